# Så spelar man, sida för sida. Korta stycken: de läses på telefon.

botk-page-overview = I korthet
botk-page-setup = Förberedelse
botk-page-action = Handlingar
botk-page-execution = Avrättningar
botk-page-roles = Roller
botk-page-items = Föremål
botk-page-gallows = Galgkort
botk-page-gallows-more = Fler galgkort
botk-page-crowns = Kronor
botk-page-time = Om tiden går ut
botk-page-house = Husregler

botk-rules-overview-1 = En av er är **Bödel**. De andra är **fångar**, var och en med hemlig roll och hemligt föremål.
botk-rules-overview-2 = Först gör varje fånge ett drag: **titta** på ett föremål, eller **byt** två. Sedan avrättar Bödeln fångar, en i taget, och kan sluta efter den första.
botk-rules-overview-3 = Bödeln och de levande Lojalisterna får betalt för varje dödsfall. Men dör **Prinsessan** eller någon med **Benådning** vinner **Sabotörerna** i stället.
botk-rules-overview-4 = Så prata. Be, lova, anklaga, ljug. De döda tiger, tyvärr.

botk-rules-setup-1 = Värden bestämmer vem som är Bödel först; sedan utser varje Bödel nästa.
botk-rules-setup-2 = Lika många roller och föremål som spelare dras, och läggs fram så att alla ser.
botk-rules-setup-3 = Det finns alltid en Benådning, och alltid ett **säkert** föremål (Snygg hatt, Guldkalk, Ost eller Halmdocka): annars tar Bödeln ut ett och ett säkert kommer in.
botk-rules-setup-4 = Sedan får varje fånge en roll och ett föremål i hemlighet. Föremålet som blir över är **mittkortet**; rollen som blir över ser ingen före slutet.
botk-rules-setup-5 = Din roll behåller du. Ditt föremål kan flyttas: lita bara på det du har sett.

botk-rules-action-1 = Ett galgkort visas, och det som står på det händer. Sedan kallar Bödeln fram fångarna, i valfri ordning.
botk-rules-action-2 = När du är på tur **tittar** du på ett föremål, ditt eget, någon annans eller mittkortet; bara du ser det.
botk-rules-action-3 = Eller så **byter** du två valfria. Ingen tittar, inte ens du.
botk-rules-action-4 = Alla ser vad du gjorde, inte vad du såg. Sedan kommer ett andra galgkort.

botk-rules-execution-1 = Bödeln dömer en fånge, och trycker sedan på **Slå till**, eller **Låt bli** för att ta tillbaka det. Minst en avrättning måste ske.
botk-rules-execution-2 = Fångens föremål visas, och det som står på det händer. De flesta dör. Några räddar sig: de lever, och kan inte avrättas igen.
botk-rules-execution-3 = En granne är nästa levande fånge på den sidan. Räddade och Bödeln hoppas över.
botk-rules-execution-4 = Dödas du av ett föremål gör Sköld, Halmdocka, Nyckel, Vin och Tunna inget. Benådning, Ost, Kameleont och din roll gäller ändå.
botk-rules-execution-5 = Det slutar när Bödeln slutar, när ingen är kvar, eller genast när Sabotörerna vinner.

botk-rules-roles-1 = En roll blir över. Med sex spelare eller fler finns det alltså kanske ingen Sabotör. Kanske.
botk-rules-role = **{ $role }**{ $copies ->
    [0] {""}
   *[other] {" "}({ $copies } i leken)
  }: { $rule }

botk-rules-items-1 = Ett föremål gäller för den som har det just då.
botk-rules-item = **{ $item }** ({ $marks }): { $text }
botk-rules-items-2 = Huset har bestämt vad Guldkalken gör.
botk-rules-copies = { $n } i leken
botk-rules-safe = säkert

botk-rules-gallows-card = 🪧 **{ $card }** ({ $method }, { house-card }): { $text }
botk-rules-gallows-1 = Två av { $n } visas i ett spel. Bödeln väljer, och väljs aldrig. Alla är huskort.

botk-rules-crowns-1 = Ditt första spel ger 5 kronor. Har du för lite betalar du vad du har.
botk-rules-crowns-2 = **Ordningen består:** Bödeln, levande Lojalister och en levande Prinsessa får 1 per dödsfall.
botk-rules-crowns-3 = **Sabotörerna vinner:** varje levande Sabotör får 3. Bödeln, Lojalister och Prinsessan får inget.
botk-rules-crowns-4 = **Narren** som dör utan Osten stjäl 1 från alla andra, döda eller levande.
botk-rules-crowns-5 = **Att dö** kostar 1. En Halmdocka räknas som dödsfall och kostar inget; en Narrs död räknas inte.

botk-rules-time-1 = Ditt drag: du hoppar över det. En omröstning: du röstar inte. Skölden: du lyfter den inte.
botk-rules-time-2 = Bödeln: vem som väljs eller kallas fram avgör slumpen. Återstår en avrättning drabbar den en fånge på måfå; annars slutar spelet.
botk-rules-time-3 = Missar du för många, eller går, spelar datorn för dig.

botk-rules-house-1 = Roller och de flesta föremål är tryckta; huset har bestämt hur många det finns av varje.
botk-rules-house-2 = ”Huskort” är våra, eller gör det vi har bestämt.
botk-rules-house-3 = **Alltid en Sabotör:** med fyra eller fem spelare delas det om tills en fånge är det. Värden kan vilja ha det alltid, eller aldrig.
botk-rules-house-4 = **Sista ord:** före **Slå till** får den dömda be om nåd, och de andra röstar öppet Slå till eller Skona. Det tar högst 20 sekunder.
