# What must be felt, in a short message at the table, a line a beat.

# $thumbs: names with their thumbs; $more: whether some have yet to be shown
feast-thumbs = ### 🥂 To the King!
  { $thumbs }{ $more ->
    [true] {" "}…
   *[false] {""}
  }
feast-thumb = { $up ->
    [true] 👍 { $name }
   *[false] 👎 { $name }
  }
# Who drank wine, and who poison, or none
feast-moment-goblets =
    { $wine ->
        [none] {""}
       *[other] 🍷 Good wine: { $wine }.
    }
    { $poison ->
        [none] {""}
       *[other] 🧪 Poison: { $poison }.
    }
feast-moment-food-flipped = { $poison ->
    [true] ### 🍴 { $seat } eats { $food }. It is poisoned!
   *[false] 🍴 { $seat } eats { $food }.
  }
feast-moment-challenged = ### { feast-tale-challenged }
feast-moment-duel-answered = { $seat } { $accepted ->
    [true] accepts. Both throw at once.
   *[false] refuses, and gets 1 Dishonor.
  }
feast-moment-duel-fought = { $by }: { $threw }. { $seat }: { $against }. { $winner_id ->
    [none] A tie: both live.
   *[other] { $winner } wins.
  }
# As in the tale, with the one joke that there is in a message
feast-moment-died = ☠ { $seat } is dead{ $cause_id ->
    [food] , face down in the plate
    [goblet] , and did not even finish the glass
    [dishonor] {" of shame. It does happen"}
   *[duel] , and was so sure of it
  }: the **{ $role }**.{ $kept ->
    [0] {""}
   *[other] {" "}Keeps { $kept } Honor.
  }{ $role_id ->
    [king] {""}
   *[other] { $titles ->
        [none] {""}
       *[other] {" "}Back to the King: { $titles }.
      }
  }
feast-moment-game-ended = # 🕯 { $result_id ->
    [king-dead] { feast-banner-over }
    [decks-empty] { feast-banner-over }: no more { $empty }
    [decided] { feast-poster-settled }
   *[one-left] Only one is left at the table
  }

## To one guest: what has become of them, and why they won or lost in the end
feast-fate-died = ### You are dead
  { $how }
feast-you-won = ### 🏆 You won
  You won: { $why }.
feast-you-lost = ### You lost
  You lost: { $why }.
