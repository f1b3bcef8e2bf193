# Ce que dit « ? » à côté d'une question : les deux phrases qui comptent maintenant.

feast-explain-hand-out = Tu gardes les autres.
feast-explain-serve = Qui la boit à un toast meurt. Tu peux aussi la laisser hors du jeu.
feast-explain-take = Tout le monde voit la sorte d’un plat. On mange à son tour, pour l’énergie.
feast-explain-claim = Échanson et Sénéchal : tu les redonnes aussitôt.
feast-explain-grant = À chacun de tes tours, quelqu’un qui a de l’Honneur doit en recevoir un.
feast-explain-grant-to = Échanson et Sénéchal décident de qui boit quoi.
feast-explain-act = On prend d’abord un titre, puis on utilise les siens. Chaque plat mangé donne 1 énergie ; le poison tue.
feast-explain-poison = Il remplace une carte de la même sorte, chez n’importe qui, même toi. On sait que tu as empoisonné, pas qui.
feast-explain-toast = Qui l’a servie sait ce qu’il y a dedans, mais on l’a peut-être changée depuis.
feast-explain-challenge = Si tu refuses, ton Déshonneur te coûtera de l’énergie, et l’autre y gagne de l’Honneur.
feast-explain-swap = Personne ne regarde. On peut aussi échanger une coupe contre rien.
feast-explain-throw = Pierre bat ciseaux, ciseaux bat feuille, feuille bat pierre. Qui gagne reçoit 1 Honneur.
feast-explain-end = Chaque titre sert une fois par tour.
