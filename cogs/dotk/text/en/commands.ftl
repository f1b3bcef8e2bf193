# Slash commands as Discord's menu shows them: 100 characters at most each.

dotk-about = Death Over the Kingdom: swap cards, and come second, or anything but last. 3 to 16 players
dotk-line = Everybody has a secret card. Swap it, use it or keep it before all are revealed.
dotk-start-mode = Which game
dotk-start-mode-court = { dotk-mode-court }, 3 to 7 players: second place wins
dotk-start-mode-court-short = { dotk-mode-court-short }, half as many turns: good for six or seven players
dotk-start-mode-tokens = { dotk-mode-tokens }, 3 to 16 players: the lowest card takes a token
dotk-start-mode-tokens-twice = { dotk-mode-tokens-twice }
dotk-start-mode-tokens-thrice = { dotk-mode-tokens-thrice }
dotk-start-mode-lives = { dotk-mode-lives }, 3 to 16 players: the lowest card costs a life

# What options of commands are called
dotk-option-name-mode = mode
