# Slash commands as Discord's menu shows them: 100 characters at most each.

botk-about = By Order of the King: bluff, switch, and keep your head. 4 to 8 players
botk-line = One of you executes the others, and none of you is who you say. Keep your head, for about a quarter of an hour.
botk-start-executioner = How the first Executioner is found
botk-start-executioner-experience = Most experienced player
botk-start-executioner-volunteer = A volunteer
botk-start-executioner-dice = The dice choose
botk-start-always-saboteur = House rule: there is always at least one Saboteur
botk-start-always-saboteur-few = With four or five players
botk-start-always-saboteur-true = Always
botk-start-always-saboteur-false = Never: as printed
