# Medals, earned once and for good: the name, and what it is for.

feast-medal-king = Long Live the King
feast-medal-king-text = Won as the King
feast-medal-treason = High Treason
feast-medal-treason-text = Won as the Assassin or the Rebel
feast-medal-knight = Shining Armour
feast-medal-knight-text = Won as a Knight
feast-medal-ghost = From the Grave
feast-medal-ghost-text = Won a game although dead
feast-medal-three-toasts = Iron Stomach
feast-medal-three-toasts-text = Survived three goblets in a game
feast-medal-regular-guest = Regular Guest
feast-medal-regular-guest-text = Survived twenty goblets
feast-medal-duel = First Blood
feast-medal-duel-text = Won a duel
feast-medal-goblet = To Your Health
feast-medal-goblet-text = Died of a goblet
feast-medal-food = Compliments to the Cook
feast-medal-food-text = Died of a food
