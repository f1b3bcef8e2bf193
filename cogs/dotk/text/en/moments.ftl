# What must be felt, in a short message at the table, a line a beat; other lines are those of the tale.

dotk-moment-went-out = { $n ->
    [one] ### 🚪 { $seats } is out
   *[other] ### 🚪 { $seats } are out
  }
dotk-moment-game-ended = { $result_id ->
    [second] # 🏆 Second place wins: { $winners }
    [nobody] # Nobody is second, so nobody wins
    [fewest] # 🏆 The fewest tokens: { $winners }
    [last] # 🏆 The last one in: { $winners }
   *[together] # 🏆 Out together, winners together: { $winners }
  }

## To one player: what has become of them, and why they won or lost in the end
dotk-fate-out = ### You are out
  You had the lowest card, and lost your last life. You watch the rest.
# $standing: the points, tokens or lives in the end
dotk-you-won = ### 🏆 You won
  { $result ->
    [second] You won: your { $standing } are second place.
    [fewest] You won: nobody has fewer tokens than your { $standing }.
    [last] You won: you are the last one in.
   *[together] You won: you went out together with the last.
  }
# $first: whether the viewer had the most points; $names: who won, $n of them
dotk-you-lost = ### You lost
  { $result ->
    [second] { $first ->
        [true] You lost: you came first, with { $standing }. Only second place wins.
       *[false] You lost: your { $standing } are not second place. { $names } came second.
      }
    [nobody] You lost: nobody is second, because all first or last places are shared.
    [fewest] You lost: you have { $standing }, and { $names } fewer.
   *[other] You lost: you ran out of lives before { $names } did.
  }
