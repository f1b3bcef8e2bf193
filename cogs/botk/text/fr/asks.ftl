# Questions, et les mots de leurs boutons et listes. Libellés sans mise en forme.

## Ce qu'on demande
botk-ask-remove = **Quel objet part ?** Aucun n’est sûr : retires-en un, un objet sûr le remplace.
botk-ask-call = **À qui le tour ?** De regarder ou d’échanger.
botk-ask-action = **À toi.** Regarde un objet, ou échange-en deux, n’importe lesquels.
botk-ask-direction = **Dans quel sens tourne la roue ?** Tout le monde, sauf toi, regarde l’objet suivant.
botk-ask-vote = **Qui exécuter en premier ?** Ton vote reste secret.
botk-ask-tie = **Égalité.** Qui exécuter en premier ?
botk-ask-confide = **À qui montres-tu ton rôle ?** Personne d’autre ne le verra.
botk-ask-execute = **Qui condamnes-tu ?** Il faut au moins une exécution.
botk-ask-execute-two = **Qui condamnes-tu ?** Il faut au moins deux exécutions.
botk-ask-execute-another = **Qui condamnes-tu ?** Il faut encore une exécution.
botk-ask-execute-or-stop = **Condamner encore quelqu’un, ou arrêter ?** Arrêter finit la partie.
botk-ask-gesture = **Frapper { $about } ?** C’est sans retour.
botk-ask-shield = **Lever le Bouclier ?** Tu t’échappes, et on exécute quelqu’un d’à côté.
botk-ask-wine = **Qui trinque avec toi ?** Cette personne meurt aussi.
botk-ask-successor = **Qui sera le prochain Bourreau ?**

## Sans réponse
botk-silence-nothing = -# Sans réponse, tu passes.
botk-silence-stop = -# Sans réponse, tu t’arrêtes.
botk-silence-strike = -# Sans réponse, tu frappes.
botk-silence-relent = -# Sans réponse, tu renonces.
botk-silence-decline = -# Sans réponse, le Bouclier reste baissé.

## Invites des listes
botk-pick-remove = Retirer un objet…
botk-pick-call = Appeler…
botk-pick-peek = Regarder un objet…
botk-pick-switch = Échanger deux objets (choisis les deux)…
botk-pick-select = { $n ->
    [one] Choisir une personne…
   *[other] Choisir deux personnes…
  }
botk-pick-turn = Tourner la roue…
botk-pick-vote = Voter contre…
botk-pick-confide = Montrer ton rôle à…
botk-pick-condemn = Condamner…
botk-pick-redirect = Faire exécuter à ta place…
botk-pick-poison = Servir du vin à…
botk-pick-name = Nommer le prochain Bourreau…

## Boutons
botk-do-stop = Arrêter
botk-do-strike = Frapper
botk-do-relent = Renoncer
botk-do-decline = Laisser le Bouclier

## Indices sous une option
botk-hint-item = Tu sais : { $item }
botk-hint-face-up = Visible : { $item }
botk-hint-executioner = Bourreau
