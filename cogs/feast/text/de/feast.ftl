# King's Feast: Karten und Hauptwörter. `.kind`: m, f, n.
# König, Gast, Titel, Kelch, Speise, Teller, Stapel, Ehre, Schande, Energie.

feast-name = King's Feast

## Szenarien
feast-scenario-a = Szenario A
feast-scenario-b = Szenario B
feast-scenario-dice = Zufällige Rollen
feast-scenario-custom = Eigene Rollen vom Host
feast-option-scenario = Rollen: { $scenario }
feast-option-roles = Mit { $n } Leuten: { $roles }
feast-option-dice = Irgendeine Auswahl, in der jedes Ziel Sinn ergibt.

## Was an einer eigenen Auswahl nicht stimmt
feast-flaw-wrong-number = ✗ Wähl { $wanted } Rollen für { $wanted } Leute, nicht { $given }.
feast-flaw-no-king = ✗ Der König fehlt.
feast-flaw-twice = ✗ Nur einmal gibt es: { $role }.
feast-flaw-needs = ✗ Wegen des Ziels gehören zusammen: { $role } und { $needs }.
feast-fits = ✓ Diese Rollen passen für { $n } Leute.
feast-fits-later = -# Ab fünf Leuten prüfe ich es.

feast-options-text = Wähl ein Szenario oder eigene Rollen. Der König ist immer dabei.
feast-options-pick-scenario = Welche Rollen?
feast-options-pick-roles = Eigene Auswahl, eine Rolle pro Person; der König ist dabei …

## Für die ersten Spiele
feast-advice = 💡 Finde heraus, was vergiftet ist, bevor du es isst oder trinkst.
feast-advice-king = 💡 Vielleicht will jemand deinen Tod: Frag deinen Mundschenk, bevor du trinkst.

## Rollen: Name, Ziel (an dich), Regel (zum Lesen)
feast-role-king = König
    .kind = m
feast-role-king-goal = Du gewinnst, wenn du überlebst. Alle wissen, wer du bist.
feast-role-king-rule = er überlebt
feast-role-assassin = Attentäter
    .kind = m
feast-role-assassin-goal = Du gewinnst, wenn der König stirbt. Dann endet das Spiel.
feast-role-assassin-rule = der König stirbt
feast-role-executioner = Henker
    .kind = m
feast-role-executioner-goal = Du gewinnst, wenn { feast-role-executioner-rule }.
feast-role-executioner-rule = der Attentäter stirbt
feast-role-guard = Wache
    .kind = f
feast-role-guard-goal = Du gewinnst, wenn { feast-role-guard-rule }, auch wenn du stirbst.
feast-role-guard-rule = der König überlebt
feast-role-rebel = Rebell
    .kind = m
feast-role-rebel-goal = Du gewinnst, wenn { feast-role-rebel-rule }.
feast-role-rebel-rule = die Wache stirbt
# Ritter heißen so und haben keinen Artikel: „Ritter Rot lebt“
feast-role-red-knight = Ritter Rot
    .kind = name
feast-role-red-knight-goal = Du gewinnst, wenn du überlebst und Ritter Blau stirbt.
feast-role-red-knight-rule = er überlebt und Ritter Blau stirbt
feast-role-blue-knight = Ritter Blau
    .kind = name
feast-role-blue-knight-goal = Du gewinnst, wenn du überlebst und Ritter Rot stirbt.
feast-role-blue-knight-rule = er überlebt und Ritter Rot stirbt
feast-role-white-knight = Ritter Weiß
    .kind = name
feast-role-white-knight-goal = Du gewinnst, wenn { feast-role-white-knight-rule }.
feast-role-white-knight-rule = mehr als die Hälfte der Gäste überlebt
feast-role-black-knight = Ritter Schwarz
    .kind = name
feast-role-black-knight-goal = Du gewinnst, wenn { feast-role-black-knight-rule }, auch wenn du selbst stirbst.
feast-role-black-knight-rule = mehr als die Hälfte der Gäste stirbt
feast-role-gold-knight = Ritter Gold
    .kind = name
feast-role-gold-knight-goal = Du gewinnst, wenn du mehr Ehre und Titel zusammen hast als alle anderen. Auch tot behältst du deine Ehre, und 1 für jeden Titel.
feast-role-gold-knight-rule = er mehr Ehre und Titel zusammen hat als alle anderen. Auch tot behält er seine Ehre, und 1 für jeden Titel
feast-role-queen = Königin
    .kind = f
feast-role-queen-goal = Du gewinnst, wenn { feast-role-queen-rule }.
feast-role-queen-rule = die Prinzessin überlebt und der Verehrer stirbt
feast-role-princess = Prinzessin
    .kind = f
feast-role-princess-goal = Du gewinnst, wenn du und der Verehrer beide überlebt oder beide sterbt.
feast-role-princess-rule = sie und der Verehrer beide überleben oder beide sterben
feast-role-suitor = Verehrer
    .kind = m
feast-role-suitor-goal = Du gewinnst, wenn du und die Prinzessin beide überlebt oder beide sterbt.
feast-role-suitor-rule = er und die Prinzessin beide überleben oder beide sterben
feast-role-prince = Prinz
    .kind = m
feast-role-prince-goal = Du gewinnst, wenn du überlebst und der König oder der Verehrer stirbt.
feast-role-prince-rule = er überlebt und der König oder der Verehrer stirbt

## Titel: Name, wann, was er tut
feast-title-cupbearer = Mundschenk
    .kind = m
feast-title-cupbearer-when = Aufbau und Beginn des Zugs
feast-title-cupbearer-text = Hat der König keinen Kelch, schenk ihm Wein oder Gift ein. Nur du weißt, was.
feast-title-seneschal = Seneschall
    .kind = m
feast-title-seneschal-when = Aufbau und Beginn des Zugs
feast-title-seneschal-text = Schenk allen anderen ohne Kelch ein: Wein, und höchstens einem Gift. Nur du weißt es.
feast-title-chamberlain = Kämmerer
    .kind = m
feast-title-chamberlain-when = Aufbau
feast-title-chamberlain-text = Mischt vor dem Fest Gift in einige Speisen und weiß, in welche.
feast-title-taster = Vorkoster
    .kind = m
feast-title-taster-when = Beginn des Zugs
feast-title-taster-text = Sieh deinen eigenen Kelch an oder eine deiner Speisen.
feast-title-spymaster = Spion
    .kind = m
feast-title-spymaster-when = Beginn des Zugs
feast-title-spymaster-text = Sieh in einen fremden Kelch.
feast-title-master-cook = Oberkoch
    .kind = m
feast-title-master-cook-when = deine Aktion
feast-title-master-cook-text = Vergiften kostet dich 1.
feast-title-chaplain = Kaplan
    .kind = m
feast-title-chaplain-when = Beginn des Zugs
feast-title-chaplain-text = Nimm jemandem 1 Schande, auch dir.
feast-title-inquisitor = Inquisitor
    .kind = m
feast-title-inquisitor-when = Beginn des Zugs
feast-title-inquisitor-text = Zahl 1 Ehre, und sieh geheim eine fremde Rolle.
feast-title-marshal = Marschall
    .kind = m
feast-title-marshal-when = deine Aktion
feast-title-marshal-text = Ein Duell kostet dich 2, und niemand kann es ablehnen.
feast-title-steward = Kellermeister
    .kind = m
feast-title-steward-when = deine Aktion
feast-title-steward-text = Ein Toast kostet dich 1, und alle müssen trinken.
feast-title-herald = Herold
    .kind = m
feast-title-herald-when = deine Aktion
feast-title-herald-text = Beleidigen oder Loben kostet dich 1.
feast-title-fool = Hofnarr
    .kind = m
feast-title-fool-when = Ende des Zugs
feast-title-fool-text = Der König, oder ein Gast mit mehr Ehre als du, bekommt 1 Schande.

## Speisen (Haus)
feast-food-bread = Brot
    .kind = n
feast-food-cheese = Käse
    .kind = m
feast-food-fish = Fisch
    .kind = m
feast-food-fruit = Obst
    .kind = n
feast-food-roast = Braten
    .kind = m
feast-food-pie = Pastete
    .kind = f

## Kelche und Stapel
feast-goblet-wine = Wein
feast-goblet-poison = Gift
feast-spot-goblet = Kelch
    .kind = m
feast-spot-box = Niemand: aus dem Spiel
feast-deck-bread = { feast-food-bread }
feast-deck-cheese = { feast-food-cheese }
feast-deck-fish = { feast-food-fish }
feast-deck-fruit = { feast-food-fruit }
feast-deck-roast = { feast-food-roast }
feast-deck-pie = { feast-food-pie }
feast-deck-wine = Wein
feast-deck-poison-goblet = Giftkelche
feast-deck-food-poison = Speisegift
feast-deck-size = { $deck } { $n }
feast-harmless = harmlos

## Ehre und Schande: Niemand hat beides
feast-honor = ◆ { $n } Ehre
feast-dishonor = ◇ { $n } Schande
feast-no-honor = keine Ehre

## Schritte
feast-step-setup = **Aufbau** · Der Tisch wird gedeckt.
feast-step-start = **Beginn des Zugs** · Titel.
feast-step-act = Titel nutzen, Speisen essen, eine Aktion.
feast-step-refill = **Auffüllen** · Die Teller werden voll.
feast-step-end = **Ende des Zugs** · Titel nutzen.
feast-step-over = **Das Ende**

## Das Band auf dem Bild
feast-banner-setup = Aufbau
feast-banner-start = Titel
feast-banner-act = Aktion
feast-banner-refill = Auffüllen
feast-banner-end = Ende des Zugs
feast-banner-over = Das Fest ist aus
