# What happened, in lines that everybody may read. Each text is named after its event, and its places
# after the event's fields. $by: who does it; $place, $first, $second: whose item.

botk-tale-phase-began = { $phase_id ->
    [setup] **Setup.** The cards come out.
    [action] **Action.** Everybody gets one move.
    [execution] **Execution.** The crowd moves closer.
   *[rewards] **Rewards.** The treasury sighs.
  }
botk-tale-executioner-took = ⚖ { $seat } is the Executioner.
botk-tale-cards-drawn = Drawn: { $roles }. Items: { $items }.
botk-tale-pardon-added = No Pardon was drawn: { $removed } goes, a Pardon comes in.
botk-tale-item-removed = No item is safe: the Executioner takes out { $removed }.
botk-tale-safe-item-drawn = { $n ->
    [0] Drawn instead: { $kept }.
   *[other] Drawn, but not safe: { $passed }. Drawn instead: { $kept }.
  }
botk-tale-cards-active = All is shuffled and dealt. One item goes to the centre, one role is left over.
botk-tale-gallows-revealed = 🪧 Gallows card { $number }: **{ $card }**.
botk-tale-nothing-to-do = { $card }: nobody can be selected.
botk-tale-selected = { $card }: the Executioner selects { $seats }.
botk-tale-called = 📣 { $seat } is called.
botk-tale-stood-idle = 📣 { $seat } is called, and does nothing.
botk-tale-peek-seen = 👁 { $by } peeks at { $place }.
botk-tale-switched = 🔀 { $by } swaps { $first } and { $second }.
# $sealed: how many items stay where they are
botk-tale-moved = { $card_id ->
    [stir] Stir: every { $sealed ->
        [0] item moves one seat
       *[other] item but the sealed moves on
      } clockwise.
   *[other] { $card }: { $first } and { $second } are swapped.
  }
botk-tale-shuffled = { $card }: { $places } are shuffled and dealt back.
botk-tale-face-up = Everybody sees it now: { $place } is the **{ $item }**.
botk-tale-sealed = 🔒 { $seat }'s item is sealed.
botk-tale-direction-picked = { botk-story-direction-picked } “My cards” shows what you saw.
botk-tale-confided = 🎭 { $by } shows a role to { $whom }, who finds it in “My cards”.
# $votes: names, each with a number
botk-tale-votes-counted = { $votes ->
    [none] Nobody voted.
   *[other] The votes: { $votes }.
  }
botk-tale-mob-chose = The mob wants { $seat } first.
botk-tale-condemned = ☞ { $seat } is condemned.
botk-tale-relented = ☞ { $seat } is condemned, then spared.
# $way: the sentence of a gallows card, $mark: its emblem
botk-tale-executed = { $by_shield_of ->
    [none] { $mark ->
        [none] ⚔
       *[other] { $mark }
      } { $way }
   *[other] 🛡 { $by_shield_of } holds up the Shield and escapes: { $seat } is executed instead.
  }
botk-tale-item-shown = { $seat } held the **{ $item }**.
botk-tale-centre-shown = The Mimic copies the centre card: **{ $item }**.
botk-tale-role-shown = 🎭 { $seat } was the **{ $role }**!
botk-tale-escaped = { $seat } { $by_id ->
    [dummy] escapes. Straw everywhere: only a Dummy died. It counts.
    [key] unlocks the shackles and escapes. It doesn't count.
   *[shield] escapes behind the Shield.
  }
botk-tale-died = { $cause_id ->
    [execution] ☠ { $seat } is dead.
    [wine] ☠ { $by } pours wine for { $seat }, who dies of it.
   *[keg] ☠ { $by }'s Powder Keg kills { $seat }, too.
  }
botk-tale-counted = Deaths: **{ $heads }**.
# Of one payment: $payer, $payee. Of several for one reason: $payers, $payees
botk-tale-paid = { $why_id ->
    [steal] 👑 { $payee } steals { $amount }: from { $payers }.
    [death] 👑 { $payer } pays { $amount } for dying.
    [heads] 👑 { $amount } for deaths: { $payees }.
    [sabotage] 👑 { $amount } for sabotage: { $payees }.
    [chalice] 👑 { $amount } for the Golden Chalice: { $payees }.
   *[blood-money] 👑 { $amount } of Blood Money: { $payees }.
  }
botk-tale-executions-ended = { $stopped ->
    [true] ✋ The Executioner stops.
   *[false] Nobody is left to execute.
  }
botk-tale-game-ended = { $result_id ->
    [saboteurs] 🗡 **The Saboteurs win**, thanks to { $brought_by }.
   *[crown] ⚖ **Order is kept.** { botk-result-crown-heads }
  }
botk-tale-unveiled = All cards are revealed.
botk-tale-successor-named = { $seat } is the next Executioner.

## What became of a card that somebody saw. $to: where it went then, if that can be said
botk-news-switched = { $to ->
    [none] { $by } swapped { $first } and { $second }
   *[other] { $by } swapped it
  }
botk-news-moved = { $to ->
    [none] { $card } moved items
   *[other] { $card } moved it
  }
botk-news-shuffled = { $card } shuffled it

## What only the whole story tells. Empty: what is told with its secret, or by a heading
botk-chapter-phase-began = { $phase }
botk-story-phase-began = {""}
botk-story-peek-seen = {""}
botk-story-confided = {""}
botk-story-direction-picked = The wheel turns { $direction_id ->
    [clockwise] clockwise
   *[counterclockwise] counterclockwise
  }.
botk-story-role-dealt = { $seat } is dealt the role **{ $role }**.
botk-story-role-discarded = The role left over: **{ $role }**. Nobody sees it.
botk-story-item-dealt = { $place_id ->
    [centre] The centre card is the **{ $item }**.
   *[other] { $place } is dealt the **{ $item }**.
  }
botk-story-peeked = 👁 { $by } peeks at { $place }: **{ $item }**.
botk-story-switched = 🔀 { $by } swaps { $first } ({ $item }) and { $second } ({ $other }).
botk-story-moved = { $card }: { $moves }.
botk-story-move = { $item } → { $to }
botk-story-lay = After the shuffle: { $items }.
botk-story-role-confided = 🎭 { $by } shows { $whom } the role **{ $role }**.
