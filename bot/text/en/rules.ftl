# Rules pages that every game shares.

rules-title = ## { $game } · { $page }
rules-contents = Choose a page…
rules-page-number = -# Page { $n } of { $of }
