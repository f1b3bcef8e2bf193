# Ce qui s'est passé, en lignes que tout le monde peut lire. $by agit sur $seat ; $own : sur soi-même.

feast-tale-step-began = { $step_id ->
    [setup] **Mise en place.** Le Roi invite. Personne n’ose dire non.
    [over] **La fin.** On souffle les bougies.
   *[other] {""}
  }
feast-tale-roles-chosen = { $scenario } : { $roles }.
feast-tale-king-shown = ♛ { $seat } est le Roi, et le montre.
feast-tale-titles-taken = Le Roi prend les titres : { $titles }.
feast-tale-decks-made = Pioches : { $sizes }.
feast-tale-food-prepared = 🍲 { $by } passe en cuisine : { $count } poisons sont dans les plats.
feast-tale-honor-dealt = Tout le monde a { $amount } { $amount ->
    [one] Honneur
   *[other] Honneurs
  }.
feast-tale-turn-began = **Tour { $number }** · { $seat }
feast-tale-passed = { $seat } ne fait rien.
feast-tale-title-given = 🏷 Le Roi nomme { $seat } **{ $title }**{ $price ->
    [0] .
    [one] , pour { $price } Honneur.
   *[other] , pour { $price } Honneurs.
  }
feast-tale-title-claimed = 🏷 { $by } prend **{ $title }** à { $holder } pour { $price } { $price ->
    [one] Honneur
   *[other] Honneurs
  }.
feast-tale-honor-gained = ◆ { $seat } : +{ $amount } { $amount ->
    [one] Honneur
   *[other] Honneurs
  }.
feast-tale-dishonor-gained = ◇ { $seat } : +{ $amount } { $amount ->
    [one] Déshonneur
   *[other] Déshonneurs
  }.
feast-tale-honor-paid = ◆ { $seat } paie { $amount } { $amount ->
    [one] Honneur
   *[other] Honneurs
  }. Maintenant : { $now }.
feast-tale-dishonor-removed = ◇ { $seat } perd { $amount } { $amount ->
    [one] Déshonneur
   *[other] Déshonneurs
  }. Maintenant : { $now }.
feast-tale-goblets-served = { $title_id ->
    [cupbearer] 🍷 { $by } sert une coupe au Roi.
   *[other] 🍷 { $by } sert { $many ->
        [true] { $n } convives
       *[false] { $seats }
      } (tirage : { $wine } de vin, { $poison } de poison).
  }
feast-tale-foods-taken = { $whole ->
    [none] {""}
   *[whole] 🍽 { $seat } prend : { $foods }.
}
feast-tale-food-flipped = { $poison ->
    [true] 🍴 { $seat } mange : { $foods }. Du poison dans { $food_kind ->
        [f] la
       *[m] le
      } { $food } !
   *[false] 🍴 { $seat } mange : { $foods }, et survit. Énergie : { $energy }.
  }
feast-tale-food-dumped = { $seat } jette { $food_kind ->
    [f] la
   *[m] le
  } { $food } sous la table.
feast-tale-wine-spilled = 💦 { $by } renverse { $own ->
    [true] sa propre coupe
   *[false] la coupe { INITIAL($seat) ->
        [vowel] d’
       *[other] de{" "}
      }{ $seat }
  }, pour 1 Déshonneur.
feast-tale-goblets-swapped = 🔀 { $by } échange les coupes : { $first } et { $second }.
feast-tale-plates-swapped = 🔀 { $by } échange les assiettes : { $first } et { $second }.
feast-tale-poison-used = 🧪 { $by } empoisonne { $deck_id ->
    [poison-goblet] une coupe. Personne ne voit laquelle.
   *[other] un plat. Personne ne voit lequel.
  }
feast-tale-insulted = 🗯 { $by } insulte{ $own ->
    [true] …
   *[false] {""}
  } { $seat } : 1 Déshonneur.
feast-tale-praised = 💬 { $by } { $own ->
    [true] se vante
   *[false] complimente { $seat }
  } : 1 Honneur.

## Un toast
feast-tale-toast-called = 🥂 { $by } porte un toast. { $many ->
    [true] { $n } convives peuvent boire.
   *[false] { $n ->
        [one] Peut boire
       *[other] Peuvent boire
      } : { $seats }.
  }
# Combien n'ont pas bu, ont bu du vin, du poison : $sober, $wine, $poisoned ; qui : $down, $of_wine, $of_poison
feast-tale-thumbs-shown =
    🥂 **Au Roi !** Tous les pouces d’un coup :
    { $sober ->
        [0] {""}
       *[other] 👎 Sans boire : { $down } (1 Déshonneur).
    }
    { $up ->
        [none] Personne ne boit. Le Roi s’en souviendra.
       *[other] {""}
    }
    { $wine ->
        [0] {""}
       *[other] 🍷 Vin : { $of_wine } (1 Honneur).
    }
    { $poisoned ->
        [0] {""}
       *[other] 🧪 **Poison** : { $of_poison }.
    }
feast-tale-goblet-flipped = { $seat } boit : { $goblet }.

## Un duel
feast-tale-challenged = ⚔ { $by } défie { $seat } en duel.
feast-tale-duel-answered = ⚔ { $seat } { $accepted ->
    [true] accepte le duel { INITIAL($by) ->
        [vowel] d’
       *[other] de{" "}
      }{ $by }. Pierre, feuille, ciseaux.
   *[false] refuse le duel { INITIAL($by) ->
        [vowel] d’
       *[other] de{" "}
      }{ $by } : 1 Déshonneur.
  }
feast-tale-duel-fought = ⚔ { $by } : { $threw }. { $seat } : { $against }. { $winner_id ->
    [none] Égalité : 1 Honneur pour les deux.
   *[other] { $winner } gagne, et reçoit 1 Honneur.
  }

## Ce que font les titres
feast-tale-tasted = 👁 { $by } { $what_id ->
    [goblet] renifle sa propre coupe.
   *[other] goûte un plat de son assiette : { $what }.
  }
feast-tale-goblet-spied = 👁 { $by } regarde dans la coupe { INITIAL($seat) ->
    [vowel] d’
   *[other] de{" "}
  }{ $seat }.
feast-tale-absolved = 🙏 { $by } pardonne{ $own ->
    [true] …
   *[false] {""}
  } à { $seat } 1 Déshonneur.
feast-tale-questioned = 🎭 { $by } paie 1 Honneur, et interroge { $seat } en secret.
feast-tale-mocked = 🃏 { $by } se moque { INITIAL($seat) ->
    [vowel] d’
   *[other] de{" "}
  }{ $seat } : 1 Déshonneur.

## La mort et la fin
feast-tale-died = ☠ { $seat } { $cause_id ->
    [food] meurt d’un plat empoisonné
    [goblet] meurt du poison
    [dishonor] meurt de honte
   *[duel] meurt en duel
  } : **{ $role }**.{ $kept ->
    [0] {""}
    [one] {" "}Garde { $kept } Honneur.
   *[other] {" "}Garde { $kept } Honneurs.
  }{ $role_id ->
    [king] {""}
   *[other] { $titles ->
        [none] {""}
       *[other] {" "}Retour au Roi : { $titles }.
      }
  }
feast-tale-mourning-began = 🖤 { $seat } porte le deuil et montre sa carte : **{ $role }**.
feast-tale-game-ended = { $result_id ->
    [king-dead] # ☠ { feast-poster-king-dead }
   *[other] { feast-moment-game-ended }
  }
feast-tale-unveiled = On révèle toutes les cartes.
feast-tale-judged = { $won ->
    [true] 🏆 { $seat }, { $role }, a gagné : { $why }.
   *[false] ✗ { $seat }, { $role }, a perdu : { $why }.
  }
feast-tale-paid = 👑 { $amount } par victoire, du Trésor : { $payees }.

## Seulement dans toute l'histoire
feast-chapter-step-began = { $step_id ->
    [setup] Mise en place
    [over] La fin
   *[other] {""}
  }
feast-chapter-turn-began = Tour { $number } · { $seat }
feast-story-turn-began = {""}
feast-story-foods-taken = 🍽 { $seat } prend : { $foods }.
feast-story-goblets-served = {""}
feast-story-tasted = {""}
feast-story-goblet-spied = {""}
feast-story-questioned = {""}
feast-story-role-dealt = { $seat } reçoit le rôle **{ $role }**.
feast-story-suitor-seen = 👁 { $by } voit qui est le Soupirant : { $seat }.
feast-story-food-poisoned = 🧪 { $by } mêle du poison { $food_kind ->
    [f] à la
   *[m] au
  } { $food }.
feast-story-foods-stacked = La pioche de { $food }, depuis le dessus : { $cards }.
feast-story-poisons-stacked = Poison des plats, de haut en bas : { $foods }.
feast-story-goblets-known = 🍷 { $by } ({ $title }) sert : { $goblets }. { $boxed_id ->
    [none] Il ne reste rien.
   *[other] Il reste : { $boxed }.
  }
feast-story-taste-known = 👁 { $by } goûte : { $what }, { $poison ->
    [true] { feast-goblet-poison }
   *[false] { $what_id ->
        [goblet] { feast-goblet-wine }
       *[other] { feast-harmless }
      }
  }.
feast-story-spy-known = 👁 { $by } regarde dans la coupe { INITIAL($seat) ->
    [vowel] d’
   *[other] de{" "}
  }{ $seat } : { $goblet }.
feast-story-role-known = 🎭 { $by } paie 1 Honneur et voit le rôle { INITIAL($seat) ->
    [vowel] d’
   *[other] de{" "}
  }{ $seat } : **{ $role }**.
feast-story-poison-drawn = 🧪 { $by } pioche du poison pour : { $card }.
feast-story-poison-placed = 🧪 { $by } { $seat_id ->
    [none] pioche du poison pour : { $card }. Il ne va nulle part, et quitte le jeu.
   *[other] empoisonne une carte { INITIAL($seat) ->
        [vowel] d’
       *[other] de{" "}
      }{ $seat } : { $card }.
  }

## Ce que seul apprend qui l'a vu
feast-news = ### 👁 Personne d’autre ne le sait
feast-news-goblets-known = Tu as servi { $poisoned ->
    [none] seulement du vin.
   *[other] la coupe de poison à { $poisoned }.
  }
feast-news-taste-known = Tu as goûté : { $what }, **{ $poison ->
    [true] { feast-goblet-poison }
   *[false] { $what_id ->
        [goblet] { feast-goblet-wine }
       *[other] { feast-harmless }
      }
  }**.
feast-news-suitor-seen = { $seat } est le **{ feast-role-suitor }**.
feast-news-spy-known = La coupe { INITIAL($seat) ->
    [vowel] d’
   *[other] de{" "}
  }{ $seat } : **{ $goblet }**.
feast-news-role-known = Le rôle { INITIAL($seat) ->
    [vowel] d’
   *[other] de{" "}
  }{ $seat } : **{ $role }**.
feast-news-poison-placed = { $seat_id ->
    [none] Ton poison ({ $card }) n’allait nulle part, et a quitté le jeu.
   *[other] Tu as empoisonné une carte { INITIAL($seat) ->
        [vowel] d’
       *[other] de{" "}
      }{ $seat } : { $card }.
  }

## Pourquoi un but est atteint ou manqué
feast-why-alive = { $role_kind ->
    [mv] l’
    [f] la{" "}
   *[m] le{" "}
  }{ $role } est en vie
feast-why-dead = { $role_kind ->
    [mv] l’
    [f] la{" "}
   *[m] le{" "}
  }{ $role } a péri
feast-why-white-knight = { $n } sur { $of } en vie
feast-why-black-knight = { $n ->
    [one] { $n } mort
   *[other] { $n } morts
  } sur { $of }
feast-why-gold-knight = Honneurs et titres font { $n }, au mieux { $of } chez les autres
