# Wörter, die jedes Spiel braucht. Glossar: docs/languages.md
# Tisch, Platz, Lobby, Host, Kronen, Computer. Niemandes Geschlecht wird vorausgesetzt.

## Zahlen
crowns = { $n ->
    [one] 1 Krone
   *[other] { $n } Kronen
  }
crowns-plus = { $n ->
    [one] +1 Krone
   *[other] +{ $n } Kronen
  }
crowns-minus = { $n ->
    [one] −1 Krone
   *[other] −{ $n } Kronen
  }
list-and = und
list-or = oder
list-comma = ,{" "}
list-part = { $what } ({ $first } bis { $last })
several = { $n }× { $what }

## Plätze
name-twice = { $name } (Platz { $seat })
seat-label = { $seat } · { $name }
seat-label-you = { $seat } · { $name } (du)
seat-line = { $seat } · **{ $name }**
mark-computer = ⚙ Computer
mark-for = für { $name }
mark-away = 💤 nicht da, der Computer spielt
mark-dms-closed = ✉ keine DMs
mark-host = Host
marked = { $mark }: { $names }
# Im Dativ: „stiehlt 3 Kronen: von X und der Schatzkammer“
treasury = der Schatzkammer

## Überschriften und Links
table-title = ## { $game } · Tisch { $table }
table-line = -# { $game } · Tisch { $table }
table-line-computers = { $line } · ⚙ { $n }
table-line-day = -# Die Karten von heute, für alle gleich. Ein Versuch; der Tag endet { $when }.
thread-name = { $table } · { $game }
house-card = Hauskarte

## Warten
waiting-for = -# ⏳ { $who } · die Zeit läuft { $when } ab.
waiting-others = { $n ->
    [one] noch jemand
   *[other] { $n } weitere
  }
waiting-hidden = -# 🌙 Etwas geschieht im Geheimen. **Meine Karten** zeigt, ob du dran bist.
waiting-nobody = 📣 Alle halten den Atem an …
table-paused = 💤 Pause: Niemand ist da. Drück **Bin zurück**, dann geht es weiter; sonst schließt der Tisch { $when }, ohne Kronen.
table-deserted = 💤 Pause: Alle haben das Spiel verlassen. Der Tisch schließt { $when }, ohne Kronen.
seats-offered = 💺 Du spielst nicht mit? Drück **Hier weiterspielen** und spiel für { $who }; die Kronen bleiben dort.
votes-to-end = 🏳 { $who } { $n ->
    [one] will
   *[other] wollen
  } das Spiel vorzeitig beenden, ohne Kronen ({ $n } von { $needed } Stimmen).
waiting-you = ⏳ Du bist dran · die Zeit läuft { $when } ab.
silence-dice = -# Läuft die Zeit ab, entscheidet der Zufall.
tale-silent = 🤐 { $name } sagt nichts.
tale-claimed = 💬 { $name }: „{ $said }“ { $n }
tale-whispered = 💬 { $name } zu { $whom }: „{ $said }“ { $n }
tale-advised = 🗳 { $name }: **{ $vote }**
tale-judged = { $said } · { $worth }
claim-was-true = ✅ wahr
claim-was-false = { $so ->
    [none] ❌ falsch
   *[other] ❌ falsch, wahr ist: „{ $so }“
}
claim-was-unknown = ❔ bleibt offen
lied-best = Am besten gelogen
lied-quoted = „{ $lie }“
lied-nose = { $n ->
    [one] Feinste Nase
   *[other] Feinste Nasen
}
lied-nose-count = { $n ->
    [one] eine Lüge bezweifelt
   *[other] { $n } Lügen bezweifelt
}
lied-nobody = Niemand hat gelogen
lied-nobody-why = jedes Wort war ehrlich
lied-line = { $mark } **{ $what }**{ $who ->
    [none] {""}
   *[other] : { $who }
}{ $why ->
    [none] {""}
   *[other] {" "}· { $why }
}
story-evening = # { $game }: { $n ->
    [one] ein Abend mit einem Computer
   *[other] ein Abend mit { $n } Computern
  }
story-recorded = { $names } { $n ->
    [one] spielt
   *[other] spielen
  }. So erzählt das Programm jedes Spiel.
story-last = { $how }. { $why } { $n ->
    [0] Niemand hat gewonnen.
   *[other] Gewonnen: { $winners }.
  }
tale-taken-back = 💬 { $name } nimmt { $n } zurück.
tale-silent-dice = 🤐 { $name } sagt nichts. Zufällig: { $chosen }.
tale-title = ## Bisher · Tisch { $table }
tale-nothing = Noch nichts.

asked-of = ➤ { $name }: { $question }
asked-until = { $silence } ⏳ { $when }
asked-of-all = ➤ { $question }
asked-of-all-count = -# { $n } von { $of } { $n ->
    [one] hat
   *[other] haben
  } gewählt. Alles wird zugleich aufgedeckt.
asked-of-any-count = -# { $n } von { $of } { $n ->
    [one] hat
   *[other] haben
  } geantwortet; eine Antwort kann reichen.
chosen-wait = { $note } Die anderen wählen noch.
card-in-short = { $label }: **{ $name }**
draft-meant = Bisher: { $what }
draft-lacking = Noch zu wählen: { $n }.
draft-needed = Unbedingt zu vergeben: { $what }.
draft-complete = Alles gewählt. Drück den Knopf, um es zu vergeben.
draft-change = -# Um etwas Früheres zu ändern, wähl es für jemand anderes.
draft-for = Für { $name } …
draft-chosen = { $name }: { $what }
draft-must = { $what } · muss vergeben werden
draft-held = jetzt für { $name } · { $hint }
typed-fits = Eine Zeile mit { $least } bis { $most } Zeichen.
asked-in-secret = ➤ Dein Zug ist geheim: Drück **Meine Karten**.
asked-at-the-table = ➤ Das Spiel geht am Tisch weiter. **Aktualisieren** holt es hierher.
lasting-card = { $label }: **{ $name }**. { $text }
# Was per Knopf gesagt wird
claim-what = Was sagst du? Alle sehen es, mit deinem Namen. Lügen ist erlaubt.
claim-what-some = { claim-what } Manches sehen nur manche.
claim-all = Was sagst du?
claim-enough = Du hast zweimal gesprochen. Im nächsten Teil des Spiels geht es wieder.
claim-pick = Wählen …
claim-say = **{ $what }**
claim-said = 💬 Gesagt. Alle sehen es am Tisch.
claim-whisper = 🤫 Nur für { $names } zu sehen, bei den eigenen Karten.
claim-said-whispered = 🤫 Gesagt. Nur für { $names } zu sehen, bei den eigenen Karten.
claim-number = #{ $n }
claim-whisper-number = 🤫#{ $n }
claim-line = -# { $said }
claim-taken-back = -# ~~{ $said }~~
claim-agreed = { $said } · 👍 { $names }
claim-disagreed = { $said } · 👎 { $names }
claim-option = { $name }: { $said } { $n }
claim-agree = 👍 Ich stimme { $first } zu.
claim-agree-label = 👍 Ich stimme zu …
claim-disagree = 👎 Ich glaube { $first } nicht.
claim-disagree-label = 👎 Ich glaube nicht …
claim-take-back-label = Ich nehme zurück …
last-words-until = -# Endet spätestens { $when }.
last-words-pick = Deine letzten Worte, wahr oder nicht …
last-words-votes = **{ $vote } { $n }:** { $names }
you-are-away = 💤 Du bist nicht da, der Computer spielt für dich. Drück **Bin zurück**, um weiterzuspielen.
hand-newer = -# Deine Karten stehen in einer neueren Nachricht.
hand-folded = 🎴 Diese Karten sind alt. **Meine Karten** zeigt die neuesten.
hand-where = -# Deine Karten · Tisch { $table } · <#{ $channel }>

## Knöpfe
button-join = Mitspielen
button-leave = Gehen
button-add-computer = + Computer
button-fill = + { $n } Computer
button-remove-computer = Computer weg
button-begin = Starten
button-options = Optionen
button-more = Mehr
button-cancel = Tisch absagen
button-rules = Regeln
button-hand = Meine Karten
button-say = Sprechen
button-say-more = Etwas anderes sagen
button-say-back = Etwas zurücknehmen
button-likely = Zurück
button-agree = 👍 { $n }
button-disagree = 👎 { $n }
button-tale = Bisher
button-explain = ?
button-dice = Faire Würfel
button-refresh = Aktualisieren
button-back = Bin zurück
button-give-up = Aufgeben
button-play-on = Weiterspielen
button-again = Neues Spiel
button-next-game = Ruf mich wieder
button-uncall = Nicht rufen
button-story = Geschichte
button-show-again = Nochmal zeigen
button-replay = Schritt für Schritt
button-table = Zum Tisch
button-previous = Zurück
button-next = Weiter
page-number = -# Seite { $page } von { $pages }
button-verb = { $verb } …
button-only = { $verb }: { $target }
button-verbs = Etwas anderes

## Alte Nachrichten
retired-title = -# { $game } · Tisch { $table } · steht weiter unten
retired-link = ➜ Hier geht es weiter: { $link }

## Das Ende
ended-title = ## { $game } · Tisch { $table } ist zu Ende
ended-by-hand = Von Hand beendet, ohne Kronen.
ended-by-idle = Eine Woche lang hat niemand gespielt. Es endet ohne Kronen.
ended-by-missed = Dieser Tisch konnte nicht rechtzeitig öffnen. Es endet ohne Kronen.
ended-by-gone = Niemand war mehr da. Es endet ohne Kronen.
ended-by-players = Ihr habt für das Ende gestimmt, ohne Kronen.
ended-by-moderator = Die Moderation hat das Spiel beendet, ohne Kronen.
ended-by-upgrade = Dieses Spiel hat neue Regeln und kann nicht weitergehen. Es endet ohne Kronen.
seal-line = -# 🎲 Würfel versiegelt: `{ $seal }`
seal-line-open = -# 🎲 Die Würfel liegen offen: Alle können das Austeilen prüfen.
seal-line-alone = -# 🎲 Die Würfel liegen offen.
seal-title = ## Faire Würfel · Tisch { $table }
seal-what = Die Karten ergeben sich aus einem Geheimnis und allen Klicks auf „Mitspielen“, also konnte niemand sie wählen. Der Fingerabdruck des Geheimnisses (SHA-256), von vor dem ersten Klick:
    `{ $commitment }`
seal-later = Wenn das Spiel vorbei ist, steht das Geheimnis hier.
seal-secret = Geheimnis: `{ $secret }`
    Wer den Bot betreibt, kann es prüfen: `{ $verify } { $table }`
seal-secret-day = Der Schlüssel des Tages: `{ $secret }`
    Wer den Bot betreibt, kann ihn prüfen: `{ $verify } { $table }`
story-title = ## Die ganze Geschichte · Tisch { $table }
story-nothing = Nichts ist geschehen.
story-proof-title = ### Die Würfel, zum Nachprüfen
story-proof-secret = Geheimnis: `{ $secret }`
    Sein SHA-256, wie in der Lobby: `{ $commitment }`
story-proof-joins = Die Klicks auf „Mitspielen“, Platz für Platz; 0 ist ein Computer: `{ $joins }`
story-proof-seed = Startwert: `{ $seed }`
    -# Das ist der SHA-256 aus den Bytes des Geheimnisses, dann je Platz ein Doppelpunkt und eine Id. Zum Prüfen tippt, wer den Bot betreibt, `{ $verify } { $table }`.

## Computer
# Ohne Artikel; dahinter steht im Spiel ein Beiname: vorsichtig, kühn, hinterlistig
computer-1 = Opa Barnabas
computer-2 = Dame Prudentia
computer-3 = Ritter Nuschel
computer-4 = Muhme Distel
computer-5 = Bruder Egbert
computer-6 = Gräfin Nessel
computer-7 = Küfer Kunz
computer-8 = Tante Trude
computer-9 = Junker Pip
computer-10 = Pater Brummel
computer-11 = Witwe Ampfer
computer-12 = Graf Rübe
computer-13 = Müller Jupp
computer-14 = Nonne Salbei
computer-15 = Hauptmann Hecht
computer-called = { $temper ->
    [careful] { $name } Leisetritt
    [bold] { $name } Wagemut
   *[treacherous] { $name } Hinterlist
  }

## Was auf Bildern zu sehen ist, für alle, die sie nicht sehen: schlichte Worte
picture-down = { $down } verdeckt
picture-seat = { $seat } { $name }{ $computer ->
    [true] , Computer
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
    [dead] , tot
    [escaped] , entkommen
    [out] , raus
   *[playing] {""}
  }{ $awaited ->
    [true] , ist dran
   *[false] {""}
  }.
picture-table = Der Tisch, { $phase }. { $caption ->
    [none] { $centre ->
        [none] {""}
       *[other] In der Mitte: { $centre }.{" "}
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
picture-rounds = Runden, { $what }: { $over ->
    [none] {""}
   *[other] Platz { $over };{" "}
  }noch { $left }.
picture-stage = { $label }: { $seat } { $name }{ $cards ->
    [none] {""}
   *[other] , { $cards }
  }{ $down ->
    [0] {""}
   *[other] , { picture-down }
  }{ $said ->
    [none] {""}
   *[other] , „{ $said }“
  }.
picture-nameless = Platz { $seat }
picture-alone = Solo
picture-players = { $n } Personen
crown-number = { crowns }
picture-layout = { $game }: { $state }. { $hand ->
    [none] Keine Karten auf der Hand.
   *[other] Auf der Hand: { $hand }.
  }
picture-layout-row = Reihe { $n }: { $front ->
    [none] leer
   *[other] { $front }
  }{ $laid ->
    [none] {""}
   *[other] , darauf { $laid }
  }{ $note ->
    [none] {""}
   *[other] , { $note }
  }{ $behind ->
    [0] {""}
   *[other] , dahinter { $behind }
  }.
picture-layout-pile = { $label }: { $n }{ $top ->
    [none] {""}
   *[other] , oben { $top }
  }.
picture-own-seat = Platz { $seat }, { $name }.
picture-card = { $label }: { $name }. { $text }
picture-poster = { $headline }. { $line }. { $seats }
picture-honour = { $what }{ $who ->
    [none] { $why ->
        [none] {""}
       *[other] : { $why }
      }
   *[other] : { $who }{ $why ->
        [none] {""}
       *[other] , { $why }
      }
  }.
picture-poster-seat = { $alone ->
    [true] {""}
   *[false] { $seat }{" "}
  }{ $name }{ $computer ->
    [true] {" "}(Computer)
   *[false] {""}
  }: { $role }{ $others ->
    [none] {""}
   *[other] , { $others }
  }{ $fate ->
    [dead] , tot
    [escaped] , entkommen
    [out] , raus
   *[playing] {""}
  }{ $note ->
    [none] {""}
   *[other] , { $note }
  }{ $won ->
    [true] , gewonnen
   *[false] {""}
  }{ $change ->
    [none] {""}
   *[other] , { $change }
  }.
poster-footer = { $game } · { $day }
