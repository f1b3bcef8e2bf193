# What /help says of this game, after how many may play and before its commands.

botk-help =
    A game takes about a quarter of an hour.
    One is the Executioner, the others are prisoners with a secret role and a secret item.
    Every head pays crowns to almost everybody, until the wrong one falls. So peek, switch, and lie.
    Hard computers think ahead as the Jester, the one role that this was shown to help.
