# Was /help über dieses Spiel sagt.

dotk-help =
    Das **Hofspiel** ist für 3 bis 7: Punkte, aber nicht die meisten, denn der zweite Platz gewinnt.
    Das **große Spiel** ist für bis zu 16: je eine Karte und eine Aktion, um sie loszuwerden. Die niedrigste verliert.
