# What is counted of a player. $n: how often, $what: a list of the most frequent.

feast-statistic-death = Favourite deaths: { $what }
feast-death-food = the food
feast-death-goblet = a goblet
feast-death-dishonor = shame
feast-death-duel = a duel

# How games end, as `gallows simulate` counts them
feast-result-king-dead = { feast-poster-king-dead }
feast-result-decks-empty = The decks are empty
feast-result-one-left = Only one is left
feast-result-decided = { feast-poster-settled }
