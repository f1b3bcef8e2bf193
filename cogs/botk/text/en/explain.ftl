# What “?” beside a question says: the two sentences that matter for it now, by the question's topic.

botk-explain-remove = There must be a safe item in the game, and none was drawn. The one that you take out is in nobody's hands.
botk-explain-call = Everybody has one move before the executions. Whoever moves last knows most, so call those you trust least first.
botk-explain-action = **Peek** shows one item to you alone; **switch** makes two items change places, unseen. Everybody sees what you did, nobody what you saw.
botk-explain-select = This gallows card does what it says to whom you choose. You yourself are never chosen.
botk-explain-direction = Everybody looks at one neighbour's item. Clockwise is to the left, as the seats are numbered.
botk-explain-vote = Whoever gets most votes is condemned first. Votes are counted in public, but nobody sees who gave which.
botk-explain-tie = The vote was even, so you decide. The others can still be executed later.
botk-explain-confide = The one you choose sees your role, and nobody else does. They may say what they like about it, and so may you.
botk-explain-execute = Each death pays you 1 crown, unless one of them makes the Saboteurs win: then you get nothing. Stop when the risk is not worth one more.
botk-explain-gesture = Strike turns up the item of the condemned, and it does what it says. Relent, where it is offered, spares them, and you may choose anew.
botk-explain-shield = Behind the Shield you escape, and the neighbour you choose is executed instead. Leave it down, and you die.
botk-explain-wine = You die of the poison, and take somebody along. Their item does not save them, and if that death makes the Saboteurs win, it ends all the same.
botk-explain-successor = The next game begins with this Executioner, if they sit down again. It changes nothing in this one.
