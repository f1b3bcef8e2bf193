# What “?” beside a question says: the two sentences that matter for it now, by the question's topic.

botk-explain-remove = Every game needs a safe item, and none was drawn. Nobody holds the one you take out.
botk-explain-call = Every prisoner has one move before the executions. The last one knows most, so call those you trust least first.
botk-explain-action = **Peek:** you alone see one item. **Swap:** two items change places, unseen. Everybody sees what you did, not what you saw.
botk-explain-select = The gallows card happens to whoever you choose. You can't choose yourself.
botk-explain-direction = Everybody looks at one neighbour's item. Clockwise is to the left, in the order of the seats.
botk-explain-vote = Whoever gets most votes is condemned first. Everybody sees the result, nobody sees who voted how.
botk-explain-tie = The vote was a tie, so you decide. You can still execute the others later.
botk-explain-confide = Only the player you choose sees your role. Both of you may say about it what you like.
botk-explain-execute = Each death pays you 1 crown, but if one makes the Saboteurs win, you get nothing. Stop when one more isn't worth the risk.
botk-explain-gesture = **Strike** reveals the item, and it does what it says. **Relent**, if you can, spares them: then choose again.
botk-explain-shield = With the Shield up, you escape, and the neighbour you choose is executed. Leave it down, and you die.
botk-explain-wine = You die, and somebody dies with you. Their item can't save them, and their death can make the Saboteurs win.
botk-explain-successor = They begin the next game as Executioner, if they sit down again. It changes nothing in this one.
