# Tider, som man skriver och läser dem.

## Vad som förstås, med små bokstäver och kommatecken emellan
time-words-now = nu
time-words-filler = den, på, i, nästa, och, vid, till
time-words-in = om
time-words-at = kl, klockan
time-words-oclock = klockslag
time-words-one = en, ett
time-words-half = halv, halva
time-words-half-to = halv
time-words-half-past = {""}
time-words-number = { $n ->
    [2] två
    [3] tre
    [4] fyra
    [5] fem
    [6] sex
    [7] sju
    [8] åtta
    [9] nio
    [10] tio
    [11] elva
   *[12] tolv
  }
time-words-today = idag, i dag
time-words-tonight = ikväll, kväll, kvällen, inatt, natt
time-words-tomorrow = imorgon, morgon
time-words-overmorrow = övermorgon
time-words-am = fm, förmiddag, förmiddagen, morgon, morgonen, bitti
time-words-pm = em, eftermiddag, eftermiddagen
time-words-noon = middag
time-words-midnight = midnatt
time-words-minutes = minuter, minut, min, m
time-words-hours = timmar, timme, timma, tim, h
time-words-days = dagar, dag, dygn, d
time-words-weeks = veckor, vecka, v
time-words-weekday = { $n ->
    [1] mån
    [2] tis
    [3] ons
    [4] tors, tor
    [5] fre
    [6] lör
   *[7] sön
  }
time-words-month = { $n ->
    [1] jan
    [2] feb
    [3] mar
    [4] apr
    [5] maj
    [6] jun
    [7] jul
    [8] aug
    [9] sep, sept
    [10] okt
    [11] nov
   *[12] dec
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
