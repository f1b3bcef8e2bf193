# What the lobby says of the host's choices, and of volunteers.

botk-lobby-executioner = Executioner: { $how }
botk-executioner-experience = whoever has played most here, dice break a tie
botk-executioner-volunteer = a volunteer; several, or none, and the dice choose
botk-executioner-dice = the dice choose
botk-executioner-successor = named at the end of the last game; gone, and the dice choose
botk-lobby-always-saboteur = Always a Saboteur: on (house rule)
botk-mark-volunteer = ✋ would be Executioner
botk-button-volunteer = Be the Executioner
