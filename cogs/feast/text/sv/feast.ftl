# King's Feast: kort och substantiv. Korten nämns utan artikel. `.kind`: ett, där det är ett ett-ord.
# Kung, gäst, titel, bägare, rätt, tallrik, hög, Heder, Skam, energi.

feast-name = King's Feast

## Scenarier
feast-scenario-a = Scenario A
feast-scenario-b = Scenario B
feast-scenario-dice = Slumpade roller
feast-scenario-custom = Värdens egna roller
feast-option-scenario = Roller: { $scenario }
feast-option-roles = Med { $n } spelare: { $roles }
feast-option-dice = Vilken uppsättning som helst där varje mål går ihop.

## Vad som är fel med en egen uppsättning
feast-flaw-wrong-number = ✗ Välj { $wanted } roller för { $wanted } spelare, inte { $given }.
feast-flaw-no-king = ✗ Kungen saknas.
feast-flaw-twice = ✗ Det finns bara en { $role }.
feast-flaw-needs = ✗ { $role } behöver { $needs }, för målets skull.
feast-fits = ✓ De här rollerna passar { $n } spelare.
feast-fits-later = -# Jag kontrollerar det från fem spelare.

feast-options-text = Välj ett scenario, eller egna roller. Kungen är alltid med.
feast-options-pick-scenario = Vilka roller?
feast-options-pick-roles = Egen uppsättning, en roll per spelare; Kungen är med …

## För de första spelen
feast-advice = 💡 Ta reda på vad som är förgiftat innan du äter eller dricker det.
feast-advice-king = 💡 Kanske vill någon ha dig död: fråga din Munskänk innan du dricker.

## Roller: namn, mål (till dig), regel (att läsa)
feast-role-king = Kung
feast-role-king-goal = Du vinner om du överlever. Alla vet vem du är.
feast-role-king-rule = han överlever
feast-role-assassin = Lönnmördare
feast-role-assassin-goal = Du vinner om Kungen dör. Det avslutar spelet.
feast-role-assassin-rule = Kungen dör
feast-role-executioner = Bödel
feast-role-executioner-goal = Du vinner om { feast-role-executioner-rule }.
feast-role-executioner-rule = Lönnmördaren dör
feast-role-guard = Vakt
feast-role-guard-goal = Du vinner om { feast-role-guard-rule }, även om du dör.
feast-role-guard-rule = Kungen överlever
feast-role-rebel = Rebell
feast-role-rebel-goal = Du vinner om { feast-role-rebel-rule }.
feast-role-rebel-rule = Vakten dör
feast-role-red-knight = Röd riddare
feast-role-red-knight-goal = Du vinner om du överlever och den blå riddaren dör.
feast-role-red-knight-rule = han överlever och den blå riddaren dör
feast-role-blue-knight = Blå riddare
feast-role-blue-knight-goal = Du vinner om du överlever och den röda riddaren dör.
feast-role-blue-knight-rule = han överlever och den röda riddaren dör
feast-role-white-knight = Vit riddare
feast-role-white-knight-goal = Du vinner om { feast-role-white-knight-rule }.
feast-role-white-knight-rule = mer än hälften av gästerna överlever
feast-role-black-knight = Svart riddare
feast-role-black-knight-goal = Du vinner om { feast-role-black-knight-rule }, även om du är en av dem.
feast-role-black-knight-rule = mer än hälften av gästerna dör
feast-role-gold-knight = Guldriddare
feast-role-gold-knight-goal = Du vinner om du har mer Heder och titlar sammanlagt än någon annan. Även död behåller du din Heder, och 1 för varje titel.
feast-role-gold-knight-rule = han har mer Heder och titlar sammanlagt än någon annan. Även död behåller han sin Heder, och 1 för varje titel
feast-role-queen = Drottning
feast-role-queen-goal = Du vinner om { feast-role-queen-rule }.
feast-role-queen-rule = Prinsessan överlever och Friaren dör
feast-role-princess = Prinsessa
feast-role-princess-goal = Du vinner om du och Friaren båda överlever, eller båda dör.
feast-role-princess-rule = hon och Friaren båda överlever, eller båda dör
feast-role-suitor = Friare
feast-role-suitor-goal = Du vinner om du och Prinsessan båda överlever, eller båda dör.
feast-role-suitor-rule = han och Prinsessan båda överlever, eller båda dör
feast-role-prince = Prins
feast-role-prince-goal = Du vinner om du överlever och Kungen eller Friaren dör.
feast-role-prince-rule = han överlever och Kungen eller Friaren dör

## Titlar: namn, när, vad den gör
feast-title-cupbearer = Munskänk
feast-title-cupbearer-when = förberedelse och början av turen
feast-title-cupbearer-text = När Kungen saknar bägare får du servera honom vin eller gift. Bara du vet vilket.
feast-title-seneschal = Seneskalk
feast-title-seneschal-when = förberedelse och början av turen
feast-title-seneschal-text = Du får servera alla andra utan bägare: vin, och gift till en eller ingen. Bara du vet.
feast-title-chamberlain = Kammarherre
feast-title-chamberlain-when = förberedelse
feast-title-chamberlain-text = Blandar gift i några rätter före festen, och vet i vilka.
feast-title-taster = Avsmakare
feast-title-taster-when = början av turen
feast-title-taster-text = Titta på din egen bägare, eller en av dina rätter.
feast-title-spymaster = Spion
feast-title-spymaster-when = början av turen
feast-title-spymaster-text = Titta i en annan gästs bägare.
feast-title-master-cook = Köksmästare
feast-title-master-cook-when = din handling
feast-title-master-cook-text = Att förgifta kostar dig 1.
feast-title-chaplain = Kaplan
feast-title-chaplain-when = början av turen
feast-title-chaplain-text = Ta 1 Skam från vem du vill, även dig själv.
feast-title-inquisitor = Inkvisitor
feast-title-inquisitor-when = början av turen
feast-title-inquisitor-text = Betala 1 Heder, och se en annan gästs roll i hemlighet.
feast-title-marshal = Marskalk
feast-title-marshal-when = din handling
feast-title-marshal-text = En duell kostar dig 2, och ingen kan vägra den.
feast-title-steward = Hovmästare
feast-title-steward-when = din handling
feast-title-steward-text = En skål kostar dig 1, och alla måste dricka.
feast-title-herald = Härold
feast-title-herald-when = din handling
feast-title-herald-text = Att förolämpa eller berömma kostar dig 1.
feast-title-fool = Hovnarr
feast-title-fool-when = slutet av turen
feast-title-fool-text = Kungen, eller en gäst med mer Heder än du, får 1 Skam.

## Rätter (hus)
feast-food-bread = bröd
    .kind = ett
feast-food-cheese = ost
feast-food-fish = fisk
feast-food-fruit = frukt
feast-food-roast = stek
feast-food-pie = paj

## Bägare och högar
feast-goblet-wine = vin
feast-goblet-poison = gift
feast-spot-goblet = bägare
feast-spot-box = Ingen: ur spelet
feast-deck-bread = { feast-food-bread }
feast-deck-cheese = { feast-food-cheese }
feast-deck-fish = { feast-food-fish }
feast-deck-fruit = { feast-food-fruit }
feast-deck-roast = { feast-food-roast }
feast-deck-pie = { feast-food-pie }
feast-deck-wine = Vin
feast-deck-poison-goblet = Giftbägare
feast-deck-food-poison = Matgift
feast-deck-size = { $deck } { $n }
feast-harmless = utan gift

## Heder och Skam: ingen har båda
feast-honor = ◆ { $n } Heder
feast-dishonor = ◇ { $n } Skam
feast-no-honor = ingen Heder

## Steg
feast-step-setup = **Förberedelse** · Bordet dukas.
feast-step-start = **Början av turen** · titlar.
feast-step-act = Använd titlar, ät rätter, gör en handling.
feast-step-refill = **Påfyllning** · tallrikarna fylls.
feast-step-end = **Slutet av turen** · använd titlar.
feast-step-over = **Slutet**

## Bildens band
feast-banner-setup = Förberedelse
feast-banner-start = Titlar
feast-banner-act = Handling
feast-banner-refill = Påfyllning
feast-banner-end = Turens slut
feast-banner-over = Festen är slut
