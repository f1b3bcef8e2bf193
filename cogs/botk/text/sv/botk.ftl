# By Order of the King: kort och substantiv.
# Bödel, fånge, plats, föremål, mittkort, galgkort, kronor. Korten nämns utan artikel.

botk-name = By Order of the King

## Faser
botk-phase-setup = Förberedelse
botk-phase-action = Handlingar
botk-phase-execution = Avrättning
botk-phase-rewards = Belöning

## Platser och riktningar
botk-you = du
botk-you-first = Du
botk-centre = mitten
botk-spot-centre = Mittkortet
botk-item-of = föremålet hos { $name }
botk-item-of-own = sitt eget föremål
botk-item-of-you = ditt föremål
botk-item-of-centre = mittkortet
botk-direction-clockwise = Medurs (åt vänster)
botk-direction-counterclockwise = Moturs (åt höger)

## Roller: namn, mål (till dig), regel (att läsa)
botk-role-executioner = Bödel
botk-role-executioner-goal = Du vinner om ingen med Benådning{ $princess ->
        [true] {" och ingen Prinsessa"}
       *[false] {""}
    } dör. Du får 1 krona per dödsfall.
botk-role-executioner-advice = 💡 Hör alla först, och sluta medan det går bra.
botk-role-executioner-rule = Avrättar, och slutar i tid. Får 1 krona per dödsfall, om inte Sabotörerna vinner.
botk-role-loyalist = Lojalist
botk-role-loyalist-goal = Du vinner om du överlever och ingen med Benådning{ $princess ->
        [true] {" och ingen Prinsessa"}
       *[false] {""}
    } dör. Du får 1 krona per dödsfall.
botk-role-loyalist-advice = 💡 Säg var du såg en Benådning, så att Bödeln låter den vara.
botk-role-loyalist-rule = Får 1 krona per dödsfall om Lojalisten överlever och Sabotörerna inte vinner.
botk-role-saboteur = Sabotör
botk-role-saboteur-goal = Du vinner om du överlever och { $princess ->
        [true] {"Prinsessan eller "}
       *[false] {""}
    }någon med Benådning dör. Det ger dig 3 kronor.
botk-role-saboteur-advice = 💡 Spela lojal, och få den som har en Benådning att verka misstänkt.
botk-role-saboteur-rule = Får 3 kronor om Prinsessan eller någon med Benådning dör och Sabotören överlever.
botk-role-princess = Prinsessa
botk-role-princess-goal = Du vinner om du överlever och ingen med Benådning dör. Du får 1 krona per dödsfall. Dör du vinner Sabotörerna.
botk-role-princess-advice = 💡 Stick inte ut: säg att du är Lojalist.
botk-role-princess-rule = Dör hon vinner Sabotörerna, och alla ser hennes roll. Annars får hon betalt som en Lojalist.
botk-role-jester = Narr
botk-role-jester-goal = Du vinner om du dör{ $cheese ->
        [true] {" utan Osten"}
       *[false] {""}
    }: du stjäl 1 krona från alla.
botk-role-jester-advice = 💡 Verka skyldig, men inte som en Narr: sådana avrättar ingen.
botk-role-jester-rule = Dör och stjäl 1 krona från alla, men inte med Osten. Skattkammaren betalar för en tom pung. Alla ser då rollen, och dödsfallet räknas inte.

## Föremål: namn, vad det gör (till den som har det)
botk-item-pardon = Benådning
botk-item-pardon-text = Dör du med den vinner Sabotörerna.
botk-item-nice-hat = Snygg hatt
botk-item-nice-hat-text = Gör inget. Men snyggt.
botk-item-cheese = Ost
botk-item-cheese-text = { $jester ->
    [false] Gör inget i den här given.
   *[true] En Narr som dör med den stjäl inget.
  }
botk-item-dummy = Halmdocka
botk-item-dummy-text = Avrättas du räddar du dig och förlorar ingen krona, men det räknas som ett dödsfall.
botk-item-golden-chalice = Guldkalk
botk-item-golden-chalice-text = Överlev med den: +1 krona. Avrättas du och dör får Bödeln den, om inte Sabotörerna vinner.
botk-item-mimic = Kameleont
botk-item-mimic-text = Avrättas eller dödas du är den samma sak som mittkortet.
botk-item-shield = Sköld
botk-item-shield-text = Avrättas du får du låta avrätta en granne i stället, och räddar dig.
botk-item-hidden-key = Gömd nyckel
botk-item-hidden-key-text = Avrättas du räddar du dig. Det är inget dödsfall.
botk-item-poisoned-wine = Giftvin
botk-item-poisoned-wine-text = Avrättas du dör du, och en fånge till som du väljer.
botk-item-powder-keg = Kruttunna
botk-item-powder-keg-text = Avrättas du dör du, och din granne på varje sida.

## Galgkort: namn, verkan, fråga, sätt, vägen dit, döden
botk-gallows-last-request = Sista önskan
botk-gallows-last-request-text = Den som väljs får en handling till nu.
botk-gallows-last-request-select = **Sista önskan:** vem får en handling till?
botk-gallows-last-request-method = giljotin
botk-gallows-last-request-way = { $name } visas vägen till giljotinen.
botk-gallows-last-request-death = Snipp. { $name } är död, och kortare.
botk-gallows-blunt-blade = Slö klinga
botk-gallows-blunt-blade-text = Minst 2 avrättningar i det här spelet, om det går.
botk-gallows-blunt-blade-method = yxa
botk-gallows-blunt-blade-way = { $name } knäböjer vid stupstocken.
botk-gallows-blunt-blade-death = Hugg. Hugg. Och hugg igen. { $name } är till slut död.
botk-gallows-show-trial = Skenrättegång
botk-gallows-show-trial-text = Alla ser ett valt föremål från och med nu, vart det än flyttas.
botk-gallows-show-trial-select = **Skenrättegång:** vems föremål ser alla?
botk-gallows-show-trial-method = snara
botk-gallows-show-trial-way = { $name } klättrar upp till snaran.
botk-gallows-show-trial-death = Luckan öppnas. { $name } är död och gungar sakta.
botk-gallows-the-mob = Mobben
botk-gallows-the-mob-text = Fångarna röstar i hemlighet. Den med flest röster avrättas först; vid lika avgör Bödeln.
botk-gallows-the-mob-method = bål
botk-gallows-the-mob-way = { $name } binds vid pålen.
botk-gallows-the-mob-death = { $name } är död, och genomstekt.
botk-gallows-stir = Rör om
botk-gallows-stir-text = Varje fånges föremål flyttas en plats medurs, dolt.
botk-gallows-stir-method = kokande olja
botk-gallows-stir-way = { $name } läggs i grytan.
botk-gallows-stir-death = { $name } är död. Krispig utanpå, mör inuti.
botk-gallows-confession = Bekännelse
botk-gallows-confession-text = Den som väljs visar i hemlighet sin roll för en valfri fånge.
botk-gallows-confession-select = **Bekännelse:** vem måste visa sin roll för någon?
botk-gallows-confession-method = sträckbänk
botk-gallows-confession-way = { $name } lägger sig på sträckbänken.
botk-gallows-confession-death = Knak. { $name } är död, och två tum längre.
botk-gallows-scurry = Råttrace
botk-gallows-scurry-text = Två valda föremål och mittkortet blandas och delas tillbaka, dolt.
botk-gallows-scurry-select = **Råttrace:** vilka två föremål blandas med mittkortet?
botk-gallows-scurry-method = råttor
botk-gallows-scurry-way = { $name } sänks ned till råttorna.
botk-gallows-scurry-death = { $name } är död. Råttorna hälsar och tackar.
botk-gallows-tug-of-war = Dragkamp
botk-gallows-tug-of-war-text = Två valda föremål byter plats.
botk-gallows-tug-of-war-select = **Dragkamp:** vilka två föremål byter plats?
botk-gallows-tug-of-war-method = fyrdelning
botk-gallows-tug-of-war-way = { $name } binds vid fyra hästar.
botk-gallows-tug-of-war-death = { $name } är död, på flera ställen.
botk-gallows-sealed = Förseglat
botk-gallows-sealed-text = Ett valt föremål kan ingen titta på eller flytta mer.
botk-gallows-sealed-select = **Förseglat:** vems föremål kan ingen titta på eller flytta mer?
botk-gallows-sealed-method = järnjungfru
botk-gallows-sealed-way = { $name } kliver in i järnjungfrun.
botk-gallows-sealed-death = Locket stängs. { $name } är död, och luftig.
botk-gallows-long-shot = Långskott
botk-gallows-long-shot-text = Ett valt föremål och mittkortet byter plats.
botk-gallows-long-shot-select = **Långskott:** vems föremål byter plats med mittkortet?
botk-gallows-long-shot-method = katapult
botk-gallows-long-shot-way = { $name } binds fast i katapulten.
botk-gallows-long-shot-death = { $name } är död, två åkrar bort.
botk-gallows-birds-eye-view = Fågelperspektiv
botk-gallows-birds-eye-view-text = Bödeln tittar på mittkortet.
botk-gallows-birds-eye-view-method = galgbur
botk-gallows-birds-eye-view-way = { $name } låses in i galgburen.
botk-gallows-birds-eye-view-death = { $name } är död. Kråkorna tog ögonen först.
botk-gallows-blood-money = Blodspengar
botk-gallows-blood-money-text = Dör 3 eller fler och Sabotörerna inte vinner får alla som får betalt för dödsfall 1 krona extra.
botk-gallows-blood-money-method = björn
botk-gallows-blood-money-way = { $name } leds till björnen.
botk-gallows-blood-money-death = { $name } är död. Björnen behåller en stövel.
botk-gallows-bitter-cup = Bitter bägare
botk-gallows-bitter-cup-text = Den som dör förlorar 2 kronor i stället för 1.
botk-gallows-bitter-cup-method = odört
botk-gallows-bitter-cup-way = { $name } får odörten.
botk-gallows-bitter-cup-death = { $name } är död, och gjorde en grimas åt det.
botk-gallows-spin = Snurr
botk-gallows-spin-text = Bödeln väljer en riktning. Varje fånge tittar på nästa fånges föremål.
botk-gallows-spin-method = stegel och hjul
botk-gallows-spin-way = { $name } spänns fast på hjulet.
botk-gallows-spin-death = { $name } är död, och äntligen vig.
