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
dotk-contest-middle = every card in between scores
dotk-contest-loser = the lowest card loses

## Characters: name, and what it does
dotk-character-death = Death
dotk-character-death-text = No power. In the great game Death always loses.
dotk-character-innkeeper = Innkeeper
dotk-character-innkeeper-text = Reveal: worth 7 if a Merchant is on the table.
dotk-character-merchant = Merchant
dotk-character-merchant-text = Action: see the top card of the deck, and keep one of the two.
dotk-character-thief = Thief
dotk-character-thief-text = Action: swap cards with any player.
dotk-character-juggler = Juggler
dotk-character-juggler-text = Action: swap two other players' cards.
dotk-character-jester = Jester
dotk-character-jester-text = Reveal: worth 10 if a Queen or King is on the table.
dotk-character-monk = Monk
dotk-character-monk-text = Reveal: worth 2 if a Princess or Queen is on the table.
dotk-character-sorceress = Sorceress
dotk-character-sorceress-text = Reveal: worth 1 if a Monk is on the table.
dotk-character-knight = Knight
dotk-character-knight-text = Reveal: worth 11 if a Dragon is on the table.
dotk-character-dragon = Dragon
dotk-character-dragon-text = Action: another player's card goes under the deck; they get the top card.
dotk-character-princess = Princess
dotk-character-princess-text = Reveal: worth 3 if a Dragon, but no Knight, is on the table.
dotk-character-queen = Queen
dotk-character-queen-text = Reveal: worth 5 if a Jester is on the table.
dotk-character-king = King
dotk-character-king-text = The highest. In the court game he never scores.
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
