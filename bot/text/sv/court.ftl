# Vad moderatorer ser och gör, och vad en server får veta om sig själv.

## Kommandon: högst 100 tecken
command-court-description = För moderatorer: inställningar, ordning, och vem som gjorde vad
command-court-settings-description = Ändra serverns inställningar
command-court-time-zone-description = Ställ in serverns tidszon, för ”när: 20:30”
command-court-time-zone-zone-description = Som Europe/Stockholm eller America/New_York; skriv en stad
command-court-tables-description = Visa de öppna borden; avsluta ett
command-court-unseat-description = Ta ifrån en spelare platsen
command-court-unseat-player-description = Vems plats
command-court-grant-description = Ge en spelare kronor, och säg varför
command-court-grant-player-description = Vem som får dem
command-court-grant-amount-description = Hur många kronor
command-court-take-description = Ta kronor från en spelare, och säg varför
command-court-take-player-description = Vem som förlorar dem
command-court-take-amount-description = Hur många kronor
command-court-reason-description = Varför? Loggen och spelarens historik visar det
command-court-bar-description = Stäng av en spelare från bord en tid
command-court-bar-player-description = Vem
command-court-bar-time-description = Hur länge
command-court-bar-time-3600 = En timme
command-court-bar-time-86400 = En dag
command-court-bar-time-259200 = 3 dagar
command-court-bar-time-604800 = En vecka
command-court-bar-time-2592000 = 30 dagar
command-court-bar-time-31536000 = Ett år
command-court-bar-time-0 = För gott
command-court-unbar-description = Låt en avstängd spelare sätta sig igen
command-court-unbar-player-description = Vem
command-court-bars-description = Visa vem som är avstängd, till när och varför
command-court-season-description = Visa eller avsluta säsongen
command-court-log-description = Visa eller exportera vad moderatorer gjort
command-court-forget-server-description = Radera allt som är sparat om servern, nu

## Nej
refused-not-in-this-channel = Öppna bord här: { $channels }
refused-not-this-game = Prova { $games }: det här spelet spelas inte på servern.
refused-only-moderators-start = Be en moderator öppna ett bord, och tryck sedan på Var med.
refused-only-role-starts = Var med vid ett bord av <@&{ $role }>: bara de öppnar bord här.
refused-settings-gone = Be en moderator välja om med `/{ command-name-court } { command-name-settings }`: det som var valt finns inte längre.
refused-barred = Fråga en moderator: du är avstängd från bord här till { $until }.
refused-barred-for-good = Fråga en moderator: du är avstängd från bord här.
refused-no-computers = Bjud in folk: servern vill inte ha datorer.
refused-court-untold = Försök igen om en minut: Discord säger inte om du får använda `/{ command-name-court }`.
refused-court-elsewhere = Använd `/{ command-name-court }` i en annan kanal.
refused-court-bot = Välj en människa: det där är en bot.
refused-court-no-seat = Den spelaren har ingen plats. `/{ command-name-court } { command-name-tables }` visar de öppna borden.
refused-court-reason = Ge ett skäl, för loggen.
refused-court-empty-purse = Den spelaren har inga kronor att förlora.
refused-court-not-barred = Den spelaren är inte avstängd. `/{ command-name-court } { command-name-bars }` visar vilka som är det.
refused-court-season-over = `/{ command-name-court } { command-name-season }` visar den öppna säsongen: den där är slut.
refused-court-season-empty = Ingen har kronor den här säsongen än.
refused-court-name = Skriv serverns exakta namn. Inget raderades.
refused-court-export = Öppna dina DM, eller exportera loggen där jag får bifoga filer.
refused-no-such-zone = Skriv en stor stad nära dig, och välj i listan.
refused-number = Skriv ett heltal från { $least } till { $most }, inte ”{ $given }”.

## Inställningar
settings-title = ## Serverns inställningar
settings-how = -# Sparas direkt, och loggas.
setting-heading = **{ $name }**
setting-gone = ⚠ De här finns inte längre. Välj andra: till dess öppnar ingen bord.
setting-option = { $name }: { $value }
setting-locale = Språk
setting-pace = Tempo
setting-channels = Kanaler för bord, med trådar
setting-channels-more = { $n ->
    [one] 1 kanal till
   *[other] { $n } kanaler till
  }
setting-channels-pick = Överallt; välj för att begränsa …
setting-games = Spel
setting-games-pick = Alla spel; välj för att begränsa …
setting-starters = Vem som får öppna bord
setting-starter-role = Roll som öppnar bord
setting-starter-role-pick = Välj rollen …
setting-starter-role-none = ⚠ Välj rollen nedan. Till dess öppnar bara moderatorer bord.
setting-lobby-role = Roll att nämna när en lobby öppnar, högst var tionde minut
setting-lobby-role-pick = Ingen; välj en roll …
setting-lobby-role-silent = ⚠ Gör rollen möjlig att nämna, eller låt mig nämna alla roller.
setting-time-zone = Tidszon
setting-times = -# Tidszon: { $zone }. Ändra den med `/{ command-name-court } { command-name-time-zone }`.
time-zone-own = efter språk
court-time-zone-done = Serverns tidszon är nu { $zone }. Där är klockan { $clock }.
setting-place = Var spelen hålls
setting-computers-allowed = Datorer
setting-computers-counted = Kronor med datorer
setting-least-humans = Minst antal personer för kronor
setting-treasury = Säsongens skattkammare
setting-crowns = -# { $least } { $treasury }
setting-crowns-least = { $n ->
    [one] Kronor gäller redan med 1 person vid bordet.
   *[other] Kronor gäller bara med { $n } eller fler personer vid bordet.
  }
setting-crowns-treasury = Säsongen slutar när skattkammarens { $n } kronor är slut.
setting-crowns-unlimited = Skattkammaren har ingen gräns; du avslutar säsongen.
setting-on = på
setting-off = av
setting-none = ingen
setting-all = alla
starters-everyone = Alla
starters-role = De som har en roll
starters-moderators = Bara moderatorer
place-channel = i kanalen
place-thread = i en egen tråd
language-own = Serverns eget
language-name = Svenska
switch-on = { $what }: på
switch-off = { $what }: av
switch-computers-allowed = Datorer
switch-computers-counted = Kronor med dem
switch-thread = Trådar
button-numbers = Kronor …
numbers-title = Kronor
numbers-least-humans = Minst antal personer för kronor
numbers-least-humans-hint = Kronor gäller bara med så här många vid bordet: 1 till { $most }
numbers-treasury = Säsongens skattkammare
numbers-treasury-hint = Säsongen slutar när kronorna är slut (tryckta spelet: 80). Tomt: ingen gräns
treasury-unlimited = ingen gräns

## Bord och platser
court-tables-title = ## Öppna bord ({ $n })
court-tables-none = Inga.
court-tables-line = **{ $table }** · { $game } · { $status } · { $seats ->
    [one] 1 plats
   *[other] { $seats } platser
  } · värd: { $host } · [gå dit]({ $link })
court-tables-line-stuck = ⚠ **{ $table }** · { $game } · har fastnat: avsluta det · värd: { $host } · [gå dit]({ $link })
court-tables-choice = { $table } · { $game }
court-tables-pick = Avsluta ett bord …
court-status-planned = öppnar { $when }
court-status-lobby = lobby
court-status-playing = pågår
court-status-settled = en sista fråga
court-status-ended = avslutat
court-end-ask = Avsluta bord { $table }? Det går inte att ångra, och inga kronor flyttas.
court-end-ask-daily = Avsluta bord { $table }? Det är någons enda försök på dagens giv, och räknas som uppgivet.
court-end-ask-settled = Avsluta bord { $table }? { ended-settled }
court-put-away-ask = Stäng bord { $table }? Resultat och kronor står kvar; bara den sista frågan blir utan svar.
court-end-done = Bord { $table } är avslutat.
court-replace-ask = Ta platsen från { $name } vid bord { $table }? Datorn spelar vidare{ $counted ->
    [true] {" "}om kronorna åt { $owner }
   *[other] {""}
  }. { $link }
court-unseat-ask = Ta platsen från { $name } vid bord { $table }? Den blir ledig. { $link }
court-unseat-plan-ask = Stryk { $name } från bord { $table }? Utan avstängning går det att svara igen. { $link }
court-unseat-done = { $name } har ingen plats där längre.
court-left = Inget ändrades.
button-end-table = Avsluta bordet
button-put-away-table = Stäng bordet
button-unseat = Ta platsen
button-leave-it = Låt det vara

## Kronor för hand, avstängningar
court-grant-done = { $name } fick { $n } 👑: nu { $crowns }. `/{ command-name-court } { command-name-take }` ångrar det.
court-grant-done-own = Du gav dig själv { $n } 👑: nu { $crowns }. Loggen och din historik visar det. `/{ command-name-court } { command-name-take }` ångrar det.
court-take-done = { $name } förlorade { $n } 👑: nu { $crowns }. `/{ command-name-court } { command-name-grant }` ångrar det.
court-take-less = { $name } hade bara { $n } 👑 att förlora: nu { $crowns }.
court-bar-done = { $name } kan inte sätta sig före { $until }. `/{ command-name-court } { command-name-unbar }` häver det.
court-bar-done-for-good = { $name } kan inte sätta sig längre. `/{ command-name-court } { command-name-unbar }` häver det.
court-bar-done-seated = { court-bar-done } { $name } sitter kvar vid ett bord: `/{ command-name-court } { command-name-unseat }` tar platsen.
court-bar-done-seated-for-good = { court-bar-done-for-good } { $name } sitter kvar vid ett bord: `/{ command-name-court } { command-name-unseat }` tar platsen.
court-bar-done-shorter = { $done } Den ersätter en längre avstängning.
court-unbar-done = { $name } får sätta sig igen.

bars-title = ## Avstängda från bord ({ $n })
bars-none = Ingen.
bars-line = **{ $name }** till { $until }
bars-line-for-good = **{ $name }** för gott
bars-why = { $line } · { $by }: ”{ $reason }”
bars-how = -# `/{ command-name-court } { command-name-unbar }` häver en avstängning.

## Säsonger
season-title = ## Säsong { $number }
season-since = Sedan { $when }
season-fresh = Inga kronor har flyttats än.
season-unlimited = Skattkammaren har ingen gräns: du avslutar den.
season-left = Skattkammare: { crowns } kvar. När den är tom slutar säsongen.
season-past = **Tidigare säsonger**
season-past-line = Säsong { $number }, till { $when }: { $champions }
season-no-champion = ingen mästare
season-champions = 🏆 { $names } ({ $crowns } 👑{ $count ->
    [one] {""}
   *[other] {" "}var
  })
season-champion-left = { $name } (har lämnat)
season-champions-more = { $n } till
season-ask = Avsluta säsong { $number }? Säsong { $next } börjar, och alla startar med lika många kronor.
season-ended-done = Säsong { $number } är slut.
season-over-title = ## Säsong { $number } är slut
season-over-treasury = Skattkammaren är tom. Kungen skyller på alla.
season-over-moderator = En moderator avslutade den.
season-line = { crowns-board-line }
season-next = Säsong { $number } har börjat. Alla startar med lika många kronor.
button-end-season = Avsluta säsongen

## Logg
log-title = ## Logg
log-none = Inget än.
log-line = { $when } · **{ $actor }** { $what }
log-reason = { $line }: ”{ $reason }”
log-grant = gav { $target } { $n } 👑
log-grant-own = ⚠️ gav **sig själv** { $n } 👑
log-take-own = tog { $n } 👑 från sig själv
log-take = tog { $n } 👑 från { $target }
log-bar = stängde av { $target } till { $until }
log-bar-for-good = stängde av { $target } för gott
log-bar-erased = stängde av { $target }
log-erased = någon vars data har raderats
log-lift-bar = hävde avstängningen av { $target }
log-settings = ändrade { $changes }
log-setting = ”{ $name }” till { $value }
log-end-season = avslutade säsong { $number }
log-end-table = avslutade bord { $table }
log-unseat = tog platsen från { $target } vid bord { $table }
log-exported = Hela loggen. Öppna den i ett kalkylprogram.
log-exported-sent = Hela loggen finns i dina direktmeddelanden.
button-export = Exportera (CSV)

## Att glömma en server
forget-ask = ## Radera { $guild }?
    Det raderar bord, kronor, säsonger, inställningar och den här loggen, för alla, för gott. Öppna bord slutar.
forget-title = Radera serverns data
forget-name = Serverns namn
forget-name-hint = Skriv { $guild } för att radera allt
forget-begun = Allt som är sparat om servern raderas. Det kan ta några minuter.
forget-done = Klart: allt som var sparat om servern är raderat.
button-forget = Radera allt …

## De första orden på en server
welcome-title = ## Gallows & Goblets
welcome-what = Bluffspel vid kungens hov, för { $least } till { $most } spelare. Någon får hänga.
welcome-start = **Spela:** { $starts } öppnar ett bord här; andra trycker på Var med. Datorer fyller tomma platser.
welcome-alone = **Ensam:** { $plays } delar ut till dig direkt.
welcome-settings = **Inställningar:** moderatorer väljer kanaler och mer med `/{ command-name-court } { command-name-settings }`.
welcome-help = **Fråga:** `/{ command-name-help }` svarar på resten.
