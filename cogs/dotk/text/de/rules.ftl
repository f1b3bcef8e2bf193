# Die Regeln in unseren eigenen Worten.

dotk-page-overview = Kurz gesagt
dotk-rules-overview-1 = Es gibt **dreizehn Charaktere**, zwei Karten von jedem, vom Tod (0) bis zum König (12).
dotk-rules-overview-2 = **Hofspiel** (3 bis 7): In jedem Durchgang bekommst du drei Karten, für drei Runden je eine. Runde 1: Die **höchste** Karte punktet. Runde 2: die **niedrigste**. Runde 3: **alle dazwischen**. Jede zählt 1, auch bei Gleichstand.
dotk-rules-overview-3 = Alle geben einmal; dann gewinnt die **zweithöchste Summe**. Das **kurze** Hofspiel hat halb so viele Durchgänge wie Leute, aufgerundet (Haus).
dotk-rules-overview-4 = **Großes Spiel** (3 bis 16): eine Karte für alle. Die niedrigste verliert die Runde.
dotk-rules-overview-5 = In einer Runde liegen alle Karten verdeckt. Alle haben **eine Aktion**; dann wird aufgedeckt.

dotk-page-round = Eine Runde
dotk-rules-round-1 = **1. Karten.** Im Hofspiel legen alle zugleich eine Handkarte verdeckt hin (Haus). Im großen Spiel bekommst du eine ausgeteilt.
dotk-rules-round-2 = **2. Aktionen.** Links von der Person, die gibt, reihum bis zu ihr. Du handelst mit der Karte, die du hast, wenn du dran bist.
dotk-rules-round-3 = **3. Aufdecken.** Alle Kräfte „Aufdecken“ wirken zugleich, nach den Namen der anderen Karten auf dem Tisch. Karten auf der Hand, im Stapel oder abgelegt zählen nicht.
dotk-rules-round-4 = **4. Punkte.** Im Hofspiel ist der König der Höchste, punktet aber nie: In Runde 1 gewinnt der nächste Wert.
dotk-rules-round-5 = Die Karten werden offen abgelegt. Nach drei Runden wird alles gemischt, und es gibt, wer links davon sitzt.

dotk-page-actions = Aktionen
dotk-rules-actions-1 = **Tausch** mit der Person links von dir; sie kann nicht ablehnen. Wer gibt, **hebt** stattdessen **ab**: Eine zufällige Karte des Stapels, allen gezeigt, ersetzt die alte, die unter den Stapel kommt (Haus).
dotk-rules-actions-2 = **Behalte** deine Karte.
dotk-rules-actions-3 = **Tausch** sie im Hofspiel mit einer Handkarte.
dotk-rules-actions-4 = **Nutz** ihre Aktion: Händler, Dieb, Gaukler, Drache. Dann bleibt sie offen, wohin sie auch wandert. Wer sie vor dem eigenen Zug bekommt, darf sie noch einmal nutzen.
dotk-rules-actions-5 = Du siehst nur die Karten, die du bekommst.

dotk-page-characters = Charaktere
dotk-rules-characters-1 = Zwei Karten von jedem, die höchste zuerst. Von zwei Zahlen gilt sonst die erste. Zahlen und Kräfte sind von uns (Haus).
dotk-rules-character = **{ $card }** · { $text }
dotk-rules-characters-2 = Eine Aktion nutzt du, wenn du dran bist. „Aufdecken“ wirkt von selbst.

dotk-page-great = Das große Spiel
dotk-rules-great-1 = Der niedrigste Wert verliert die Runde; bei Gleichstand alle. **Der Tod verliert immer.** Der König ist einfach 12.
dotk-rules-great-2 = **Marken:** Wer verliert, nimmt eine. Es gibt so viele Runden wie Leute (Haus), oder zwei- oder dreimal so viele. Die wenigsten Marken gewinnen; Gleichstand teilt.
dotk-rules-great-3 = **Leben:** je vier, ab acht Leuten zwei (Haus). Wer verliert, gibt eins ab. Ohne Leben bist du raus. Wer zuletzt dabei ist, gewinnt; gehen die Letzten zusammen raus, teilen sie.
dotk-rules-great-4 = Vor jeder Runde werden alle Karten gemischt (Haus), und wer als Nächstes noch dabei ist, gibt.

dotk-page-crowns = Sieg und Kronen
dotk-rules-crowns-1 = Im Hofspiel gewinnt die **zweithöchste Summe**, und Gleichstand teilt (Haus): Bei 5, 5 und 2 Punkten gewinnt die 2, bei 5, 2 und 2 gewinnen beide 2er.
dotk-rules-crowns-2 = **Niemand gewinnt**, wenn alle Summen gleich sind, oder wenn alle die höchste oder niedrigste teilen, wie bei 5, 5, 2 und 2. Dann wird nichts gezahlt.
dotk-rules-crowns-3 = Wer gewinnt, bekommt 2 Kronen aus der Schatzkammer (Haus).

dotk-page-time = Wenn die Zeit abläuft
dotk-rules-time-1 = Eine Karte wählen: zufällig. Aktion: Du behältst deine Karte. Händler: Du behältst ihn.
dotk-rules-time-2 = Im großen Spiel hat eine Aktion schnell 20 Sekunden und normal 30 (Haus).

dotk-page-house = Hausregeln
dotk-rules-house-1 = Die Namen, die 26 Karten und wie beide Spiele zählen, sind gedruckt.
dotk-rules-house-2 = **Letzte Worte:** Vor der letzten Runde dürfen alle noch einmal sagen, welche Karte sie haben. Das dauert höchstens 20 Sekunden. Mit Leben gibt es keine.
