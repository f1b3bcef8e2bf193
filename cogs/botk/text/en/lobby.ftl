# What the lobby says of the host's choices, and of volunteers.

botk-lobby-executioner = Executioner: { $value_id ->
    [experience] whoever has played most here
    [volunteer] a volunteer, else whoever has played most here
    [successor] chosen last game (random if they left)
   *[dice] random
  }
botk-lobby-always-saboteur = { $value_id ->
    [true] Always a Saboteur: on
    [few] Always a Saboteur with four or five players
   *[false] {""}
  }
botk-mark-volunteer = ✋ volunteers as Executioner
botk-button-volunteer = Be the Executioner
