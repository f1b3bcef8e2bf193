# Vad som hände, i rader som alla får läsa.

feast-tale-step-began = { $step_id ->
    [setup] **Förberedelse.** Kungen bjuder. Ingen vågar tacka nej.
    [over] **Slutet.** Ljusen släcks.
   *[other] {""}
  }
feast-tale-roles-chosen = { $scenario }: { $roles }.
feast-tale-king-shown = ♛ { $seat } är Kungen, och visar det.
feast-tale-titles-taken = Kungen tar titlarna: { $titles }.
feast-tale-decks-made = Högar: { $sizes }.
feast-tale-food-prepared = 🍲 { $by } har varit i köket: det finns { $count } gifter i maten.
feast-tale-honor-dealt = Alla har { $amount } Heder.
feast-tale-turn-began = **Tur { $number }** · { $seat }
feast-tale-passed = { $seat } gör inget.
feast-tale-title-given = 🏷 Kungen gör { $seat } till **{ $title }**{ $price ->
    [0] .
   *[other] , för { $price } Heder.
  }
feast-tale-title-claimed = 🏷 { $by } tar **{ $title }** från { $holder } för { $price } Heder.
feast-tale-honor-gained = ◆ { $seat }: +{ $amount } Heder.
feast-tale-dishonor-gained = ◇ { $seat }: +{ $amount } Skam.
feast-tale-honor-paid = ◆ { $seat } betalar { $amount } Heder. Nu: { $now }.
feast-tale-dishonor-removed = ◇ { $seat } blir av med { $amount } Skam. Nu: { $now }.
feast-tale-goblets-served = { $title_id ->
    [cupbearer] 🍷 { $by } serverar Kungen en bägare.
   *[other] 🍷 { $by } serverar { $many ->
        [true] { $n } gäster
       *[false] { $seats }
      } (ur högarna: { $wine } vin, { $poison } gift).
  }
feast-tale-foods-taken = { $whole ->
    [none] {""}
   *[whole] 🍽 { $seat } tar { $foods }.
}
feast-tale-food-flipped = { $poison ->
    [true] 🍴 { $seat } äter { $foods }. Förgiftat: { $food }!
   *[false] 🍴 { $seat } äter { $foods }, och lever. Energi: { $energy }.
  }
feast-tale-food-dumped = { $seat } tappar { $food_kind ->
    [ett] sitt
   *[other] sin
  } { $food } under bordet.
feast-tale-wine-spilled = 💦 { $by } spiller ut { $own ->
    [true] sin egen bägare
   *[false] bägaren hos { $seat }
  }, för 1 Skam.
feast-tale-goblets-swapped = 🔀 { $by } byter bägare: { $first } och { $second }.
feast-tale-plates-swapped = 🔀 { $by } byter tallrikar: { $first } och { $second }.
feast-tale-poison-used = 🧪 { $by } förgiftar { $deck_id ->
    [poison-goblet] en bägare
   *[other] en rätt
  }. Ingen ser vilken.
feast-tale-insulted = 🗯 { $by } förolämpar{ $own ->
    [true] {" "}… ja,
   *[false] {""}
  } { $seat }: 1 Skam.
feast-tale-praised = 💬 { $by } { $own ->
    [true] skryter
   *[false] berömmer { $seat }
  }: 1 Heder.

## En skål
feast-tale-toast-called = 🥂 { $by } utbringar en skål. { $many ->
    [true] { $n } får dricka.
   *[false] Får dricka: { $seats }.
  }
feast-tale-thumbs-shown =
    🥂 **För Kungen!** Alla tummar samtidigt:
    { $sober ->
        [0] {""}
       *[other] 👎 Dricker inte: { $down } (1 Skam).
    }
    { $up ->
        [none] Ingen dricker. Kungen lägger det på minnet.
       *[other] {""}
    }
    { $wine ->
        [0] {""}
       *[other] 🍷 Vin: { $of_wine } (1 Heder).
    }
    { $poisoned ->
        [0] {""}
       *[other] 🧪 **Gift**: { $of_poison }.
    }
feast-tale-goblet-flipped = { $seat } dricker: { $goblet }.

## En duell
feast-tale-challenged = ⚔ { $by } utmanar { $seat } på duell.
feast-tale-duel-answered = ⚔ { $seat } { $accepted ->
    [true] antar duellen med { $by }. Sten, sax, påse.
   *[false] vägrar duellen med { $by }: 1 Skam.
  }
feast-tale-duel-fought = ⚔ { $by }: { $threw }. { $seat }: { $against }. { $winner_id ->
    [none] Lika: 1 Heder var.
   *[other] { $winner } vinner, och får 1 Heder.
  }

## Vad titlar gör
feast-tale-tasted = 👁 { $by } { $what_id ->
    [goblet] luktar på sin egen bägare.
   *[other] smakar på { $what_kind ->
        [ett] sitt eget
       *[other] sin egen
      } { $what }.
  }
feast-tale-goblet-spied = 👁 { $by } tittar i bägaren hos { $seat }.
feast-tale-absolved = 🙏 { $by } förlåter{ $own ->
    [true] {" "}… ja,
   *[false] {""}
  } { $seat } 1 Skam.
feast-tale-questioned = 🎭 { $by } betalar 1 Heder, och frågar ut { $seat } i hemlighet.
feast-tale-mocked = 🃏 { $by } hånar { $seat }: 1 Skam.

## Döden och slutet
feast-tale-died = ☠ { $seat } { $cause_id ->
    [food] dog av förgiftad mat
    [goblet] dog av giftet
    [dishonor] dog av skam
   *[duel] dog i duellen
  }: **{ $role }**.{ $kept ->
    [0] {""}
   *[other] {" "}Behåller { $kept } Heder.
  }{ $role_id ->
    [king] {""}
   *[other] { $titles ->
        [none] {""}
       *[other] {" "}Åter till Kungen: { $titles }.
      }
  }
feast-tale-mourning-began = 🖤 { $seat } sörjer och visar sitt kort: **{ $role }**.
feast-tale-game-ended = { $result_id ->
    [king-dead] # ☠ { feast-poster-king-dead }
   *[other] { feast-moment-game-ended }
  }
feast-tale-unveiled = Alla kort visas.
feast-tale-judged = { $won ->
    [true] 🏆 { $seat }, { $role }, vann: { $why }.
   *[false] ✗ { $seat }, { $role }, förlorade: { $why }.
  }
feast-tale-paid = 👑 { $amount }{ $n ->
    [one] {""}
   *[other] {" "}var
  } ur skattkammaren: { $payees }.

## Vad bara hela berättelsen säger
feast-chapter-step-began = { $step_id ->
    [setup] Förberedelse
    [over] Slutet
   *[other] {""}
  }
feast-chapter-turn-began = Tur { $number } · { $seat }
feast-story-turn-began = {""}
feast-story-foods-taken = 🍽 { $seat } tar { $foods }.
feast-story-goblets-served = {""}
feast-story-tasted = {""}
feast-story-goblet-spied = {""}
feast-story-questioned = {""}
feast-story-role-dealt = { $seat } får rollen **{ $role }**.
feast-story-suitor-seen = 👁 { $by } ser vem Friaren är: { $seat }.
feast-story-food-poisoned = 🧪 { $by } blandar ett gift i högen med { $food }.
feast-story-foods-stacked = Högen med { $food }, uppifrån: { $cards }.
feast-story-poisons-stacked = Matgift, uppifrån: { $foods }.
feast-story-goblets-known = 🍷 { $by } ({ $title }) serverar { $goblets }. { $boxed_id ->
    [none] Inget blir över.
   *[other] Över: { $boxed }.
  }
feast-story-taste-known = 👁 { $by } smakar: { $what }, { $poison ->
    [true] { feast-goblet-poison }
   *[false] { $what_id ->
        [goblet] { feast-goblet-wine }
       *[other] { feast-harmless }
      }
  }.
feast-story-spy-known = 👁 { $by } tittar i bägaren hos { $seat }: { $goblet }.
feast-story-role-known = 🎭 { $by } betalar 1 Heder och ser rollen hos { $seat }: **{ $role }**.
feast-story-poison-drawn = 🧪 { $by } drar gift för: { $card }.
feast-story-poison-placed = 🧪 { $by } { $seat_id ->
    [none] drar gift för: { $card }. Det passar ingenstans, och lämnar spelet.
   *[other] förgiftar något hos { $seat }: { $card }.
  }

## Vad den som fick veta det får höra, i hemlighet
feast-news = ### 👁 Bara du vet
feast-news-goblets-known = Du serverade { $poisoned ->
    [none] bara vin.
   *[other] Giftbägaren till { $poisoned }.
  }
feast-news-taste-known = { $what_kind ->
    [ett] Ditt
   *[other] Din
  } { $what }: **{ $poison ->
    [true] { feast-goblet-poison }
   *[false] { $what_id ->
        [goblet] { feast-goblet-wine }
       *[other] { feast-harmless }
      }
  }**.
feast-news-suitor-seen = { $seat } är **{ feast-role-suitor }**.
feast-news-spy-known = Bägaren hos { $seat }: **{ $goblet }**.
feast-news-role-known = { $seat } är **{ $role }**.
feast-news-poison-placed = { $seat_id ->
    [none] Ditt gift ({ $card }) passade ingenstans, och lämnade spelet.
   *[other] Du förgiftade något hos { $seat }: { $card }.
  }

## Varför ett mål nås eller missas
feast-why-alive = { $role_id ->
    [king] Kungen
    [assassin] Lönnmördaren
    [guard] Vakten
    [red-knight] den röda riddaren
    [blue-knight] den blå riddaren
    [princess] Prinsessan
    [suitor] Friaren
    [prince] Prinsen
   *[other] { $role }
  } lever
feast-why-dead = { $role_id ->
    [king] Kungen
    [assassin] Lönnmördaren
    [guard] Vakten
    [red-knight] den röda riddaren
    [blue-knight] den blå riddaren
    [princess] Prinsessan
    [suitor] Friaren
    [prince] Prinsen
   *[other] { $role }
  } är död
feast-why-white-knight = { $n } av { $of } lever
feast-why-black-knight = { $n } av { $of } har dött
feast-why-gold-knight = Heder och titlar blir { $n }, mot { $of } för den bästa av de andra
