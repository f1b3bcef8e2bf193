# Commandes, telles que le menu de Discord les montre : 100 caractères au plus.

dotk-about = Mort sur le royaume : échange ta carte, vise la deuxième place, ou tout sauf la dernière. De 3 à 16
dotk-line = Une carte secrète par personne. Échange-la, sers-t’en ou garde-la avant qu’on les révèle toutes.
dotk-start-mode = Quel jeu
dotk-start-mode-court = { dotk-mode-court }, de 3 à 7 : la deuxième place gagne
dotk-start-mode-court-short = { dotk-mode-court-short }, deux fois moins de tours : bien à six ou sept
dotk-start-mode-tokens = { dotk-mode-tokens }, de 3 à 16 : la plus basse prend un jeton
dotk-start-mode-tokens-twice = { dotk-mode-tokens-twice }
dotk-start-mode-tokens-thrice = { dotk-mode-tokens-thrice }
dotk-start-mode-lives = { dotk-mode-lives }, de 3 à 16 : la plus basse perd une vie

# Noms des options
dotk-option-name-mode = mode
