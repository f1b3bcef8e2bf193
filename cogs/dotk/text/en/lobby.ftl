# What the lobby says of the host's choice, and of how long the game will take.

dotk-options-pick-mode = Which game?
dotk-lobby-game-court = **Court game** ({ $least } to { $most } players): { $rounds } turns with { $players } players. Second place wins.
dotk-lobby-game-court-short = **Short court game** ({ $least } to { $most } players): { $rounds } turns with { $players } players. Second place wins.
dotk-lobby-game-great = **Great game** ({ $least } to { $most } players): { $lives ->
    [0] { $rounds } rounds
   *[other] { $lives } lives each
  } with { $players } players. { $lives ->
    [0] The lowest card takes a token; the fewest win.
   *[other] The lowest card costs one; the last one in wins.
  }
# $shorter: the minutes of the short court game, where it is worth a thought; else 0.
dotk-lobby-length = ⏱ With { $players } players: about { $n } questions, { $minutes } { $minutes ->
    [one] minute
   *[other] minutes
  } if all are there.{ $shorter ->
    [0] {""}
   *[other] {" "}The short court game: about { $shorter }.
  }
