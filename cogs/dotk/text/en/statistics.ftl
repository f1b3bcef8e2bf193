# What is counted of a player. $n: how often.

dotk-statistic-points = { $n ->
    [one] 1 point at court
   *[other] { $n } points at court
  }
dotk-statistic-lost = { $n ->
    [one] 1 great round lost
   *[other] { $n } great rounds lost
  }
