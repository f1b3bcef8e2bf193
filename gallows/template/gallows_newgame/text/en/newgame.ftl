# Every text of the game. All keys begin with its name; $name and the like are filled in.

newgame-name = New game
newgame-about = New game: a secret card for everybody, and the highest wins. 2 to 8 players
newgame-line = Everybody has a secret card, and the highest wins.
newgame-help = A game takes a minute. Keep your secret card, or swap it for one that you do not know.
newgame-role-player = Player

## The table, a hand, the end
newgame-waits = ○ has a card
newgame-done = ● is ready
newgame-card = ### Your card: { $card }
newgame-winner = # { $name } wins

## What is asked, what silence means, the buttons
newgame-ask-turn = **Keep your card, or swap it?**
newgame-explain-turn = The highest card wins, and yours may be low. The next card of the deck may be lower, though.
newgame-silence-keep = -# If time runs out, you keep it.
newgame-do-keep = Keep
newgame-do-swap = Swap

## What happened: a text for each event, filled with its fields
newgame-tale-card-kept = { $seat } keeps a card.
newgame-tale-card-swapped = { $seat } swaps a card.
newgame-tale-card-shown = { $seat } shows **{ $card }**.
newgame-tale-game-won = 🏆 { $seat } takes a crown from everybody.
newgame-story-card-dealt = { $seat } gets **{ $card }**.

## The rules, page by page
newgame-page-overview = How to play
newgame-rules-overview-1 = Everybody gets a card that only they see.
newgame-rules-overview-2 = In turn, keep it, or swap it for the next one of the deck.
newgame-rules-overview-3 = Then all cards are shown. The highest wins a crown from everybody else.
