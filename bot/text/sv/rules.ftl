# Regelsidor som alla spel har.

rules-title = ## { $game } · { $page }
rules-contents = Välj en sida …
