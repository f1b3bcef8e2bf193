# Was per Knopf gesagt wird.

dotk-claim-laid = Meine Karte: { $first }.
dotk-claim-laid-label = Meine Karte: …
dotk-claim-hold = Auf der Hand habe ich: { $first }.
dotk-claim-hold-label = Auf der Hand habe ich: …
dotk-claim-estimate = Ich glaube, { $first_name } hat: { $second }.
dotk-claim-estimate-label = Ich glaube, jemand hat: …
dotk-claim-will = { $first_id ->
    [keep] Ich behalte meine Karte.
    [exchange] Ich tausche meine Karte.
   *[fold] Ich tue nichts.
}
dotk-claim-will-label = Ich werde …
dotk-claim-request = { $first_id ->
    [keep] { $second_name }, behalte deine Karte.
    [exchange] { $second_name }, tausch deine Karte.
   *[fold] { $second_name }, tu nichts.
}
dotk-claim-request-label = Jemand soll …
dotk-plan-keep = Karte behalten
dotk-plan-exchange = Karte tauschen
dotk-plan-fold = Nichts tun

# Vor der letzten Runde
dotk-last-words = 🗣 **Letzte Runde, letzte Worte:** Alle dürfen noch einmal sagen, welche Karte sie haben.
