# Medaillen: Name, und wofür.

botk-medal-first-head = Erster Kopf
botk-medal-first-head-text = Ein Todesfall als Henker
botk-medal-full-basket = Voller Korb
botk-medal-full-basket-text = Vier Tote in einem Spiel als Henker
botk-medal-thirty-heads = Dreißig Köpfe
botk-medal-thirty-heads-text = Dreißig Tote als Henker
botk-medal-loyalist = Treu der Krone
botk-medal-loyalist-text = Hat als Loyalist gewonnen
botk-medal-princess = Blaues Blut
botk-medal-princess-text = Hat als Prinzessin gewonnen
botk-medal-jester = Wer zuletzt lacht
botk-medal-jester-text = Hat als Narr gewonnen
botk-medal-saboteur = Weg mit der Ordnung
botk-medal-saboteur-text = Hat dreimal als Saboteur gewonnen
botk-medal-escape = Heute nicht
botk-medal-escape-text = Hat eine Hinrichtung überlebt
botk-medal-bear = Liebling des Bären
botk-medal-bear-text = Vom Bären getötet
botk-medal-wine = Guter Jahrgang
botk-medal-wine-text = Von Giftwein getötet
botk-medal-keg = Mit einem Knall
botk-medal-keg-text = Von einem Pulverfass getötet
