# What “?” beside a question says: the two sentences that matter for it now, by the question's topic.

dotk-explain-lay = Others may swap or burn it before all cards are revealed.
dotk-explain-act = **Exchange** with the player on your left (the Dealer cuts: a random card of the deck replaces it), use your card's power, swap it with one of your hand if you have any, or keep it.
dotk-explain-keep = The other one goes under the deck. All see which you choose, but nobody else sees the card you drew.
