# What players say by buttons. $first, $second: a card, or a player as $first_name, $second_name.

botk-claim-come-out = I am { $first_id ->
    [princess] the
    [jester] the
   *[other] a
} { $first }.
botk-claim-come-out-label = I am …
botk-claim-hold = I hold the { $first }.
botk-claim-hold-label = I hold …
botk-claim-learned = I looked at { $first_name }'s item: the { $second }.
botk-claim-learned-label = I saw somebody's item: …
botk-claim-centre = I looked at the centre card: the { $first }.
botk-claim-centre-label = I saw the centre card: …
botk-claim-estimate = I think { $first_name } is { $second_id ->
    [princess] the
    [jester] the
   *[other] a
} { $second }.
botk-claim-estimate-label = I think somebody is …
botk-claim-vote = Send { $first_name } to the gallows!
botk-claim-vote-label = Send to the gallows …
botk-claim-request = { $first_id ->
    [condemn] Condemn { $second_name }.
   *[spare] Spare { $second_name }.
}
botk-claim-request-label = Tell the Executioner to …
botk-wish-condemn = Condemn
botk-wish-spare = Spare

# Between the condemning and the gesture. $names: who is condemned
botk-last-words = 🗣 **Last words:** { $names } may plead; the others say Strike or Spare. The Executioner decides.
botk-vote-strike = Strike
botk-vote-spare = Spare
botk-vote-strike-label = Strike!
botk-vote-spare-label = Spare!
