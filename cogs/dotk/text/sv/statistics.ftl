# Vad som räknas om en spelare.

dotk-statistic-points = { dotk-points } i hovspelet
dotk-statistic-lost = { $n ->
    [one] 1 förlorad rond
   *[other] { $n } förlorade ronder
  } i stora spelet
