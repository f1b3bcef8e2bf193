# By Order of the King: Karten und Hauptwörter.
# Henker, Gefangene, Platz, Gegenstand, Mittelkarte, Galgenkarte, Kronen. `.kind`: m, f, n.

botk-name = By Order of the King

## Phasen
botk-phase-setup = Aufbau
botk-phase-action = Aktionen
botk-phase-execution = Hinrichtung
botk-phase-rewards = Lohn

## Orte und Richtungen
botk-you = du
botk-you-first = du
botk-centre = die Mitte
botk-spot-centre = Mittelkarte
# Im Akkusativ: „tauscht …“, „sieht … an“, „Blick auf …“
botk-item-of = den Gegenstand von { $name }
botk-item-of-own = den eigenen Gegenstand
botk-item-of-you = deinen Gegenstand
botk-item-of-centre = die Mittelkarte
botk-direction-clockwise = Im Uhrzeigersinn (nach links)
botk-direction-counterclockwise = Gegen den Uhrzeigersinn (nach rechts)

## Rollen: Name, Ziel (an dich), Regel (zum Lesen)
botk-role-executioner = Henker
    .kind = m
botk-role-executioner-goal = Du gewinnst, wenn niemand mit Begnadigung{ $princess ->
        [true] {" und keine Prinzessin"}
       *[false] {""}
    } stirbt. 1 Krone für jeden Tod.
botk-role-executioner-advice = 💡 Hör erst alle an, und hör auf, solange es sicher ist.
botk-role-executioner-rule = Richtet hin und hört rechtzeitig auf. Verdient 1 Krone je Tod, außer die Saboteure gewinnen.
botk-role-loyalist = Loyalist
    .kind = m
botk-role-loyalist-goal = Du gewinnst, wenn du überlebst und niemand mit Begnadigung{ $princess ->
        [true] {" und keine Prinzessin"}
       *[false] {""}
    } stirbt. 1 Krone für jeden Tod.
botk-role-loyalist-advice = 💡 Sag, wo du eine Begnadigung gesehen hast, damit der Henker sie in Ruhe lässt.
botk-role-loyalist-rule = Verdient 1 Krone je Tod, wenn der Loyalist überlebt und die Saboteure nicht gewinnen.
botk-role-saboteur = Saboteur
    .kind = m
botk-role-saboteur-goal = Du gewinnst, wenn du überlebst und jemand mit Begnadigung{ $princess ->
        [true] {" oder die Prinzessin"}
       *[false] {""}
    } stirbt. Das bringt dir 3 Kronen.
botk-role-saboteur-advice = 💡 Gib dich treu, und mach verdächtig, wer eine Begnadigung hat.
botk-role-saboteur-rule = Verdient 3 Kronen, wenn jemand mit Begnadigung oder die Prinzessin stirbt und der Saboteur überlebt.
botk-role-princess = Prinzessin
    .kind = f
botk-role-princess-goal = Du gewinnst, wenn du überlebst und niemand mit Begnadigung stirbt. 1 Krone für jeden Tod. Stirbst du, gewinnen die Saboteure.
botk-role-princess-advice = 💡 Fall nicht auf: Sag, du bist Loyalist.
botk-role-princess-rule = Stirbt sie, gewinnen die Saboteure, und alle sehen ihre Rolle. Sonst verdient sie wie ein Loyalist.
botk-role-jester = Narr
    .kind = m
botk-role-jester-goal = Du gewinnst, wenn du{ $cheese ->
        [true] {" ohne Käse"}
       *[false] {""}
    } stirbst: Dann stiehlst du allen 1 Krone.
botk-role-jester-advice = 💡 Wirk schuldig, aber nicht wie ein Narr: Den richtet niemand hin.
botk-role-jester-rule = Stirbt und stiehlt allen 1 Krone, aber nicht mit dem Käse. Für leere Beutel zahlt die Schatzkammer. Alle sehen die Rolle, und der Tod zählt nicht.

## Gegenstände: Name, was er tut (an wen ihn hat)
botk-item-pardon = Begnadigung
    .kind = f
botk-item-pardon-text = Stirbst du damit, gewinnen die Saboteure.
botk-item-nice-hat = Prachthut
    .kind = m
botk-item-nice-hat-text = Tut nichts. Das aber prächtig.
botk-item-cheese = Käse
    .kind = m
botk-item-cheese-text = { $jester ->
    [false] Tut in diesem Spiel nichts.
   *[true] Ein Narr, der damit stirbt, stiehlt nichts.
  }
botk-item-dummy = Strohpuppe
    .kind = f
botk-item-dummy-text = Wirst du hingerichtet, entkommst du und verlierst keine Krone, aber es zählt als Tod.
botk-item-golden-chalice = Goldkelch
    .kind = m
botk-item-golden-chalice-text = Überleb damit: +1 Krone. Wirst du hingerichtet und stirbst, bekommt sie der Henker, außer die Saboteure gewinnen.
botk-item-mimic = Chamäleon
    .kind = n
botk-item-mimic-text = Wirst du hingerichtet oder getötet, ist es das, was die Mittelkarte ist.
botk-item-shield = Schild
    .kind = m
botk-item-shield-text = Wirst du hingerichtet, darfst du jemanden neben dir hinrichten lassen und entkommst.
botk-item-hidden-key = Geheimschlüssel
    .kind = m
botk-item-hidden-key-text = Wirst du hingerichtet, entkommst du. Das ist kein Tod.
botk-item-poisoned-wine = Giftwein
    .kind = m
botk-item-poisoned-wine-text = Wirst du hingerichtet, stirbst du, und noch jemand nach deiner Wahl.
botk-item-powder-keg = Pulverfass
    .kind = n
botk-item-powder-keg-text = Wirst du hingerichtet, stirbst du, und neben dir auf jeder Seite noch jemand.

## Galgenkarten: Name, Wirkung, Frage, Todesart, der Weg dorthin, der Tod
botk-gallows-last-request = Letzter Wunsch
botk-gallows-last-request-text = Wer gewählt wird, hat jetzt noch eine Aktion.
botk-gallows-last-request-select = **Letzter Wunsch:** Wer hat noch eine Aktion?
botk-gallows-last-request-method = Fallbeil
botk-gallows-last-request-way = { $name } darf sich das Fallbeil ansehen.
botk-gallows-last-request-death = Schnipp. { $name } ist tot, und kürzer.
botk-gallows-blunt-blade = Stumpfe Klinge
botk-gallows-blunt-blade-text = Mindestens 2 Hinrichtungen in diesem Spiel, wenn möglich.
botk-gallows-blunt-blade-method = Axt
botk-gallows-blunt-blade-way = { $name } kniet am Block.
botk-gallows-blunt-blade-death = Hack. Hack. Und noch mal. { $name } ist endlich tot.
botk-gallows-show-trial = Schauprozess
botk-gallows-show-trial-text = Alle sehen ab jetzt den Gegenstand, der gewählt wird, wohin er auch wandert.
botk-gallows-show-trial-select = **Schauprozess:** Wessen Gegenstand sehen alle?
botk-gallows-show-trial-method = Strick
botk-gallows-show-trial-way = { $name } steigt die Leiter zum Strick hinauf.
botk-gallows-show-trial-death = Die Klappe fällt. { $name } ist tot und schaukelt sanft.
botk-gallows-the-mob = Der Mob
botk-gallows-the-mob-text = Die Gefangenen stimmen geheim ab, wer zuerst hingerichtet wird; bei Gleichstand entscheidet der Henker.
botk-gallows-the-mob-method = Scheiterhaufen
botk-gallows-the-mob-way = { $name } wird an den Pfahl gebunden.
botk-gallows-the-mob-death = { $name } ist tot, und gut durch.
botk-gallows-stir = Umrühren
botk-gallows-stir-text = Jeder Gegenstand der Gefangenen wandert verdeckt einen Platz im Uhrzeigersinn.
botk-gallows-stir-method = siedendes Öl
botk-gallows-stir-way = { $name } kommt in den Kessel.
botk-gallows-stir-death = { $name } ist tot. Außen knusprig, innen zart.
botk-gallows-confession = Geständnis
botk-gallows-confession-text = Wer gewählt wird, zeigt die eigene Rolle geheim einer Person nach Wahl.
botk-gallows-confession-select = **Geständnis:** Wer muss jemandem die Rolle zeigen?
botk-gallows-confession-method = Streckbank
botk-gallows-confession-way = { $name } legt sich auf die Streckbank.
botk-gallows-confession-death = Knack. { $name } ist tot, und zwei Zoll länger.
botk-gallows-scurry = Gewusel
botk-gallows-scurry-text = Zwei gewählte Gegenstände und die Mittelkarte werden gemischt und verdeckt zurückgelegt.
botk-gallows-scurry-select = **Gewusel:** Welche zwei Gegenstände werden mit der Mittelkarte gemischt?
botk-gallows-scurry-method = Ratten
botk-gallows-scurry-way = { $name } wird zu den Ratten hinabgelassen.
botk-gallows-scurry-death = { $name } ist tot. Die Ratten lassen grüßen.
botk-gallows-tug-of-war = Tauziehen
botk-gallows-tug-of-war-text = Zwei gewählte Gegenstände werden getauscht.
botk-gallows-tug-of-war-select = **Tauziehen:** Welche zwei Gegenstände werden getauscht?
botk-gallows-tug-of-war-method = Vierteilen
botk-gallows-tug-of-war-way = { $name } wird an vier Pferde gebunden.
botk-gallows-tug-of-war-death = { $name } ist tot, an mehreren Orten.
botk-gallows-sealed = Versiegelt
botk-gallows-sealed-text = Einen gewählten Gegenstand kann niemand mehr ansehen oder bewegen.
botk-gallows-sealed-select = **Versiegelt:** Wessen Gegenstand kann niemand mehr ansehen oder bewegen?
botk-gallows-sealed-method = Eiserne Jungfrau
botk-gallows-sealed-way = { $name } steigt in die Eiserne Jungfrau.
botk-gallows-sealed-death = Der Deckel schließt. { $name } ist tot, und gut belüftet.
botk-gallows-long-shot = Weitschuss
botk-gallows-long-shot-text = Ein gewählter Gegenstand und die Mittelkarte werden getauscht.
botk-gallows-long-shot-select = **Weitschuss:** Wessen Gegenstand wird mit der Mittelkarte getauscht?
botk-gallows-long-shot-method = Katapult
botk-gallows-long-shot-way = { $name } wird ins Katapult geschnallt.
botk-gallows-long-shot-death = { $name } ist tot, zwei Felder weiter.
botk-gallows-birds-eye-view = Vogelschau
botk-gallows-birds-eye-view-text = Der Henker sieht die Mittelkarte an.
botk-gallows-birds-eye-view-method = Käfig
botk-gallows-birds-eye-view-way = { $name } kommt in den Käfig.
botk-gallows-birds-eye-view-death = { $name } ist tot. Die Krähen nahmen die Augen zuerst.
botk-gallows-blood-money = Blutgeld
botk-gallows-blood-money-text = Sterben 3 oder mehr und die Saboteure gewinnen nicht, bekommen alle, die für Tote bezahlt werden, 1 Krone extra.
botk-gallows-blood-money-method = Bär
botk-gallows-blood-money-way = { $name } wird zum Bären geführt.
botk-gallows-blood-money-death = { $name } ist tot. Der Bär behält einen Stiefel.
botk-gallows-bitter-cup = Bitterer Trank
botk-gallows-bitter-cup-text = Wer stirbt, verliert 2 Kronen statt 1.
botk-gallows-bitter-cup-method = Schierling
botk-gallows-bitter-cup-way = { $name } bekommt den Schierling gereicht.
botk-gallows-bitter-cup-death = { $name } ist tot, und zog dabei ein Gesicht.
botk-gallows-spin = Drehung
botk-gallows-spin-text = Der Henker wählt eine Richtung. Alle Gefangenen sehen den Gegenstand daneben an.
botk-gallows-spin-method = Rad
botk-gallows-spin-way = { $name } wird aufs Rad geschnallt.
botk-gallows-spin-death = { $name } ist tot, und endlich gelenkig.
