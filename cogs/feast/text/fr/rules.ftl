# Les règles, page par page. Des paragraphes courts : on les lit sur un téléphone.

feast-page-overview = En bref
feast-page-setup = Mise en place
feast-page-turn = Un tour
feast-page-actions = Actions
feast-page-toasts = Toasts et duels
feast-page-roles = Rôles
feast-page-titles = Titres
feast-page-food = Plats, coupes, pioches
feast-page-end = La mort et la fin
feast-page-crowns = Couronnes
feast-page-time = Sans réponse
feast-page-house = Règles maison

feast-rules-overview-1 = Vous êtes au festin du **Roi**. La plupart d’entre vous en mourront.
feast-rules-overview-2 = Tout le monde a un rôle secret et son propre but. Plusieurs peuvent gagner, même les morts.
feast-rules-overview-3 = À ton tour, mange si tu l’oses, pour l’**énergie**. Dépense-la pour une action : empoisonner, complimenter, insulter, échanger, porter un toast, défier.
feast-rules-overview-4 = Des plats et des coupes sont empoisonnés, et quelqu’un sait lesquels. Parle, mens, et regarde qui ne boit pas.

feast-rules-setup-1 = On distribue les rôles en secret ; seul le Roi montre le sien. On commence avec 1 Honneur.
feast-rules-setup-2 = Le Roi donne un titre à chaque convive, et garde le reste. **Échanson**, **Sénéchal** et **Chambellan** sont à donner.
feast-rules-setup-3 = Le Chambellan mêle du poison aux pioches de plats, en secret : 2 cartes à 5 ou 6, 3 à 7 ou 8, 4 à 9 ou 10.
feast-rules-setup-4 = L’Échanson sert le Roi, le Sénéchal les autres : une coupe par personne, face cachée. On pioche une coupe de trop, et l’une quitte le jeu sans être vue. Hormis qui sert, personne ne sait qui a du poison.
feast-rules-setup-5 = Tout le monde prend 3 plats différents, en même temps (maison). La personne à gauche du Roi commence ; on joue en sens horaire.

feast-rules-turn-1 = **1. Prendre**, une fois par tour, avant d’utiliser tes titres : paie 2 Honneurs pour un titre du Roi, 3 pour celui de quelqu’un d’autre. Le Roi aussi peut en prendre à quelqu’un.
feast-rules-turn-2 = **2. Début du tour :** utilise tes titres qui le disent. À son tour, le Roi doit donner un titre, s’il en a un, à quelqu’un qui a de l’Honneur, s’il y en a, pour 1 Honneur.
feast-rules-turn-3 = **3. Énergie :** tu en as 1, et 1 de plus par plat que tu manges, qui quitte le jeu (maison). Le poison tue.
feast-rules-turn-4 = Chacun de tes **Déshonneurs** coûte 1 énergie, puis s’en va. Si tu ne peux pas tout payer, tu meurs de honte.
feast-rules-turn-5 = **4. Action :** une que tu peux payer. Si elle coûte plus que tu n’as, tu manges pour le reste, dans l’ordre de ton assiette.
feast-rules-turn-6 = **5. Service :** on complète chaque assiette à 3 plats, tous différents, en sens horaire à partir de toi et depuis les plus grosses pioches (maison). **6. Fin du tour :** utilise les titres qui le disent.
feast-rules-turn-7 = 1 Honneur et 1 Déshonneur s’annulent.

feast-rules-actions-1 = Une par tour. Le nombre est son coût en énergie.
feast-rules-action = **{ $n } · { $verb } :** { $text }
feast-rules-action-dump = l’un de tes plats quitte le jeu, sans être vu.
feast-rules-action-spill = la coupe de n’importe qui, même toi, quitte le jeu, sans être vue. Tu reçois 1 Déshonneur.
feast-rules-action-swap-goblets = deux convives échangent leurs coupes. Une coupe contre rien, c’est permis.
feast-rules-action-swap-plates = deux convives échangent tous leurs plats.
feast-rules-action-toast = qui a une coupe boit, ou non.
feast-rules-action-poison = pioche un poison en secret, pour une coupe ou un plat. Il remplace une carte de cette sorte, chez n’importe qui, même toi. On voit de quelle pioche (maison), pas chez qui.
feast-rules-action-insult = quelqu’un reçoit 1 Déshonneur.
feast-rules-action-praise = quelqu’un reçoit 1 Honneur. Toi, si personne d’autre ne s’y met.
feast-rules-action-duel = défie quelqu’un.

feast-rules-toasts-1 = **Un toast :** pour chaque coupe, un pouce levé ou baissé, tous en même temps.
feast-rules-toasts-2 = **Baissé :** 1 Déshonneur. **Levé :** tu bois. Le vin donne 1 Honneur, le poison tue ; la coupe quitte le jeu (maison).
feast-rules-toasts-3 = **Un duel :** on peut te le refuser, pour 1 Déshonneur. Tu reçois alors 1 Honneur, et 1 de plus par Déshonneur en face.
feast-rules-toasts-4 = S’il est accepté : pierre, feuille, ciseaux. Qui gagne reçoit 1 Honneur, qui perd meurt. Égalité : 1 Honneur pour les deux.
feast-rules-toasts-5 = **Maison :** avant ton premier tour, tu ne bois à aucun toast et ne livres aucun duel. Qui survit seul, de la Princesse et du Soupirant, montre sa carte et porte le deuil : ni toast, ni duel.
feast-rules-toasts-6 = **Maison, derniers mots :** avant un duel, les deux peuvent dire leur rôle, et les autres encouragent l’un des camps.

feast-rules-roles-1 = Le rôle gagne si…
feast-rules-role = **{ $role } :** { $rule }.
feast-rules-roles-2 = « Plus de la moitié » compte tout le monde à table au début. En cas d’égalité en tête, le Chevalier d’or perd (maison). Tu peux dire ton rôle, mais pas montrer ta carte. La Reine voit qui est le Soupirant (maison).

feast-rules-title = **{ $title }** ({ $when }{ $house ->
    [true] , maison
   *[false] {""}
  }) : { $text }
feast-rules-titles-1 = Chaque titre est au choix, dans l’ordre que tu veux, une fois par tour. Le Roi ne peut pas utiliser les siens.
feast-rules-titles-2 = Il y a autant de titres que de convives : les trois premiers, Maréchal et Intendant, et d’autres au hasard.

feast-rules-food-1 = **Six plats** (maison) : { $foods }. On voit la sorte d’une carte, mais pas s’il y a du poison.
feast-rules-food-2 = **Cartes** (maison), à N convives : 8 de chaque plat à 5 ou 6, 9 de 7 à 9, 10 à 10 ; { $wine }N Vin, N+{ $goblets } Coupes de poison, { $poison } Poison des plats pour chaque plat.
feast-rules-food-3 = Personne ne regarde ce qui a quitté le jeu.
feast-rules-food-4 = Maison : une pioche trop courte donne ce qu’elle a. S’il manque des coupes, les dernières places en sens horaire, depuis la gauche du Roi, n’en ont pas.

feast-rules-end-1 = **Mourir :** on voit ton rôle. Ta coupe et tes plats quittent le jeu sans être vus, Honneurs et Déshonneurs disparaissent, tes titres vont au Roi. Les morts n’ont plus de tour, et rien ne leur arrive. Ils peuvent parler, et gagner.
feast-rules-end-2 = Si l’Échanson ou le Sénéchal revient au Roi, il le redonne aussitôt, pour 1 Honneur, ou pour rien si personne n’en a. Qui le reçoit sert à partir de son prochain tour.
feast-rules-end-3 = **La mort du Roi finit la partie aussitôt.** Ce qui arrive au même moment compte encore.
feast-rules-end-4 = Sinon, elle finit après le tour où une deuxième des neuf pioches se vide, ou quand une seule personne est en vie (maison).
feast-rules-end-5 = **Tout est joué** (maison) : dès la première mort, elle finit aussi après un tour où plus personne en vie n’a rien à gagner : en l’état, chaque but est atteint, ou impossible.
feast-rules-end-6 = Un Chevalier d’or en vie en a toujours, sauf s’il mène et reste seul avec le Roi.

feast-rules-crowns-1 = Chaque victoire rapporte 3 couronnes du Trésor (maison). Perdre ne coûte rien.
feast-rules-crowns-2 = Ta première partie t’apporte 5 couronnes.

feast-rules-time-1 = Ton tour : tu jettes un plat. Si tu ne peux pas payer ton Déshonneur, tu en meurs.
feast-rules-time-2 = Un toast : pouce baissé. Un défi : tu refuses. Signes, titres, coupes et plats : au hasard.
feast-rules-time-3 = Si tu restes trop souvent sans répondre, ou que tu pars, l’ordi joue pour toi.

feast-rules-house-1 = Sont à nous : les scénarios A et B, tous les titres sauf Échanson, Sénéchal et Chambellan, et ce qui est marqué « maison ».
