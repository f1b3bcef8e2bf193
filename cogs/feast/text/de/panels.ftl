# Wie ein Tisch und eine Hand aussehen.

feast-turn = Zug { $n } · { $name } · { $step }
feast-turn-brief = Zug { $n } · { $name }
feast-energy = { $question } ⚡ Energie: **{ $n }**
feast-energy-owed = { $question }
    ⚡ Energie: **{ $n }** · Schande nimmt { $owed } · übrig: **{ $left }**
feast-energy-short = { $question }
    ⚡ Energie: **{ $n }**, aber Schande nimmt { $owed }.

## Zeichen eines Gastes
feast-mark-role = **{ $role }**
feast-mark-alive = am Leben
feast-mark-mourns = 🖤 trauert
feast-mark-turn = ➤ am Zug
feast-mark-dead-food = ☠ { feast-poster-died-food }
feast-mark-dead-goblet = ☠ { feast-poster-died-goblet }
feast-mark-dead-dishonor = ☠ { feast-poster-died-dishonor }
feast-mark-dead-duel = ☠ { feast-poster-died-duel }
feast-mark-kept = behält { $n }
feast-plate-line = -# { $plate }
feast-mark-goblet = 🍷 Kelch
feast-mark-no-goblet = kein Kelch
feast-mark-no-food = keine Speise
feast-mark-titles = { $titles }

## Stapel und Ende
feast-decks = -# Stapel: { $decks }
feast-end-far = -# Endet bei { $of } leeren Stapeln, oder wenn der König stirbt, nur ein Gast lebt oder alles entschieden ist.
feast-end-near = -# ⌛ Endet bei { $of } leeren Stapeln oder früher ({ $n ->
    [0] bisher 0
   *[other] bisher: { $empty }
  }).{ $near ->
    [none] {""}
   *[other] {" "}Bald leer: { $near }.
  }
feast-end-near-brief = -# ⌛ Endet bei { $of } leeren Stapeln oder früher: bisher { $n }{ $near ->
    [0] {""}
   *[other] , { $near } bald leer
  }
feast-roles-in-play = -# Rollen: { $roles }
feast-titles-line = -# Titel: { $titles }
feast-titles-of = { $name } { $titles }

## Eine Hand
feast-you-are = Deine Rolle: **{ $role }** · Platz { $seat }
feast-you-watch = Du schaust zu.
feast-not-dealt = Deine Karte kommt gleich.
feast-you-dead = Rede weiter: Du kannst noch gewinnen.
feast-you-dead-lost = Du kannst nicht mehr gewinnen.
feast-standing-won = ✓ Wäre jetzt Schluss, **hättest du gewonnen,** denn { $why }.
feast-standing-lost = ✗ Wäre jetzt Schluss, **hättest du verloren,** denn { $why }.
feast-you-mourn = 🖤 Du trauerst: keine Toasts, keine Duelle.
feast-your-title = **{ $title }:** { $text }
feast-your-titles = Deine Titel: { $titles }
feast-your-titles-king = Titel zu vergeben (selbst nutzen kannst du keinen): { $titles }.
feast-your-cards = { $tokens } · { $goblet } · { $foods }
feast-seen = { $what } (**{ $known }**)
feast-seen-once = { $what } ({ $known }?)
feast-notes-unsure = -# ? Seitdem hat jemand vergiftet.
feast-unknown = unbekannt
feast-known = { $what }: { $how }
feast-known-once = { $what }, früher: { $how }; seitdem hat jemand vergiftet
feast-how-served = du hast eingeschenkt
feast-how-tasted = du hast gekostet
feast-how-spied = du hast es gesehen
feast-how-poisoned = du hast vergiftet
feast-notes = **Was du weißt**
feast-notes-brief = -# **Du weißt:** { $notes }
feast-note-brief = { $name } { $known }
feast-note-small = -# { $note }
feast-note = • { $name }: { $known }
feast-note-role = **{ $role }**
feast-note-mixed = • Dein Gift ist in: { $foods }.
feast-note-mixed-found = { feast-note-mixed } Gefunden: { $found }.
feast-note-top = • { $food }, oberste im Stapel: { $card }.
feast-note-deeper = • { $food }, Karte { $n } von { $of }: { $card }.
feast-notes-cut = • … und mehr
feast-over = Das Spiel ist vorbei. Der Tisch zeigt, wer was war.

## Das Ende
feast-final-winners = { $n ->
    [0] Niemand hat gewonnen. Die Schatzkammer ist gerührt.
    [one] 1 hat gewonnen.
   *[other] { $n } haben gewonnen.
  }
feast-final-why-won = 🏆 { $names }
feast-final-why-lost = ✗ { $names }
feast-final-why = -# { $whose }: { $why }
feast-final-won = ⤷ 🏆 gewonnen, denn { $why } · { $before } → **{ $after } 👑**
feast-final-lost = ⤷ ✗ verloren, denn { $why } · **{ $after } 👑**

feast-button-options = Rollen

## Bilder
feast-goblet = Kelch
feast-thumb-up = Daumen hoch
feast-thumb-down = Daumen runter
feast-honor-number = { $n } Ehre
feast-dishonor-number = { $n } Schande

## Das Plakat
feast-poster-king-dead = Der König ist tot
feast-poster-decks-empty = Das Fest ist aus
feast-poster-one-left = Ein Gast bleibt übrig
feast-poster-decided = Es ist entschieden
feast-poster-line = { $how }. { $n ->
    [0] Niemand gewinnt
    [one] 1 gewinnt
   *[other] { $n } gewinnen
  }
feast-picture-empty = Leere Stapel
feast-poster-decks = Aufgebraucht: { $empty }
feast-poster-left = Nur { $name } bleibt am Tisch
feast-poster-settled = Kein lebender Gast hat noch etwas zu gewinnen
feast-poster-king-goblet = Der König trank Gift beim { $own ->
    [true] eigenen Toast
   *[false] Toast von { $name }
  }
feast-poster-king-duel = Der König verlor ein Duell gegen { $name }
feast-poster-king-food = Der König aß Gift
feast-poster-king-dishonor = Der König starb vor Scham
feast-poster-died-goblet = trank Gift
feast-poster-died-food = aß Gift
feast-poster-died-dishonor = starb vor Scham
feast-poster-died-duel = verlor ein Duell

feast-card-role = Deine Rolle
