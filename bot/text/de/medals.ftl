# Medaillen: einmal verdient, für immer.

medals-earned = 🏅 { $name } verdient: { $medals }
medals-have = 🏅 **{ $n } von { $of } Medaillen**: { $medals }
medals-title = Medaillen: { $n } von { $of }
medals-alt = Medaillen. { $medals }
medals-alt-why = { $name }: { $why }

# Für das, was per Knopf behauptet wurde, in jedem Spiel
medal-best-liar = Silberzunge
medal-best-liar-text = Hat die beste Lüge eines Spiels erzählt
medal-best-nose = Feine Nase
medal-best-nose-text = Hat die Lügen eines Spiels am besten gewittert
