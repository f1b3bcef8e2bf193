# Médailles : le nom, et la raison.

feast-medal-king = Vive le Roi
feast-medal-king-text = Gagner en Roi
feast-medal-treason = Haute trahison
feast-medal-treason-text = Gagner en Assassin ou en Rebelle
feast-medal-knight = Armure étincelante
feast-medal-knight-text = Gagner en Chevalier
feast-medal-ghost = D’outre-tombe
feast-medal-ghost-text = Gagner après sa mort
feast-medal-three-toasts = Estomac d’acier
feast-medal-three-toasts-text = Survivre à trois coupes en une partie
feast-medal-regular-guest = Fidèle convive
feast-medal-regular-guest-text = Survivre à vingt coupes
feast-medal-duel = Premier sang
feast-medal-duel-text = Gagner un duel
feast-medal-goblet = À ta santé
feast-medal-goblet-text = Mourir d’une coupe
feast-medal-food = Mes compliments au chef
feast-medal-food-text = Mourir d’un plat
