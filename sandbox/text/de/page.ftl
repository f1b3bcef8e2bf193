# Was man auf der Seite selbst liest. Was der Bot dort schreibt, ist seins.

## Der Rahmen

page-needs-script = Diese Seite braucht JavaScript.
page-skip = Zum Nachrichtenfeld
page-servers = Server
page-channels = Kanäle
page-members = Mitglieder
page-chat = Chat
page-messages = Nachrichten
page-close = Schließen
page-close-menu = Menü schließen
page-dismiss-notice = Schließen
page-about = dein eigenes Discord
page-nobody = niemand
page-someone = jemand

## Der Kopf des Chats

page-menu = Menü
page-menu-unread = Menü, { $n } ungelesen
page-bot-away = Bot nicht da
page-you-are = Du bist
page-play-as-another = Als jemand anderes spielen

## Kanäle

page-add-channel = Kanal anlegen
page-channel-name = Name des Kanals
page-channel-example = neuer-kanal
page-add = Anlegen
page-direct-messages = Direktnachrichten
page-direct-closed = Deine Direktnachrichten sind zu.
page-none-yet = Noch keine.
page-away = nicht da
page-unread = ungelesen

## Leute

page-add-user = Jemanden anlegen
page-press-a-name = Drück einen Namen, um so zu spielen.
page-not-here = Nicht auf diesem Server
page-user-name = Name
page-user-example = Alice
page-this-is-you = Das bist du
page-play-as = Als { $name } spielen
page-settings-of = Einstellungen von { $name }
page-of-person = { $name }: { $what }
page-plays-by-itself = spielt von selbst
page-moderator = Moderation
page-direct-open = Direktnachrichten offen
page-is-moderator = Moderation
page-is-there = Ist auf dem Server
page-blocks-bot = Blockiert den Bot
page-has-installed = Hat den Bot installiert
page-by-role = nach Rolle
page-allowed = erlaubt
page-denied = verboten
page-language = Sprache
page-you = du
page-unread-direct = Ungelesene Direktnachrichten
page-mark-unread = ✉ { $n } ungelesen
page-mark-closed = DMs zu
page-mark-closed-hint = Direktnachrichten sind zu
page-mark-blocks = blockiert den Bot
page-mark-blocks-hint = Hat den Bot blockiert
page-who-are-you = Wer bist du?
page-play-as-whom = Spielen als …
page-who-about =
    Alle hier sind nur auf diesem Rechner. Du kannst jederzeit den Platz wechseln
    und die anderen von selbst spielen lassen.

## Nachrichten

page-earlier = Frühere Nachrichten
page-new-messages = { $n ->
    [one] 1 neue Nachricht ↓
   *[other] { $n } neue Nachrichten ↓
  }
page-empty-direct = Noch keine Direktnachrichten
page-empty-direct-about = Was { $bot } dir allein schreibt, steht hier.
page-empty-group-about = { $bot } ist nicht in dieser Gruppe. Wer den Bot installiert hat, kann hier seine Befehle benutzen.
page-empty = Noch keine Nachrichten
page-empty-about = Hier hat noch niemand etwas gesagt.
page-empty-forum-about = Ein Forum hat nur Beiträge: Sie stehen in der Liste unter seinem Namen.
page-label-message = { $name }, { $time }
page-bot = Bot
page-used = { $name } nutzte { $command }
page-a-command = einen Befehl
page-earlier-message = eine frühere Nachricht
page-thinking = { $name } denkt nach …
page-edited = (bearbeitet)
page-opened-thread = hat einen Thread eröffnet:
page-added = hat { $names } zum Thread hinzugefügt.
page-removed = hat { $names } aus dem Thread entfernt.
page-only-you = Nur du siehst das
page-dismiss = schließen
page-no-text = (kein Text)
page-announce = { $name }: { $words }
page-announce-only-you = { $name }: { $words } Nur du siehst das.
page-role = Rolle
page-unknown-channel = #unbekannt
page-message-in = { $channel } › Nachricht
page-some-day = irgendwann
page-spoiler = Spoiler: Drücken zum Zeigen
page-hidden-picture = Verborgenes Bild: Drücken zum Zeigen
page-picture-bare = Bild ohne Beschreibung
page-picture-elsewhere = Ein Bild von anderswo
page-picture-embed = Bild der Nachricht
page-thumbnail = Vorschaubild
page-file = Datei
page-button = Knopf
page-no-such-part = (ein Teil der Art { $kind }, den diese Seite nicht zeigen kann)

## Formulare und Menüs

page-choose = Wählen
page-confirm = Bestätigen
page-done = Fertig
page-chosen = { $n } gewählt · wähl { $least }
page-chosen-range = { $n } gewählt · wähl { $least } bis { $most }
page-submit = Absenden
page-cancel = Abbrechen
page-required = nötig
page-text = Text
page-no-such-field = (ein Feld der Art { $kind }, das diese Seite nicht zeigen kann)
page-needed = „{ $field }“ fehlt noch.
page-too-short = { $least ->
    [one] „{ $field }“ braucht mindestens 1 Zeichen.
   *[other] „{ $field }“ braucht mindestens { $least } Zeichen.
  }

## Wo man schreibt

page-send = Senden
page-write = Schreiben, oder / für Befehle
page-begin-post = Beitrag beginnen
page-write-as = Als { $name } an { $where } schreiben
page-commands = Befehle
page-new-here = Neu hier? Tipp { $command }, und es geht los.
page-or = Oder: { $others }
page-auto = { $name } spielt von selbst.
page-take-over = Übernehmen
page-lost = Die Verbindung ist weg; neuer Versuch …
page-bot-is-away = { $bot } ist nicht da. Befehle bleiben ohne Antwort.
page-writing = { $name } schreibt …
page-no-command = Den Befehl { $command } gibt es hier nicht.
page-options-of = Optionen von { $command }
page-option-choose = wählen …
page-yes = ja
page-no = nein
page-no-choice = „{ $typed }“ steht nicht zur Wahl. Wähl aus der Liste.
page-is-required = Das ist nötig.
page-give-number = { $range ->
    [from] Gib eine Zahl ab { $least } ein.
    [up-to] Gib eine Zahl bis { $most } ein.
    [between] Gib eine Zahl von { $least } bis { $most } ein.
   *[any] Gib eine Zahl ein.
  }
page-give-choice = { $range ->
    [from] Wähl aus der Liste, oder gib eine Zahl ab { $least } ein.
    [up-to] Wähl aus der Liste, oder gib eine Zahl bis { $most } ein.
    [between] Wähl aus der Liste, oder gib eine Zahl von { $least } bis { $most } ein.
   *[any] Wähl aus der Liste, oder gib eine Zahl ein.
  }

## Benachrichtigungen

page-notifications = Benachrichtigungen
page-notifications-new = Benachrichtigungen, { $n } neu
page-notifications-hint = Was dein Handy gezeigt hätte
page-notifications-about =
    Was das Handy von { $name } gezeigt hätte. Direktnachrichten und Erwähnungen melden sich, Bearbeitungen nie;
    ohne schlichte Worte in der Nachricht ist die Benachrichtigung leer.
page-notification-blank = leer: Sie sagt nichts
