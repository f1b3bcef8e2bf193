# Deals of a day: the same for everybody, one try each. $when: a Discord timestamp of the day.

days-title = ## { $game } · { $when }
# $score: text, for it may be below zero
days-result = { $won ->
    [true] 🏆 won
   *[false] ⚔ not won
  } · score **{ $score }** · { $streak ->
    [one] first day
   *[other] 🔥 { $streak } days in a row
  }
days-line = **{ $place }.** { $name } · { $result }
days-line-you = { $line } (you)
days-nobody = Nobody has finished it here.
# Before the day is over. $n have finished; $when it ends
days-open = { $n ->
    [0] Nobody has finished it here yet
    [one] One has finished it here
   *[other] { $n } have finished it here
  }. You see the scores when the day ends, { $when }.
days-open-own = Yours: { $line }
days-own = You: { $line }
days-none-yet = The first daily deal comes { $when }.
# $key, $anchor: 64 hex digits
days-key = -# The day's key: `{ $key }`
    -# Its SHA-256 is the key of the day before.
days-anchor = -# The anchor, told before the first deal: `{ $anchor }`
button-day-before = The day before
button-day-after = The day after
button-more-places = More places
button-share = Share
# In the channel, for everybody
days-shared = **{ $name }** · { $game }, { $when }
days-shared-try = -# The same deal for everybody: `/{ $game } { command-name-daily }`
