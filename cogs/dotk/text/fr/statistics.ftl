# Ce qu'on compte. $n : combien de fois.

dotk-statistic-points = { dotk-points } au jeu de cour
dotk-statistic-lost = { $n } { $n ->
    [one] manche perdue
   *[other] manches perdues
  } au grand jeu
