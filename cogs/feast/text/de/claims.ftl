# Was per Knopf gesagt wird.

feast-claim-come-out = Ich bin { $first_kind ->
    [m] der{" "}
    [f] die{" "}
   *[name] {""}
  }{ $first }.
feast-claim-come-out-label = Ich bin …
feast-claim-estimate = Ich glaube, { $first_name } ist { $second_kind ->
    [m] der{" "}
    [f] die{" "}
   *[name] {""}
  }{ $second }.
feast-claim-estimate-label = Ich glaube, jemand ist …
feast-claim-poisoned = Bei { $first_name } ist { $second_kind ->
    [m] der
    [f] die
   *[n] das
} { $second } vergiftet.
feast-claim-poisoned-label = Vergiftet ist: …
feast-claim-clean = Bei { $first_name } ist { $second_kind ->
    [m] der
    [f] die
   *[n] das
} { $second } nicht vergiftet.
feast-claim-clean-label = Nicht vergiftet ist: …
feast-claim-will = Beim nächsten Toast trinke ich{ $first_id ->
    [drink] .
   *[abstain] {" "}nicht.
}
feast-claim-will-label = Beim nächsten Toast …
feast-claim-request = { $first_id ->
    [spare] Lasst { $second_name } in Ruhe.
    [kill] { $second_name } muss sterben.
   *[praise] Lobt { $second_name }.
}
feast-claim-request-label = Schonen, töten oder loben …
feast-plan-drink = Ich trinke
feast-plan-abstain = Ich trinke nicht
feast-wish-spare = In Ruhe lassen
feast-wish-kill = Töten
feast-wish-praise = Loben

# Bevor im Duell gezeigt wird
feast-last-words = 🗣 **Letzte Worte:** { $names } dürfen sagen, wer sie sind; die anderen feuern eine Seite an.
feast-vote-challenger = Für die fordernde Seite
feast-vote-challenged = Für die geforderte Seite
feast-vote-challenger-label = Für { $first }
feast-vote-challenged-label = Für { $second }
