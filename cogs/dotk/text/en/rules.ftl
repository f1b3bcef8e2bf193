# The rules of dotk in our own words: pages, and paragraphs counted from 1.

dotk-page-overview = How to play
dotk-rules-overview-1 = There are **thirteen characters**, two cards of each, from Death (0) to the King (12). Some count otherwise beside others.
dotk-rules-overview-2 = **Court game** (3 to 7): everybody deals once. In each turn you have three cards, one for each of three rounds. The **highest** card scores in round 1, the **lowest** in round 2, and in round 3 **all between** lowest and highest. Each scores 1; ties share.
dotk-rules-overview-3 = In the end the **second-highest total wins**. Who has the most has only shown off. The **short** court game has half as many turns as players, rounded up (house).
dotk-rules-overview-4 = **Great game** (3 to 16): one card each, no hand. The lowest card loses the round.
dotk-rules-overview-5 = In a round, all cards lie face down. One after the other, from the Dealer's left to the Dealer, you each take **one action**; then all is turned up.

dotk-page-round = A round
dotk-rules-round-1 = **1. Cards.** At court, you all put a card of your hand face down, at once (house); in round 3 it is the last one. In the great game everybody is dealt one.
dotk-rules-round-2 = **2. Actions.** The player to the Dealer's left begins, the Dealer is last. Your action is for the card that you hold when your turn comes.
dotk-rules-round-3 = **3. Reveal.** All End powers work at once. They go by the names of the other cards that are out, so no order matters. “Out” is what lies before a player, not what is put aside, in a hand or in the deck.
dotk-rules-round-4 = **4. Score.** At court the King counts as the highest, but never scores: in round 1 the next value wins. In round 3 he marks the top.
dotk-rules-round-5 = The cards of a round are put aside, face up. After three rounds all are shuffled, and the player to the left deals.

dotk-page-actions = Actions
dotk-rules-actions-1 = **Exchange** with the player on your left, who cannot refuse. Left is the next in turn, so the Dealer has nobody there, and **cuts** instead: a random card of the deck, shown to all, is the new one, and the old one goes under the deck.
dotk-rules-actions-2 = **Fold:** keep your card.
dotk-rules-actions-3 = **Change** it with one from your hand, while you have one: at court, in rounds 1 and 2.
dotk-rules-actions-4 = **Use** the Action power of your card: Merchant, Thief, Juggler, Dragon. You show it, and it stays face up wherever it goes on the table. Who gets it with a turn to come may use it again.
dotk-rules-actions-5 = Whoever gets a card sees it. Nobody sees what is done to others: Juggler and Dragon look at nothing.

dotk-page-characters = Characters
dotk-rules-characters-1 = Two cards of each, the highest first. The numbers and powers are ours (house). Of two numbers the first is the normal one.
dotk-rules-character = **{ $card }** · { $text }
dotk-rules-characters-2 = An Action is used on your turn. An End works at the reveal, by itself.

dotk-page-great = The great game
dotk-rules-great-1 = One card each, so there is no change. The lowest value loses the round; ties all lose. **Death always loses.** The King is simply 12.
dotk-rules-great-2 = **Tokens:** each loser takes one. There are as many rounds as players (house), or twice or three times as many. The fewest tokens win; ties share.
dotk-rules-great-3 = **Lives:** four each, from eight players on two (house). Each loser gives one up. Without any you are out, and the last one in wins. If the last go out together, they share.
dotk-rules-great-4 = All cards are shuffled before each round (house), and the next player still in deals.

dotk-page-crowns = Winning and crowns
dotk-rules-crowns-1 = At court the **second-highest total** wins, and ties share (house): with 5, 5 and 2 points the 2 wins, with 5, 2 and 2 both 2s.
dotk-rules-crowns-2 = **Nobody wins** when all totals are equal, or when everybody shares the highest or the lowest with somebody, as with 5, 5, 2 and 2. Then nothing is paid. Play again.
dotk-rules-crowns-3 = Each winner of a table earns 2 crowns from the treasury (house).

dotk-page-time = If you say nothing
dotk-rules-time-1 = Choosing a card: the dice choose. Action: you fold. Merchant: you keep him.
dotk-rules-time-2 = In the great game an action has 20 seconds at quick pace and 30 at normal pace (house). Exchange and Fold are buttons at the table; your power is in **My cards** and in your direct message.

dotk-page-house = House rules
dotk-rules-house-1 = The names are printed, that there are 26 cards, Death the lowest and the King the highest, that some carry two values, who acts in turn and who at the end, and both games' scores. We have them from the publisher's rules, and from what reviewers tell.
dotk-rules-house-2 = The numbers, and what the powers do in detail, are **the house's**.
dotk-rules-house-3 = House too: all cards laid at once, shared second places, as many rounds as players, the short court game, two lives from eight players on, the crowns, and that a cut or a burned card goes under the deck.
dotk-rules-house-4 = **Last words:** before the last round each may say once more by one press what lies before them, truly or not. It takes 20 seconds at most. With lives there are none.
