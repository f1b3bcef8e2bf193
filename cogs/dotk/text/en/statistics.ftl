# What is counted of a player. $n: how often.

dotk-statistic-points = { dotk-points } at court
dotk-statistic-lost = { $n } great { $n ->
    [one] round
   *[other] rounds
  } lost
