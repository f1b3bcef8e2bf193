# What “?” beside a question says: the two sentences that matter for it now, by the question's topic.

dotk-explain-lay = The card lies face down before you, and all are turned up at the end of the round. Others may swap or burn it before that.
dotk-explain-act = You do one thing: exchange with the player on your left, use your card's power, or fold and keep your card. The Dealer cannot exchange, but cut: a random card of the deck replaces theirs.
dotk-explain-keep = You drew this card in secret, and keep one of the two. The other goes under the deck, and nobody learns which you chose.
