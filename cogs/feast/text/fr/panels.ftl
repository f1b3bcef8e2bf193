# À quoi ressemblent une table et une main. $name : un convive.

feast-turn = Tour { $n } · { $name } · { $step }
feast-turn-brief = Tour { $n } · { $name }
# ⚡ : l'énergie. $owed : ce que prend le Déshonneur, $left : ce qui reste pour l'action
feast-energy = { $question } ⚡ Énergie : **{ $n }**
feast-energy-owed = { $question }
    ⚡ Énergie : **{ $n }** · le Déshonneur prend { $owed } · reste : **{ $left }**
feast-energy-short = { $question }
    ⚡ Énergie : **{ $n }**, mais le Déshonneur prend { $owed }.

## Marques d'un convive
feast-mark-role = **{ $role }**
feast-mark-alive = en vie
feast-mark-mourns = 🖤 en deuil
feast-mark-turn = ➤ joue
feast-mark-dead-food = ☠ { feast-poster-died-food }
feast-mark-dead-goblet = ☠ { feast-poster-died-goblet }
feast-mark-dead-dishonor = ☠ { feast-poster-died-dishonor }
feast-mark-dead-duel = ☠ { feast-poster-died-duel }
feast-mark-kept = garde { $n }
feast-plate-line = -# { $plate }
feast-mark-goblet = 🍷 coupe
feast-mark-no-goblet = pas de coupe
feast-mark-no-food = pas de plat
feast-mark-titles = { $titles }

## Pioches et fin
feast-decks = -# Pioches : { $decks }
feast-end-far = -# Finit avec { $of } pioches vides, à la mort du Roi, s’il ne reste qu’une personne, ou si tout est joué.
feast-end-near = -# ⌛ Finit avec { $of } pioches vides, ou avant ({ $n ->
    [0] aucune encore
   *[other] jusqu’ici : { $empty }
  }).{ $near ->
    [none] {""}
   *[other] {" "}Bientôt : { $near }.
  }
feast-end-near-brief = -# ⌛ Finit avec { $of } pioches vides, ou avant : { $n } jusqu’ici{ $near ->
    [0] {""}
   *[other] , { $near } bientôt
  }
feast-roles-in-play = -# Rôles : { $roles }
feast-titles-line = -# Titres : { $titles }
feast-titles-of = { $name } { $titles }

## Une main
feast-you-are = Ton rôle : **{ $role }** · place { $seat }
feast-you-watch = Tu regardes.
feast-not-dealt = Ta carte arrive.
feast-you-dead = Parle encore : tu peux toujours gagner.
feast-you-dead-lost = Tu ne peux plus gagner.
feast-standing-won = ✓ Si ça finissait maintenant, **tu gagnerais :** { $why }.
feast-standing-lost = ✗ Si ça finissait maintenant, **tu perdrais :** { $why }.
feast-you-mourn = 🖤 Tu portes le deuil : ni toast, ni duel.
feast-your-title = **{ $title } :** { $text }
feast-your-titles = Tes titres : { $titles }
feast-your-titles-king = Titres à donner (ils ne te servent pas) : { $titles }.
feast-your-cards = { $tokens } · { $goblet } · { $foods }
# $known : poison, vin ou sans poison ; « ? » si ça a pu changer depuis
feast-seen = { $what } (**{ $known }**)
feast-seen-once = { $what } ({ $known } ?)
feast-notes-unsure = -# (?) : on a versé du poison depuis.
feast-unknown = inconnu
feast-known = { $what }, { $how }
feast-known-once = { $what } plus tôt, { $how } ; poison versé depuis
feast-how-served = servi par toi
feast-how-tasted = tu y as goûté
feast-how-spied = vu par toi
feast-how-poisoned = versé par toi
feast-notes = **Ce que tu sais**
feast-notes-brief = -# **Tu sais :** { $notes }
feast-note-brief = { $name } { $known }
feast-note-small = -# { $note }
feast-note = • { $name } : { $known }
feast-note-role = **{ $role }**
feast-note-mixed = • Tu as mêlé du poison à : { $foods }.
feast-note-mixed-found = { feast-note-mixed } Trouvé jusqu’ici : { $found }.
feast-note-top = • Dessus de la pioche de { $food } : { $card }.
feast-note-deeper = • { $food }, carte { $n } sur { $of } : { $card }.
feast-notes-cut = • … et d’autres
feast-over = La partie est finie. La table montre qui était quoi.

## La fin
feast-final-winners = { $n ->
    [0] Personne ne gagne. Le Trésor en a la larme à l’œil.
    [one] { $n } but atteint.
   *[other] { $n } buts atteints.
  }
feast-final-why-won = 🏆 { $names }
feast-final-why-lost = ✗ { $names }
feast-final-why = -# { $whose } : { $why }
feast-final-won = ⤷ 🏆 victoire : { $why } · { $before } → **{ $after } 👑**
feast-final-lost = ⤷ ✗ défaite : { $why } · **{ $after } 👑**

feast-button-options = Rôles

## Images : mots simples, sans mise en forme
feast-goblet = coupe
    .kind = f
feast-thumb-up = pouce levé
feast-thumb-down = pouce baissé
feast-honor-number = { $n } { $n ->
    [one] Honneur
   *[other] Honneurs
  }
feast-dishonor-number = { $n } { $n ->
    [one] Déshonneur
   *[other] Déshonneurs
  }

## L'affiche
feast-poster-king-dead = Le Roi a péri
feast-poster-decks-empty = Le festin est fini
feast-poster-one-left = Dernier couvert
feast-poster-decided = Tout est joué
feast-poster-line = { $how }. { $n ->
    [0] Personne ne gagne
    [one] { $n } but atteint
   *[other] { $n } buts atteints
  }
feast-picture-empty = Pioches vides
feast-poster-decks = Pioches vides : { $empty }
feast-poster-left = Il ne reste { INITIAL($name) ->
    [vowel] qu’
   *[other] que{" "}
  }{ $name } à table
feast-poster-settled = Plus personne en vie n’a rien à gagner
feast-poster-king-goblet = Le Roi a bu du poison au toast { $own ->
    [true] qu’il a porté
   *[false] { INITIAL($name) ->
        [vowel] d’
       *[other] de{" "}
      }{ $name }
  }
feast-poster-king-duel = Le Roi a perdu un duel contre { $name }
feast-poster-king-food = Le Roi a mangé du poison
feast-poster-king-dishonor = Le Roi a péri de honte
feast-poster-died-goblet = a bu du poison
feast-poster-died-food = a mangé du poison
feast-poster-died-dishonor = a péri de honte
feast-poster-died-duel = a perdu un duel

feast-card-role = Ton rôle
