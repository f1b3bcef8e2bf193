# What a table and a hand look like. $what: what the round is for.

dotk-goal-court = You win if your total is the second highest.
dotk-goal-tokens = You win if you end with the fewest tokens.
dotk-goal-lives = You win if you are the last with a life.
dotk-advice-court = 💡 Don't take the lead: first place wins nothing.
dotk-advice-great = 💡 Only the lowest card loses: get rid of a low one in time.

dotk-turn = **Turn { $turn } of { $turns }, round { $n } of 3: { $what }**
dotk-round = **Round { $n }{ $of ->
    [0] {""}
   *[other] {" "}of { $of }
  }: { $what }**
dotk-points = { $n ->
    [one] 1 point
   *[other] { $n } points
  }
dotk-tokens = { $n ->
    [one] 1 token
   *[other] { $n } tokens
  }
dotk-lives = { $n ->
    [0] out
    [one] 1 life
   *[other] { $n } lives
  }

## Marks behind a seat, words and all
dotk-mark-dealer = Dealer
dotk-mark-acts = ☞ **acts now**
dotk-mark-shows = shows **{ $card }**
# $did: who has done what
# Beside the picture, which has it in large letters
dotk-heading-line = -# { $heading }
dotk-did-line = -# { $did }
# $cards: what lies face up, each with the number of its seat
dotk-face-up = -# Face up: { $cards }
dotk-face-up-card = { $seat } { $card }
dotk-did-fold = kept
dotk-did-exchange = exchanged
dotk-did-cut = cut
dotk-did-change = swapped with the hand
dotk-did-merchant = used the Merchant
dotk-did-thief = used the Thief
dotk-did-juggler = used the Juggler
dotk-did-dragon = used the Dragon
dotk-gone = Out: { $names }
# $seats: their numbers
dotk-computers = ⚙ { $n ->
    [one] The computer plays seat { $seats }.
   *[other] The computer plays seats { $seats }.
  }
dotk-aside = -# Put aside: { $cards }

## A hand
dotk-you-watch = You watch.
dotk-over = The game is over. The table shows how it ended.
dotk-you-stand = You have { $standing }.
# $others: the points of all others, the most first
dotk-you-stand-court = You have { $standing }, the others { $others }.
dotk-second-wins = Second place wins.
dotk-you-deal = You deal, and act last.
dotk-your-left = To your left: { $name }.
dotk-your-card = ### Your card: { $card }
dotk-your-card-text = { $text }
dotk-your-hand = In your hand: **{ $cards }**
dotk-notes = You know: { $known }
dotk-note = { $name } has { $card }
dotk-note-shown = { $name } shows { $card }

# $names: who scored, or lost, when cards were last turned up
dotk-last-won = -# Last reveal: { $n ->
    [0] nobody scored.
   *[other] { $names } scored.
  }
dotk-last-lost = -# Last reveal: { $names } lost.

## The end
dotk-final-second = # 🏆 { dotk-poster-second }: { $names }
dotk-final-second-why = { $n ->
    [one] {""}
   *[other] They share it.{" "}
  }Nobody remembers the first.
dotk-final-nobody = # { dotk-poster-nobody }
dotk-final-no-crowns = -# No crowns were at stake.
dotk-final-nobody-why = Nobody is second. No crowns move; **Play again** settles it.
dotk-final-fewest = # 🏆 { $names }
dotk-final-fewest-why = The fewest tokens{ $n ->
    [one] {""}
   *[other] , each of them
  }.
dotk-final-last = # 🏆 { $names }
dotk-final-last-why = The last one in.
dotk-final-together = # 🏆 { $names }
dotk-final-together-why = They went out together, and share the win.
# $mode: which game it was
dotk-sheet = **Score sheet** · { $mode ->
    [court] points, by turn
    [lives] lives, and rounds lost
   *[other] tokens, and rounds lost
  }
# $standing: points, tokens or lives; $turns: the points of each turn, or the rounds that were lost
dotk-by-turn = { $standing } ({ $turns })
dotk-final-won = 🏆 { $earned }

## Pictures: plain words, no markdown
dotk-poster-second = Second place wins
dotk-poster-nobody = Nobody wins
dotk-poster-fewest = The fewest tokens win
dotk-poster-last = The last one in
dotk-poster-together = Out together
# $names: who won, with $standing each; $others: who had the $most points, or went out last
dotk-poster-second-line = { $names } won with { $standing }, behind { $others } with { $most }
dotk-poster-nobody-line = Nobody is second
dotk-poster-fewest-line = { $names } won with { $standing } after { $round } rounds
dotk-poster-last-line = Round { $round } put { $others } out, and { $names } was left
dotk-poster-together-line = Round { $round } put out all who were left: { $others }
# $turns: the points of each turn
dotk-poster-scored = by turn { $turns }
# $turns: the $n rounds that were lost
dotk-poster-lost = lost { $n ->
    [one] round
   *[other] rounds
  } { $turns }
dotk-dealer = { dotk-mark-dealer }
dotk-second = second now
dotk-point-number = { dotk-points }
dotk-token-number = { dotk-tokens }
dotk-life-number = { $n ->
    [one] 1 life
   *[other] { $n } lives
  }

dotk-card-own = Your card
dotk-card-hand = In your hand
dotk-card-name = { $card } · { $worth }
