# Lobbyn: innan korten delas ut.

lobby-host = Värd: { $host }
lobby-seats = **Platser** ({ $taken } av { $most })
lobby-kept = { $seat } · hålls åt { $name }: tryck på Var med
lobby-need = ➤ { $missing ->
    [one] En spelare till
   *[other] { $missing } spelare till
  }, så kan värden trycka på **Börja**.
lobby-ready = ➤ Klart: **Börja** delar ut.
lobby-ready-kept = ➤ Klart: **Börja** delar ut. Den som inte är här förlorar sin plats.
lobby-too-many = ⚠ Ändra valen, eller be någon lämna: med de här kan bara { $most } spela.
lobby-no-computers = ⚠ Ta bort datorerna: den här servern vill inte ha några.
lobby-small = -# { $line }
lobby-pace = Tempo: { $pace }
pace-quick = snabbt ({ $asks ->
    [brisk] 20 sekunder per drag
   *[other] 45 sekunder per drag
  }{ $asks ->
    [talk] , 3 minuter att prata
   *[other] {""}
  })
pace-normal = normalt ({ $asks ->
    [brisk] 30 sekunder per drag
   *[other] 2 minuter per drag
  }{ $asks ->
    [talk] , 8 minuter att prata
   *[other] {""}
  })
pace-by-day = långsamt (12 timmar per drag{ $asks ->
    [talk] , 2 dagar att prata
   *[other] {""}
  })
lobby-strength = Datorer: { $does }
option-strength-easy = Lätta
option-strength-easy-text = lätta, gör ibland något på måfå
option-strength-normal = Normala
option-strength-normal-text = normala, väger vad de vet
option-strength-hard = Svåra
option-strength-hard-text = svåra, planerar framåt
computers-up-to-normal = Datorer kan vara lätta eller normala.
computers-up-to-hard = Datorer kan vara lätta, normala eller svåra.
lobby-no-last-words = 🤐 Inga sista ord.
lobby-no-claims = 🤐 Inget tal med knappar.
lobby-counted = 👑 Det gäller kronor.
lobby-not-counted-computers = Inga kronor: datorer sitter här.
lobby-not-counted-too-few-humans = Inga kronor än: de gäller från { $least } personer.
lobby-call = 🔔 <@&{ $role }>: ett bord är öppet.
lobby-closes = Stänger { $when } om ingen kommer eller går.
lobby-closed-begun = Spelet är i gång: { $link }
lobby-over-title = ## { $headline }
lobby-over-won = { $n ->
    [0] Ingen vann.
   *[other] 🏆 Vann: { $names }.
}
lobby-over-here = -# Resultatet finns längre ned: { $link }
lobby-over-there = -# Hela berättelsen finns vid bordet: { $link }
lobby-closed-hand = Värden stängde bordet.
lobby-closed-moderator = En moderator stängde bordet.
lobby-closed-idle = Ingen kom, ingen stannade. `/{ $game } { command-name-start }` öppnar ett nytt bord.
lobby-closed-missed = Bordet kunde inte öppnas i tid. `/{ $game } { command-name-start }` öppnar ett nytt.

# Bakom ”Mer”
lobby-more-title = ## { $game } · bord { $table }
lobby-more-host = -# För värden eller en moderator:

# Vad värden än kan ändra
options-title = ## { $game } · val för bord { $table }
options-pick-language = Bordets språk
options-pick-strength = Hur bra datorer spelar
options-pick-claims = Tal med knappar
option-claims-true = Alla får tala med knappar
option-claims-true-text = ”Tala” vid korten; man får ljuga
option-claims-false = Ingen talar med knappar
option-claims-false-text = säg det högt
options-pick-last-words = Sista ord
option-last-words-true = Sista ord
option-last-words-true-text = upp till 20 sekunder (snabbt: 15)
option-last-words-false = Inga sista ord
option-last-words-false-text = spelet går vidare direkt
play-deal-me-in = Jag är med: { $game }
