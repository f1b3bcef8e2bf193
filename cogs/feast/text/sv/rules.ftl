# Så spelar man, sida för sida. Korta stycken: de läses på telefon.

feast-page-overview = I korthet
feast-page-setup = Förberedelse
feast-page-turn = En tur
feast-page-actions = Handlingar
feast-page-toasts = Skålar och dueller
feast-page-roles = Roller
feast-page-titles = Titlar
feast-page-food = Mat, bägare, högar
feast-page-end = Döden och slutet
feast-page-crowns = Kronor
feast-page-time = Om tiden går ut
feast-page-house = Husregler

feast-rules-overview-1 = Ni är gäster på **Kungens** fest. De flesta av er överlever den inte.
feast-rules-overview-2 = Alla har en hemlig roll med ett eget mål. Hur många som helst kan vinna, också de döda.
feast-rules-overview-3 = På din tur äter du vad du vågar, för **energi**. Använd den till en handling: förgifta, beröm, förolämpa, byt, skåla, duellera.
feast-rules-overview-4 = En del av maten och bägarna är förgiftade, och någon vet vilka. Prata, ljug, och se vem som inte dricker.

feast-rules-setup-1 = Roller delas ut i hemlighet; bara Kungen visar sin. Alla har 1 Heder.
feast-rules-setup-2 = Kungen ger alla andra en titel, och behåller resten. **Munskänk**, **Seneskalk** och **Kammarherre** måste delas ut.
feast-rules-setup-3 = Kammarherren blandar i hemlighet gift i mathögarna: 2 kort med 5 eller 6 spelare, 3 med 7 eller 8, 4 med 9 eller 10.
feast-rules-setup-4 = Munskänken serverar Kungen, Seneskalken alla andra: en bägare var, dold. En bägare för mycket dras, och en lämnar spelet osedd. Bara den som serverar vet vem som har gift.
feast-rules-setup-5 = Alla tar 3 olika rätter, samtidigt (hus). Den till vänster om Kungen börjar; sedan medurs.

feast-rules-turn-1 = **1. Ta en titel**, en gång per tur, innan du använder titlar: betala 2 Heder för en av Kungens titlar, 3 för en annan spelares. Kungen får också ta en annan spelares.
feast-rules-turn-2 = **2. Början av turen:** använd titlar som gäller då. På sin tur måste Kungen ge bort en titel, om han har någon, till någon som har Heder, om det finns någon, för 1 Heder.
feast-rules-turn-3 = **3. Energi:** du har 1, och 1 till för varje rätt du äter, som lämnar spelet (hus). Gift dödar.
feast-rules-turn-4 = Varje **Skam** kostar 1 energi, och är sedan borta. Kan du inte betala för alla dör du av skam.
feast-rules-turn-5 = **4. Handling:** en som du kan betala. Kostar den mer än du har äter du rätter för resten, den första på tallriken först.
feast-rules-turn-6 = **5. Påfyllning:** alla tallrikar fylls till 3 rätter, alla olika, medurs från dig och ur de fullaste högarna (hus). **6. Slutet av turen:** använd titlar som gäller då.
feast-rules-turn-7 = 1 Heder och 1 Skam tar ut varandra.

feast-rules-actions-1 = En per tur. Talet är vad den kostar i energi.
feast-rules-action = **{ $n } · { $verb }:** { $text }
feast-rules-action-dump = en av dina rätter lämnar spelet, osedd.
feast-rules-action-spill = vems bägare som helst lämnar spelet, osedd, även din. Du får 1 Skam.
feast-rules-action-swap-goblets = två spelare byter bägare. En av dem kan vara utan.
feast-rules-action-swap-plates = två spelare byter alla sina rätter.
feast-rules-action-toast = alla med en bägare dricker, eller inte.
feast-rules-action-poison = dra ett gift i hemlighet, för en bägare eller en rätt. Det ersätter ett kort av det slaget, vems som helst, även ditt. Alla ser ur vilken hög (hus), ingen ser var.
feast-rules-action-insult = vem som helst får 1 Skam.
feast-rules-action-praise = vem som helst får 1 Heder. Du själv, om ingen annan gör det.
feast-rules-action-duel = utmana någon.

feast-rules-toasts-1 = **En skål:** alla med en bägare vänder tummen upp eller ned, samtidigt.
feast-rules-toasts-2 = **Ned:** 1 Skam. **Upp:** du dricker. Vin ger 1 Heder, gift dödar; bägaren lämnar spelet (hus).
feast-rules-toasts-3 = **En duell:** den utmanade får vägra, och får 1 Skam. Du får då 1 Heder, och 1 till för varje Skam den andra nu har.
feast-rules-toasts-4 = Antas den: sten, sax, påse. Den som vinner får 1 Heder, den som förlorar dör. Lika: 1 Heder var.
feast-rules-toasts-5 = **Hus:** före din första tur dricker du ingen skål och går i ingen duell. Den som blir kvar av Prinsessan och Friaren visar sitt kort och sörjer: inga skålar, inga dueller.
feast-rules-toasts-6 = **Hus, sista ord:** före en duell får båda säga vem de är, och de andra hejar på en av dem.

feast-rules-roles-1 = Rollen vinner om …
feast-rules-role = **{ $role }:** { $rule }.
feast-rules-roles-2 = ”Mer än hälften” är av alla som satte sig. Har någon annan lika mycket förlorar Guldriddaren (hus). Du får säga vad du är, men inte visa ditt kort. Drottningen ser vem Friaren är (hus).

feast-rules-title = **{ $title }** ({ $when }{ $house ->
    [true] , hus
   *[false] {""}
  }): { $text }
feast-rules-titles-1 = Varje titel är frivillig, i valfri ordning, en gång per tur. Kungen kan inte använda sina.
feast-rules-titles-2 = Lika många titlar som spelare är med: de tre första, Marskalk och Hovmästare, och andra på måfå.

feast-rules-food-1 = **Sex rätter** (hus): { $foods }. Alla ser vilken rätt ett kort är, men inte om det är förgiftat.
feast-rules-food-2 = **Kort** (hus), för N spelare: 8 av varje rätt för 5 eller 6 spelare, 9 för 7 till 9, 10 för 10; { $wine }N Vin, N+{ $goblets } Giftbägare, { $poison } Matgift av varje rätt.
feast-rules-food-3 = Ingen får titta på det som lämnat spelet.
feast-rules-food-4 = Hus: en för liten hög ger vad den har. Med för få bägare får de sista, medurs från vänster om Kungen, ingen.

feast-rules-end-1 = **Döden:** din roll visas. Bägare och rätter lämnar spelet osedda, Heder och Skam är borta, titlar går till Kungen. De döda har ingen tur, och inget händer dem. De får prata, och vinna.
feast-rules-end-2 = Får Kungen tillbaka Munskänk eller Seneskalk ger han genast bort den, för 1 Heder, eller gratis om ingen har någon. Den som får den serverar från sin nästa tur.
feast-rules-end-3 = **Kungens död avslutar spelet genast.** Det som händer i samma ögonblick räknas ändå.
feast-rules-end-4 = Annars slutar det efter den tur då en andra av de nio högarna tar slut, eller när bara en spelare lever (hus).
feast-rules-end-5 = **Avgjort** (hus): har någon dött slutar det också efter en tur när ingen levande spelare har något kvar att vinna: som det står har var och en nått målet, eller kan inte längre nå det.
feast-rules-end-6 = En levande Guldriddare har alltid det, om han inte leder och är ensam med Kungen.

feast-rules-crowns-1 = Varje vinnare får 3 kronor ur skattkammaren (hus). Den som förlorar betalar inget.
feast-rules-crowns-2 = Ditt första spel ger 5 kronor.

feast-rules-time-1 = Din tur: du slänger en rätt. Kan du inte betala för din Skam dör du av den.
feast-rules-time-2 = En skål: tummen ned. En utmaning: du vägrar. Duellens tecken, titlar, bägare och rätter: slumpen.
feast-rules-time-3 = Missar du för många, eller går, spelar datorn för dig.

feast-rules-house-1 = Våra är scenario A och B, alla titlar utom Munskänk, Seneskalk och Kammarherre, och det som är märkt ”hus”.
