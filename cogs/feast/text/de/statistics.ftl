# Was über jemanden gezählt wird.

feast-statistic-death = Häufigste Tode: { $what }
feast-death-food = Essen
feast-death-goblet = Kelch
feast-death-dishonor = Scham
feast-death-duel = Duell

# Wie Spiele enden
feast-result-king-dead = { feast-poster-king-dead }
feast-result-decks-empty = Die Stapel sind leer
feast-result-one-left = Nur ein Gast bleibt
feast-result-decided = { feast-poster-settled }
