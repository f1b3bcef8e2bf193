# Vad man säger med knappar.

botk-claim-come-out = Jag är { $first }.
botk-claim-come-out-label = Jag är …
botk-claim-hold = Jag har: { $first }.
botk-claim-hold-label = Jag har …
botk-claim-learned = Jag tittade hos { $first_name }: { $second }.
botk-claim-learned-label = Jag såg någons föremål: …
botk-claim-centre = Jag såg mittkortet: { $first }.
botk-claim-centre-label = Jag såg mittkortet: …
botk-claim-estimate = Jag tror att { $first_name } är { $second }.
botk-claim-estimate-label = Jag tror att någon är …
botk-claim-vote = { $first_name } till galgen!
botk-claim-vote-label = Till galgen med …
botk-claim-request = { $first_id ->
    [condemn] Döm { $second_name }.
   *[spare] Skona { $second_name }.
}
botk-claim-request-label = Säg till Bödeln: …
botk-wish-condemn = Döm
botk-wish-spare = Skona

# Mellan domen och slaget
botk-last-words = 🗣 **Sista ord:** { $names } får be om nåd; de andra säger Slå till eller Skona. Bödeln bestämmer.
botk-vote-strike = Slå till
botk-vote-spare = Skona
botk-vote-strike-label = Slå till!
botk-vote-spare-label = Skona!
