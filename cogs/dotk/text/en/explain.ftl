# What “?” beside a question says: the two sentences that matter for it now, by the question's topic.

dotk-explain-lay = Your card lies face down until all are revealed at the end of the round. Others may swap or burn it before.
dotk-explain-act = Exchange with the player on your left (the Dealer cuts the deck: a random card replaces the Dealer's), use your card's power, swap it with one of your hand if you have any, or keep it.
dotk-explain-keep = Keep one; the other goes under the deck. All see which you choose. If you take the card you drew, only you know it.
