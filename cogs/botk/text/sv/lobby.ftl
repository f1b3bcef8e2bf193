# Vad lobbyn säger om värdens val.

botk-lobby-executioner = Bödel: { $value_id ->
    [experience] den som spelat mest här
    [volunteer] den som anmäler sig, annars den som spelat mest här
    [successor] utsedd i förra spelet (annars slumpen)
   *[dice] slumpen
  }
botk-lobby-always-saboteur = { $value_id ->
    [true] Alltid en Sabotör: på
    [few] Alltid en Sabotör med fyra eller fem spelare
   *[false] {""}
  }
botk-mark-volunteer = ✋ vill vara Bödel
botk-button-volunteer = Var Bödel
