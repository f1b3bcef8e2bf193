# Was geschehen ist, in Zeilen, die alle lesen dürfen.

botk-tale-phase-began = { $phase_id ->
    [setup] **Aufbau.** Die Karten kommen hervor.
    [action] **Aktionen.** Alle haben einen Zug.
    [execution] **Hinrichtung.** Die Menge rückt näher.
   *[rewards] **Lohn.** Die Schatzkammer seufzt.
  }
botk-tale-executioner-took = ⚖ { $seat } ist Henker.
botk-tale-cards-drawn = Gezogen: { $roles }. Gegenstände: { $items }.
botk-tale-pardon-added = Keine Begnadigung gezogen: { $removed } raus, Begnadigung rein.
botk-tale-item-removed = Nichts davon ist sicher: Der Henker nimmt { $removed_kind ->
    [m] den
    [f] die
   *[n] das
  } { $removed } heraus.
botk-tale-safe-item-drawn = { $n ->
    [0] Stattdessen gezogen: { $kept }.
   *[other] Gezogen, aber nicht sicher: { $passed }. Stattdessen gezogen: { $kept }.
  }
botk-tale-cards-active = Alles ist gemischt und ausgeteilt. Ein Gegenstand liegt in der Mitte, eine Rolle bleibt übrig.
botk-tale-gallows-revealed = 🪧 Galgenkarte { $number }: **{ $card }**.
botk-tale-nothing-to-do = { $card }: Niemand kann gewählt werden.
botk-tale-selected = { $card }: Der Henker wählt { $seats }.
botk-tale-called = 📣 { $seat } ist dran.
botk-tale-stood-idle = 📣 { $seat } ist dran und tut nichts.
botk-tale-peek-seen = 👁 { $by } sieht { $place } an.
botk-tale-switched = 🔀 { $by } tauscht { $first } gegen { $second }.
botk-tale-moved = { $card_id ->
    [stir] Umrühren: Alle { $sealed ->
        [0] Gegenstände wandern
       *[other] Gegenstände, die nicht versiegelt sind, wandern
      } einen Platz im Uhrzeigersinn.
   *[other] { $card } tauscht { $first } gegen { $second }.
  }
botk-tale-shuffled = { $card } mischt { $places } und legt alles zurück.
botk-tale-face-up = Alle sehen ab jetzt { $place }: **{ $item }**.
botk-tale-sealed = 🔒 Der Gegenstand von { $seat } ist versiegelt.
botk-tale-direction-picked = { botk-story-direction-picked } „Meine Karten“ zeigt, was du gesehen hast.
botk-tale-confided = 🎭 { $by } zeigt { $whom } eine Rolle: Sie steht dort unter „Meine Karten“.
botk-tale-votes-counted = { $votes ->
    [none] Niemand hat gestimmt.
   *[other] Die Stimmen: { $votes }.
  }
botk-tale-mob-chose = Der Mob will zuerst { $seat }.
botk-tale-condemned = ☞ Das Urteil: { $seat }.
botk-tale-relented = ☞ Das Urteil: { $seat }. Dann Gnade.
botk-tale-executed = { $by_shield_of ->
    [none] { $mark ->
        [none] ⚔
       *[other] { $mark }
      } { $way }
   *[other] 🛡 { $by_shield_of } hebt den Schild und entkommt: Hingerichtet wird { $seat }.
  }
botk-tale-item-shown = { $seat } hatte { $item_kind ->
    [m] den
    [f] die
   *[n] das
  } **{ $item }**.
botk-tale-centre-shown = Das Chamäleon wird zur Mittelkarte: **{ $item }**.
botk-tale-role-shown = 🎭 { $seat } war { $role_kind ->
    [m] der
    [f] die
   *[n] das
  } **{ $role }**!
botk-tale-escaped = { $seat } { $by_id ->
    [dummy] entkommt. Überall Stroh: Nur eine Puppe ist tot. Es zählt.
    [key] schließt die Ketten auf und entkommt. Es zählt nicht.
   *[shield] entkommt hinter dem Schild.
  }
botk-tale-died = { $cause_id ->
    [execution] ☠ { $seat } ist tot.
    [wine] ☠ { $by } schenkt { $seat } Wein ein: tödlich.
   *[keg] ☠ Das Pulverfass von { $by } tötet auch { $seat }.
  }
botk-tale-counted = Tote: **{ $heads }**.
botk-tale-paid = { $why_id ->
    [steal] 👑 { $payee } stiehlt { $amount }: von { $payers }.
    [death] 👑 { $payer } zahlt { $amount } fürs Sterben.
    [heads] 👑 { $amount } für Tote: { $payees }.
    [sabotage] 👑 { $amount } für Sabotage: { $payees }.
    [chalice] 👑 { $amount } für den Goldkelch: { $payees }.
   *[blood-money] 👑 { $amount } Blutgeld: { $payees }.
  }
botk-tale-executions-ended = { $stopped ->
    [true] ✋ Der Henker hört auf.
   *[false] Zum Hinrichten ist niemand mehr da.
  }
botk-tale-game-ended = { $result_id ->
    [saboteurs] 🗡 **Die Saboteure gewinnen**, dank { $brought_by }.
   *[crown] ⚖ **Die Ordnung steht.** { botk-result-crown-heads }
  }
botk-tale-unveiled = Alle Karten werden aufgedeckt.
botk-tale-successor-named = Das nächste Mal ist { $seat } Henker.

## Was aus einer Karte wurde, die jemand gesehen hat
botk-news-switched = Tausch ({ $by }){ $to ->
    [none] : { $first } ↔ { $second }
   *[other] {""}
  }
botk-news-moved = { $card }
botk-news-shuffled = { $card }

## Was nur die ganze Geschichte erzählt
botk-chapter-phase-began = { $phase }
botk-story-phase-began = {""}
botk-story-peek-seen = {""}
botk-story-confided = {""}
botk-story-direction-picked = Das Rad dreht sich { $direction_id ->
    [clockwise] im Uhrzeigersinn
   *[counterclockwise] gegen den Uhrzeigersinn
  }.
botk-story-role-dealt = { $seat } bekommt die Rolle **{ $role }**.
botk-story-role-discarded = Übrig bleibt die Rolle **{ $role }**. Niemand sieht sie.
botk-story-item-dealt = { $place_id ->
    [centre] In der Mitte liegt { $item_kind ->
        [m] der
        [f] die
       *[n] das
      } **{ $item }**.
   *[other] { $place } bekommt { $item_kind ->
        [m] den
        [f] die
       *[n] das
      } **{ $item }**.
  }
botk-story-peeked = 👁 { $by } sieht { $place } an: **{ $item }**.
botk-story-switched = 🔀 { $by } tauscht { $first } ({ $item }) gegen { $second } ({ $other }).
botk-story-moved = { $card }: { $moves }.
botk-story-move = { $item } → { $to }
botk-story-lay = Nach dem Mischen: { $items }.
botk-story-role-confided = 🎭 { $by } zeigt { $whom } die Rolle **{ $role }**.
