# Médailles : le nom, et la raison.

botk-medal-first-head = Première tête
botk-medal-first-head-text = Une mort en Bourreau
botk-medal-full-basket = Panier plein
botk-medal-full-basket-text = Quatre morts en une partie, en Bourreau
botk-medal-thirty-heads = Trente têtes
botk-medal-thirty-heads-text = Trente morts en Bourreau
botk-medal-loyalist = Fidèle au trône
botk-medal-loyalist-text = Gagner en Loyaliste
botk-medal-princess = Sang royal
botk-medal-princess-text = Gagner en Princesse
botk-medal-jester = Rira bien…
botk-medal-jester-text = Gagner en Bouffon
botk-medal-saboteur = À bas l’ordre
botk-medal-saboteur-text = Gagner trois fois en Saboteur
botk-medal-escape = Pas aujourd’hui
botk-medal-escape-text = Survivre à une exécution
botk-medal-bear = Ami de l’ours
botk-medal-bear-text = Mourir sous les griffes de l’ours
botk-medal-wine = Grand cru
botk-medal-wine-text = Mourir de vin empoisonné
botk-medal-keg = Sortie explosive
botk-medal-keg-text = Mourir d’un baril de poudre
