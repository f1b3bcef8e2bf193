# King's Feast: its cards and its nouns.
# One word for one thing: King, guest, title, goblet, food, plate, deck, Honor, Dishonor, energy.
# What the house has added is marked in the rules alone.

feast-name = King's Feast

## Scenarios. $roles: a list of roles
feast-scenario-a = Scenario A
feast-scenario-b = Scenario B
feast-scenario-dice = Random roles
feast-scenario-custom = The host's own roles
feast-option-scenario = Roles: { $scenario }
feast-option-roles = With { $n } players: { $roles }
feast-option-dice = Any set in which every goal makes sense.

## What is wrong with a host's own set. $given, $wanted: numbers; $role, $needs: roles
feast-flaw-wrong-number = ✗ Choose { $wanted } roles for { $wanted } players, not { $given }.
feast-flaw-no-king = ✗ The King is missing.
feast-flaw-twice = ✗ There is only one { $role }.
feast-flaw-needs = ✗ The { $role } needs the { $needs }, because of the goal.
feast-fits = ✓ These roles fit { $n } players.
feast-fits-later = -# I check it with the fifth player.

feast-options-text = Choose a scenario, or your own roles. The King is always in.
feast-options-pick-scenario = Which roles?
feast-options-pick-roles = Your own set, one role a player; the King is in…

## For who plays the first few times
feast-advice = 💡 Find out what is poisoned before you eat or drink it.
feast-advice-king = 💡 Somebody may want you dead: ask your Cupbearer before you drink.

## Roles: name, goal (to the player), rule (to a reader)
feast-role-king = King
feast-role-king-goal = You win if you survive. Everybody knows who you are.
feast-role-king-rule = he survives
feast-role-assassin = Assassin
feast-role-assassin-goal = You win if the King dies. That ends the game.
feast-role-assassin-rule = the King dies
feast-role-executioner = Executioner
feast-role-executioner-goal = You win if { feast-role-executioner-rule }.
feast-role-executioner-rule = the Assassin dies
feast-role-guard = Guard
feast-role-guard-goal = You win if { feast-role-guard-rule }, even if you don't.
feast-role-guard-rule = the King survives
feast-role-rebel = Rebel
feast-role-rebel-goal = You win if { feast-role-rebel-rule }.
feast-role-rebel-rule = the Guard dies
feast-role-red-knight = Red Knight
feast-role-red-knight-goal = You win if you survive and the Blue Knight dies.
feast-role-red-knight-rule = he survives and the Blue Knight dies
feast-role-blue-knight = Blue Knight
feast-role-blue-knight-goal = You win if you survive and the Red Knight dies.
feast-role-blue-knight-rule = he survives and the Red Knight dies
feast-role-white-knight = White Knight
feast-role-white-knight-goal = You win if { feast-role-white-knight-rule }.
feast-role-white-knight-rule = more than half of the guests survive
feast-role-black-knight = Black Knight
feast-role-black-knight-goal = You win if { feast-role-black-knight-rule }, even if you do.
feast-role-black-knight-rule = more than half of the guests die
feast-role-gold-knight = Gold Knight
feast-role-gold-knight-goal = You win if you have more Honor and titles, added up, than anybody else. Even dead, you keep your Honor, and 1 for each title.
feast-role-gold-knight-rule = he has more Honor and titles, added up, than anybody else. Even dead, he keeps his Honor, and 1 for each title
feast-role-queen = Queen
feast-role-queen-goal = You win if { feast-role-queen-rule }.
feast-role-queen-rule = the Princess survives and the Suitor dies
feast-role-princess = Princess
feast-role-princess-goal = You win if you and the Suitor both survive, or both die.
feast-role-princess-rule = she and the Suitor both survive, or both die
feast-role-suitor = Suitor
feast-role-suitor-goal = You win if you and the Princess both survive, or both die.
feast-role-suitor-rule = he and the Princess both survive, or both die
feast-role-prince = Prince
feast-role-prince-goal = You win if you survive and the King or the Suitor dies.
feast-role-prince-rule = he survives and the King or the Suitor dies

## Titles: name, when, what it does
feast-title-cupbearer = Cupbearer
feast-title-cupbearer-when = setup and start of turn
feast-title-cupbearer-text = When the King has no goblet, you may serve him wine or poison. Only you know which.
feast-title-seneschal = Seneschal
feast-title-seneschal-when = setup and start of turn
feast-title-seneschal-text = You may serve everybody else without a goblet: wine, and poison to one or nobody. Only you know.
feast-title-chamberlain = Chamberlain
feast-title-chamberlain-when = setup
feast-title-chamberlain-text = Mixes poison into some foods before the feast, and knows which.
feast-title-taster = Taster
feast-title-taster-when = start of turn
feast-title-taster-text = Look at your own goblet, or one of your foods.
feast-title-spymaster = Spymaster
feast-title-spymaster-when = start of turn
feast-title-spymaster-text = Look into another guest's goblet.
feast-title-master-cook = Master Cook
feast-title-master-cook-when = your action
feast-title-master-cook-text = To poison costs you 1.
feast-title-chaplain = Chaplain
feast-title-chaplain-when = start of turn
feast-title-chaplain-text = Take 1 Dishonor from anybody, yourself included.
feast-title-inquisitor = Inquisitor
feast-title-inquisitor-when = start of turn
feast-title-inquisitor-text = Pay 1 Honor, and see another guest's role in secret.
feast-title-marshal = Marshal
feast-title-marshal-when = your action
feast-title-marshal-text = A duel costs you 2, and nobody can refuse it.
feast-title-steward = Steward
feast-title-steward-when = your action
feast-title-steward-text = A toast costs you 1, and everybody must drink.
feast-title-herald = Herald
feast-title-herald-when = your action
feast-title-herald-text = To insult or to praise costs you 1.
feast-title-fool = Fool
feast-title-fool-when = end of turn
feast-title-fool-text = The King, or a guest with more Honor than you, gains 1 Dishonor.

## Foods (house)
feast-food-bread = bread
feast-food-cheese = cheese
feast-food-fish = fish
feast-food-fruit = fruit
feast-food-roast = roast
feast-food-pie = pie

## Goblets and decks
feast-goblet-wine = wine
feast-goblet-poison = poison
feast-spot-goblet = goblet
feast-spot-box = Nobody: out of the game
feast-deck-bread = { feast-food-bread }
feast-deck-cheese = { feast-food-cheese }
feast-deck-fish = { feast-food-fish }
feast-deck-fruit = { feast-food-fruit }
feast-deck-roast = { feast-food-roast }
feast-deck-pie = { feast-food-pie }
feast-deck-wine = Wine
feast-deck-poison-goblet = Poison Goblets
feast-deck-food-poison = Food Poison
feast-deck-size = { $deck } { $n }
feast-harmless = harmless

## Honor and Dishonor: nobody ever has both
feast-honor = ◆ { $n } Honor
feast-dishonor = ◇ { $n } Dishonor
feast-no-honor = no Honor

## Steps
feast-step-setup = **Setup** · The table is laid.
feast-step-start = **Start of turn** · titles.
feast-step-act = Use titles, eat foods, act once.
feast-step-refill = **Refill** · plates are filled up.
feast-step-end = **End of turn** · use titles.
feast-step-over = **The end**

## The banner of the picture: no markdown
feast-banner-setup = Setup
feast-banner-start = Titles
feast-banner-act = Action
feast-banner-refill = Refill
feast-banner-end = End of turn
feast-banner-over = The feast is over
