# Was die Lobby über die Wahl des Hosts sagt.

botk-lobby-executioner = Henker: { $value_id ->
    [experience] wer hier am meisten gespielt hat
    [volunteer] wer sich meldet, sonst wer hier am meisten gespielt hat
    [successor] letztes Mal bestimmt (zufällig, wenn nicht mehr da)
   *[dice] zufällig
  }
botk-lobby-always-saboteur = { $value_id ->
    [true] Immer ein Saboteur: an
    [few] Zu viert oder fünft immer ein Saboteur
   *[false] {""}
  }
botk-mark-volunteer = ✋ will Henker sein
botk-button-volunteer = Henker sein
