# What “?” beside a question says: the two sentences that matter for it now, by the question's topic.

dotk-explain-lay = Others may swap or burn it before all cards are revealed at the end of the round.
dotk-explain-act = **Exchange** is with the player on your left. The Dealer cuts instead: a random card of the deck replaces the Dealer's.
dotk-explain-keep = The other one goes under the deck. If you take the card you drew, only you know it.
