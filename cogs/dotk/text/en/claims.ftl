# What players say by buttons. $first, $second: a card, or a player as $first_name, $second_name.

dotk-claim-laid = Before me lies { $first }.
dotk-claim-laid-label = Before me lies …
dotk-claim-hold = In my hand is { $first }.
dotk-claim-hold-label = In my hand is …
dotk-claim-estimate = I think { $second } lies before { $first_name }.
dotk-claim-estimate-label = I think, before somebody lies …
dotk-claim-will = { $first_id ->
    [keep] I will keep my card.
    [exchange] I will exchange my card.
   *[fold] I will fold.
}
dotk-claim-will-label = I will …
dotk-claim-request = { $first_id ->
    [keep] { $second_name }, keep your card.
    [exchange] { $second_name }, exchange your card.
   *[fold] { $second_name }, fold.
}
dotk-claim-request-label = Somebody should …
dotk-plan-keep = Keep the card
dotk-plan-exchange = Exchange it
dotk-plan-fold = Fold

# Before the last round. $names: who plays it
dotk-last-words = 🗣 **Last round, last words:** each may say once more what lies before them.
