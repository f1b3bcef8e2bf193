# Vad man säger med knappar.

feast-claim-come-out = Jag är { $first }.
feast-claim-come-out-label = Jag är …
feast-claim-estimate = Jag tror att { $first_name } är { $second }.
feast-claim-estimate-label = Jag tror att någon är …
feast-claim-poisoned = Förgiftat hos { $first_name }: { $second }.
feast-claim-poisoned-label = Förgiftat: …
feast-claim-clean = Inte förgiftat hos { $first_name }: { $second }.
feast-claim-clean-label = Inte förgiftat: …
feast-claim-will = Vid nästa skål dricker jag{ $first_id ->
    [drink] .
   *[abstain] {" "}inte.
}
feast-claim-will-label = Vid nästa skål …
feast-claim-request = { $first_id ->
    [spare] Låt { $second_name } vara.
    [kill] { $second_name } måste dö.
   *[praise] Beröm { $second_name }.
}
feast-claim-request-label = Skona, döda eller beröm …
feast-plan-drink = Jag dricker
feast-plan-abstain = Jag dricker inte
feast-wish-spare = Låt vara
feast-wish-kill = Döda
feast-wish-praise = Beröm

# Innan man visar i en duell
feast-last-words = 🗣 **Sista ord:** { $names } får säga vem de är; de andra hejar på en av dem.
feast-vote-challenger = För utmanaren
feast-vote-challenged = För den utmanade
feast-vote-challenger-label = För { $first }
feast-vote-challenged-label = För { $second }
