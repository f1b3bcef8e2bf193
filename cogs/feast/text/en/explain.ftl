# What “?” beside a question says: the two sentences that matter for it now, by the question's topic.

feast-explain-hand-out = You keep the rest.
feast-explain-serve = Whoever drinks it at a toast dies. You may also keep it out of the game.
feast-explain-take = Everybody sees a food's kind. You eat foods on your turn, for energy.
feast-explain-claim = Cupbearer and Seneschal you give out again at once.
feast-explain-grant = Somebody with Honor must get one on each of your turns.
feast-explain-grant-to = Cupbearer and Seneschal decide who drinks what.
feast-explain-act = Claims come first, then titles. Each food you eat gives 1 energy; poison kills.
feast-explain-poison = It replaces a card of the same kind, anybody's, even yours. All know that you poisoned something, not whose.
feast-explain-toast = Whoever served it knows what is in it, but somebody may have changed it since.
feast-explain-challenge = If you refuse, your Dishonor costs you energy later, and they get Honor.
feast-explain-swap = Nobody looks. One of them may have no goblet.
feast-explain-throw = Rock beats scissors, scissors beat paper, paper beats rock. The winner gets 1 Honor.
feast-explain-end = You can use each title once.
