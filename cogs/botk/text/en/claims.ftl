# What players say by buttons. $first, $second: a card, or a player as $first_name, $second_name.

botk-claim-come-out = I am { $first_id ->
    [princess] the
    [jester] the
   *[other] a
} { $first }.
botk-claim-come-out-label = I am …
botk-claim-hold = I hold the { $first }.
botk-claim-hold-label = I hold …
botk-claim-learned = I saw the { $second } before { $first_name }.
botk-claim-learned-label = I saw, before somebody, …
botk-claim-centre = I saw the { $first } in the centre.
botk-claim-centre-label = I saw, in the centre, …
botk-claim-estimate = I think { $first_name } is { $second_id ->
    [princess] the
    [jester] the
   *[other] a
} { $second }.
botk-claim-estimate-label = I think somebody is …
botk-claim-vote = I want to send { $first_name } to the gallows.
botk-claim-vote-label = I want to send to the gallows …
botk-claim-request = { $first_id ->
    [condemn] Condemn { $second_name }.
   *[spare] Spare { $second_name }.
}
botk-claim-request-label = Condemn, or spare, …
botk-wish-condemn = Condemn
botk-wish-spare = Spare

# Between the condemning and the gesture. $names: who is condemned
botk-last-words = 🗣 **Last words:** { $names } may plead, and everybody says Strike or Spare. The Executioner decides all the same.
botk-vote-strike = Strike
botk-vote-spare = Spare
botk-vote-strike-label = Strike!
botk-vote-spare-label = Spare!
