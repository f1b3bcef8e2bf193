# Hur ett bord och en hand ser ut.

dotk-goal-court = Du vinner om din summa är näst högst.
dotk-goal-tokens = Du vinner om du slutar med färst brickor.
dotk-goal-lives = Du vinner om du är sist med liv kvar.
dotk-advice-court = 💡 Ta inte ledningen: förstaplatsen vinner inget.
dotk-advice-great = 💡 Bara lägsta kortet förlorar: bli av med ett lågt i tid.

dotk-turn = **Varv { $turn } av { $turns }, rond { $n } av 3: { $what }**
dotk-round = **Rond { $n }{ $of ->
    [0] {""}
   *[other] {" "}av { $of }
  }: { $what }**
dotk-points = { $n } poäng
dotk-tokens = { $n ->
    [one] 1 bricka
   *[other] { $n } brickor
  }
dotk-lives = { $n ->
    [0] ute
   *[other] { $n } liv
  }

## Märken bakom en plats
dotk-mark-dealer = Ger
dotk-mark-acts = ☞ **på tur**
dotk-mark-shows = visar **{ $card }**
dotk-heading-line = -# { $heading }
dotk-did-line = -# { $did }
dotk-face-up = -# Öppna kort: { $cards }
dotk-face-up-card = { $seat } { $card }
dotk-did-fold = behöll
dotk-did-exchange = bytte
dotk-did-cut = kuperade
dotk-did-change = bytte mot handen
dotk-did-merchant = använde Handlaren
dotk-did-thief = använde Tjuven
dotk-did-juggler = använde Jonglören
dotk-did-dragon = använde Draken
dotk-gone = Ute: { $names }
dotk-computers = ⚙ { $n ->
    [one] Datorn spelar på plats { $seats }.
   *[other] Datorn spelar på platserna { $seats }.
  }
dotk-aside = -# Lagda åt sidan: { $cards }

## En hand
dotk-you-watch = Du tittar på.
dotk-over = Spelet är slut. Bordet visar hur det gick.
dotk-you-stand = Du har { $standing }.
dotk-you-stand-court = Du har { $standing }, de andra { $others }.
dotk-second-wins = Andraplatsen vinner.
dotk-you-deal = Du ger, och är sist på tur.
dotk-your-left = Till vänster om dig: { $name }.
dotk-your-card = ### Ditt kort: { $card }
dotk-your-card-text = { $text }
dotk-your-hand = På hand: **{ $cards }**
dotk-notes = Du vet: { $known }
dotk-note = { $name } har { $card }
dotk-note-shown = { $name } visar { $card }

dotk-last-won = -# Förra visningen: { $n ->
    [0] ingen fick poäng.
   *[other] { $names } fick poäng.
  }
dotk-last-lost = -# Förra visningen: { $names } förlorade.

## Slutet
dotk-final-second = # 🏆 { dotk-poster-second }: { $names }
dotk-final-second-why = { $n ->
    [one] {""}
   *[other] De delar den.{" "}
  }Ingen minns ettan.
dotk-final-nobody = # { dotk-poster-nobody }
dotk-final-no-crowns = -# Det gällde inga kronor.
dotk-final-nobody-why = Ingen är tvåa. Inga kronor flyttas; **Spela igen** avgör det.
dotk-final-fewest = # 🏆 { $names }
dotk-final-fewest-why = Färst brickor{ $n ->
    [one] {""}
   *[other] , alla lika många
  }.
dotk-final-last = # 🏆 { $names }
dotk-final-last-why = Sist kvar.
dotk-final-together = # 🏆 { $names }
dotk-final-together-why = De åkte ut tillsammans och delar vinsten.
dotk-sheet = **Protokoll** · { $mode ->
    [court] poäng, varv för varv
    [lives] liv, och förlorade ronder
   *[other] brickor, och förlorade ronder
  }
dotk-by-turn = { $standing } ({ $turns })
dotk-final-won = 🏆 { $earned }

## Bilder
dotk-poster-second = Andraplatsen vinner
dotk-poster-nobody = Ingen vinner
dotk-poster-fewest = Färst brickor vinner
dotk-poster-last = Sist kvar
dotk-poster-together = Ute tillsammans
dotk-poster-second-line = { $names } vann med { $standing }, bakom { $others } med { $most }
dotk-poster-nobody-line = Ingen är tvåa
dotk-poster-fewest-line = { $names } vann med { $standing } efter { $round } ronder
dotk-poster-last-line = Rond { $round } slog ut { $others }, och { $names } blev kvar
dotk-poster-together-line = Rond { $round } slog ut alla som var kvar: { $others }
dotk-poster-scored = varv för varv { $turns }
dotk-poster-lost = förlorade { $n ->
    [one] rond
   *[other] ronderna
  } { $turns }
dotk-dealer = { dotk-mark-dealer }
dotk-second = nu tvåa
dotk-point-number = { dotk-points }
dotk-token-number = { dotk-tokens }
dotk-life-number = { $n } liv

dotk-card-own = Ditt kort
dotk-card-hand = På hand
dotk-card-name = { $card } · { $worth }
