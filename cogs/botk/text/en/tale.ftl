# What happened, in lines that everybody may read. $name, $by, $to: players; $a, $b: whose item.

botk-tale-phase-setup = **Setup.** The cards come out.
botk-tale-phase-action = **Action.** Everybody gets one move.
botk-tale-phase-execution = **Execution.** The crowd pulls its chairs closer.
botk-tale-phase-rewards = **Rewards.** The treasury sighs.
botk-tale-executioner-took = ⚖ { $name } takes the hood: the Executioner.
botk-tale-cards-drawn = Drawn: { $roles }. Items: { $items }.
botk-tale-pardon-added = No Pardon among them: { $item } goes, a Pardon comes.
botk-tale-item-removed = No safe item among them: the Executioner takes out { $item }.
botk-tale-safe-item-drawn = Drawn instead: { $item }.
botk-tale-safe-item-passed = Passed over: { $passed }. Drawn instead: { $item }.
botk-tale-cards-active = All is shuffled and dealt. One item lies in the centre, one role leaves unseen.
botk-tale-gallows-revealed = 🪧 Gallows card { $number }: **{ $card }** ({ $marks }).
botk-tale-nothing-to-do = { $card }: nobody to do it to.
botk-tale-selected = { $card }: the Executioner selects { $names }.
botk-tale-called = 📣 { $name } is called.
botk-tale-stood-idle = 📣 { $name } is called, and does nothing at all.
botk-tale-peek-seen = 👁 { $by } peeks at { $a }.
botk-tale-switched = 🔀 { $by } switches { $a } and { $b }.
botk-tale-moved-stir = Stir: every item moves one seat clockwise.
botk-tale-moved-stir-sealed = Stir: every item but the sealed moves on clockwise.
botk-tale-moved = { $card }: { $a } and { $b } change places.
botk-tale-shuffled = { $card }: { $places } are shuffled and dealt back.
botk-tale-face-up = Face up for all: { $a } is the **{ $item }**.
botk-tale-sealed = 🔒 { $a } is sealed: no peeking, no moving.
botk-tale-direction-picked = The wheel turns { $direction }. “My cards” shows what you saw.
botk-tale-confided = 🎭 { $by } shows a role to { $to }, who finds it in “My cards”.
botk-tale-votes-counted = The mob counts: { $votes }.
botk-tale-votes-none = The mob counts: not one vote.
botk-tale-vote = { $name } { $n }
botk-tale-mob-chose = The mob wants { $name } first.
botk-tale-condemned = ☞ { $name } is condemned. The Executioner must still strike.
botk-tale-relented = ☞ { $name } is condemned, then spared. For now.
botk-tale-executed = ⚔ { $way }
botk-tale-executed-shield = 🛡 { $by } holds up the Shield and escapes: { $name } is executed instead.
botk-tale-item-shown = { $name } held the **{ $item }**.
botk-tale-centre-shown = The Mimic is what the centre card is: **{ $item }**.
botk-tale-role-shown = 🎭 { $name } was the **{ $role }**!
botk-tale-escaped-dummy = { $name } escapes. Straw everywhere: only a Dummy died. It counts.
botk-tale-escaped-key = { $name } unlocks the shackles and escapes. It does not count.
botk-tale-escaped-shield = { $name } escapes behind the Shield.
botk-tale-died-execution = ☠ { $death }
botk-tale-died-wine = ☠ { $by } pours for { $name }, who is dead of the wine.
botk-tale-died-keg = ☠ { $by }'s Powder Keg goes off beside { $name }, who is dead.
botk-tale-counted = { $heads ->
    [one] Counted as dead: **1**.
   *[other] Counted as dead: **{ $heads }**.
  }
botk-tale-paid-steal = 👑 { $name } steals { $amount }: from { $from }.
botk-tale-paid-death = 👑 { $name } pays for dying: { $amount }.
botk-tale-paid-heads = 👑 { $amount } for those counted as dead: { $names }.
botk-tale-paid-sabotage = 👑 { $amount } for the sabotage: { $names }.
botk-tale-paid-chalice = 👑 { $amount } for the Golden Chalice: { $names }.
botk-tale-paid-blood-money = 👑 { $amount } of Blood Money: { $names }.
botk-tale-executions-ended-stopped = ✋ The Executioner stops.
botk-tale-executions-ended = Nobody is left to execute.
botk-tale-game-ended-saboteurs = 🗡 **The Saboteurs win**, thanks to { $names }.
botk-tale-game-ended-crown = ⚖ **Order is kept.** { $heads ->
    [0] Nobody counts as dead.
    [one] 1 counts as dead.
   *[other] { $heads } count as dead.
  }
botk-tale-unveiled = Every card is turned up.
botk-tale-successor-named = { $name } is to be the next Executioner.

## What only the whole story tells
botk-story-role-dealt = { $name } is dealt the role **{ $role }**.
botk-story-role-discarded = The role left over: **{ $role }**. Nobody sees it.
botk-story-item-dealt = { $name } is dealt the **{ $item }**.
botk-story-item-dealt-centre = The centre card is the **{ $item }**.
botk-story-peeked = 👁 { $by } peeks at { $a }: **{ $item }**.
botk-story-switched = 🔀 { $by } switches { $a } ({ $item }) and { $b } ({ $other }).
botk-story-moved = { $card }: { $moves }.
botk-story-move = { $item } → { $to }
botk-story-lay = After the shuffle: { $items }.
botk-story-role-confided = 🎭 { $by } shows { $to } the role **{ $role }**.
