# Questions and the words on their controls. Labels and placeholders are plain text.

## What is asked. $about: the title, the player or the card that it concerns; $n: how many to pick.
feast-ask-hand-out = **Who gets which title?** One each; three must be given out.
feast-ask-serve = **{ $about }: who gets the Poison Goblet?** Everybody else gets wine. Only you will know.
feast-ask-take = { $n ->
    [one] **Take a food** that is not on your plate.
   *[other] **Take { $n } different foods.**
  }
feast-ask-claim = **Claim a guest's title, for 3 Honor?**
feast-ask-grant = **Which title do you give away?** You must, for 1 Honor.
feast-ask-grant-to = **Who becomes { $about }?** Anybody with Honor pays you 1.
feast-ask-act = **What do you do?** { $early ->
    [yes] Titles first, then one
   *[no] One
  } action. Short of energy? You eat from your plate to pay, and any food may be poisoned.
feast-ask-titles = **Use or claim a title?** You can't once you eat or act.
feast-ask-eat = **Eat for energy?** A food is 1 ⚡; poison kills.
feast-ask-goblets = **What do you do with the food and goblets?**
feast-ask-guests = **What do you do to the guests?**
feast-ask-act-short = **You can't pay for your Dishonor.** Eat, though it may be poisoned, or die of shame.
feast-ask-poison = **You drew poison for: { $about }.** { $verb ->
    [box] Nobody has any, so it leaves the game.
   *[poison] Whose card does it replace?
  }
feast-ask-toast = **{ $about } calls a toast.** Wine: 1 Honor. Poison: death. 👎: 1 Dishonor.
feast-ask-challenge = **{ $about } challenges you to a duel.** Refuse: 1 Dishonor. Accept: the loser dies.
feast-ask-swap = **Who swaps goblets with { $about }?**
feast-ask-throw = **Your duel with { $opponent }. What do you throw?** The loser dies; a tie is 1 Honor each.
feast-ask-end = **Your turn ends.** Use a title?
feast-crowd-throw = **{ $a } and { $b } duel.** The loser dies. A tie: 1 Honor each.

## What a crowd's answer was, to who gave it
feast-chosen-up = 👍 You drink.
feast-chosen-down = 👎 You don't drink.
feast-chosen-throw = You throw: { $pick }.

## What silence will mean, by what it answers
feast-silence-rest = -# If time runs out, titles are given at random.
feast-silence-done = -# If time runs out, you skip this.
feast-silence-yield = -# If time runs out, you die.
feast-silence-pass = -# If time runs out, you do nothing.
feast-silence-dump = -# If time runs out, you throw away a food.
feast-silence-box = -# If time runs out, it leaves the game.
feast-silence-down = -# If time runs out, you don't drink.
feast-silence-refuse = -# If time runs out, you refuse.

## Placeholders of selects. $n: how many to pick; $cost: of an action, in energy; $topic: of the question.
feast-pick-give = { $topic ->
    [grant] Give a title…
   *[other] Give it to…
  }
feast-pick-serve = Poison goes to…
feast-pick-take = Take { $n }…
feast-pick-claim = Claim a title from the King (2 Honor)…
feast-pick-steal = Claim a title from a guest (3 Honor)…
feast-pick-cupbearer = Cupbearer: the King's poison goes to…
feast-pick-seneschal = Seneschal: the guests' poison goes to…
feast-pick-taster = Taster: taste…
feast-pick-spymaster = Spymaster: look into a goblet…
feast-pick-chaplain = Chaplain: take 1 Dishonor from…
feast-pick-inquisitor = Inquisitor: see a role (1 Honor)…
feast-pick-fool = Fool: 1 Dishonor for…
feast-pick-flip = Eat foods, +1 energy each. Poison kills…
feast-pick-dump = Throw away one of your foods, { $cost } ⚡…
feast-pick-spill = Spill a goblet, { $cost } ⚡{ feast-eats }…
feast-pick-swap-goblets = Swap goblets{ $n ->
    [one] , { $cost } ⚡, first somebody with one
   *[other] {" "}(pick two), { $cost } ⚡
  }{ feast-eats }…
feast-pick-swap-plates = Swap plates (pick two), { $cost } ⚡{ feast-eats }…
feast-pick-with = Swap with…
feast-pick-poison = { $topic ->
    [act] Poison a goblet or a food, { $cost } ⚡{ feast-eats }…
   *[other] Poison the card of…
  }
feast-pick-insult = Insult (1 Dishonor), { $cost } ⚡{ feast-eats }…
feast-pick-praise = Praise, or boast (1 Honor), { $cost } ⚡{ feast-eats }…
feast-pick-duel = Challenge to a duel, { $cost } ⚡{ feast-eats }…
feast-pick-throw = Throw…

## Buttons. $topic: of the question
# $risk: what is known of the foods that an action takes, $flips of them
feast-do-cost = { $verb }, { $n } ⚡{ feast-eats }
feast-eats = { $risk ->
    [none] {""}
    [safe] : eats { $flips }, safe as far as you know
    [poison] : eats { $flips }, with poison
   *[unknown] : eats { $flips }, maybe poisoned
  }
# A food to eat. $known: as $risk above
feast-do-eat = Eat { $food }, { $known ->
    [safe] safe as far as you know
    [poison] it is poisoned
   *[unknown] maybe poisoned
  }
# The steps of a turn, as buttons
feast-step-titles = Titles
feast-step-eat = Eat
feast-step-goblets = Food
feast-step-guests = Guests
feast-do-give = Give them out
feast-do-rest = At random
feast-do-done = { $topic ->
    [end] End my turn
   *[other] Go on
  }
feast-do-pass = Do nothing
feast-do-claim = Claim from the King (2 Honor)
feast-do-steal = Claim from a guest (3 Honor)
feast-do-cupbearer = Cupbearer: serve the King
feast-do-seneschal = Seneschal: serve the guests
feast-do-taster = Taster
feast-do-spymaster = Spymaster
feast-do-chaplain = Chaplain
feast-do-inquisitor = Inquisitor (1 Honor)
feast-do-fool = Fool
feast-do-yield = Die of shame
feast-do-dump = Throw food away
feast-do-spill = Spill wine
feast-do-swap-goblets = Swap goblets
feast-do-swap-plates = Swap plates
feast-do-toast = Toast
feast-do-poison = Poison
feast-do-insult = Insult
feast-do-praise = Praise
feast-do-duel = Duel
feast-do-box = Out of the game
feast-do-up = 👍 Drink
feast-do-down = 👎 Don't drink
feast-do-accept = ⚔ Accept
feast-do-refuse = Refuse

## Options and the hints below them
feast-throw-rock = Rock
feast-throw-paper = Paper
feast-throw-scissors = Scissors
feast-hint-box = Only wine is served.
feast-goblet-own = your goblet
feast-draw-poison-goblet = Draw poison for a goblet
feast-draw-food-poison = Draw poison for a food
feast-hint-left = { $n } left in the deck
feast-hint-held = held by { $name } · { $text }
feast-hint-goblet = goblet: { $known }
