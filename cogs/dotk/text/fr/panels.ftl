# À quoi ressemblent une table et une main. $what : l'enjeu de la manche.

dotk-goal-court = Tu gagnes si ton total est le deuxième.
dotk-goal-tokens = Tu gagnes si tu finis avec le moins de jetons.
dotk-goal-lives = Tu gagnes s’il ne reste de vies qu’à toi.
dotk-advice-court = 💡 Ne prends pas la tête : la première place ne gagne rien.
dotk-advice-great = 💡 Seule la plus basse perd : débarrasse-toi à temps d’une petite carte.

dotk-turn = **Tour { $turn } sur { $turns }, manche { $n } sur 3 : { $what }**
dotk-round = **Manche { $n }{ $of ->
    [0] {""}
   *[other] {" "}sur { $of }
  } : { $what }**
dotk-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
dotk-tokens = { $n ->
    [one] { $n } jeton
   *[other] { $n } jetons
  }
dotk-lives = { $n ->
    [0] hors jeu
    [one] { $n } vie
   *[other] { $n } vies
  }

## Marques derrière une place
dotk-mark-dealer = donne
dotk-mark-acts = ☞ **joue**
dotk-mark-shows = montre : **{ $card }**
dotk-heading-line = -# { $heading }
dotk-did-line = -# { $did }
dotk-face-up = -# Visibles : { $cards }
dotk-face-up-card = { $seat } { $card }
dotk-did-fold = carte gardée
dotk-did-exchange = carte échangée
dotk-did-cut = pioche coupée
dotk-did-change = pris dans la main
dotk-did-merchant = Marchand joué
dotk-did-thief = Voleur joué
dotk-did-juggler = Jongleur joué
dotk-did-dragon = Dragon joué
dotk-gone = Hors jeu : { $names }
dotk-computers = ⚙ { $n ->
    [one] L’ordi joue la place { $seats }.
   *[other] L’ordi joue les places { $seats }.
  }
dotk-aside = -# De côté : { $cards }

## Une main
dotk-you-watch = Tu regardes.
dotk-over = La partie est finie. La table montre comment.
dotk-you-stand = Tu as { $standing }.
dotk-you-stand-court = Tu as { $standing }, les autres { $others }.
dotk-second-wins = La deuxième place gagne.
dotk-you-deal = Tu donnes, et joues en dernier.
dotk-your-left = À ta gauche : { $name }.
dotk-your-card = ### Ta carte : { $card }
dotk-your-card-text = { $text }
dotk-your-hand = En main : **{ $cards }**
dotk-notes = Tu sais : { $known }
dotk-note = { $name } a { $card_kind ->
    [mv] l’
    [f] la{" "}
   *[m] le{" "}
  }{ $card }
dotk-note-shown = { $name } montre { $card_kind ->
    [mv] l’
    [f] la{" "}
   *[m] le{" "}
  }{ $card }

dotk-last-won = -# Dernière révélation : { $n ->
    [0] personne ne marque.
    [one] { $names } marque.
   *[other] { $names } marquent.
  }
dotk-last-lost = -# Dernière révélation, défaite : { $names }.

## La fin
dotk-final-second = # 🏆 { dotk-poster-second } : { $names }
dotk-final-second-why = { $n ->
    [one] {""}
   *[other] À égalité.{" "}
  }Personne ne se souvient de la première.
dotk-final-nobody = # { dotk-poster-nobody }
dotk-final-no-crowns = -# Aucune couronne n’était en jeu.
dotk-final-nobody-why = Personne n’est deuxième. Aucune couronne ne bouge ; **Rejouer** réglera ça.
dotk-final-fewest = # 🏆 { $names }
dotk-final-fewest-why = Le moins de jetons{ $n ->
    [one] {""}
   *[other] , à égalité
  }.
dotk-final-last = # 🏆 { $names }
dotk-final-last-why = La dernière vie en jeu.
dotk-final-together = # 🏆 { $names }
dotk-final-together-why = Chute commune, victoire partagée.
dotk-sheet = **Feuille de score** · { $mode ->
    [court] points, par tour
    [lives] vies, et manches perdues
   *[other] jetons, et manches perdues
  }
dotk-by-turn = { $standing } ({ $turns })
dotk-final-won = 🏆 { $earned }

## Images : mots simples, sans mise en forme
dotk-poster-second = La deuxième place gagne
dotk-poster-nobody = Personne ne gagne
dotk-poster-fewest = Le moins de jetons gagne
dotk-poster-last = La dernière vie gagne
dotk-poster-together = Chute commune
dotk-poster-second-line = Victoire avec { $standing } : { $names }, derrière { $others } avec { $most }
dotk-poster-nobody-line = Personne n’est deuxième
dotk-poster-fewest-line = Victoire avec { $standing } après { $round } manches : { $names }
dotk-poster-last-line = La manche { $round } élimine { $others }, et il reste { $names }
dotk-poster-together-line = La manche { $round } élimine tout le reste : { $others }
dotk-poster-scored = par tour { $turns }
dotk-poster-lost = { $n ->
    [one] manche perdue :
   *[other] manches perdues :
  } { $turns }
dotk-dealer = { dotk-mark-dealer }
dotk-second = 2e place
dotk-point-number = { dotk-points }
dotk-token-number = { dotk-tokens }
dotk-life-number = { $n ->
    [one] { $n } vie
   *[other] { $n } vies
  }

dotk-card-own = Ta carte
dotk-card-hand = En main
dotk-card-name = { $card } · { $worth }
