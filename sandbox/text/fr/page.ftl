# Ce qu’on lit sur la page elle-même. Ce que le bot y écrit est à lui.

## Le cadre

page-needs-script = Cette page a besoin de JavaScript.
page-skip = Aller à la zone de message
page-servers = Serveurs
page-channels = Salons
page-members = Membres
page-chat = Discussion
page-messages = Messages
page-close = Fermer
page-close-menu = Fermer le menu
page-dismiss-notice = Fermer
page-about = un Discord rien qu’à toi
page-nobody = personne
page-someone = quelqu’un

## En tête de la discussion

page-menu = Menu
page-menu-unread = Menu, { $n } à lire
page-bot-away = bot absent
page-you-are = Tu es
page-play-as-another = Jouer sous un autre nom

## Salons

page-add-channel = Ajouter un salon
page-channel-name = Nom du salon
page-channel-example = nouveau-salon
page-add = Ajouter
page-direct-messages = Messages privés
page-direct-closed = Tes messages privés sont fermés.
page-none-yet = Encore aucun.
page-away = absent
page-unread = à lire

## Les gens

page-add-user = Ajouter quelqu’un
page-press-a-name = Appuie sur un nom pour jouer à sa place.
page-not-here = Pas sur ce serveur
page-user-name = Nom
page-user-example = Alice
page-this-is-you = C’est toi
page-play-as = Incarner { $name }
page-settings-of = Réglages : { $name }
page-of-person = { $name } : { $what }
page-plays-by-itself = joue sans toi
page-moderator = modération
page-direct-open = Messages privés ouverts
page-is-moderator = Modération
page-is-there = Est sur le serveur
page-blocks-bot = Bloque le bot
page-has-installed = A installé le bot
page-by-role = selon le rôle
page-allowed = permis
page-denied = refusé
page-language = Langue
page-you = toi
page-unread-direct = Messages privés non lus
page-mark-unread = ✉ { $n } à lire
page-mark-closed = MP fermés
page-mark-closed-hint = Les messages privés sont fermés
page-mark-blocks = bloque le bot
page-mark-blocks-hint = Bloque le bot
page-who-are-you = Qui es-tu ?
page-play-as-whom = Incarner…
page-who-about =
    Tout le monde ici n’existe que sur cette machine. Tu peux changer de place à tout moment
    et laisser les autres jouer sans toi.

## Messages

page-earlier = Messages précédents
page-new-messages = { $n ->
    [one] { $n } nouveau message ↓
   *[other] { $n } nouveaux messages ↓
  }
page-empty-direct = Pas encore de messages privés
page-empty-direct-about = Ce que { $bot } n’écrit qu’à toi sera ici.
page-empty-group-about = { $bot } n’est pas dans ce groupe. Qui a installé le bot peut y utiliser ses commandes.
page-empty = Pas encore de messages
page-empty-about = Personne n’a encore dit un mot ici.
page-empty-forum-about = Un forum n’a que des publications : elles sont dans la liste sous son nom.
page-label-message = { $name }, { $time }
page-bot = bot
page-used = { $name } a utilisé { $command }
page-a-command = une commande
page-earlier-message = un message précédent
page-thinking = { $name } réfléchit…
page-edited = (modifié)
page-opened-thread = a ouvert un fil :
page-added = a ajouté { $names } au fil.
page-removed = a retiré { $names } du fil.
page-only-you = Personne d’autre ne voit ceci
page-dismiss = fermer
page-no-text = (pas de texte)
page-announce = { $name } : { $words }
page-announce-only-you = { $name } : { $words } Personne d’autre ne le voit.
page-role = rôle
page-unknown-channel = #inconnu
page-message-in = { $channel } › message
page-some-day = un jour
page-spoiler = Spoiler : appuie pour voir
page-hidden-picture = Image cachée : appuie pour voir
page-picture-bare = Image sans description
page-picture-elsewhere = Une image venue d’ailleurs
page-picture-embed = Image du message
page-thumbnail = Miniature
page-file = fichier
page-button = Bouton
page-no-such-part = (une partie de type { $kind } que cette page ne sait pas montrer)

## Formulaires et menus

page-choose = Choisir
page-confirm = Confirmer
page-done = Terminé
page-chosen = Choix : { $n } · il en faut { $least }
page-chosen-range = Choix : { $n } · il en faut { $least } à { $most }
page-submit = Envoyer
page-cancel = Annuler
page-required = requis
page-text = Texte
page-no-such-field = (un champ de type { $kind } que cette page ne sait pas montrer)
page-needed = Il manque « { $field } ».
page-too-short = { $least ->
    [one] « { $field } » demande au moins { $least } caractère.
   *[other] « { $field } » demande au moins { $least } caractères.
  }

## Là où l’on écrit

page-send = Envoyer
page-write = Écrire, ou / pour les commandes
page-begin-post = Commencer une publication
page-write-as = { $name } : écrire à { $where }
page-commands = Commandes
page-new-here = Première fois ici ? Tape { $command } pour commencer.
page-or = Ou : { $others }
page-auto = { $name } joue sans toi.
page-take-over = Prendre la main
page-lost = Connexion perdue ; nouvel essai…
page-bot-is-away = { $bot } n’est pas là. Les commandes resteront sans réponse.
page-writing = { $name } écrit…
page-no-command = Il n’y a pas de commande { $command } ici.
page-options-of = Options de { $command }
page-option-choose = choisir…
page-yes = oui
page-no = non
page-no-choice = « { $typed } » n’est pas proposé. Choisis dans la liste.
page-is-required = C’est requis.
page-give-number = { $range ->
    [from] Donne un nombre à partir de { $least }.
    [up-to] Donne un nombre jusqu’à { $most }.
    [between] Donne un nombre de { $least } à { $most }.
   *[any] Donne un nombre.
  }
page-give-choice = { $range ->
    [from] Choisis dans la liste, ou donne un nombre à partir de { $least }.
    [up-to] Choisis dans la liste, ou donne un nombre jusqu’à { $most }.
    [between] Choisis dans la liste, ou donne un nombre de { $least } à { $most }.
   *[any] Choisis dans la liste, ou donne un nombre.
  }

## Notifications

page-notifications = Notifications
page-notifications-new = Notifications, { $n } de plus
page-notifications-hint = Ce que ton téléphone aurait montré
page-notifications-about =
    Ce que le téléphone aurait montré à { $name }. Les messages privés et les mentions notifient, les modifications jamais ;
    sans texte simple dans le message, la notification est vide.
page-notification-blank = vide : elle ne dit rien
