# How to play, page by page. Short paragraphs: they are read on phones.

execution-page-overview = In short
execution-page-cards = Jokers, aces, saving
execution-page-levels = Levels
execution-page-daily = The daily
execution-page-house = House rules

execution-rules-overview-1 = Twelve royals lie in three rows of four, with only the front ones face up. **Execute them all.**
execution-rules-overview-2 = Draw three cards, and play all three before you draw again: lay them **on royals**, or **discard** them, to the top or the bottom of the discard pile.
execution-rules-overview-3 = A royal takes three cards. The first two, of any suit, must together reach its value: Jack 11, Queen 12, King 13.
execution-rules-overview-4 = The third is the **trigger**: of the royal's suit, and higher than at least one of the first two. On J♥ with 5 and 6, a 6♥ triggers, and a 5♥ does not.
execution-rules-overview-5 = It executes the royal. You **save** one of the three cards: it goes to the discard pile. The royal behind is revealed.
execution-rules-overview-6 = You can play the **top of the discard pile** between any two moves.
execution-rules-overview-7 = You lose when draw pile and hand are empty and the top discard fits nowhere. Your **score** (house): if you win, the cards left; if you lose, minus 1 for each royal left.

execution-rules-cards-1 = A **joker** is any value from 2 to 10, and any suit. Among the first two it counts as the lowest value that reaches the royal, as a trigger as 10.
execution-rules-cards-2 = An **ace** is 1, and always triggers in its suit.
execution-rules-cards-3 = The first card must leave the royal within reach of a 10: no ace on a Queen or King, no 2 on a King. The second must complete the sum (house).
execution-rules-cards-4 = You never save jokers and aces. If you discard them, they stay playable.
execution-rules-cards-5 = If you can save a card, you must, and you choose which. If not, all three go.
execution-rules-cards-6 = ⚠ marks a royal that no card left can trigger.

execution-rules-levels-1 = **Squire**: as printed, but with 12 hands instead of 14 (house).
execution-rules-levels-2 = **Knight** (house): { execution-differs-knight }. 13 hands.
execution-rules-levels-3 = **Baron** (house): { execution-differs-baron } of the three, jokers and aces aside. If two are alike, you choose.
execution-rules-levels-4 = **Duke** (house): { execution-differs-duke }. Discards go where you like.
execution-rules-levels-5 = **King** (house): { execution-differs-king }.

execution-rules-daily-1 = `/execution { command-name-daily }` is one deal a day, the same for everybody, at level **duke** (house).
execution-rules-daily-2 = You have one try, in one place. It stays private until the day ends, at midnight UTC. If you don't finish, it counts as given up.

execution-rules-daily-3 = `/execution { command-name-board }` shows this server's results, and how many days in a row everybody has played, on any server. **Share** posts yours: 🟥 executed, ⬛ still standing. It gives nothing away.

execution-rules-house-1 = **Take back** (house) undoes your last cards, up to the last time something new was revealed.
execution-rules-house-2 = The last nine cards of the draw pile lie rotated: three hands (house).
execution-rules-house-4 = After a loss you may read up to which hand you could still have won, with all cards known (house).
execution-rules-house-6 = A **hint** (house) names the hard computer's next move, and how many of a hundred games it won from there. Your result counts your hints.
execution-rules-house-3 = **Give up** (house), or a week without playing, counts as a loss. No crowns move.
execution-rules-house-5 = You may look through the discard pile at any time (house).
