# Hilfe: zu jedem Thema ein Titel und ein Text.

help-title = ## Hilfe · { $topic }
help-contents = Was willst du wissen?
help-version = -# Gallows & Goblets { $version }
button-rules-of = Regeln: { $game }
help-more-games = das Gleiche für ein anderes Spiel
help-start-title = Wie fange ich an?
help-start =
    1. Tipp { $starts }. Ein Tisch öffnet, und du sitzt daran.
    2. Andere drücken **Mitspielen**. Zu wenige? Drück **+ Computer**.
    3. Drück **Starten**. Deine Karten kommen per Direktnachricht.
    4. Antworte auf das, was gefragt ist. Dort steht, was geschieht, wenn die Zeit abläuft.
    Später spielen? Gib `{ command-name-start }` unter `{ command-name-when }` eine Zeit, wie `Freitag 20:00`; ich erinnere alle, die kommen.
    Die Regeln stehen hinter **Regeln**.
help-game =
    { $least } bis { $most } Leute. `/{ $game } { command-name-start }` eröffnet einen Tisch.
    { $about }
    { $computers }
    `/{ $game } { command-name-hand }` zeigt deine Karten, `/{ $game } { command-name-status }` deinen Tisch.

help-game-alone =
    Für dich allein. `/{ $game } { command-name-play }` teilt aus oder zeigt dein offenes Spiel, auch in Direktnachrichten.
    { $about }
    Nur du siehst es, außer du lässt den Kanal zuschauen. Keine Kronen.

help-dms-title = Es kam keine Direktnachricht
help-dms =
    Du brauchst keine: Drück am Tisch **Meine Karten**. Nur du siehst sie.
    Willst du welche? Erlaub Direktnachrichten in Discords Privatsphäre-Einstellungen dieses Servers, dann drück einmal **Meine Karten**.
help-permissions-title = Mir fehlt ein Recht
help-permissions =
    Ich brauche: Kanäle ansehen, Nachrichten senden (auch in Threads), Öffentliche Threads erstellen, Dateien anhängen, Nachrichtenverlauf anzeigen und in Sprachkanälen Verbinden.
    Die Moderation gibt sie meiner Rolle oder in den Einstellungen des Kanals.
help-permissions-missing = Es fehlt in <#{ $channel }>: { $permissions }.
help-permissions-none = In <#{ $channel }> habe ich alles, was ich brauche.
help-permissions-elsewhere = Frag mich in einem Kanal deines Servers.
help-stuck-title = Ein Tisch hängt
help-stuck =
    `/{ $game } { command-name-status }` zeigt ihn noch einmal, ganz unten.
    Er wartet auf jemanden? Läuft die Zeit ab, geht es weiter. „Tageweise“ heißt 12 Stunden.
    Host oder Moderation beenden ihn mit `/{ $game } { command-name-end }`, ohne Kronen.
    Er ist „eingefroren“? Das ist unser Fehler, und nichts ist verloren.
help-talk-title = Dürfen wir reden?
help-talk =
    Sag, was du willst, im Kanal oder laut, oder drück **Sprechen**: was du gesehen hast, wer du bist, wen du verdächtigst.
    Alle sehen es am Tisch, mit deinem Namen, und antworten 👍 oder 👎. Lügen ist erlaubt. Du kannst es zurücknehmen.
    Der Host kann das unter **Mehr** und **Optionen** abschalten.
help-away-title = Ich muss weg
help-away =
    In der Lobby drück **Gehen**. Im Spiel tipp `/{ $game } { command-name-leave }`: Der Computer spielt für dich, und du gewinnst oder verlierst die Kronen.
    Antwortest du nur nicht mehr, spielt er für dich, bis du **Bin zurück** drückst.
help-crowns-title = Kronen, Saisons, Rangliste
help-crowns =
    `/{ command-name-crowns } { command-name-me }` zeigt, was du hast, `/{ command-name-crowns } { command-name-leaderboard }`, wer am meisten hat, `/{ command-name-crowns } { command-name-history }`, wie es kam.
    Kronen zählen nur, wo die Lobby es sagt: genug Leute, und meist keine Computer.
    Eine Saison endet, wenn die Moderation es sagt oder die Schatzkammer leer ist.
help-dice-title = Sind die Würfel fair?
help-dice =
    Bevor jemand mitspielt, zeigt die Lobby den Fingerabdruck eines Geheimnisses. Die Karten ergeben sich daraus und aus euren Klicks auf „Mitspielen“: Niemand kann sie wählen.
    Am Ende zeigt „Geschichte“ beides: Teil dieselben Karten selbst noch einmal aus.
help-privacy-title = Was wisst ihr über mich?
help-privacy =
    `/{ command-name-privacy } { command-name-show }` sagt es, `/{ command-name-privacy } { command-name-export }` gibt es dir als Datei, `/{ command-name-privacy } { command-name-delete }` setzt „Niemand“ an deine Stelle.
    Wir lesen keine Nachrichten, führen keine Mitgliederliste und schauen nicht, wer online ist.
help-moderators-title = Für die Moderation
help-moderators =
    `/{ command-name-court }` hat alles: Kanäle, Sprache, Tempo, Saisons, Kronen, Sperren, hängende Tische und ein Protokoll.
    Nutzen darf es, wer „Server verwalten“ darf. Unter „Integrationen“ kann Discord es anderen erlauben oder verbieten.

# Wie Discord seine Rechte nennt
permission-view-channel = Kanäle ansehen
permission-send-messages = Nachrichten senden
permission-send-messages-in-threads = Nachrichten in Threads senden
permission-create-public-threads = Öffentliche Threads erstellen
permission-attach-files = Dateien anhängen
permission-read-message-history = Nachrichtenverlauf anzeigen
permission-connect = Verbinden
