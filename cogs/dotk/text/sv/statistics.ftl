# Vad som räknas om en spelare.

dotk-statistic-points = { dotk-points } vid hovet
dotk-statistic-lost = { $n } stora { $n ->
    [one] rond förlorad
   *[other] ronder förlorade
  }
