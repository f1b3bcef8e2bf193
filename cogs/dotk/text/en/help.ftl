# What /help says of this game, after how many may play and before its commands.

dotk-help =
    Two games in one. The **court game** is for 3 to 7: score by your cards, but not the most. The second place wins. A short one has half as many turns.
    The **great game** is for up to 16: one card each, and one action to be rid of it. The lowest card loses.
    The lobby says how long your game will take.
