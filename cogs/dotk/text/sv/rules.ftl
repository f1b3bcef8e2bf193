# Reglerna med våra egna ord.

dotk-page-overview = Så spelar man
dotk-rules-overview-1 = Det finns **tretton karaktärer**, två kort av varje, från Döden (0) till Kungen (12).
dotk-rules-overview-2 = **Hovspelet** (3 till 7): varje varv får du tre kort, ett för var och en av tre ronder. Rond 1: **högsta** kortet får poäng. Rond 2: **lägsta**. Rond 3: **alla emellan**. Vart och ett ger 1, också vid lika.
dotk-rules-overview-3 = Alla ger en gång; sedan vinner **näst högsta summan**. Det **korta** hovspelet har hälften så många varv som spelare, avrundat uppåt (hus).
dotk-rules-overview-4 = **Stora spelet** (3 till 16): ett kort var. Lägst förlorar ronden.
dotk-rules-overview-5 = I en rond ligger alla kort dolda. Var och en gör **en handling**; sedan visas alla kort.

dotk-page-round = En rond
dotk-rules-round-1 = **1. Kort.** I hovspelet lägger alla samtidigt ut ett kort från handen, dolt (hus). I stora spelet får du ett.
dotk-rules-round-2 = **2. Handlingar.** Från vänster om den som ger, runt till den. Det som gäller är kortet du har när det är din tur.
dotk-rules-round-3 = **3. Visning.** Alla krafter med ”Visning” gäller samtidigt, efter namnen på de andra korten på bordet. Kort på hand, i leken eller åt sidan räknas inte.
dotk-rules-round-4 = **4. Poäng.** I hovspelet är Kungen högst, men får aldrig poäng: i rond 1 vinner nästa värde.
dotk-rules-round-5 = Korten läggs åt sidan, öppna. Efter tre ronder blandas alla, och den till vänster ger.

dotk-page-actions = Handlingar
dotk-rules-actions-1 = **Byt** med den till vänster, som inte kan neka. Den som ger **kuperar** i stället: ett slumpvis kort ur leken, visat för alla, ersätter det gamla, som läggs under leken (hus).
dotk-rules-actions-2 = **Behåll** ditt kort.
dotk-rules-actions-3 = **Byt** det mot ett på hand, i hovspelet.
dotk-rules-actions-4 = **Använd** dess Handling: Handlare, Tjuv, Jonglör, Drake. Sedan ligger det öppet vart det än går på bordet. Den som får det före sin tur får använda det igen.
dotk-rules-actions-5 = Du ser bara korten du får.

dotk-page-characters = Karaktärer
dotk-rules-characters-1 = Två kort av varje, högst först. Av två tal är det första det vanliga. Tal och krafter är våra (hus).
dotk-rules-character = **{ $card }** · { $text }
dotk-rules-characters-2 = En Handling använder du på din tur. En Visning verkar av sig själv.

dotk-page-great = Stora spelet
dotk-rules-great-1 = Lägsta värdet förlorar ronden; vid lika förlorar alla. **Döden förlorar alltid.** Kungen är helt enkelt 12.
dotk-rules-great-2 = **Brickor:** den som förlorar tar en. Det finns lika många ronder som spelare (hus), eller två eller tre gånger så många. Färst brickor vinner; vid lika delar man.
dotk-rules-great-3 = **Liv:** fyra var, från åtta spelare två (hus). Den som förlorar lämnar ett. Utan liv är du ute. Sist kvar vinner; åker de sista ut tillsammans delar de.
dotk-rules-great-4 = Alla kort blandas före varje rond (hus), och nästa som är kvar ger.

dotk-page-crowns = Vinst och kronor
dotk-rules-crowns-1 = I hovspelet vinner **näst högsta summan**, och vid lika delar man (hus): med 5, 5 och 2 poäng vinner 2:an, med 5, 2 och 2 båda 2:orna.
dotk-rules-crowns-2 = **Ingen vinner** när alla summor är lika, eller när alla delar högst eller lägst, som med 5, 5, 2 och 2. Då betalas inget.
dotk-rules-crowns-3 = Varje vinnare får 2 kronor ur skattkammaren (hus).

dotk-page-time = Om tiden går ut
dotk-rules-time-1 = Att välja kort: slumpen. Handling: du behåller ditt kort. Handlare: du behåller honom.
dotk-rules-time-2 = I stora spelet har en handling 20 sekunder i snabbt tempo och 30 i normalt (hus).

dotk-page-house = Husregler
dotk-rules-house-1 = Namnen, de 26 korten och hur båda spelen räknas är tryckta.
dotk-rules-house-2 = **Sista ord:** före sista ronden får alla säga en gång till vilket kort de har. Det tar högst 20 sekunder. Med liv finns inga.
