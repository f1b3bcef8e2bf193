# Was über jemanden gezählt wird.

botk-statistic-executioner = { $n }× Henker
botk-statistic-heads = { $n ->
    [one] 1 Kopf
   *[other] { $n } Köpfe
  }
botk-statistic-death = Häufigste Tode: { $what }
botk-death-execution = Galgen
botk-death-wine = Giftwein
botk-death-keg = Pulverfass
