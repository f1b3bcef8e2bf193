# Liar's dice. One word for one thing: die, cup, face, bid, liar.

dice-name = Liar's dice
dice-about = Liar's dice: bid on what lies under all the cups, and do not get caught. 2 to 6 players
dice-line = Bid on the dice under all the cups, and call the bid of whoever you do not believe.
dice-help =
    A game takes some twenty minutes, less with fewer dice.
    Only you see the dice under your cup. Bid on everybody's, higher than the one before you, or say “Liar!”.
dice-start-dice = How many dice everybody begins with
dice-start-wild = Whether ones count as every face
dice-lobby-dice = Dice: { $value } each
dice-lobby-wild = Ones: { $value ->
    [true] count as every face
   *[false] are only ones
  }

## Nouns
dice-face-one = one
dice-face-two = two
dice-face-three = three
dice-face-four = four
dice-face-five = five
dice-face-six = six
dice-role-player = Player
dice-statistic-caught = { $n ->
    [one] 1 liar caught
   *[other] { $n } liars caught
  }

## The table, a hand, the end
dice-under-cups = 🎲 Dice under the cups: **{ $n }**
dice-bid = ☞ Bid: **{ $bid }**, says { $name }
dice-left = { $n ->
    [0] out
    [one] 1 die
   *[other] { $n } dice
  }
dice-yours = ### Your dice: { $dice }
dice-out = No dice lie before you. Watch, and keep a straight face.
dice-winner = # { $name } wins

## What is asked
dice-ask-open = **Your bid.** At least so many of which face, under all the cups together?
dice-ask-bid = **Bid higher**, or call the bid a lie.
# “?” beside a question: the two sentences that matter for it now
dice-explain-open = Say how many dice of one face lie under all the cups together. You need not have any of them.
dice-explain-bid = Bid more dice, or as many of a higher face; or say that the last bid is too high. Whoever is wrong loses a die.
dice-silence-one = -# If time runs out, you bid 1 × one.
dice-silence-two = -# If time runs out, you bid 1 × two.
dice-silence-liar = -# If time runs out, you call it a lie.
dice-pick-one = How many ones?
dice-pick-two = How many twos?
dice-pick-three = How many threes?
dice-pick-four = How many fours?
dice-pick-five = How many fives?
dice-pick-six = How many sixes?
dice-do-one = Ones
dice-do-two = Twos
dice-do-three = Threes
dice-do-four = Fours
dice-do-five = Fives
dice-do-six = Sixes
dice-do-liar = Liar!

## What happened
dice-tale-round-began = 🎲 All roll. { $seat } bids first.
dice-tale-bid-made = { $seat } bids **{ $count }× { $face }**.
dice-tale-liar-called = “Liar!” says { $by } to { $seat }.
dice-tale-cup-lifted = ⤷ { $seat }: { $dice }
dice-story-dice-rolled = ⤷ { $seat }: { $dice }
dice-story-cup-lifted = {""}
dice-tale-die-lost = They count { $found }× { $face }. { $seat } loses a die.
dice-tale-game-won = 🏆 { $seat } has the last dice, and takes a crown from everybody.

## The rules
dice-page-overview = How to play
dice-rules-overview-1 = Everybody rolls their dice under a cup. You see only your own.
dice-rules-overview-2 = In turn, **bid** on all the dice together: at least so many of a face. Each bid is higher than the one before: more dice, or as many of a higher face.
dice-rules-overview-3 = Do you not believe it? Say **“Liar!”** instead. All cups are lifted. Are there too few, the bidder loses a die; else you do. Who lost one bids first.
dice-rules-overview-4 = If **ones are wild**, they count as every face, and nobody can bid ones. The host decides.
dice-rules-overview-5 = Without dice you are out. The last one with dice wins, and takes a crown from everybody else.
