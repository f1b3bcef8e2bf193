# Medaljer: namn, och för vad.

execution-medal-squire = Bronsyxa
execution-medal-squire-text = Vann på nivån väpnare
execution-medal-knight = Silveryxa
execution-medal-knight-text = Vann på nivån riddare
execution-medal-baron = Guldyxa
execution-medal-baron-text = Vann på nivån baron
execution-medal-duke = Hertigens yxa
execution-medal-duke-text = Vann på nivån hertig
execution-medal-king = Kungens yxa
execution-medal-king-text = Vann på nivån kung

# Hur spel slutar
execution-result-won = Vunnet
execution-result-lost = Förlorat
execution-result-given-up = Uppgivet
