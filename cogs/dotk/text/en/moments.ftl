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
  You had the lowest card, and no life left. You get no more cards; you watch who is the last one in.
# $standing: the points, tokens or lives in the end
dotk-you-won = ### 🏆 You won
  { $result ->
    [second] You won because your { $standing } are the second most.
    [fewest] You won because nobody has fewer tokens: you have { $standing }.
    [last] You won because you are the last one in.
   *[together] You won because you went out together with the last.
  }
# $first: whether the viewer had the most points; $names: who won, $n of them
dotk-you-lost = ### You lost
  { $result ->
    [second] { $first ->
        [true] You lost because you came first, with { $standing }: only the second place wins.
       *[false] You lost because your { $standing } are not the second most. { $names } came second.
      }
    [nobody] You lost because nobody is second: everybody shares their points with somebody.
    [fewest] You lost because you have { $standing }, and { $names } fewer.
   *[other] You lost because your lives were gone before those of { $names }.
  }
