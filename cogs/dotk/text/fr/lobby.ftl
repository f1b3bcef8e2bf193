# Ce que le lobby dit du choix de l'hôte, et de la durée.

dotk-options-pick-mode = Quel jeu ?
dotk-lobby-game-court = **Jeu de cour** (de { $least } à { $most }) : { $rounds } tours à { $players }. La deuxième place gagne.
dotk-lobby-game-court-short = **Jeu de cour court** (de { $least } à { $most }) : { $rounds } tours à { $players }. La deuxième place gagne.
dotk-lobby-game-great = **Grand jeu** (de { $least } à { $most }) : { $lives ->
    [0] { $rounds } manches
   *[other] { $lives } vies par personne
  } à { $players }. { $lives ->
    [0] La carte la plus basse prend un jeton ; moins on en a, mieux c’est.
   *[other] La carte la plus basse perd une vie ; la dernière personne en jeu gagne.
  }
dotk-lobby-length = ⏱ À { $players } : environ { $n } questions, { $minutes } { $minutes ->
    [one] minute
   *[other] minutes
  } si tout le monde est là.{ $shorter ->
    [0] {""}
   *[other] {" "}Le jeu de cour court : environ { $shorter }.
  }
