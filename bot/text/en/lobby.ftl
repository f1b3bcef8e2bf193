# The lobby: before the cards are dealt.

lobby-host = Host: { $host }
lobby-seats = **Seats** ({ $taken } of { $most })
lobby-kept = { $seat } · kept for { $name }: press Join
lobby-need = ➤ { $missing ->
    [one] One more player, and the host can press **Begin**.
   *[other] { $missing } more players, and the host can press **Begin**.
  }
lobby-ready = ➤ Enough for a game: with **Begin** everybody gets secret cards.
lobby-ready-kept = ➤ Enough for a game. **Begin** gives up the seats of those who are not here.
# $most: seats with what the host has chosen
lobby-too-many = ⚠ With these options only { $most } can play. Change them, or let somebody leave.
lobby-no-computers = ⚠ This server wants no computer players any more. Remove them, then Begin.
# Below the rule everything is small, or six buttons are not on a phone's screen with it
lobby-small = -# { $line }
lobby-pace = Pace: { $pace }
# $asks: whether moves are talked over, or are very many, or neither
pace-quick = quick ({ $asks ->
    [brisk] 20 seconds a move
    [talk] 45 seconds a move, 3 minutes to talk
   *[other] 45 seconds a move
  })
pace-normal = normal ({ $asks ->
    [brisk] 30 seconds a move
    [talk] 2 minutes a move, 8 minutes to talk
   *[other] 2 minutes a move
  })
pace-by-day = by day ({ $asks ->
    [talk] 12 hours a move, 2 days to talk
   *[other] 12 hours a move
  })
# $does: option-strength-...-text
lobby-strength = Computers: { $does }
option-strength-easy = Easy
option-strength-easy-text = easy, now and then they do just anything
option-strength-normal = Normal
option-strength-normal-text = normal, they weigh what they know
option-strength-hard = Hard
option-strength-hard-text = hard, they also think ahead, where that helps
# What there is to choose from
computers-up-to-normal = Computers can be easy or normal: no harder way to play was shown to win more.
computers-up-to-hard = Computers can be easy, normal or hard.
lobby-no-last-words = 🤐 Nobody has last words.
lobby-no-claims = 🤐 Nobody speaks by buttons.
lobby-counted = 👑 Crowns are at stake.
lobby-not-counted-computers = No crowns at stake: computer players sit here.
# $least: how many people have to sit here
lobby-not-counted-too-few-humans = No crowns at stake yet: they move from { $least } people on.
# $role: id as text
lobby-call = 🔔 <@&{ $role }>: a table is open.
lobby-closes = Closes { $when } if nobody comes or goes.
lobby-closed-begun = The cards are dealt. The table is here: { $link }
# Since it is over; $headline as the poster has it
lobby-over-title = ## { $headline }
lobby-over-won = { $n ->
    [0] Nobody has won.
    [one] 🏆 { $names } has won.
   *[other] 🏆 { $names } have won.
}
lobby-over-here = -# The result stands below: { $link }
lobby-over-there = -# All of it, and the whole story, at the table: { $link }
lobby-closed-cancelled = The host has cancelled this table. No harm done, for once.
lobby-closed-moderator = A moderator has cancelled this table. Even a court has its court.
lobby-closed-idle = Nobody came, nobody stayed: this table has closed itself. `/{ $game } start` opens a new one.
lobby-closed-missed = This table could not open in time: another one was still in this channel, or I was away. `/{ $game } start` opens a new one.

# Behind “More”, in a message of its own
lobby-more-title = ## { $game } · table { $table }
lobby-more-host = -# For the host, or a moderator:

# What the host may still change, in a message of its own
options-title = ## { $game } · options of table { $table }
options-pick-strength = How well computers play
options-pick-claims = Speaking by buttons
option-claims-true = Players may speak by buttons
option-claims-true-text = “Speak” beside the cards: claims, true or not
option-claims-false = Nobody speaks by buttons
option-claims-false-text = who wants to say something says it aloud
options-pick-last-words = Last words
option-last-words-true = There are last words
option-last-words-true-text = up to 20 seconds, or 15 at quick pace; over as soon as all have spoken
option-last-words-false = There are no last words
option-last-words-false-text = the game goes on at once
