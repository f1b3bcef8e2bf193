# Was „?“ neben einer Frage sagt.

dotk-explain-lay = Andere können sie tauschen oder verbrennen, bevor alles aufgedeckt wird.
dotk-explain-act = **Tausch** nach links (wer gibt, hebt stattdessen ab: eine zufällige Karte des Stapels), nutz die Kraft deiner Karte, tausch sie mit einer Handkarte, wenn du welche hast, oder behalte sie.
dotk-explain-keep = Die andere kommt unter den Stapel. Alle sehen, welche du wählst, aber nur du siehst die gezogene.
