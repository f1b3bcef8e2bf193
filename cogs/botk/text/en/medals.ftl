# Medals, earned once and for good: the name, and what it is for.

botk-medal-first-head = First Head
botk-medal-first-head-text = A death as the Executioner
botk-medal-full-basket = Full Basket
botk-medal-full-basket-text = Four deaths in one game as the Executioner
botk-medal-thirty-heads = Thirty Heads
botk-medal-thirty-heads-text = Thirty deaths as the Executioner
botk-medal-loyalist = True to the Crown
botk-medal-loyalist-text = Won as a Loyalist
botk-medal-princess = Royal Blood
botk-medal-princess-text = Won as the Princess
botk-medal-jester = Last Laugh
botk-medal-jester-text = Won as the Jester
botk-medal-saboteur = Down with Order
botk-medal-saboteur-text = Won three times as a Saboteur
botk-medal-escape = Not Today
botk-medal-escape-text = Survived an execution
botk-medal-bear = Bear's Favourite
botk-medal-bear-text = Killed by the bear
botk-medal-wine = Good Vintage
botk-medal-wine-text = Killed by poisoned wine
botk-medal-keg = With a Bang
botk-medal-keg-text = Killed by a powder keg
