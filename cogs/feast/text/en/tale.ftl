# What happened, in lines that everybody may read. $by does it, to $name; $a and $b: players.

feast-tale-step-setup = **Setup.** The King invites. Nobody dares to decline.
feast-tale-step-over = **The end.** The candles are put out.
feast-tale-roles-chosen = { $scenario }: { $roles }.
feast-tale-king-shown = ♛ { $name } is the King, and shows it.
feast-tale-titles-taken = The King takes the titles: { $titles }.
feast-tale-decks-made = Decks°: { $decks }.
feast-tale-food-prepared = 🍲 { $name } has been in the kitchen: { $n } poisons are in the food.
feast-tale-honor-dealt = Everybody has { $n } Honor. It will not last.
feast-tale-turn = **Turn { $n }** · { $name }
feast-tale-passed = { $name } does nothing, and does it well.
feast-tale-title-given = 🏷 The King makes { $name } **{ $title }**.
feast-tale-title-given-paid = 🏷 The King makes { $name } **{ $title }**, for { $n } Honor.
feast-tale-title-claimed = 🏷 { $by } takes **{ $title }** from { $name } for { $n } Honor.
feast-tale-honor-gained = ◆ { $name }: +{ $n } Honor.
feast-tale-dishonor-gained = ◇ { $name }: +{ $n } Dishonor.
feast-tale-honor-paid = ◆ { $name } pays { $n } Honor. Now: { $now }.
feast-tale-dishonor-removed = ◇ { $name } is rid of { $n } Dishonor. Now: { $now }.
feast-tale-served-cupbearer = 🍷 { $name } serves the King a goblet.
feast-tale-served-seneschal = 🍷 { $name } serves { $names } ({ $wine } wine, { $poison } poison drawn).
feast-tale-foods-taken = 🍽 { $name } takes { $foods }.
feast-tale-flipped = 🍴 { $name } eats { $foods }, and lives. Energy: { $energy }.
feast-tale-flipped-poison = 🍴 { $name } eats { $foods }. The { $last } is poisoned!
feast-tale-dumped = { $name } drops the { $food } under the table.
feast-tale-spilled = 💦 { $by } spills { $name }'s goblet, for 1 Dishonor.
feast-tale-spilled-own = 💦 { $by } spills the own goblet, for 1 Dishonor.
feast-tale-goblets-swapped = 🔀 { $by } swaps goblets: { $names }.
feast-tale-plates-swapped = 🔀 { $by } swaps plates: { $names }.
feast-tale-poisoned-poison-goblet = 🧪 { $by } poisons, with a goblet. Where, nobody saw.
feast-tale-poisoned-food-poison = 🧪 { $by } poisons, with a food. Where, nobody saw.
feast-tale-insulted = 🗯 { $by } insults { $name }: 1 Dishonor.
feast-tale-insulted-own = 🗯 { $by } insults… { $name }: 1 Dishonor. Well aimed.
feast-tale-praised = 💬 { $by } praises { $name }: 1 Honor.
feast-tale-praised-own = 💬 { $by } boasts: 1 Honor.

## A toast
feast-tale-toast-called = 🥂 { $by } calls a toast. In hand: { $names }.
feast-tale-toast = 🥂 **To the King!** All thumbs at once:
feast-tale-toast-down = 👎 { $names } { $n ->
    [one] keeps
   *[other] keep
  } sober: 1 Dishonor{ $n ->
    [one] {""}
   *[other] {" "}each
  }.
feast-tale-toast-nobody = Not one drinks. The King takes note.
feast-tale-toast-wine = 🍷 { $names } { $n ->
    [one] drinks
   *[other] drink
  } good wine: 1 Honor{ $n ->
    [one] {""}
   *[other] {" "}each
  }.
feast-tale-toast-poison = 🧪 { $names } { $n ->
    [one] drinks
   *[other] drink
  } **poison**.
feast-tale-goblet-flipped = { $name } drinks: { $goblet }.

## A duel
feast-tale-challenged = ⚔ { $by } challenges { $name } to a duel.
feast-tale-duel-refused = ⚔ { $name } refuses { $by }'s duel: 1 Dishonor.
feast-tale-duel-accepted = ⚔ { $name } accepts { $by }'s duel. Rock, paper, scissors.
feast-tale-duel-won = ⚔ { $a }: { $threw }. { $b }: { $against }. { $name } wins, and gains 1 Honor.
feast-tale-duel-tie = ⚔ { $a }: { $threw }. { $b }: { $against }. A tie: 1 Honor each.

## What titles do
feast-tale-tasted = 👁 { $by } tastes the own { $food }.
feast-tale-tasted-goblet = 👁 { $by } sniffs at the own goblet.
feast-tale-spied = 👁 { $by } looks into { $name }'s goblet.
feast-tale-inspected = 👁 { $by } looks at the top of the { $food }.
feast-tale-buried = { $by } puts it at the bottom of the { $food }.
feast-tale-absolved = 🙏 { $by } absolves { $name } of 1 Dishonor.
feast-tale-absolved-own = 🙏 { $by } absolves… { $name } of 1 Dishonor.
feast-tale-questioned = 🎭 { $by } pays 1 Honor, and questions { $name } in secret.
feast-tale-exchanged = 🔀 { $by } gives { $name } { $gave } for { $got }.
feast-tale-honor-moved = 📯 { $by } moves 1 Honor from { $a } to { $b }.
feast-tale-mocked = 🃏 { $by } mocks { $name }: 1 Dishonor.

## Death and the end
feast-tale-died-food = ☠ { $name } is dead, face down in the plate: the **{ $role }**.
feast-tale-died-goblet = ☠ { $name } is dead, and did not even finish the glass: the **{ $role }**.
feast-tale-died-dishonor = ☠ { $name } is dead of shame. It does happen: the **{ $role }**.
feast-tale-died-duel = ☠ { $name } is dead, and was so sure of it: the **{ $role }**.
feast-tale-died-kept = {" "}Keeps { $n } Honor.
feast-tale-died-titles = {" "}Back to the King: { $titles }.
feast-tale-unveiled = Every card is turned up.
feast-tale-judged-won = 🏆 { $name }, { $role }: goal reached ({ $why }).
feast-tale-judged-lost = ✗ { $name }, { $role }: goal missed ({ $why }).
feast-tale-paid = 👑 { $amount } each from the treasury: { $names }.

## What only the whole story tells
feast-story-role-dealt = { $name } is dealt the role **{ $role }**.
feast-story-food-poisoned = 🧪 { $name } mixes a poison into the { $food }.
feast-story-stacked = Top to bottom, the { $food }: { $cards }.
feast-story-poisons = Food Poison, top to bottom: { $foods }.
feast-story-served = 🍷 { $name } ({ $title }) serves { $goblets }. { $boxed }
feast-story-goblet = { $name } { $goblet }
feast-story-boxed = In the box: { $goblet }.
feast-story-boxed-nothing = Nothing is left for the box.
feast-story-tasted = 👁 { $by } tastes: { $what }, { $card }.
feast-story-spied = 👁 { $by } looks into { $name }'s goblet: { $card }.
feast-story-inspected = 👁 { $by } looks at the top of the { $food }: { $card }.
feast-story-role-known = 🎭 { $by } pays 1 Honor and sees { $name }'s role: **{ $role }**.
feast-story-poison-drawn = 🧪 { $by } draws poison for: { $card }.
feast-story-poison-placed = 🧪 { $by } poisons { $name }'s { $card }.
feast-story-poison-boxed = 🧪 { $by } draws poison for: { $card }. It fits nowhere, and goes into the box.

## Why a goal is reached or missed
feast-why-alive = { $role } alive
feast-why-dead = { $role } dead
feast-why-white-knight = { $n } of { $of } alive
feast-why-black-knight = { $n } of { $of } dead
feast-why-gold-knight = Honor and titles { $n }, best other { $of }

## How it ended. $decks: those that are empty
feast-result-king-dead = # ☠ The King is dead
feast-result-decks-empty = # 🕯 The feast is over: no more { $decks }
feast-result-one-left = # 🕯 Only one is left at the table
