# Was über jemanden gezählt wird.

dotk-statistic-points = { dotk-points } am Hof
dotk-statistic-lost = { $n } große { $n ->
    [one] Runde
   *[other] Runden
  } verloren
