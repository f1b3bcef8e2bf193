# Was per Knopf gesagt wird.

botk-claim-come-out = Ich bin { $first_id ->
    [princess] die{" "}
    [jester] der{" "}
   *[other] {""}
}{ $first }.
botk-claim-come-out-label = Ich bin …
botk-claim-hold = Ich habe { $first_kind ->
    [m] den
    [f] die
   *[n] das
} { $first }.
botk-claim-hold-label = Ich habe …
botk-claim-learned = Ich habe bei { $first_name } nachgesehen: { $second }.
botk-claim-learned-label = Ich habe bei jemandem gesehen: …
botk-claim-centre = Ich habe die Mittelkarte gesehen: { $first }.
botk-claim-centre-label = Ich habe die Mittelkarte gesehen: …
botk-claim-estimate = Ich glaube, { $first_name } ist { $second_id ->
    [princess] die{" "}
    [jester] der{" "}
   *[other] {""}
}{ $second }.
botk-claim-estimate-label = Ich glaube, jemand ist …
botk-claim-vote = { $first_name } an den Galgen!
botk-claim-vote-label = An den Galgen mit …
botk-claim-request = { $first_id ->
    [condemn] Verurteile { $second_name }.
   *[spare] Verschone { $second_name }.
  }
botk-claim-request-label = An den Henker: …
botk-wish-condemn = Verurteilen
botk-wish-spare = Verschonen

# Zwischen Urteil und Schlag
botk-last-words = 🗣 **Letzte Worte:** { $names } darf um Gnade bitten; die anderen sagen „Schlag zu!“ oder „Gnade!“. Der Henker entscheidet.
botk-vote-strike = Schlag zu
botk-vote-spare = Gnade
botk-vote-strike-label = Schlag zu!
botk-vote-spare-label = Gnade!
