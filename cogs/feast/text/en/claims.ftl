# What players say by buttons. $first, $second: a card, or a player as $first_name, $second_name.

feast-claim-come-out = I am the { $first }.
feast-claim-come-out-label = I am …
feast-claim-estimate = I think { $first_name } is the { $second }.
feast-claim-estimate-label = I think somebody is …
feast-claim-poisoned = { $first_name }'s { $second } is poisoned.
feast-claim-poisoned-label = It's poisoned: …
feast-claim-clean = { $first_name }'s { $second } is not poisoned.
feast-claim-clean-label = It's not poisoned: …
feast-claim-will = I { $first_id ->
    [drink] will
   *[abstain] won't
} drink to the next toast.
feast-claim-will-label = At the next toast …
feast-claim-request = { $first_id ->
    [spare] Leave { $second_name } alone.
    [kill] { $second_name } must die.
   *[praise] Praise { $second_name }.
}
feast-claim-request-label = Spare, kill or praise …
feast-plan-drink = I drink
feast-plan-abstain = I don't drink
feast-wish-spare = Leave alone
feast-wish-kill = Kill
feast-wish-praise = Praise

# Before the throws of a duel. $names: both; $first: the challenger, $second: the challenged
feast-last-words = 🗣 **Last words:** { $names } may say who they are; the others cheer for one of them.
feast-vote-challenger = For the challenger
feast-vote-challenged = For the challenged
feast-vote-challenger-label = For { $first }
feast-vote-challenged-label = For { $second }
