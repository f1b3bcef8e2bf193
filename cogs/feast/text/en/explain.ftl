# What “?” beside a question says: the two sentences that matter for it now, by the question's topic.

feast-explain-hand-out = Each guest gets one title, and what is left stays with you. Cupbearer, Seneschal and Chamberlain must be given away, for without them nobody is served.
feast-explain-serve = Whoever drinks it at a toast dies. You may also keep the poison out of the game, and nobody can prove what you did.
feast-explain-pass-over = There are not enough goblets left. Without one, nobody can drink at a toast, for Honor or for death.
feast-explain-take = A food's kind shows to all; whether it is poison shows when it is flipped. You eat foods on your turn, for energy.
feast-explain-start = A claim costs Honor and takes a title from the King or from a guest. Then use as many of your titles as you like, each once.
feast-explain-grant = On your turn you must give a title away, if somebody can pay. You get 1 Honor for it.
feast-explain-grant-to = They pay you 1 Honor, if they have it. Cupbearer and Seneschal decide from then on who drinks what.
feast-explain-cook = Only you have seen it. At the bottom it will hardly be drawn; on top, the next to take this food gets it.
feast-explain-act = Each food you flip gives 1 energy, and a poisoned one kills you. Then you take one action that your energy pays for; what is left over is lost.
feast-explain-poison = It takes the place of a card of the same kind, anybody's, your own too. All know that you poisoned something, but not whose.
feast-explain-toast = You drink what is in your goblet: wine or poison. Who served it knows which, and perhaps somebody has changed it since.
feast-explain-challenge = Refuse, and you get 1 Dishonor, which costs energy later. Accept, and one of you dies, unless you both throw the same.
feast-explain-swap = The two change goblets, unseen. One of them may have none.
feast-explain-throw = Rock beats scissors, scissors beat paper, paper beats rock. The loser dies; the winner gets 1 Honor.
feast-explain-end = Use what titles you still can, each once. Then it is the next guest's turn, on your left.
feast-explain-exchange = You give one food and get another. Neither plate may end with two of a kind.
feast-explain-move-honor = The giver must have 2 Honor or more, and the taker none. Honor pays for titles, and wipes out Dishonor.
