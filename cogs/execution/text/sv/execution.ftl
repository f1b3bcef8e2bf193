# Royal Execution. Royal heter ”kunglighet”; rad, hand, slänghög, grav, lek, utlösare, rädda.

execution-name = Royal Execution
execution-about = Royal Execution: avrätta tolv kungligheter med tre kort var. För dig ensam
execution-help =
    Ett spel tar ungefär 15 minuter.
    Lägg tre kort på varje kunglighet: två som når dess värde, och ett tredje i dess färg.
# Vad som är annorlunda på en nivå
execution-differs-knight = slängda och räddade kort går underst
execution-differs-baron = du räddar bara lägsta kortet
execution-differs-duke = du räddar bara lägsta kortet, underst
execution-differs-king = du räddar inget, slängda kort går underst
execution-start-level = Hur svårt det är
execution-start-level-squire = Väpnare: de tryckta reglerna, 12 händer (datorn vinner 88 %, den svåra 95 %)
execution-start-level-knight = Riddare: { execution-differs-knight } (datorn 82 %, den svåra 90 %)
execution-start-level-baron = Baron: { execution-differs-baron } (datorn vinner 74 %, den svåra 90 %)
execution-start-level-duke = Hertig: { execution-differs-duke } (datorn vinner 50 %, den svåra 80 %)
execution-start-level-king = Kung: { execution-differs-king } (datorn vinner 30 %, den svåra 50 %)

## Kort
execution-joker = 🃏
execution-suit = { $suit ->
    [clubs] ♣
    [diamonds] ♦
    [hearts] ♥
   *[spades] ♠
  }
execution-card = { $rank ->
    [ace] E
    [two] 2
    [three] 3
    [four] 4
    [five] 5
    [six] 6
    [seven] 7
    [eight] 8
    [nine] 9
    [ten] 10
    [jack] Kn
    [queen] D
   *[king] K
  }{ $suit ->
    [clubs] ♣
    [diamonds] ♦
    [hearts] ♥
   *[spades] ♠
  }

## Nivåer, platser
execution-level-squire = väpnare
execution-level-knight = riddare
execution-level-baron = baron
execution-level-duke = hertig
execution-level-king = kung
execution-role-squire = Väpnare
execution-role-knight = Riddare
execution-role-baron = Baron
execution-role-duke = Hertig
execution-role-king = Kung
execution-place-left = vänster
execution-place-middle = mitten
execution-place-right = höger
execution-place-top = överst
execution-place-bottom = underst

## Det första meddelandet
execution-goal = **Avrätta alla { $royals } kungligheter:** två kort når en kunglighets värde (Kn 11, D 12, K 13), ett tredje i dess färg slår ett av dem.

## Bordet
execution-row = **{ $royal }** { $value }
execution-row-cleared = ✓ tömd
execution-behind = { $n } bakom
execution-wants-sum = → { $n ->
    [10] 10
   *[other] { $n }+
  }
execution-wants-trigger = → { $suit }{ $n ->
    [10] 10
   *[other] { $n }+
  } eller E{ $suit }
execution-wants-ace = → bara E{ $suit }
execution-doomed = ⚠ ingen utlösare kvar
execution-hand = ## { $cards }
execution-hand-before = Inga kort dragna än.
execution-hand-empty = Din hand är tom.
execution-hand-none-left = Din hand och leken är tomma.
execution-pile = Slänghög: **{ $top }** { $n ->
    [0] {""}
   *[other] › { $below }
  }
execution-pile-more = {" "}… { $n } till: tryck på **?**
execution-pile-whole = **Slänghögen**, alla { $n } kort uppifrån:
    { $cards }
execution-pile-empty = Slänghög: tom
execution-counts = Lek **{ $left }** · grav { $graveyard } · ⚔ **{ $executed }**/{ $royals }
execution-last-hands = ⟳ { $n ->
    [0] Inga händer kvar att dra.
    [one] 1 hand kvar att dra.
   *[other] { $n } händer kvar att dra.
  }
execution-terms-squire = -# Nivå: väpnare, den lättaste
execution-terms-knight = -# Nivå: riddare, { execution-differs-knight }
execution-terms-baron = -# Nivå: baron, { execution-differs-baron }
execution-terms-duke = -# Nivå: hertig, { execution-differs-duke }
execution-terms-king = -# Nivå: kung, { execution-differs-king }

## Vad som frågas
execution-ask-play = **Spela ett kort.**
execution-ask-draw = **Dra en hand.**
execution-ask-draw-or-play = **Dra en hand**, eller spela slänghögens översta kort.
execution-ask-last = **Spela slänghögens översta kort:** det är allt du har.
execution-ask-save = { $royal } är avrättad. **Vilket kort räddar du** till slänghögen?
execution-silence-give-up = -# Spelar du inte på en vecka ger du upp.
execution-pick-card = **{ $card }** läggs …
execution-do-draw = Dra tre
execution-do-hint = Tips
execution-do-take-back = Ta tillbaka { $card }
execution-do-red-joker = { $card } röd
execution-do-black-joker = { $card } svart
execution-do-top = { $card } från högen
execution-on = på { $royal }
execution-discard-top = Släng: överst
execution-discard-bottom = Släng: underst
execution-save-top = { $card } överst
execution-save-bottom = { $card } underst

## Ett tips
execution-hint-lay = 💡 Lägg **{ $card }** på { $royal } (vinner { $n } % därifrån).
execution-hint-discard = 💡 Släng **{ $card }**, { $end_id ->
    [top] överst
   *[other] underst
  } (vinner { $n } % därifrån).
execution-hint-save = 💡 Rädda **{ $card }**, { $end_id ->
    [top] överst
   *[other] underst
  } (vinner { $n } % därifrån).
execution-hint-draw = 💡 Dra (vinner { $n } % därifrån).
execution-hint-nothing = 💡 Inget drag räddar dig.

## Berättelsen
execution-tale-royals-laid-out = Längst fram: { $royals }.
execution-story-royals-laid-out = Längst fram: { $royals }. Nivå: { $level }.
execution-tale-hand-drawn = Hand { $number }: { $cards }
execution-chapter-hand-drawn = Hand { $number }
execution-tale-last-hands-reached = Nu kommer de vridna korten: { $hands } händer kvar.
execution-tale-card-laid = { $card }{ $from_pile ->
    [true] {" "}från slänghögen
   *[false] {""}
  } på { $royal }
execution-tale-card-discarded = { $card } slängt, { $end_id ->
    [top] överst
   *[other] underst
  }
execution-tale-royal-executed = ⚔ **{ $royal }** är avrättad, nummer { $number }.{ $end_id ->
    [none] {""}
    [top] {" "}{ $saved } är räddat, överst.
   *[other] {" "}{ $saved } är räddat, underst.
  }
execution-tale-royal-turned-up = Bakom: **{ $royal }**
execution-tale-hint-taken = 💡 Tips { $number }
execution-tale-card-taken-back = ↩ { $card } tillbaka
execution-tale-game-ended = { $result_id ->
    [won] 🏆 Alla { $executed } kungligheter är avrättade, med { $score } kort kvar.
    [lost] Inget drag kvar. Avrättade kungligheter: { $executed }.
   *[given-up] Gav upp. Avrättade kungligheter: { $executed }.
  }
execution-story-piles-shuffled = Vänster rad, den främsta sist: { $left }
    Mittenraden: { $middle }
    Höger rad: { $right }
    Leken, uppifrån: { $cards }

## Slutet
execution-end-won = # ⚔ Alla { $royals } kungligheter är avrättade
execution-end-lost = # { execution-poster-lost }: { $n } av { $royals } { $n ->
    [one] avrättad
   *[other] avrättade
  }
execution-end-given-up = # { execution-poster-given-up }: { $n } av { $royals } { $n ->
    [one] avrättad
   *[other] avrättade
  }
execution-hindsight = 🔍 Du kunde ha vunnit ända till hand { $n }.
execution-why-lost = Du förlorade: du kan inte dra, och översta slängda kortet passar ingenstans. Varje kunglighet kvar räknas −1.
execution-score = Poäng: **{ $score }** · nivå { $level }{ $hints ->
    [0] {""}
   *[other] {" "}· 💡 { $hints } tips
  }
execution-square-executed = 🟥
execution-square-left = ⬛
execution-hints = { $n ->
    [0] Inga tips.
   *[other] 💡 { $n } tips
  }
execution-statistic-played = spelade: { $what }
execution-statistic-won = vann: { $what }
execution-played-squire = väpnare
execution-played-knight = riddare
execution-played-baron = baron
execution-played-duke = hertig
execution-played-king = kung
execution-won-squire = väpnare
execution-won-knight = riddare
execution-won-baron = baron
execution-won-duke = hertig
execution-won-king = kung

## Bilder
execution-picture-banner = { $n } av { $royals } { $n ->
    [one] avrättad
   *[other] avrättade
  }
execution-picture-row = { $rank } { $value }
execution-picture-wants-sum = { $n }+
execution-picture-wants-trigger = { $n ->
    [10] 10 el. E
   *[other] { $n }+ el. E
  }
execution-picture-wants-ace = bara E
execution-picture-doomed = hopplös
execution-picture-cleared = tömd
execution-picture-draw = Lek
execution-picture-discard = Slängda
execution-picture-graveyard = Grav
execution-rank-ace = E
execution-rank-two = 2
execution-rank-three = 3
execution-rank-four = 4
execution-rank-five = 5
execution-rank-six = 6
execution-rank-seven = 7
execution-rank-eight = 8
execution-rank-nine = 9
execution-rank-ten = 10
execution-rank-jack = Kn
execution-rank-queen = D
execution-rank-king = K
execution-poster-won = Den sista faller
execution-poster-lost = Hovet består
execution-poster-given-up = Gav upp
execution-poster-line = { $n } av { $royals } kungligheter { $n ->
    [one] avrättad
   *[other] avrättade
  }
execution-poster-score = { $level } · poäng { $score }{ $hints ->
    [0] {""}
   *[other] {" "}· { $hints } tips
  }

## ”?” vid en fråga
execution-explain-play = Ett tredje kort i kunglighetens färg, högre än ett av de två på den, avrättar den. Släng det som inte passar; du kan spela högens översta kort ändå.
execution-explain-save = Det läggs i slänghögen, och du kan spela det igen.

# Vad kommandons val heter
execution-option-name-level = nivå
