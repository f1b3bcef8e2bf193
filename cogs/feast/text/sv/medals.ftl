# Medaljer: namn, och för vad.

feast-medal-king = Länge leve Kungen
feast-medal-king-text = Vann som Kung
feast-medal-treason = Högförräderi
feast-medal-treason-text = Vann som Lönnmördare eller Rebell
feast-medal-knight = Blänkande rustning
feast-medal-knight-text = Vann som riddare
feast-medal-ghost = Ur graven
feast-medal-ghost-text = Vann ett spel som död
feast-medal-three-toasts = Järnmage
feast-medal-three-toasts-text = Överlevde tre bägare i ett spel
feast-medal-regular-guest = Stamgäst
feast-medal-regular-guest-text = Överlevde tjugo bägare
feast-medal-duel = Första blodet
feast-medal-duel-text = Vann en duell
feast-medal-goblet = Din skål
feast-medal-goblet-text = Dog av en bägare
feast-medal-food = Tack till köket
feast-medal-food-text = Dog av en rätt
