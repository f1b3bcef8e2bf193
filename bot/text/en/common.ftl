# Words that every game uses.
# One word for one thing: table, seat, lobby, host, crowns, computer player.
# Names come in already made safe, except in labels. $table is a table's number, as text.

## Numbers
crowns = { $n ->
    [one] 1 crown
   *[other] { $n } crowns
  }
crowns-plus = { $n ->
    [one] +1 crown
   *[other] +{ $n } crowns
  }
crowns-minus = { $n ->
    [one] −1 crown
   *[other] −{ $n } crowns
  }
list-and = and
list-or = or
list-comma = ,{" "}
# One of several lists that go on from one another, and its first and last entry.
list-part = { $what } ({ $first } to { $last })
several = { $n }× { $what }

## Seats. $seat is a number counted from 1.
name-twice = { $name } (seat { $seat })
seat-label = { $seat } · { $name }
seat-label-you = { $seat } · { $name } (you)
seat-line = { $seat } · **{ $name }**
mark-computer = ⚙ computer
mark-for = for { $name }
mark-away = 💤 away, the computer plays
mark-dms-closed = ✉ no DMs
mark-host = host
# $names: all of whom a mark is true
marked = { $mark }: { $names }
treasury = the treasury

## Headings and links
table-title = ## { $game } · table { $table }
table-line = -# { $game } · table { $table }
# $n: how many computer players sit there; the picture below shows the mark at their seats
table-line-computers = { $line } · ⚙ { $n }
table-line-day = -# Today's deal, the same for everybody. One try; the day ends { $when }.
thread-name = { $table } · { $game }
house-card = house card

## Waiting. $when is a Discord timestamp, $who a list of mentions and names.
waiting-for = -# ⏳ { $who } · time runs out { $when }.
waiting-others = { $n ->
    [one] 1 more
   *[other] { $n } more
  }
# Somebody is asked, and nobody else is to know who: it says the same whoever it is
waiting-hidden = -# 🌙 Something happens in secret. **My cards** says whether it's your move.
waiting-nobody = 📣 Hold your breath …
table-paused = 💤 Paused: everybody is away. Press **I'm back** to continue; otherwise the table closes { $when }, without crowns.
table-deserted = 💤 Paused: everybody has left. The table closes { $when }, without crowns.
seats-offered = 💺 Not at this table? Press **Play on here** to play for { $who }, who keeps the crowns.
votes-to-end = 🏳 { $who } { $n ->
    [one] wants
   *[other] want
  } to end this game early, without crowns ({ $n } of { $needed } votes).
waiting-you = ⏳ Your turn · time runs out { $when }.
silence-dice = -# If time runs out, the choice is random.
tale-silent = 🤐 { $name } says nothing.
# $n: its number, as claim-number says; $said: the words, which may be a lie
tale-claimed = 💬 { $name }: “{ $said }” { $n }
# The same where only $whom heard it; $n is what claim-whisper-number says
tale-whispered = 💬 { $name } to { $whom }: “{ $said }” { $n }
# A vote on somebody's last words
tale-advised = 🗳 { $name }: **{ $vote }**
# Told when the game is over: $worth is one of the next three, by what the speaker knew then.
tale-judged = { $said } · { $worth }
claim-was-true = ✅ true
# $so: what would have been true, in the words of the claim
claim-was-false = { $so ->
    [none] ❌ false
   *[other] ❌ false, the truth: “{ $so }”
}
claim-was-unknown = ❔ can't be known
# The end: which $n players lied best, with the $lie that was believed longest where there is one to
# quote, and which disagreed with most lies, with how many; or that nobody lied. It is drawn, too.
lied-best = { $n ->
    [one] Best liar
   *[other] Best liars
}
lied-quoted = “{ $lie }”
lied-nose = { $n ->
    [one] Best nose
   *[other] Best noses
}
lied-nose-count = { $n ->
    [one] doubted a lie
   *[other] doubted { $n } lies
}
lied-nobody = Nobody lied
lied-nobody-why = every word was honest
# $who: their names, if any
lied-line = { $mark } **{ $what }**{ $who ->
    [none] {""}
   *[other] : { $who }
}{ $why ->
    [none] {""}
   *[other] {" "}· { $why }
}
# The top of a recorded evening: $n play; $names: who
story-evening = # { $game }: { $n ->
    [one] an evening of one computer
   *[other] an evening of { $n } computers
  }
story-recorded = { $names } { $n ->
    [one] plays
   *[other] play
  }. Told as after any game.
# $how: the result; $why: in a sentence; $winners: the $n players who reached their goal
story-last = { $how }. { $why } { $n ->
    [0] Nobody won.
   *[other] Winners: { $winners }.
  }
tale-taken-back = 💬 { $name } takes { $n } back.
tale-silent-dice = 🤐 { $name } says nothing. At random: { $chosen }.
tale-title = ## Recap · table { $table }
tale-nothing = Nothing yet.

asked-of = ➤ { $name }: { $question }
# $silence: what it will mean, in a line of its own; $when: a timestamp
asked-until = { $silence } ⏳ { $when }
# $n of $of have answered; what, is shown when all have.
asked-of-all = ➤ { $question }
asked-of-all-count = -# { $n } of { $of } have chosen. All choices are revealed together.
# The same where the answers of some may be enough, and the others need not answer any more
asked-of-any-count = -# { $n } of { $of } have answered; one can be enough.
# $note: what was chosen
chosen-wait = { $note } The others are still choosing.
# Something for each player, chosen one by one and given at once. Labels and hints are plain text.
card-in-short = { $label }: **{ $name }**
draft-meant = So far: { $what }
draft-lacking = Still to choose: { $n }.
draft-needed = Must be given: { $what }.
draft-complete = All chosen. Press the button to give them.
draft-change = -# To change an earlier one, choose it for somebody else.
draft-for = For { $name }…
draft-chosen = { $name }: { $what }
draft-must = { $what } · must be given
draft-held = now for { $name } · { $hint }
# What may be typed as an answer
typed-fits = One line of { $least } to { $most } characters.
asked-in-secret = ➤ Your move is secret: press **My cards**.
asked-at-the-table = ➤ The game goes on at the table. Press **Refresh** to bring it here.
# $label: whose or which card it is; $name: the card, which is about $text
lasting-card = { $label }: **{ $name }**. { $text }
# What players say by buttons. $first, $second: what a claim names, a player as $first_name.
claim-what = What do you say? Everyone sees it, with your name. It can be a lie.
claim-what-some = { claim-what } Some things only some players see.
claim-all = What do you say?
claim-enough = You have spoken twice. You can speak again in the next part of the game.
claim-pick = Choose…
claim-say = **{ $what }**
claim-said = 💬 Said. Everybody sees it at the table.
# Only some hear it: $names
claim-whisper = 🤫 Only { $names } will see it, beside their cards.
claim-said-whispered = 🤫 Said. Only { $names } see it, beside their cards.
# A claim is never numbered like a seat
claim-number = #{ $n }
claim-whisper-number = 🤫#{ $n }
claim-line = -# { $said }
claim-taken-back = -# ~~{ $said }~~
# Who agrees with what was $said, and who does not
claim-agreed = { $said } · 👍 { $names }
claim-disagreed = { $said } · 👎 { $names }
claim-option = { $name }: { $said } { $n }
# $first: the number of a claim
claim-agree = 👍 I agree with { $first }.
claim-agree-label = 👍 I agree with …
claim-disagree = 👎 I don't trust { $first }.
claim-disagree-label = 👎 I don't trust …
claim-take-back-label = I take back …
# Last words, before a question that is held back meanwhile. $when: a timestamp
last-words-until = -# Ends { $when } at the latest.
last-words-pick = Say your last words, true or not…
# Who has voted for $vote
last-words-votes = **{ $vote } { $n }:** { $names }
you-are-away = 💤 You're away, and the computer plays for you. Press **I'm back** to play on.
# In place of a panel with cards
hand-newer = -# Your cards are in a newer message.
hand-folded = 🎴 These cards are old. Press **My cards** for the newest.
hand-where = -# Your cards · table { $table } · <#{ $channel }>

## Buttons
button-join = Join
button-leave = Leave
button-add-computer = Add computer
button-fill = Add { $n } computers
button-remove-computer = Remove computer
button-begin = Begin
button-options = Options
button-more = More
button-cancel = Cancel table
button-rules = How to play
button-hand = My cards
button-say = Speak
button-say-more = Say something else
button-say-back = Take something back
button-likely = Back
# Beneath a claim, whose number is $n. Pressed again, it is taken back
button-agree = 👍 { $n }
button-disagree = 👎 { $n }
button-tale = Recap
button-explain = ?
button-dice = Fair dice
button-refresh = Refresh
button-back = I'm back
button-give-up = Give up
button-play-on = Play on
button-again = Play again
button-next-game = Join the next game
button-uncall = Don't call me
button-story = The whole story
button-show-again = Show it again
button-replay = Step by step
button-table = Go to the table
button-previous = Previous
button-next = Next
page-number = -# Page { $page } of { $pages }
button-verb = { $verb }…
# A verb that has one target alone, both as plain text
button-only = { $verb }: { $target }
button-verbs = Something else

## Old panels
retired-title = -# { $game } · table { $table } · moved down
retired-link = ➜ The table goes on here: { $link }

## The end
ended-title = ## { $game } · table { $table } is over
ended-by-hand = Ended by hand. No crowns moved.
ended-by-idle = Nobody played for a week. No crowns moved.
ended-by-missed = This table could not open in time. No crowns moved.
ended-by-gone = Everybody was away. No crowns moved.
ended-by-players = The players voted to end this game. No crowns moved.
ended-by-moderator = A moderator ended this game. No crowns moved.
ended-by-upgrade = This game has new rules, and can't go on. No crowns moved.
# $seal: the first digits of the fingerprint
seal-line = -# 🎲 Dice sealed: `{ $seal }`
seal-line-open = -# 🎲 The dice are open: anybody can check the deal.
seal-line-alone = -# 🎲 The dice are open.
seal-title = ## Fair dice · table { $table }
seal-what = The deal is made of a secret and of everybody's Join, so nobody could choose it. The secret's fingerprint (SHA-256), made before anybody joined:
    `{ $commitment }`
seal-later = When the game is over, you see the secret here.
seal-secret = Secret: `{ $secret }`
    Whoever runs the bot can check it: `{ $verify } { $table }`
seal-secret-day = The day's key: `{ $secret }`
    Whoever runs the bot can check it: `{ $verify } { $table }`
story-title = ## The whole story · table { $table }
story-nothing = Nothing happened.
# The last page: how anybody can deal the same cards again. $joins: ids with spaces between them
story-proof-title = ### The dice, to check
story-proof-secret = Secret: `{ $secret }`
    Its SHA-256, as in the lobby: `{ $commitment }`
story-proof-joins = The join presses, seat by seat; 0 is a computer: `{ $joins }`
story-proof-seed = Seed: `{ $seed }`
    -# That is the SHA-256 of the secret's bytes, then a colon and an id for each seat. To check, whoever runs the bot types `{ $verify } { $table }`.

## Computer players
computer-1 = Old Barnaby
computer-2 = Dame Prudence
computer-3 = Sir Mumble
computer-4 = Goodwife Tansy
computer-5 = Brother Egbert
computer-6 = Lady Nettle
computer-7 = Cooper Wat
computer-8 = Mad Maud
computer-9 = Squire Pip
computer-10 = Father Bramble
computer-11 = Widow Sorrel
computer-12 = Lord Turnip
computer-13 = Miller Hob
computer-14 = Sister Yarrow
computer-15 = Captain Pike
# As they are called in a game. $temper is drawn by the dice: careful, bold, treacherous
computer-called = { $temper ->
    [careful] { $name } the Careful
    [bold] { $name } the Bold
   *[treacherous] { $name } the Sly
  }

## What pictures say, for those who do not see them: plain words, no markdown
# $down: how many cards
picture-down = { $down } face down
# $number: with its unit; "none" stands for what is not there
# $computer: whether the computer plays there by itself
# $sign: what has just been shown there, such as a thumb
picture-seat = { $seat } { $name }{ $computer ->
    [true] , computer
   *[false] {""}
  }{ $number ->
    [none] {""}
   *[other] , { $number }
  }{ $badge ->
    [none] {""}
   *[other] , { $badge }
  }{ $cards ->
    [none] {""}
   *[other] , { $cards }
  }{ $down ->
    [0] {""}
   *[other] , { picture-down }
  }{ $sign ->
    [none] {""}
   *[other] , { $sign }
  }{ $fate ->
    [dead] , dead
    [escaped] , escaped
    [out] , out
   *[playing] {""}
  }{ $awaited ->
    [true] , awaited
   *[false] {""}
  }.
# $centre: what lies in the middle; $caption: what that is, where the picture says it
picture-table = The table, { $phase }. { $caption ->
    [none] { $centre ->
        [none] {""}
       *[other] In the middle: { $centre }.{" "}
      }
   *[other] { $caption }{ $centre ->
        [none] {""}
       *[other] : { $centre }
      }.{" "}
  }{ $stage ->
    [none] {""}
   *[other] { $stage }{" "}
  }{ $rounds ->
    [none] {""}
   *[other] { $rounds }{" "}
  }{ $seats }
# The rounds of one kind. $over: seats by their numbers, of those that are over; $left: the others
picture-rounds = Rounds, { $what }: { $over ->
    [none] {""}
   *[other] seats { $over };{" "}
  }{ $left } to come.
# Somebody to whom something happens before all eyes; $label says where
picture-stage = { $label }: { $seat } { $name }{ $cards ->
    [none] {""}
   *[other] , { $cards }
  }{ $down ->
    [0] {""}
   *[other] , { picture-down }
  }{ $said ->
    [none] {""}
   *[other] , “{ $said }”
  }.
# In a sentence on a picture, for a name that it has no letters for
picture-nameless = seat { $seat }
# The same, of who plays alone
picture-alone = Player
# In place of names that are too many for a picture
picture-players = { $n } players
crown-number = { crowns }
# Of a game alone. $state: how it stands; $n: a row, or how many cards a pile has
picture-layout = { $game }: { $state }. { $hand ->
    [none] No cards in hand.
   *[other] In hand: { $hand }.
  }
picture-layout-row = Row { $n }: { $front ->
    [none] empty
   *[other] { $front }
  }{ $laid ->
    [none] {""}
   *[other] , on it { $laid }
  }{ $note ->
    [none] {""}
   *[other] , { $note }
  }{ $behind ->
    [0] {""}
   *[other] , { $behind } behind it
  }.
picture-layout-pile = { $label }: { $n }{ $top ->
    [none] {""}
   *[other] , on top { $top }
  }.
# Whose cards they are
picture-own-seat = Seat { $seat }, { $name }.
picture-card = { $label }: { $name }. { $text }
picture-poster = { $headline }. { $line }. { $seats }
# Below the seats: what it is ("Best liar"), $who and $why
picture-honour = { $what }{ $who ->
    [none] {""}
   *[other] {" "}{ $who }
  }{ $why ->
    [none] {""}
   *[other] : { $why }
  }.
# $others: what else was unveiled there, $note: a few words more
picture-poster-seat = { $alone ->
    [true] {""}
   *[false] { $seat }{" "}
  }{ $name }{ $computer ->
    [true] {" "}(computer)
   *[false] {""}
  }: { $role }{ $others ->
    [none] {""}
   *[other] , { $others }
  }{ $fate ->
    [dead] , dead
    [escaped] , escaped
    [out] , out
   *[playing] {""}
  }{ $note ->
    [none] {""}
   *[other] , { $note }
  }{ $won ->
    [true] , won
   *[false] {""}
  }{ $change ->
    [none] {""}
   *[other] , { $change }
  }.
poster-footer = { $game } · { $day }
