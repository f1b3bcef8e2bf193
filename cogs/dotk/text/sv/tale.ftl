# Vad som hände, i rader som alla får läsa.

dotk-tale-game-began = { $mode_id ->
    [court] { $rounds } varv. Bara andraplatsen vinner.
    [court-short] { $rounds } varv. Bara andraplatsen vinner.
    [lives] { $lives } liv var.
   *[other] { $rounds } ronder.
  }
dotk-tale-turn-began = ▶ Varv { $number } av { $of }: { $dealer } ger.
dotk-tale-round-began = ▶ Rond { $number }.
dotk-tale-cards-laid = Korten ligger dolda.
dotk-tale-exchanged = { $n ->
    [one] 🔁 { $by } byter med { $seat }.
   *[other] 🔁 Byten: { $pairs }.
  }
dotk-pair = { $first } med { $second }
dotk-tale-folded = ✋ { $names } behåller { $n ->
    [one] sitt kort
   *[other] sina kort
  }.
dotk-tale-deck-cut = ✂ { $by } kuperar leken: **{ $card }**.
dotk-tale-card-changed = 🃏 { $by } byter mot handen.
dotk-tale-power-used = { $by } visar **{ $card }**.
dotk-tale-traded = 👁 { $by } { $took ->
    [true] tar översta kortet; Handlaren läggs under leken.
   *[false] ser översta kortet, och behåller Handlaren.
  }
dotk-tale-card-stolen = 🗝 { $by } visar Tjuven, och byter med { $seat }.
dotk-tale-cards-juggled = 🤹 { $by } visar Jonglören: { $first } och { $second } byter.
dotk-tale-card-burned = 🔥 { $by } visar Draken: { $seat } får lekens översta kort.
dotk-tale-revealed = 🎴 **Alla kort visas.**
dotk-revealed = { $beside ->
    [none] **{ $value }** { $card }: { $names }
    [never] **{ $value }** { $card }: { $names } (får aldrig poäng)
   *[other] **{ $value }** { $card }: { $names } ({ $normal } → { $value }, med { $beside })
  }
dotk-powers = ⤷ Ändrat: { $powers }
dotk-power = { $card } { $value } (med { $beside })
dotk-tale-value-changed = ⤷ { $card } är värd { $value }, med { $beside } på bordet.
dotk-tale-round-won = ⤷ { $n ->
    [0] Inget kort ligger emellan: ingen får poäng.
   *[other] 🏆 { $contest_id ->
        [highest] Högst: { $seats }
        [lowest] Lägst: { $seats }
       *[other] Emellan: { $seats }
      } får poäng.
  }
dotk-tale-round-lost = ⤷ ☠ Lägst: { $seats } { $mode_id ->
    [lives] { $n ->
        [one] förlorar ett liv.
       *[other] förlorar ett liv var.
      }
   *[other] { $n ->
        [one] tar en bricka.
       *[other] tar en bricka var.
      }
  }
dotk-tale-went-out = ⤷ 🚪 Ute: { $seats }.
dotk-tale-game-ended = { $result_id ->
    [second] 🏆 **Andraplatsen vinner:** { $winners }.
    [nobody] **Ingen är tvåa, så ingen vinner.**
    [fewest] 🏆 **Färst brickor:** { $winners }.
    [last] 🏆 **Sist kvar:** { $winners }.
   *[together] 🏆 **Ute tillsammans, vinner tillsammans:** { $winners }.
  }
dotk-tale-paid = 👑 { $amount } ur skattkammaren: { $payees }.

## Vad bara hela berättelsen säger
dotk-chapter-turn-began = Varv { $number }: { $dealer } ger
dotk-chapter-round-began = { $contest_id ->
    [loser] Rond { $number }
    [highest] {""}
    [lowest] {""}
   *[middle] {""}
  }
dotk-story-game-began = { dotk-tale-game-began }{ $mode_id ->
    [court] {""}
    [court-short] {""}
    [lives] {" "}Lägsta kortet kostar ett.
   *[other] {" "}Lägsta kortet tar en bricka.
  }
dotk-story-turn-began = {""}
dotk-story-round-began = ▶ Rond { $number }: { $contest }.
dotk-story-hand-dealt = { $seat } får { $cards }.
dotk-story-card-dealt = { $seat } får **{ $card }**.
dotk-story-deck-stacked = -# Leken, uppifrån: { $cards }.
dotk-story-card-picked = { $seat } lägger ut **{ $card }**.
dotk-story-cards-laid = {""}
dotk-story-hand-card-laid = ⤷ Nu är det **{ $card }**.
dotk-story-top-seen = 👁 { $by } ser översta kortet: **{ $card }**.
dotk-story-card-received = ⤷ Nu: { $cards }.
