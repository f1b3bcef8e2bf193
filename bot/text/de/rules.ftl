# Regelseiten, die alle Spiele haben.

rules-title = ## { $game } · { $page }
rules-contents = Wähl eine Seite …
