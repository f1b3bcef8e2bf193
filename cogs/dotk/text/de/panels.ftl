# Wie ein Tisch und eine Hand aussehen.

dotk-goal-court = Du gewinnst mit der zweithöchsten Summe.
dotk-goal-tokens = Du gewinnst mit den wenigsten Marken.
dotk-goal-lives = Du gewinnst, wenn du zuletzt noch ein Leben hast.
dotk-advice-court = 💡 Geh nicht in Führung: Der erste Platz gewinnt nichts.
dotk-advice-great = 💡 Nur die niedrigste Karte verliert: Werd eine niedrige rechtzeitig los.

dotk-turn = **Durchgang { $turn } von { $turns }, Runde { $n } von 3: { $what }**
dotk-round = **Runde { $n }{ $of ->
    [0] {""}
   *[other] {" "}von { $of }
  }: { $what }**
dotk-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
  }
dotk-tokens = { $n ->
    [one] 1 Marke
   *[other] { $n } Marken
  }
dotk-lives = { $n ->
    [0] raus
   *[other] { $n } Leben
  }

## Zeichen hinter einem Platz
dotk-mark-dealer = gibt
dotk-mark-acts = ☞ **ist dran**
dotk-mark-shows = offen: **{ $card }**
dotk-heading-line = -# { $heading }
dotk-did-line = -# { $did }
dotk-face-up = -# Offen: { $cards }
dotk-face-up-card = { $seat } { $card }
dotk-did-fold = behalten
dotk-did-exchange = getauscht
dotk-did-cut = abgehoben
dotk-did-change = mit der Hand getauscht
dotk-did-merchant = Händler genutzt
dotk-did-thief = Dieb genutzt
dotk-did-juggler = Gaukler genutzt
dotk-did-dragon = Drachen genutzt
dotk-gone = Raus: { $names }
dotk-computers = ⚙ { $n ->
    [one] Der Computer spielt Platz { $seats }.
   *[other] Der Computer spielt die Plätze { $seats }.
  }
dotk-aside = -# Abgelegt: { $cards }

## Eine Hand
dotk-you-watch = Du schaust zu.
dotk-over = Das Spiel ist vorbei. Der Tisch zeigt, wie es endete.
dotk-you-stand = Du hast { $standing }.
dotk-you-stand-court = Du hast { $standing }, die anderen { $others }.
dotk-second-wins = Der zweite Platz gewinnt.
dotk-you-deal = Du gibst und bist als Letztes dran.
dotk-your-left = Links von dir: { $name }.
dotk-your-card = ### Deine Karte: { $card }
dotk-your-card-text = { $text }
dotk-your-hand = Auf der Hand: **{ $cards }**
dotk-notes = Du weißt: { $known }
dotk-note = { $name } ({ $card })
dotk-note-shown = { $name } (offen: { $card })

dotk-last-won = -# Zuletzt aufgedeckt: { $n ->
    [0] keine Punkte.
   *[other] Punkte für { $names }.
  }
dotk-last-lost = -# Zuletzt aufgedeckt, verloren: { $names }.

## Das Ende
dotk-final-second = # 🏆 { dotk-poster-second }: { $names }
dotk-final-second-why = { $n ->
    [one] {""}
   *[other] Sie teilen ihn sich.{" "}
  }An den ersten erinnert sich niemand.
dotk-final-nobody = # { dotk-poster-nobody }
dotk-final-no-crowns = -# Es ging um keine Kronen.
dotk-final-nobody-why = Kein zweiter Platz. Keine Kronen; **Neues Spiel** entscheidet es.
dotk-final-fewest = # 🏆 { $names }
dotk-final-fewest-why = Die wenigsten Marken{ $n ->
    [one] {""}
   *[other] , alle gleich viele
  }.
dotk-final-last = # 🏆 { $names }
dotk-final-last-why = Zuletzt noch dabei.
dotk-final-together = # 🏆 { $names }
dotk-final-together-why = Zusammen raus, und der Sieg wird geteilt.
dotk-sheet = **Punktezettel** · { $mode ->
    [court] Punkte, je Durchgang
    [lives] Leben, und verlorene Runden
   *[other] Marken, und verlorene Runden
  }
dotk-by-turn = { $standing } ({ $turns })
dotk-final-won = 🏆 { $earned }

## Bilder
dotk-poster-second = Der zweite Platz gewinnt
dotk-poster-nobody = Niemand gewinnt
dotk-poster-fewest = Die wenigsten Marken
dotk-poster-last = Zuletzt noch dabei
dotk-poster-together = Zusammen raus
dotk-poster-second-line = { $names }: Sieg ({ $standing }), hinter { $others } ({ $most })
dotk-poster-nobody-line = Kein zweiter Platz
dotk-poster-fewest-line = { $names }: Sieg ({ $standing }) nach { $round } Runden
dotk-poster-last-line = Runde { $round } warf { $others } raus; übrig blieb { $names }
dotk-poster-together-line = Runde { $round } warf alle raus: { $others }
dotk-poster-scored = je Durchgang { $turns }
dotk-poster-lost = verlor { $n ->
    [one] Runde
   *[other] Runden
  } { $turns }
dotk-dealer = { dotk-mark-dealer }
dotk-second = jetzt auf Platz 2
dotk-point-number = { dotk-points }
dotk-token-number = { dotk-tokens }
dotk-life-number = { $n } Leben

dotk-card-own = Deine Karte
dotk-card-hand = Auf der Hand
dotk-card-name = { $card } · { $worth }
