"""Several processes that are one bot: who has which shard, and what they hand to each other."""
