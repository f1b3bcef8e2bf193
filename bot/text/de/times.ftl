# Zeiten, wie man sie tippt und liest.

## Was verstanden wird, klein geschrieben, mit Kommas
time-words-now = jetzt, sofort
time-words-filler = am, im, den, der, dem, des, diesen, nächsten, nächste, kommenden, und
time-words-in = in
time-words-at = um, gegen
time-words-oclock = uhr
time-words-one = ein, eine, einer, einem, eins
time-words-half = halbe, halben
time-words-half-to = halb
time-words-half-past = {""}
time-words-number = { $n ->
    [2] zwei, zwo
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
    [11] elf
   *[12] zwölf
  }
time-words-today = heute, heut
time-words-tonight = abend, nacht
time-words-tomorrow = morgen
time-words-overmorrow = übermorgen
time-words-am = morgen, morgens, früh, vormittag, vormittags
time-words-pm = nachmittag, nachmittags, abends
time-words-noon = mittag, mittags
time-words-midnight = mitternacht
time-words-minutes = minuten, minute, min, m
time-words-hours = stunden, stunde, std, h
time-words-days = tagen, tage, tag, d
time-words-weeks = wochen, woche, w
time-words-weekday = { $n ->
    [1] mo
    [2] di
    [3] mi
    [4] do
    [5] fr
    [6] sonnabend, sa
   *[7] so
  }
time-words-month = { $n ->
    [1] jan, jänner
    [2] feb, feber
    [3] mär, mrz
    [4] apr
    [5] mai
    [6] jun
    [7] jul
    [8] aug
    [9] sep, sept
    [10] okt
    [11] nov
   *[12] dez
  }

## Was in einer Liste von Zeiten steht
time-weekday = { $n ->
    [1] Montag
    [2] Dienstag
    [3] Mittwoch
    [4] Donnerstag
    [5] Freitag
    [6] Samstag
   *[7] Sonntag
  }
time-month = { $n ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
  }
time-choice = { $weekday }, { $day }. { $month }, { $clock } ({ $zone }) · { $away }
time-in-minutes = { $n ->
    [one] in 1 Minute
   *[other] in { $n } Minuten
  }
time-in-hours = { $n ->
    [one] in 1 Stunde
   *[other] in { $n } Stunden
  }
time-in-days = { $n ->
    [one] in 1 Tag
   *[other] in { $n } Tagen
  }
time-how = Schreib es wie 20:30, in 2 Stunden, Freitag 20:00 oder 24. Dezember 18:00

time-zone-choice = { $zone } · dort { $clock }

## Ablehnungen
refused-time-unread = Schreib die Zeit wie `20:30`, `in 2 Stunden`, `Freitag 20:00` oder `24. Dezember 18:00`.
refused-time-over = Nimm eine spätere Zeit, wie `in 2 Stunden` oder `morgen 20:00`: Diese ist vorbei.
refused-time-far = Nimm eine Zeit in den nächsten { $days } Tagen.
