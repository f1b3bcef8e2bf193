# Commandes, telles que le menu de Discord les montre : 100 caractères au plus.

feast-about = Festin du Roi : toasts, duels, poison, et survivre au dessert. De 5 à 10
feast-line = Tout le monde a un but secret, et des plats sont empoisonnés. Environ une demi-heure.
feast-start-scenario = Quels rôles sont à table
feast-start-scenario-a = Scénario A (maison)
feast-start-scenario-b = Scénario B (maison)
feast-start-scenario-dice = Au hasard
feast-start-scenario-custom = Les miens : à choisir dans le lobby avec « Rôles »

# Noms des options
feast-option-name-scenario = scénario
