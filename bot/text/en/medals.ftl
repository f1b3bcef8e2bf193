# Medals: earned once and for good. $medals is a list of their names.

# At the end of a game, who has earned which by it
medals-earned = 🏅 { $name } earns: { $medals }
medals-have = 🏅 **{ $n } of { $of } medals**: { $medals }
medals-title = Medals: { $n } of { $of }
# The words for those who do not see the picture, each medal with what it was for
medals-alt = Medals. { $medals }
medals-alt-why = { $name }: { $why }

# For what was claimed by buttons, in any game
medal-best-liar = Silver Tongue
medal-best-liar-text = Told the best lie of a game
medal-best-nose = Fine Nose
medal-best-nose-text = Smelled the lies of a game best
