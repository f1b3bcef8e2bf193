# What is counted of a player. $n: how often, $what: a list of the most frequent.

botk-statistic-executioner = Executioner { $n }×
botk-statistic-heads = { $n ->
    [one] 1 head
   *[other] { $n } heads
  }
botk-statistic-death = Favourite deaths: { $what }
botk-death-execution = the gallows
botk-death-wine = poisoned wine
botk-death-keg = a powder keg
