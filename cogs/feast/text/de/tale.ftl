# Was geschehen ist, in Zeilen, die alle lesen dürfen.

feast-tale-step-began = { $step_id ->
    [setup] **Aufbau.** Der König lädt ein. Niemand wagt abzusagen.
    [over] **Das Ende.** Die Kerzen werden gelöscht.
   *[other] {""}
  }
feast-tale-roles-chosen = { $scenario }: { $roles }.
feast-tale-king-shown = ♛ { $seat } ist der König und zeigt es.
feast-tale-titles-taken = Der König nimmt die Titel: { $titles }.
feast-tale-decks-made = Stapel: { $sizes }.
feast-tale-food-prepared = 🍲 { $by } war in der Küche: { $count } Gifte sind im Essen.
feast-tale-honor-dealt = Alle haben { $amount } Ehre.
feast-tale-turn-began = **Zug { $number }** · { $seat }
feast-tale-passed = { $seat } tut nichts.
feast-tale-title-given = 🏷 Der König verleiht { $seat } den Titel **{ $title }**{ $price ->
    [0] .
   *[other] , für { $price } Ehre.
  }
feast-tale-title-claimed = 🏷 { $by } nimmt { $holder } den Titel **{ $title }**, für { $price } Ehre.
feast-tale-honor-gained = ◆ { $seat }: +{ $amount } Ehre.
feast-tale-dishonor-gained = ◇ { $seat }: +{ $amount } Schande.
feast-tale-honor-paid = ◆ { $seat } zahlt { $amount } Ehre. Jetzt: { $now }.
feast-tale-dishonor-removed = ◇ { $seat } verliert { $amount } Schande. Jetzt: { $now }.
feast-tale-goblets-served = { $title_id ->
    [cupbearer] 🍷 { $by } schenkt dem König ein.
   *[other] 🍷 { $by } schenkt { $many ->
        [true] { $n } Gästen
       *[false] { $seats }
      } ein ({ $wine } Wein, { $poison } Gift gezogen).
  }
feast-tale-foods-taken = { $whole ->
    [none] {""}
   *[whole] 🍽 { $seat } nimmt { $foods }.
}
feast-tale-food-flipped = { $poison ->
    [true] 🍴 { $seat } isst { $foods }. { $food_kind ->
        [m] Der
        [f] Die
       *[n] Das
      } { $food } ist vergiftet!
   *[false] 🍴 { $seat } isst { $foods }, und lebt. Energie: { $energy }.
  }
feast-tale-food-dumped = { $seat } lässt { $food_kind ->
    [m] den
    [f] die
   *[n] das
  } { $food } unter den Tisch fallen.
feast-tale-wine-spilled = 💦 { $by } verschüttet { $own ->
    [true] den eigenen Kelch
   *[false] den Kelch von { $seat }
  }, für 1 Schande.
feast-tale-goblets-swapped = 🔀 { $by } tauscht Kelche: { $first } und { $second }.
feast-tale-plates-swapped = 🔀 { $by } tauscht Teller: { $first } und { $second }.
feast-tale-poison-used = 🧪 { $by } vergiftet { $deck_id ->
    [poison-goblet] einen Kelch
   *[other] eine Speise
  }. Niemand sieht, wo.
feast-tale-insulted = 🗯 { $by } beleidigt { $own ->
    [true] … sich selbst
   *[false] { $seat }
  }: 1 Schande.
feast-tale-praised = 💬 { $by } { $own ->
    [true] prahlt
   *[false] lobt { $seat }
  }: 1 Ehre.

## Ein Toast
feast-tale-toast-called = 🥂 { $by } bringt einen Toast aus. { $many ->
    [true] { $n } dürfen trinken.
   *[false] Trinken { $n ->
        [one] darf
       *[other] dürfen
      }: { $seats }.
  }
feast-tale-thumbs-shown =
    🥂 **Auf den König!** Alle Daumen zugleich:
    { $sober ->
        [0] {""}
        [one] 👎 Trinkt nicht: { $down } (1 Schande).
       *[other] 👎 Trinken nicht: { $down } (je 1 Schande).
    }
    { $up ->
        [none] Niemand trinkt. Der König merkt es sich.
       *[other] {""}
    }
    { $wine ->
        [0] {""}
        [one] 🍷 Wein: { $of_wine } (1 Ehre).
       *[other] 🍷 Wein: { $of_wine } (je 1 Ehre).
    }
    { $poisoned ->
        [0] {""}
       *[other] 🧪 **Gift**: { $of_poison }.
    }
feast-tale-goblet-flipped = { $seat } trinkt: { $goblet }.

## Ein Duell
feast-tale-challenged = ⚔ { $by } fordert { $seat } zum Duell.
feast-tale-duel-answered = ⚔ { $seat } { $accepted ->
    [true] nimmt das Duell mit { $by } an. Stein, Papier, Schere.
   *[false] lehnt das Duell mit { $by } ab: 1 Schande.
  }
feast-tale-duel-fought = ⚔ { $by }: { $threw }. { $seat }: { $against }. { $winner_id ->
    [none] Gleichstand: je 1 Ehre.
   *[other] { $winner } gewinnt und bekommt 1 Ehre.
  }

## Was Titel tun
feast-tale-tasted = 👁 { $by } { $what_id ->
    [goblet] riecht am eigenen Kelch.
   *[other] kostet vom eigenen Teller: { $what }.
  }
feast-tale-goblet-spied = 👁 { $by } sieht in den Kelch von { $seat }.
feast-tale-absolved = 🙏 { $by } vergibt { $own ->
    [true] … sich selbst
   *[false] { $seat }
  } 1 Schande.
feast-tale-questioned = 🎭 { $by } zahlt 1 Ehre und befragt { $seat } im Geheimen.
feast-tale-mocked = 🃏 { $by } verspottet { $seat }: 1 Schande.

## Tod und Ende
feast-tale-died = ☠ { $seat } { $cause_id ->
    [food] starb an vergiftetem Essen
    [goblet] starb am Gift
    [dishonor] starb vor Scham
   *[duel] starb im Duell
  }: **{ $role }**.{ $kept ->
    [0] {""}
   *[other] {" "}Behält { $kept } Ehre.
  }{ $role_id ->
    [king] {""}
   *[other] { $titles ->
        [none] {""}
       *[other] {" "}Zurück an den König: { $titles }.
      }
  }
feast-tale-mourning-began = 🖤 { $seat } trauert und zeigt die Karte: **{ $role }**.
feast-tale-game-ended = { $result_id ->
    [king-dead] # ☠ { feast-poster-king-dead }
   *[other] { feast-moment-game-ended }
  }
feast-tale-unveiled = Alle Karten werden aufgedeckt.
feast-tale-judged = { $won ->
    [true] 🏆 { $seat }, { $role }, gewann, denn { $why }.
   *[false] ✗ { $seat }, { $role }, verlor, denn { $why }.
  }
feast-tale-paid = 👑 { $n ->
    [one] { $amount }
   *[other] Je { $amount }
  } aus der Schatzkammer: { $payees }.

## Was nur die ganze Geschichte erzählt
feast-chapter-step-began = { $step_id ->
    [setup] Aufbau
    [over] Das Ende
   *[other] {""}
  }
feast-chapter-turn-began = Zug { $number } · { $seat }
feast-story-turn-began = {""}
feast-story-foods-taken = 🍽 { $seat } nimmt { $foods }.
feast-story-goblets-served = {""}
feast-story-tasted = {""}
feast-story-goblet-spied = {""}
feast-story-questioned = {""}
feast-story-role-dealt = { $seat } bekommt die Rolle **{ $role }**.
feast-story-suitor-seen = 👁 { $by } sieht, wer der Verehrer ist: { $seat }.
feast-story-food-poisoned = 🧪 { $by } mischt ein Gift unter { $food_kind ->
    [m] den
    [f] die
   *[n] das
  } { $food }.
feast-story-foods-stacked = Stapel { $food }, von oben: { $cards }.
feast-story-poisons-stacked = Speisegift, von oben: { $foods }.
feast-story-goblets-known = 🍷 { $by } ({ $title }) schenkt ein: { $goblets }. { $boxed_id ->
    [none] Nichts bleibt übrig.
   *[other] Übrig: { $boxed }.
  }
feast-story-taste-known = 👁 { $by } kostet: { $what }, { $poison ->
    [true] { feast-goblet-poison }
   *[false] { $what_id ->
        [goblet] { feast-goblet-wine }
       *[other] { feast-harmless }
      }
  }.
feast-story-spy-known = 👁 { $by } sieht in den Kelch von { $seat }: { $goblet }.
feast-story-role-known = 🎭 { $by } zahlt 1 Ehre und sieht die Rolle von { $seat }: **{ $role }**.
feast-story-poison-drawn = 🧪 { $by } zieht Gift für: { $card }.
feast-story-poison-placed = 🧪 { $by } { $seat_id ->
    [none] zieht Gift für: { $card }. Es passt nirgends und verlässt das Spiel.
   *[other] vergiftet bei { $seat } { $card_kind ->
        [m] den
        [f] die
       *[n] das
      } { $card }.
  }

## Was nur erfährt, wen es angeht
feast-news = ### 👁 Das weißt nur du
feast-news-goblets-known = Du hast { $poisoned ->
    [none] nur Wein
   *[other] { $poisoned } den Giftkelch
  } eingeschenkt.
feast-news-taste-known = { $what_kind ->
    [f] Deine
   *[m] Dein
  } { $what }: **{ $poison ->
    [true] { feast-goblet-poison }
   *[false] { $what_id ->
        [goblet] { feast-goblet-wine }
       *[other] { feast-harmless }
      }
  }**.
feast-news-suitor-seen = { $seat } ist der **{ feast-role-suitor }**.
feast-news-spy-known = Kelch von { $seat }: **{ $goblet }**.
feast-news-role-known = { $seat } ist { $role_kind ->
    [m] der{" "}
    [f] die{" "}
   *[name] {""}
  }**{ $role }**.
feast-news-poison-placed = { $seat_id ->
    [none] Dein Gift ({ $card }) passte nirgends und verließ das Spiel.
   *[other] Du hast bei { $seat } { $card_kind ->
        [m] den
        [f] die
       *[n] das
      } { $card } vergiftet.
  }

## Warum ein Ziel erreicht oder verfehlt ist
feast-why-alive = { $role_kind ->
    [m] der{" "}
    [f] die{" "}
   *[name] {""}
  }{ $role } lebt
feast-why-dead = { $role_kind ->
    [m] der{" "}
    [f] die{" "}
   *[name] {""}
  }{ $role } ist tot
feast-why-white-knight = { $n } von { $of } { $n ->
    [one] lebt
   *[other] leben
  }
feast-why-black-knight = { $n } von { $of } { $n ->
    [one] ist
   *[other] sind
  } tot
feast-why-gold-knight = Ehre und Titel ergeben { $n }, bei den anderen höchstens { $of }
