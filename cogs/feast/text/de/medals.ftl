# Medaillen: Name, und wofür.

feast-medal-king = Lang lebe der König
feast-medal-king-text = Hat als König gewonnen
feast-medal-treason = Hochverrat
feast-medal-treason-text = Hat als Attentäter oder Rebell gewonnen
feast-medal-knight = In glänzender Rüstung
feast-medal-knight-text = Hat als Ritter gewonnen
feast-medal-ghost = Aus dem Grab
feast-medal-ghost-text = Hat tot ein Spiel gewonnen
feast-medal-three-toasts = Eiserner Magen
feast-medal-three-toasts-text = Hat drei Kelche in einem Spiel überlebt
feast-medal-regular-guest = Stammgast
feast-medal-regular-guest-text = Hat zwanzig Kelche überlebt
feast-medal-duel = Erstes Blut
feast-medal-duel-text = Hat ein Duell gewonnen
feast-medal-goblet = Zum Wohl
feast-medal-goblet-text = An einem Kelch gestorben
feast-medal-food = Gruß aus der Küche
feast-medal-food-text = An einer Speise gestorben
