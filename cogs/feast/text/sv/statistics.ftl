# Vad som räknas om en spelare.

feast-statistic-death = Vanligaste dödsorsaker: { $what }
feast-death-food = mat
feast-death-goblet = bägare
feast-death-dishonor = skam
feast-death-duel = duell

# Hur spel slutar
feast-result-king-dead = { feast-poster-king-dead }
feast-result-decks-empty = Högarna är tomma
feast-result-one-left = Bara en är kvar
feast-result-decided = { feast-poster-settled }
