# Was die Moderation sieht und tut, und was ein Server über sich erfährt.

## Befehle: höchstens 100 Zeichen
command-court-description = Für die Moderation: Einstellungen, Ordnung, und wer was getan hat
command-court-settings-description = Ändert die Einstellungen dieses Servers
command-court-time-zone-description = Legt die Zeitzone des Servers fest, für „wann: 20:30“
command-court-time-zone-zone-description = Wie Europe/Berlin oder America/New_York; tipp eine Stadt
command-court-tables-description = Zeigt die offenen Tische; beendet einen
command-court-unseat-description = Entzieht jemandem den Platz
command-court-unseat-player-description = Wem
command-court-grant-description = Gibt jemandem Kronen, mit Begründung
command-court-grant-player-description = Wer sie bekommt
command-court-grant-amount-description = Wie viele Kronen
command-court-take-description = Nimmt jemandem Kronen, mit Begründung
command-court-take-player-description = Wer sie verliert
command-court-take-amount-description = Wie viele Kronen
command-court-reason-description = Warum? Protokoll und Verlauf zeigen es
command-court-bar-description = Sperrt jemanden eine Zeit lang für Tische
command-court-bar-player-description = Wen
command-court-bar-time-description = Wie lange
command-court-bar-time-3600 = Eine Stunde
command-court-bar-time-86400 = Einen Tag
command-court-bar-time-259200 = 3 Tage
command-court-bar-time-604800 = Eine Woche
command-court-bar-time-2592000 = 30 Tage
command-court-bar-time-31536000 = Ein Jahr
command-court-bar-time-0 = Für immer
command-court-unbar-description = Lässt jemanden wieder an Tische
command-court-unbar-player-description = Wen
command-court-bars-description = Zeigt, wer gesperrt ist, bis wann und warum
command-court-season-description = Zeigt oder beendet die Saison
command-court-log-description = Zeigt oder exportiert, was die Moderation getan hat
command-court-forget-server-description = Löscht jetzt alles, was über diesen Server gespeichert ist

## Ablehnungen
refused-not-in-this-channel = Eröffne Tische hier: { $channels }
refused-not-this-game = Versuch { $games }: Dieses Spiel wird hier nicht gespielt.
refused-only-moderators-start = Bitte die Moderation, einen Tisch zu eröffnen, und drück dann „Mitspielen“.
refused-only-role-starts = Komm an einen Tisch von <@&{ $role }>: Nur diese Rolle eröffnet hier Tische.
refused-settings-gone = Bitte die Moderation, mit `/{ command-name-court } { command-name-settings }` neu zu wählen: Was gewählt war, gibt es nicht mehr.
refused-barred = Frag die Moderation: Du bist hier bis { $until } für alle Tische gesperrt.
refused-barred-for-good = Frag die Moderation: Du bist hier für alle Tische gesperrt.
refused-no-computers = Lad Leute ein: Dieser Server will keine Computer.
refused-court-untold = Versuch es in einer Minute: Discord sagt nicht, ob du `/{ command-name-court }` benutzen darfst.
refused-court-elsewhere = Benutz `/{ command-name-court }` in einem anderen Kanal.
refused-court-bot = Wähl einen Menschen: Das ist ein Bot.
refused-court-no-seat = Diese Person hat keinen Platz. `/{ command-name-court } { command-name-tables }` zeigt die offenen Tische.
refused-court-reason = Gib einen Grund an, fürs Protokoll.
refused-court-empty-purse = Diese Person hat keine Kronen zu verlieren.
refused-court-not-barred = Diese Person ist nicht gesperrt. `/{ command-name-court } { command-name-bars }` zeigt alle Sperren.
refused-court-season-over = `/{ command-name-court } { command-name-season }` zeigt die offene Saison: Diese ist vorbei.
refused-court-season-empty = In dieser Saison hat noch niemand Kronen.
refused-court-name = Tipp den genauen Namen dieses Servers. Nichts wurde gelöscht.
refused-court-export = Erlaub mir Direktnachrichten, oder exportier das Protokoll dort, wo ich Dateien anhängen darf.
refused-no-such-zone = Tipp eine große Stadt in deiner Nähe, und wähl aus der Liste.
refused-number = Tipp eine ganze Zahl von { $least } bis { $most }, nicht „{ $given }“.

## Einstellungen
settings-title = ## Einstellungen dieses Servers
settings-how = -# Sofort gespeichert und protokolliert.
setting-heading = **{ $name }**
setting-gone = ⚠ Diese gibt es nicht mehr. Wähl andere: Bis dahin eröffnet niemand Tische.
setting-option = { $name }: { $value }
setting-locale = Sprache
setting-pace = Tempo
setting-channels = Kanäle für Tische, mit ihren Threads
setting-channels-more = { $n ->
    [one] 1 weiterer Kanal
   *[other] { $n } weitere Kanäle
  }
setting-channels-pick = Überall; wähl, um einzuschränken …
setting-games = Spiele
setting-games-pick = Alle Spiele; wähl, um einzuschränken …
setting-starters = Wer Tische eröffnen darf
setting-starter-role = Rolle, die Tische eröffnet
setting-starter-role-pick = Wähl die Rolle …
setting-starter-role-none = ⚠ Wähl unten die Rolle. Bis dahin eröffnet nur die Moderation Tische.
setting-lobby-role = Rolle, die erwähnt wird, wenn eine Lobby öffnet: höchstens alle zehn Minuten
setting-lobby-role-pick = Niemand; wähl eine Rolle …
setting-lobby-role-silent = ⚠ Mach diese Rolle erwähnbar, oder lass mich alle Rollen erwähnen.
setting-time-zone = Zeitzone
setting-times = -# Zeitzone: { $zone }. Ändern: `/{ command-name-court } { command-name-time-zone }`.
time-zone-own = nach Sprache
court-time-zone-done = Die Zeitzone dieses Servers ist jetzt { $zone }. Dort ist es { $clock }.
setting-place = Ort der Spiele
setting-computers-allowed = Computer
setting-computers-counted = Kronen mit Computern
setting-least-humans = Leute für Kronen
setting-treasury = Schatzkammer der Saison
setting-crowns = -# { $least } { $treasury }
setting-crowns-least = { $n ->
    [one] Kronen zählen schon, wenn eine Person am Tisch sitzt.
   *[other] Kronen zählen nur, wenn mindestens { $n } Leute am Tisch sitzen.
  }
setting-crowns-treasury = Die Saison endet, wenn ihre Schatzkammer mit { $n } Kronen leer ist.
setting-crowns-unlimited = Die Schatzkammer ist unbegrenzt; du beendest die Saison.
setting-on = an
setting-off = aus
setting-none = keine
setting-all = alle
starters-everyone = Alle
starters-role = Eine Rolle
starters-moderators = Nur die Moderation
place-channel = im Kanal
place-thread = in einem eigenen Thread
language-own = Die des Servers
language-name = Deutsch
switch-on = { $what }: an
switch-off = { $what }: aus
switch-computers-allowed = Computer
switch-computers-counted = Kronen mit ihnen
switch-thread = Threads
button-numbers = Kronen …
numbers-title = Kronen
numbers-least-humans = Leute für Kronen
numbers-least-humans-hint = Kronen zählen nur mit so vielen Leuten am Tisch: 1 bis { $most }
numbers-treasury = Schatzkammer der Saison
numbers-treasury-hint = Die Saison endet, wenn diese Kronen weg sind (gedrucktes Spiel: 80). Leer: ohne Grenze
treasury-unlimited = ohne Grenze

## Tische und Plätze
court-tables-title = ## Offene Tische ({ $n })
court-tables-none = Keine.
court-tables-line = **{ $table }** · { $game } · { $status } · { $seats ->
    [one] 1 Platz
   *[other] { $seats } Plätze
  } · Host: { $host } · [dorthin]({ $link })
court-tables-line-stuck = ⚠ **{ $table }** · { $game } · hängt: beende ihn · Host: { $host } · [dorthin]({ $link })
court-tables-choice = { $table } · { $game }
court-tables-pick = Einen Tisch beenden …
court-status-planned = öffnet { $when }
court-status-lobby = Lobby
court-status-playing = im Spiel
court-status-settled = eine letzte Frage
court-status-ended = beendet
court-end-ask = Tisch { $table } beenden? Es gibt kein Zurück, und er endet ohne Kronen.
court-end-ask-daily = Tisch { $table } beenden? Das ist für jemanden der einzige Versuch von heute; er gilt dann als aufgegeben.
court-end-ask-settled = Tisch { $table } beenden? { ended-settled }
court-put-away-ask = Tisch { $table } schließen? Ergebnis und Kronen bleiben; nur die letzte Frage bleibt ohne Antwort.
court-end-done = Tisch { $table } ist beendet.
court-replace-ask = { $name } den Platz an Tisch { $table } entziehen? Der Computer spielt weiter{ $counted ->
    [true] {" "}um die Kronen von { $owner }
   *[other] {""}
  }. { $link }
court-unseat-ask = { $name } den Platz an Tisch { $table } entziehen? Er wird frei. { $link }
court-unseat-plan-ask = { $name } von Tisch { $table } streichen? Ohne Sperre ist eine neue Antwort möglich. { $link }
court-unseat-done = { $name } hat dort keinen Platz mehr.
court-left = Nichts geändert.
button-end-table = Tisch beenden
button-put-away-table = Tisch schließen
button-unseat = Platz entziehen
button-leave-it = So lassen

## Kronen von Hand, Sperren
court-grant-done = { $name } bekam { $n } 👑: jetzt { $crowns }. `/{ command-name-court } { command-name-take }` macht es rückgängig.
court-grant-done-own = Du hast dir selbst { $n } 👑 gegeben: jetzt { $crowns }. Protokoll und Verlauf zeigen es. `/{ command-name-court } { command-name-take }` macht es rückgängig.
court-take-done = { $name } verlor { $n } 👑: jetzt { $crowns }. `/{ command-name-court } { command-name-grant }` macht es rückgängig.
court-take-less = { $name } hatte nur { $n } 👑 zu verlieren: jetzt { $crowns }.
court-bar-done = { $name } kann sich bis { $until } nicht setzen. `/{ command-name-court } { command-name-unbar }` hebt es auf.
court-bar-done-for-good = { $name } kann sich nicht mehr setzen. `/{ command-name-court } { command-name-unbar }` hebt es auf.
court-bar-done-seated = { court-bar-done } { $name } hat noch einen Platz: `/{ command-name-court } { command-name-unseat }` entzieht ihn.
court-bar-done-seated-for-good = { court-bar-done-for-good } { $name } hat noch einen Platz: `/{ command-name-court } { command-name-unseat }` entzieht ihn.
court-bar-done-shorter = { $done } Die längere Sperre von vorher gilt nicht mehr.
court-unbar-done = { $name } darf sich wieder setzen.

bars-title = ## Für Tische gesperrt ({ $n })
bars-none = Niemand.
bars-line = **{ $name }** bis { $until }
bars-line-for-good = **{ $name }** für immer
bars-why = { $line } · { $by }: „{ $reason }“
bars-how = -# `/{ command-name-court } { command-name-unbar }` hebt eine Sperre auf.

## Saisons
season-title = ## Saison { $number }
season-since = Seit { $when }
season-fresh = Noch sind keine Kronen geflossen.
season-unlimited = Ihre Schatzkammer ist unbegrenzt: Du beendest sie.
season-left = Schatzkammer: noch { crowns }. Ist sie leer, endet die Saison.
season-past = **Frühere Saisons**
season-past-line = Saison { $number }, bis { $when }: { $champions }
season-no-champion = niemand
season-champions = 🏆 { $names } ({ $count ->
    [one] {""}
   *[other] je{" "}
  }{ $crowns } 👑)
season-champion-left = { $name } (nicht mehr hier)
season-champions-more = { $n } weitere
season-ask = Saison { $number } beenden? Saison { $next } beginnt, und alle starten mit gleich vielen Kronen.
season-ended-done = Saison { $number } ist vorbei.
season-over-title = ## Saison { $number } ist vorbei
season-over-treasury = Die Schatzkammer ist leer. Der König gibt allen die Schuld.
season-over-moderator = Die Moderation hat sie beendet.
season-line = { crowns-board-line }
season-next = Saison { $number } hat begonnen. Alle starten mit gleich vielen Kronen.
button-end-season = Saison beenden

## Protokoll
log-title = ## Protokoll
log-none = Noch nichts.
log-line = { $when } · **{ $actor }** { $what }
log-reason = { $line }: „{ $reason }“
log-grant = gab { $target } { $n } 👑
log-grant-own = ⚠️ gab **sich selbst** { $n } 👑
log-take-own = nahm sich selbst { $n } 👑
log-take = nahm { $target } { $n } 👑
log-bar = sperrte { $target } bis { $until }
log-bar-for-good = sperrte { $target } für immer
log-bar-erased = sperrte { $target }
log-erased = jemand, dessen Daten gelöscht sind
log-lift-bar = entsperrte { $target }
log-settings = änderte { $changes }
log-setting = „{ $name }“ auf { $value }
log-end-season = beendete Saison { $number }
log-end-table = beendete Tisch { $table }
log-unseat = entzog { $target } den Platz an Tisch { $table }
log-exported = Das ganze Protokoll. Öffne es mit einer Tabellenkalkulation.
log-exported-sent = Das ganze Protokoll liegt in deinen Direktnachrichten.
button-export = Exportieren (CSV)

## Einen Server vergessen
forget-ask = ## { $guild } löschen?
    Das löscht Tische, Kronen, Saisons, Einstellungen und dieses Protokoll, für alle, für immer. Offene Tische enden.
forget-title = Daten dieses Servers löschen
forget-name = Name des Servers
forget-name-hint = Tipp { $guild }, um alles zu löschen
forget-begun = Alles, was über diesen Server gespeichert ist, wird gelöscht. Das kann ein paar Minuten dauern.
forget-done = Fertig: Alles, was über diesen Server gespeichert war, ist gelöscht.
button-forget = Alles löschen …

## Die ersten Worte auf einem Server
welcome-title = ## Gallows & Goblets
welcome-what = Spiele um Lug und Trug am Königshof, für { $least } bis { $most } Leute. Jemand wird hängen.
welcome-start = **Spielen:** { $starts } eröffnet hier einen Tisch; andere drücken „Mitspielen“. Computer füllen leere Plätze.
welcome-alone = **Allein:** { $plays } teilt dir sofort Karten aus.
welcome-settings = **Einrichten:** Die Moderation wählt Kanäle und mehr mit `/{ command-name-court } { command-name-settings }`.
welcome-help = **Fragen:** `/{ command-name-help }` beantwortet den Rest.
