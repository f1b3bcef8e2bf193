# Les règles, page par page. Des paragraphes courts : on les lit sur un téléphone.

botk-page-overview = En bref
botk-page-setup = La donne
botk-page-action = Actions
botk-page-execution = Exécutions
botk-page-roles = Rôles
botk-page-items = Objets
botk-page-gallows = Cartes Potence
botk-page-gallows-more = Autres cartes Potence
botk-page-crowns = Couronnes
botk-page-time = Sans réponse
botk-page-house = Règles maison

botk-rules-overview-1 = Quelqu’un est le **Bourreau**. Les autres croupissent en prison, avec un rôle et un objet secrets.
botk-rules-overview-2 = D’abord, les autres jouent un coup : **regarder** un objet, ou en **échanger** deux. Puis le Bourreau exécute, une personne à la fois, et peut s’arrêter après la première.
botk-rules-overview-3 = Chaque mort paie le Bourreau et les Loyalistes en vie. Mais si la **Princesse** meurt, ou quelqu’un avec une **Grâce**, ce sont les **Saboteurs** qui gagnent.
botk-rules-overview-4 = Alors parle. Supplie, promets, accuse, mens. Les morts, hélas, se taisent.

botk-rules-setup-1 = L’hôte décide qui est le premier Bourreau ; ensuite, chaque Bourreau nomme le suivant.
botk-rules-setup-2 = On tire autant de rôles et d’objets qu’il y a de places, et tout le monde les voit.
botk-rules-setup-3 = Il y a toujours une Grâce, et toujours un objet **sûr** (Joli Chapeau, Calice d’or, Fromage ou Mannequin) : sinon, le Bourreau en retire un et un objet sûr le remplace.
botk-rules-setup-4 = Tout le monde, sauf le Bourreau, reçoit un rôle et un objet en secret. L’objet restant est la **carte centrale** ; personne ne voit le rôle restant avant la fin.
botk-rules-setup-5 = Tu gardes ton rôle. Ton objet peut bouger : ne crois que ce que tu as vu.

botk-rules-action-1 = On révèle une carte Potence, qui s’applique. Puis le Bourreau appelle les autres, dans l’ordre de son choix.
botk-rules-action-2 = À ton appel, tu **regardes** un objet, le tien, celui d’une autre personne ou la carte centrale ; personne d’autre ne le voit.
botk-rules-action-3 = Ou tu en **échanges** deux, n’importe lesquels. Personne ne regarde, même pas toi.
botk-rules-action-4 = Tout le monde voit ce que tu as fait, pas ce que tu as vu. Puis vient une seconde carte Potence.

botk-rules-execution-1 = Le Bourreau condamne quelqu’un, puis appuie sur **Frapper**, ou sur **Renoncer** pour revenir en arrière. Il faut au moins une exécution.
botk-rules-execution-2 = L’objet est alors révélé et agit. La plupart meurent. D’autres s’échappent, vivent, et on ne peut plus les exécuter.
botk-rules-execution-3 = « À côté », c’est la première personne en vie de ce côté. On saute le Bourreau et qui a fui.
botk-rules-execution-4 = Si un objet te tue, ton Bouclier, Mannequin, Vin, Baril ou ta Clé ne fait rien. Grâce, Fromage, Mimic et ton rôle comptent toujours.
botk-rules-execution-5 = C’est fini quand le Bourreau s’arrête, quand il ne reste personne, ou dès que les Saboteurs gagnent.

botk-rules-roles-1 = Il reste un rôle. À six ou plus, il n’y a donc peut-être pas de Saboteur. Peut-être.
botk-rules-role = **{ $role }**{ $copies ->
    [0] {""}
   *[other] {" "}({ $copies } dans le paquet)
  } : { $rule }

botk-rules-items-1 = Un objet sert à qui l’a à ce moment-là.
botk-rules-item = **{ $item }** ({ $marks }) : { $text }
botk-rules-items-2 = L’effet du Calice d’or est une règle maison.
botk-rules-copies = { $n } dans le paquet
botk-rules-safe = sûr

botk-rules-gallows-card = 🪧 **{ $card }** ({ $method }, { house-card }) : { $text }
botk-rules-gallows-1 = On en révèle deux sur { $n } par partie. C’est le Bourreau qui choisit, mais jamais lui-même. Toutes sont des cartes maison.

botk-rules-crowns-1 = Ta première partie t’apporte 5 couronnes. S’il t’en manque, tu paies ce que tu as.
botk-rules-crowns-2 = **L’ordre règne :** le Bourreau, les Loyalistes en vie et la Princesse en vie touchent 1 par mort.
botk-rules-crowns-3 = **Les Saboteurs gagnent :** chaque Saboteur en vie touche 3. Bourreau, Loyalistes et Princesse, rien.
botk-rules-crowns-4 = **Le Bouffon** qui meurt sans le Fromage vole 1 à tout le monde, en vie ou non.
botk-rules-crowns-5 = **Mourir** coûte 1. Un Mannequin compte comme une mort, et ne coûte rien ; la mort d’un Bouffon ne compte pas.

botk-rules-time-1 = Ton coup : tu passes. Un vote : tu ne votes pas. Le Bouclier : il reste baissé.
botk-rules-time-2 = Le Bourreau : le hasard choisit et appelle pour lui. S’il manque une exécution, le hasard exécute quelqu’un ; sinon, la partie finit.
botk-rules-time-3 = Si tu restes trop souvent sans répondre, ou que tu pars, l’ordi joue pour toi.

botk-rules-house-1 = Les rôles et la plupart des objets sont imprimés ; leur nombre est une règle maison.
botk-rules-house-2 = Les « cartes maison » sont à nous, ou font ce que nous disons.
botk-rules-house-3 = **Toujours un Saboteur :** à quatre ou cinq, on redonne jusqu’à ce que quelqu’un le soit. L’hôte peut vouloir ça toujours, ou jamais.
botk-rules-house-4 = **Derniers mots :** avant **Frapper**, la personne condamnée peut plaider, et les autres votent Frappe ou Épargne, à découvert. 20 secondes au plus.
