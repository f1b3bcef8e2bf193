# Questions, et les mots de leurs boutons et listes. Libellés sans mise en forme.

## Ce qu'on demande. $about : le titre, la personne ou la carte ; $n : combien choisir
feast-ask-hand-out = **À qui quel titre ?** Un par personne ; trois sont à donner.
feast-ask-serve = **{ $about } : à qui la coupe de poison ?** Les autres ont du vin. Personne d’autre ne le saura.
feast-ask-take = { $n ->
    [one] **Prends un plat** qui n’est pas dans ton assiette.
   *[other] **Prends { $n } plats différents.**
  }
feast-ask-claim = **Prendre le titre de quelqu’un, pour 3 Honneurs ?**
feast-ask-grant = **Quel titre donnes-tu ?** Tu le dois, pour 1 Honneur.
feast-ask-grant-to = **Qui devient { $about } ?** Qui a de l’Honneur t’en paie 1.
feast-ask-act = **Que fais-tu ?** { $early ->
    [yes] D’abord les titres, puis une
   *[no] Une
  } action. Pas assez d’énergie ? Tu manges pour payer, et tout plat peut être empoisonné.
feast-ask-titles = **Utiliser ou prendre un titre ?** Trop tard après avoir mangé ou agi.
feast-ask-eat = **Manger pour l’énergie ?** Un plat vaut 1 ⚡ ; le poison tue.
feast-ask-goblets = **Que fais-tu des plats et des coupes ?**
feast-ask-guests = **Que fais-tu aux convives ?**
feast-ask-act-short = **Tu ne peux pas payer ton Déshonneur.** Mange, malgré le poison possible, ou meurs de honte.
feast-ask-poison = **Tu as pioché du poison pour : { $about }.** { $verb ->
    [box] Personne n’en a : il quitte le jeu.
   *[poison] Quelle carte remplace-t-il ?
  }
feast-ask-toast = **{ $about } porte un toast.** Vin : 1 Honneur. Poison : la mort. 👎 : 1 Déshonneur.
feast-ask-challenge = **{ $about } te défie en duel.** Refuser : 1 Déshonneur. Accepter : qui perd meurt.
feast-ask-swap = **Qui échange sa coupe avec { $about } ?**
feast-ask-throw = **Ton duel avec { $opponent }. Que joues-tu ?** Qui perd meurt ; égalité : 1 Honneur pour les deux.
feast-ask-end = **Ton tour finit.** Utiliser un titre ?
feast-crowd-throw = **Duel : { $a } et { $b }.** Qui perd meurt. Égalité : 1 Honneur pour les deux.

## La réponse à tous, dite à qui l'a donnée
feast-chosen-up = 👍 Tu bois.
feast-chosen-down = 👎 Tu ne bois pas.
feast-chosen-throw = Tu joues : { $pick }.

## Sans réponse
feast-silence-rest = -# Sans réponse, le hasard donne les titres.
feast-silence-done = -# Sans réponse, tu passes.
feast-silence-yield = -# Sans réponse, tu meurs.
feast-silence-pass = -# Sans réponse, tu ne fais rien.
feast-silence-dump = -# Sans réponse, tu jettes un plat.
feast-silence-box = -# Sans réponse, il quitte le jeu.
feast-silence-down = -# Sans réponse, tu ne bois pas.
feast-silence-refuse = -# Sans réponse, tu refuses.

## Invites des listes. $n : combien choisir ; $cost : en énergie
feast-pick-give = { $topic ->
    [grant] Donner un titre…
   *[other] Le donner à…
  }
feast-pick-serve = Poison pour…
feast-pick-take = En prendre { $n }…
feast-pick-claim = Prendre un titre au Roi (2 Honneurs)…
feast-pick-steal = Prendre un titre à quelqu’un (3 Honneurs)…
feast-pick-cupbearer = Échanson : le poison du Roi va à…
feast-pick-seneschal = Sénéchal : le poison des convives va à…
feast-pick-taster = Goûteur : goûter…
feast-pick-spymaster = Maître espion : regarder une coupe…
feast-pick-chaplain = Chapelain : enlever 1 Déshonneur à…
feast-pick-inquisitor = Inquisiteur : voir un rôle (1 Honneur)…
feast-pick-fool = Fou : 1 Déshonneur pour…
feast-pick-flip = Manger, +1 énergie par plat. Le poison tue…
feast-pick-dump = Jeter l’un de tes plats, { $cost } ⚡…
feast-pick-spill = Renverser une coupe, { $cost } ⚡{ feast-eats }…
feast-pick-swap-goblets = Échanger des coupes{ $n ->
    [one] , { $cost } ⚡, d’abord une pleine
   *[other] {" "}(choisis-en deux), { $cost } ⚡
  }{ feast-eats }…
feast-pick-swap-plates = Échanger des assiettes (choisis-en deux), { $cost } ⚡{ feast-eats }…
feast-pick-with = Échanger avec…
feast-pick-poison = { $topic ->
    [act] Empoisonner une coupe ou un plat, { $cost } ⚡{ feast-eats }…
   *[other] Empoisonner la carte de…
  }
feast-pick-insult = Insulter (1 Déshonneur), { $cost } ⚡{ feast-eats }…
feast-pick-praise = Complimenter, ou se vanter (1 Honneur), { $cost } ⚡{ feast-eats }…
feast-pick-duel = Défier en duel, { $cost } ⚡{ feast-eats }…
feast-pick-throw = Jouer…

## Boutons
# $risk : ce qu'on sait des plats qu'une action fait manger, $flips en tout
feast-do-cost = { $verb }, { $n } ⚡{ feast-eats }
feast-eats = { $risk ->
    [none] {""}
    [safe] {" "}: mange { $flips }, sûr pour autant que tu saches
    [poison] {" "}: mange { $flips }, avec du poison
   *[unknown] {" "}: mange { $flips }, poison possible
  }
feast-do-eat = Manger : { $food }, { $known ->
    [safe] sûr pour autant que tu saches
    [poison] avec du poison
   *[unknown] poison possible
  }
# Les étapes d'un tour
feast-step-titles = Titres
feast-step-eat = Manger
feast-step-goblets = Plats
feast-step-guests = Convives
feast-do-give = Les donner
feast-do-rest = Au hasard
feast-do-done = { $topic ->
    [end] Finir mon tour
   *[other] Continuer
  }
feast-do-pass = Ne rien faire
feast-do-claim = Prendre au Roi (2 Honneurs)
feast-do-steal = Prendre à quelqu’un (3 Honneurs)
feast-do-cupbearer = Échanson : servir le Roi
feast-do-seneschal = Sénéchal : servir les convives
feast-do-taster = Goûteur
feast-do-spymaster = Maître espion
feast-do-chaplain = Chapelain
feast-do-inquisitor = Inquisiteur (1 Honneur)
feast-do-fool = Fou
feast-do-yield = Mourir de honte
feast-do-dump = Jeter un plat
feast-do-spill = Renverser une coupe
feast-do-swap-goblets = Échanger des coupes
feast-do-swap-plates = Échanger des assiettes
feast-do-toast = Porter un toast
feast-do-poison = Empoisonner
feast-do-insult = Insulter
feast-do-praise = Complimenter
feast-do-duel = Défier
feast-do-box = Hors du jeu
feast-do-up = 👍 Boire
feast-do-down = 👎 Ne pas boire
feast-do-accept = ⚔ Accepter
feast-do-refuse = Refuser

## Options et leurs indices
feast-throw-rock = Pierre
    .kind = f
feast-throw-paper = Feuille
    .kind = f
feast-throw-scissors = Ciseaux
    .kind = pl
feast-hint-box = On ne sert que du vin.
feast-goblet-own = ta coupe
feast-draw-poison-goblet = Piocher du poison pour une coupe
feast-draw-food-poison = Piocher du poison pour un plat
feast-hint-left = encore { $n } dans la pioche
feast-hint-held = à { $name } · { $text }
feast-hint-goblet = coupe : { $known }
