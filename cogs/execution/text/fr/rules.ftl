# Les règles, page par page. Des paragraphes courts : on les lit sur un téléphone.

execution-page-overview = En bref
execution-page-cards = Jokers, as, sauver
execution-page-levels = Niveaux
execution-page-daily = La donne du jour
execution-page-house = Règles maison

execution-rules-overview-1 = Douze figures sont en trois rangées de quatre, celles de devant seules visibles. **Exécute-les toutes.**
execution-rules-overview-2 = Pioche trois cartes, et joue les trois avant de repiocher : pose-les **sur des figures**, ou **défausse**-les, dessus ou dessous.
execution-rules-overview-3 = Une figure prend trois cartes. Les deux premières, de n’importe quelle couleur, doivent atteindre ensemble sa valeur : Valet 11, Dame 12, Roi 13.
execution-rules-overview-4 = La troisième est le **couperet** : de la couleur de la figure, et plus haute qu’au moins l’une des deux premières. Sur V♥ avec 5 et 6, un 6♥ est un couperet, un 5♥ non.
execution-rules-overview-5 = Il exécute la figure. Tu **sauves** l’une des trois cartes : elle va à la défausse. La figure de derrière est révélée.
execution-rules-overview-6 = Entre deux coups, tu peux toujours jouer le **dessus de la défausse**.
execution-rules-overview-7 = Tu perds quand la pioche et ta main sont vides et que le dessus de la défausse ne va nulle part. Ton **score** (maison) : en cas de victoire, les cartes qui restent ; sinon, moins 1 par figure qui reste.

execution-rules-cards-1 = Un **joker** est n’importe quelle valeur de 2 à 10, et n’importe quelle couleur. Parmi les deux premières, il vaut le moins possible pour atteindre la figure ; en couperet, il vaut 10.
execution-rules-cards-2 = Un **as** vaut 1, et c’est toujours un couperet dans sa couleur.
execution-rules-cards-3 = Après la première carte, un 10 doit suffire : pas d’as sur une Dame ou un Roi, pas de 2 sur un Roi. La deuxième doit compléter la somme (maison).
execution-rules-cards-4 = On ne sauve jamais ni jokers ni as. Défaussés, ils restent jouables.
execution-rules-cards-5 = Si tu peux sauver une carte, tu le dois, et tu choisis laquelle. Sinon, les trois s’en vont.
execution-rules-cards-6 = ⚠ marque une figure pour laquelle il ne reste aucun couperet.

execution-rules-levels-1 = **Écuyer** : comme imprimé, mais avec 12 mains à piocher au lieu de 14 (maison).
execution-rules-levels-2 = **Chevalier** (maison) : { execution-differs-knight }. 13 mains.
execution-rules-levels-3 = **Baron** (maison) : { execution-differs-baron } des trois, hors jokers et as. Si deux se valent, tu choisis.
execution-rules-levels-4 = **Duc** (maison) : { execution-differs-duke }. Les défausses vont où tu veux.
execution-rules-levels-5 = **Roi** (maison) : { execution-differs-king }.

execution-rules-daily-1 = `/execution { command-name-daily }` : une donne par jour, la même pour tout le monde, au niveau **duc** (maison).
execution-rules-daily-2 = Tu as un essai, à un seul endroit. Il reste privé jusqu’à la fin du jour, à minuit UTC. Un essai inachevé compte comme un abandon.

execution-rules-daily-3 = `/execution { command-name-board }` montre les résultats de ce serveur, et combien de jours d’affilée on a joué, sur n’importe quel serveur. **Partager** publie le tien : 🟥 exécutée, ⬛ encore debout. Cela ne dévoile rien.

execution-rules-house-1 = **Reprendre** (maison) annule tes dernières cartes, jusqu’à la dernière révélation.
execution-rules-house-2 = Neuf cartes de la pioche sont tournées. Quand elles arrivent, il reste trois mains (maison).
execution-rules-house-4 = Après une défaite, tu peux lire jusqu’à quelle main tu pouvais encore gagner, en sachant toutes les cartes (maison).
execution-rules-house-6 = Un **indice** (maison) donne le prochain coup de l’ordi difficile, et combien de parties sur cent il gagne ensuite. Ton résultat compte tes indices.
execution-rules-house-3 = **Abandonner** (maison), ou ne pas jouer pendant une semaine, compte comme une défaite. Aucune couronne ne bouge.
execution-rules-house-5 = Tu peux regarder toute la défausse à tout moment (maison).
