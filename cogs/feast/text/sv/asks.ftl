# Frågor och orden på deras knappar och listor.

## Vad som frågas
feast-ask-hand-out = **Vem får vilken titel?** En var; tre måste delas ut.
feast-ask-serve = **{ $about }: vem får Giftbägaren?** Alla andra får vin. Bara du vet det.
feast-ask-take = { $n ->
    [one] **Ta en rätt** som inte ligger på din tallrik.
   *[other] **Ta { $n } olika rätter.**
  }
feast-ask-claim = **Ta en gästs titel, för 3 Heder?**
feast-ask-grant = **Vilken titel ger du bort?** Du måste, för 1 Heder.
feast-ask-grant-to = **Vem blir { $about }?** Den som har Heder betalar dig 1.
feast-ask-act = **Vad gör du?** { $early ->
    [yes] Titlar först, sedan en
   *[no] En
  } handling. Ont om energi? Du äter från tallriken för att betala, och varje rätt kan vara förgiftad.
feast-ask-titles = **Använda eller ta en titel?** Det går inte när du väl ätit eller gjort din handling.
feast-ask-eat = **Äta för energi?** En rätt är 1 ⚡; gift dödar.
feast-ask-goblets = **Vad gör du med mat och bägare?**
feast-ask-guests = **Vad gör du med gästerna?**
feast-ask-act-short = **Du kan inte betala för din Skam.** Ät, även om det kan vara förgiftat, eller dö av skam.
feast-ask-poison = **Du drog gift för: { $about }.** { $verb ->
    [box] Ingen har någon sådan, så det lämnar spelet.
   *[poison] Vems kort ersätter det?
  }
feast-ask-toast = **{ $about } utbringar en skål.** Vin: 1 Heder. Gift: döden. 👎: 1 Skam.
feast-ask-challenge = **{ $about } utmanar dig på duell.** Vägra: 1 Skam. Anta: den som förlorar dör.
feast-ask-swap = **Vem byter bägare med { $about }?**
feast-ask-throw = **Din duell med { $opponent }. Vad visar du?** Den som förlorar dör; lika ger 1 Heder var.
feast-ask-end = **Din tur slutar.** Använda en titel?
feast-crowd-throw = **{ $a } och { $b } i duell.** Den som förlorar dör. Lika: 1 Heder var.

## Vad man svarat i mängden
feast-chosen-up = 👍 Du dricker.
feast-chosen-down = 👎 Du dricker inte.
feast-chosen-throw = Du visar: { $pick }.

## Vad som händer om tiden går ut
feast-silence-rest = -# Om tiden går ut delas titlar ut på måfå.
feast-silence-done = -# Om tiden går ut hoppar du över det.
feast-silence-yield = -# Om tiden går ut dör du.
feast-silence-pass = -# Om tiden går ut gör du inget.
feast-silence-dump = -# Om tiden går ut slänger du en rätt.
feast-silence-box = -# Om tiden går ut lämnar det spelet.
feast-silence-down = -# Om tiden går ut dricker du inte.
feast-silence-refuse = -# Om tiden går ut vägrar du.

## Över listor
feast-pick-give = { $topic ->
    [grant] Ge en titel …
   *[other] Ge den till …
  }
feast-pick-serve = Giftet går till …
feast-pick-take = Ta { $n } …
feast-pick-claim = Ta en titel av Kungen (2 Heder) …
feast-pick-steal = Ta en titel av en gäst (3 Heder) …
feast-pick-cupbearer = Munskänk: Kungens gift går till …
feast-pick-seneschal = Seneskalk: gästernas gift går till …
feast-pick-taster = Avsmakare: smaka …
feast-pick-spymaster = Spion: titta i en bägare …
feast-pick-chaplain = Kaplan: ta 1 Skam från …
feast-pick-inquisitor = Inkvisitor: se en roll (1 Heder) …
feast-pick-fool = Hovnarr: 1 Skam till …
feast-pick-flip = Ät rätter, +1 energi var. Gift dödar …
feast-pick-dump = Släng en av dina rätter, { $cost } ⚡ …
feast-pick-spill = Spill ut en bägare, { $cost } ⚡{ feast-eats } …
feast-pick-swap-goblets = Byt bägare{ $n ->
    [one] , { $cost } ⚡, först någon som har en
   *[other] {" "}(välj två), { $cost } ⚡
  }{ feast-eats } …
feast-pick-swap-plates = Byt tallrikar (välj två), { $cost } ⚡{ feast-eats } …
feast-pick-with = Byt med …
feast-pick-poison = { $topic ->
    [act] Förgifta en bägare eller rätt, { $cost } ⚡{ feast-eats } …
   *[other] Förgifta kortet hos …
  }
feast-pick-insult = Förolämpa (1 Skam), { $cost } ⚡{ feast-eats } …
feast-pick-praise = Beröm, eller skryt (1 Heder), { $cost } ⚡{ feast-eats } …
feast-pick-duel = Utmana på duell, { $cost } ⚡{ feast-eats } …
feast-pick-throw = Visa …

## Knappar
feast-do-cost = { $verb }, { $n } ⚡{ feast-eats }
feast-eats = { $risk ->
    [none] {""}
    [safe] : äter { $flips }, inget gift vad du vet
    [poison] : äter { $flips }, med gift
   *[unknown] : äter { $flips }, kanske med gift
  }
feast-do-eat = Ät { $food }, { $known ->
    [safe] inget gift vad du vet
    [poison] med gift
   *[unknown] kanske med gift
  }
feast-step-titles = Titlar
feast-step-eat = Ät
feast-step-goblets = Mat
feast-step-guests = Gäster
feast-do-give = Dela ut
feast-do-rest = På måfå
feast-do-done = { $topic ->
    [end] Avsluta min tur
   *[other] Vidare
  }
feast-do-pass = Gör inget
feast-do-claim = Ta av Kungen (2 Heder)
feast-do-steal = Ta av en gäst (3 Heder)
feast-do-cupbearer = Munskänk: servera Kungen
feast-do-seneschal = Seneskalk: servera gästerna
feast-do-taster = Avsmakare
feast-do-spymaster = Spion
feast-do-chaplain = Kaplan
feast-do-inquisitor = Inkvisitor (1 Heder)
feast-do-fool = Hovnarr
feast-do-yield = Dö av skam
feast-do-dump = Släng mat
feast-do-spill = Spill ut vin
feast-do-swap-goblets = Byt bägare
feast-do-swap-plates = Byt tallrikar
feast-do-toast = Skåla
feast-do-poison = Förgifta
feast-do-insult = Förolämpa
feast-do-praise = Beröm
feast-do-duel = Duellera
feast-do-box = Ur spelet
feast-do-up = 👍 Drick
feast-do-down = 👎 Drick inte
feast-do-accept = ⚔ Anta
feast-do-refuse = Vägra

## Val och tips under dem
feast-throw-rock = Sten
feast-throw-paper = Påse
feast-throw-scissors = Sax
feast-hint-box = Bara vin serveras.
feast-goblet-own = din bägare
feast-draw-poison-goblet = Dra gift för en bägare
feast-draw-food-poison = Dra gift för en rätt
feast-hint-left = { $n } kvar i högen
feast-hint-held = hos { $name } · { $text }
feast-hint-goblet = bägare: { $known }
