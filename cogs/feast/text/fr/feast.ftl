# Festin du Roi : ses cartes et ses noms.
# Un mot par chose : Roi, convive, titre, coupe, plat, assiette, pioche, Honneur, Déshonneur, énergie.
# .kind : m, f ou pl, et mv, fv devant une voyelle.

feast-name = Festin du Roi

## Scénarios
feast-scenario-a = Scénario A
feast-scenario-b = Scénario B
feast-scenario-dice = Rôles au hasard
feast-scenario-custom = Les rôles de l’hôte
feast-option-scenario = Rôles : { $scenario }
feast-option-roles = À { $n } : { $roles }
feast-option-dice = N’importe quels rôles dont tous les buts ont un sens.

## Ce qui ne va pas dans les rôles de l'hôte
feast-flaw-wrong-number = ✗ Choisis { $wanted } rôles pour { $wanted } convives, pas { $given }.
feast-flaw-no-king = ✗ Il manque le Roi.
feast-flaw-twice = ✗ Il n’y a qu’une carte { $role }.
feast-flaw-needs = ✗ Pas de { $role } sans { $needs }, à cause du but.
feast-fits = ✓ Ces rôles vont pour { $n } convives.
feast-fits-later = -# Je vérifie à partir de cinq convives.

feast-options-text = Choisis un scénario, ou tes propres rôles. Le Roi en est toujours.
feast-options-pick-scenario = Quels rôles ?
feast-options-pick-roles = Tes rôles, un par convive ; le Roi en est…

## Pour les premières parties
feast-advice = 💡 Cherche le poison avant de manger ou de boire.
feast-advice-king = 💡 On veut peut-être ta mort : demande à ton Échanson avant de boire.

## Rôles
feast-role-king = Roi
    .kind = m
feast-role-king-goal = Tu gagnes si tu survis. Tout le monde sait qui tu es.
feast-role-king-rule = il survit
feast-role-assassin = Assassin
    .kind = mv
feast-role-assassin-goal = Tu gagnes si le Roi meurt. Cela finit la partie.
feast-role-assassin-rule = le Roi meurt
feast-role-executioner = Bourreau
    .kind = m
feast-role-executioner-goal = Tu gagnes si { feast-role-executioner-rule }.
feast-role-executioner-rule = l’Assassin meurt
feast-role-guard = Garde
    .kind = m
feast-role-guard-goal = Tu gagnes si { feast-role-guard-rule }, même sans toi.
feast-role-guard-rule = le Roi survit
feast-role-rebel = Rebelle
    .kind = m
feast-role-rebel-goal = Tu gagnes si { feast-role-rebel-rule }.
feast-role-rebel-rule = le Garde meurt
feast-role-red-knight = Chevalier rouge
    .kind = m
feast-role-red-knight-goal = Tu gagnes si tu survis et que le Chevalier bleu meurt.
feast-role-red-knight-rule = il survit, et le Chevalier bleu meurt
feast-role-blue-knight = Chevalier bleu
    .kind = m
feast-role-blue-knight-goal = Tu gagnes si tu survis et que le Chevalier rouge meurt.
feast-role-blue-knight-rule = il survit, et le Chevalier rouge meurt
feast-role-white-knight = Chevalier blanc
    .kind = m
feast-role-white-knight-goal = Tu gagnes si { feast-role-white-knight-rule }.
feast-role-white-knight-rule = plus de la moitié des convives survivent
feast-role-black-knight = Chevalier noir
    .kind = m
feast-role-black-knight-goal = Tu gagnes si { feast-role-black-knight-rule }, même avec toi.
feast-role-black-knight-rule = plus de la moitié des convives meurent
feast-role-gold-knight = Chevalier d’or
    .kind = m
feast-role-gold-knight-goal = Tu gagnes si tu as plus d’Honneurs et de titres, additionnés, que quiconque. Même après ta mort, tu gardes tes Honneurs, et 1 par titre.
feast-role-gold-knight-rule = il a plus d’Honneurs et de titres, additionnés, que quiconque. Même mort, il garde ses Honneurs, et 1 par titre
feast-role-queen = Reine
    .kind = f
feast-role-queen-goal = Tu gagnes si la Princesse survit et que le Soupirant meurt.
feast-role-queen-rule = la Princesse survit, et le Soupirant meurt
feast-role-princess = Princesse
    .kind = f
feast-role-princess-goal = Tu gagnes si le Soupirant et toi survivez tous deux, ou mourez tous deux.
feast-role-princess-rule = le Soupirant et elle survivent tous deux, ou meurent tous deux
feast-role-suitor = Soupirant
    .kind = m
feast-role-suitor-goal = Tu gagnes si la Princesse et toi survivez ensemble, ou mourez ensemble.
feast-role-suitor-rule = la Princesse et lui survivent tous deux, ou meurent tous deux
feast-role-prince = Prince
    .kind = m
feast-role-prince-goal = Tu gagnes si tu survis et que le Roi ou le Soupirant meurt.
feast-role-prince-rule = il survit, et le Roi ou le Soupirant meurt

## Titres
feast-title-cupbearer = Échanson
    .kind = mv
feast-title-cupbearer-when = mise en place et début du tour
feast-title-cupbearer-text = Si le Roi n’a pas de coupe, tu peux lui servir vin ou poison, en secret.
feast-title-seneschal = Sénéchal
    .kind = m
feast-title-seneschal-when = mise en place et début du tour
feast-title-seneschal-text = Tu peux servir les autres sans coupe : du vin, et du poison à une personne au plus, en secret.
feast-title-chamberlain = Chambellan
    .kind = m
feast-title-chamberlain-when = mise en place
feast-title-chamberlain-text = Mêle du poison à des plats avant le festin, et sait auxquels.
feast-title-taster = Goûteur
    .kind = m
feast-title-taster-when = début du tour
feast-title-taster-text = Regarde ta coupe, ou l’un de tes plats.
feast-title-spymaster = Maître espion
    .kind = m
feast-title-spymaster-when = début du tour
feast-title-spymaster-text = Regarde dans la coupe de quelqu’un d’autre.
feast-title-master-cook = Maître queux
    .kind = m
feast-title-master-cook-when = ton action
feast-title-master-cook-text = Empoisonner te coûte 1.
feast-title-chaplain = Chapelain
    .kind = m
feast-title-chaplain-when = début du tour
feast-title-chaplain-text = Enlève 1 Déshonneur à quelqu’un, ou à toi.
feast-title-inquisitor = Inquisiteur
    .kind = mv
feast-title-inquisitor-when = début du tour
feast-title-inquisitor-text = Paie 1 Honneur, et vois en secret le rôle de quelqu’un.
feast-title-marshal = Maréchal
    .kind = m
feast-title-marshal-when = ton action
feast-title-marshal-text = Un duel te coûte 2, et personne ne peut le refuser.
feast-title-steward = Intendant
    .kind = mv
feast-title-steward-when = ton action
feast-title-steward-text = Un toast te coûte 1, et tout le monde doit boire.
feast-title-herald = Héraut
    .kind = m
feast-title-herald-when = ton action
feast-title-herald-text = Insulter ou complimenter te coûte 1.
feast-title-fool = Fou
    .kind = m
feast-title-fool-when = fin du tour
feast-title-fool-text = Le Roi, ou quelqu’un qui a plus d’Honneurs que toi, reçoit 1 Déshonneur.

## Plats (maison)
feast-food-bread = pain
    .kind = m
feast-food-cheese = fromage
    .kind = m
feast-food-fish = poisson
    .kind = m
feast-food-fruit = fruit
    .kind = m
feast-food-roast = rôti
    .kind = m
feast-food-pie = tourte
    .kind = f

## Coupes et pioches
feast-goblet-wine = vin
    .kind = m
feast-goblet-poison = poison
    .kind = m
feast-spot-goblet = coupe
    .kind = f
feast-spot-box = Personne : hors du jeu
feast-deck-bread = { feast-food-bread }
    .kind = m
feast-deck-cheese = { feast-food-cheese }
    .kind = m
feast-deck-fish = { feast-food-fish }
    .kind = m
feast-deck-fruit = { feast-food-fruit }
    .kind = m
feast-deck-roast = { feast-food-roast }
    .kind = m
feast-deck-pie = { feast-food-pie }
    .kind = f
feast-deck-wine = Vin
    .kind = m
feast-deck-poison-goblet = Coupes de poison
    .kind = pl
feast-deck-food-poison = Poison des plats
    .kind = m
feast-deck-size = { $deck } { $n }
feast-harmless = sans poison

## Honneur et Déshonneur : jamais les deux à la fois
feast-honor = ◆ { $n } { $n ->
    [one] Honneur
   *[other] Honneurs
  }
feast-dishonor = ◇ { $n } { $n ->
    [one] Déshonneur
   *[other] Déshonneurs
  }
feast-no-honor = pas d’Honneur

## Étapes
feast-step-setup = **Mise en place** · On met la table.
feast-step-start = **Début du tour** · les titres.
feast-step-act = Utilise tes titres, mange, agis une fois.
feast-step-refill = **Service** · on remplit les assiettes.
feast-step-end = **Fin du tour** · utilise tes titres.
feast-step-over = **La fin**

## Le ruban de l'image : sans mise en forme
feast-banner-setup = Mise en place
feast-banner-start = Titres
feast-banner-act = Action
feast-banner-refill = Service
feast-banner-end = Fin du tour
feast-banner-over = Le festin est fini
