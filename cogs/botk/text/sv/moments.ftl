# Det som ska kännas: ett kort meddelande vid bordet, rad för rad.

botk-moment-gallows-revealed = ### Galgkort: { $card }
  🪧 { $text }
botk-moment-mob-chose = ### 🔥 { botk-tale-mob-chose }
botk-moment-condemned = ### ☞ { $seat } döms.
  Slår Bödeln till? Ingen andas.
botk-moment-item-shown = ### { $seat } hade: { $item }.
botk-moment-centre-shown = ### Kameleonten härmar mittkortet: { $item }.
botk-moment-died = { $cause_id ->
    [execution] ☠ { $death }
    [wine] ☠ { $by } häller upp vin åt { $seat }, som dör av det.
   *[keg] ☠ Kruttunnan hos { $by } dödar också { $seat }.
  }
botk-moment-role-shown = ### { $seat } var { $role }!

# Vem som vann och varför
botk-moment-saboteurs = # 🗡 Ordningen faller
  { $why } Sabotörerna vinner{ $n ->
    [0] , men **{ $saboteurs ->
        [0] det fanns inga.
       *[other] ingen överlevde för att få betalt.
      }**
   *[other] : { $names } överlevde och får betalt.
  }{ botk-moment-jester }
botk-moment-crown = # ⚖ Ordningen består
  { $heads ->
    [0] Inget dödsfall räknas.
    [one] 1 dödsfall, och inget misstag.
   *[other] { $heads } dödsfall, och inte ett enda misstag.
  }{ $n ->
    [0] { $jester ->
        [none] {" "}Ingen vinner.
       *[other] {""}
      }
   *[other] {" "}Vann: { $names }.
  }{ botk-moment-jester }
botk-moment-jester = { $jester ->
    [none] {""}
   *[other] {" "}Narren vinner: { $jester } dog och stal en krona från alla.
  }
botk-fall-princess = { $name } var Prinsessan.
botk-fall-pardon = { $name } hade Benådningen.
botk-fall-mimic = { $name } hade Kameleonten, som var en Benådning.

## Till en spelare: vad som blev av dig
botk-fate-died = ### Du är död
  { $how }
botk-fate-died-now = { $role ->
    [saboteur] Du får inget, men Sabotörerna kan fortfarande vinna.
    [jester] { botk-why-jester }
    [princess] Du var Prinsessan: Sabotörerna vinner.
   *[other] Du får inget. Nu tittar du på.
  }
botk-fate-escaped = ### Du är räddad
  { $how }
botk-fate-escaped-now = Ingen kan döda dig längre. Du vinner eller förlorar med din roll.

## På slutet
botk-you-won = ### 🏆 Du vann
  { $why }
botk-you-lost = ### Du förlorade
  { $why }
botk-why-jester = { $outcome ->
    [stole] Du vann: du dog och stal en krona från alla.
    [cheese] Du förlorade: du dog med Osten och stal inget.
    [mimic] Du förlorade: din Kameleont var Osten, så du stal inget.
   *[alive] Du förlorade: du överlevde.
  }
botk-why-saboteur = { $outcome ->
    [alive] Du vann: du överlevde. { $why }
    [dead] Du förlorade: du dog innan du hann få betalt. { $why }
   *[crown] Du förlorade: ingen med Benådning{ $princess ->
        [true] {" och ingen Prinsessa"}
       *[false] {""}
      } dog.
  }
botk-why-fallen = Du förlorade: { $own ->
    [true] din död fick Sabotörerna att vinna.
   *[false] { $role ->
        [executioner] en avrättning för mycket.
       *[other] Sabotörerna vann.
      }
  } { $why }
botk-why-dead = Du förlorade: du dog. { $how }
botk-why-order = { $heads ->
    [0] Du förlorade: inget dödsfall räknas.
   *[other] Du vann: { $role ->
        [executioner] {""}
       *[other] du överlevde, och{" "}
      }ordningen består, med { $heads } dödsfall.
  }
