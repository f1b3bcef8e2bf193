# Fragen und die Wörter auf ihren Knöpfen und Listen.

dotk-ask-lay = **Welche Karte legst du hin?**
dotk-ask-act = **Deine Aktion:** Tu eins davon.
dotk-ask-act-public = **Was tust du?** **Meine Karten** zeigt deine Karte{ $hand ->
    [true] {" und deine Hand"}
   *[false] {""}
  }.
dotk-ask-keep = Gezogen: **{ $card }**. { $text }

## Was geschieht, wenn die Zeit abläuft
dotk-silence-fold = -# Läuft die Zeit ab, behältst du deine Karte.
dotk-silence-keep = -# Läuft die Zeit ab, behältst du den Händler.

## Über Listen
dotk-pick-lay = Leg eine Karte hin …
dotk-pick-change = Tausch mit einer Handkarte …
dotk-pick-thief = Dieb: Tausch Karten mit …
dotk-pick-juggler = Gaukler: Tausch die Karten von (wähl zwei) …
dotk-pick-dragon = Drache: Verbrenn die Karte von …

## Knöpfe
dotk-do-exchange = Tausch: { $name }
dotk-do-cut = Abheben
dotk-do-fold = Behalten
dotk-do-lay = Karte hinlegen
dotk-do-change = Mit der Hand tauschen
dotk-do-merchant = Händler: oberste Karte ansehen
dotk-do-thief = Dieb
dotk-do-juggler = Gaukler
dotk-do-dragon = Drache
dotk-do-keep = Behalten: { $card } ({ $value })
dotk-do-take = Nehmen: { $card } ({ $value }), verdeckt

## Hinweise unter einer Wahl
dotk-hint-card = { $card }
