# Was man spüren soll: eine kurze Nachricht am Tisch, Zeile für Zeile.

botk-moment-gallows-revealed = ### Galgenkarte: { $card }
  🪧 { $text }
botk-moment-mob-chose = ### 🔥 { botk-tale-mob-chose }
botk-moment-condemned = ### ☞ Das Urteil: { $seat }.
  Schlägt der Henker zu? Niemand atmet.
botk-moment-item-shown = ### { $seat } hatte { $item_kind ->
    [m] den
    [f] die
   *[n] das
  } { $item }.
botk-moment-centre-shown = ### Das Chamäleon wird zur Mittelkarte: { $item }.
botk-moment-died = { $cause_id ->
    [execution] ☠ { $death }
    [wine] ☠ { $by } schenkt { $seat } Wein ein: tödlich.
   *[keg] ☠ Das Pulverfass von { $by } tötet auch { $seat }.
  }
botk-moment-role-shown = ### { $seat } war { $role_kind ->
    [m] der
    [f] die
   *[n] das
  } { $role }!

# Wer gewonnen hat und warum
botk-moment-saboteurs = # 🗡 Die Ordnung fällt
  { $why } Die Saboteure gewinnen{ $n ->
    [0] , aber **{ $saboteurs ->
        [0] es gab keine.
       *[other] niemand lebt, um zu kassieren.
      }**
    [one] : { $names } lebt und kassiert.
   *[other] : { $names } leben und kassieren.
  }{ botk-moment-jester }
botk-moment-crown = # ⚖ Die Ordnung steht
  { $heads ->
    [0] Kein Tod zählt.
    [one] 1 Tod, und kein Fehler.
   *[other] { $heads } Tote, und kein einziger Fehler.
  }{ $n ->
    [0] { $jester ->
        [none] {" "}Niemand gewinnt.
       *[other] {""}
      }
   *[other] {" "}Gewonnen: { $names }.
  }{ botk-moment-jester }
botk-moment-jester = { $jester ->
    [none] {""}
   *[other] {" "}Der Narr gewinnt: { $jester } starb und stahl allen eine Krone.
  }
botk-fall-princess = { $name } war die Prinzessin.
botk-fall-pardon = { $name } hatte die Begnadigung.
botk-fall-mimic = { $name } hatte das Chamäleon, und das war eine Begnadigung.

## An eine Person: was aus ihr wurde
botk-fate-died = ### Du bist tot
  { $how }
botk-fate-died-now = { $role ->
    [saboteur] Du verdienst nichts, aber die Saboteure können noch gewinnen.
    [jester] { botk-why-jester }
    [princess] Du warst die Prinzessin: Die Saboteure gewinnen.
   *[other] Du verdienst nichts. Ab jetzt schaust du zu.
  }
botk-fate-escaped = ### Du bist entkommen
  { $how }
botk-fate-escaped-now = Niemand kann dich mehr töten. Du gewinnst oder verlierst weiter mit deiner Rolle.

## Am Ende
botk-you-won = ### 🏆 Gewonnen
  { $why }
botk-you-lost = ### Verloren
  { $why }
botk-why-jester = { $outcome ->
    [stole] Du hast gewonnen: gestorben, und allen eine Krone gestohlen.
    [cheese] Du hast verloren: mit dem Käse gestorben, und nichts gestohlen.
    [mimic] Du hast verloren: Dein Chamäleon war der Käse, also hast du nichts gestohlen.
   *[alive] Du hast verloren: Du hast überlebt.
  }
botk-why-saboteur = { $outcome ->
    [alive] Du hast gewonnen: Du hast überlebt. { $why }
    [dead] Du hast verloren: zu früh gestorben, um zu kassieren. { $why }
   *[crown] Du hast verloren: { $princess ->
        [true] Weder die Prinzessin noch jemand mit Begnadigung ist gestorben.
       *[false] Niemand mit Begnadigung ist gestorben.
      }
  }
botk-why-fallen = Du hast verloren: { $own ->
    [true] Dein Tod ließ die Saboteure gewinnen.
   *[false] { $role ->
        [executioner] eine Hinrichtung zu viel.
       *[other] Die Saboteure haben gewonnen.
      }
  } { $why }
botk-why-dead = Du hast verloren: Du bist gestorben. { $how }
botk-why-order = { $heads ->
    [0] Du hast verloren: Kein Tod zählt.
   *[other] Du hast gewonnen: { $role ->
        [executioner] Die
       *[other] Du hast überlebt, und die
      } Ordnung steht, mit { $heads ->
        [one] 1 Tod
       *[other] { $heads } Toten
      }.
  }
