# Les règles : des pages, et des paragraphes numérotés.

dotk-page-overview = Comment jouer
dotk-rules-overview-1 = Il y a **treize personnages**, deux cartes de chaque, de la Mort (0) au Roi (12).
dotk-rules-overview-2 = **Jeu de cour** (de 3 à 7) : à chaque tour, tu reçois trois cartes, une pour chacune des trois manches. Manche 1 : la carte la plus **haute** marque. Manche 2 : la plus **basse**. Manche 3 : **toutes celles du milieu**. Chacune marque 1 ; les égalités partagent.
dotk-rules-overview-3 = Tout le monde donne une fois ; puis le **deuxième total gagne**. Le jeu **court** a deux fois moins de tours que de places, arrondi vers le haut (maison).
dotk-rules-overview-4 = **Grand jeu** (de 3 à 16) : une carte par personne. La plus basse perd la manche.
dotk-rules-overview-5 = Dans une manche, les cartes sont face cachée. Tout le monde fait **une action** ; puis on les révèle toutes.

dotk-page-round = Une manche
dotk-rules-round-1 = **1. Cartes.** Au jeu de cour, tout le monde pose en même temps une carte de sa main, face cachée (maison). Au grand jeu, tu en reçois une.
dotk-rules-round-2 = **2. Actions.** La personne à gauche de qui donne commence ; qui donne joue en dernier. Tu joues avec la carte que tu as à ton tour.
dotk-rules-round-3 = **3. Révélation.** Tous les pouvoirs de Révélation agissent d’un coup, selon les noms des autres cartes sur la table. Les cartes en main, dans la pioche ou de côté ne comptent pas.
dotk-rules-round-4 = **4. Score.** Au jeu de cour, le Roi est le plus haut, mais ne marque jamais : en manche 1, la valeur suivante gagne.
dotk-rules-round-5 = On met les cartes de côté, visibles. Après trois manches, on mélange tout, et la personne à gauche donne.

dotk-page-actions = Actions
dotk-rules-actions-1 = **Échanger** avec la personne à ta gauche, qui ne peut pas refuser. Si tu donnes, tu **coupes** : une carte de la pioche, au hasard et visible, remplace l’ancienne, qui va sous la pioche (maison).
dotk-rules-actions-2 = **Garder** ta carte.
dotk-rules-actions-3 = **Prendre** une carte de ta main à la place, au jeu de cour.
dotk-rules-actions-4 = **Utiliser** son Action : Marchand, Voleur, Jongleur, Dragon. Elle reste alors visible, où qu’elle aille sur la table. Qui la reçoit avant son tour peut s’en servir aussi.
dotk-rules-actions-5 = Tu ne vois que les cartes que tu reçois.

dotk-page-characters = Personnages
dotk-rules-characters-1 = Deux cartes de chaque, les plus hautes d’abord. De deux nombres, le premier est le normal. Nombres et pouvoirs sont à nous (maison).
dotk-rules-character = **{ $card }** · { $text }
dotk-rules-characters-2 = Une Action se joue à ton tour. Une Révélation agit toute seule.

dotk-page-great = Le grand jeu
dotk-rules-great-1 = La plus basse valeur perd la manche ; à égalité, toutes perdent. **La Mort perd toujours.** Le Roi vaut simplement 12.
dotk-rules-great-2 = **Jetons :** qui perd en prend un. On joue autant de manches qu’on est à table (maison), ou deux ou trois fois plus. Le moins de jetons gagne ; les égalités partagent.
dotk-rules-great-3 = **Vies :** quatre par personne, deux à partir de huit (maison). Qui perd en rend une. Sans vie, tu es hors jeu. La dernière personne en jeu gagne ; une chute commune à la fin se partage.
dotk-rules-great-4 = On mélange toutes les cartes avant chaque manche (maison), et la personne suivante encore en jeu donne.

dotk-page-crowns = Victoire et couronnes
dotk-rules-crowns-1 = Au jeu de cour, le **deuxième total** gagne, et les égalités partagent (maison) : avec 5, 5 et 2 points, le 2 gagne ; avec 5, 2 et 2, les deux 2.
dotk-rules-crowns-2 = **Personne ne gagne** si tous les totaux sont égaux, ou si tout le monde partage le plus haut ou le plus bas, comme avec 5, 5, 2 et 2. On ne paie rien alors.
dotk-rules-crowns-3 = Chaque victoire rapporte 2 couronnes du Trésor (maison).

dotk-page-time = Sans réponse
dotk-rules-time-1 = Choisir une carte : au hasard. Action : tu gardes ta carte. Marchand : tu le gardes.
dotk-rules-time-2 = Au grand jeu, une action a 20 secondes en rythme rapide et 30 en rythme normal (maison).

dotk-page-house = Règles maison
dotk-rules-house-1 = Les noms, les 26 cartes et le score des deux jeux sont imprimés.
dotk-rules-house-2 = **Derniers mots :** avant la dernière manche, on peut redire quelle carte on a. 20 secondes au plus. Pas avec les vies.
