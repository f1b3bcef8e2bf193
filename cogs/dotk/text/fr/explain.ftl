# Ce que dit « ? » à côté d'une question : les deux phrases qui comptent maintenant.

dotk-explain-lay = On peut te l’échanger ou la brûler avant que toutes soient révélées.
dotk-explain-act = **Échange** avec la personne à ta gauche (si tu donnes, tu coupes : une carte de la pioche, au hasard, la remplace), utilise le pouvoir de ta carte, prends-en une de ta main si tu en as, ou garde-la.
dotk-explain-keep = L’autre va sous la pioche. On voit laquelle tu choisis, mais personne d’autre ne voit la carte piochée.
