# Le lobby : avant la donne.

lobby-host = Hôte : { $host }
lobby-seats = **Places** ({ $taken } sur { $most })
lobby-kept = { $seat } · gardée pour { $name } : appuie sur Rejoindre
lobby-need = ➤ { $missing ->
    [one] Encore { $missing } personne
   *[other] Encore { $missing } personnes
  }, et l’hôte peut appuyer sur **Lancer**.
lobby-ready = ➤ C’est prêt : appuie sur **Lancer** pour distribuer.
lobby-ready-kept = ➤ C’est prêt : appuie sur **Lancer** pour distribuer. Qui n’est pas là perd sa place.
lobby-too-many = ⚠ Change les options, ou que quelqu’un parte : on ne peut jouer ainsi qu’à { $most }.
lobby-no-computers = ⚠ Retire les ordis : ce serveur n’en veut pas.
lobby-small = -# { $line }
lobby-pace = Rythme : { $pace }
pace-quick = rapide ({ $asks ->
    [brisk] 20 secondes par coup
   *[other] 45 secondes par coup
  }{ $asks ->
    [talk] , 3 minutes pour parler
   *[other] {""}
  })
pace-normal = normal ({ $asks ->
    [brisk] 30 secondes par coup
   *[other] 2 minutes par coup
  }{ $asks ->
    [talk] , 8 minutes pour parler
   *[other] {""}
  })
pace-by-day = lent (12 heures par coup{ $asks ->
    [talk] , 2 jours pour parler
   *[other] {""}
  })
lobby-strength = Ordis : { $does }
option-strength-easy = Facile
option-strength-easy-text = facile, parfois au hasard
option-strength-normal = Normal
option-strength-normal-text = normal, ils pèsent ce qu’ils savent
option-strength-hard = Difficile
option-strength-hard-text = difficile, ils anticipent
computers-up-to-normal = Les ordis jouent en facile ou normal.
computers-up-to-hard = Les ordis jouent en facile, normal ou difficile.
lobby-no-last-words = 🤐 Pas de derniers mots.
lobby-no-claims = 🤐 On ne parle pas par boutons.
lobby-counted = 👑 Des couronnes sont en jeu.
lobby-not-counted-computers = Aucune couronne en jeu : il y a des ordis.
lobby-not-counted-too-few-humans = Pas encore de couronnes en jeu : il faut { $least } personnes ou plus.
lobby-call = 🔔 <@&{ $role }> : une table est ouverte.
lobby-closes = Ferme { $when } si rien ne bouge.
lobby-closed-begun = La partie a commencé : { $link }
lobby-over-title = ## { $headline }
lobby-over-won = { $n ->
    [0] Personne n’a gagné.
   *[other] 🏆 Victoire : { $names }.
}
lobby-over-here = -# Le résultat est plus bas : { $link }
lobby-over-there = -# Toute l’histoire est à la table : { $link }
lobby-closed-hand = L’hôte a annulé cette table.
lobby-closed-moderator = La modération a annulé cette table.
lobby-closed-idle = Personne n’est venu, personne n’est resté. `/{ $game } { command-name-start }` ouvre une autre table.
lobby-closed-missed = Cette table n’a pas pu ouvrir à temps. `/{ $game } { command-name-start }` en ouvre une autre.

# Derrière « Plus »
lobby-more-title = ## { $game } · table { $table }
lobby-more-host = -# Pour l’hôte ou la modération :

# Ce que l'hôte peut encore changer
options-title = ## { $game } · options de la table { $table }
options-pick-strength = Force des ordis
options-pick-claims = Parler par boutons
option-claims-true = On peut parler par boutons
option-claims-true-text = « Parler » à côté des cartes ; on peut mentir
option-claims-false = On ne parle pas par boutons
option-claims-false-text = dites-le à voix haute
options-pick-last-words = Derniers mots
option-last-words-true = Derniers mots
option-last-words-true-text = 20 secondes au plus (rythme rapide : 15)
option-last-words-false = Pas de derniers mots
option-last-words-false-text = la partie continue aussitôt
options-pick-language = Langue de la table
play-deal-me-in = Je joue : { $game }
