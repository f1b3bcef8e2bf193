"""Times as people type them: what is meant, in a time zone and a language."""

import re
from calendar import isleap
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from functools import lru_cache
from math import ceil
from typing import Final, NamedTuple
from zoneinfo import ZoneInfo

from bot.text.words import Words
from bot.values.errors import Declined

LONGEST: Final = 4
"""Words that mean something together: the day after tomorrow has so many of them."""
FARTHEST: Final = 14
"""Days within which a time lies that may be named."""
MINUTE, HOUR, DAY = 60, 3600, 86400

STAMP: Final = re.compile(r"<t:(\d{1,12})(?::[a-z])?>", re.IGNORECASE)
"""A moment as Discord writes it: https://docs.discord.com/developers/reference#message-formatting."""
TOKEN: Final = re.compile(
    r"\d+-\d+-\d+|\d+\.\d+\.\d{4}|\d+[:.h]\d+|\d+|[^\W\d_]+(?:\.[^\W\d_]+)*|[^\s,.]"
)
CLOCK: Final = re.compile(r"(\d{1,2})(?:[:h]|\.(?=00|1[3-9]|[2-5]))(\d\d)")
"""With a dot where no month has that number; else it may be a day and a month."""
WHILE: Final = re.compile(r"(\d{1,3})[:h]([0-5]\d)")
"""Hours and minutes from now on: in 2h30."""
MINUTES: Final = re.compile(r"[0-5]\d")
DATE: Final = re.compile(r"(\d{4})-(\d{1,2})-(\d{1,2})")
DAY_AND_MONTH: Final = re.compile(r"(\d{1,2})\.(\d{1,2})(?:\.(\d{4}))?")
YEAR: Final = re.compile(r"2\d{3}")
UNITS: Final = {"minutes": MINUTE, "hours": HOUR}
DAYS: Final = {"days": 1, "weeks": 7}
SAID: Final = (
    "filler",
    "in",
    "at",
    "one",
    "half",
    "today",
    "tonight",
    "tomorrow",
    "overmorrow",
    "am",
    "pm",
    "oclock",
)
EITHER: Final = ("either", 0)
"""What French “3 h” and “3 heures” mean: three hours, and three o'clock."""
MORNING: Final = ("morning", 0)
"""What German “morgen” means: tomorrow, and behind a day its morning."""
HALF_TO, HALF_PAST = ("half", 1), ("half", 2)
"""What German “halb” means before an hour, and English “half past”. Swedish “halv” is the former,
and half of one, too."""
NUMBERS: Final = range(2, 13)
"""Those that may be written out, beside one."""
COUNTED: Final = "#"
"""What a number is kept with that means something else, too."""
DAYS_OFF: Final = {"today": 0, "tonight": 0, "tomorrow": 1, "overmorrow": 2}
CLOCKS: Final = {"noon": time(12), "midnight": time(0)}
AFTERNOON: Final = range(5, 13)
"""Hours that are twelve hours later where "tonight" is said: the last one is midnight."""
NIGHT: Final = range(5)
"""Hours that are those after midnight where it is said."""
EVENINGS: Final = (18, 19, 20, 21)
"""Hours that are offered where only a day was named."""


class Moment(NamedTuple):
    """A time that somebody has named."""

    when: float
    """In seconds since 1970, a whole minute; that of just now where "now" was said."""
    by_clock: bool
    """Whether it was named as a clock shows it in the time zone."""


def understood(typed: str, now: float, zone: ZoneInfo, words: Words) -> Moment:
    """Return what is meant.

    Raise `Declined` for what cannot be understood, is over, or is too far away.
    """
    moment = _meant(typed, now, zone, words)
    if moment is None:
        raise Declined("refused-time-unread")
    if moment.when < now:
        raise Declined("refused-time-over")
    if moment.when > _farthest(now):
        raise Declined("refused-time-far", days=FARTHEST)
    return moment


def offered(typed: str, now: float, zone: ZoneInfo, words: Words) -> list[float]:
    """Return the times that somebody may mean who has typed so far, the likeliest first."""
    tries = [each.when for each in _tries(typed, now, zone, words) if each is not None]
    return list(dict.fromkeys(when for when in tries if now < when <= _farthest(now)))


def shown(when: float, now: float, zone: ZoneInfo, words: Words) -> str:
    """Return a moment as a clock in that time zone shows it, and how far away it is."""
    at = datetime.fromtimestamp(when, zone)
    return words(
        "time-choice",
        weekday=words("time-weekday", n=at.isoweekday()),
        day=at.day,
        month=words("time-month", n=at.month),
        clock=clock(when, zone),
        zone=zone.key,
        away=_away(when - now, words),
    )


def clock(when: float, zone: ZoneInfo) -> str:
    """Return what a clock in a time zone shows."""
    return f"{datetime.fromtimestamp(when, zone):%H:%M}"


def _away(seconds: float, words: Words) -> str:
    if seconds < HOUR:
        return words("time-in-minutes", n=max(1, int(seconds / MINUTE)))
    if seconds < DAY:
        return words("time-in-hours", n=round(seconds / HOUR))
    return words("time-in-days", n=round(seconds / DAY))


def _tries(typed: str, now: float, zone: ZoneInfo, words: Words) -> Iterator[Moment | None]:
    typed = typed.strip()
    if not typed:
        today = datetime.fromtimestamp(now, zone).date()
        for hours in (1, 2, 3):
            yield Moment(_minute(now + hours * HOUR), by_clock=False)
        for days in range(8):
            yield Moment(_at(today + timedelta(days), time(20), zone, now), by_clock=True)
        return
    yield _meant(typed, now, zone, words)
    for hour in EVENINGS:
        yield _meant(f"{typed} {hour}:00", now, zone, words)
    within = _listed(words("time-words-in"))[0]
    if _meanings(words).get((TOKEN.findall(typed.casefold()) or [""])[-1]) == EITHER:
        yield _meant(f"{within} {typed}", now, zone, words)
    for unit in (*UNITS, *DAYS) if typed[-1].isdecimal() else ():
        first = _listed(words(f"time-words-{unit}"))[0]
        yield _meant(f"{within} {typed} {first}", now, zone, words)
    # Who says half past eight may mean the evening, too.
    yield _meant(f"{typed} {_listed(words('time-words-pm'))[0]}", now, zone, words)


def _meant(typed: str, now: float, zone: ZoneInfo, words: Words) -> Moment | None:
    """Return what is meant; None where that cannot be said."""
    said = typed.strip().casefold().replace("’", "'")
    if stamp := STAMP.fullmatch(said):
        return Moment(float(stamp[1]), by_clock=False)
    if said in _listed(words("time-words-now")):
        return Moment(now, by_clock=False)
    try:
        return _Said.of(said, _meanings(words)).moment(now, zone)
    except (ValueError, OverflowError):
        return None  # No such day, no such hour, or two of a kind.


def _listed(said: str) -> list[str]:
    return [each.strip() for each in said.split(",")]


def _farthest(now: float) -> float:
    return _minute(now) + FARTHEST * DAY


def _minute(when: float) -> float:
    return float(ceil(when / MINUTE) * MINUTE)


def _at(day: date, clock: time, zone: ZoneInfo, now: float) -> float:
    """Return when a clock shows that, on a day.

    In autumn the first time of two, unless that is over. A time that is left out in spring is as
    much later: that is what `fold` 0 means to `datetime`.
    """
    wall = datetime.combine(day, clock, zone)
    first, second = (wall.replace(fold=fold).timestamp() for fold in (0, 1))
    return first if first > now or second < first else second


@lru_cache(maxsize=64)
def _meanings(words: Words) -> Mapping[str, tuple[str, int]]:
    """Return what words mean: a kind, and a number where there are several of it.

    They are kept: each letter that somebody types asks for them a dozen times.
    """
    kinds = (*SAID, *CLOCKS, *UNITS, *DAYS)
    found = {each: (kind, 0) for kind in kinds for each in _listed(words(f"time-words-{kind}"))}
    hours, oclock = (_listed(words(f"time-words-{kind}")) for kind in ("hours", "oclock"))
    found |= dict.fromkeys(set(hours).intersection(oclock), EITHER)
    tomorrow, am = (_listed(words(f"time-words-{kind}")) for kind in ("tomorrow", "am"))
    found |= dict.fromkeys(set(tomorrow).intersection(am), MORNING)
    for name, meaning in (("half-to", HALF_TO), ("half-past", HALF_PAST)):
        found |= dict.fromkeys(_listed(words(f"time-words-{name}")), meaning)
    for kind, most in (("weekday", 7), ("month", 12)):
        for n in range(1, most + 1):
            # What a list of times calls it is understood, too.
            named = [*_listed(words(f"time-words-{kind}", n=n)), words(f"time-{kind}", n=n)]
            found |= dict.fromkeys([each.casefold() for each in named], (kind, n))
    for n in NUMBERS:
        for each in _listed(words("time-words-number", n=n)):
            # French “sept” is a month, too, but where something that is counted stands behind it.
            name = f"{COUNTED} {each}" if each in found else each
            found[name] = ("number", n)
    return {" ".join(TOKEN.findall(each)): meaning for each, meaning in found.items() if each}


def _joined(tokens: list[str], known: Mapping[str, tuple[str, int]]) -> list[str]:
    """Make one of words that mean something together, as Swedish “i dag” does."""
    for k in range(len(tokens)):
        for end in range(min(len(tokens), k + LONGEST), k + 1, -1):
            if (together := " ".join(tokens[k:end])) in known:
                return [*tokens[:k], together, *_joined(tokens[end:], known)]
    return tokens


def _parted(token: str, known: Mapping[str, tuple[str, int]]) -> list[str]:
    """Make two of a day and a part of it that are one word, as German “Freitagabend” is.

    So with half an hour, as Swedish “halvtimme” is.
    """
    for k in range(1, len(token)):
        first, then = [known.get(each, ("", 0))[0] for each in (token[:k], token[k:])]
        part = then in ("tonight", "am", "pm", *CLOCKS, MORNING[0])
        if (first == "weekday" and part) or (first, then) == ("half", "hours"):
            return [token[:k], token[k:]]
    return [token]


def _tokens(text: str, known: Mapping[str, tuple[str, int]]) -> list[str]:
    """Return what was said, word by word; “20 h 30” is one, unless that is a time from now on."""
    words = [word for token in TOKEN.findall(text) for word in _parted(token, known)]
    tokens = _joined(words, known)
    kinds = [known.get(token, ("", 0))[0] for token in tokens]
    for k, behind in enumerate(kinds[1:]):
        _, n = known.get(f"{COUNTED} {tokens[k]}", ("", 0))
        if n and behind in ("either", *UNITS, *DAYS):
            tokens[k], kinds[k] = str(n), ""
    if "in" not in kinds:
        for k, (hour, kind, minute) in enumerate(zip(tokens, kinds[1:], tokens[2:], strict=False)):
            if kind in ("oclock", "either") and hour.isdecimal() and MINUTES.fullmatch(minute):
                return [*tokens[:k], f"{hour}:{minute}", *tokens[k + 3 :]]
    return tokens


@dataclass(slots=True)
class _Said:
    """What was said of a time, word by word."""

    seconds: int = 0
    """From now on."""
    later: int = 0
    """Days from today on, counted."""
    days: int | None = None
    """Days from today on, by a word for them."""
    weekday: int | None = None
    dated: tuple[int | None, int, int] | None = None
    """Year, if that was said, month and day."""
    clock: time | None = None
    tonight: bool = False
    halved: bool = False
    """Whether it was said which half of the day the clock's time is in."""

    @classmethod
    def of(cls, text: str, known: Mapping[str, tuple[str, int]]) -> "_Said":
        """Raise `ValueError` where that is no time, or several."""
        said, number, month, halves, within, unit = cls(), None, None, False, False, ""
        half, year, way, hour_said = "", None, 0, False
        for token in _tokens(text, known):
            kind, n = known.get(token, ("", 0))
            count = int(token) if token.isdecimal() else {"number": n, "one": 1}.get(kind)
            if kind == "either":
                kind = "hours" if within or halves else "oclock"
            if (kind, n) == MORNING:
                kind = "tomorrow" if {said.days, said.weekday} == {None} else "am"
            if number is None and kind in ("oclock", "am", "pm"):
                said._dotted()
            # “In 3 days at 8” is no hour from now on.
            within = kind == "in" or (within and kind != "at")
            if kind in ("am", "pm") and said.clock is not None and not said.halved:
                said._halve(kind, said.clock.hour, said.clock.minute)
            elif number is not None and kind in (*UNITS, *DAYS, "am", "pm"):
                said._counted(kind, number, halves=halves)
                number, halves, unit = None, False, kind
            elif kind in ("am", "pm") and not half:
                half = kind  # Its clock comes after it: “tomorrow afternoon at 3”.
            elif count is not None and halves and way:
                said._half_hour(count, past=way == HALF_PAST[1])
                halves = False
            elif kind == "half" and not n and said._half_past(number if hour_said else None):
                number = None if hour_said else number  # “8 heures et demie”, “midi et demi”.
            elif kind == "half" and not halves:
                halves, way = True, n
            elif kind in CLOCKS and said.clock is None:
                said.clock, said.halved = CLOCKS[kind], True
            elif kind == "month" and month is None:
                month = n
            elif kind == "tonight" and not said.tonight and {said.days, said.weekday} != {None}:
                said.tonight = True  # The evening of that day.
            elif kind in DAYS_OFF and said.days is None:
                said.days, said.tonight = DAYS_OFF[kind], kind == "tonight"
            elif kind == "weekday" and said.weekday is None:
                said.weekday = n
            elif within and not unit and (found := WHILE.fullmatch(token)):
                said._counted("hours", int(found[1]), halves=False)
                said._counted("minutes", int(found[2]), halves=False)
                unit = "minutes"
            elif said.clock is None and (found := CLOCK.fullmatch(token)):
                said.clock = time(int(found[1]), int(found[2]))
            elif said.dated is None and (found := DATE.fullmatch(token)):
                said.dated = int(found[1]), int(found[2]), int(found[3])
            elif said.dated is None and (found := DAY_AND_MONTH.fullmatch(token)):
                named = int(found[3]) if found[3] else None
                said.dated = named, int(found[2]), int(found[1])
            elif month is not None and number and not year and YEAR.fullmatch(token):
                year = int(token)
            elif count is not None and number is None:
                number = count
            elif count is not None and kind != "one" and month is not None and said.clock is None:
                said.clock = time(count)  # The day stood before: this is the hour.
            elif kind not in ("filler", "in", "at", "oclock"):
                raise ValueError(token)  # It means nothing, or something that was said already.
            hour_said = hour_said or (kind == "oclock" and number is not None)
        if number is None and said.days is not None:
            said._dotted()  # Nobody says of today, or of tomorrow, which date that is.
        if month is not None:
            if number is None or said.dated is not None:
                raise ValueError("which day of the month?")
            said.dated, number = (year, month, number), None
        if halves and unit == "hours" and number in (None, 1):
            said.seconds, number, halves = said.seconds + HOUR // 2, None, False  # And a half.
        if number is not None:
            rest = "minutes" if within and unit == "hours" and number < 60 else "oclock"
            said._counted(rest, number, halves=False)
        if halves:
            raise ValueError("half of what?")
        if half:
            said._half_of_the_day(half)
        clock, doubtful = said.clock, said.tonight and not said.halved
        if doubtful and clock is not None and clock.hour in AFTERNOON:
            said.clock = clock.replace(hour=(clock.hour + 12) % 24)
        return said

    def _counted(self, kind: str, number: int, *, halves: bool) -> None:
        if halves and (kind != "hours" or number != 1):
            raise ValueError("of a time only half an hour is said")
        if kind in UNITS:
            self.seconds += number * UNITS[kind] // (2 if halves else 1)
        elif kind in DAYS:
            self.later += number * DAYS[kind]
        elif self.clock is not None:
            raise ValueError("two times of day")
        elif kind == "oclock":
            self.clock = time(number)
        else:
            self._halve(kind, number, 0)

    def _half_hour(self, hour: int, *, past: bool) -> None:
        """Take half past an hour, or half an hour before it: “halb eins” is half past twelve."""
        if self.clock is not None:
            raise ValueError("two times of day")
        self.clock = time(hour if past else hour - 1 or 12, 30)

    def _half_past(self, hour: int | None) -> bool:
        """Add half an hour to an hour that was said before, or to noon and midnight, if any was."""
        if hour is not None:
            self._half_hour(hour, past=True)
        elif self.clock is not None and self.clock in CLOCKS.values():
            self.clock = self.clock.replace(minute=30)
        else:
            return False
        return True

    def _dotted(self) -> None:
        """Take what looked like a day and a month for a time with a dot, unless there is one."""
        if self.clock is None and self.dated is not None and self.dated[0] is None:
            _, minute, hour = self.dated
            self.clock, self.dated = time(hour, minute), None

    def _halve(self, kind: str, hour: int, minute: int) -> None:
        if not 1 <= hour <= 12:
            raise ValueError(hour)
        self.clock, self.halved = time(hour % 12 + 12 * (kind == "pm"), minute), True

    def _half_of_the_day(self, kind: str) -> None:
        if self.clock is None or (kind == "am" and self.clock.hour > 12):
            raise ValueError("half of which day?")
        if self.halved:
            if (self.clock.hour < 12) is not (kind == "am"):
                raise ValueError("two halves of a day")  # “Tomorrow morning at 8 am” says it twice.
        elif self.clock.hour <= 12:
            self._halve(kind, self.clock.hour, self.clock.minute)

    def moment(self, now: float, zone: ZoneInfo) -> Moment:
        """Return it as seen from now; raise `ValueError` where too much was said, or too little."""
        today = datetime.fromtimestamp(now, zone).date()
        dated = self.weekday is not None or self.dated is not None
        named = dated + (self.days is not None)
        if self.clock is None or self.seconds:
            if self.clock is not None or named or not (self.seconds or self.later):
                raise ValueError("no time of day")
            if not self.later:
                return Moment(_minute(now + self.seconds), by_clock=False)
            then = datetime.fromtimestamp(now + self.seconds, zone)
            when = _at(then.date() + timedelta(self.later), then.time(), zone, now)
            return Moment(_minute(when), by_clock=False)
        if named + bool(self.later) > 1:
            raise ValueError("more than one day")
        days, midnight = self._days(today), self.clock == time(0) and self.days == 0
        if midnight or (self.tonight and self.clock.hour in NIGHT):
            # Nobody means the hours that the day began with: they are over.
            days = [*(days if self.days == 0 else ()), *(day + timedelta(1) for day in days)]
        moments = [_at(day, self.clock, zone, now) for day in days]
        when = next((each for each in moments if each > now), moments[-1])
        return Moment(when, by_clock=True)

    def _days(self, today: date) -> list[date]:
        """Return the days that are meant: the first on which the time is yet to come."""
        if self.days is not None or self.later:
            return [today + timedelta(self.days or self.later)]
        if self.dated is not None:
            year, month, day = self.dated
            years = [today.year, today.year + 1] if year is None else [year]
            if (month, day) == (2, 29):
                years = [each for each in years if isleap(each)] or years
            dates = [date(each, month, day) for each in years]
            days = [each for each in dates if self.weekday in (None, each.isoweekday())]
            if not days:
                raise ValueError("another day of the week")
            return days
        if self.weekday is not None:
            first = today + timedelta((self.weekday - today.isoweekday()) % 7)
            return [first, first + timedelta(7)]
        return [today, today + timedelta(1)]
