# Ce qu'on dit par boutons. $first, $second : une carte, ou quelqu'un ($first_name, $second_name).

feast-claim-come-out = Je suis { $first_kind ->
    [mv] l’
    [f] la{" "}
   *[m] le{" "}
  }{ $first }.
feast-claim-come-out-label = Je suis…
feast-claim-estimate = Je crois { INITIAL($first_name) ->
    [vowel] qu’
   *[other] que{" "}
  }{ $first_name }, c’est { $second_kind ->
    [mv] l’
    [f] la{" "}
   *[m] le{" "}
  }{ $second }.
feast-claim-estimate-label = Je crois que c’est…
feast-claim-poisoned = Il y a du poison chez { $first_name }, dans { $second_kind ->
    [f] la
   *[m] le
  } { $second }.
feast-claim-poisoned-label = Il y a du poison…
feast-claim-clean = Pas de poison chez { $first_name }, dans { $second_kind ->
    [f] la
   *[m] le
  } { $second }.
feast-claim-clean-label = Il n’y a pas de poison…
feast-claim-will = { $first_id ->
    [drink] Je boirai
   *[abstain] Je ne boirai pas
} au prochain toast.
feast-claim-will-label = Au prochain toast…
feast-claim-request = { $first_id ->
    [spare] Laissez { $second_name } tranquille.
    [kill] { $second_name } doit mourir.
   *[praise] Complimentez { $second_name }.
}
feast-claim-request-label = Épargner, tuer ou complimenter…
feast-plan-drink = Je bois
feast-plan-abstain = Je ne bois pas
feast-wish-spare = Laisser tranquille
feast-wish-kill = Tuer
feast-wish-praise = Complimenter

# Avant un duel. $names : les deux ; $first : qui défie, $second : l'autre
feast-last-words = 🗣 **Derniers mots :** { $names } peuvent dire leur rôle ; les autres encouragent l’un des deux camps.
feast-vote-challenger = Pour qui défie
feast-vote-challenged = Pour l’autre camp
feast-vote-challenger-label = Pour { $first }
feast-vote-challenged-label = Pour { $second }
