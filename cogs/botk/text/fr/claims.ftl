# Ce qu'on dit par boutons. $first, $second : une carte, ou quelqu'un ($first_name, $second_name).

botk-claim-come-out = Je suis { $first_id ->
    [princess] la
    [jester] le
   *[other] un
} { $first }.
botk-claim-come-out-label = Je suis…
botk-claim-hold = J’ai { $first_kind ->
    [f] la
   *[m] le
} { $first }.
botk-claim-hold-label = J’ai…
botk-claim-learned = J’ai regardé l’objet { INITIAL($first_name) ->
    [vowel] d’
   *[other] de{" "}
  }{ $first_name } : c’était { $second_kind ->
    [f] la
   *[m] le
} { $second }.
botk-claim-learned-label = J’ai vu l’objet de…
botk-claim-centre = J’ai regardé la carte centrale : c’était { $first_kind ->
    [f] la
   *[m] le
} { $first }.
botk-claim-centre-label = J’ai vu la carte centrale…
botk-claim-estimate = Je crois { INITIAL($first_name) ->
    [vowel] qu’
   *[other] que{" "}
  }{ $first_name }, c’est { $second_id ->
    [princess] la
    [jester] le
   *[other] un
} { $second }.
botk-claim-estimate-label = Je crois que c’est…
botk-claim-vote = { $first_name }, à la potence !
botk-claim-vote-label = À la potence…
botk-claim-request = { $first_id ->
    [condemn] Condamne { $second_name }.
   *[spare] Épargne { $second_name }.
}
botk-claim-request-label = Conseiller au Bourreau de…
botk-wish-condemn = Condamner
botk-wish-spare = Épargner

# Entre la condamnation et le geste. $names : qui est sur l'échafaud
botk-last-words = 🗣 **Derniers mots :** { $names } peut plaider ; les autres disent Frappe ou Épargne. Le Bourreau tranche.
botk-vote-strike = Frappe
botk-vote-spare = Épargne
botk-vote-strike-label = Frappe !
botk-vote-spare-label = Épargne !
