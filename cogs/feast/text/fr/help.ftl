# Ce que /help dit de ce jeu.

feast-help =
    Une partie dure environ une demi-heure.
    Tout le monde a un but secret, une coupe et une assiette ; il y a du poison par-ci par-là.
    Porte des toasts, défie, insulte, échange les assiettes.
