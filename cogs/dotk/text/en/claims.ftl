# What players say by buttons. $first, $second: a card, or a player as $first_name, $second_name.

dotk-claim-laid = My card: { $first }.
dotk-claim-laid-label = My card: …
dotk-claim-hold = In my hand: { $first }.
dotk-claim-hold-label = In my hand: …
dotk-claim-estimate = I think { $first_name } has: { $second }.
dotk-claim-estimate-label = I think somebody has: …
dotk-claim-will = { $first_id ->
    [keep] I'll keep my card.
    [exchange] I'll exchange my card.
   *[fold] I'll do nothing.
}
dotk-claim-will-label = I'll …
dotk-claim-request = { $first_id ->
    [keep] { $second_name }, keep your card.
    [exchange] { $second_name }, exchange your card.
   *[fold] { $second_name }, do nothing.
}
dotk-claim-request-label = Somebody should …
dotk-plan-keep = Keep the card
dotk-plan-exchange = Exchange it
dotk-plan-fold = Do nothing

# Before the last round. $names: who plays it
dotk-last-words = 🗣 **Last round, last words:** each may say once more what card they have.
