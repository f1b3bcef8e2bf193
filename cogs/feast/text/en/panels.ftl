# What a table and a hand look like. $name: a player.

feast-turn = Turn { $n } · { $name } · { $step }
# The same beside a picture, whose banner says the step
feast-turn-brief = Turn { $n } · { $name }
# ⚡ is energy. $owed: what Dishonor takes of it, $left: what is left for the action
feast-energy = { $question } ⚡ Energy: **{ $n }**
feast-energy-owed = { $question }
    ⚡ Energy: **{ $n }** · Dishonor takes { $owed } · left: **{ $left }**
feast-energy-short = { $question }
    ⚡ Energy: **{ $n }**, but Dishonor takes { $owed }.

## Marks of a guest, words and all
feast-mark-role = **{ $role }**
feast-mark-alive = alive
feast-mark-mourns = 🖤 mourns
feast-mark-turn = ➤ turn
feast-mark-dead-food = ☠ { feast-poster-died-food }
feast-mark-dead-goblet = ☠ { feast-poster-died-goblet }
feast-mark-dead-dishonor = ☠ { feast-poster-died-dishonor }
feast-mark-dead-duel = ☠ { feast-poster-died-duel }
feast-mark-kept = keeps { $n }
feast-plate-line = -# { $plate }
feast-mark-goblet = 🍷 goblet
feast-mark-no-goblet = no goblet
feast-mark-no-food = no food
feast-mark-titles = { $titles }

## Decks and the end
feast-decks = -# Decks: { $decks }
feast-end-far = -# Ends at { $of } empty decks, or when the King dies, one is left, or all is decided.
feast-end-near = -# ⌛ Ends at { $of } empty decks or sooner ({ $n ->
    [0] 0 so far
   *[other] so far: { $empty }
  }).{ $near ->
    [none] {""}
   *[other] {" "}Running low: { $near }.
  }
# The same beside a picture. $near: how many decks soon will be empty
feast-end-near-brief = -# ⌛ Ends at { $of } empty decks or sooner: { $n } so far{ $near ->
    [0] {""}
   *[other] , { $near } running low
  }
feast-roles-in-play = -# Roles: { $roles }
feast-titles-line = -# Titles: { $titles }
feast-titles-of = { $name } { $titles }

## A hand
feast-you-are = Your role: **{ $role }** · seat { $seat }
feast-you-watch = You watch.
feast-not-dealt = Your card comes in a moment.
feast-you-dead = Talk on: you can still win.
feast-you-dead-lost = You cannot win any more.
feast-standing-won = ✓ If it ended now, **you'd win:** { $why }.
feast-standing-lost = ✗ If it ended now, **you'd lose:** { $why }.
feast-you-mourn = 🖤 You mourn: no toasts, no duels.
feast-your-title = **{ $title }:** { $text }
feast-your-titles = Your titles: { $titles }
feast-your-titles-king = Titles to give away (you can't use them): { $titles }.
feast-your-cards = { $tokens } · { $goblet } · { $foods }
# $known: poison, wine or harmless; “?” where that may have changed since
feast-seen = { $what } (**{ $known }**)
feast-seen-once = { $what } ({ $known }?)
feast-notes-unsure = -# ? Somebody used poison since.
feast-unknown = unknown
feast-known = { $what }: { $how }
feast-known-once = { $what } earlier: { $how }; somebody used poison since
feast-how-served = you served it
feast-how-tasted = you tasted it
feast-how-spied = you saw it
feast-how-poisoned = you poisoned it
feast-notes = **What you know**
# The same in brief, in one line: names stand beside what is known of each
feast-notes-brief = -# **You know:** { $notes }
feast-note-brief = { $name } { $known }
feast-note-small = -# { $note }
feast-note = • { $name }: { $known }
feast-note-role = **{ $role }**
feast-note-mixed = • You mixed poison into: { $foods }.
feast-note-mixed-found = { feast-note-mixed } Found so far: { $found }.
feast-note-top = • Top of the { $food } deck: { $card }.
feast-note-deeper = • { $food }, card { $n } of { $of }: { $card }.
feast-notes-cut = • … and more
feast-over = The game is over. The table shows who was what.

## The end
feast-final-winners = { $n ->
    [0] Nobody won. The treasury is touched.
    [one] 1 winner.
   *[other] { $n } winners.
  }
feast-final-why-won = 🏆 { $names }
feast-final-why-lost = ✗ { $names }
feast-final-why = -# { $whose }: { $why }
feast-final-won = ⤷ 🏆 won: { $why } · { $before } → **{ $after } 👑**
feast-final-lost = ⤷ ✗ lost: { $why } · **{ $after } 👑**

feast-button-options = Roles

## Pictures: plain words, no markdown
feast-goblet = goblet
feast-thumb-up = thumb up
feast-thumb-down = thumb down
feast-honor-number = { $n } Honor
feast-dishonor-number = { $n } Dishonor

## The poster. $n: how many reached their goals
feast-poster-king-dead = The King is dead
feast-poster-decks-empty = The feast is over
feast-poster-one-left = The last one standing
feast-poster-decided = It is decided
# $how: what ended the feast
feast-poster-line = { $how }. { $n ->
    [0] Nobody won
    [one] 1 winner
   *[other] { $n } winners
  }
feast-picture-empty = Empty decks
# $empty: decks
feast-poster-decks = No more { $empty }
feast-poster-left = Only { $name } is left at the table
feast-poster-settled = No living guest has anything left to win
# $name: who called for the toast, or won the duel; $own: whether it was the King
feast-poster-king-goblet = The King drank poison to { $own ->
    [true] his own
   *[false] { $name }'s
  } toast
feast-poster-king-duel = The King lost a duel to { $name }
feast-poster-king-food = The King ate poison
feast-poster-king-dishonor = The King died of shame
feast-poster-died-goblet = drank poison
feast-poster-died-food = ate poison
feast-poster-died-dishonor = died of shame
feast-poster-died-duel = lost a duel

feast-card-role = Your role
