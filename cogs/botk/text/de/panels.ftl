# Wie ein Tisch und eine Hand aussehen.

botk-phase-line = **{ $phase }**
botk-gallows-line = -# 🪧 **{ $card }:** { $text }
botk-gallows-names = -# 🪧 { $cards }: siehe **Bisher**
botk-active-roles = -# Rollen: { $roles }; eine davon ist übrig{ $sure ->
        [true] {", aber nicht der Saboteur"}
       *[false] {""}
    }
botk-active-items = -# Gegenstände: { $items }; einer davon liegt in der Mitte
botk-heads = ☠ Tote: **{ $n }**
botk-heads-owed = ☠ Tote: **{ $n }** · mindestens noch { $owed } { $owed ->
    [one] Hinrichtung
   *[other] Hinrichtungen
  }

## Zeichen hinter einem Platz
botk-mark-executioner = ⚖ Henker
botk-mark-waits = ○ noch nicht dran
botk-mark-called = 📣 ist dran
botk-mark-acted = ● war dran
botk-mark-sealed = 🔒 versiegelt
botk-mark-face-up = offen: { $item }
botk-mark-mob = der Mob will diesen Kopf zuerst
botk-mark-condemned = ☞ verurteilt
botk-mark-scaffold = ⚔ wird hingerichtet
botk-scaffold = Auf dem Schafott
botk-mark-alive = am Leben
botk-mark-dead = ☠ tot
botk-mark-escaped = 🗝 entkommen
botk-purse = 👑 { crowns }
botk-mark-held = hatte: { $item }
botk-mark-was = war { $role_kind ->
    [m] der
    [f] die
   *[n] das
  } { $role }
botk-centre-face-up = Mittelkarte, offen: **{ $item }**

## Eine Hand
botk-you-are = Deine Rolle: **{ $role }** · Platz { $seat }
botk-you-watch = Du schaust zu.
botk-not-dealt = Deine Karten kommen gleich.
botk-your-item = Dein Gegenstand zu Beginn: **{ $item }**. { $text }
botk-your-item-short = Dein Gegenstand zu Beginn: **{ $item }**
botk-just-seen = ### 👁 Blick auf { $a }: { $item }
botk-just-seen-text = -# { $text }
botk-just-seen-since = ⤷ { $since }
botk-your-item-since = ⤷ { $since }
botk-notes = **Was du weißt**
botk-note-seen = • **{ $item }**, beim Blick auf { $a }. { $since }
botk-since-still = Noch dort.
botk-since = { $moves }. Jetzt: { $now }.
botk-since-yours = { $moves }. Jetzt bei dir.
botk-since-more = …, { $moves }
botk-since-lost = { $moves }. Jetzt irgendwo hier: { $places }.
botk-notes-cut = • … und Älteres
botk-confided = • { $name } hat dir gezeigt: **{ $role }**.

## Das Ende
botk-over = Das Spiel ist vorbei. Der Tisch zeigt, wer was war.
botk-result-saboteurs = # 🗡 { botk-poster-saboteurs }
botk-result-saboteurs-by = { botk-poster-saboteurs-line }.
botk-result-crown = # ⚖ Die Ordnung steht
botk-result-crown-heads = { $heads ->
    [0] Kein Tod zählt.
    [one] 1 Tod.
   *[other] { $heads } Tote.
  }
botk-final-won = 🏆 gewonnen
botk-final-crowns = { $before } → **{ $after } 👑** ({ $why })
botk-final-crowns-same = **{ $after } 👑**, wie vorher
botk-final-below = ⤷ { $earned }
botk-final-paid = -# { $names }: { $why }
botk-final-reason = { $amount } { $why }
botk-final-left = -# Mittelkarte: { $item }. Übrige Rolle: { $role }.
botk-why-steal = gestohlen
botk-why-robbed = bestohlen
botk-why-death = fürs Sterben
botk-why-heads = für Tote
botk-why-sabotage = für Sabotage
botk-why-chalice = Goldkelch
botk-why-blood-money = Blutgeld

## Das Plakat
botk-poster-crown = Die Ordnung steht
botk-poster-crown-line = { $n ->
    [0] Kein Tod zählt{ $winners ->
        [0] , also gewinnt niemand
       *[other] {""}
      }
    [one] 1 Tod
   *[other] { $n } Tote
  }
botk-poster-saboteurs = Die Ordnung fällt
botk-poster-saboteurs-line = Die Saboteure gewinnen, { $paid ->
    [0] aber { $saboteurs ->
        [0] es gab keine
       *[other] keiner überlebt
      }. Schuld ist der Tod von
   *[other] dank
  } { $names }
botk-poster-died-execution = hingerichtet
botk-poster-died-wine = vergiftet
botk-poster-died-keg = gesprengt

botk-card-role = Deine Rolle
botk-card-item = Dein Gegenstand, zu Beginn
botk-card-seen = Gesehen bei { $name }
botk-card-seen-own = Dein Gegenstand, gesehen
botk-card-seen-centre = Mittelkarte, gesehen
