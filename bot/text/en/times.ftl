# Times, as people type and read them.

## What is understood, in small letters, with commas between
time-words-now = now
time-words-filler = on, the, of, this, next, th, st, nd, rd, and
# With it, hours are from now on: in 2 hours
time-words-in = in
# Behind it is a time of day: in 3 days at 8
time-words-at = at
# Behind an hour of the day, where it is none from now on
time-words-oclock = o'clock
time-words-one = a, an, one
time-words-half = half
# Before an hour: half an hour earlier, as German “halb” is; empty where nobody says so
time-words-half-to = {""}
# Before an hour: half an hour later
time-words-half-past = half past
# Numbers that are written out; 1 is above
time-words-number = { $n ->
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
   *[12] twelve
  }
time-words-today = today
# With it, 8 is 20:00
time-words-tonight = tonight, night, evening
time-words-tomorrow = tomorrow
time-words-overmorrow = day after tomorrow
time-words-am = am, a.m, morning
time-words-pm = pm, p.m, afternoon
time-words-noon = noon, midday
time-words-midnight = midnight
time-words-minutes = minutes, minute, mins, min, m
time-words-hours = hours, hour, hrs, hr, h
time-words-days = days, day, d
time-words-weeks = weeks, week, w
# Of $n: 1 is Monday
time-words-weekday = { $n ->
    [1] mon
    [2] tue, tues
    [3] wed
    [4] thu, thur, thurs
    [5] fri
    [6] sat
   *[7] sun
  }
time-words-month = { $n ->
    [1] jan
    [2] feb
    [3] mar
    [4] apr
    [5] may
    [6] jun
    [7] jul
    [8] aug
    [9] sep, sept
    [10] oct
    [11] nov
   *[12] dec
  }

## What is shown in a list of times, where Discord draws no timestamp. $n: 1 is Monday
time-weekday = { $n ->
    [1] Monday
    [2] Tuesday
    [3] Wednesday
    [4] Thursday
    [5] Friday
    [6] Saturday
   *[7] Sunday
  }
time-month = { $n ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
  }
# $clock: as 20:30; $zone: the time zone's name; $away: one of the next three
time-choice = { $weekday } { $day } { $month }, { $clock } ({ $zone }) · { $away }
time-in-minutes = { $n ->
    [one] in 1 minute
   *[other] in { $n } minutes
  }
time-in-hours = { $n ->
    [one] in 1 hour
   *[other] in { $n } hours
  }
time-in-days = { $n ->
    [one] in 1 day
   *[other] in { $n } days
  }
# In that list, where nothing is understood
time-how = Write it as 20:30, in 2 hours, Friday 20:00 or 24 December 18:00

# $clock: what clocks show there now
time-zone-choice = { $zone } · { $clock } now

## Refusals
refused-time-unread = Write the time as `20:30`, `in 2 hours`, `Friday 20:00` or `24 December 18:00`.
refused-time-over = Choose a later time, like `in 2 hours` or `tomorrow 20:00`: that one has passed.
# $days: how many
refused-time-far = Choose a time within the next { $days } days.
