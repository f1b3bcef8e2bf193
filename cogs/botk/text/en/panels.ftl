# What a table and a hand look like.

botk-phase-line = **{ $phase }**
botk-gallows-line = -# 🪧 **{ $card }:** { $text }
# Several of them, where there is no room for what they do
botk-gallows-names = -# 🪧 { $cards }: see **Recap**
# $sure: whether, by the house rule, the only Saboteur is sure to be a prisoner.
botk-active-roles = -# Roles: { $roles }; one of these is left over{ $sure ->
        [true] {", but not the Saboteur"}
       *[false] {""}
    }
botk-active-items = -# Items: { $items }; one of these is in the centre
botk-heads = ☠ Deaths: **{ $n }**
botk-heads-owed = ☠ Deaths: **{ $n }** · at least { $owed } more { $owed ->
    [one] execution
   *[other] executions
  } to come

## Marks behind a seat, words and all
botk-mark-executioner = ⚖ Executioner
botk-mark-waits = ○ has not moved
botk-mark-called = 📣 moves now
botk-mark-acted = ● has moved
botk-mark-sealed = 🔒 sealed
botk-mark-face-up = face up: { $item }
botk-mark-mob = the mob wants them first
botk-mark-condemned = ☞ condemned
botk-mark-scaffold = ⚔ being executed
# On a picture, below a face and its item
botk-scaffold = On the scaffold
botk-mark-alive = alive
botk-mark-dead = ☠ dead
botk-mark-escaped = 🗝 escaped
botk-purse = 👑 { crowns }
botk-mark-held = held: { $item }
botk-mark-was = was the { $role }
botk-centre-face-up = Centre card, face up: **{ $item }**

## A hand
botk-you-are = Your role: **{ $role }** · seat { $seat }
botk-you-watch = You watch.
botk-not-dealt = Your cards come in a moment.
botk-your-item = You were dealt: **{ $item }**. { $text }
botk-your-item-short = You were dealt: **{ $item }**
botk-just-seen = ### 👁 You saw { $a }: { $item }
botk-just-seen-text = -# { $text }
botk-just-seen-since = ⤷ { $since }
botk-your-item-since = ⤷ { $since }
botk-notes = **What you know**
botk-note-seen = • **{ $item }**, seen as { $a }. { $since }
botk-since-still = Still there.
botk-since = { $moves }. Now: { $now }.
botk-since-yours = { $moves }. Now you hold it.
botk-since-more = …, { $moves }
botk-since-lost = { $moves }. Now it's one of: { $places }.
botk-notes-cut = • … and older ones
botk-confided = • { $name } showed you: **{ $role }**.

## The end
botk-over = The game is over. The table shows who was what.
botk-result-saboteurs = # 🗡 { botk-poster-saboteurs }
botk-result-saboteurs-by = { botk-poster-saboteurs-line }.
botk-result-crown = # ⚖ Order is kept
botk-result-crown-heads = { $heads ->
    [0] No death counts.
    [one] 1 death.
   *[other] { $heads } deaths.
  }
botk-final-won = 🏆 won
botk-final-crowns = { $before } → **{ $after } 👑** ({ $why })
botk-final-crowns-same = **{ $after } 👑**, as before
botk-final-below = ⤷ { $earned }
# Beside the poster
botk-final-paid = -# { $names }: { $why }
botk-final-reason = { $amount } { $why }
botk-final-left = -# Centre card: { $item }. Role left over: { $role }.
botk-why-steal = stolen
botk-why-robbed = robbed
botk-why-death = for dying
botk-why-heads = for deaths
botk-why-sabotage = for sabotage
botk-why-chalice = Golden Chalice
botk-why-blood-money = Blood Money

## The poster: plain words, no markdown. $names: whose death it was, $n: how many count as dead,
## $winners: how many won, $paid: how many of them as Saboteurs, $saboteurs: how many there were
botk-poster-crown = Order is kept
botk-poster-crown-line = { $n ->
    [0] No death counts{ $winners ->
        [0] , so nobody wins
       *[other] {""}
      }
    [one] 1 death
   *[other] { $n } deaths
  }
botk-poster-saboteurs = Order falls
botk-poster-saboteurs-line = The Saboteurs win{ $paid ->
    [0] , but { $saboteurs ->
        [0] there were none
       *[other] none survived
      }
   *[other] {""}
  }: { $names } should have lived
botk-poster-died-execution = executed
botk-poster-died-wine = poisoned
botk-poster-died-keg = blown up

botk-card-role = Your role
botk-card-item = Your item, as dealt
botk-card-seen = You saw { $name }'s item
botk-card-seen-own = You saw your item
botk-card-seen-centre = You saw the centre card
