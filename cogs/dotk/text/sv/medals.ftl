# Medaljer: namn, och för vad.

dotk-medal-win = Döden besegrad
dotk-medal-win-text = Vann ett spel
dotk-medal-five-wins = Kungarikets arvinge
dotk-medal-five-wins-text = Vann fem spel
dotk-medal-fifty-points = Femtio poäng
dotk-medal-fifty-points-text = Femtio poäng i hovspelet
dotk-medal-good-loser = God förlorare
dotk-medal-good-loser-text = Förlorade tio ronder i stora spelet
dotk-medal-dragon = Leka med elden
dotk-medal-dragon-text = Använde Draken två gånger i ett spel
dotk-medal-thief = Långfingrad
dotk-medal-thief-text = Använde Tjuven två gånger i ett spel
