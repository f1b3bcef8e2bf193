# Was über jemanden gespeichert ist. $n ist eine Anzahl von Einträgen.

privacy-title = ## Was über dich gespeichert ist
privacy-stored = Auf allen Servern zusammen:
privacy-part-accounts = • { $n ->
    [one] 1 Server
   *[other] { $n } Server
  }, wo du Kronen und einen Namen hast
privacy-part-seats = • { $n ->
    [one] 1 Platz, den
   *[other] { $n } Plätze, die
  } du genommen hast
privacy-part-seats-that-others-played-on = • { $n ->
    [one] 1 Platz von dir, den
   *[other] { $n } Plätze von dir, die
  } jemand anderes weitergespielt hat
privacy-part-hosted = • { $n ->
    [one] 1 Tisch, den
   *[other] { $n } Tische, die
  } du eröffnet hast
privacy-part-results = • { $n ->
    [one] 1 Spiel, das
   *[other] { $n } Spiele, die
  } du zu Ende gespielt hast
privacy-part-statistics = • { $n ->
    [one] 1 Sache, die in Spielen von dir gezählt wurde
   *[other] { $n } Dinge, die in Spielen von dir gezählt wurden
  }, für Medaillen
privacy-part-direct-messages-with-your-hand = • { $n ->
    [one] 1 Direktnachricht
   *[other] { $n } Direktnachrichten
  } mit deinen Karten
privacy-part-answers = • { $n ->
    [one] 1 Antwort, die
   *[other] { $n } Antworten, die
  } du in Spielen gegeben hast
privacy-part-ledger = • { $n ->
    [one] 1 Eintrag
   *[other] { $n } Einträge
  } über deine Kronen
privacy-part-standings = • { $n ->
    [one] 1 Zeile
   *[other] { $n } Zeilen
  } in Ranglisten
privacy-part-champion = • { $n ->
    [one] 1 Saison, die
   *[other] { $n } Saisons, die
  } du gewonnen hast
privacy-part-asked-to-be-called = • { $n ->
    [one] 1 Kanal
   *[other] { $n } Kanäle
  }, wo du gerufen werden wolltest
privacy-part-bars = • { $n ->
    [one] 1 Sperre
   *[other] { $n } Sperren
  } für Tische
privacy-part-your-bars-as-a-moderator = • { $n ->
    [one] 1 Sperre, die
   *[other] { $n } Sperren, die
  } du verhängt hast
privacy-part-acts-of-moderators-about-you = • { $n ->
    [one] 1 Eingriff
   *[other] { $n } Eingriffe
  } der Moderation bei dir
privacy-part-your-acts-as-a-moderator = • { $n ->
    [one] 1 Eingriff
   *[other] { $n } Eingriffe
  } von dir in der Moderation
privacy-nothing = Nichts. Du hast noch nie bei uns gesessen.
privacy-never = -# Nie deine Nachrichten, nie, wer sonst auf einem Server ist, nie, wann du online bist.

privacy-export = Hier ist alles, als Datei. Nur du siehst sie.
privacy-export-sent = Deine Datei liegt in deinen Direktnachrichten.
privacy-kept = Nichts wurde gelöscht.
privacy-erasing = Deine Daten werden gelöscht. Einen Augenblick.
privacy-erased = Fertig: Deine Daten sind gelöscht. Spielst du wieder, fängst du neu an.

privacy-erase-title = ## Alles über dich löschen?
privacy-erase-goes = **Gelöscht:** deine Id und deine Namen, auf allen Servern, und was sie mit deinen Kronen verbindet. Ranglisten sagen stattdessen „Niemand“.
privacy-erase-stays = **Bleibt, ohne dich:** Spiele, Antworten und Kronen von „Niemand 1234“, damit die Kronen der anderen aufgehen. Eine Sperre bleibt, bis sie endet, ein Tagesversuch bis Mitternacht UTC.
privacy-erase-end = **Es gibt kein Zurück.**

refused-being-erased = Versuch es gleich noch einmal: Diese Daten werden gerade gelöscht.
refused-being-forgotten = Versuch es in ein paar Minuten noch einmal: Die Daten dieses Servers werden gerade gelöscht.
refused-still-seated = Verlass, was noch nicht begonnen hat, warte das Ende der anderen Spiele ab, dann frag noch einmal: { $tables }
refused-export-nowhere = Frag in einer Direktnachricht an mich: Hierher kann ich dir die Datei nicht schicken.

button-copy = Gib mir eine Kopie
button-privacy-policy = Datenschutzerklärung
button-terms = Nutzungsbedingungen
button-support = Support
button-erase = Löschen …
button-erase-now = Alles löschen
button-keep = Behalten
