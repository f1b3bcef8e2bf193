# Mort sur le royaume : ses personnages et ses noms.
# Un mot par chose : carte, main, pioche, action, pouvoir, manche, tour, « qui donne », points, jetons, vies.
# .kind : m ou f, et mv devant une voyelle.

dotk-name = Mort sur le royaume
dotk-role-player = Participation
    .kind = f

## Quel jeu
dotk-mode-court = Jeu de cour
dotk-mode-court-short = Jeu de cour court
dotk-mode-tokens = Grand jeu, jetons
dotk-mode-tokens-twice = Grand jeu, jetons, deux fois plus de manches
dotk-mode-tokens-thrice = Grand jeu, jetons, trois fois plus de manches
dotk-mode-lives = Grand jeu, vies

## L'enjeu d'une manche
dotk-contest-highest = un point à la plus haute
dotk-contest-lowest = un point à la plus basse
dotk-contest-middle = un point à celles du milieu
dotk-contest-loser = la plus basse perd

## Personnages : le nom, et ce qu'il fait
dotk-character-death = Mort
    .kind = f
dotk-character-death-text = Aucun pouvoir. Au grand jeu, la Mort perd toujours.
dotk-character-innkeeper = Aubergiste
    .kind = mv
dotk-character-innkeeper-text = Révélation : vaut 7 s’il y a un Marchand sur la table.
dotk-character-merchant = Marchand
    .kind = m
dotk-character-merchant-text = Action : vois le dessus de la pioche, et garde l’une des deux cartes.
dotk-character-thief = Voleur
    .kind = m
dotk-character-thief-text = Action : échange ta carte avec qui tu veux.
dotk-character-juggler = Jongleur
    .kind = m
dotk-character-juggler-text = Action : échange les cartes de deux autres personnes.
dotk-character-jester = Bouffon
    .kind = m
dotk-character-jester-text = Révélation : vaut 10 s’il y a une Reine ou un Roi sur la table.
dotk-character-monk = Moine
    .kind = m
dotk-character-monk-text = Révélation : vaut 2 s’il y a une Princesse ou une Reine sur la table.
dotk-character-sorceress = Sorcière
    .kind = f
dotk-character-sorceress-text = Révélation : vaut 1 s’il y a un Moine sur la table.
dotk-character-knight = Chevalier
    .kind = m
dotk-character-knight-text = Révélation : vaut 11 s’il y a un Dragon sur la table.
dotk-character-dragon = Dragon
    .kind = m
dotk-character-dragon-text = Action : la carte de quelqu’un d’autre va sous la pioche ; le dessus la remplace.
dotk-character-princess = Princesse
    .kind = f
dotk-character-princess-text = Révélation : vaut 3 s’il y a un Dragon, mais pas de Chevalier, sur la table.
dotk-character-queen = Reine
    .kind = f
dotk-character-queen-text = Révélation : vaut 5 s’il y a un Bouffon sur la table.
dotk-character-king = Roi
    .kind = m
dotk-character-king-text = Le plus haut. Au jeu de cour, il ne marque jamais.
dotk-valued = { $card } ({ $value })
dotk-two-values = { $first } ou { $second }

## Fins
dotk-result-second = deuxième place
dotk-result-nobody = personne ne gagne
dotk-result-fewest = moins de jetons
dotk-result-last = dernière vie
dotk-result-together = chute commune
dotk-why-win = une victoire
