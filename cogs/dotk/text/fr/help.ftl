# Ce que /help dit de ce jeu.

dotk-help =
    Le **jeu de cour**, de 3 à 7 : marque des points, mais pas le plus, car la deuxième place gagne.
    Le **grand jeu**, jusqu’à 16 : une carte par personne, et une action pour s’en débarrasser. La plus basse perd.
