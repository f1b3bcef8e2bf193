# Ce que le lobby dit des choix de l'hôte, et de qui se propose.

botk-lobby-executioner = Bourreau : { $value_id ->
    [experience] qui a le plus joué ici
    [volunteer] qui se propose, sinon qui a le plus joué ici
    [successor] choisi à la dernière partie (au hasard en cas de départ)
   *[dice] au hasard
  }
botk-lobby-always-saboteur = { $value_id ->
    [true] Toujours un Saboteur : oui
    [few] Toujours un Saboteur à quatre ou cinq
   *[false] {""}
  }
botk-mark-volunteer = ✋ pour être Bourreau
botk-button-volunteer = Être le Bourreau
