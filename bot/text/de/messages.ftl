# Ein Satz nach dem anderen. Eine Ablehnung sagt zuerst, was stattdessen zu tun ist.

## Ablehnungen am Tisch
refused-stale = Antworte auf das, was jetzt gefragt ist: Der Tisch ist weiter.
refused-typed = Schreib eine Zeile mit { $least } bis { $most } sichtbaren Zeichen.
refused-lapsed = Antworte auf das, was jetzt gefragt ist: Jemand war schneller.
refused-not-yours = Warte auf { $who }: Du bist nicht dran.
refused-not-yours-now = Warte: Du bist nicht dran.
refused-away = Du bist nicht da, der Computer spielt für dich. Drück „Bin zurück“, um weiterzuspielen.
refused-chosen-already = Warte auf die anderen: Deine Wahl bleibt.
refused-not-offered = Wähl etwas von dem, was jetzt zur Wahl steht.
refused-incomplete = Wähl zuerst den Rest.
refused-no-claims = Sag es laut: Hier spricht jetzt niemand per Knopf.
refused-own-claim = Drück **Sprechen**, um es zurückzunehmen: Das hast du selbst gesagt.
refused-quiet = Die Toten schweigen bis zum Ende.
refused-enough = { claim-enough }
refused-said-already = Drück noch einmal „Sprechen“: Das ist schon gesagt, oder das Spiel ist weiter.
refused-last-words-over = Zu spät: Die letzten Worte sind vorbei.
refused-last-words-of-others = Diese letzten Worte gehören dir nicht.
refused-last-words-said = Du hast deine letzten Worte gesagt.
refused-no-vote = Überlass es den anderen: Du hast hier keine Stimme.
refused-voted-already = So hast du schon gestimmt.
refused-not-seated = Schau zu, oder komm an den nächsten Tisch: Du hast hier keinen Platz.
refused-full = Eröffne in einem anderen Kanal einen Tisch mit `/{ $game } { $start }`: Alle { $most } Plätze sind besetzt.
refused-full-host = Drück „Starten“, oder jemand steht auf: Alle { $most } Plätze sind besetzt.
refused-seated-here = Drück „Gehen“, um aufzustehen: Du sitzt schon hier.
refused-seated-elsewhere = Beende zuerst deinen anderen Tisch, oder verlass seine Lobby: { $link }
refused-left-elsewhere = Warte, bis das Spiel vorbei ist, das du verlassen hast: { $link }
refused-not-host = Frag Host oder Moderation: Nur sie können das.
refused-too-few = Lad noch { $missing ->
    [one] eine Person
   *[other] { $missing } Leute
  } ein, oder nimm Computer dazu.
refused-too-many = Ändere die Optionen, oder jemand steht auf: So können nur { $most } spielen.
refused-computers-here = Drück „Mehr“ und { $computers ->
    [one] „Computer weg“
   *[other] { $computers }-mal „Computer weg“
  }, dann „Starten“: Dieser Server will keine Computer.
refused-begun = Spiel weiter, oder warte auf den nächsten Tisch: Dieses Spiel läuft schon.
refused-table-over = Eröffne einen neuen Tisch mit `/{ $game } { $start }`: Dieser ist zu Ende.
refused-no-table-here = Eröffne einen Tisch mit `/{ $game } { $start }`: Hier ist keiner.
refused-other-game = Tisch { $table } spielt { $other }: { $link } Nimm dessen Befehle.
refused-table-here-already = Komm an den Tisch dieses Kanals, oder nimm einen anderen Kanal: { $link }
refused-no-computer-to-remove = Hier sitzt kein Computer.
refused-missing-permissions = Bitte die Moderation um diese Rechte für mich in <#{ $channel }>: { $permissions }. Versuch es dann noch einmal.
refused-kept-seats = Eröffne einen anderen Tisch, oder warte: Diese Plätze sind für andere frei gehalten.
refused-made-up = Öffne es neu und wähl neu: Das biete ich nicht mehr an.
refused-not-invited =
    Nur meine Befehle sind auf diesem Server, ich nicht. Wer ihn verwaltet, kann mich einladen:
    { $link }
refused-not-in-guild = Versuch es in einem Kanal eines Servers.
refused-shutting-down = Versuch es in einer Minute: Ich starte gerade neu.
refused-elsewhere = Versuch es gleich noch einmal: Ich bin gerade beschäftigt. Es ist nichts verloren.
refused-not-away = Du bist da: Spiel einfach.
refused-not-moderator = Frag die Moderation: alle, die „Server verwalten“ oder `/{ command-name-court }` benutzen dürfen.
refused-not-playing = Warte auf „Starten“.
refused-no-such-table = `/{ command-name-court } { command-name-tables }` zeigt die offenen Tische: Dieser ist zu Ende.
refused-no-such-report = Nimm eine Nummer, die `/{ command-name-crowns } { command-name-history }` zeigt.
refused-out-of-sight = Du musst den Kanal dieses Tisches sehen können, um den Bericht zu lesen.
refused-report-open = Warte, bis dieser Tisch zu Ende ist: { $link }
refused-no-such-season = Nimm eine Saison, die `/{ command-name-crowns } { command-name-leaderboard }` zeigt.
refused-no-such-game = Wähl ein Spiel aus der Liste.
refused-no-such-page = Öffne die Regeln neu: Diese Seite gibt es nicht mehr.
next-game-asked = 🔔 Ich erwähne dich hier einmal, wenn das nächste Spiel öffnet.
next-game-yourself = Oder eröffne es selbst: `/{ $game } { $start }`.
next-game-not-asked = Ich rufe dich hier nicht zum nächsten Spiel.
refused-not-again-yet = Beantworte zuerst die letzte Frage.
refused-daily-not-yet = Die ersten Karten des Tages gibt es { $when }. Bis dahin: `{ command-name-play }`.
    -# Versiegelt: `{ $anchor }`
next-deal = Die nächsten Karten gibt es { $when }.
refused-played-today = Dein Versuch für heute ist vorbei. { next-deal }
refused-played-elsewhere = Mach mit `/{ $game } { command-name-daily }` auf **{ $server }** weiter: { $link }
refused-frozen-elsewhere = Unser Fehler: Dein Versuch von heute ist eingefroren: { $link } Die Moderation von **{ $server }** kann ihn mit `/{ command-name-court } { command-name-tables }` beenden. { next-deal }
refused-frozen-out-of-sight = Unser Fehler: Dein Versuch von heute ist eingefroren. { next-deal }
refused-try-waits = Komm später wieder: Dein Versuch von heute wartet auf ein Update des Bots. { next-deal }
refused-played-out-of-sight = Mach mit `/{ $game } { command-name-daily }` dort weiter, wo du angefangen hast. { next-deal }
refused-shared-already = Du hast es schon geteilt.
refused-share-here = Teil es woanders: Hier siehst nur du meine Antworten.
shared-perhaps = Discord sagt nicht, ob es gepostet wurde, also gilt es als geteilt.
refused-day-over = `/{ $game } { command-name-board }` zeigt die Ergebnisse dieses Tages; `/{ $game } { command-name-daily }` teilt die Karten von heute aus. Ein nicht beendeter Versuch gilt als aufgegeben.
refused-try-over = Dieser Versuch ist vorbei. `/{ $game } { command-name-daily }` zeigt, wie er lief.
played-today = -# Das war dein Versuch für heute. { next-deal }
played-today-ended = -# Die Moderation hat ihn beendet, also gilt er als aufgegeben.
played-today-server = -# Er steht auf der Tafel von { $server }.
played-today-another-server = -# Er steht auf der Tafel eines anderen Servers.
still-open = -# Dein offenes Spiel{ $n ->
    [0] {""}
   *[other] {" "}({ $terms })
  } geht weiter. Gib es auf, um ein anderes zu beginnen.
refused-game-gone = `/{ command-name-help }` zeigt, was du spielen kannst: Dieses Spiel gibt es hier nicht mehr.
refused-sealed = Warte bis { $when }: Andere spielen diese Karten noch.
refused-not-settled = Warte, bis das Spiel vorbei ist.
refused-left-already = Komm an den nächsten Tisch: Dieses Spiel hast du verlassen.

## Unsere Fehler
fault-frozen = Unser Fehler: Dieser Tisch ist eingefroren. Nichts ist verloren; Host oder Moderation können ihn beenden.
fault-game-gone = Dieses Spiel gibt es hier nicht mehr. Host oder Moderation können den Tisch beenden.
fault-rules-to-come = Dieser Tisch wartet auf ein Update des Bots. Host oder Moderation können ihn beenden.
fault-untold = Unser Fehler: Die Geschichte dieses Tisches kann ich nicht mehr erzählen.
refused-cannot-deal = Ändere eine Option oder wähl ein anderes Spiel. Unser Fehler: Hier ließ sich nicht austeilen.
part-missing = *Dieser Teil lässt sich gerade nicht zeigen.*
question-plain = Was tust du? ({ $verbs })
silence-plain = -# Läuft die Zeit ab, entscheidet das Spiel.
fault-generic = Unser Fehler: Das hat nicht geklappt. Nichts ist verloren. Bitte noch einmal.
message-replaced = Bitte mach in der neuesten Nachricht weiter.
fault-discord = Discord hat nicht geantwortet. Nichts ist verloren. Bitte noch einmal.
fault-storage = Die Datenbank hat nicht geantwortet. Nichts ist verloren. Bitte noch einmal.

## Was getan wurde
left-lobby = Du bist aufgestanden.
give-up-ask = Dieses Spiel aufgeben? Es gilt als verloren, und es gibt kein Zurück.
give-up-ask-daily = Den Versuch von heute aufgeben? Er gilt als verloren, und es gibt keinen zweiten.
leave-ask = Dieses Spiel endgültig verlassen? Der Computer spielt für dich zu Ende. { $link }
leave-ask-crowns = Dieses Spiel endgültig verlassen? Der Computer spielt für dich, und du kannst trotzdem Kronen verlieren. { $link }
button-leave-game = Spiel verlassen
button-stay = Bleiben
button-offer-seat = Platz anbieten
button-take-seat = Hier weiterspielen
refused-nobody-left = Erst muss jemand den Platz verlassen: `/{ $game } { command-name-leave }`.
refused-nothing-offered = Hier ist gerade kein Platz zu haben.
want-end-ask = Dieses Spiel endet vorzeitig und ohne Kronen, wenn { $needed ->
    [one] eine Person dafür stimmt
   *[other] { $needed } Personen dafür stimmen
  }. Bisher: { $n }. Host oder Moderation können es sofort beenden.
want-end-done = Du stimmst für das Ende ({ $n } von { $needed } Stimmen).
button-want-end = Spiel beenden
left-seat = Du hast das Spiel verlassen; der Computer spielt für dich weiter.
left-seat-crowns = { left-seat } Du kannst dabei Kronen gewinnen oder verlieren.
ended-settled = Das Spiel ist entschieden: Sein Ergebnis zählt.
ended-by-hand-done = Der Tisch ist beendet, ohne Kronen.
table-is-here = Hier ist der Tisch: { $link }
hint-coming = 💡 Ich suche einen guten Zug …
hint-failed = 💡 Diesmal kein Tipp, aber er zählt.
no-question-now = Du hast gerade nichts zu tun.
dms-closed-note = ✉ Ich kann dir keine Direktnachrichten schicken: Drück am Tisch „Meine Karten“.

## Direktnachrichten und Zeilen, die jemanden rufen
dm-left = Du hast hier keinen Platz mehr: Der Computer spielt weiter.
dm-left-crowns = { dm-left } Die Kronen gewinnst oder verlierst weiter du.
push-dealt = { $game } · Tisch { $table }: Deine Karten sind da.
push-dealt-asked = { $game } · Tisch { $table }: Deine Karten sind da, und du bist dran.
push-question = { $game } · Tisch { $table }: Du bist dran.
push-lobby = 🔔 <@&{ $role }>: { $game } · Tisch { $table } ist offen. Spielt mit!
push-next-game = 🔔 { $who }: Das nächste Spiel ist offen, { $game } · Tisch { $table }.
call = ➤ { $who }: dran an Tisch { $table } ({ $game }).
call-late = ⏰ { $who }: Die Zeit an Tisch { $table } läuft ab ({ $game }).
