# Was man spüren soll: eine kurze Nachricht am Tisch, Zeile für Zeile.

dotk-moment-went-out = ### 🚪 Raus: { $seats }
dotk-moment-game-ended = # { $result_id ->
    [second] 🏆 { dotk-poster-second }: { $winners }
    [nobody] Kein zweiter Platz, also gewinnt niemand
    [fewest] 🏆 Die wenigsten Marken: { $winners }
    [last] 🏆 { dotk-poster-last }: { $winners }
   *[together] 🏆 Zusammen raus, zusammen gewonnen: { $winners }
  }

## An eine Person: was aus ihr wurde, und warum sie gewann oder verlor
dotk-fate-out = ### Du bist raus
  Dein letztes Leben ist weg. Ab jetzt schaust du zu.
dotk-you-won = ### 🏆 Gewonnen
  Du hast gewonnen: { $result ->
    [second] { $standing }, das ist der zweite Platz.
    [fewest] { $standing }, und niemand hat weniger.
    [last] Du bist zuletzt noch dabei.
   *[together] Du gingst mit den Letzten zusammen raus.
  }
dotk-you-lost =
    ### Verloren
    Du hast verloren: { $result ->
        [second] { $first ->
            [true] { $standing }, das ist der erste Platz. Nur der zweite gewinnt.
           *[false] { $standing }, das ist nicht der zweite Platz. Dort steht: { $names }.
          }
        [nobody] Niemand ist auf dem zweiten Platz.
        [fewest] { $standing }. Weniger: { $names }.
       *[other] Deine Leben waren zuerst weg. Länger dabei: { $names }.
      }
