# Les heures, comme on les tape et les lit.

## Ce qui est compris, en minuscules, avec des virgules entre les mots
time-words-now = maintenant, tout de suite
time-words-filler = le, la, les, l, du, de, d, ce, cet, cette, prochain, prochaine, et, er, matin, hui, ', ’, -
time-words-in = dans, ici
time-words-at = à, a, vers
time-words-oclock = h, heures, heure
time-words-one = un, une
time-words-half = demi, demie
time-words-today = aujourd, aujourdhui
# Avec lui, 8 veut dire 20:00
time-words-tonight = soir, soirée, nuit
time-words-tomorrow = demain
time-words-am = am
time-words-pm = pm, aprem
time-words-noon = midi
time-words-midnight = minuit
time-words-minutes = minutes, minute, mins, min, mn
time-words-hours = heures, heure, h
time-words-days = jours, jour, j
time-words-weeks = semaines, semaine
time-words-weekday = { $n ->
    [1] lundi, lun
    [2] mardi, mar
    [3] mercredi, mer
    [4] jeudi, jeu
    [5] vendredi, ven
    [6] samedi, sam
   *[7] dimanche, dim
  }
time-words-month = { $n ->
    [1] janvier, janv
    [2] février, fevrier, févr
    [3] mars
    [4] avril, avr
    [5] mai
    [6] juin
    [7] juillet, juil
    [8] août, aout
    [9] septembre, sept
    [10] octobre, oct
    [11] novembre, nov
   *[12] décembre, decembre, déc
  }

## Ce que montre une liste d'heures. $n : 1 est lundi
time-weekday = { $n ->
    [1] Lundi
    [2] Mardi
    [3] Mercredi
    [4] Jeudi
    [5] Vendredi
    [6] Samedi
   *[7] Dimanche
  }
time-month = { $n ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
  }
time-choice = { $weekday } { $day ->
    [1] 1er
   *[other] { $day }
  } { $month }, { $clock } ({ $zone }) · { $away }
time-in-minutes = { $n ->
    [one] dans { $n } minute
   *[other] dans { $n } minutes
  }
time-in-hours = { $n ->
    [one] dans { $n } heure
   *[other] dans { $n } heures
  }
time-in-days = { $n ->
    [one] dans { $n } jour
   *[other] dans { $n } jours
  }
time-how = Écris 20:30, dans 2 heures, vendredi 20:00 ou 24 décembre 18:00

time-zone-choice = { $zone } · { $clock } en ce moment

## Refus
refused-time-unread = Écris l’heure ainsi : `20:30`, `dans 2 heures`, `vendredi 20:00` ou `24 décembre 18:00`.
refused-time-over = Choisis une heure à venir, comme `dans 2 heures` ou `demain 20:00` : celle-là est passée.
refused-time-far = Choisis une heure dans les { $days } prochains jours.
