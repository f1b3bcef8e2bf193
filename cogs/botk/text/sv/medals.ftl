# Medaljer: namn, och för vad.

botk-medal-first-head = Första huvudet
botk-medal-first-head-text = Ett dödsfall som Bödel
botk-medal-full-basket = Full korg
botk-medal-full-basket-text = Fyra dödsfall i ett spel som Bödel
botk-medal-thirty-heads = Trettio huvuden
botk-medal-thirty-heads-text = Trettio dödsfall som Bödel
botk-medal-loyalist = Kronan trogen
botk-medal-loyalist-text = Vann som Lojalist
botk-medal-princess = Kungligt blod
botk-medal-princess-text = Vann som Prinsessa
botk-medal-jester = Skrattar sist
botk-medal-jester-text = Vann som Narr
botk-medal-saboteur = Ned med ordningen
botk-medal-saboteur-text = Vann tre gånger som Sabotör
botk-medal-escape = Inte i dag
botk-medal-escape-text = Överlevde en avrättning
botk-medal-bear = Björnens favorit
botk-medal-bear-text = Dödades av björnen
botk-medal-wine = Fin årgång
botk-medal-wine-text = Dödades av giftvin
botk-medal-keg = Med en smäll
botk-medal-keg-text = Dödades av en kruttunna
