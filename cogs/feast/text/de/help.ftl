# Was /help über dieses Spiel sagt.

feast-help =
    Ein Spiel dauert etwa eine halbe Stunde.
    Alle haben ein geheimes Ziel, einen Kelch und einen Teller; manches davon ist vergiftet.
    Toastet, duelliert, beleidigt, tauscht Teller.
