# Was gesagt wird, wo etwas nicht geht.

page-no-answer = Der Bot hat nicht geantwortet.
page-unreachable = Die Sandbox ist nicht zu erreichen. Läuft sie noch?
page-failed = Die Sandbox antwortete { $status }.
page-channel-closed = Dieser Kanal wurde geschlossen.
page-channel-not-open = Dieser Kanal ist für dich nicht offen.
page-message-not-here = Diese Nachricht ist nicht mehr da.

## Vom Server

page-did-not-respond = Die Anwendung hat nicht reagiert
page-bot-offline = Der Bot ist nicht online
page-closing = Die Sandbox schließt gerade
page-no-bot = Der Bot ist nicht auf dem Server.
page-gone = Diese Nachricht ist weg.
page-part-gone = Das steht nicht mehr auf der Nachricht.
page-part-disabled = Das ist abgeschaltet.
page-not-offered = Das Menü bietet „{ $what }“ nicht an.
page-form-gone = Dieses Formular ist nicht mehr offen.
page-locked = Dieser Thread ist gesperrt.
page-hidden = { $name } sieht diesen Kanal nicht.
page-owner = { $name } gehört der Server, also auch die Moderation.
page-may-not = { $name } darf { $command } nicht benutzen.
page-not-there = { $command } geht dort nicht.
page-unknown-command = Den Befehl { $command } gibt es nicht.
page-option-length = „{ $option }“ nimmt { $least } bis { $most } Zeichen.
page-option-channels = „{ $option }“ nimmt andere Arten von Kanälen.
