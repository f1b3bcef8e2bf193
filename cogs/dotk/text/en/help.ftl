# What /help says of this game, after how many may play and before its commands.

dotk-help =
    The **court game** is for 3 to 7: score, but not the most, for second place wins.
    The **great game** is for up to 16: one card each, and one action to get rid of it. The lowest card loses.
