counting-name = Counting
counting-holds = { $name } holds { $number ->
    [0] nothing
   *[other] { $number }
  }.
counting-ask-go = Go on?
counting-do-on = On
counting-silence-on = It goes on.
counting-tale-counted = Round { $round } was counted.
counting-story-number-seen = The secret of round { $round } is { $number }.
