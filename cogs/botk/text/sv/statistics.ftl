# Vad som räknas om en spelare.

botk-statistic-executioner = Bödel { $n }×
botk-statistic-heads = { $n ->
    [one] 1 huvud
   *[other] { $n } huvuden
  }
botk-statistic-death = Vanligaste dödsorsaker: { $what }
botk-death-execution = galgen
botk-death-wine = giftvin
botk-death-keg = kruttunna
