# What “?” beside a question says: the two sentences that matter for it now, by the question's topic.

dotk-explain-lay = The card lies face down before you, and all are turned up at the end of the round. Others may swap or burn it before that.
dotk-explain-act = Exchange your card with the player on your left (the Dealer cuts: a random card of the deck replaces it), use its power, change it with one of your hand if you have any, or fold to keep it.
dotk-explain-keep = You keep one of the two; the other goes under the deck. All see which you choose, but nobody else sees the card that you drew: if you take it, it lies face down.
