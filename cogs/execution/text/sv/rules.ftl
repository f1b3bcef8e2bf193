# Så spelar man, sida för sida. Korta stycken: de läses på telefon.

execution-page-overview = I korthet
execution-page-cards = Jokrar, ess, att rädda
execution-page-levels = Nivåer
execution-page-daily = Dagens spel
execution-page-house = Husregler

execution-rules-overview-1 = Tolv kungligheter ligger i tre rader om fyra, bara de främsta öppna. **Avrätta alla.**
execution-rules-overview-2 = Dra tre kort, och spela alla tre innan du drar igen: lägg dem **på kungligheter**, eller **släng** dem, överst eller underst i slänghögen.
execution-rules-overview-3 = En kunglighet tar tre kort. De två första, i valfri färg, måste tillsammans nå dess värde: Knekt 11, Dam 12, Kung 13.
execution-rules-overview-4 = Det tredje är **utlösaren**: i kunglighetens färg, och högre än minst ett av de två första. På Kn♥ med 5 och 6 utlöser 6♥, men inte 5♥.
execution-rules-overview-5 = Den avrättar kungligheten. Du **räddar** ett av de tre korten: det läggs i slänghögen. Kungligheten bakom visas.
execution-rules-overview-6 = Du kan spela **slänghögens översta kort** mellan vilka drag som helst.
execution-rules-overview-7 = Du förlorar när lek och hand är tomma och översta slängda kortet inte passar någonstans. Dina **poäng** (hus): vinner du, korten som är kvar; förlorar du, minus 1 för varje kunglighet kvar.

execution-rules-cards-1 = En **joker** är vilket värde som helst från 2 till 10, och vilken färg som helst. Bland de två första räknas den som det lägsta värde som räcker, som utlösare som 10.
execution-rules-cards-2 = Ett **ess** är 1, och utlöser alltid i sin färg.
execution-rules-cards-3 = Det första kortet måste lämna kungligheten inom räckhåll för en 10: inget ess på Dam eller Kung, ingen 2 på Kung. Det andra måste nå summan (hus).
execution-rules-cards-4 = Jokrar och ess räddar du aldrig. Slänger du dem går de ändå att spela.
execution-rules-cards-5 = Kan du rädda ett kort måste du, och du väljer vilket. Annars går alla tre.
execution-rules-cards-6 = ⚠ märker en kunglighet som inget kort kvar kan utlösa.

execution-rules-levels-1 = **Väpnare**: som tryckt, men med 12 händer att dra i stället för 14 (hus).
execution-rules-levels-2 = **Riddare** (hus): { execution-differs-knight }. 13 händer.
execution-rules-levels-3 = **Baron** (hus): { execution-differs-baron } av de tre, jokrar och ess oräknade. Är två lika väljer du.
execution-rules-levels-4 = **Hertig** (hus): { execution-differs-duke }. Slänga får du var du vill.
execution-rules-levels-5 = **Kung** (hus): { execution-differs-king }.

execution-rules-daily-1 = `/execution { command-name-daily }` är en giv om dagen, lika för alla, på nivån **hertig** (hus).
execution-rules-daily-2 = Du har ett försök, på ett ställe. Det är hemligt tills dagen slutar, vid midnatt UTC. Blir du inte klar räknas det som uppgivet.

execution-rules-daily-3 = `/execution { command-name-board }` visar serverns resultat, och hur många dagar i rad alla spelat, på vilken server som helst. **Dela** visar ditt: 🟥 avrättad, ⬛ kvar. Det avslöjar inget.

execution-rules-house-1 = **Ta tillbaka** (hus) ångrar dina senaste kort, till den senaste gång något nytt visades.
execution-rules-house-2 = Nio kort i leken ligger vridna. När de kommer är tre händer kvar (hus).
execution-rules-house-4 = Efter en förlust får du läsa till vilken hand du kunde ha vunnit, med alla kort kända (hus).
execution-rules-house-6 = Ett **tips** (hus) säger den svåra datorns nästa drag, och hur många av hundra spel den vann därifrån. I ditt resultat står hur många tips du tog.
execution-rules-house-3 = **Ge upp** (hus), eller en vecka utan spel, räknas som förlust. Inga kronor flyttas.
execution-rules-house-5 = Du får bläddra i slänghögen när du vill (hus).
