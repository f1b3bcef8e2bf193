# Fragen und die Wörter auf ihren Knöpfen und Listen.

## Was gefragt ist
feast-ask-hand-out = **Wer bekommt welchen Titel?** Je einen; drei müssen vergeben werden.
feast-ask-serve = **{ $about }: Wer bekommt den Giftkelch?** Alle anderen bekommen Wein. Nur du wirst es wissen.
feast-ask-take = { $n ->
    [one] **Nimm eine Speise**, die nicht auf deinem Teller liegt.
   *[other] **Nimm { $n } verschiedene Speisen.**
  }
feast-ask-claim = **Jemandem einen Titel nehmen, für 3 Ehre?**
feast-ask-grant = **Welchen Titel vergibst du?** Du musst, für 1 Ehre.
feast-ask-grant-to = **Wer bekommt den Titel { $about }?** Wer Ehre hat, zahlt dir 1.
feast-ask-act = **Was tust du?** { $early ->
    [yes] Erst Titel, dann eine
   *[no] Eine
  } Aktion. Fehlt Energie, isst du dafür von deinem Teller, und jede Speise kann vergiftet sein.
feast-ask-titles = **Einen Titel nutzen oder nehmen?** Sobald du isst oder handelst, geht es nicht mehr.
feast-ask-eat = **Für Energie essen?** Eine Speise ist 1 ⚡; Gift tötet.
feast-ask-goblets = **Was tust du mit Speisen und Kelchen?**
feast-ask-guests = **Was tust du mit den Gästen?**
feast-ask-act-short = **Du kannst deine Schande nicht bezahlen.** Iss, auch wenn es vergiftet sein kann, oder stirb vor Scham.
feast-ask-poison = **Gift gezogen für: { $about }.** { $verb ->
    [box] Niemand hat so etwas, also verlässt es das Spiel.
   *[poison] Wessen Karte ersetzt es?
  }
feast-ask-toast = **{ $about } bringt einen Toast aus.** Wein: 1 Ehre. Gift: Tod. 👎: 1 Schande.
feast-ask-challenge = **{ $about } fordert dich zum Duell.** Ablehnen: 1 Schande. Annehmen: Wer verliert, stirbt.
feast-ask-swap = **Wer tauscht den Kelch mit { $about }?**
feast-ask-throw = **Dein Duell mit { $opponent }. Was zeigst du?** Wer verliert, stirbt; Gleichstand: je 1 Ehre.
feast-ask-end = **Dein Zug endet.** Einen Titel nutzen?
feast-crowd-throw = **{ $a } und { $b } im Duell.** Wer verliert, stirbt. Gleichstand: je 1 Ehre.

## Was man als Teil der Menge geantwortet hat
feast-chosen-up = 👍 Du trinkst.
feast-chosen-down = 👎 Du trinkst nicht.
feast-chosen-throw = Du zeigst: { $pick }.

## Was geschieht, wenn die Zeit abläuft
feast-silence-rest = -# Läuft die Zeit ab, werden Titel zufällig vergeben.
feast-silence-done = -# Läuft die Zeit ab, entfällt das.
feast-silence-yield = -# Läuft die Zeit ab, stirbst du.
feast-silence-pass = -# Läuft die Zeit ab, tust du nichts.
feast-silence-dump = -# Läuft die Zeit ab, wirfst du eine Speise weg.
feast-silence-box = -# Läuft die Zeit ab, verlässt es das Spiel.
feast-silence-down = -# Läuft die Zeit ab, trinkst du nicht.
feast-silence-refuse = -# Läuft die Zeit ab, lehnst du ab.

## Über Listen
feast-pick-give = { $topic ->
    [grant] Vergib einen Titel …
   *[other] Gib ihn an …
  }
feast-pick-serve = Gift bekommt …
feast-pick-take = Nimm { $n } …
feast-pick-claim = Nimm dem König einen Titel (2 Ehre) …
feast-pick-steal = Nimm jemandem einen Titel (3 Ehre) …
feast-pick-cupbearer = Mundschenk: Das Gift des Königs bekommt …
feast-pick-seneschal = Seneschall: Das Gift der Gäste bekommt …
feast-pick-taster = Vorkoster: Koste …
feast-pick-spymaster = Spion: Sieh in einen Kelch …
feast-pick-chaplain = Kaplan: Nimm 1 Schande von …
feast-pick-inquisitor = Inquisitor: Sieh eine Rolle (1 Ehre) …
feast-pick-fool = Hofnarr: 1 Schande für …
feast-pick-flip = Iss Speisen, je +1 Energie. Gift tötet …
feast-pick-dump = Wirf eine deiner Speisen weg, { $cost } ⚡ …
feast-pick-spill = Verschütte einen Kelch, { $cost } ⚡{ feast-eats } …
feast-pick-swap-goblets = Tausch Kelche{ $n ->
    [one] , { $cost } ⚡, zuerst jemand mit Kelch
   *[other] {" "}(wähl zwei), { $cost } ⚡
  }{ feast-eats } …
feast-pick-swap-plates = Tausch Teller (wähl zwei), { $cost } ⚡{ feast-eats } …
feast-pick-with = Tausch mit …
feast-pick-poison = { $topic ->
    [act] Vergifte Kelch oder Speise, { $cost } ⚡{ feast-eats } …
   *[other] Vergifte die Karte von …
  }
feast-pick-insult = Beleidige (1 Schande), { $cost } ⚡{ feast-eats } …
feast-pick-praise = Lobe, auch dich (1 Ehre), { $cost } ⚡{ feast-eats } …
feast-pick-duel = Fordere zum Duell, { $cost } ⚡{ feast-eats } …
feast-pick-throw = Zeig …

## Knöpfe
feast-do-cost = { $verb }, { $n } ⚡{ feast-eats }
feast-eats = { $risk ->
    [none] {""}
    [safe] : isst { $flips }, wohl sicher
    [poison] : isst { $flips }, mit Gift
   *[unknown] : isst { $flips }, vielleicht giftig
  }
feast-do-eat = { $food } essen, { $known ->
    [safe] wohl sicher
    [poison] vergiftet
   *[unknown] vielleicht giftig
  }
feast-step-titles = Titel
feast-step-eat = Essen
feast-step-goblets = Speisen
feast-step-guests = Gäste
feast-do-give = Vergeben
feast-do-rest = Zufällig
feast-do-done = { $topic ->
    [end] Zug beenden
   *[other] Weiter
  }
feast-do-pass = Nichts tun
feast-do-claim = Vom König nehmen (2 Ehre)
feast-do-steal = Von anderen nehmen (3 Ehre)
feast-do-cupbearer = Mundschenk: dem König einschenken
feast-do-seneschal = Seneschall: den Gästen einschenken
feast-do-taster = Vorkoster
feast-do-spymaster = Spion
feast-do-chaplain = Kaplan
feast-do-inquisitor = Inquisitor (1 Ehre)
feast-do-fool = Hofnarr
feast-do-yield = Vor Scham sterben
feast-do-dump = Speise wegwerfen
feast-do-spill = Wein verschütten
feast-do-swap-goblets = Kelche tauschen
feast-do-swap-plates = Teller tauschen
feast-do-toast = Toast
feast-do-poison = Vergiften
feast-do-insult = Beleidigen
feast-do-praise = Loben
feast-do-duel = Duell
feast-do-box = Aus dem Spiel
feast-do-up = 👍 Trinken
feast-do-down = 👎 Nicht trinken
feast-do-accept = ⚔ Annehmen
feast-do-refuse = Ablehnen

## Was zur Wahl steht, und Hinweise darunter
feast-throw-rock = Stein
feast-throw-paper = Papier
feast-throw-scissors = Schere
feast-hint-box = Es gibt nur Wein.
feast-goblet-own = dein Kelch
feast-draw-poison-goblet = Gift für einen Kelch ziehen
feast-draw-food-poison = Gift für eine Speise ziehen
feast-hint-left = noch { $n } im Stapel
feast-hint-held = bei { $name } · { $text }
feast-hint-goblet = Kelch: { $known }
