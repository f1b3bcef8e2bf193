# Vad man säger med knappar.

dotk-claim-laid = Mitt kort är { $first }.
dotk-claim-laid-label = Mitt kort är …
dotk-claim-hold = På hand har jag { $first }.
dotk-claim-hold-label = På hand har jag …
dotk-claim-estimate = Jag tror att { $first_name } har { $second }.
dotk-claim-estimate-label = Jag tror att någon har …
dotk-claim-will = { $first_id ->
    [keep] Jag behåller mitt kort.
    [exchange] Jag byter mitt kort.
   *[fold] Jag gör inget.
}
dotk-claim-will-label = Jag tänker …
dotk-claim-request = { $first_id ->
    [keep] { $second_name }, behåll ditt kort.
    [exchange] { $second_name }, byt ditt kort.
   *[fold] { $second_name }, gör inget.
}
dotk-claim-request-label = Någon borde …
dotk-plan-keep = Behåll kortet
dotk-plan-exchange = Byt det
dotk-plan-fold = Gör inget

# Före den sista ronden
dotk-last-words = 🗣 **Sista ronden, sista ord:** alla får säga en gång till vilket kort de har.
