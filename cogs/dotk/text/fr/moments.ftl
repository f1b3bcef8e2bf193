# Ce qui doit se sentir : de courts messages à la table ; les autres lignes sont celles du récit.

dotk-moment-went-out = ### 🚪 Hors jeu : { $seats }
dotk-moment-game-ended = # { $result_id ->
    [second] 🏆 { dotk-poster-second } : { $winners }
    [nobody] Personne n’est deuxième : personne ne gagne
    [fewest] 🏆 Le moins de jetons : { $winners }
    [last] 🏆 { dotk-poster-last } : { $winners }
   *[together] 🏆 Chute commune, victoire commune : { $winners }
  }

## À une seule personne
dotk-fate-out = ### Tu es hors jeu
  Tu as perdu ta dernière vie. Tu regardes la suite.
# $standing : points, jetons ou vies à la fin
dotk-you-won = ### 🏆 Tu as gagné
  Tu as gagné : { $result ->
    [second] { $standing }, c’est la deuxième place.
    [fewest] { $standing }, et personne n’en a moins.
    [last] il ne reste que toi en jeu.
   *[together] ta chute est aussi la dernière.
  }
dotk-you-lost = ### Tu as perdu
  Tu as perdu : { $result ->
    [second] { $first ->
        [true] tu as la première place, avec { $standing }. Seule la deuxième gagne.
       *[false] { $standing }, ce n’est pas la deuxième place. Deuxième place : { $names }.
      }
    [nobody] personne n’est deuxième.
    [fewest] tu as { $standing }. Le moins de jetons : { $names }.
   *[other] tes vies n’ont pas tenu assez longtemps. Victoire : { $names }.
  }
