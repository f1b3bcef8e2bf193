# Hur ett bord och en hand ser ut.

botk-phase-line = **{ $phase }**
botk-gallows-line = -# 🪧 **{ $card }:** { $text }
botk-gallows-names = -# 🪧 { $cards }: se **Återblick**
botk-active-roles = -# Roller: { $roles }; en av dem blir över{ $sure ->
        [true] {", men inte Sabotören"}
       *[false] {""}
    }
botk-active-items = -# Föremål: { $items }; ett av dem ligger i mitten
botk-heads = ☠ Dödsfall: **{ $n }**
botk-heads-owed = ☠ Dödsfall: **{ $n }** · minst { $owed } { $owed ->
    [one] avrättning
   *[other] avrättningar
  } kvar

## Märken bakom en plats
botk-mark-executioner = ⚖ Bödel
botk-mark-waits = ○ väntar
botk-mark-called = 📣 på tur
botk-mark-acted = ● klar
botk-mark-sealed = 🔒 förseglat
botk-mark-face-up = öppet: { $item }
botk-mark-mob = mobbens första val
botk-mark-condemned = ☞ dömd
botk-mark-scaffold = ⚔ avrättas
botk-scaffold = På schavotten
botk-mark-alive = vid liv
botk-mark-dead = ☠ död
botk-mark-escaped = 🗝 räddad
botk-purse = 👑 { crowns }
botk-mark-held = hade: { $item }
botk-mark-was = var { $role }
botk-centre-face-up = Mittkortet, öppet: **{ $item }**

## En hand
botk-you-are = Din roll: **{ $role }** · plats { $seat }
botk-you-watch = Du tittar på.
botk-not-dealt = Dina kort kommer strax.
botk-your-item = Du fick: **{ $item }**. { $text }
botk-your-item-short = Du fick: **{ $item }**
botk-just-seen = ### 👁 Du såg { $a }: { $item }
botk-just-seen-text = -# { $text }
botk-just-seen-since = ⤷ { $since }
botk-your-item-since = ⤷ { $since }
botk-notes = **Vad du vet**
botk-note-seen = • **{ $item }** ({ $a }). { $since }
botk-since-still = Kvar där.
botk-since = { $moves }. Nu: { $now }.
botk-since-yours = { $moves }. Nu har du det.
botk-since-more = …, { $moves }
botk-since-lost = { $moves }. Nu är det ett av: { $places }.
botk-notes-cut = • … och äldre
botk-confided = • { $name } visade dig: **{ $role }**.

## Slutet
botk-over = Spelet är slut. Bordet visar vem som var vad.
botk-result-saboteurs = # 🗡 { botk-poster-saboteurs }
botk-result-saboteurs-by = { botk-poster-saboteurs-line }.
botk-result-crown = # ⚖ Ordningen består
botk-result-crown-heads = { $heads ->
    [0] Inget dödsfall räknas.
   *[other] { $heads } dödsfall.
  }
botk-final-won = 🏆 vann
botk-final-crowns = { $before } → **{ $after } 👑** ({ $why })
botk-final-crowns-same = **{ $after } 👑**, som förut
botk-final-below = ⤷ { $earned }
botk-final-paid = -# { $names }: { $why }
botk-final-reason = { $amount } { $why }
botk-final-left = -# Mittkortet: { $item }. Rollen över: { $role }.
botk-why-steal = stulet
botk-why-robbed = bestulen
botk-why-death = för egen död
botk-why-heads = för dödsfall
botk-why-sabotage = för sabotage
botk-why-chalice = Guldkalk
botk-why-blood-money = blodspengar

## Affischen
botk-poster-crown = Ordningen består
botk-poster-crown-line = { $n ->
    [0] Inget dödsfall räknas{ $winners ->
        [0] , så ingen vinner
       *[other] {""}
      }
   *[other] { $n } dödsfall
  }
botk-poster-saboteurs = Ordningen faller
botk-poster-saboteurs-line = Sabotörerna vinner{ $paid ->
    [0] , men { $saboteurs ->
        [0] det fanns inga
       *[other] ingen överlevde
      }
   *[other] {""}
  }: { $names } borde ha fått leva
botk-poster-died-execution = avrättad
botk-poster-died-wine = förgiftad
botk-poster-died-keg = sprängd

botk-card-role = Din roll
botk-card-item = Ditt föremål, som du fick det
botk-card-seen = Du såg hos { $name }
botk-card-seen-own = Du såg ditt föremål
botk-card-seen-centre = Du såg mittkortet
