# Slash commands as Discord's menu shows them: 100 characters at most each.

dotk-about = Death Over the Kingdom: swap cards, and be second, or anything but last. 3 to 16 players
dotk-line = Everybody has a card that nobody else sees; swap it, use it, or fold, before all are turned up.
dotk-start-mode = Which game it is
dotk-start-mode-court = Court game, 3 to 7 players: the second place wins
dotk-start-mode-court-short = Short court game, half as many turns: good for six or seven players
dotk-start-mode-tokens = Great game, 3 to 16 players: the lowest card takes a token
dotk-start-mode-tokens-twice = Great game with tokens, twice as many rounds
dotk-start-mode-tokens-thrice = Great game with tokens, three times as many rounds
dotk-start-mode-lives = Great game, 3 to 16 players: the lowest card costs a life
