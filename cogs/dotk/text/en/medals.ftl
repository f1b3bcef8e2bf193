# Medals, earned once and for good: the name, and what it is for.

dotk-medal-win = Death Overcome
dotk-medal-win-text = Won a game
dotk-medal-five-wins = Heir to the Kingdom
dotk-medal-five-wins-text = Won five games
dotk-medal-fifty-points = Fifty Points
dotk-medal-fifty-points-text = Fifty points in court games
dotk-medal-good-loser = Good Loser
dotk-medal-good-loser-text = Lost ten rounds of great games
dotk-medal-dragon = Playing with Fire
dotk-medal-dragon-text = Used the Dragon's power twice in a game
dotk-medal-thief = Light Fingers
dotk-medal-thief-text = Used the Thief's power twice in a game
