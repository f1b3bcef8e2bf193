# What /help says of this game, after how many may play and before its commands.

botk-help =
    A game takes about 15 minutes.
    One is the Executioner, the others are prisoners with a secret role and item.
    Every death pays almost everybody, until the wrong one dies. So peek, swap, and lie.
    Hard computers plan ahead only as the Jester.
