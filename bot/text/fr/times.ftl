# Les heures, comme on les tape et les lit.

## Ce qui est compris, en minuscules, avec des virgules entre les mots
time-words-now = maintenant, tout de suite
time-words-filler = le, la, les, l, du, de, d, ce, cet, cette, prochain, prochaine, et, er, matin, hui, ', ’, -
time-words-in = dans, ici
time-words-at = à, a, vers
time-words-oclock = h, heures, heure
time-words-one = un, une
time-words-half = demi, demie
time-words-half-to = {""}
time-words-half-past = {""}
time-words-number = { $n ->
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [10] dix
    [11] onze
   *[12] douze
  }
time-words-today = aujourd, aujourdhui
# Avec lui, 8 veut dire 20:00
time-words-tonight = soir, soirée, nuit
time-words-tomorrow = demain
time-words-overmorrow = après-demain, apres-demain
time-words-am = am
time-words-pm = pm, aprem, après-midi
time-words-noon = midi
time-words-midnight = minuit
time-words-minutes = minutes, minute, mins, min, mn
time-words-hours = heures, heure, h
time-words-days = jours, jour, j
time-words-weeks = semaines, semaine
time-words-weekday = { $n ->
    [1] lun
    [2] mar
    [3] mer
    [4] jeu
    [5] ven
    [6] sam
   *[7] dim
  }
time-words-month = { $n ->
    [1] janv
    [2] fevrier, févr
    [3] mars
    [4] avr
    [5] mai
    [6] juin
    [7] juil
    [8] aout
    [9] sept
    [10] oct
    [11] nov
   *[12] decembre, déc
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
