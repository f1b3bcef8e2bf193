# Was man spüren soll: eine kurze Nachricht am Tisch, Zeile für Zeile.

feast-thumbs = ### 🥂 Auf den König!
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
       *[other] 🍷 Guter Wein: { $wine }.
    }
    { $poison ->
        [none] {""}
       *[other] 🧪 Gift: { $poison }.
    }
feast-moment-food-flipped = { $poison ->
    [true] ### 🍴 { $seat } isst { $food }. Vergiftet!
   *[false] 🍴 { $seat } isst { $food }.
  }
feast-moment-challenged = ### { feast-tale-challenged }
feast-moment-duel-answered = { $seat } { $accepted ->
    [true] nimmt an. Beide zeigen zugleich.
   *[false] lehnt ab und bekommt 1 Schande.
  }
feast-moment-duel-fought = { $by }: { $threw }. { $seat }: { $against }. { $winner_id ->
    [none] Gleichstand: Beide leben.
   *[other] { $winner } gewinnt.
  }
feast-moment-died = ☠ { $seat } ist tot{ $cause_id ->
    [food] , das Gesicht im Teller
    [goblet] , und der Kelch nicht einmal leer
    [dishonor] , vor Scham; so etwas gibt es
   *[duel] , und war sich so sicher
  }: **{ $role }**.{ $kept ->
    [0] {""}
   *[other] {" "}Behält { $kept } Ehre.
  }{ $role_id ->
    [king] {""}
   *[other] { $titles ->
        [none] {""}
       *[other] {" "}Zurück an den König: { $titles }.
      }
  }
feast-moment-game-ended = # 🕯 { $result_id ->
    [king-dead] { feast-banner-over }
    [decks-empty] { feast-banner-over }. Aufgebraucht: { $empty }
    [decided] { feast-poster-settled }
   *[one-left] Nur ein Gast bleibt am Tisch
  }

## An einen Gast: was aus ihm wurde
feast-fate-died = ### Du bist tot
  { $how }
feast-you-won = ### 🏆 Gewonnen
  Du hast gewonnen, denn { $why }.
feast-you-lost = ### Verloren
  Du hast verloren, denn { $why }.
