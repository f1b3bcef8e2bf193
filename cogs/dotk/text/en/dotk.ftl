# Death Over the Kingdom: its characters and its nouns.
# One word for one thing: card, hand, deck, action, power, round, turn, Dealer, points, tokens, lives.

dotk-name = Death Over the Kingdom
dotk-role-player = Player

## Which game
dotk-mode-court = Court game
dotk-mode-court-short = Short court game
dotk-mode-tokens = Great game, tokens
dotk-mode-tokens-twice = Great game, tokens, twice the rounds
dotk-mode-tokens-thrice = Great game, tokens, three times the rounds
dotk-mode-lives = Great game, lives

## What a round is for
dotk-contest-highest = the highest card scores
dotk-contest-lowest = the lowest card scores
dotk-contest-middle = all cards between score
dotk-contest-loser = the lowest card loses

## Characters: name, and what it does
dotk-character-death = Death
dotk-character-death-text = No power. In the great game always among the losers.
dotk-character-innkeeper = Innkeeper
dotk-character-innkeeper-text = End: counts 7 if a Merchant is out.
dotk-character-merchant = Merchant
dotk-character-merchant-text = Action: see the top card of the deck, and keep one of the two.
dotk-character-thief = Thief
dotk-character-thief-text = Action: swap cards with any player.
dotk-character-juggler = Juggler
dotk-character-juggler-text = Action: swap two other players' cards.
dotk-character-jester = Jester
dotk-character-jester-text = End: counts 10 if a Queen or King is out.
dotk-character-monk = Monk
dotk-character-monk-text = End: counts 2 if a Princess or Queen is out.
dotk-character-sorceress = Sorceress
dotk-character-sorceress-text = End: counts 1 if a Monk is out.
dotk-character-knight = Knight
dotk-character-knight-text = End: counts 11 if a Dragon is out.
dotk-character-dragon = Dragon
dotk-character-dragon-text = Action: another player's card goes under the deck; they get its top card.
dotk-character-princess = Princess
dotk-character-princess-text = End: counts 3 if a Dragon is out and no Knight.
dotk-character-queen = Queen
dotk-character-queen-text = End: counts 5 if a Jester is out.
dotk-character-king = King
dotk-character-king-text = The highest. At court he never scores.
# $value: a number, or two
dotk-valued = { $card } ({ $value })
dotk-two-values = { $first } or { $second }

## Ends
dotk-result-second = second place
dotk-result-nobody = nobody wins
dotk-result-fewest = fewest tokens
dotk-result-last = last one in
dotk-result-together = out together
dotk-why-win = a win
