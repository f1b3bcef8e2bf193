# Ce qui doit se sentir : de courts messages à la table, une ligne par battement.

feast-thumbs = ### 🥂 Au Roi !
  { $thumbs }{ $more ->
    [true] {" "}…
   *[false] {""}
  }
feast-thumb = { $up ->
    [true] 👍 { $name }
   *[false] 👎 { $name }
  }
feast-moment-goblets =
    { $wine ->
        [none] {""}
       *[other] 🍷 Bon vin : { $wine }.
    }
    { $poison ->
        [none] {""}
       *[other] 🧪 Poison : { $poison }.
    }
feast-moment-food-flipped = { $poison ->
    [true] ### 🍴 { $seat } mange : { $food }. Du poison !
   *[false] 🍴 { $seat } mange : { $food }.
  }
feast-moment-challenged = ### { feast-tale-challenged }
feast-moment-duel-answered = { $seat } { $accepted ->
    [true] accepte. Tout se joue d’un coup.
   *[false] refuse, et reçoit 1 Déshonneur.
  }
feast-moment-duel-fought = { $by } : { $threw }. { $seat } : { $against }. { $winner_id ->
    [none] Égalité : tout le monde vit.
   *[other] { $winner } gagne.
  }
feast-moment-died = ☠ { $seat } meurt{ $cause_id ->
    [food] , le nez dans l’assiette
    [goblet] , sans même finir son verre
    [dishonor] {" de honte. Ça arrive"}
   *[duel] , malgré tant d’assurance
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
feast-moment-game-ended = # 🕯 { $result_id ->
    [king-dead] { feast-banner-over }
    [decks-empty] { feast-banner-over }. Pioches vides : { $empty }
    [decided] { feast-poster-settled }
   *[one-left] Il ne reste qu’une personne à table
  }

## À une seule personne
feast-fate-died = ### Tu meurs
  { $how }
feast-you-won = ### 🏆 Tu as gagné
  Tu as gagné : { $why }.
feast-you-lost = ### Tu as perdu
  Tu as perdu : { $why }.
