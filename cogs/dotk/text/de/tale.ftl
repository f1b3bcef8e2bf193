# Was geschehen ist, in Zeilen, die alle lesen dürfen.

dotk-tale-game-began = { $mode_id ->
    [court] { $rounds } Durchgänge. Nur der zweite Platz gewinnt.
    [court-short] { $rounds } Durchgänge. Nur der zweite Platz gewinnt.
    [lives] Je { $lives } Leben.
   *[other] { $rounds } Runden.
  }
dotk-tale-turn-began = ▶ Durchgang { $number } von { $of }: { $dealer } gibt.
dotk-tale-round-began = ▶ Runde { $number }.
dotk-tale-cards-laid = Die Karten liegen verdeckt.
dotk-tale-exchanged = { $n ->
    [one] 🔁 { $by } tauscht mit { $seat }.
   *[other] 🔁 Getauscht: { $pairs }.
  }
dotk-pair = { $first } mit { $second }
dotk-tale-folded = ✋ { $n ->
    [one] { $names } behält die Karte.
   *[other] { $names } behalten ihre Karten.
  }
dotk-tale-deck-cut = ✂ { $by } hebt ab: **{ $card }**.
dotk-tale-card-changed = 🃏 { $by } tauscht mit der Hand.
dotk-tale-power-used = { $by } zeigt: **{ $card }**.
dotk-tale-traded = 👁 { $by } { $took ->
    [true] nimmt die oberste Karte; der Händler kommt unter den Stapel.
   *[false] sieht die oberste Karte an und behält den Händler.
  }
dotk-tale-card-stolen = 🗝 { $by } zeigt den Dieb und tauscht mit { $seat }.
dotk-tale-cards-juggled = 🤹 { $by } zeigt den Gaukler: { $first } und { $second } tauschen.
dotk-tale-card-burned = 🔥 { $by } zeigt den Drachen: { $seat } bekommt die oberste Karte.
dotk-tale-revealed = 🎴 **Alle Karten werden aufgedeckt.**
dotk-revealed = { $beside ->
    [none] **{ $value }** { $card }: { $names }
    [never] **{ $value }** { $card }: { $names } (punktet nie)
   *[other] **{ $value }** { $card }: { $names } ({ $normal } → { $value }, neben { $beside })
  }
dotk-powers = ⤷ Geändert: { $powers }
dotk-power = { $card } { $value } (neben { $beside })
dotk-tale-value-changed = ⤷ { $card } ist { $value } wert, neben { $beside }.
dotk-tale-round-won = ⤷ { $n ->
    [0] Keine Karte liegt dazwischen: keine Punkte.
   *[other] 🏆 { $contest_id ->
        [highest] Die höchste
        [lowest] Die niedrigste
       *[other] Dazwischen
      }: { $seats } { $n ->
        [one] punktet.
       *[other] punkten.
      }
  }
dotk-tale-round-lost = ⤷ ☠ Die niedrigste: { $seats } { $mode_id ->
    [lives] { $n ->
        [one] verliert ein Leben.
       *[other] verlieren je ein Leben.
      }
   *[other] { $n ->
        [one] nimmt eine Marke.
       *[other] nehmen je eine Marke.
      }
  }
dotk-tale-went-out = ⤷ 🚪 Raus: { $seats }.
dotk-tale-game-ended = { $result_id ->
    [second] 🏆 **Der zweite Platz gewinnt:** { $winners }.
    [nobody] **Kein zweiter Platz, also gewinnt niemand.**
    [fewest] 🏆 **Die wenigsten Marken:** { $winners }.
    [last] 🏆 **Zuletzt noch dabei:** { $winners }.
   *[together] 🏆 **Zusammen raus, zusammen gewonnen:** { $winners }.
  }
dotk-tale-paid = 👑 { $amount } aus der Schatzkammer: { $payees }.

## Was nur die ganze Geschichte erzählt
dotk-chapter-turn-began = Durchgang { $number }: { $dealer } gibt
dotk-chapter-round-began = { $contest_id ->
    [loser] Runde { $number }
    [highest] {""}
    [lowest] {""}
   *[middle] {""}
  }
dotk-story-game-began = { dotk-tale-game-began }{ $mode_id ->
    [court] {""}
    [court-short] {""}
    [lives] {" "}Die niedrigste Karte kostet eins.
   *[other] {" "}Die niedrigste Karte nimmt eine Marke.
  }
dotk-story-turn-began = {""}
dotk-story-round-began = ▶ Runde { $number }: { $contest }.
dotk-story-hand-dealt = { $seat } bekommt: { $cards }.
dotk-story-card-dealt = { $seat } bekommt: **{ $card }**.
dotk-story-deck-stacked = -# Der Stapel, von oben: { $cards }.
dotk-story-card-picked = { $seat } legt hin: **{ $card }**.
dotk-story-cards-laid = {""}
dotk-story-hand-card-laid = ⤷ Jetzt liegt dort: **{ $card }**.
dotk-story-top-seen = 👁 { $by } sieht die oberste Karte: **{ $card }**.
dotk-story-card-received = ⤷ Jetzt: { $cards }.
