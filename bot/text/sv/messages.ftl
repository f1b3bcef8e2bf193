# En mening i taget. Ett nej säger först vad du kan göra i stället.

## Nej vid ett bord
refused-stale = Svara på det som frågas nu: bordet har gått vidare.
refused-typed = Skriv en rad med { $least } till { $most } synliga tecken.
refused-lapsed = Svara på det som frågas nu: någon hann före.
refused-not-yours = Vänta: det är { $who }, inte du, som är på tur.
refused-not-yours-now = Vänta: det är inte din tur.
refused-away = Du är borta, och datorn spelar för dig. Tryck på ”Jag är tillbaka” för att spela vidare.
refused-chosen-already = Vänta på de andra: ditt val står kvar.
refused-not-offered = Välj något av det som går att välja nu.
refused-incomplete = Välj resten först.
refused-no-claims = Säg det högt: ingen talar med knappar här nu.
refused-own-claim = Tryck på **Tala** för att ta tillbaka det: det var du som sa det.
refused-quiet = De döda tiger till slutet.
refused-enough = { claim-enough }
refused-said-already = Tryck på ”Tala” igen: det är redan sagt, eller så har spelet gått vidare.
refused-last-words-over = För sent: de sista orden är över.
refused-last-words-of-others = De här sista orden är inte dina.
refused-last-words-said = Du har sagt dina sista ord.
refused-no-vote = Låt de andra göra det: du har ingen röst här.
refused-voted-already = Så har du redan röstat.
refused-not-seated = Titta på, eller var med vid nästa bord: du har ingen plats här.
refused-full = Öppna ett bord i en annan kanal med `/{ $game } { $start }`: alla { $most } platser är upptagna.
refused-full-host = Tryck på ”Börja”, eller be någon lämna: alla { $most } platser är upptagna.
refused-seated-here = Tryck på ”Lämna” för att resa dig: du sitter redan här.
refused-seated-elsewhere = Spela klart ditt andra bord, eller lämna dess lobby: { $link }
refused-left-elsewhere = Vänta tills spelet som du lämnade är slut: { $link }
refused-not-host = Fråga värden eller en moderator: bara de kan göra det.
refused-too-few = Bjud in { $missing ->
    [one] en spelare till
   *[other] { $missing } spelare till
  }, eller lägg till datorer.
refused-too-many = Ändra valen, eller be någon lämna: med de här kan bara { $most } spela.
refused-computers-here = Tryck på ”Mer” och ”Ta bort dator”{ $computers ->
    [one] {""}
   *[other] {" "}{ $computers } gånger
  }, sedan på ”Börja”: servern vill inte ha datorer.
refused-begun = Spela vidare, eller vänta på nästa bord: det här spelet har börjat.
refused-table-over = Öppna ett nytt bord med `/{ $game } { $start }`: det här är avslutat.
refused-no-table-here = Öppna ett bord med `/{ $game } { $start }`: det finns inget här.
refused-other-game = Vid bord { $table } spelas { $other }: { $link } Använd det spelets kommandon.
refused-table-here-already = Var med vid kanalens bord, eller ta en annan kanal: { $link }
refused-no-computer-to-remove = Ingen dator sitter här.
refused-missing-permissions = Be en moderator ge mig de här behörigheterna i <#{ $channel }>: { $permissions }. Försök sedan igen.
refused-kept-seats = Öppna ett annat bord, eller vänta: de här platserna hålls åt andra.
refused-made-up = Öppna det igen och välj igen: det erbjuder jag inte längre.
refused-not-invited =
    Bara mina kommandon finns på servern, inte jag. Den som sköter den kan bjuda in mig:
    { $link }
refused-not-in-guild = Försök i en kanal på en server.
refused-shutting-down = Försök igen om en minut: jag startar om.
refused-elsewhere = Försök igen om en liten stund: jag har lite mycket just nu. Inget har gått förlorat.
refused-not-away = Du är här: spela på.
refused-not-moderator = Fråga en moderator: någon med behörigheten ”Hantera server”, eller med `/{ command-name-court }`.
refused-not-playing = Vänta tills värden trycker på ”Börja”.
refused-no-such-table = `/{ command-name-court } { command-name-tables }` visar de öppna borden: det där är avslutat.
refused-no-such-report = Skriv ett nummer som `/{ command-name-crowns } { command-name-history }` visar.
refused-out-of-sight = Du måste kunna se bordets kanal för att läsa rapporten.
refused-report-open = Vänta tills spelet där är slut: { $link }
refused-no-such-season = Skriv en säsong som `/{ command-name-crowns } { command-name-leaderboard }` visar.
refused-no-such-game = Välj ett spel i listan.
refused-no-such-page = Öppna reglerna igen: den sidan är borta.
next-game-asked = 🔔 Jag nämner dig här en gång, när nästa spel öppnar.
next-game-yourself = Eller öppna det själv: `/{ $game } { $start }`.
next-game-not-asked = Jag kallar inte på dig till nästa spel här.
refused-not-again-yet = Svara på den sista frågan först.
refused-daily-not-yet = Den första dagsgiven kommer { $when }. Till dess: `{ command-name-play }`.
    -# Förseglad: `{ $anchor }`
next-deal = Nästa giv kommer { $when }.
refused-played-today = Du har haft ditt försök i dag. { next-deal }
refused-played-elsewhere = Fortsätt med `/{ $game } { command-name-daily }` på **{ $server }**: { $link }
refused-frozen-elsewhere = Vårt fel: ditt försök i dag är fruset: { $link } En moderator på **{ $server }** kan avsluta det med `/{ command-name-court } { command-name-tables }`. { next-deal }
refused-frozen-out-of-sight = Vårt fel: ditt försök i dag är fruset. { next-deal }
refused-try-waits = Kom tillbaka senare: ditt försök i dag väntar på en uppdatering av boten. { next-deal }
refused-played-out-of-sight = Fortsätt med `/{ $game } { command-name-daily }` där du började. { next-deal }
refused-shared-already = Du har redan delat det.
refused-share-here = Dela det någon annanstans: här ser bara du mina svar.
shared-perhaps = Discord har inte sagt om det lades upp, så det räknas som delat.
refused-day-over = `/{ $game } { command-name-board }` visar den dagens resultat; `/{ $game } { command-name-daily }` delar ut dagens. Ett ofärdigt försök räknas som uppgivet.
refused-try-over = Försöket är slut. `/{ $game } { command-name-daily }` visar hur det gick.
played-today = -# Det var ditt försök i dag. { next-deal }
played-today-ended = -# En moderator avslutade det, så det räknas som uppgivet.
played-today-server = -# Det finns på tavlan på { $server }.
played-today-another-server = -# Det finns på en annan servers tavla.
still-open = -# Ditt öppna spel{ $n ->
    [0] {""}
   *[other] {" "}({ $terms })
  } fortsätter. Ge upp det för att börja ett nytt.
refused-game-gone = `/{ command-name-help }` visar vad du kan spela: det spelet finns inte här längre.
refused-sealed = Vänta till { $when }: andra håller på med given.
refused-not-settled = Vänta tills spelet är slut.
refused-left-already = Var med vid nästa bord: du har lämnat det här spelet.

## Våra fel
fault-frozen = Vårt fel: bordet är fruset. Inget är förlorat; värden eller en moderator kan avsluta det.
fault-game-gone = Spelet finns inte här längre. Värden eller en moderator kan avsluta bordet.
fault-rules-to-come = Bordet väntar på en uppdatering av boten. Värden eller en moderator kan avsluta det.
fault-untold = Vårt fel: jag kan inte berätta om bordet längre.
refused-cannot-deal = Ändra ett val, eller spela något annat. Vårt fel: det gick inte att dela ut.
part-missing = *Den här delen går inte att visa just nu.*
question-plain = Vad gör du? ({ $verbs })
silence-plain = -# Om tiden går ut avgör spelet.
fault-generic = Vårt fel: det gick inte. Inget är förlorat. Försök igen.
message-replaced = Fortsätt i det nyaste meddelandet.
fault-discord = Discord svarade inte. Inget är förlorat. Försök igen.
fault-storage = Databasen svarade inte. Inget är förlorat. Försök igen.

## Vad som gjordes
left-lobby = Du har lämnat bordet.
give-up-ask = Ge upp spelet? Det räknas som förlust, och går inte att ångra.
give-up-ask-daily = Ge upp dagens försök? Det räknas som förlust, och det finns inget andra.
leave-ask = Lämna spelet för gott? Datorn spelar på din plats till slutet. { $link }
leave-ask-crowns = Lämna spelet för gott? Datorn spelar på din plats, och du kan ändå förlora kronor. { $link }
button-leave-game = Lämna spelet
button-stay = Stanna
button-offer-seat = Erbjud platsen
button-take-seat = Spela vidare här
refused-nobody-left = Först måste platsens spelare lämna den: `/{ $game } { command-name-leave }`.
refused-nothing-offered = Ingen plats erbjuds här nu.
want-end-ask = Spelet slutar i förtid, utan kronor, när { $needed } spelare röstar för det. Hittills: { $n }. Värden eller en moderator kan avsluta det direkt.
want-end-done = Du röstade för att avsluta spelet ({ $n } av { $needed } röster).
button-want-end = Avsluta spelet
left-seat = Du har lämnat spelet; datorn spelar vidare på din plats.
left-seat-crowns = { left-seat } Du kan ändå vinna eller förlora dess kronor.
ended-settled = Spelet är avgjort: resultatet gäller.
ended-by-hand-done = Bordet är avslutat. Inga kronor flyttades.
table-is-here = Bordet är här: { $link }
hint-coming = 💡 Letar efter ett bra drag …
hint-failed = 💡 Inget tips den här gången, men det räknas.
no-question-now = Du har inget att göra just nu.
dms-closed-note = ✉ Jag kan inte skicka DM till dig: tryck på ”Mina kort” vid bordet.

## Direktmeddelanden, och rader som kallar på någon
dm-left = Du har ingen plats här längre: datorn spelar vidare.
dm-left-crowns = { dm-left } Du vinner eller förlorar ändå kronorna.
push-dealt = { $game } · bord { $table }: dina kort är utdelade.
push-dealt-asked = { $game } · bord { $table }: dina kort är utdelade, och det är din tur.
push-question = { $game } · bord { $table }: det är din tur.
push-lobby = 🔔 <@&{ $role }>: { $game } · bord { $table } är öppet. Var med!
push-next-game = 🔔 { $who }: nästa spel är öppet, { $game } · bord { $table }.
call = ➤ { $who }: det är din tur vid bord { $table } ({ $game }).
call-late = ⏰ { $who }: din tid går ut vid bord { $table } ({ $game }).
