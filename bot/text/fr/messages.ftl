# Une phrase à la fois. Un refus dit d'abord quoi faire.

## Refus à une table
# Les premiers se trouvent aussi au-dessus d'un nouveau panneau.
refused-stale = Réponds à la question du moment : la table a avancé.
refused-typed = Écris une ligne de { $least } à { $most } caractères visibles.
refused-lapsed = Réponds à la question du moment : quelqu’un a été plus rapide.
refused-not-yours = C’est à { $who } de jouer, pas à toi.
refused-not-yours-now = Ce n’est pas à toi de jouer.
refused-away = Tu n’es plus là : l’ordi joue pour toi. Appuie sur « Me revoilà » pour reprendre.
refused-chosen-already = Attends les autres : ton choix est fait.
refused-not-offered = Choisis parmi ce qui est proposé maintenant.
refused-incomplete = Choisis d’abord le reste.
refused-no-claims = Dis-le à voix haute : ici, on ne parle pas par boutons en ce moment.
refused-own-claim = Appuie sur **Parler** pour retirer cette parole : c’est la tienne.
refused-quiet = Les morts se taisent jusqu’à la fin.
refused-enough = { claim-enough }
refused-said-already = Appuie à nouveau sur « Parler » : c’est déjà dit, ou la partie a avancé.
refused-last-words-over = Trop tard : les derniers mots sont finis.
refused-last-words-of-others = Ces derniers mots ne sont pas les tiens.
refused-last-words-said = Tu as dit tes derniers mots.
refused-no-vote = Laisse faire les autres : tu n’as pas de voix ici.
refused-voted-already = C’est déjà ton vote.
refused-not-seated = Regarde, ou rejoins la prochaine table : tu n’as pas de place ici.
refused-full = Ouvre une autre table dans un autre salon avec `/{ $game } { $start }` : les { $most } places sont prises.
refused-full-host = Appuie sur « Lancer », ou que quelqu’un parte : les { $most } places sont prises.
refused-seated-here = Appuie sur « Quitter » pour te lever : tu as déjà une place ici.
refused-seated-elsewhere = Finis d’abord ton autre table, ou quitte son lobby : { $link }
refused-left-elsewhere = Attends la fin de la partie que tu as quittée : { $link }
refused-not-host = Demande à l’hôte ou à la modération : personne d’autre ne peut le faire.
refused-too-few = Invite encore { $missing ->
    [one] { $missing } personne
   *[other] { $missing } personnes
  }, ou ajoute des ordis.
refused-too-many = Change les options, ou que quelqu’un parte : on ne peut jouer ainsi qu’à { $most }.
refused-computers-here = Appuie sur « Plus », puis « Retirer un ordi »{ $computers ->
    [one] {""}
   *[other] {" "}{ $computers } fois
  }, puis « Lancer » : ce serveur ne veut pas d’ordis.
refused-begun = Joue, ou attends la prochaine table : cette partie a commencé.
refused-table-over = Ouvre une nouvelle table avec `/{ $game } { $start }` : celle-ci est finie.
refused-no-table-here = Ouvre une table avec `/{ $game } { $start }` : il n’y en a pas ici.
refused-other-game = Utilise les commandes { INITIAL($other) ->
    [vowel] d’
   *[other] de{" "}
  }{ $other }, le jeu de la table { $table } : { $link }
refused-table-here-already = Rejoins la table de ce salon, ou prends un autre salon : { $link }
refused-no-computer-to-remove = Il n’y a pas d’ordi ici.
refused-missing-permissions = Demande à la modération de me donner ces permissions dans <#{ $channel }> : { $permissions }. Puis réessaie.
refused-kept-seats = Ouvre une autre table, ou attends : ces places sont gardées.
refused-made-up = Rouvre et choisis à nouveau : je ne propose plus cela.
refused-not-invited =
    Ce serveur n’a que mes commandes, pas moi. Qui le gère peut m’inviter :
    { $link }
refused-not-in-guild = Essaie dans un salon d’un serveur.
refused-shutting-down = Réessaie dans une minute : je redémarre.
refused-elsewhere = Réessaie dans un instant : j’ai beaucoup à faire en ce moment. Rien n’est perdu.
refused-not-away = Joue, tout simplement : je te vois bien.
refused-not-moderator = Demande à la modération : à qui peut « Gérer le serveur », ou utiliser `/{ command-name-court }`.
refused-not-playing = Attends que l’hôte appuie sur « Lancer ».
refused-no-such-table = `/{ command-name-court } { command-name-tables }` montre les tables ouvertes : celle-là est finie.
refused-no-such-report = Tape un numéro que montre `/{ command-name-crowns } { command-name-history }`.
refused-out-of-sight = Il faut voir le salon de cette table pour lire son récit.
refused-report-open = Attends la fin de cette table : { $link }
refused-no-such-season = Tape une saison que montre `/{ command-name-crowns } { command-name-leaderboard }`.
refused-no-such-game = Choisis un jeu dans la liste.
refused-no-such-page = Rouvre les règles : cette page n’existe plus.
next-game-asked = 🔔 Je te mentionnerai ici une fois, à l’ouverture de la prochaine partie.
next-game-yourself = Ou ouvre-la toi-même : `/{ $game } { $start }`.
next-game-not-asked = Je ne t’appellerai pas pour la prochaine partie ici.
refused-not-again-yet = Réponds d’abord à la dernière question.
refused-daily-not-yet = La première donne du jour arrive { $when }. D’ici là, utilise `{ command-name-play }`.
    -# Scellée : `{ $anchor }`
next-deal = La prochaine donne arrive { $when }.
refused-played-today = Tu as eu ton essai aujourd’hui. { next-deal }
refused-played-elsewhere = Continue avec `/{ $game } { command-name-daily }` sur **{ $server }** : { $link }
refused-frozen-elsewhere = C’est notre faute : ton essai du jour est gelé : { $link } La modération { INITIAL($server) ->
    [vowel] d’
   *[other] de{" "}
  }**{ $server }** peut le finir avec `/{ command-name-court } { command-name-tables }`. { next-deal }
refused-frozen-out-of-sight = C’est notre faute : ton essai du jour est gelé. { next-deal }
refused-try-waits = Reviens plus tard : ton essai du jour attend une mise à jour du bot. { next-deal }
refused-played-out-of-sight = Continue avec `/{ $game } { command-name-daily }` là où tu as commencé. { next-deal }
refused-shared-already = Tu l’as déjà partagé.
refused-share-here = Partage-le ailleurs : ici, je ne réponds que pour toi.
shared-perhaps = Discord n’a pas dit si c’est bien publié, donc ça compte comme partagé.
refused-day-over = `/{ $game } { command-name-board }` montre les résultats de ce jour-là ; `/{ $game } { command-name-daily }` distribue la donne d’aujourd’hui. Un essai inachevé compte comme un abandon.
refused-try-over = Cet essai est fini. `/{ $game } { command-name-daily }` montre comment il s’est passé.
played-today = -# C’était ton essai du jour. { next-deal }
played-today-ended = -# La modération l’a arrêté : il compte comme un abandon.
played-today-server = -# Il est au tableau { INITIAL($server) ->
    [vowel] d’
   *[other] de{" "}
  }{ $server }.
played-today-another-server = -# Il est au tableau d’un autre serveur.
still-open = -# Ta partie en cours{ $n ->
    [0] {""}
   *[other] {" "}({ $terms })
  } continue. Abandonne-la pour en commencer une autre.
refused-game-gone = `/{ command-name-help }` montre à quoi tu peux jouer : ce jeu n’est plus ici.
refused-sealed = Réessaie { $when } : d’autres jouent encore cette donne.
refused-not-settled = Attends la fin de la partie.
refused-left-already = Rejoins la prochaine table : tu as quitté cette partie.

## Nos erreurs
fault-frozen = C’est notre faute : cette table est gelée. Rien n’est perdu ; l’hôte ou la modération peut la finir.
fault-game-gone = Ce jeu n’est plus ici. L’hôte ou la modération peut finir la table.
fault-rules-to-come = Cette table attend une mise à jour du bot. L’hôte ou la modération peut la finir.
fault-untold = C’est notre faute : je ne peux plus raconter cette table.
refused-cannot-deal = Change une option, ou joue à autre chose. C’est notre faute : je n’ai pas pu distribuer.
part-missing = *Cette partie ne peut pas s’afficher pour l’instant.*
question-plain = Que fais-tu ? ({ $verbs })
silence-plain = -# Sans réponse, le jeu décide.
fault-generic = C’est notre faute : ça n’a pas marché. Rien n’est perdu. Réessaie.
message-replaced = Continue dans le message le plus récent.
fault-discord = Discord n’a pas répondu. Rien n’est perdu. Réessaie.
fault-storage = La base de données n’a pas répondu. Rien n’est perdu. Réessaie.

## Ce qui est fait
left-lobby = Tu as quitté la table.
give-up-ask = Abandonner cette partie ? Elle compte comme perdue, et c’est sans retour.
give-up-ask-daily = Abandonner l’essai du jour ? Il compte comme perdu, et il n’y en a pas d’autre.
leave-ask = Quitter cette partie pour de bon ? L’ordi joue ta place jusqu’à la fin. { $link }
leave-ask-crowns = Quitter cette partie pour de bon ? L’ordi joue ta place, et tu peux encore y perdre des couronnes. { $link }
button-leave-game = Quitter la partie
button-stay = Rester
button-offer-seat = Offrir la place
button-take-seat = Reprendre ici
refused-nobody-left = Il faut d’abord que quelqu’un quitte sa place : `/{ $game } { command-name-leave }`.
refused-nothing-offered = Aucune place n’est offerte ici pour l’instant.
want-end-ask = Cette partie finit plus tôt, sans couronnes, avec { $needed } voix pour. Jusqu’ici : { $n }. L’hôte ou la modération peut la finir tout de suite.
want-end-done = Tu as voté pour finir cette partie ({ $n } voix sur { $needed }).
button-want-end = Finir la partie
left-seat = Tu as quitté la partie ; l’ordi joue à ta place.
left-seat-crowns = { left-seat } Tu peux encore y gagner ou perdre des couronnes.
ended-settled = La partie est finie : son résultat compte.
ended-by-hand-done = La table est finie. Aucune couronne n’a bougé.
table-is-here = La table est ici : { $link }
hint-coming = 💡 Je cherche un bon coup…
hint-failed = 💡 Pas d’indice cette fois, mais il est compté.
no-question-now = Tu n’as rien à faire pour l’instant.
dms-closed-note = ✉ Je ne peux pas t’écrire en privé : appuie sur « Mes cartes » à la table.

## Messages privés, et lignes qui appellent quelqu'un
dm-left = Tu n’as plus de place ici : l’ordi continue.
dm-left-crowns = { dm-left } Tu y gagnes ou perds encore des couronnes.
push-dealt = { $game } · table { $table } : tu as tes cartes.
push-dealt-asked = { $game } · table { $table } : tu as tes cartes, et c’est à toi.
push-question = { $game } · table { $table } : c’est à toi.
push-lobby = 🔔 <@&{ $role }> : { $game } · table { $table } est ouverte. Rejoins-la !
push-next-game = 🔔 { $who } : la prochaine partie est ouverte, { $game } · table { $table }.
call = ➤ { $who } : c’est à toi, table { $table } ({ $game }).
call-late = ⏰ { $who } : il reste peu de temps, table { $table } ({ $game }).
