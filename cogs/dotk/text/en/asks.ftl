# Questions and the words on their controls. Labels and placeholders are plain text.

dotk-ask-lay = **Which card do you put down?**
dotk-ask-act = **Your action:** do one thing.
# $hand: whether there is a hand to change with
dotk-ask-act-public = **What do you do?** Press **My cards** to see your card{ $hand ->
    [true] {" and hand"}
   *[false] {""}
  }.
dotk-ask-keep = You drew **{ $card }**. { $text }

## What silence will mean, by what it answers
dotk-silence-fold = -# If time runs out, you keep it.
dotk-silence-keep = -# If time runs out, you keep the Merchant.

## Placeholders of selects
dotk-pick-lay = Put down a card…
dotk-pick-change = Swap with a card of your hand…
dotk-pick-thief = Thief: swap cards with…
dotk-pick-juggler = Juggler: swap the cards of (pick two)…
dotk-pick-dragon = Dragon: burn the card of…

## Buttons. $name: of the player on the left
dotk-do-exchange = Exchange with { $name }
dotk-do-cut = Cut the deck
dotk-do-fold = Keep
dotk-do-lay = Put down a card
dotk-do-change = Swap with my hand
dotk-do-merchant = Merchant: look at the top card
dotk-do-thief = Thief
dotk-do-juggler = Juggler
dotk-do-dragon = Dragon
dotk-do-keep = Keep: { $card } ({ $value })
dotk-do-take = Take: { $card } ({ $value }), face down

## Hints below an option
dotk-hint-card = { $card }
