# Ce qui s'est passé, en lignes que tout le monde peut lire. $by : qui agit.

botk-tale-phase-began = { $phase_id ->
    [setup] **Donne.** Les cartes sortent.
    [action] **Action.** Tout le monde joue un coup.
    [execution] **Exécution.** La foule se rapproche.
   *[rewards] **Butin.** Le Trésor soupire.
  }
botk-tale-executioner-took = ⚖ { $seat } est le Bourreau.
botk-tale-cards-drawn = Tirage : { $roles }. Objets : { $items }.
botk-tale-pardon-added = Aucune Grâce dans le tirage : { $removed_kind ->
    [f] la
   *[m] le
  } { $removed } s’en va, une Grâce arrive.
botk-tale-item-removed = Aucun objet n’est sûr : le Bourreau retire { $removed_kind ->
    [f] la
   *[m] le
  } { $removed }.
botk-tale-safe-item-drawn = { $n ->
    [0] À la place : { $kept }.
   *[other] Tirage pas sûr : { $passed }. À la place : { $kept }.
  }
botk-tale-cards-active = On mélange et on distribue. Un objet va au centre, un rôle reste.
botk-tale-gallows-revealed = 🪧 Carte Potence { $number } : **{ $card }**.
botk-tale-nothing-to-do = { $card } : il n’y a personne à choisir.
botk-tale-selected = { $card } : le Bourreau choisit { $seats }.
botk-tale-called = 📣 Le Bourreau appelle { $seat }.
botk-tale-stood-idle = 📣 Le Bourreau appelle { $seat }, qui ne fait rien.
botk-tale-peek-seen = 👁 { $by } regarde { $place }.
botk-tale-switched = 🔀 { $by } échange { $first } et { $second }.
botk-tale-moved = { $card_id ->
    [stir] Remous : chaque objet { $sealed ->
        [0] avance d’une place
       *[other] non scellé avance
      } en sens horaire.
   *[other] { $card } : { $first } et { $second } s’échangent.
  }
botk-tale-shuffled = { $card } : on mélange et redistribue { $places }.
botk-tale-face-up = Tout le monde le voit maintenant : { $place }, c’est { $item_kind ->
    [f] la
   *[m] le
  } **{ $item }**.
botk-tale-sealed = 🔒 Scellé : l’objet { INITIAL($seat) ->
    [vowel] d’
   *[other] de{" "}
  }{ $seat }.
botk-tale-direction-picked = { botk-story-direction-picked } « Mes cartes » montre ce que tu as vu.
botk-tale-confided = 🎭 { $by } montre un rôle à { $whom }, dans « Mes cartes ».
botk-tale-votes-counted = { $votes ->
    [none] Personne n’a voté.
   *[other] Les voix : { $votes }.
  }
botk-tale-mob-chose = La Foule veut d’abord { $seat }.
botk-tale-condemned = ☞ Le Bourreau condamne { $seat }.
botk-tale-relented = ☞ Le Bourreau condamne { $seat }, puis renonce.
# $way : la phrase d'une carte Potence, $mark : son emblème
botk-tale-executed = { $by_shield_of ->
    [none] { $mark ->
        [none] ⚔
       *[other] { $mark }
      } { $way }
   *[other] 🛡 { $by_shield_of } lève le Bouclier et s’échappe : on exécute { $seat } à sa place.
  }
botk-tale-item-shown = { $seat } avait { $item_kind ->
    [f] la
   *[m] le
  } **{ $item }**.
botk-tale-centre-shown = Le Mimic copie la carte centrale : **{ $item }**.
botk-tale-role-shown = 🎭 { $seat } jouait { $role_kind ->
    [f] la
   *[m] le
  } **{ $role }** !
botk-tale-escaped = { $seat } { $by_id ->
    [dummy] s’échappe. De la paille partout : seul un Mannequin a péri. Ça compte.
    [key] ouvre ses fers et s’échappe. Ça ne compte pas.
   *[shield] s’échappe derrière le Bouclier.
  }
botk-tale-died = { $cause_id ->
    [execution] ☠ { $seat } meurt.
    [wine] ☠ { $by } sert du vin à { $seat }, qui en meurt.
   *[keg] ☠ Le Baril de poudre { INITIAL($by) ->
        [vowel] d’
       *[other] de{" "}
      }{ $by } tue aussi { $seat }.
  }
botk-tale-counted = Morts : **{ $heads }**.
botk-tale-paid = { $why_id ->
    [steal] 👑 { $payee } vole { $amount } : à { $payers }.
    [death] 👑 { $payer } paie { $amount } pour sa mort.
    [heads] 👑 { $amount } pour les morts : { $payees }.
    [sabotage] 👑 { $amount } pour sabotage : { $payees }.
    [chalice] 👑 { $amount } pour le Calice d’or : { $payees }.
   *[blood-money] 👑 { $amount } pour le Prix du sang : { $payees }.
  }
botk-tale-executions-ended = { $stopped ->
    [true] ✋ Le Bourreau s’arrête.
   *[false] Il n’y a plus personne à exécuter.
  }
botk-tale-game-ended = { $result_id ->
    [saboteurs] 🗡 **Les Saboteurs gagnent**, grâce à { $brought_by }.
   *[crown] ⚖ **L’ordre règne.** { botk-result-crown-heads }
  }
botk-tale-unveiled = On révèle toutes les cartes.
botk-tale-successor-named = Prochain Bourreau : { $seat }.

## Ce qu'est devenue une carte qu'on a vue. $to : où elle est allée alors
botk-news-switched = { $to ->
    [none] échange par { $by } : { $first } et { $second }
   *[other] échangé par { $by }
  }
botk-news-moved = { $to ->
    [none] objets déplacés par { $card }
   *[other] déplacé par { $card }
  }
botk-news-shuffled = mélangé par { $card }

## Seulement dans toute l'histoire
botk-chapter-phase-began = { $phase }
botk-story-phase-began = {""}
botk-story-peek-seen = {""}
botk-story-confided = {""}
botk-story-direction-picked = La roue tourne en sens { $direction_id ->
    [clockwise] horaire
   *[counterclockwise] antihoraire
  }.
botk-story-role-dealt = { $seat } reçoit le rôle **{ $role }**.
botk-story-role-discarded = Le rôle restant : **{ $role }**. Personne ne le voit.
botk-story-item-dealt = { $place_id ->
    [centre] La carte centrale : **{ $item }**.
   *[other] { $place } reçoit l’objet **{ $item }**.
  }
botk-story-peeked = 👁 { $by } regarde { $place } : **{ $item }**.
botk-story-switched = 🔀 { $by } échange { $first } ({ $item }) et { $second } ({ $other }).
botk-story-moved = { $card } : { $moves }.
botk-story-move = { $item } → { $to }
botk-story-lay = Après le mélange : { $items }.
botk-story-role-confided = 🎭 { $by } montre à { $whom } le rôle **{ $role }**.
