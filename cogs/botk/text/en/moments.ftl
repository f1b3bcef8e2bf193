# What must be felt, in a short message at the table, a line a beat.

# $text: what the card does
botk-moment-gallows-revealed = ### { $card } is turned up
  🪧 { $text }
botk-moment-mob-chose = ### 🔥 The mob wants { $seat } first.
botk-moment-condemned = ### ☞ { $seat } is condemned.
  Now the Executioner must strike. Nobody breathes.
botk-moment-item-shown = ### { $seat } held the { $item }.
botk-moment-centre-shown = ### The Mimic is the centre card: { $item }.
# $death: the sentence of a gallows card, with the one joke that there is in a message
botk-moment-died = { $cause_id ->
    [execution] ☠ { $death }
    [wine] ☠ { $by } pours for { $seat }, who is dead of the wine.
   *[keg] ☠ { $by }'s Powder Keg goes off beside { $seat }, who is dead.
  }
botk-moment-role-shown = ### { $seat } was the { $role }!

# Who won and why. $why: whose death it was; $n, $names: Saboteurs who are paid; $jester: the one
# who stole, or none
botk-moment-saboteurs = # 🗡 Order falls
  { $why }
  { $n ->
    [0] The Saboteurs win, but **none of them lived to see it: nobody is paid for it.**
   *[other] The Saboteurs win: { $names } lived to be paid.
  }{ botk-moment-jester }
# $names: the $n whom it pays; $princess: whether she is in this deal
botk-moment-crown = # ⚖ Order is kept
  { $princess ->
    [true] No Pardon and no Princess died.
   *[false] No Pardon died.
  } { $heads ->
    [0] { $jester ->
        [none] Nobody counts as dead, so nobody wins.
       *[other] Nobody counts as dead.
      }
    [one] 1 counts as dead: { $names } { $n ->
        [one] wins.
       *[other] win.
      }
   *[other] { $heads } count as dead: { $names } { $n ->
        [one] wins.
       *[other] win.
      }
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
    [saboteur] A dead Saboteur is paid nothing. Your friends may still win; you watch.
    [jester] { $stole ->
        [true] You stole a crown from everybody: you have won. You watch the rest.
       *[other] You held the Cheese, so you stole nothing. You watch the rest.
      }
    [princess] You were the Princess: the Saboteurs win by your death.
   *[other] The dead are paid nothing. You watch the rest.
  }
botk-fate-escaped = ### You have escaped
  { $how }
botk-fate-escaped-now = Nobody can execute or poison you any more. You still win or lose with your role.

## At the end. $why: one of the texts below
botk-you-won = ### 🏆 You won
  { $why }
botk-you-lost = ### You lost
  { $why }
botk-why-jester = { $outcome ->
    [stole] You won because you died and stole a crown from everybody.
    [cheese] You lost because you died holding the Cheese: a Jester steals nothing with it.
   *[alive] You lost because you are alive: a Jester must die.
  }
botk-why-saboteur = { $outcome ->
    [alive] You won because order fell, and you lived to see it. { $why }
    [dead] You lost because you did not live to be paid. Order fell: { $why }
   *[crown] { $princess ->
        [true] You lost because neither the Princess nor a Pardon died.
       *[false] You lost because no Pardon died.
      }
  }
# $own: whether it was this player's death
botk-why-fallen = { $own ->
    [true] You lost because your death was the end of order. { $why }
   *[false] { $role ->
        [executioner] You lost because you executed once too often: order fell. { $why }
       *[other] You lost because order fell. { $why }
      }
  }
botk-why-dead = You lost because you died. { $how }
botk-why-order = { $heads ->
    [0] You lost because nobody counts as dead: there is nothing to be paid for.
    [one] { $role ->
        [executioner] You won because order is kept, and 1 prisoner counts as dead.
       *[other] You won because you live, order is kept, and 1 prisoner counts as dead.
      }
   *[other] { $role ->
        [executioner] You won because order is kept, and { $heads } prisoners count as dead.
       *[other] You won because you live, order is kept, and { $heads } prisoners count as dead.
      }
  }
