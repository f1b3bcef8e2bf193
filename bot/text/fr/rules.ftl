# Pages de règles communes à tous les jeux.

rules-title = ## { $game } · { $page }
rules-contents = Choisir une page…
