# Vad som hände, i rader som alla får läsa.

botk-tale-phase-began = { $phase_id ->
    [setup] **Förberedelse.** Korten kommer fram.
    [action] **Handlingar.** Alla får ett drag.
    [execution] **Avrättning.** Folket tränger sig närmare.
   *[rewards] **Belöning.** Skattkammaren suckar.
  }
botk-tale-executioner-took = ⚖ { $seat } är Bödel.
botk-tale-cards-drawn = Roller: { $roles }. Föremål: { $items }.
botk-tale-pardon-added = Ingen Benådning drogs: { $removed } tas ut, en Benådning kommer in.
botk-tale-item-removed = Inget föremål är säkert: Bödeln tar ut { $removed }.
botk-tale-safe-item-drawn = { $n ->
    [0] I stället drogs: { $kept }.
   *[other] Drogs, men duger inte: { $passed }. I stället: { $kept }.
  }
botk-tale-cards-active = Allt är blandat och utdelat. Ett föremål ligger i mitten, en roll blir över.
botk-tale-gallows-revealed = 🪧 Galgkort { $number }: **{ $card }**.
botk-tale-nothing-to-do = { $card }: ingen kan väljas.
botk-tale-selected = { $card }: Bödeln väljer { $seats }.
botk-tale-called = 📣 { $seat } är på tur.
botk-tale-stood-idle = 📣 { $seat } är på tur och gör inget.
botk-tale-peek-seen = 👁 { $by } tittar på { $place }.
botk-tale-switched = 🔀 { $by } byter plats på { $first } och { $second }.
botk-tale-moved = { $card_id ->
    [stir] Rör om: varje { $sealed ->
        [0] föremål flyttas
       *[other] föremål utom det förseglade flyttas
      } en plats medurs.
   *[other] { $card }: { $first } och { $second } byter plats.
  }
botk-tale-shuffled = { $card }: { $places } blandas och delas tillbaka.
botk-tale-face-up = Alla ser det nu, { $place }: **{ $item }**.
botk-tale-sealed = 🔒 Föremålet hos { $seat } är förseglat.
botk-tale-direction-picked = { botk-story-direction-picked } ”Mina kort” visar vad du såg.
botk-tale-confided = 🎭 { $by } visar en roll för { $whom }, som hittar den i ”Mina kort”.
botk-tale-votes-counted = { $votes ->
    [none] Ingen röstade.
   *[other] Rösterna: { $votes }.
  }
botk-tale-mob-chose = Mobben vill ha { $seat } först.
botk-tale-condemned = ☞ { $seat } döms.
botk-tale-relented = ☞ { $seat } döms, men skonas.
botk-tale-executed = { $by_shield_of ->
    [none] { $mark ->
        [none] ⚔
       *[other] { $mark }
      } { $way }
   *[other] 🛡 { $by_shield_of } lyfter Skölden och räddar sig: { $seat } avrättas i stället.
  }
botk-tale-item-shown = { $seat } hade: **{ $item }**.
botk-tale-centre-shown = Kameleonten härmar mittkortet: **{ $item }**.
botk-tale-role-shown = 🎭 { $seat } var **{ $role }**!
botk-tale-escaped = { $seat } { $by_id ->
    [dummy] räddar sig. Halm överallt: bara en docka dog. Det räknas.
    [key] låser upp bojorna och räddar sig. Det räknas inte.
   *[shield] räddar sig bakom Skölden.
  }
botk-tale-died = { $cause_id ->
    [execution] ☠ { $seat } är död.
    [wine] ☠ { $by } häller upp vin åt { $seat }, som dör av det.
   *[keg] ☠ Kruttunnan hos { $by } dödar också { $seat }.
  }
botk-tale-counted = Dödsfall: **{ $heads }**.
botk-tale-paid = { $why_id ->
    [steal] 👑 { $payee } stjäl { $amount }: från { $payers }.
    [death] 👑 { $payer } betalar { $amount } för sin död.
    [heads] 👑 { $amount } för dödsfall: { $payees }.
    [sabotage] 👑 { $amount } för sabotage: { $payees }.
    [chalice] 👑 { $amount } för Guldkalken: { $payees }.
   *[blood-money] 👑 { $amount } i blodspengar: { $payees }.
  }
botk-tale-executions-ended = { $stopped ->
    [true] ✋ Bödeln slutar.
   *[false] Ingen är kvar att avrätta.
  }
botk-tale-game-ended = { $result_id ->
    [saboteurs] 🗡 **Sabotörerna vinner**, tack vare { $brought_by }.
   *[crown] ⚖ **Ordningen består.** { botk-result-crown-heads }
  }
botk-tale-unveiled = Alla kort visas.
botk-tale-successor-named = { $seat } är nästa Bödel.

## Vad som hände med ett kort som någon såg
botk-news-switched = { $to ->
    [none] { $by } bytte plats på { $first } och { $second }
   *[other] { $by } bytte bort det
  }
botk-news-moved = { $to ->
    [none] { $card } flyttade föremål
   *[other] { $card } flyttade det
  }
botk-news-shuffled = { $card } blandade det

## Vad bara hela berättelsen säger
botk-chapter-phase-began = { $phase }
botk-story-phase-began = {""}
botk-story-peek-seen = {""}
botk-story-confided = {""}
botk-story-direction-picked = Hjulet snurrar { $direction_id ->
    [clockwise] medurs
   *[counterclockwise] moturs
  }.
botk-story-role-dealt = { $seat } får rollen **{ $role }**.
botk-story-role-discarded = Rollen som blev över: **{ $role }**. Ingen ser den.
botk-story-item-dealt = { $place_id ->
    [centre] Mittkortet: **{ $item }**.
   *[other] { $place } får **{ $item }**.
  }
botk-story-peeked = 👁 { $by } tittar på { $place }: **{ $item }**.
botk-story-switched = 🔀 { $by } byter plats på { $first } ({ $item }) och { $second } ({ $other }).
botk-story-moved = { $card }: { $moves }.
botk-story-move = { $item } → { $to }
botk-story-lay = Efter blandningen: { $items }.
botk-story-role-confided = 🎭 { $by } visar { $whom } rollen **{ $role }**.
