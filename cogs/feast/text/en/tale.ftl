# What happened, in lines that everybody may read. Each text is named after its event, and its places
# after the event's fields. $by does it, to $seat; $own: to themselves.

feast-tale-step-began = { $step_id ->
    [setup] **Setup.** The King invites. Nobody dares to decline.
    [over] **The end.** The candles are put out.
   *[other] {""}
  }
feast-tale-roles-chosen = { $scenario }: { $roles }.
feast-tale-king-shown = ♛ { $seat } is the King, and shows it.
feast-tale-titles-taken = The King takes the titles: { $titles }.
feast-tale-decks-made = Decks: { $sizes }.
feast-tale-food-prepared = 🍲 { $by } has been in the kitchen: { $count } poisons are in the food.
feast-tale-honor-dealt = Everybody has { $amount } Honor.
feast-tale-turn-began = **Turn { $number }** · { $seat }
feast-tale-passed = { $seat } does nothing.
feast-tale-title-given = 🏷 The King makes { $seat } **{ $title }**{ $price ->
    [0] .
   *[other] , for { $price } Honor.
  }
feast-tale-title-claimed = 🏷 { $by } takes **{ $title }** from { $holder } for { $price } Honor.
feast-tale-honor-gained = ◆ { $seat }: +{ $amount } Honor.
feast-tale-dishonor-gained = ◇ { $seat }: +{ $amount } Dishonor.
feast-tale-honor-paid = ◆ { $seat } pays { $amount } Honor. Now: { $now }.
feast-tale-dishonor-removed = ◇ { $seat } loses { $amount } Dishonor. Now: { $now }.
feast-tale-goblets-served = { $title_id ->
    [cupbearer] 🍷 { $by } serves the King a goblet.
   *[other] 🍷 { $by } serves { $many ->
        [true] { $n } guests
       *[false] { $seats }
      } ({ $wine } wine, { $poison } poison drawn).
  }
feast-tale-foods-taken = { $whole ->
    [none] {""}
   *[whole] 🍽 { $seat } takes { $foods }.
}
# $foods: all that were flipped; $food: the last of them
feast-tale-food-flipped = { $poison ->
    [true] 🍴 { $seat } eats { $foods }. The { $food } is poisoned!
   *[false] 🍴 { $seat } eats { $foods }, and lives. Energy: { $energy }.
  }
feast-tale-food-dumped = { $seat } drops the { $food } under the table.
feast-tale-wine-spilled = 💦 { $by } spills { $own ->
    [true] their own
   *[false] { $seat }'s
  } goblet, for 1 Dishonor.
feast-tale-goblets-swapped = 🔀 { $by } swaps goblets: { $first } and { $second }.
feast-tale-plates-swapped = 🔀 { $by } swaps plates: { $first } and { $second }.
feast-tale-poison-used = 🧪 { $by } poisons a { $deck_id ->
    [poison-goblet] goblet
   *[other] food
  }. Nobody sees which.
feast-tale-insulted = 🗯 { $by } insults{ $own ->
    [true] …
   *[false] {""}
  } { $seat }: 1 Dishonor.
feast-tale-praised = 💬 { $by } { $own ->
    [true] boasts
   *[false] praises { $seat }
  }: 1 Honor.

## A toast
feast-tale-toast-called = 🥂 { $by } calls a toast. { $many ->
    [true] { $n } may drink.
   *[false] May drink: { $seats }.
  }
# How many kept sober, drank wine, drank poison: $sober, $wine, $poisoned; who: $down, $of_wine, $of_poison
feast-tale-thumbs-shown =
    🥂 **To the King!** All thumbs at once:
    { $sober ->
        [0] {""}
       *[other] 👎 Not drinking: { $down } (1 Dishonor).
    }
    { $up ->
        [none] Nobody drinks. The King takes note.
       *[other] {""}
    }
    { $wine ->
        [0] {""}
       *[other] 🍷 Wine: { $of_wine } (1 Honor).
    }
    { $poisoned ->
        [0] {""}
       *[other] 🧪 **Poison**: { $of_poison }.
    }
feast-tale-goblet-flipped = { $seat } drinks: { $goblet }.

## A duel
feast-tale-challenged = ⚔ { $by } challenges { $seat } to a duel.
feast-tale-duel-answered = ⚔ { $seat } { $accepted ->
    [true] accepts { $by }'s duel. Rock, paper, scissors.
   *[false] refuses { $by }'s duel: 1 Dishonor.
  }
feast-tale-duel-fought = ⚔ { $by }: { $threw }. { $seat }: { $against }. { $winner_id ->
    [none] A tie: 1 Honor each.
   *[other] { $winner } wins, and gains 1 Honor.
  }

## What titles do
feast-tale-tasted = 👁 { $by } { $what_id ->
    [goblet] sniffs at their own goblet.
   *[other] tastes their own { $what }.
  }
feast-tale-goblet-spied = 👁 { $by } looks into { $seat }'s goblet.
feast-tale-absolved = 🙏 { $by } absolves{ $own ->
    [true] …
   *[false] {""}
  } { $seat } of 1 Dishonor.
feast-tale-questioned = 🎭 { $by } pays 1 Honor, and questions { $seat } in secret.
feast-tale-mocked = 🃏 { $by } mocks { $seat }: 1 Dishonor.

## Death and the end
feast-tale-died = ☠ { $seat } { $cause_id ->
    [food] died of poisoned food
    [goblet] died of the poison
    [dishonor] died of shame
   *[duel] died in the duel
  }: the **{ $role }**.{ $kept ->
    [0] {""}
   *[other] {" "}Keeps { $kept } Honor.
  }{ $role_id ->
    [king] {""}
   *[other] { $titles ->
        [none] {""}
       *[other] {" "}Back to the King: { $titles }.
      }
  }
feast-tale-mourning-began = 🖤 { $seat } mourns: the **{ $role }**.
# $empty: the decks that are
feast-tale-game-ended = { $result_id ->
    [king-dead] # ☠ { feast-poster-king-dead }
   *[other] { feast-moment-game-ended }
  }
feast-tale-unveiled = All cards are revealed.
feast-tale-judged = { $won ->
    [true] 🏆 { $seat }, { $role }, won: { $why }.
   *[false] ✗ { $seat }, { $role }, lost: { $why }.
  }
feast-tale-paid = 👑 { $amount }{ $n ->
    [one] {""}
   *[other] {" "}each
  } from the treasury: { $payees }.

## What only the whole story tells. Empty: what is told with its secret, or by a heading
feast-chapter-step-began = { $step_id ->
    [setup] Setup
    [over] The end
   *[other] {""}
  }
feast-chapter-turn-began = Turn { $number } · { $seat }
feast-story-turn-began = {""}
feast-story-foods-taken = 🍽 { $seat } takes { $foods }.
feast-story-goblets-served = {""}
feast-story-tasted = {""}
feast-story-goblet-spied = {""}
feast-story-questioned = {""}
feast-story-role-dealt = { $seat } is dealt the role **{ $role }**.
feast-story-suitor-seen = 👁 { $by } sees who the Suitor is: { $seat }.
feast-story-food-poisoned = 🧪 { $by } mixes a poison into the { $food }.
feast-story-foods-stacked = The { $food } deck from the top: { $cards }.
feast-story-poisons-stacked = Food Poison, top to bottom: { $foods }.
# $goblets: names, each with what they got
feast-story-goblets-known = 🍷 { $by } ({ $title }) serves { $goblets }. { $boxed_id ->
    [none] Nothing is left over.
   *[other] Left over: { $boxed }.
  }
feast-story-taste-known = 👁 { $by } tastes: { $what }, { $poison ->
    [true] { feast-goblet-poison }
   *[false] { $what_id ->
        [goblet] { feast-goblet-wine }
       *[other] { feast-harmless }
      }
  }.
feast-story-spy-known = 👁 { $by } looks into { $seat }'s goblet: { $goblet }.
feast-story-role-known = 🎭 { $by } pays 1 Honor and sees { $seat }'s role: **{ $role }**.
feast-story-poison-drawn = 🧪 { $by } draws poison for: { $card }.
feast-story-poison-placed = 🧪 { $by } { $seat_id ->
    [none] draws poison for: { $card }. It fits nowhere, and leaves the game.
   *[other] poisons { $seat }'s { $card }.
  }

## What the one who learned it is told, in secret
feast-news = ### 👁 Only you know
# $poisoned: who got the Poison Goblet, if anybody
feast-news-goblets-known = You served { $poisoned ->
    [none] only wine.
   *[other] the Poison Goblet to { $poisoned }.
  }
feast-news-taste-known = Your { $what }: **{ $poison ->
    [true] { feast-goblet-poison }
   *[false] { $what_id ->
        [goblet] { feast-goblet-wine }
       *[other] { feast-harmless }
      }
  }**.
feast-news-suitor-seen = { $seat } is the **{ feast-role-suitor }**.
feast-news-spy-known = { $seat }'s goblet: **{ $goblet }**.
feast-news-role-known = { $seat } is the **{ $role }**.
feast-news-poison-placed = { $seat_id ->
    [none] Your poison ({ $card }) fitted nowhere, and left the game.
   *[other] You poisoned { $seat }'s { $card }.
  }

## Why a goal is reached or missed
feast-why-alive = the { $role } is alive
feast-why-dead = the { $role } is dead
feast-why-white-knight = { $n } of { $of } alive
feast-why-black-knight = { $n } of { $of } dead
feast-why-gold-knight = Honor and titles make { $n }, those of the best other { $of }
