# Ce que la modération voit et fait, et ce qu'on dit à un serveur.

## Commandes : 100 caractères au plus
command-court-description = Pour la modération : réglages, ordre, et qui a fait quoi
command-court-settings-description = Changer les réglages de ce serveur
command-court-time-zone-description = Choisir le fuseau horaire du serveur, pour « ouvrir quand : 20:30 »
command-court-time-zone-zone-description = Comme Europe/Paris ou America/Montreal ; tape une ville
command-court-tables-description = Voir les tables ouvertes ; en finir une
command-court-unseat-description = Libérer la place de quelqu’un
command-court-unseat-player-description = La place de qui
command-court-grant-description = Donner des couronnes, avec une raison
command-court-grant-player-description = À qui
command-court-grant-amount-description = Combien de couronnes
command-court-take-description = Retirer des couronnes, avec une raison
command-court-take-player-description = À qui
command-court-take-amount-description = Combien de couronnes
command-court-reason-description = Pourquoi ? Le journal et l’historique du membre le montrent
command-court-bar-description = Exclure quelqu’un des tables pour un temps
command-court-bar-player-description = Qui
command-court-bar-time-description = Pour combien de temps
command-court-bar-time-3600 = Une heure
command-court-bar-time-86400 = Un jour
command-court-bar-time-259200 = 3 jours
command-court-bar-time-604800 = Une semaine
command-court-bar-time-2592000 = 30 jours
command-court-bar-time-31536000 = Un an
command-court-bar-time-0 = Pour toujours
command-court-unbar-description = Laisser revenir quelqu’un aux tables
command-court-unbar-player-description = Qui
command-court-bars-description = Voir qui ne peut plus jouer, jusqu’à quand et pourquoi
command-court-season-description = Voir ou finir la saison
command-court-log-description = Voir ou exporter ce que la modération a fait
command-court-forget-server-description = Supprimer tout ce qui est gardé sur ce serveur, maintenant

## Refus
refused-not-in-this-channel = Ouvre les tables ici : { $channels }
refused-not-this-game = Essaie { $games } : ce serveur n’a pas ce jeu.
refused-only-moderators-start = Demande à la modération d’ouvrir une table, puis appuie sur Rejoindre.
refused-only-role-starts = Rejoins une table de <@&{ $role }> : ce rôle seul ouvre des tables ici.
refused-settings-gone = Demande à la modération de choisir à nouveau avec `/{ command-name-court } { command-name-settings }` : ce qui était choisi n’existe plus.
refused-barred = Demande à la modération : tu ne peux pas jouer ici avant le { $until }.
refused-barred-for-good = Demande à la modération : tu ne peux pas jouer ici.
refused-no-computers = Invite du monde : ce serveur ne veut pas d’ordis.
refused-court-untold = Réessaie dans une minute : Discord ne dit pas si tu peux utiliser `/{ command-name-court }`.
refused-court-elsewhere = Utilise `/{ command-name-court }` dans un autre salon.
refused-court-bot = Choisis une personne : c’est un bot.
refused-court-no-seat = Cette personne n’a pas de place. `/{ command-name-court } { command-name-tables }` montre les tables ouvertes.
refused-court-reason = Donne une raison, pour le journal.
refused-court-empty-purse = Cette personne n’a pas de couronnes à perdre.
refused-court-not-barred = Cette personne peut jouer. `/{ command-name-court } { command-name-bars }` montre qui ne peut pas.
refused-court-season-over = `/{ command-name-court } { command-name-season }` montre la saison en cours : celle-là est finie.
refused-court-season-empty = Personne n’a encore de couronnes cette saison.
refused-court-name = Tape le nom exact de ce serveur. Rien n’a été supprimé.
refused-court-export = Ouvre tes MP, ou exporte le journal là où je peux joindre des fichiers.
refused-no-such-zone = Tape une grande ville près de toi, et choisis dans la liste.
refused-number = Tape un nombre entier de { $least } à { $most }, pas « { $given } ».

## Réglages
settings-title = ## Réglages de ce serveur
settings-how = -# Gardé aussitôt, et noté au journal.
setting-heading = **{ $name }**
setting-gone = ⚠ Tout cela n’existe plus. Choisis autre chose : d’ici là, personne n’ouvre de tables.
setting-option = { $name } : { $value }
setting-locale = Langue
setting-pace = Rythme
setting-channels = Salons pour les tables, fils compris
setting-channels-more = { $n ->
    [one] { $n } salon de plus
   *[other] { $n } salons de plus
  }
setting-channels-pick = Partout ; choisis pour limiter…
setting-games = Jeux
setting-games-pick = Tous les jeux ; choisis pour limiter…
setting-starters = Qui peut ouvrir des tables
setting-starter-role = Rôle qui ouvre des tables
setting-starter-role-pick = Choisir le rôle…
setting-starter-role-none = ⚠ Choisis le rôle ci-dessous. D’ici là, seule la modération ouvre des tables.
setting-lobby-role = Rôle à mentionner à l’ouverture d’un lobby, au plus toutes les dix minutes
setting-lobby-role-pick = Personne ; choisis un rôle…
setting-lobby-role-silent = ⚠ Rends ce rôle mentionnable, ou laisse-moi mentionner tous les rôles.
setting-time-zone = Fuseau horaire
setting-times = -# Fuseau horaire : { $zone }. Change-le avec `/{ command-name-court } { command-name-time-zone }`.
time-zone-own = selon la langue
court-time-zone-done = Le fuseau horaire de ce serveur est maintenant { $zone }. Il y est { $clock }.
setting-place = Lieu des parties
setting-computers-allowed = Ordis
setting-computers-counted = Couronnes avec des ordis
setting-least-humans = Personnes pour les couronnes
setting-treasury = Trésor de la saison
setting-crowns = -# { $least } { $treasury }
setting-crowns-least = { $n ->
    [one] Les couronnes comptent même avec une seule personne à table.
   *[other] Les couronnes comptent à partir de { $n } personnes à table.
  }
setting-crowns-treasury = La saison finit quand son Trésor de { $n } couronnes est vide.
setting-crowns-unlimited = Le Trésor est sans limite ; c’est toi qui finis la saison.
setting-on = oui
setting-off = non
setting-none = aucun
setting-all = tous
starters-everyone = Tout le monde
starters-role = Qui a un rôle
starters-moderators = La modération seule
place-channel = dans le salon
place-thread = dans un fil à part
language-own = Celle du serveur
language-name = Français
switch-on = { $what } : oui
switch-off = { $what } : non
switch-computers-allowed = Ordis
switch-computers-counted = Couronnes avec eux
switch-thread = Fils
button-numbers = Couronnes…
numbers-title = Couronnes
numbers-least-humans = Personnes pour les couronnes
numbers-least-humans-hint = Combien de personnes à table pour que les couronnes comptent : 1 à { $most }
numbers-treasury = Trésor de la saison
numbers-treasury-hint = La saison finit quand il est vide (jeu imprimé : 80). Rien : sans limite
treasury-unlimited = sans limite

## Tables et places
court-tables-title = ## Tables ouvertes ({ $n })
court-tables-none = Aucune.
court-tables-line = **{ $table }** · { $game } · { $status } · { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
  } · hôte : { $host } · [y aller]({ $link })
court-tables-line-stuck = ⚠ **{ $table }** · { $game } · bloquée : finis-la · hôte : { $host } · [y aller]({ $link })
court-tables-choice = { $table } · { $game }
court-tables-pick = Finir une table…
court-status-planned = ouvre le { $when }
court-status-lobby = lobby
court-status-playing = en jeu
court-status-settled = une dernière question
court-status-ended = finie
court-end-ask = Finir la table { $table } ? C’est sans retour, et aucune couronne ne bouge.
court-end-ask-daily = Finir la table { $table } ? C’est le seul essai du jour de quelqu’un, et il comptera comme un abandon.
court-end-ask-settled = Finir la table { $table } ? { ended-settled }
court-put-away-ask = Fermer la table { $table } ? Son résultat et ses couronnes restent ; seule sa dernière question reste sans réponse.
court-end-done = La table { $table } est finie.
court-replace-ask = Retirer sa place à { $name }, table { $table } ? L’ordi continue{ $counted ->
    [true] {" "}pour les couronnes { INITIAL($owner) ->
        [vowel] d’
       *[other] de{" "}
      }{ $owner }
   *[other] {""}
  }. { $link }
court-unseat-ask = Retirer sa place à { $name }, table { $table } ? Elle sera libre. { $link }
court-unseat-plan-ask = Retirer { $name } de la table { $table } ? Cette personne peut répondre à nouveau, sauf si tu l’exclus. { $link }
court-unseat-done = { $name } n’y a plus de place.
court-left = Rien n’a changé.
button-end-table = Finir la table
button-put-away-table = Fermer la table
button-unseat = Retirer la place
button-leave-it = Laisser

## Couronnes à la main, exclusions
court-grant-done = { $name } reçoit { $n } 👑 : maintenant { $crowns }. `/{ command-name-court } { command-name-take }` l’annule.
court-grant-done-own = Tu te donnes { $n } 👑 : maintenant { $crowns }. Le journal et ton historique le montrent. `/{ command-name-court } { command-name-take }` l’annule.
court-take-done = { $name } perd { $n } 👑 : maintenant { $crowns }. `/{ command-name-court } { command-name-grant }` l’annule.
court-take-less = { $name } n’avait que { $n } 👑 à perdre : maintenant { $crowns }.
court-bar-done = { $name } ne peut pas jouer avant le { $until }. `/{ command-name-court } { command-name-unbar }` l’annule.
court-bar-done-for-good = { $name } ne peut plus jouer. `/{ command-name-court } { command-name-unbar }` l’annule.
court-bar-done-seated = { court-bar-done } { $name } a encore une place : `/{ command-name-court } { command-name-unseat }` la libère.
court-bar-done-seated-for-good = { court-bar-done-for-good } { $name } a encore une place : `/{ command-name-court } { command-name-unseat }` la libère.
court-bar-done-shorter = { $done } Une exclusion plus longue est remplacée.
court-unbar-done = { $name } peut revenir aux tables.

bars-title = ## Exclusions des tables ({ $n })
bars-none = Aucune.
bars-line = **{ $name }** jusqu’au { $until }
bars-line-for-good = **{ $name }** pour toujours
bars-why = { $line } · { $by } : « { $reason } »
bars-how = -# `/{ command-name-court } { command-name-unbar }` lève une exclusion.

## Saisons
season-title = ## Saison { $number }
season-since = Depuis le { $when }
season-fresh = Aucune couronne n’a encore bougé.
season-unlimited = Son Trésor est sans limite : c’est toi qui la finis.
season-left = Trésor : encore { crowns }. Quand il est vide, la saison finit.
season-past = **Saisons passées**
season-past-line = Saison { $number }, jusqu’au { $when } : { $champions }
season-no-champion = personne en tête
season-champions = 🏆 { $names } ({ $crowns } 👑{ $count ->
    [one] {""}
   *[other] {" "}par tête
  })
season-champion-left = { $name } (n’est plus là)
season-champions-more = { $n } de plus
season-ask = Finir la saison { $number } ? La saison { $next } commence, avec autant de couronnes pour tout le monde.
season-ended-done = La saison { $number } est finie.
season-over-title = ## La saison { $number } est finie
season-over-treasury = Le Trésor est vide. Le Roi accuse tout le monde.
season-over-moderator = La modération l’a finie.
season-line = { crowns-board-line }
season-next = La saison { $number } commence, avec autant de couronnes pour tout le monde.
button-end-season = Finir la saison

## Journal
log-title = ## Journal
log-none = Rien encore.
log-line = { $when } · **{ $actor }** { $what }
log-reason = { $line } : « { $reason } »
log-grant = donne { $n } 👑 à { $target }
log-grant-own = ⚠️ **s’attribue** { $n } 👑
log-take-own = se retire { $n } 👑
log-take = retire { $n } 👑 à { $target }
log-bar = exclut { $target } jusqu’au { $until }
log-bar-for-good = exclut { $target } pour toujours
log-bar-erased = exclut { $target }
log-erased = quelqu’un dont les données sont supprimées
log-lift-bar = lève l’exclusion { INITIAL($target) ->
    [vowel] d’
   *[other] de{" "}
  }{ $target }
log-settings = change { $changes }
log-setting = « { $name } » : { $value }
log-end-season = finit la saison { $number }
log-end-table = finit la table { $table }
log-unseat = retire la place { INITIAL($target) ->
    [vowel] d’
   *[other] de{" "}
  }{ $target }, table { $table }
log-exported = Tout le journal. Ouvre-le avec un tableur.
log-exported-sent = Tout le journal est dans tes messages privés.
button-export = Exporter (CSV)

## Oublier un serveur
forget-ask = ## Supprimer { $guild } ?
    Cela supprime tables, couronnes, saisons, réglages et ce journal, pour tout le monde, pour toujours. Les tables ouvertes finissent.
forget-title = Supprimer les données
forget-name = Le nom du serveur
forget-name-hint = Tape { $guild } pour tout supprimer
forget-begun = Tout ce qui est gardé sur ce serveur est en train d’être supprimé. Cela peut prendre quelques minutes.
forget-done = C’est fait : tout ce qui était gardé sur ce serveur est supprimé.
button-forget = Tout supprimer…

## Les premiers mots dans un serveur
welcome-title = ## Gallows & Goblets
welcome-what = Des jeux de bluff à la cour d’un Roi, de { $least } à { $most } personnes. Ça finira par une pendaison.
welcome-start = **Jouer :** { $starts } ouvre une table ici ; les autres appuient sur Rejoindre. Des ordis complètent.
welcome-alone = **En solo :** { $plays } te distribue aussitôt.
welcome-settings = **Régler :** la modération choisit les salons et le reste avec `/{ command-name-court } { command-name-settings }`.
welcome-help = **Demander :** `/{ command-name-help }` répond au reste.
