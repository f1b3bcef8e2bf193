# Royal Execution. Royal heißt „Hoheit“; Reihe, Hand, Ablage, Friedhof, Stapel,
# Auslöser, retten.

execution-name = Royal Execution
execution-about = Royal Execution: Richte zwölf Hoheiten hin, mit je drei Karten. Für dich allein
execution-help =
    Ein Spiel dauert etwa 15 Minuten. Leg drei Karten auf jede Hoheit: zwei, die ihren Wert erreichen, und eine dritte in ihrer Farbe.
# Was auf einer Stufe anders ist
execution-differs-knight = Abgelegtes und Gerettetes kommen nach unten
execution-differs-baron = du rettest nur die niedrigste Karte
execution-differs-duke = du rettest nur die niedrigste Karte, nach unten
execution-differs-king = du rettest nichts, Abgelegtes kommt nach unten
execution-start-level = Wie schwer es ist
execution-start-level-squire = Knappe: wie gedruckt, 12 Hände (Computer gewinnt 88 %, der schwere 95 %)
execution-start-level-knight = Ritter: { execution-differs-knight } (Computer 82 %, der schwere 90 %)
execution-start-level-baron = Baron: { execution-differs-baron } (Computer 74 %, der schwere 90 %)
execution-start-level-duke = Herzog: { execution-differs-duke } (Computer 50 %, der schwere 80 %)
execution-start-level-king = König: { execution-differs-king } (Computer 30 %, der schwere 50 %)

## Karten
execution-joker = 🃏
execution-suit = { $suit ->
    [clubs] ♣
    [diamonds] ♦
    [hearts] ♥
   *[spades] ♠
  }
execution-card = { $rank ->
    [ace] A
    [two] 2
    [three] 3
    [four] 4
    [five] 5
    [six] 6
    [seven] 7
    [eight] 8
    [nine] 9
    [ten] 10
    [jack] B
    [queen] D
   *[king] K
  }{ $suit ->
    [clubs] ♣
    [diamonds] ♦
    [hearts] ♥
   *[spades] ♠
  }

## Stufen, Orte
execution-level-squire = Knappe
execution-level-knight = Ritter
execution-level-baron = Baron
execution-level-duke = Herzog
execution-level-king = König
execution-role-squire = Knappe
execution-role-knight = Ritter
execution-role-baron = Baron
execution-role-duke = Herzog
execution-role-king = König
execution-place-left = links
execution-place-middle = Mitte
execution-place-right = rechts
execution-place-top = oben
execution-place-bottom = unten

## Die erste Nachricht
execution-goal = **Richte alle { $royals } Hoheiten hin:** Zwei Karten erreichen ihren Wert (B 11, D 12, K 13), eine dritte in ihrer Farbe schlägt eine davon.

## Der Tisch
execution-row = **{ $royal }** { $value }
execution-row-cleared = ✓ leer
execution-behind = dahinter { $n }
execution-wants-sum = → { $n ->
    [10] 10
   *[other] { $n }+
  }
execution-wants-trigger = → { $suit }{ $n ->
    [10] 10
   *[other] { $n }+
  } oder A{ $suit }
execution-wants-ace = → nur A{ $suit }
execution-doomed = ⚠ kein Auslöser mehr
execution-hand = ## { $cards }
execution-hand-before = Noch keine Karten gezogen.
execution-hand-empty = Deine Hand ist leer.
execution-hand-none-left = Hand und Stapel sind leer.
execution-pile = Ablage: **{ $top }** { $n ->
    [0] {""}
   *[other] › { $below }
  }
execution-pile-more = {" "}… noch { $n }: Drück **?**
execution-pile-whole = **Die Ablage**, alle { $n } Karten von oben:
    { $cards }
execution-pile-empty = Ablage: leer
execution-counts = Stapel **{ $left }** · Friedhof { $graveyard } · ⚔ **{ $executed }**/{ $royals }
execution-last-hands = ⟳ { $n ->
    [0] Keine Hand mehr zu ziehen.
    [one] Noch 1 Hand zu ziehen.
   *[other] Noch { $n } Hände zu ziehen.
  }
execution-terms-squire = -# Stufe: Knappe, die leichteste
execution-terms-knight = -# Stufe: Ritter, { execution-differs-knight }
execution-terms-baron = -# Stufe: Baron, { execution-differs-baron }
execution-terms-duke = -# Stufe: Herzog, { execution-differs-duke }
execution-terms-king = -# Stufe: König, { execution-differs-king }

## Was gefragt ist
execution-ask-play = **Spiel eine Karte.**
execution-ask-draw = **Zieh eine Hand.**
execution-ask-draw-or-play = **Zieh eine Hand**, oder spiel die oberste Karte der Ablage.
execution-ask-last = **Spiel die oberste Karte der Ablage:** Mehr hast du nicht.
execution-ask-save = { $royal } ist hingerichtet. **Welche Karte rettest du** in die Ablage?
execution-silence-give-up = -# Spielst du eine Woche nicht, gibst du auf.
execution-pick-card = **{ $card }** kommt …
execution-do-draw = Drei ziehen
execution-do-hint = Tipp
execution-do-take-back = { $card } zurücknehmen
execution-do-red-joker = { $card } rot
execution-do-black-joker = { $card } schwarz
execution-do-top = { $card } von der Ablage
execution-on = auf { $royal }
execution-discard-top = Ablegen: oben
execution-discard-bottom = Ablegen: unten
execution-save-top = { $card } nach oben
execution-save-bottom = { $card } nach unten

## Ein Tipp
execution-hint-lay = 💡 Leg **{ $card }** auf { $royal } (von da { $n } % gewonnen).
execution-hint-discard = 💡 Leg **{ $card }** ab, { $end_id ->
    [top] nach oben
   *[other] nach unten
  } (von da { $n } % gewonnen).
execution-hint-save = 💡 Rette **{ $card }**, { $end_id ->
    [top] nach oben
   *[other] nach unten
  } (von da { $n } % gewonnen).
execution-hint-draw = 💡 Zieh (von da { $n } % gewonnen).
execution-hint-nothing = 💡 Kein Zug rettet dich.

## Der Bericht
execution-tale-royals-laid-out = Vorn: { $royals }.
execution-story-royals-laid-out = Vorn: { $royals }. Stufe: { $level }.
execution-tale-hand-drawn = Hand { $number }: { $cards }
execution-chapter-hand-drawn = Hand { $number }
execution-tale-last-hands-reached = Jetzt kommen die gedrehten Karten: noch { $hands } Hände.
execution-tale-card-laid = { $card }{ $from_pile ->
    [true] {" "}von der Ablage
   *[false] {""}
  } auf { $royal }
execution-tale-card-discarded = { $card } abgelegt, { $end_id ->
    [top] nach oben
   *[other] nach unten
  }
execution-tale-royal-executed = ⚔ **{ $royal }** ist hingerichtet, Nummer { $number }.{ $end_id ->
    [none] {""}
    [top] {" "}{ $saved } ist gerettet, oben.
   *[other] {" "}{ $saved } ist gerettet, unten.
  }
execution-tale-royal-turned-up = Dahinter: **{ $royal }**
execution-tale-hint-taken = 💡 Tipp { $number }
execution-tale-card-taken-back = ↩ { $card } zurückgenommen
execution-tale-game-ended = { $result_id ->
    [won] 🏆 Alle { $executed } Hoheiten sind hingerichtet. Karten übrig: { $score }.
    [lost] Kein Zug mehr. Hingerichtete Hoheiten: { $executed }.
   *[given-up] Aufgegeben. Hingerichtete Hoheiten: { $executed }.
  }
execution-story-piles-shuffled = Linke Reihe, die vorderste zuletzt: { $left }
    Mittlere Reihe: { $middle }
    Rechte Reihe: { $right }
    Stapel, von oben: { $cards }

## Das Ende
execution-end-won = # ⚔ Alle { $royals } Hoheiten sind hingerichtet
execution-end-lost = # { execution-poster-lost }: { $n } von { $royals } hingerichtet
execution-end-given-up = # { execution-poster-given-up }: { $n } von { $royals } hingerichtet
execution-hindsight = 🔍 Bis Hand { $n } war es noch zu gewinnen.
execution-why-lost = Du hast verloren: Du kannst nicht ziehen, und die oberste abgelegte Karte passt nirgends. Jede übrige Hoheit zählt −1.
execution-score = Punkte: **{ $score }** · Stufe { $level }{ $hints ->
    [0] {""}
    [one] {" "}· 💡 1 Tipp
   *[other] {" "}· 💡 { $hints } Tipps
  }
execution-square-executed = 🟥
execution-square-left = ⬛
execution-hints = { $n ->
    [0] Ohne Tipps.
    [one] 💡 1 Tipp
   *[other] 💡 { $n } Tipps
  }
execution-statistic-played = gespielt: { $what }
execution-statistic-won = gewonnen: { $what }
execution-played-squire = Knappe
execution-played-knight = Ritter
execution-played-baron = Baron
execution-played-duke = Herzog
execution-played-king = König
execution-won-squire = Knappe
execution-won-knight = Ritter
execution-won-baron = Baron
execution-won-duke = Herzog
execution-won-king = König

## Bilder
execution-picture-banner = { $n } von { $royals } hingerichtet
execution-picture-row = { $rank } { $value }
execution-picture-wants-sum = { $n }+
execution-picture-wants-trigger = { $n ->
    [10] 10 oder A
   *[other] { $n }+ oder A
  }
execution-picture-wants-ace = nur A
execution-picture-doomed = Auslöser weg
execution-picture-cleared = leer
execution-picture-draw = Stapel
execution-picture-discard = Ablage
execution-picture-graveyard = Friedhof
execution-rank-ace = A
execution-rank-two = 2
execution-rank-three = 3
execution-rank-four = 4
execution-rank-five = 5
execution-rank-six = 6
execution-rank-seven = 7
execution-rank-eight = 8
execution-rank-nine = 9
execution-rank-ten = 10
execution-rank-jack = B
execution-rank-queen = D
execution-rank-king = K
execution-poster-won = Die letzte Hoheit fällt
execution-poster-lost = Der Hof steht
execution-poster-given-up = Aufgegeben
execution-poster-line = { $n } von { $royals } Hoheiten hingerichtet
execution-poster-score = { $level } · Punkte { $score }{ $hints ->
    [0] {""}
    [one] {" "}· 1 Tipp
   *[other] {" "}· { $hints } Tipps
  }

## „?“ neben einer Frage
execution-explain-play = Eine dritte Karte in der Farbe der Hoheit, höher als eine der beiden darauf, richtet sie hin. Was nirgends passt, leg ab; die oberste der Ablage kannst du noch spielen.
execution-explain-save = Sie kommt auf die Ablage, und du kannst sie wieder spielen.

# Wie Optionen von Befehlen heißen
execution-option-name-level = stufe
