# Ce qu'on compte. $n : combien de fois, $what : la liste des plus fréquents.

botk-statistic-executioner = { $n }× Bourreau
botk-statistic-heads = { $n ->
    [one] 1 tête
   *[other] { $n } têtes
  }
botk-statistic-death = Morts favorites : { $what }
botk-death-execution = la potence
botk-death-wine = le vin empoisonné
botk-death-keg = le baril de poudre
