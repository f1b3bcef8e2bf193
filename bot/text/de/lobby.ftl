# Die Lobby: bevor die Karten ausgeteilt sind.

lobby-host = Host: { $host }
lobby-seats = **Plätze** ({ $taken } von { $most })
lobby-kept = { $seat } · frei gehalten für { $name }: Drück Mitspielen
lobby-need = ➤ { $missing ->
    [one] Es fehlt noch eine Person
   *[other] Es fehlen noch { $missing } Leute
  }, dann drückt der Host **Starten**.
lobby-ready = ➤ Bereit: **Starten** teilt aus.
lobby-ready-kept = ➤ Bereit: **Starten** teilt aus. Wer nicht hier ist, verliert den Platz.
lobby-too-many = ⚠ Ändere die Optionen, oder jemand steht auf: So können nur { $most } spielen.
lobby-no-computers = ⚠ Nimm die Computer weg: Dieser Server will keine.
lobby-small = -# { $line }
lobby-pace = Tempo: { $pace }
pace-quick = schnell ({ $asks ->
    [brisk] 20 Sekunden pro Zug
   *[other] 45 Sekunden pro Zug
  }{ $asks ->
    [talk] , 3 Minuten zum Reden
   *[other] {""}
  })
pace-normal = normal ({ $asks ->
    [brisk] 30 Sekunden pro Zug
   *[other] 2 Minuten pro Zug
  }{ $asks ->
    [talk] , 8 Minuten zum Reden
   *[other] {""}
  })
pace-by-day = tageweise (12 Stunden pro Zug{ $asks ->
    [talk] , 2 Tage zum Reden
   *[other] {""}
  })
lobby-strength = Computer: { $does }
option-strength-easy = Leicht
option-strength-easy-text = leicht, sie handeln manchmal zufällig
option-strength-normal = Normal
option-strength-normal-text = normal, sie wägen ab, was sie wissen
option-strength-hard = Schwer
option-strength-hard-text = schwer, sie planen voraus
computers-up-to-normal = Computer spielen leicht oder normal.
computers-up-to-hard = Computer spielen leicht, normal oder schwer.
lobby-no-last-words = 🤐 Keine letzten Worte.
lobby-no-claims = 🤐 Kein Sprechen per Knopf.
lobby-counted = 👑 Es geht um Kronen.
lobby-not-counted-computers = Ohne Kronen: Hier sitzen Computer.
lobby-not-counted-too-few-humans = Noch ohne Kronen: Die gibt es ab { $least } Leuten.
lobby-call = 🔔 <@&{ $role }>: Ein Tisch ist offen.
lobby-closes = Schließt { $when }, wenn sich nichts tut.
lobby-closed-begun = Das Spiel läuft: { $link }
lobby-over-title = ## { $headline }
lobby-over-won = { $n ->
    [0] Niemand hat gewonnen.
   *[other] 🏆 Gewonnen: { $names }.
}
lobby-over-here = -# Das Ergebnis steht weiter unten: { $link }
lobby-over-there = -# Die ganze Geschichte steht am Tisch: { $link }
lobby-closed-hand = Der Host hat den Tisch abgesagt.
lobby-closed-moderator = Die Moderation hat den Tisch abgesagt.
lobby-closed-idle = Niemand kam, niemand blieb. `/{ $game } { command-name-start }` eröffnet einen neuen Tisch.
lobby-closed-missed = Dieser Tisch konnte nicht rechtzeitig öffnen. `/{ $game } { command-name-start }` eröffnet einen neuen.

# Hinter „Mehr“
lobby-more-title = ## { $game } · Tisch { $table }
lobby-more-host = -# Für Host oder Moderation:

# Was der Host noch ändern kann
options-title = ## { $game } · Optionen von Tisch { $table }
options-pick-strength = Wie gut Computer spielen
options-pick-claims = Sprechen per Knopf
option-claims-true = Alle dürfen per Knopf sprechen
option-claims-true-text = „Sprechen“ bei den Karten; Lügen erlaubt
option-claims-false = Niemand spricht per Knopf
option-claims-false-text = sagt es laut
options-pick-last-words = Letzte Worte
option-last-words-true = Letzte Worte
option-last-words-true-text = bis zu 20 Sekunden (schnell: 15)
option-last-words-false = Keine letzten Worte
option-last-words-false-text = das Spiel geht gleich weiter
options-pick-language = Sprache des Tisches
play-deal-me-in = Ich spiele mit: { $game }
