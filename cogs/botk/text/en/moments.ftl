# What must be felt, in a short message at the table, a line a beat.

# $text: what the card does
botk-moment-gallows-revealed = ### Gallows card: { $card }
  🪧 { $text }
botk-moment-mob-chose = ### 🔥 The mob wants { $seat } first.
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

# Who won and why. $why: whose death it was; $n, $names: Saboteurs who are paid; $jester: the one
# who stole, or none
botk-moment-saboteurs = # 🗡 Order falls
  { $why }
  { $n ->
    [0] The Saboteurs win, but **none of them survived to be paid.**
    [one] The Saboteurs win: { $names } survived and collects.
   *[other] The Saboteurs win: { $names } survived and collect.
  }{ botk-moment-jester }
# $names: the $n whom it pays; $princess: whether she is in this deal
botk-moment-crown = # ⚖ Order is kept
  { $heads ->
    [0] No deaths{ $jester ->
        [none] {", so nobody wins"}
       *[other] {""}
      }.
   *[other] { $heads ->
        [one] 1 death
       *[other] { $heads } deaths
      }, and { $princess ->
        [true] no Pardon holder and no Princess among them
       *[false] no Pardon holder among them
      }. { $n ->
        [one] Winner
       *[other] Winners
      }: { $names }.
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
    [saboteur] A dead Saboteur earns nothing, but your friends may still win. You watch.
    [jester] { $stole ->
        [true] You stole a crown from everybody: you win! You watch the rest.
       *[other] You held the Cheese, so you stole nothing. You watch the rest.
      }
    [princess] You were the Princess: the Saboteurs win.
   *[other] The dead earn nothing. You watch the rest.
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
   *[alive] You lost: a Jester must die, and you survived.
  }
botk-why-saboteur = { $outcome ->
    [alive] You won: order fell, and you survived. { $why }
    [dead] You lost: you died before you could collect. Order fell: { $why }
   *[crown] { $princess ->
        [true] You lost: neither the Princess nor a Pardon holder died.
       *[false] You lost: no Pardon holder died.
      }
  }
# $own: whether it was this player's death
botk-why-fallen = { $own ->
    [true] You lost: your death made the Saboteurs win. { $why }
   *[false] { $role ->
        [executioner] You lost: one execution too many. { $why }
       *[other] You lost: the Saboteurs won. { $why }
      }
  }
botk-why-dead = You lost: you died. { $how }
botk-why-order = { $heads ->
    [0] You lost: nobody died, so nobody is paid.
    [one] { $role ->
        [executioner] You won: order is kept, with 1 death.
       *[other] You won: you survived, and order is kept, with 1 death.
      }
   *[other] { $role ->
        [executioner] You won: order is kept, with { $heads } deaths.
       *[other] You won: you survived, and order is kept, with { $heads } deaths.
      }
  }
