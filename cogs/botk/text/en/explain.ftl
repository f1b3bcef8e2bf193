# What “?” beside a question says: the two sentences that matter for it now, by the question's topic.

botk-explain-remove = Every game needs a safe item. Nobody holds the one you take out.
botk-explain-call = The last one knows most, so call those you trust least first.
botk-explain-action = **Peek:** you alone see the item. **Swap:** nobody does. Everybody sees what you did.
botk-explain-select = The gallows card happens to whoever you choose.
botk-explain-direction = Clockwise is to the left, in the order of the seats.
botk-explain-vote = Whoever gets most votes is condemned first. Nobody sees who voted how.
botk-explain-tie = You can still execute the others later.
botk-explain-confide = Only they see it. Both of you may say about it what you like.
botk-explain-execute = If the Saboteurs win, you get nothing. Stop when one more death isn't worth the risk.
botk-explain-gesture = **Strike** reveals the item, and it does what it says. **Relent**, if you can, spares them.
botk-explain-shield = If you leave it down, you die.
botk-explain-wine = Their item can't save them, and their death can make the Saboteurs win.
botk-explain-successor = They begin the next game as Executioner, if they sit down again.
