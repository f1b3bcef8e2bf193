# Couronnes : ce qu'on gagne et perd. $n : un nombre de couronnes, $season : un numéro ou un nom.

crowns-season = Saison { $season }
crowns-this-season = Cette saison
crowns-ever = Depuis toujours
crowns-all-games = Tous les jeux
crowns-won = victoire
crowns-lost = défaite
crowns-none = sans couronnes en jeu
crowns-zero = aucune couronne n’a bougé
crowns-short = ⚖ Une bourse, ou le Trésor, est vide.
list-semicolon = { " ;" }{" "}

## Les couronnes de quelqu'un
crowns-me-title = ## Tes couronnes
crowns-of-title = ## Couronnes { INITIAL($name) ->
    [vowel] d’
   *[other] de{" "}
  }{ $name }
crowns-me-balance = 👑 **{ crowns }** en saison { $season }
crowns-me-place = Rang { $place } sur ce serveur
crowns-me-none = { crowns-of-none } Ta première partie en apporte 5.
crowns-of-none = Pas encore de couronnes cette saison.
crowns-played = **{ $game }** : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  }, { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
  }
crowns-alone = En solo : pas de couronnes
crowns-statistics = -# { $what }

## Le classement
crowns-board-title = ## Couronnes de ce serveur
crowns-board-of = **{ $season } · { $game }**
crowns-board-picture = { $season } · { $game }
crowns-board-treasury = -# Trésor : encore { $left }. Quand il est vide, la saison finit.
crowns-board-champion = 🏆 { $name }, avec { crowns }
crowns-board-line = **{ $place }.** { $name } · 👑 { $crowns } · victoires { $wins }/{ $games }
crowns-board-line-you = **{ $place }.** { $name } (toi) · 👑 { $crowns } · victoires { $wins }/{ $games }
crowns-board-left = n’est plus là
crowns-board-note = victoires { $wins }/{ $games }
crowns-board-own = Toi : rang { $place } · 👑 { $n }
crowns-board-own-fresh = Toi : pas encore de couronnes cette saison.
crowns-board-own-none = Toi : pas dans ce classement.
crowns-board-own-hidden = Toi : 👑 { $n }. Regarde à nouveau, et ce classement te montre.
crowns-board-empty = { crowns-board-empty-ever }
crowns-board-empty-season = { crowns-board-empty-ever }
crowns-board-empty-ever = Personne encore. `/{ $game } { command-name-start }` peut y remédier.
crowns-board-empty-past = Personne. Cette saison est finie.
crowns-board-nameless = n° { $place } ci-dessous
crowns-board-pick = Autre saison, autre jeu…
crowns-board-alt = Barres de couronnes. { $title }. { $lines }
crowns-board-alt-line = { $place }. { $name }, { $n }, { $note }
crowns-board-alt-line-you = { $place }. { $name } (toi), { $n }, { $note }

## Au fil du temps
crowns-history-title = ## Tes couronnes au fil du temps
crowns-history-title-of = ## Les couronnes { INITIAL($name) ->
    [vowel] d’
   *[other] de{" "}
  }{ $name } au fil du temps
crowns-curve = { $season } : de { $first } à **{ $last }** · minimum { $low }, maximum { $high }
crowns-curve-none = { $season } : rien encore.
crowns-curve-picture = Couronnes { INITIAL($name) ->
    [vowel] d’
   *[other] de{" "}
  }{ $name } · { $season }
crowns-curve-picture-nameless = Couronnes de quelqu’un · { $season }
crowns-curve-picture-own = Tes couronnes · { $season }
crowns-curve-moves = Une courbe en { $n ->
    [one] { $n } étape
   *[other] { $n } étapes
  }.
crowns-history-line = { $when } · table { $table } · { $won ->
    [true] 🏆
   *[false] ✗
  } { $role } · **{ $amount }**
crowns-history-granted = { $when } · don { INITIAL($by) ->
    [vowel] d’
   *[other] de{" "}
  }{ $by } : **{ $amount }** · { $reason }
crowns-history-granted-own = { $when } · ⚠️ **{ $by } se l’est donné** : **{ $amount }** · { $reason }
crowns-history-taken-own = { $when } · { $by } se l’est retiré : **{ $amount }** · { $reason }
crowns-history-taken = { $when } · retrait par { $by } : **{ $amount }** · { $reason }
crowns-history-none = -# Aucune partie encore, et aucune couronne n’a bougé.
crowns-history-pick = Lire le récit d’une table…
crowns-history-table = Table { $table } · { $game }

## À la fin d'une partie
final-not-counted = -# Aucune couronne n’était en jeu : voici ce que cela aurait donné.

## Le récit d'une table passée
report-title = ## { $game } · récit de la table { $table }
report-when = Finie le { $when } · ouverte dans <#{ $channel }>
report-season = Pour des couronnes, en saison { $season }.
report-not-counted = Aucune couronne n’était en jeu.
report-ended = Finie sans résultat. Aucune couronne n’a bougé.
report-never-begun = Fermée avant la donne.
report-seat = { $seat } · **{ $name }** · { $role }, { $fate } · { $won } · { $amount }
report-alive = en vie
report-dead = a péri
report-more = -# Toute l’histoire suit.
report-other-rules = Ce jeu a de nouvelles règles : personne ne peut plus raconter cette table.

## Boutons
button-board = Classement
button-history = Couronnes au fil du temps
button-curve-now = Montrer cette saison
button-curve-ever = Montrer depuis toujours
