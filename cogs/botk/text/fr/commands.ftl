# Commandes, telles que le menu de Discord les montre : 100 caractères au plus.

botk-about = Par ordre du Roi : bluffe, échange, et garde la tête sur les épaules. De 4 à 8
botk-line = Quelqu’un est le Bourreau. Aux autres de convaincre. Environ 15 minutes.
botk-start-executioner = Qui est le premier Bourreau
botk-start-executioner-experience = Qui a le plus joué
botk-start-executioner-volunteer = Qui se propose
botk-start-executioner-dice = Au hasard
botk-start-always-saboteur = Règle maison : il y a toujours au moins un Saboteur
botk-start-always-saboteur-few = À quatre ou cinq
botk-start-always-saboteur-true = Toujours
botk-start-always-saboteur-false = Jamais : comme imprimé

# Noms des options
botk-option-name-executioner = bourreau
botk-option-name-always-saboteur = toujours_saboteur
