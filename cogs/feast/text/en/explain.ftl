# What “?” beside a question says: the two sentences that matter for it now, by the question's topic.

feast-explain-hand-out = One title for each guest; you keep the rest. You must give away Cupbearer, Seneschal and Chamberlain.
feast-explain-serve = Whoever drinks it at a toast dies. You may also keep it out of the game, and nobody can prove what you did.
feast-explain-take = Everybody sees a food's kind. Whether it's poisoned shows when you eat it, for energy.
feast-explain-claim = For 3 Honor you take a guest's title. Cupbearer and Seneschal you give out again at once, for 1 Honor.
feast-explain-grant = On your turn you must give a title away, if somebody can pay. You get 1 Honor for it.
feast-explain-grant-to = They pay you 1 Honor, if they have it. Cupbearer and Seneschal decide who drinks what.
feast-explain-act = Claims and titles come first (what you serve is in “My cards”), then one action. Each food you eat gives 1 energy; poison kills.
feast-explain-poison = It replaces a card of the same kind, anybody's, even yours. All know that you poisoned something, not whose.
feast-explain-toast = You drink what is in your goblet: wine or poison. Whoever served it knows which, but somebody may have changed it since.
feast-explain-challenge = Refuse: you get 1 Dishonor, which costs energy later, and they get Honor. Accept: one of you dies, unless it's a tie.
feast-explain-swap = The two swap goblets, unseen. One of them may have none.
feast-explain-throw = Rock beats scissors, scissors beat paper, paper beats rock. The loser dies; the winner gets 1 Honor.
feast-explain-end = You can use each title once. Then the guest on your left begins.
