# Ce qu'on dit par boutons. $first, $second : une carte, ou quelqu'un ($first_name, $second_name).

dotk-claim-laid = Ma carte, c’est { $first_kind ->
    [mv] l’
    [f] la{" "}
   *[m] le{" "}
  }{ $first }.
dotk-claim-laid-label = Ma carte, c’est…
dotk-claim-hold = J’ai en main { $first_kind ->
    [mv] l’
    [f] la{" "}
   *[m] le{" "}
  }{ $first }.
dotk-claim-hold-label = J’ai en main…
dotk-claim-estimate = À mon avis, { $first_name } a { $second_kind ->
    [mv] l’
    [f] la{" "}
   *[m] le{" "}
  }{ $second }.
dotk-claim-estimate-label = À mon avis, quelqu’un a…
dotk-claim-will = { $first_id ->
    [keep] Je vais garder ma carte.
    [exchange] Je vais échanger ma carte.
   *[fold] Je ne ferai rien.
}
dotk-claim-will-label = Je vais…
dotk-claim-request = { $first_id ->
    [keep] { $second_name }, garde ta carte.
    [exchange] { $second_name }, échange ta carte.
   *[fold] { $second_name }, ne fais rien.
}
dotk-claim-request-label = Demander à quelqu’un de…
dotk-plan-keep = Garder la carte
dotk-plan-exchange = L’échanger
dotk-plan-fold = Ne rien faire

# Avant la dernière manche. $names : qui la joue
dotk-last-words = 🗣 **Dernière manche, derniers mots :** dites encore une fois quelle carte vous avez.
