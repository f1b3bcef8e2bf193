# What happened, in lines that everybody may read. Each text is named after its event, and its places
# after the event's fields. $by: who does it. $n: how many there are.

dotk-tale-game-began = { $mode_id ->
    [court] { $rounds } turns. Only second place wins.
    [court-short] { $rounds } turns. Only second place wins.
    [lives] { $lives } lives each.
   *[other] { $rounds } rounds.
  }
dotk-tale-turn-began = ▶ Turn { $number } of { $of }: { $dealer } deals.
dotk-tale-round-began = ▶ Round { $number }.
dotk-tale-cards-laid = The cards lie face down.
# $pairs: several exchanges in a row
dotk-tale-exchanged = { $n ->
    [one] 🔁 { $by } exchanges with { $seat }.
   *[other] 🔁 Exchanges: { $pairs }.
  }
dotk-pair = { $first } with { $second }
dotk-tale-folded = { $n ->
    [one] ✋ { $names } keeps their card.
   *[other] ✋ { $names } keep their cards.
  }
dotk-tale-deck-cut = ✂ { $by } cuts the deck: **{ $card }**.
dotk-tale-card-changed = 🃏 { $by } swaps with the hand.
dotk-tale-power-used = { $by } shows **{ $card }**.
dotk-tale-traded = 👁 { $by } { $took ->
    [true] takes the top card; the Merchant goes under the deck.
   *[false] looks at the top card, and keeps the Merchant.
  }
dotk-tale-card-stolen = 🗝 { $by } shows the Thief, and swaps with { $seat }.
dotk-tale-cards-juggled = 🤹 { $by } shows the Juggler: { $first } and { $second } swap.
dotk-tale-card-burned = 🔥 { $by } shows the Dragon: { $seat } gets the top card of the deck.
dotk-tale-revealed = 🎴 **All cards are revealed.**
# A part of a reveal. $normal: what the card counts without its End power; $beside: who changes that
dotk-revealed = { $beside ->
    [none] **{ $value }** { $card }: { $names }
    [never] **{ $value }** { $card }: { $names } (never scores)
   *[other] **{ $value }** { $card }: { $names } ({ $normal } → { $value }, beside { $beside })
  }
# $powers: who counts otherwise, each with the value and because of whom
dotk-powers = ⤷ Changed: { $powers }
dotk-power = { $card } { $value } (beside { $beside })
dotk-tale-value-changed = ⤷ { $card } is worth { $value }, beside { $beside }.
dotk-tale-round-won = ⤷ { $n ->
    [0] No card is in between: nobody scores.
   *[other] 🏆 { $contest_id ->
        [highest] The highest: { $seats }
        [lowest] The lowest: { $seats }
       *[other] In between: { $seats }
      } { $n ->
        [one] scores.
       *[other] score.
      }
  }
dotk-tale-round-lost = ⤷ ☠ The lowest: { $seats } { $mode_id ->
    [lives] { $n ->
        [one] loses a life.
       *[other] lose a life each.
      }
   *[other] { $n ->
        [one] takes a token.
       *[other] take a token each.
      }
  }
dotk-tale-went-out = ⤷ 🚪 Out: { $seats }.
dotk-tale-game-ended = { $result_id ->
    [second] 🏆 **Second place wins:** { $winners }.
    [nobody] **Nobody is second, so nobody wins.**
    [fewest] 🏆 **The fewest tokens:** { $winners }.
    [last] 🏆 **The last one in:** { $winners }.
   *[together] 🏆 **Out together, winners together:** { $winners }.
  }
dotk-tale-paid = 👑 { $amount } from the treasury: { $payees }.

## What only the whole story tells
dotk-chapter-turn-began = Turn { $number }: { $dealer } deals
dotk-chapter-round-began = { $contest_id ->
    [loser] Round { $number }
    [highest] {""}
    [lowest] {""}
   *[middle] {""}
  }
dotk-story-game-began = { dotk-tale-game-began }{ $mode_id ->
    [court] {""}
    [court-short] {""}
    [lives] {" "}The lowest card costs one.
   *[other] {" "}The lowest card takes a token.
  }
dotk-story-turn-began = {""}
dotk-story-round-began = ▶ Round { $number }: { $contest }.
dotk-story-hand-dealt = { $seat } is dealt { $cards }.
dotk-story-card-dealt = { $seat } is dealt **{ $card }**.
dotk-story-deck-stacked = -# The deck, from the top: { $cards }.
dotk-story-card-picked = { $seat } puts down **{ $card }**.
dotk-story-cards-laid = {""}
dotk-story-hand-card-laid = ⤷ It is **{ $card }** now.
dotk-story-top-seen = 👁 { $by } sees the top card: **{ $card }**.
# $cards: who has which
dotk-story-card-received = ⤷ Now { $cards }.
