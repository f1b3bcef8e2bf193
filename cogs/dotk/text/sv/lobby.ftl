# Vad lobbyn säger om värdens val, och hur lång tid det tar.

dotk-options-pick-mode = Vilket spel?
dotk-lobby-game-court = **Hovspelet** ({ $least } till { $most } spelare): { $rounds } varv med { $players } spelare. Andraplatsen vinner.
dotk-lobby-game-court-short = **Korta hovspelet** ({ $least } till { $most } spelare): { $rounds } varv med { $players } spelare. Andraplatsen vinner.
dotk-lobby-game-great = **Stora spelet** ({ $least } till { $most } spelare): { $lives ->
    [0] { $rounds } ronder
   *[other] { $lives } liv var
  } med { $players } spelare. { $lives ->
    [0] Lägsta kortet tar en bricka; färst vinner.
   *[other] Lägsta kortet kostar ett; den som är sist kvar vinner.
  }
dotk-lobby-length = ⏱ Med { $players } spelare: ungefär { $n } frågor, { $minutes } { $minutes ->
    [one] minut
   *[other] minuter
  } om alla är här.{ $shorter ->
    [0] {""}
   *[other] {" "}Korta hovspelet: ungefär { $shorter }.
  }
