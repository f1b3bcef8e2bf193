# Medals, earned once and for good: the name, and what it is for.

execution-medal-squire = Bronze Axe
execution-medal-squire-text = Won as a Squire
execution-medal-knight = Silver Axe
execution-medal-knight-text = Won as a Knight
execution-medal-baron = Golden Axe
execution-medal-baron-text = Won as a Baron
execution-medal-duke = Duke's Axe
execution-medal-duke-text = Won as a Duke
execution-medal-king = King's Axe
execution-medal-king-text = Won as a King

# How games end, as `gallows simulate` counts them
execution-result-won = Won
execution-result-lost = Lost
execution-result-given-up = { execution-poster-given-up }
