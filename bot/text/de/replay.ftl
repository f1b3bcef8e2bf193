## Ein früheres Spiel, noch einmal gezeigt: eine Seite und ein bewegtes Bild
replay-title = { $game } · Tisch { $table }
replay-eyes = Gesehen von
replay-eyes-all = Allen
replay-eyes-seat = { $seat } { $name }
replay-eyes-secrets = Alle Geheimnisse
replay-step = Schritt { $step } von { $steps }
replay-slider = Schritte
replay-first = Erster Schritt
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-stop = Pause
replay-next = Einen Schritt weiter
replay-last = Letzter Schritt
replay-keys = Pfeiltasten gehen Schritt für Schritt, Pos1 und Ende zum ersten und letzten.
replay-no-script = Diese Seite braucht JavaScript, um Schritt für Schritt zu gehen.
replay-story = Die ganze Geschichte in Worten
replay-knew = Was { $name } wusste
replay-asked-you = **Frage an dich:** { $question }
replay-asked = Jetzt gefragt: { $names }
replay-alt = Noch einmal Tisch { $table }, in { $n } Bildern: die Karten, was geschah, das Ende. { $ended }

## Auf Discord
again-drawing = 🎞️ Ich zeichne Tisch { $table } noch einmal …
again-by = -# Noch einmal gezeigt von { $name }
again-failed = Versuch es später, oder drück **Geschichte**. Unser Fehler: Tisch { $table } ließ sich nicht zeichnen.
refused-again-busy = Versuch es in einer Minute: Ich zeichne gerade zu viele Spiele.
refused-again-no-files = Bitte die Moderation, mich hier Dateien anhängen zu lassen: Ich kann keine Bilder zeigen.
refused-again-no-pictures = Drück **Geschichte**: Dieser Bot zeigt keine Bilder.
replay-here = **Tisch { $table }, Schritt für Schritt.** Speicher diese Datei, öffne sie im Browser, und wähl, durch wessen Augen du siehst.
replay-here-sent = Die Seite liegt in deinen Direktnachrichten.
refused-replay-nowhere = Erlaub mir Direktnachrichten, oder bitte die Moderation, mich hier Dateien anhängen zu lassen.
