# Hjälp: varje ämne har en rubrik och en text.

help-title = ## Hjälp · { $topic }
help-contents = Vad vill du veta?
help-version = -# Gallows & Goblets { $version }
button-rules-of = Regler: { $game }
help-more-games = ett annat spels kommando
help-start-title = Hur börjar jag?
help-start =
    1. Skriv { $starts }. Ett bord öppnas, och du sitter vid det.
    2. Andra trycker på **Var med**. För få vänner? Tryck på **Fler datorer**.
    3. Tryck på **Börja**. Dina kort kommer som direktmeddelande.
    4. Svara på det som frågas. Där står vad som händer om tiden går ut.
    Spela senare? Ge `{ command-name-start }` en tid under `{ command-name-when }`, som `fredag 20:00`, så påminner jag alla som kommer.
    Reglerna finns bakom **Regler**.
help-game =
    { $least } till { $most } spelare. `/{ $game } { command-name-start }` öppnar ett bord.
    { $about }
    { $computers }
    `/{ $game } { command-name-hand }` visar dina kort, `/{ $game } { command-name-status }` ditt bord.

help-game-alone =
    För en spelare. `/{ $game } { command-name-play }` delar ut, eller visar ditt öppna spel, även i direktmeddelanden.
    { $about }
    Bara du ser det, om du inte låter kanalen titta på. Inga kronor.

help-dms-title = Inget direktmeddelande kom
help-dms =
    Du behöver inget: tryck på **Mina kort** vid bordet. Bara du ser dem.
    Vill du ha dem? Tillåt direktmeddelanden i serverns sekretessinställningar i Discord, och tryck på **Mina kort** en gång.
help-permissions-title = Jag saknar en behörighet
help-permissions =
    Jag behöver: Visa kanaler, Skicka meddelanden (också i trådar), Skapa offentliga trådar, Bifoga filer, Läs meddelandehistorik och i röstkanaler Anslut.
    En moderator ger dem till min roll, eller i kanalens inställningar.
help-permissions-missing = Saknas i <#{ $channel }>: { $permissions }.
help-permissions-none = I <#{ $channel }> har jag allt jag behöver.
help-permissions-elsewhere = Fråga mig i en kanal på din server.
help-stuck-title = Ett bord har fastnat
help-stuck =
    `/{ $game } { command-name-status }` visar det igen, längst ned.
    Väntar det på någon? När tiden går ut fortsätter det. ”Långsamt” betyder 12 timmar.
    Värden eller en moderator avslutar det med `/{ $game } { command-name-end }`: inga kronor flyttas.
    Står det ”fruset”? Det är vårt fel, och inget är förlorat.
help-talk-title = Får vi prata?
help-talk =
    Säg vad du vill, i kanalen eller högt, eller tryck på **Tala**: vad du sett, vem du är, vem du misstänker.
    Alla ser det vid bordet, med ditt namn, och svarar 👍 eller 👎. Det får vara lögn. Du kan ta tillbaka det.
    Värden kan stänga av det under **Mer** och **Val**.
help-away-title = Jag måste gå
help-away =
    I lobbyn: tryck på **Lämna**. I ett spel: skriv `/{ $game } { command-name-leave }`. Då spelar datorn på din plats, och du vinner eller förlorar ändå kronorna.
    Slutar du bara att svara spelar datorn för dig tills du trycker på **Jag är tillbaka**.
help-crowns-title = Kronor, säsonger, topplista
help-crowns =
    `/{ command-name-crowns } { command-name-me }` visar vad du har, `/{ command-name-crowns } { command-name-leaderboard }` vem som har mest, `/{ command-name-crowns } { command-name-history }` hur det blev så.
    Kronor gäller bara där lobbyn säger det: tillräckligt många, och oftast inga datorer.
    En säsong slutar när en moderator säger det, eller när skattkammaren är tom.
help-dice-title = Är slumpen ärlig?
help-dice =
    Innan någon är med visar lobbyn en hemlighets fingeravtryck. Given görs av hemligheten och av era tryck på ”Var med”, så ingen kan välja den.
    På slutet visar ”Hela berättelsen” båda: dela ut samma kort igen själv.
help-privacy-title = Vad vet ni om mig?
help-privacy =
    `/{ command-name-privacy } { command-name-show }` säger det, `/{ command-name-privacy } { command-name-export }` ger dig det som fil, `/{ command-name-privacy } { command-name-delete }` sätter ”Ingen” i ditt ställe.
    Vi läser inga meddelanden, för ingen lista över medlemmar och ser inte vem som är online.
help-moderators-title = För moderatorer
help-moderators =
    `/{ command-name-court }` har allt: kanaler, språk, tempo, säsonger, kronor, avstängningar, bord som fastnat och en logg.
    Det är för dem som får hantera servern. Under Integrationer i Discord går det att ge det till andra, eller neka det.

# Vad Discord kallar sina behörigheter
permission-view-channel = Visa kanaler
permission-send-messages = Skicka meddelanden
permission-send-messages-in-threads = Skicka meddelanden i trådar
permission-create-public-threads = Skapa offentliga trådar
permission-attach-files = Bifoga filer
permission-read-message-history = Läs meddelandehistorik
permission-connect = Anslut
