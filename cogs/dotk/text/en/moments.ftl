# What must be felt, in a short message at the table, a line a beat; other lines are those of the tale.

dotk-moment-went-out = ### 🚪 Out: { $seats }
dotk-moment-game-ended = # { $result_id ->
    [second] 🏆 { dotk-poster-second }: { $winners }
    [nobody] Nobody is second, so nobody wins
    [fewest] 🏆 The fewest tokens: { $winners }
    [last] 🏆 { dotk-poster-last }: { $winners }
   *[together] 🏆 Out together, winners together: { $winners }
  }

## To one player: what has become of them, and why they won or lost in the end
dotk-fate-out = ### You are out
  You lost your last life. You watch the rest.
# $standing: the points, tokens or lives in the end
dotk-you-won = ### 🏆 You won
  You won: { $result ->
    [second] with { $standing } you came second.
    [fewest] nobody has fewer than your { $standing }.
    [last] you are the last one in.
   *[together] you went out together with the last.
  }
# $first: whether the viewer had the most points; $names: who won, $n of them
dotk-you-lost = ### You lost
  You lost: { $result ->
    [second] { $first ->
        [true] you came first, with { $standing }. Only second place wins.
       *[false] { $standing } is not second place. { $names } came second.
      }
    [nobody] nobody is second.
    [fewest] you have { $standing }, and { $names } fewer.
   *[other] { $names } lasted longer than you.
  }
