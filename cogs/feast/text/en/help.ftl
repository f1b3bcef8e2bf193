# What /help says of this game, after how many may play and before its commands.

feast-help =
    A game takes about half an hour.
    Everybody has a secret goal, a goblet and a plate; some of it is poisoned.
    Toast, duel, insult, swap plates.
