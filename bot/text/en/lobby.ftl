# The lobby: before the cards are dealt.

lobby-host = Host: { $host }
lobby-seats = **Seats** ({ $taken } of { $most })
lobby-kept = { $seat } · kept for { $name }: press Join
lobby-need = ➤ { $missing ->
    [one] One more player
   *[other] { $missing } more players
  }, and the host can press **Begin**.
lobby-ready = ➤ Ready to play: press **Begin** to deal.
lobby-ready-kept = ➤ Ready to play: press **Begin** to deal. Whoever isn't here loses their seat.
# $most: seats with what the host has chosen
lobby-too-many = ⚠ Change the options, or let somebody leave: so only { $most } can play.
lobby-no-computers = ⚠ Remove the computer players: this server wants none.
# Below the rule everything is small, or six buttons are not on a phone's screen with it
lobby-small = -# { $line }
lobby-pace = Pace: { $pace }
# $asks: whether moves are talked over, or are very many, or neither
pace-quick = quick ({ $asks ->
    [brisk] 20 seconds a move
   *[other] 45 seconds a move
  }{ $asks ->
    [talk] , 3 minutes to talk
   *[other] {""}
  })
pace-normal = normal ({ $asks ->
    [brisk] 30 seconds a move
   *[other] 2 minutes a move
  }{ $asks ->
    [talk] , 8 minutes to talk
   *[other] {""}
  })
pace-by-day = by day (12 hours a move{ $asks ->
    [talk] , 2 days to talk
   *[other] {""}
  })
# $does: option-strength-...-text
lobby-strength = Computers: { $does }
option-strength-easy = Easy
option-strength-easy-text = easy, they sometimes act at random
option-strength-normal = Normal
option-strength-normal-text = normal, they weigh what they know
option-strength-hard = Hard
option-strength-hard-text = hard, they plan ahead
# What there is to choose from
computers-up-to-normal = Computers can be easy or normal.
computers-up-to-hard = Computers can be easy, normal or hard.
lobby-no-last-words = 🤐 No last words.
lobby-no-claims = 🤐 No speaking by buttons.
lobby-counted = 👑 Crowns are at stake.
lobby-not-counted-computers = No crowns at stake: computer players sit here.
# $least: how many people have to sit here
lobby-not-counted-too-few-humans = No crowns at stake yet: they count with { $least } or more people.
# $role: id as text
lobby-call = 🔔 <@&{ $role }>: a table is open.
lobby-closes = Closes { $when } if nobody comes or goes.
lobby-closed-begun = The game is on: { $link }
# Since it is over; $headline as the poster has it
lobby-over-title = ## { $headline }
lobby-over-won = { $n ->
    [0] Nobody won.
    [one] 🏆 Winner: { $names }.
   *[other] 🏆 Winners: { $names }.
}
lobby-over-here = -# The result is below: { $link }
lobby-over-there = -# The whole story is at the table: { $link }
lobby-closed-hand = The host cancelled this table.
lobby-closed-moderator = A moderator cancelled this table.
lobby-closed-idle = Nobody came, nobody stayed. `/{ $game } { command-name-start }` opens a new table.
lobby-closed-missed = This table could not open in time. `/{ $game } { command-name-start }` opens a new one.

# Behind “More”, in a message of its own
lobby-more-title = ## { $game } · table { $table }
lobby-more-host = -# For the host, or a moderator:

# What the host may still change, in a message of its own
options-title = ## { $game } · options of table { $table }
options-pick-strength = How well computers play
options-pick-claims = Speaking by buttons
option-claims-true = Players may speak by buttons
option-claims-true-text = “Speak” beside the cards; they may lie
option-claims-false = Nobody speaks by buttons
option-claims-false-text = say it aloud
options-pick-last-words = Last words
option-last-words-true = Last words
option-last-words-true-text = up to 20 seconds (quick pace: 15)
option-last-words-false = No last words
option-last-words-false-text = the game goes on at once
options-pick-language = Language of the table

# In `play`, for who knows no command yet: a press that opens a table and begins
play-deal-me-in = Deal me in: { $game }
