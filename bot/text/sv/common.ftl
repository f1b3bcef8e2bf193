# Ord som alla spel behöver. Ordlista: docs/languages.md
# Bord, plats, lobby, värd, kronor, dator. Ingens kön tas för givet.

## Tal
crowns = { $n ->
    [one] 1 krona
   *[other] { $n } kronor
  }
crowns-plus = { $n ->
    [one] +1 krona
   *[other] +{ $n } kronor
  }
crowns-minus = { $n ->
    [one] −1 krona
   *[other] −{ $n } kronor
  }
list-and = och
list-or = eller
list-comma = ,{" "}
list-part = { $what } ({ $first } till { $last })
several = { $n }× { $what }

## Platser
name-twice = { $name } (plats { $seat })
seat-label = { $seat } · { $name }
seat-label-you = { $seat } · { $name } (du)
seat-line = { $seat } · **{ $name }**
mark-computer = ⚙ dator
mark-for = för { $name }
mark-away = 💤 borta, datorn spelar
mark-dms-closed = ✉ inga DM
mark-host = värd
marked = { $mark }: { $names }
treasury = skattkammaren

## Rubriker och länkar
table-title = ## { $game } · bord { $table }
table-line = -# { $game } · bord { $table }
table-line-computers = { $line } · ⚙ { $n }
table-line-day = -# Dagens giv, lika för alla. Ett försök; dagen slutar { $when }.
thread-name = { $table } · { $game }
house-card = huskort

## Väntan
waiting-for = -# ⏳ { $who } · tiden går ut { $when }.
waiting-others = { $n } till
waiting-hidden = -# 🌙 Något händer i hemlighet. **Mina kort** visar om det är din tur.
waiting-nobody = 📣 Alla håller andan …
table-paused = 💤 Paus: alla är borta. Tryck på **Jag är tillbaka** för att fortsätta; annars stängs bordet { $when }, utan kronor.
table-deserted = 💤 Paus: alla har lämnat spelet. Bordet stängs { $when }, utan kronor.
seats-offered = 💺 Har du ingen plats? Tryck på **Spela vidare här** och spela för { $who }, som får kronorna.
votes-to-end = 🏳 { $who } vill avsluta spelet i förtid, utan kronor ({ $n } av { $needed } röster).
waiting-you = ⏳ Din tur · tiden går ut { $when }.
silence-dice = -# Om tiden går ut avgör slumpen.
tale-silent = 🤐 { $name } säger inget.
tale-claimed = 💬 { $name }: ”{ $said }” { $n }
tale-whispered = 💬 { $name } till { $whom }: ”{ $said }” { $n }
tale-advised = 🗳 { $name }: **{ $vote }**
tale-judged = { $said } · { $worth }
claim-was-true = ✅ sant
claim-was-false = { $so ->
    [none] ❌ osant
   *[other] ❌ osant, sanningen: ”{ $so }”
}
claim-was-unknown = ❔ går inte att veta
lied-best = { $n ->
    [one] Ljög bäst
   *[other] Ljög bäst
}
lied-quoted = ”{ $lie }”
lied-nose = { $n ->
    [one] Bästa näsan
   *[other] Bästa näsorna
}
lied-nose-count = { $n ->
    [one] tvivlade på en lögn
   *[other] tvivlade på { $n } lögner
}
lied-nobody = Ingen ljög
lied-nobody-why = varje ord var ärligt
lied-line = { $mark } **{ $what }**{ $who ->
    [none] {""}
   *[other] : { $who }
}{ $why ->
    [none] {""}
   *[other] {" "}· { $why }
}
story-evening = # { $game }: { $n ->
    [one] en kväll med en dator
   *[other] en kväll med { $n } datorer
  }
story-recorded = { $names } spelar. Programmet berättar, som efter varje spel.
story-last = { $how }. { $why } { $n ->
    [0] Ingen vann.
   *[other] Vann: { $winners }.
  }
tale-taken-back = 💬 { $name } tar tillbaka { $n }.
tale-silent-dice = 🤐 { $name } säger inget. Slumpen valde: { $chosen }.
tale-title = ## Återblick · bord { $table }
tale-nothing = Inget än.

asked-of = ➤ { $name }: { $question }
asked-until = { $silence } ⏳ { $when }
asked-of-all = ➤ { $question }
asked-of-all-count = -# { $n } av { $of } har valt. Allt visas samtidigt.
asked-of-any-count = -# { $n } av { $of } har svarat; ett svar kan räcka.
chosen-wait = { $note } De andra väljer fortfarande.
card-in-short = { $label }: **{ $name }**
draft-meant = Hittills: { $what }
draft-lacking = Kvar att välja: { $n }.
draft-needed = Måste delas ut: { $what }.
draft-complete = Allt är valt. Tryck på knappen för att dela ut.
draft-change = -# Ändra genom att välja det för någon annan.
draft-for = Till { $name } …
draft-chosen = { $name }: { $what }
draft-must = { $what } · måste delas ut
draft-held = nu till { $name } · { $hint }
typed-fits = En rad med { $least } till { $most } tecken.
asked-in-secret = ➤ Ditt drag är hemligt: tryck på **Mina kort**.
asked-at-the-table = ➤ Spelet går vidare vid bordet. **Uppdatera** hämtar det hit.
lasting-card = { $label }: **{ $name }**. { $text }
# Vad man säger med knappar
claim-what = Vad säger du? Alla ser det, med ditt namn. Du får ljuga.
claim-what-some = { claim-what } En del visas bara för vissa.
claim-all = Vad säger du?
claim-enough = Du har talat två gånger. Du kan tala igen i nästa del av spelet.
claim-pick = Välj …
claim-say = **{ $what }**
claim-said = 💬 Sagt. Alla ser det vid bordet.
claim-whisper = 🤫 Bara { $names } ser det, vid sina kort.
claim-said-whispered = 🤫 Sagt. Bara { $names } ser det, vid sina kort.
claim-number = #{ $n }
claim-whisper-number = 🤫#{ $n }
claim-line = -# { $said }
claim-taken-back = -# ~~{ $said }~~
claim-agreed = { $said } · 👍 { $names }
claim-disagreed = { $said } · 👎 { $names }
claim-option = { $name }: { $said } { $n }
claim-agree = 👍 Jag håller med om { $first }.
claim-agree-label = 👍 Jag håller med om …
claim-disagree = 👎 Jag tror inte på { $first }.
claim-disagree-label = 👎 Jag tror inte på …
claim-take-back-label = Jag tar tillbaka …
last-words-until = -# Slutar senast { $when }.
last-words-pick = Säg dina sista ord, sanna eller inte …
last-words-votes = **{ $vote } { $n }:** { $names }
you-are-away = 💤 Du är borta, och datorn spelar för dig. Tryck på **Jag är tillbaka** för att spela vidare.
hand-newer = -# Dina kort finns i ett nyare meddelande.
hand-folded = 🎴 De här korten är gamla. **Mina kort** visar de nyaste.
hand-where = -# Dina kort · bord { $table } · <#{ $channel }>

## Knappar
button-join = Var med
button-leave = Lämna
button-add-computer = Fler datorer
button-fill = Lägg till { $n } datorer
button-remove-computer = Ta bort dator
button-begin = Börja
button-options = Val
button-more = Mer
button-cancel = Stäng bordet
button-rules = Regler
button-hand = Mina kort
button-say = Tala
button-say-more = Säg något annat
button-say-back = Ta tillbaka något
button-likely = Tillbaka
button-agree = 👍 { $n }
button-disagree = 👎 { $n }
button-tale = Återblick
button-explain = ?
button-dice = Ärlig slump
button-refresh = Uppdatera
button-back = Jag är tillbaka
button-give-up = Ge upp
button-play-on = Spela vidare
button-again = Spela igen
button-next-game = Med i nästa spel
button-uncall = Kalla inte på mig
button-story = Hela berättelsen
button-show-again = Visa igen
button-replay = Steg för steg
button-table = Till bordet
button-previous = Föregående
button-next = Nästa
page-number = -# Sida { $page } av { $pages }
button-verb = { $verb } …
button-only = { $verb }: { $target }
button-verbs = Något annat

## Gamla meddelanden
retired-title = -# { $game } · bord { $table } · finns längre ned
retired-link = ➜ Bordet fortsätter här: { $link }

## Slutet
ended-title = ## { $game } · bord { $table } är avslutat
ended-by-hand = Avslutat för hand. Inga kronor flyttades.
ended-by-idle = Ingen spelade på en vecka. Inga kronor flyttades.
ended-by-missed = Bordet kunde inte öppnas i tid. Inga kronor flyttades.
ended-by-gone = Alla var borta. Inga kronor flyttades.
ended-by-players = Spelarna röstade för att avsluta spelet. Inga kronor flyttades.
ended-by-moderator = En moderator avslutade spelet. Inga kronor flyttades.
ended-by-upgrade = Spelet har nya regler och kan inte fortsätta. Inga kronor flyttades.
seal-line = -# 🎲 Förseglad slump: `{ $seal }`
seal-line-open = -# 🎲 Slumpen är öppen: alla kan kontrollera given.
seal-line-alone = -# 🎲 Slumpen är öppen.
seal-title = ## Ärlig slump · bord { $table }
seal-what = Given görs av en hemlighet och av allas tryck på ”Var med”, så ingen kunde välja den. Hemlighetens fingeravtryck (SHA-256), gjort innan någon var med:
    `{ $commitment }`
seal-later = När spelet är slut ser du hemligheten här.
seal-secret = Hemlighet: `{ $secret }`
    Den som driver boten kan kontrollera: `{ $verify } { $table }`
seal-secret-day = Dagens nyckel: `{ $secret }`
    Den som driver boten kan kontrollera: `{ $verify } { $table }`
story-title = ## Hela berättelsen · bord { $table }
story-nothing = Ingenting hände.
story-proof-title = ### Slumpen, att kontrollera
story-proof-secret = Hemlighet: `{ $secret }`
    Dess SHA-256, som i lobbyn: `{ $commitment }`
story-proof-joins = Trycken på ”Var med”, plats för plats; 0 är en dator: `{ $joins }`
story-proof-seed = Frö: `{ $seed }`
    -# Det är SHA-256 av hemlighetens byte, sedan ett kolon och ett id för varje plats. För att kontrollera skriver den som driver boten `{ $verify } { $table }`.

## Datorer
computer-1 = Gamle Barnabas
computer-2 = Fru Försynt
computer-3 = Riddar Mummel
computer-4 = Mor Renfana
computer-5 = Broder Egbert
computer-6 = Lady Nässla
computer-7 = Tunnan Wat
computer-8 = Galna Maud
computer-9 = Väpnar Pip
computer-10 = Fader Björnbär
computer-11 = Änkan Harsyra
computer-12 = Lord Kålrot
computer-13 = Mjölnar Hobbe
computer-14 = Syster Röllika
computer-15 = Kapten Gädda
computer-called = { $temper ->
    [careful] { $name } den varsamma
    [bold] { $name } den djärva
   *[treacherous] { $name } den sluga
  }

## Vad bilder säger, för den som inte ser dem: enkla ord
picture-down = { $down } med baksidan upp
picture-seat = { $seat } { $name }{ $computer ->
    [true] , dator
   *[false] {""}
  }{ $number ->
    [none] {""}
   *[other] , { $number }
  }{ $badge ->
    [none] {""}
   *[other] , { $badge }
  }{ $cards ->
    [none] {""}
   *[other] , { $cards }
  }{ $down ->
    [0] {""}
   *[other] , { picture-down }
  }{ $sign ->
    [none] {""}
   *[other] , { $sign }
  }{ $fate ->
    [dead] , död
    [escaped] , räddad
    [out] , ute
   *[playing] {""}
  }{ $awaited ->
    [true] , på tur
   *[false] {""}
  }.
picture-table = Bordet, { $phase }. { $caption ->
    [none] { $centre ->
        [none] {""}
       *[other] I mitten: { $centre }.{" "}
      }
   *[other] { $caption }{ $centre ->
        [none] {""}
       *[other] : { $centre }
      }.{" "}
  }{ $stage ->
    [none] {""}
   *[other] { $stage }{" "}
  }{ $rounds ->
    [none] {""}
   *[other] { $rounds }{" "}
  }{ $seats }
picture-rounds = Ronder, { $what }: { $over ->
    [none] {""}
   *[other] platserna { $over };{" "}
  }{ $left } kvar.
picture-stage = { $label }: { $seat } { $name }{ $cards ->
    [none] {""}
   *[other] , { $cards }
  }{ $down ->
    [0] {""}
   *[other] , { picture-down }
  }{ $said ->
    [none] {""}
   *[other] , ”{ $said }”
  }.
picture-nameless = plats { $seat }
picture-alone = Du
picture-players = { $n } spelare
crown-number = { crowns }
picture-layout = { $game }: { $state }. { $hand ->
    [none] Inga kort på hand.
   *[other] På hand: { $hand }.
  }
picture-layout-row = Rad { $n }: { $front ->
    [none] tom
   *[other] { $front }
  }{ $laid ->
    [none] {""}
   *[other] , på den { $laid }
  }{ $note ->
    [none] {""}
   *[other] , { $note }
  }{ $behind ->
    [0] {""}
   *[other] , { $behind } bakom
  }.
picture-layout-pile = { $label }: { $n }{ $top ->
    [none] {""}
   *[other] , överst { $top }
  }.
picture-own-seat = Plats { $seat }, { $name }.
picture-card = { $label }: { $name }. { $text }
picture-poster = { $headline }. { $line }. { $seats }
picture-honour = { $what }{ $who ->
    [none] {""}
   *[other] {" "}{ $who }
  }{ $why ->
    [none] {""}
   *[other] : { $why }
  }.
picture-poster-seat = { $alone ->
    [true] {""}
   *[false] { $seat }{" "}
  }{ $name }{ $computer ->
    [true] {" "}(dator)
   *[false] {""}
  }: { $role }{ $others ->
    [none] {""}
   *[other] , { $others }
  }{ $fate ->
    [dead] , död
    [escaped] , räddad
    [out] , ute
   *[playing] {""}
  }{ $note ->
    [none] {""}
   *[other] , { $note }
  }{ $won ->
    [true] , vann
   *[false] {""}
  }{ $change ->
    [none] {""}
   *[other] , { $change }
  }.
poster-footer = { $game } · { $day }
