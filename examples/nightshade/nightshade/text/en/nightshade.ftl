# Nightshade. One word for one thing: sprig, sage, nightshade, lay, bid, gather, basket.

nightshade-name = Nightshade
nightshade-about = Nightshade: bid on how many harmless sprigs you can gather. 3 to 6 players
nightshade-line = Lay sprigs face down, and bid how many you can turn up without finding nightshade.
nightshade-help =
    A game takes some twenty minutes.
    Lay sage or nightshade face down, then bid how many sprigs you can turn up. Your own come first!
nightshade-start-baskets = How many baskets win
nightshade-lobby-baskets = Baskets to win: { $value }

## Nouns
nightshade-sprig-sage = sage
nightshade-sprig-nightshade = nightshade
nightshade-role-herbalist = Herbalist
nightshade-statistic-baskets = { $n ->
    [one] 1 basket filled
   *[other] { $n } baskets filled
  }
nightshade-basket-number = { $n ->
    [one] 1 basket
   *[other] { $n } baskets
  }

## The table, a hand, the end
nightshade-lying = 🌿 Face down: **{ $n ->
    [one] 1 sprig
   *[other] { $n } sprigs
  }**
nightshade-bid = ☞ Bid: **{ $n }**, by { $name }
nightshade-left = { $n ->
    [one] 1 sprig
   *[other] { $n } sprigs
  }, { $down } face down
nightshade-out = out
nightshade-hand = ### In your hand: { $sprigs ->
    [none] nothing
   *[other] { $sprigs }
  }
nightshade-own = You have laid: { $sprigs ->
    [none] nothing yet
   *[other] { $sprigs }
  }
nightshade-watch = You have no sprigs left. Watch, and give nothing away.
nightshade-winner = # { $name } wins
nightshade-banner-lay = Lay sprigs, or bid
nightshade-banner-bid = Bid: { $n }
nightshade-poster = The herbs are gathered
nightshade-poster-line = Winner: { $names }
nightshade-so-many = { $n ->
    [one] 1 sprig
   *[other] { $n } sprigs
  }
nightshade-down = { $n } face down

## What is asked
nightshade-ask-first = **Lay your first sprig**, face down. Only you know which.
nightshade-ask-turn = **Lay another sprig, or bid.** To lay one, press My cards.
nightshade-ask-open = **Your bid.** You have no sprig left to lay.
nightshade-ask-raise = **Bid more, or pass.**
nightshade-ask-gather = **Whose sprig do you turn up?** It must not be nightshade.
nightshade-ask-lose = **Give up a sprig.** Nobody sees which.
nightshade-explain-first = If you lay nightshade, whoever turns it up loses a sprig. If you win the bidding, you turn up your own first.
nightshade-explain-turn = The highest bidder has to turn up that many sprigs without finding nightshade, their own first.
nightshade-explain-open = You have to turn up that many sprigs without finding nightshade, your own first. Others may bid more.
nightshade-explain-raise = Whoever passes is safe in this round. The highest bidder has to turn up that many sprigs.
nightshade-explain-gather = You turn up the top sprig of that player. One nightshade, and you lose one of your sprigs.
nightshade-explain-lose = You found your own nightshade, so you choose. Without nightshade you cannot bluff; without sage you cannot gather.
nightshade-silence-lay = -# If time runs out, you lay a random sprig.
nightshade-silence-bid = -# If time runs out, you bid 1.
nightshade-silence-pass = -# If time runs out, you pass.
nightshade-silence-gather = -# If time runs out, the choice is random.
nightshade-silence-give-up = -# If time runs out, you lose a random sprig.
nightshade-pick-lay = Which sprig?
nightshade-pick-bid = How many?
nightshade-pick-gather = Whose?
nightshade-pick-give-up = Which sprig?
nightshade-do-lay = Lay a sprig
nightshade-do-bid = Bid
nightshade-do-pass = Pass
nightshade-do-gather = Turn up
nightshade-do-give-up = Give up
nightshade-chosen-lay = You lay { $pick }.

## What happened
nightshade-tale-round-began = 🌿 A new round. { $seat } begins.
nightshade-tale-sprigs-laid = A sprig face down: { $seats }.
nightshade-tale-bid-made = { $seat } bids **{ $count }**.
nightshade-tale-passed = { $seat } passes.
nightshade-tale-sprig-turned = ⤷ { $by } turns up { $sprig } from { $seat }.
nightshade-tale-basket-filled = 🧺 { $seat } fills a basket.
nightshade-tale-sprig-lost = ☠️ { $seat } loses a sprig and has { $left } left.
nightshade-tale-game-won = 🏆 { $seat } wins, and takes a crown from everybody.
nightshade-story-hand-taken = {""}
nightshade-story-sprig-hidden = ⤷ { $seat } lays { $sprig }.
nightshade-story-sprig-gone = ⤷ { $seat } loses { $sprig }.

## The rules
nightshade-page-overview = How to play
nightshade-rules-overview-1 = Everybody has three sprigs of **sage** and one of **nightshade**. All lay one face down at the same time.
nightshade-rules-overview-2 = In turn, lay another, or **bid** how many sprigs you can turn up without finding nightshade. After the first bid, bid more or pass.
nightshade-rules-overview-3 = The highest bidder turns up all of their own, then others' from the top. No nightshade? They fill a **basket**. The host decides how many win, usually two; having the last sprigs wins, too.
nightshade-rules-overview-4 = Whoever finds nightshade loses a sprig: by choice if it was their own, else at random. Without sprigs you are out.
nightshade-rules-overview-5 = The winner takes a crown from everybody else.
