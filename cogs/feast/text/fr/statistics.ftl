# Ce qu'on compte.

feast-statistic-death = Morts favorites : { $what }
feast-death-food = un plat
feast-death-goblet = une coupe
feast-death-dishonor = la honte
feast-death-duel = un duel

# Comment finissent les parties
feast-result-king-dead = { feast-poster-king-dead }
feast-result-decks-empty = Les pioches sont vides
feast-result-one-left = Il ne reste qu’une personne
feast-result-decided = { feast-poster-settled }
