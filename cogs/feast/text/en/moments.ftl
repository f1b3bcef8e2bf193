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
feast-moment-challenged = ### ⚔ { $by } challenges { $seat } to a duel
feast-moment-duel-answered = { $accepted ->
    [true] { $seat } accepts. Both throw at once.
   *[false] { $seat } refuses, and takes 1 Dishonor.
  }
feast-moment-duel-fought = { $by }: { $threw }. { $seat }: { $against }. { $winner_id ->
    [none] A tie: both live.
   *[other] { $winner } wins.
  }

## To one guest: what has become of them, and why they won or lost in the end
feast-fate-died = ### You are dead
  { $how }
feast-you-won = ### 🏆 You won
  You won because your goal is reached: { $why }.
feast-you-lost = ### You lost
  You lost because your goal is missed: { $why }.
