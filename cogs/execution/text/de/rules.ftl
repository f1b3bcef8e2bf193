# So wird gespielt, Seite für Seite. Kurze Absätze: Man liest sie am Handy.

execution-page-overview = Kurz gesagt
execution-page-cards = Joker, Asse, Retten
execution-page-levels = Stufen
execution-page-daily = Das Tagesspiel
execution-page-house = Hausregeln

execution-rules-overview-1 = Zwölf Hoheiten liegen in drei Reihen zu vier, nur die vordersten offen. **Richte sie alle hin.**
execution-rules-overview-2 = Zieh drei Karten, und spiel alle drei, bevor du wieder ziehst: Leg sie **auf Hoheiten**, oder leg sie **ab**, oben oder unten auf die Ablage.
execution-rules-overview-3 = Auf eine Hoheit kommen drei Karten. Die ersten zwei, in beliebiger Farbe, müssen zusammen ihren Wert erreichen: Bube 11, Dame 12, König 13.
execution-rules-overview-4 = Die dritte ist der **Auslöser**: in der Farbe der Hoheit und höher als mindestens eine der ersten zwei. Auf B♥ mit 5 und 6 löst eine 6♥ aus, eine 5♥ nicht.
execution-rules-overview-5 = Er richtet die Hoheit hin. Du **rettest** eine der drei Karten: Sie kommt auf die Ablage. Die Hoheit dahinter wird aufgedeckt.
execution-rules-overview-6 = Zwischen zwei Zügen kannst du immer die **oberste Karte der Ablage** spielen.
execution-rules-overview-7 = Du verlierst, wenn Stapel und Hand leer sind und die oberste abgelegte Karte nirgends passt. Deine **Punkte** (Haus): Gewinnst du, die übrigen Karten; verlierst du, minus 1 für jede übrige Hoheit.

execution-rules-cards-1 = Ein **Joker** ist jeder Wert von 2 bis 10 und jede Farbe. Unter den ersten zwei zählt er als der niedrigste Wert, der reicht, als Auslöser als 10.
execution-rules-cards-2 = Ein **Ass** ist 1 und löst in seiner Farbe immer aus.
execution-rules-cards-3 = Nach der ersten Karte muss eine 10 noch reichen: kein Ass auf Dame oder König, keine 2 auf einem König. Die zweite muss die Summe erreichen (Haus).
execution-rules-cards-4 = Joker und Asse rettest du nie. Legst du sie ab, bleiben sie spielbar.
execution-rules-cards-5 = Kannst du eine Karte retten, musst du es; du wählst, welche. Sonst gehen alle drei.
execution-rules-cards-6 = ⚠ zeigt eine Hoheit, die keine übrige Karte mehr auslösen kann.

execution-rules-levels-1 = **Knappe**: wie gedruckt, aber mit 12 Händen statt 14 (Haus).
execution-rules-levels-2 = **Ritter** (Haus): { execution-differs-knight }. 13 Hände.
execution-rules-levels-3 = **Baron** (Haus): { execution-differs-baron } der drei, Joker und Asse nicht gezählt. Sind zwei gleich, wählst du.
execution-rules-levels-4 = **Herzog** (Haus): { execution-differs-duke }. Ablegen kannst du, wo du willst.
execution-rules-levels-5 = **König** (Haus): { execution-differs-king }.

execution-rules-daily-1 = `/execution { command-name-daily }` gibt einmal am Tag dieselben Karten für alle, auf der Stufe **Herzog** (Haus).
execution-rules-daily-2 = Du hast einen Versuch, an einem Ort. Er bleibt geheim, bis der Tag um Mitternacht UTC endet. Wirst du nicht fertig, gilt er als aufgegeben.

execution-rules-daily-3 = `/execution { command-name-board }` zeigt die Ergebnisse dieses Servers, und wie viele Tage in Folge jemand gespielt hat, egal auf welchem Server. **Teilen** zeigt dein Ergebnis: 🟥 hingerichtet, ⬛ steht noch. Es verrät nichts.

execution-rules-house-1 = **Zurücknehmen** (Haus) macht deine letzten Karten rückgängig, bis zuletzt etwas Neues aufgedeckt wurde.
execution-rules-house-2 = Neun Karten des Stapels liegen gedreht. Wenn sie kommen, sind noch drei Hände übrig (Haus).
execution-rules-house-4 = Nach einer Niederlage kannst du lesen, bis zu welcher Hand es mit allen Karten offen noch zu gewinnen war (Haus).
execution-rules-house-6 = Ein **Tipp** (Haus) nennt den nächsten Zug des schweren Computers, und wie viele von hundert Spielen er von da gewann. Dein Ergebnis zählt deine Tipps.
execution-rules-house-3 = **Aufgeben** (Haus), oder eine Woche nicht spielen, gilt als verloren. Kronen gibt es keine.
execution-rules-house-5 = Die Ablage darfst du jederzeit durchsehen (Haus).
