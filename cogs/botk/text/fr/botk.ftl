# Par ordre du Roi : ses cartes et ses noms.
# Qui joue peut être de tout genre : « les autres », « personne », « qui … », jamais « prisonnier ».
# .kind : m, f ou pl, et mv, fv devant une voyelle.

botk-name = Par ordre du Roi

## Phases
botk-phase-setup = Donne
botk-phase-action = Action
botk-phase-execution = Exécution
botk-phase-rewards = Butin

## Lieux et sens
botk-you = toi
botk-you-first = toi
botk-centre = le centre
botk-spot-centre = Carte centrale
botk-item-of = l’objet { INITIAL($name) ->
    [vowel] d’
   *[other] de{" "}
  }{ $name }
botk-item-of-own = son propre objet
botk-item-of-you = ton objet
botk-item-of-centre = la carte centrale
botk-direction-clockwise = Sens horaire (vers la gauche)
botk-direction-counterclockwise = Sens antihoraire (vers la droite)

## Rôles
botk-role-executioner = Bourreau
    .kind = m
botk-role-executioner-goal = Tu gagnes si { $princess ->
        [true] {"la Princesse survit et que "}
       *[false] {""}
    }personne ne meurt avec une Grâce. Chaque mort te rapporte 1 couronne.
botk-role-executioner-advice = 💡 Écoute tout le monde d’abord, et arrête-toi à temps.
botk-role-executioner-rule = Exécute les autres et s’arrête à temps. Touche 1 couronne par mort, sauf si les Saboteurs gagnent.
botk-role-loyalist = Loyaliste
    .kind = m
botk-role-loyalist-goal = Tu gagnes si tu survis{ $princess ->
        [true] {", la Princesse aussi,"}
       *[false] {""}
    } et que personne ne meurt avec une Grâce. Chaque mort te rapporte 1 couronne.
botk-role-loyalist-advice = 💡 Si tu vois une Grâce, dis où elle est : le Bourreau l’évitera.
botk-role-loyalist-rule = Touche 1 couronne par mort s’il survit et que les Saboteurs ne gagnent pas.
botk-role-saboteur = Saboteur
    .kind = m
botk-role-saboteur-goal = Tu gagnes si tu survis et que { $princess ->
        [true] {"la Princesse ou "}
       *[false] {""}
    }quelqu’un avec une Grâce meurt. Ça te rapporte 3 couronnes.
botk-role-saboteur-advice = 💡 Joue les Loyalistes, et fais soupçonner qui a une Grâce.
botk-role-saboteur-rule = Touche 3 couronnes s’il survit et que la Princesse meurt, ou quelqu’un avec une Grâce.
botk-role-princess = Princesse
    .kind = f
botk-role-princess-goal = Tu gagnes si tu survis et que personne ne meurt avec une Grâce. Chaque mort te rapporte 1 couronne. Si tu meurs, les Saboteurs gagnent.
botk-role-princess-advice = 💡 Fais-toi oublier : dis que tu es Loyaliste.
botk-role-princess-rule = Si elle meurt, les Saboteurs gagnent, et tout le monde voit son rôle. Sinon, elle touche autant qu’un Loyaliste.
botk-role-jester = Bouffon
    .kind = m
botk-role-jester-goal = Tu gagnes si tu meurs{ $cheese ->
        [true] {" sans le Fromage"}
       *[false] {""}
    } : tu voles 1 couronne à tout le monde.
botk-role-jester-advice = 💡 Aie l’air coupable, mais pas l’air d’un Bouffon : personne n’en exécute.
botk-role-jester-rule = Meurt et vole 1 couronne à tout le monde, mais pas avec le Fromage. Le Trésor paie pour les bourses vides. Tout le monde voit alors son rôle, et sa mort ne compte pas.

## Objets
botk-item-pardon = Grâce
    .kind = f
botk-item-pardon-text = Si tu meurs avec, les Saboteurs gagnent.
botk-item-nice-hat = Joli Chapeau
    .kind = m
botk-item-nice-hat-text = Ne fait rien. Avec classe.
botk-item-cheese = Fromage
    .kind = m
botk-item-cheese-text = { $jester ->
    [false] Ne fait rien dans cette donne.
   *[true] Un Bouffon qui meurt avec ne vole rien.
  }
botk-item-dummy = Mannequin
    .kind = m
botk-item-dummy-text = Si on t’exécute, tu t’échappes sans perdre de couronne, mais ça compte comme une mort.
botk-item-golden-chalice = Calice d’or
    .kind = m
botk-item-golden-chalice-text = Survis avec : +1 couronne. Si on t’exécute et que tu meurs, elle va au Bourreau, sauf si les Saboteurs gagnent.
botk-item-mimic = Mimic
    .kind = m
botk-item-mimic-text = Si tu meurs ou qu’on t’exécute, il agit comme la carte centrale.
botk-item-shield = Bouclier
    .kind = m
botk-item-shield-text = Si on t’exécute, tu peux t’échapper et faire exécuter quelqu’un d’à côté.
botk-item-hidden-key = Clé cachée
    .kind = f
botk-item-hidden-key-text = Si on t’exécute, tu t’échappes. Ce n’est pas une mort.
botk-item-poisoned-wine = Vin empoisonné
    .kind = m
botk-item-poisoned-wine-text = Si on t’exécute, tu meurs, et quelqu’un de ton choix aussi, sauf le Bourreau.
botk-item-powder-keg = Baril de poudre
    .kind = m
botk-item-powder-keg-text = Si on t’exécute, tu meurs, et la personne de chaque côté aussi.

## Cartes Potence
botk-gallows-last-request = Dernière volonté
    .kind = f
botk-gallows-last-request-text = La personne choisie agit tout de suite une fois de plus.
botk-gallows-last-request-select = **Dernière volonté :** qui agit une fois de plus ?
botk-gallows-last-request-method = guillotine
botk-gallows-last-request-way = { $name } découvre la guillotine.
botk-gallows-last-request-death = Tchac. { $name } meurt, avec une tête de moins.
botk-gallows-blunt-blade = Lame émoussée
    .kind = f
botk-gallows-blunt-blade-text = Au moins 2 exécutions dans cette partie, si possible.
botk-gallows-blunt-blade-method = hache
botk-gallows-blunt-blade-way = { $name } pose la tête sur le billot.
botk-gallows-blunt-blade-death = Tchac. Tchac. Encore un coup. { $name } meurt enfin.
botk-gallows-show-trial = Procès public
    .kind = m
botk-gallows-show-trial-text = Désormais tout le monde voit l’objet d’une personne choisie, où qu’il aille.
botk-gallows-show-trial-select = **Procès public :** de qui tout le monde voit-il l’objet ?
botk-gallows-show-trial-method = corde
botk-gallows-show-trial-way = { $name } monte à l’échelle, vers la corde.
botk-gallows-show-trial-death = La trappe s’ouvre. { $name } meurt en se balançant doucement.
botk-gallows-the-mob = La Foule
    .kind = f
botk-gallows-the-mob-text = Vote secret, sans le Bourreau. La majorité désigne la première exécution ; le Bourreau départage.
botk-gallows-the-mob-method = bûcher
botk-gallows-the-mob-way = On attache { $name } au bûcher.
botk-gallows-the-mob-death = { $name } meurt, cuisson à point.
botk-gallows-stir = Remous
    .kind = m
botk-gallows-stir-text = Tous les objets, sauf au centre, avancent d’une place en sens horaire, cachés.
botk-gallows-stir-method = huile bouillante
botk-gallows-stir-way = On plonge { $name } dans le chaudron.
botk-gallows-stir-death = { $name } meurt. Ça croustille dehors, c’est tendre dedans.
botk-gallows-confession = Confession
    .kind = f
botk-gallows-confession-text = La personne choisie montre son rôle en secret à qui elle veut, sauf au Bourreau.
botk-gallows-confession-select = **Confession :** qui doit montrer son rôle à quelqu’un ?
botk-gallows-confession-method = chevalet
botk-gallows-confession-way = { $name } s’allonge sur le chevalet.
botk-gallows-confession-death = Crac. { $name } meurt, avec cinq centimètres de plus.
botk-gallows-scurry = Débandade
    .kind = f
botk-gallows-scurry-text = Les objets de deux personnes choisies et la carte centrale sont mélangés et redistribués, cachés.
botk-gallows-scurry-select = **Débandade :** quels sont les deux objets à mélanger avec la carte centrale ?
botk-gallows-scurry-method = rats
botk-gallows-scurry-way = On descend { $name } chez les rats.
botk-gallows-scurry-death = { $name } meurt. Les rats félicitent le chef.
botk-gallows-tug-of-war = Tir à la corde
    .kind = m
botk-gallows-tug-of-war-text = Les objets de deux personnes choisies s’échangent.
botk-gallows-tug-of-war-select = **Tir à la corde :** quels sont les deux objets à échanger ?
botk-gallows-tug-of-war-method = écartèlement
botk-gallows-tug-of-war-way = On attache { $name } à quatre chevaux.
botk-gallows-tug-of-war-death = { $name } meurt, en plusieurs endroits.
botk-gallows-sealed = Scellés
    .kind = pl
botk-gallows-sealed-text = Plus personne ne peut regarder ni déplacer l’objet de la personne choisie.
botk-gallows-sealed-select = **Scellés :** de qui ne peut-on plus regarder ni déplacer l’objet ?
botk-gallows-sealed-method = vierge de fer
botk-gallows-sealed-way = { $name } entre dans la vierge de fer.
botk-gallows-sealed-death = Le couvercle se ferme. { $name } meurt en plein courant d’air.
botk-gallows-long-shot = Tir lointain
    .kind = m
botk-gallows-long-shot-text = L’objet de la personne choisie et la carte centrale s’échangent.
botk-gallows-long-shot-select = **Tir lointain :** quel objet échanger avec la carte centrale ?
botk-gallows-long-shot-method = catapulte
botk-gallows-long-shot-way = On attache { $name } dans la catapulte.
botk-gallows-long-shot-death = { $name } meurt, deux champs plus loin.
botk-gallows-birds-eye-view = Vue plongeante
    .kind = f
botk-gallows-birds-eye-view-text = Le Bourreau regarde la carte centrale.
botk-gallows-birds-eye-view-method = gibet
botk-gallows-birds-eye-view-way = On enferme { $name } dans la cage du gibet.
botk-gallows-birds-eye-view-death = { $name } meurt. Les corbeaux ont commencé par les yeux.
botk-gallows-blood-money = Prix du sang
    .kind = m
botk-gallows-blood-money-text = Si 3 personnes ou plus meurent et que les Saboteurs ne gagnent pas, chaque paie pour les morts vaut 1 couronne de plus.
botk-gallows-blood-money-method = ours
botk-gallows-blood-money-way = On mène { $name } à l’ours.
botk-gallows-blood-money-death = { $name } meurt. L’ours garde une botte.
botk-gallows-bitter-cup = Coupe amère
    .kind = f
botk-gallows-bitter-cup-text = Mourir coûte 2 couronnes au lieu d’une.
botk-gallows-bitter-cup-method = ciguë
botk-gallows-bitter-cup-way = On tend la ciguë à { $name }.
botk-gallows-bitter-cup-death = { $name } meurt, avec une sacrée grimace.
botk-gallows-spin = Tour de roue
    .kind = m
botk-gallows-spin-text = Le Bourreau choisit un sens. Les autres regardent l’objet suivant, dans ce sens.
botk-gallows-spin-method = roue
botk-gallows-spin-way = On attache { $name } sur la roue.
botk-gallows-spin-death = { $name } meurt, avec une souplesse toute neuve.
