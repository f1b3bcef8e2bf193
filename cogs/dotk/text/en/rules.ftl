# The rules of dotk in our own words: pages, and paragraphs counted from 1.

dotk-page-overview = How to play
dotk-rules-overview-1 = There are **thirteen characters**, two cards of each, from Death (0) to the King (12).
dotk-rules-overview-2 = **Court game** (3 to 7): each turn you get three cards, one for each of three rounds. Round 1: the **highest** card scores. Round 2: the **lowest**. Round 3: **every card in between**. Each scores 1; ties share.
dotk-rules-overview-3 = Everybody deals once; then the **second-highest total wins**. The **short** court game has half as many turns as players, rounded up (house).
dotk-rules-overview-4 = **Great game** (3 to 16): one card each. The lowest loses the round.
dotk-rules-overview-5 = In a round, all cards lie face down. You each take **one action**; then all cards are revealed.

dotk-page-round = A round
dotk-rules-round-1 = **1. Cards.** In the court game, you all put a card of your hand face down at once (house). In the great game you are dealt one.
dotk-rules-round-2 = **2. Actions.** From the Dealer's left to the Dealer. You act with the card you hold when your turn comes.
dotk-rules-round-3 = **3. Reveal.** All Reveal powers work at once, by the names of the other cards on the table. Cards in hands, in the deck or put aside don't count.
dotk-rules-round-4 = **4. Score.** In the court game the King is the highest, but never scores: in round 1 the next value wins.
dotk-rules-round-5 = The cards are put aside, face up. After three rounds all are shuffled, and the player on the left deals.

dotk-page-actions = Actions
dotk-rules-actions-1 = **Exchange** with the player on your left, who cannot refuse. The Dealer **cuts** instead: a random card of the deck, shown to all, replaces the old one, which goes under the deck (house).
dotk-rules-actions-2 = **Keep** your card.
dotk-rules-actions-3 = **Swap** it with one from your hand, in the court game.
dotk-rules-actions-4 = **Use** its Action: Merchant, Thief, Juggler, Dragon. It then stays face up wherever it goes on the table. Whoever gets it before their turn may use it again.
dotk-rules-actions-5 = You see only the cards you get.

dotk-page-characters = Characters
dotk-rules-characters-1 = Two cards of each, the highest first. Of two numbers the first is the normal one. The numbers and powers are ours (house).
dotk-rules-character = **{ $card }** · { $text }
dotk-rules-characters-2 = You use an Action on your turn. A Reveal works by itself.

dotk-page-great = The great game
dotk-rules-great-1 = The lowest value loses the round; ties all lose. **Death always loses.** The King is simply 12.
dotk-rules-great-2 = **Tokens:** each loser takes one. There are as many rounds as players (house), or two or three times as many. The fewest tokens win; ties share.
dotk-rules-great-3 = **Lives:** four each, from eight players on two (house). Each loser gives one up. With none left you are out. The last one in wins; if the last go out together, they share.
dotk-rules-great-4 = All cards are shuffled before each round (house), and the next player still in deals.

dotk-page-crowns = Winning and crowns
dotk-rules-crowns-1 = In the court game the **second-highest total** wins, and ties share (house): with 5, 5 and 2 points the 2 wins, with 5, 2 and 2 both 2s.
dotk-rules-crowns-2 = **Nobody wins** when all totals are equal, or when everybody shares the highest or the lowest, as with 5, 5, 2 and 2. Nothing is paid then.
dotk-rules-crowns-3 = Each winner earns 2 crowns from the treasury (house).

dotk-page-time = If time runs out
dotk-rules-time-1 = Choosing a card: random. Action: you keep your card. Merchant: you keep him.
dotk-rules-time-2 = In the great game an action has 20 seconds at quick pace and 30 at normal pace (house).

dotk-page-house = House rules
dotk-rules-house-1 = The names, the 26 cards and how both games score are printed.
dotk-rules-house-2 = **Last words:** before the last round each may say once more what card they have. It takes 20 seconds at most. With lives there are none.
