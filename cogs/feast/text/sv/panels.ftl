# Hur ett bord och en hand ser ut.

feast-turn = Tur { $n } · { $name } · { $step }
feast-turn-brief = Tur { $n } · { $name }
feast-energy = { $question } ⚡ Energi: **{ $n }**
feast-energy-owed = { $question }
    ⚡ Energi: **{ $n }** · Skam tar { $owed } · kvar: **{ $left }**
feast-energy-short = { $question }
    ⚡ Energi: **{ $n }**, men Skam tar { $owed }.

## En gästs märken
feast-mark-role = **{ $role }**
feast-mark-alive = vid liv
feast-mark-mourns = 🖤 sörjer
feast-mark-turn = ➤ på tur
feast-mark-dead-food = ☠ { feast-poster-died-food }
feast-mark-dead-goblet = ☠ { feast-poster-died-goblet }
feast-mark-dead-dishonor = ☠ { feast-poster-died-dishonor }
feast-mark-dead-duel = ☠ { feast-poster-died-duel }
feast-mark-kept = behåller { $n }
feast-plate-line = -# { $plate }
feast-mark-goblet = 🍷 bägare
feast-mark-no-goblet = ingen bägare
feast-mark-no-food = ingen mat
feast-mark-titles = { $titles }

## Högar och slutet
feast-decks = -# Högar: { $decks }
feast-end-far = -# Slutar vid { $of } tomma högar, eller när Kungen dör, bara en är kvar eller allt är avgjort.
feast-end-near = -# ⌛ Slutar vid { $of } tomma högar eller tidigare ({ $n ->
    [0] 0 hittills
   *[other] hittills: { $empty }
  }).{ $near ->
    [none] {""}
   *[other] {" "}Snart slut: { $near }.
  }
feast-end-near-brief = -# ⌛ Slutar vid { $of } tomma högar eller tidigare: { $n } hittills{ $near ->
    [0] {""}
   *[other] , { $near } snart slut
  }
feast-roles-in-play = -# Roller: { $roles }
feast-titles-line = -# Titlar: { $titles }
feast-titles-of = { $name } { $titles }

## En hand
feast-you-are = Din roll: **{ $role }** · plats { $seat }
feast-you-watch = Du tittar på.
feast-not-dealt = Ditt kort kommer strax.
feast-you-dead = Prata på: du kan fortfarande vinna.
feast-you-dead-lost = Du kan inte vinna längre.
feast-standing-won = ✓ Om det slutade nu **skulle du vinna:** { $why }.
feast-standing-lost = ✗ Om det slutade nu **skulle du förlora:** { $why }.
feast-you-mourn = 🖤 Du sörjer: inga skålar, inga dueller.
feast-your-title = **{ $title }:** { $text }
feast-your-titles = Dina titlar: { $titles }
feast-your-titles-king = Titlar att ge bort (du kan inte använda dem): { $titles }.
feast-your-cards = { $tokens } · { $goblet } · { $foods }
feast-seen = { $what } (**{ $known }**)
feast-seen-once = { $what } ({ $known }?)
feast-notes-unsure = -# ? Någon har använt gift sedan dess.
feast-unknown = okänt
feast-known = { $what } ({ $how })
feast-known-once = tidigare { $what } ({ $how }); någon har använt gift sedan dess
feast-how-served = du serverade det
feast-how-tasted = du smakade
feast-how-spied = du såg det
feast-how-poisoned = du la dit det
feast-notes = **Vad du vet**
feast-notes-brief = -# **Du vet:** { $notes }
feast-note-brief = { $name } { $known }
feast-note-small = -# { $note }
feast-note = • { $name }: { $known }
feast-note-role = **{ $role }**
feast-note-mixed = • Du blandade gift i: { $foods }.
feast-note-mixed-found = { feast-note-mixed } Hittat: { $found }.
feast-note-top = • Överst i högen med { $food }: { $card }.
feast-note-deeper = • Högen med { $food }, kort { $n } av { $of }: { $card }.
feast-notes-cut = • … och mer
feast-over = Spelet är slut. Bordet visar vem som var vad.

## Slutet
feast-final-winners = { $n ->
    [0] Ingen vann. Skattkammaren är rörd.
   *[other] { $n } vann.
  }
feast-final-why-won = 🏆 { $names }
feast-final-why-lost = ✗ { $names }
feast-final-why = -# { $whose }: { $why }
feast-final-won = ⤷ 🏆 vann: { $why } · { $before } → **{ $after } 👑**
feast-final-lost = ⤷ ✗ förlorade: { $why } · **{ $after } 👑**

feast-button-options = Roller

## Bilder
feast-goblet = bägare
feast-thumb-up = tummen upp
feast-thumb-down = tummen ned
feast-honor-number = { $n } Heder
feast-dishonor-number = { $n } Skam

## Affischen
feast-poster-king-dead = Kungen är död
feast-poster-decks-empty = Festen är slut
feast-poster-one-left = Bara en kvar
feast-poster-decided = Det är avgjort
feast-poster-line = { $how }. { $n ->
    [0] Ingen vann
   *[other] { $n } vann
  }
feast-picture-empty = Tomma högar
feast-poster-decks = Slut på { $empty }
feast-poster-left = Bara { $name } är kvar vid bordet
feast-poster-settled = Ingen levande gäst har något kvar att vinna
feast-poster-king-goblet = Kungen drack gift vid { $own ->
    [true] sin egen skål
   *[false] en skål av { $name }
  }
feast-poster-king-duel = Kungen förlorade en duell mot { $name }
feast-poster-king-food = Kungen åt gift
feast-poster-king-dishonor = Kungen dog av skam
feast-poster-died-goblet = drack gift
feast-poster-died-food = åt gift
feast-poster-died-dishonor = dog av skam
feast-poster-died-duel = föll i duell

feast-card-role = Din roll
