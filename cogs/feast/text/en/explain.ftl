# What “?” beside a question says: the two sentences that matter for it now, by the question's topic.

feast-explain-hand-out = Each guest gets one title, and what is left stays with you. Cupbearer, Seneschal and Chamberlain must be given away, for without them nobody is served.
feast-explain-serve = Whoever drinks it at a toast dies. You may also keep the poison out of the game, and nobody can prove what you did.
feast-explain-take = A food's kind shows to all; whether it is poison shows when it is eaten. You eat foods on your turn, for energy.
feast-explain-claim = For 3 Honor you take a title from a guest. Cupbearer and Seneschal you give out again at once, for 1 Honor.
feast-explain-grant = On your turn you must give a title away, if somebody can pay. You get 1 Honor for it.
feast-explain-grant-to = They pay you 1 Honor, if they have it. Cupbearer and Seneschal decide from then on who drinks what.
feast-explain-act = Claims and titles come first (what you serve is in “My cards”), then one action. Each food you eat gives 1 energy, and a poisoned one kills you.
feast-explain-poison = It takes the place of a card of the same kind, anybody's, your own too. All know that you poisoned something, but not whose.
feast-explain-toast = You drink what is in your goblet: wine or poison. Who served it knows which, and perhaps somebody has changed it since.
feast-explain-challenge = Refuse, and you get 1 Dishonor, which costs energy later, and the other gets Honor. Accept, and one of you dies, unless you both throw the same.
feast-explain-swap = The two change goblets, unseen. One of them may have none.
feast-explain-throw = Rock beats scissors, scissors beat paper, paper beats rock. The loser dies; the winner gets 1 Honor.
feast-explain-end = Use what titles you still can, each once. Then it is the next guest's turn, on your left.
