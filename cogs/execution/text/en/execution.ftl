# Royal Execution. One word for one thing: royal, row, hand, discard pile, graveyard, draw pile,
# trigger, save. What the house has added is marked in the rules alone.

execution-name = Royal Execution
execution-about = Royal Execution: execute twelve royals with three cards each. A solo game
execution-help =
    A game takes about 15 minutes.
    Lay three cards on each royal: two that reach its value, and a third of its suit.
# What is different at a level
execution-differs-knight = discards and saved cards go to the bottom
execution-differs-baron = you save only the lowest card
execution-differs-duke = you save only the lowest card, at the bottom
execution-differs-king = you save nothing, discards go to the bottom
execution-start-level = How hard it is
execution-start-level-squire = Squire: the printed rules, 12 hands (computer wins 88 %, the hard one 95 %)
execution-start-level-knight = Knight: { execution-differs-knight } (computer wins 82 %, the hard one 90 %)
execution-start-level-baron = Baron: { execution-differs-baron } (computer wins 74 %, the hard one 90 %)
execution-start-level-duke = Duke: { execution-differs-duke } (computer wins 50 %, the hard one 80 %)
execution-start-level-king = King: { execution-differs-king } (computer wins 30 %, the hard one 50 %)

## Cards
execution-joker = 🃏
execution-suit = { $suit ->
    [clubs] ♣
    [diamonds] ♦
    [hearts] ♥
   *[spades] ♠
  }
execution-card = { $rank ->
    [ace] A
    [two] 2
    [three] 3
    [four] 4
    [five] 5
    [six] 6
    [seven] 7
    [eight] 8
    [nine] 9
    [ten] 10
    [jack] J
    [queen] Q
   *[king] K
  }{ $suit ->
    [clubs] ♣
    [diamonds] ♦
    [hearts] ♥
   *[spades] ♠
  }

## Levels, places
execution-level-squire = squire
execution-level-knight = knight
execution-level-baron = baron
execution-level-duke = duke
execution-level-king = king
execution-role-squire = Squire
execution-role-knight = Knight
execution-role-baron = Baron
execution-role-duke = Duke
execution-role-king = King
execution-place-left = left
execution-place-middle = middle
execution-place-right = right
execution-place-top = top
execution-place-bottom = bottom

## The first panel
execution-goal = **Execute all { $royals } royals:** two cards reach a royal's value (J 11, Q 12, K 13), a third of its suit beats one of them.

## The table. $value: what a royal wants two cards to reach; $n: royals face down behind it
execution-row = **{ $royal }** { $value }
execution-row-cleared = ✓ cleared
execution-behind = { $n } behind
execution-wants-sum = → { $n ->
    [10] 10
   *[other] { $n }+
  }
execution-wants-trigger = → { $suit }{ $n ->
    [10] 10
   *[other] { $n }+
  } or A{ $suit }
execution-wants-ace = → A{ $suit } only
execution-doomed = ⚠ no trigger left
execution-hand = ## { $cards }
execution-hand-before = No cards drawn yet.
execution-hand-empty = Your hand is empty.
execution-hand-none-left = Your hand and the draw pile are empty.
# $below: the cards below the top one, $n of them
execution-pile = Discard pile: **{ $top }** { $n ->
    [0] {""}
   *[other] › { $below }
  }
execution-pile-more = {" "}… { $n } more: press **?**
execution-pile-whole = **The discard pile**, all { $n } cards from the top:
    { $cards }
execution-pile-empty = Discard pile: empty
execution-counts = Draw pile **{ $left }** · graveyard { $graveyard } · ⚔ **{ $executed }**/{ $royals }
execution-last-hands = ⟳ { $n ->
    [0] No hands left to draw.
    [one] 1 hand left to draw.
   *[other] { $n } hands left to draw.
  }
# Which level it is, and what is different there.
execution-terms-squire = -# Level: squire, the easiest
execution-terms-knight = -# Level: knight, { execution-differs-knight }
execution-terms-baron = -# Level: baron, { execution-differs-baron }
execution-terms-duke = -# Level: duke, { execution-differs-duke }
execution-terms-king = -# Level: king, { execution-differs-king }

## What is asked
execution-ask-play = **Play a card.**
execution-ask-draw = **Draw a hand.**
execution-ask-draw-or-play = **Draw a hand**, or play the top of the discard pile.
execution-ask-last = **Play the top of the discard pile:** it's all you have.
execution-ask-save = { $royal } is executed. **Which card do you save** for the discard pile?
execution-silence-give-up = -# If you don't play for a week, you give up.
execution-pick-card = **{ $card }** goes…
execution-do-draw = Draw three
execution-do-hint = Hint
execution-do-take-back = Take { $card } back
execution-do-red-joker = { $card } red
execution-do-black-joker = { $card } black
execution-do-top = { $card } off the pile
# $n: the row, counted from 1
execution-on = on { $royal }
execution-discard-top = Discard: top
execution-discard-bottom = Discard: bottom
execution-save-top = { $card } on top
execution-save-bottom = { $card } at the bottom

## A hint: $n of a hundred games are won that go on so
execution-hint-lay = 💡 Lay **{ $card }** on { $royal } ({ $n } % won from there).
execution-hint-discard = 💡 Discard **{ $card }**, { $end_id ->
    [top] on top
   *[other] to the bottom
  } ({ $n } % won from there).
execution-hint-save = 💡 Save **{ $card }**, { $end_id ->
    [top] on top
   *[other] at the bottom
  } ({ $n } % won from there).
execution-hint-draw = 💡 Draw ({ $n } % won from there).
execution-hint-nothing = 💡 No move can save you.

## The tale
execution-tale-royals-laid-out = In front: { $royals }.
execution-story-royals-laid-out = In front: { $royals }. Level: { $level }.
execution-tale-hand-drawn = Hand { $number }: { $cards }
execution-chapter-hand-drawn = Hand { $number }
execution-tale-last-hands-reached = The rotated cards come now: { $hands } hands left.
execution-tale-card-laid = { $card }{ $from_pile ->
    [true] {" "}off the discard pile
   *[false] {""}
  } onto { $royal }
execution-tale-card-discarded = { $card } discarded, { $end_id ->
    [top] on top
   *[other] to the bottom
  }
execution-tale-royal-executed = ⚔ **{ $royal }** is executed, number { $number }.{ $end_id ->
    [none] {""}
    [top] {" "}{ $saved } is saved, on top.
   *[other] {" "}{ $saved } is saved, at the bottom.
  }
execution-tale-royal-turned-up = Behind it: **{ $royal }**
execution-tale-hint-taken = 💡 Hint { $number }
execution-tale-card-taken-back = ↩ { $card } taken back
execution-tale-game-ended = { $result_id ->
    [won] 🏆 All { $executed } royals are executed. Cards left: { $score }.
    [lost] No move left. Royals executed: { $executed }.
   *[given-up] Given up. Royals executed: { $executed }.
  }
execution-story-piles-shuffled = Left row, the front royal last: { $left }
    Middle row: { $middle }
    Right row: { $right }
    Draw pile, from its top: { $cards }

## The end. $left: cards left in draw pile and hand
execution-end-won = # ⚔ All { $royals } royals are executed
execution-end-lost = # { execution-poster-lost }: { $n } of { $royals } executed
execution-end-given-up = # { execution-poster-given-up }: { $n } of { $royals } executed
execution-hindsight = 🔍 You could still have won up to hand { $n }.
execution-why-lost = You lost: you can't draw, and the top discard fits nowhere. Each royal left counts -1.
# $hints: how many hints were taken
execution-score = Score: **{ $score }** · level { $level }{ $hints ->
    [0] {""}
    [one] {" "}· 💡 1 hint
   *[other] {" "}· 💡 { $hints } hints
  }
# What is shared: a square for each royal, and how many hints were taken
execution-square-executed = 🟥
execution-square-left = ⬛
execution-hints = { $n ->
    [0] No hints.
    [one] 💡 1 hint
   *[other] 💡 { $n } hints
  }
execution-statistic-played = played: { $what }
execution-statistic-won = won: { $what }
execution-played-squire = squire
execution-played-knight = knight
execution-played-baron = baron
execution-played-duke = duke
execution-played-king = king
execution-won-squire = squire
execution-won-knight = knight
execution-won-baron = baron
execution-won-duke = duke
execution-won-king = king

## Pictures. $value: what the royal is worth; $n: what the next card must be, or how many
execution-picture-banner = { $n } of { $royals } executed
execution-picture-row = { $rank } { $value }
execution-picture-wants-sum = { $n }+
execution-picture-wants-trigger = { $n ->
    [10] 10 or A
   *[other] { $n }+ or A
  }
execution-picture-wants-ace = only A
execution-picture-doomed = no trigger
execution-picture-cleared = cleared
execution-picture-draw = Draw pile
execution-picture-discard = Discards
execution-picture-graveyard = Graveyard
execution-rank-ace = A
execution-rank-two = 2
execution-rank-three = 3
execution-rank-four = 4
execution-rank-five = 5
execution-rank-six = 6
execution-rank-seven = 7
execution-rank-eight = 8
execution-rank-nine = 9
execution-rank-ten = 10
execution-rank-jack = J
execution-rank-queen = Q
execution-rank-king = K
execution-poster-won = The last royal falls
execution-poster-lost = The court stands
execution-poster-given-up = Given up
execution-poster-line = { $n } of { $royals } royals executed
execution-poster-score = { $level } · score { $score }{ $hints ->
    [0] {""}
    [one] {" "}· 1 hint
   *[other] {" "}· { $hints } hints
  }

## “?” beside a question: the two sentences that matter for it now
execution-explain-play = A third card of the royal's suit, higher than one of the two on it, executes it. Discard what fits nowhere; you can still play the top of that pile.
execution-explain-save = It goes to the discard pile, and you can play it again.

# What options of commands are called
execution-option-name-level = level
