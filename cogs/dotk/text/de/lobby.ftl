# Was die Lobby über das gewählte Spiel sagt, und wie lange es dauert.

dotk-options-pick-mode = Welches Spiel?
dotk-lobby-game-court = **Hofspiel** ({ $least } bis { $most } Leute): mit { $players } Leuten { $rounds } Durchgänge. Der zweite Platz gewinnt.
dotk-lobby-game-court-short = **Kurzes Hofspiel** ({ $least } bis { $most } Leute): mit { $players } Leuten { $rounds } Durchgänge. Der zweite Platz gewinnt.
dotk-lobby-game-great = **Großes Spiel** ({ $least } bis { $most } Leute): { $lives ->
    [0] { $rounds } Runden
   *[other] je { $lives } Leben
  } mit { $players } Leuten. { $lives ->
    [0] Die niedrigste Karte nimmt eine Marke; die wenigsten gewinnen.
   *[other] Die niedrigste Karte kostet eins; wer zuletzt dabei ist, gewinnt.
  }
dotk-lobby-length = ⏱ Mit { $players } Leuten: etwa { $n } Fragen, { $minutes } { $minutes ->
    [one] Minute
   *[other] Minuten
  }, wenn alle da sind.{ $shorter ->
    [0] {""}
   *[other] {" "}Das kurze Hofspiel: etwa { $shorter }.
  }
