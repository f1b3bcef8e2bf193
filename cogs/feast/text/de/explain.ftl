# Was „?“ neben einer Frage sagt.

feast-explain-hand-out = Den Rest behältst du.
feast-explain-serve = Wer ihn beim Toast trinkt, stirbt. Du kannst ihn auch aus dem Spiel lassen.
feast-explain-take = Alle sehen, welche Speise es ist. Du isst sie in deinem Zug, für Energie.
feast-explain-claim = Mundschenk und Seneschall vergibst du gleich wieder.
feast-explain-grant = In jedem deiner Züge muss jemand mit Ehre einen bekommen.
feast-explain-grant-to = Mundschenk und Seneschall entscheiden, wer was trinkt.
feast-explain-act = Erst einen Titel nehmen, dann Titel nutzen. Jede Speise, die du isst, gibt 1 Energie; Gift tötet.
feast-explain-poison = Es ersetzt eine Karte derselben Art, egal wessen, auch deine. Alle wissen, dass du vergiftet hast, aber nicht, wo.
feast-explain-toast = Wer eingeschenkt hat, weiß, was darin ist; aber jemand kann es seither geändert haben.
feast-explain-challenge = Lehnst du ab, kostet dich die Schande später Energie, und die andere Seite bekommt Ehre.
feast-explain-swap = Niemand sieht hin. Eine Seite darf ohne Kelch sein.
feast-explain-throw = Stein schlägt Schere, Schere schlägt Papier, Papier schlägt Stein. Wer gewinnt, bekommt 1 Ehre.
feast-explain-end = Jeden Titel kannst du einmal nutzen.
