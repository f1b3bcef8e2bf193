# What a table and a hand look like. $name: a player.

feast-turn = Turn { $n } · { $name } · { $step }
feast-energy = ⚡ Energy: **{ $n }**
feast-energy-owed = ⚡ Energy: **{ $n }**, { $owed } for Dishonor · left to act: **{ $left }**
feast-energy-short = ⚡ Energy: **{ $n }**, but { $owed } for Dishonor. Short of that is death.

## Marks of a guest, words and all
feast-mark-role = **{ $role }**
feast-mark-alive = alive
feast-mark-turn = ➤ turn
feast-mark-dead-food = ☠ dead of poisoned food
feast-mark-dead-goblet = ☠ dead of a poisoned goblet
feast-mark-dead-dishonor = ☠ dead of dishonor
feast-mark-dead-duel = ☠ dead of a duel
feast-mark-kept = keeps { $n }
feast-plate-line = -# { $plate }
feast-mark-goblet = 🍷 goblet
feast-mark-no-goblet = no goblet
feast-mark-no-food = no food
feast-mark-titles = { $titles }

## Decks and the end
feast-decks = -# Decks°: { $decks }
feast-end-far = -# It ends with { $of } empty decks, or with the King.
feast-end-near = ⌛ Empty decks: **{ $n }** of { $of } to end it ({ $empty }). Soon: { $near }.
feast-none = none
feast-roles-in-play = -# Roles: { $roles }.
