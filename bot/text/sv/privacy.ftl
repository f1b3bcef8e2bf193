# Vad som är sparat om någon. $n är ett antal poster.

privacy-title = ## Vad som är sparat om dig
privacy-stored = På alla servrar tillsammans:
privacy-part-accounts = • { $n ->
    [one] 1 server
   *[other] { $n } servrar
  } där du har kronor och ett namn
privacy-part-seats = • { $n ->
    [one] 1 plats
   *[other] { $n } platser
  } som du tog
privacy-part-seats-that-others-played-on = • { $n ->
    [one] 1 plats som var din och där
   *[other] { $n } platser som var dina och där
  } någon annan spelade vidare
privacy-part-hosted = • { $n } bord som du öppnade
privacy-part-results = • { $n } spel som du spelade klart
privacy-part-statistics = • { $n ->
    [one] 1 sak
   *[other] { $n } saker
  } som räknats om dig i spel, för medaljer
privacy-part-direct-messages-with-your-hand = • { $n ->
    [one] 1 direktmeddelande
   *[other] { $n } direktmeddelanden
  } med dina kort
privacy-part-answers = • { $n } svar som du gav i spel
privacy-part-ledger = • { $n ->
    [one] 1 post
   *[other] { $n } poster
  } om dina kronor
privacy-part-standings = • { $n ->
    [one] 1 rad
   *[other] { $n } rader
  } i topplistor
privacy-part-champion = • { $n ->
    [one] 1 säsong
   *[other] { $n } säsonger
  } som du vann
privacy-part-asked-to-be-called = • { $n ->
    [one] 1 kanal
   *[other] { $n } kanaler
  } där du ville bli kallad
privacy-part-bars = • { $n ->
    [one] 1 avstängning
   *[other] { $n } avstängningar
  } från bord
privacy-part-your-bars-as-a-moderator = • { $n ->
    [one] 1 avstängning
   *[other] { $n } avstängningar
  } som du gjorde som moderator
privacy-part-acts-of-moderators-about-you = • { $n ->
    [one] 1 åtgärd
   *[other] { $n } åtgärder
  } av moderatorer som gällde dig
privacy-part-your-acts-as-a-moderator = • { $n ->
    [one] 1 åtgärd
   *[other] { $n } åtgärder
  } som du gjorde som moderator
privacy-nothing = Inget. Du har aldrig suttit hos oss.
privacy-never = -# Aldrig dina meddelanden, aldrig vilka andra som finns på en server, aldrig när du är online.

privacy-export = Här är allt, som fil. Bara du ser den.
privacy-export-sent = Din fil finns i dina direktmeddelanden.
privacy-kept = Inget raderades.
privacy-erasing = Dina data raderas. Det tar en stund.
privacy-erased = Klart: dina data är raderade. Spelar du igen börjar du från början.

privacy-erase-title = ## Radera allt om dig?
privacy-erase-goes = **Raderas:** ditt id och dina namn, på alla servrar, och det som knyter dem till dina kronor. I topplistor står ”Ingen” i stället.
privacy-erase-stays = **Står kvar, utan dig:** spel, svar och kronor för ”Ingen 1234”, så att de andras kronor går ihop. En avstängning står kvar tills den slutar, ett dagsförsök till midnatt UTC.
privacy-erase-end = **Det går inte att ångra.**

refused-being-erased = Försök igen om en stund: den spelarens data raderas.
refused-being-forgotten = Försök igen om några minuter: serverns data raderas.
refused-still-seated = Lämna det som inte har börjat, vänta tills resten är slut, och fråga sedan igen: { $tables }
refused-export-nowhere = Fråga i ett direktmeddelande till mig: jag kan inte skicka filen hit.

button-copy = Ge mig en kopia
button-privacy-policy = Integritetspolicy
button-terms = Användarvillkor
button-support = Support
button-erase = Radera …
button-erase-now = Radera allt
button-keep = Behåll
