# Médailles : le nom, et la raison.

execution-medal-squire = Hache de bronze
execution-medal-squire-text = Gagner en Écuyer
execution-medal-knight = Hache d’argent
execution-medal-knight-text = Gagner en Chevalier
execution-medal-baron = Hache d’or
execution-medal-baron-text = Gagner en Baron
execution-medal-duke = Hache du Duc
execution-medal-duke-text = Gagner en Duc
execution-medal-king = Hache du Roi
execution-medal-king-text = Gagner en Roi

# Comment finissent les parties
execution-result-won = Victoire
execution-result-lost = Défaite
execution-result-given-up = { execution-poster-given-up }
