# What a table and a hand look like.

botk-phase-line = **{ $phase }**
botk-gallows-line = -# 🪧 **{ $card }:** { $text }
# Several of them, where there is no room for what they do
botk-gallows-names = -# 🪧 { $cards }: see **Recap**
# $sure: whether, by the house rule, the only Saboteur is sure to be a prisoner.
botk-active-roles = -# Roles: { $roles }; one is nobody's{ $sure ->
        [true] {", but not the Saboteur"}
       *[false] {""}
    }
botk-active-items = -# Items: { $items }; one is in the centre
botk-heads = ☠ Count as dead: **{ $n }**
botk-heads-owed = ☠ Count as dead: **{ $n }** · executions still to come: at least { $owed }

## Marks behind a seat, words and all
botk-mark-executioner = ⚖ Executioner
botk-mark-waits = ○ not called yet
botk-mark-called = 📣 called
botk-mark-acted = ● has acted
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
botk-not-dealt = Your cards come as soon as the items are settled.
botk-your-item = You were dealt: **{ $item }**. { $text }
botk-your-item-short = You were dealt: **{ $item }**
botk-just-seen = ### 👁 You saw { $a }: { $item }
botk-just-seen-text = -# { $text }
botk-just-seen-since = ⤷ { $since }
botk-your-item-since = ⤷ { $since }
botk-notes = **What you know**
botk-note-seen = • **{ $item }**, seen as { $a }. { $since }
botk-since-still = Not moved since.
botk-since = Since then { $moves }. Now: { $now }.
botk-since-yours = Since then { $moves }. Now you hold it.
botk-since-more = …, { $moves }
botk-since-lost = Since then { $moves }. Now one of: { $places }.
botk-notes-cut = • … and more, longer ago
botk-confided = • { $name } showed you: **{ $role }**.

## The end
botk-over = The game is over. The table shows who was what.
botk-result-saboteurs = # 🗡 The Saboteurs win
botk-result-saboteurs-by = { $names } died, and that was the end of order.
botk-result-crown = # ⚖ Order is kept
botk-result-crown-heads = { $heads ->
    [0] Nobody counts as dead. A slow day.
    [one] 1 counts as dead.
   *[other] { $heads } count as dead.
  }
botk-final-won = 🏆 goal reached
botk-final-crowns = { $before } → **{ $after } 👑** ({ $why })
botk-final-crowns-same = **{ $after } 👑**, as before
botk-final-below = ⤷ { $earned }
# Beside the poster
botk-final-paid = -# { $names }: { $why }
botk-final-reason = { $amount } { $why }
botk-final-left = -# In the centre lay: { $item }. The role that nobody had: { $role }.
botk-why-steal = stolen
botk-why-robbed = robbed
botk-why-death = for dying
botk-why-heads = for the dead
botk-why-sabotage = for the sabotage
botk-why-chalice = Golden Chalice
botk-why-blood-money = Blood Money

## The poster: plain words, no markdown. $names: whose death it was, $n: how many count as dead
botk-poster-crown = Order is kept
botk-poster-crown-line = { $n ->
    [0] Nobody counts as dead
    [one] 1 counts as dead
   *[other] { $n } count as dead
  }
botk-poster-saboteurs = Order falls
botk-poster-saboteurs-line = The Saboteurs win: { $names } should have lived
botk-poster-died-execution = executed
botk-poster-died-wine = poisoned
botk-poster-died-keg = blown up

botk-card-role = Your role
botk-card-item = Your item, as dealt
botk-card-seen = You saw what { $name } had
botk-card-seen-own = You saw what you have
botk-card-seen-centre = You saw the card in the centre
