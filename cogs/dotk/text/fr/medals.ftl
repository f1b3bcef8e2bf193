# Médailles : le nom, et la raison.

dotk-medal-win = La Mort vaincue
dotk-medal-win-text = Gagner une partie
dotk-medal-five-wins = Le trône en vue
dotk-medal-five-wins-text = Gagner cinq parties
dotk-medal-fifty-points = Cinquante points
dotk-medal-fifty-points-text = Marquer cinquante points au jeu de cour
dotk-medal-good-loser = Bonne poire
dotk-medal-good-loser-text = Perdre dix manches du grand jeu
dotk-medal-dragon = Jouer avec le feu
dotk-medal-dragon-text = Utiliser deux fois le Dragon en une partie
dotk-medal-thief = Doigts de fée
dotk-medal-thief-text = Utiliser deux fois le Voleur en une partie
