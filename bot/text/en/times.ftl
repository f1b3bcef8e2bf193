# Times, as people type and read them.

## What is understood, in small letters, with commas between
time-words-now = now
time-words-filler = on, the, of, this, next, th, st, nd, rd, and
# With it, hours are from now on: in 2 hours
time-words-in = in
# Behind it is a time of day: in 3 days at 8
time-words-at = at
# Behind an hour of the day, where it is none from now on
time-words-oclock = oclock
time-words-one = a, an, one
time-words-half = half
time-words-today = today
# With it, 8 is 20:00
time-words-tonight = tonight, night, evening
time-words-tomorrow = tomorrow
time-words-am = am, a.m
time-words-pm = pm, p.m
time-words-noon = noon, midday
time-words-midnight = midnight
time-words-minutes = minutes, minute, mins, min, m
time-words-hours = hours, hour, hrs, hr, h
time-words-days = days, day, d
time-words-weeks = weeks, week, w
# Of $n: 1 is Monday
time-words-weekday = { $n ->
    [1] monday, mon
    [2] tuesday, tue, tues
    [3] wednesday, wed
    [4] thursday, thu, thur, thurs
    [5] friday, fri
    [6] saturday, sat
   *[7] sunday, sun
  }
time-words-month = { $n ->
    [1] january, jan
    [2] february, feb
    [3] march, mar
    [4] april, apr
    [5] may
    [6] june, jun
    [7] july, jul
    [8] august, aug
    [9] september, sep, sept
    [10] october, oct
    [11] november, nov
   *[12] december, dec
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
