# Ce que /help dit de ce jeu.

botk-help =
    Une partie dure environ 15 minutes.
    Quelqu’un est le Bourreau, les autres ont un rôle et un objet secrets.
    Chaque mort paie presque tout le monde, jusqu’à la mort de trop. Alors regarde, échange, mens.
    Les ordis difficiles n’anticipent qu’en Bouffon.
