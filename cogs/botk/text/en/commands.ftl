# Slash commands as Discord's menu shows them: 100 characters at most each.

botk-about = By Order of the King: bluff, swap, and keep your head. 4 to 8 players
botk-line = One of you is the Executioner. The rest had better be convincing. About 15 minutes.
botk-start-executioner = Who is the first Executioner
botk-start-executioner-experience = Most experienced player
botk-start-executioner-volunteer = A volunteer
botk-start-executioner-dice = Random
botk-start-always-saboteur = House rule: there is always at least one Saboteur
botk-start-always-saboteur-few = With four or five players
botk-start-always-saboteur-true = Always
botk-start-always-saboteur-false = Never: as printed

# What options of commands are called
botk-option-name-executioner = executioner
botk-option-name-always-saboteur = always_saboteur
