# Medaillen: Name, und wofür.

execution-medal-squire = Bronzeaxt
execution-medal-squire-text = Auf der Stufe Knappe gewonnen
execution-medal-knight = Silberaxt
execution-medal-knight-text = Auf der Stufe Ritter gewonnen
execution-medal-baron = Goldaxt
execution-medal-baron-text = Auf der Stufe Baron gewonnen
execution-medal-duke = Axt des Herzogs
execution-medal-duke-text = Auf der Stufe Herzog gewonnen
execution-medal-king = Axt des Königs
execution-medal-king-text = Auf der Stufe König gewonnen

# Wie Spiele enden
execution-result-won = Gewonnen
execution-result-lost = Verloren
execution-result-given-up = { execution-poster-given-up }
