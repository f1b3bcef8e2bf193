# Medaillen: Name, und wofür.

dotk-medal-win = Den Tod besiegt
dotk-medal-win-text = Hat ein Spiel gewonnen
dotk-medal-five-wins = Erbe des Königreichs
dotk-medal-five-wins-text = Hat fünf Spiele gewonnen
dotk-medal-fifty-points = Fünfzig Punkte
dotk-medal-fifty-points-text = Fünfzig Punkte in Hofspielen
dotk-medal-good-loser = Mit Anstand verloren
dotk-medal-good-loser-text = Hat zehn Runden in großen Spielen verloren
dotk-medal-dragon = Spiel mit dem Feuer
dotk-medal-dragon-text = Hat in einem Spiel zweimal den Drachen genutzt
dotk-medal-thief = Lange Finger
dotk-medal-thief-text = Hat in einem Spiel zweimal den Dieb genutzt
