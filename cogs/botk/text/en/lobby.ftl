# What the lobby says of the host's choices, and of volunteers.

botk-lobby-executioner = Executioner: { $value_id ->
    [experience] whoever has played most here, dice break a tie
    [volunteer] a volunteer, else whoever has played most here
    [successor] named at the end of the last game; gone, and the dice choose
   *[dice] the dice choose
  }
botk-lobby-always-saboteur = { $value_id ->
    [true] Always a Saboteur: on
    [few] Always a Saboteur with four or five players
   *[false] {""}
  }
botk-mark-volunteer = ✋ would be Executioner
botk-button-volunteer = Be the Executioner
