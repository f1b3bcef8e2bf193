# Médailles : gagnées une fois pour toutes. $medals : la liste de leurs noms.

medals-earned = 🏅 { $name } gagne : { $medals }
medals-have = 🏅 **{ $n ->
    [one] { $n } médaille
   *[other] { $n } médailles
  } sur { $of }** : { $medals }
medals-title = Médailles : { $n } sur { $of }
medals-alt = Médailles. { $medals }
medals-alt-why = { $name } : { $why }

medal-best-liar = Langue d’argent
medal-best-liar-text = Dire le meilleur mensonge d’une partie
medal-best-nose = Fin nez
medal-best-nose-text = Flairer le mieux les mensonges d’une partie
