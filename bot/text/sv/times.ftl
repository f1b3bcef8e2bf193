# Tider, som man skriver och läser dem.

## Vad som förstås, med små bokstäver och kommatecken emellan
time-words-now = nu
time-words-filler = den, på, i, nästa, och, vid, till
time-words-in = om
time-words-at = kl, klockan
time-words-oclock = klockslag
time-words-one = en, ett
time-words-half = halv, halva
time-words-today = idag, i dag
time-words-tonight = ikväll, kväll, inatt, natt
time-words-tomorrow = imorgon, morgon
time-words-am = fm, förmiddag, morgon, bitti
time-words-pm = em, eftermiddag
time-words-noon = middag
time-words-midnight = midnatt
time-words-minutes = minuter, minut, min, m
time-words-hours = timmar, timme, timma, tim, h
time-words-days = dagar, dag, dygn, d
time-words-weeks = veckor, vecka, v
time-words-weekday = { $n ->
    [1] måndag, mån
    [2] tisdag, tis
    [3] onsdag, ons
    [4] torsdag, tors, tor
    [5] fredag, fre
    [6] lördag, lör
   *[7] söndag, sön
  }
time-words-month = { $n ->
    [1] januari, jan
    [2] februari, feb
    [3] mars, mar
    [4] april, apr
    [5] maj
    [6] juni, jun
    [7] juli, jul
    [8] augusti, aug
    [9] september, sep, sept
    [10] oktober, okt
    [11] november, nov
   *[12] december, dec
  }

## Vad som visas i en lista med tider
time-weekday = { $n ->
    [1] Måndag
    [2] Tisdag
    [3] Onsdag
    [4] Torsdag
    [5] Fredag
    [6] Lördag
   *[7] Söndag
  }
time-month = { $n ->
    [1] januari
    [2] februari
    [3] mars
    [4] april
    [5] maj
    [6] juni
    [7] juli
    [8] augusti
    [9] september
    [10] oktober
    [11] november
   *[12] december
  }
time-choice = { $weekday } { $day } { $month }, { $clock } ({ $zone }) · { $away }
time-in-minutes = { $n ->
    [one] om 1 minut
   *[other] om { $n } minuter
  }
time-in-hours = { $n ->
    [one] om 1 timme
   *[other] om { $n } timmar
  }
time-in-days = { $n ->
    [one] om 1 dag
   *[other] om { $n } dagar
  }
time-how = Skriv det som 20:30, om 2 timmar, fredag 20:00 eller 24 december 18:00

time-zone-choice = { $zone } · { $clock } nu

## Nej
refused-time-unread = Skriv tiden som `20:30`, `om 2 timmar`, `fredag 20:00` eller `24 december 18:00`.
refused-time-over = Välj en senare tid, som `om 2 timmar` eller `i morgon 20:00`: den har passerat.
refused-time-far = Välj en tid inom de närmaste { $days } dagarna.
