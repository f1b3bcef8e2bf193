# Rules pages that every game shares.

rules-title = ## { $game } · { $page }
rules-contents = Choose a page…
