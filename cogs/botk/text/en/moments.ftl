# What must be felt, in a short message at the table, a line a beat.

# $text: what the card does
botk-moment-gallows-revealed = ### Gallows card: { $card }
  🪧 { $text }
botk-moment-mob-chose = ### 🔥 { botk-tale-mob-chose }
botk-moment-condemned = ### ☞ { $seat } is condemned.
  Will the Executioner strike? Nobody breathes.
botk-moment-item-shown = ### { $seat } held the { $item }.
botk-moment-centre-shown = ### The Mimic copies the centre card: { $item }.
# $death: the sentence of a gallows card, with the one joke that there is in a message
botk-moment-died = { $cause_id ->
    [execution] ☠ { $death }
    [wine] ☠ { $by } pours wine for { $seat }, who dies of it.
   *[keg] ☠ { $by }'s Powder Keg kills { $seat }, too.
  }
botk-moment-role-shown = ### { $seat } was the { $role }!

# Who won and why. $why: whose death it was; $n, $names: Saboteurs who are paid, of $saboteurs;
# $jester: the one who stole, or none
botk-moment-saboteurs = # 🗡 Order falls
  { $why } The Saboteurs win{ $n ->
    [0] , but **{ $saboteurs ->
        [0] there were none.
       *[other] none survived to collect.
      }**
    [one] : { $names } survived and collects.
   *[other] : { $names } survived and collect.
  }{ botk-moment-jester }
# $names: the $n whom it pays; $princess: whether she is in this deal
botk-moment-crown = # ⚖ Order is kept
  { $heads ->
    [0] No death counts.
    [one] 1 death, and no mistake.
   *[other] { $heads } deaths, and not one mistake.
  }{ $n ->
    [0] { $jester ->
        [none] {" "}Nobody wins.
       *[other] {""}
      }
    [one] {" "}Winner: { $names }.
   *[other] {" "}Winners: { $names }.
  }{ botk-moment-jester }
botk-moment-jester = { $jester ->
    [none] {""}
   *[other] {" "}The Jester wins: { $jester } died and stole a crown from everybody.
  }
botk-fall-princess = { $name } was the Princess.
botk-fall-pardon = { $name } held the Pardon.
botk-fall-mimic = { $name } held the Mimic, which was a Pardon.

## To one player: what has become of them, and what it means now. $how: the sentence of it
botk-fate-died = ### You are dead
  { $how }
botk-fate-died-now = { $role ->
    [saboteur] You earn nothing, but the Saboteurs may still win.
    [jester] { botk-why-jester }
    [princess] You were the Princess: the Saboteurs win.
   *[other] You earn nothing. You watch the rest.
  }
botk-fate-escaped = ### You have escaped
  { $how }
botk-fate-escaped-now = Nobody can kill you any more. You still win or lose with your role.

## At the end. $why: one of the texts below
botk-you-won = ### 🏆 You won
  { $why }
botk-you-lost = ### You lost
  { $why }
botk-why-jester = { $outcome ->
    [stole] You won: you died and stole a crown from everybody.
    [cheese] You lost: you died with the Cheese, and stole nothing.
    [mimic] You lost: your Mimic was the Cheese, so you stole nothing.
   *[alive] You lost: you survived.
  }
botk-why-saboteur = { $outcome ->
    [alive] You won: you survived. { $why }
    [dead] You lost: you died too soon to collect. { $why }
   *[crown] You lost: no { $princess ->
        [true] Princess and no{" "}
       *[false] {""}
      }Pardon holder died.
  }
# $own: whether it was this player's death
botk-why-fallen = You lost: { $own ->
    [true] your death made the Saboteurs win.
   *[false] { $role ->
        [executioner] one execution too many.
       *[other] the Saboteurs won.
      }
  } { $why }
botk-why-dead = You lost: you died. { $how }
botk-why-order = { $heads ->
    [0] You lost: no death counts.
   *[other] You won: { $role ->
        [executioner] {""}
       *[other] you survived, and{" "}
      }order is kept, with { $heads ->
        [one] 1 death
       *[other] { $heads } deaths
      }.
  }
