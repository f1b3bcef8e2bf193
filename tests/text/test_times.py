"""What is understood as a time, and what the sentence is where it is not."""

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

import pytest

from bot.text import Words, words_for
from bot.text.times import FARTHEST, offered, shown, understood
from bot.values.errors import Declined
from bot.values.zones import BY_LANGUAGE, assumed, known, zone, zones_like

WORDS = words_for("en")
BERLIN = ZoneInfo("Europe/Berlin")


def at(said: str, place: ZoneInfo = BERLIN) -> float:
    return datetime.fromisoformat(said).replace(tzinfo=place).timestamp()


NOW = at("2026-11-25 15:03:20")
"""A Wednesday."""


def when(typed: str, now: float = NOW, words: Words = WORDS) -> str:
    """What is understood, as a clock in Berlin shows it."""
    moment = understood(typed, now, BERLIN, words)
    return f"{datetime.fromtimestamp(moment.when, BERLIN):%a %d %b %H:%M}"


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("20:30", "Wed 25 Nov 20:30"),
        ("8:30pm", "Wed 25 Nov 20:30"),
        ("8 PM", "Wed 25 Nov 20:00"),
        ("12 am", "Thu 26 Nov 00:00"),
        ("12:30 pm", "Thu 26 Nov 12:30"),
        ("20", "Wed 25 Nov 20:00"),
        ("15:03", "Thu 26 Nov 15:03"),
        ("15:04", "Wed 25 Nov 15:04"),
        ("in 2 hours", "Wed 25 Nov 17:04"),
        ("90 min", "Wed 25 Nov 16:34"),
        ("in 1 hour and 30 minutes", "Wed 25 Nov 16:34"),
        ("2h 15m", "Wed 25 Nov 17:19"),
        ("in 2 days", "Fri 27 Nov 15:04"),
        ("in a week", "Wed 02 Dec 15:04"),
        ("in an hour", "Wed 25 Nov 16:04"),
        ("in half an hour", "Wed 25 Nov 15:34"),
        ("half", None),
        ("half 8", None),
        ("half a week", None),
        ("in half 8 hours", None),
        ("half past 8", "Thu 26 Nov 08:30"),
        ("tonight at half past eight", "Wed 25 Nov 20:30"),
        ("half past one pm", "Thu 26 Nov 13:30"),
        ("half past 20:00", None),
        ("20:00 half past 8", None),
        ("eight", "Thu 26 Nov 08:00"),
        ("in two hours", "Wed 25 Nov 17:04"),
        ("in an hour and a half", "Wed 25 Nov 16:34"),
        ("in three days at eight", "Sat 28 Nov 08:00"),
        ("8 o'clock tonight", "Wed 25 Nov 20:00"),
        ("8 o’clock", "Thu 26 Nov 08:00"),
        ("8 am pm", None),
        ("tomorrow morning at 9", "Thu 26 Nov 09:00"),
        ("tomorrow morning at 9 am", "Thu 26 Nov 09:00"),
        ("9am tomorrow morning", "Thu 26 Nov 09:00"),
        ("Saturday afternoon at 3:30 pm", "Sat 28 Nov 15:30"),
        ("3 pm tomorrow morning", None),
        ("tomorrow morning at noon", None),
        ("Saturday afternoon, 3", "Sat 28 Nov 15:00"),
        ("day after tomorrow 20:00", "Fri 27 Nov 20:00"),
        ("27.11.2026 20:00", "Fri 27 Nov 20:00"),
        ("Nov 27, 2026 8pm", "Fri 27 Nov 20:00"),
        ("27 November 2026, 20:00", "Fri 27 Nov 20:00"),
        ("Friday 27 November 20:00", "Fri 27 Nov 20:00"),
        ("Fri., 27.11., 20:00", "Fri 27 Nov 20:00"),
        ("Thursday 27 November 20:00", None),
        ("tomorrow, 26 November 20:00", None),
        ("in 1 week", "Wed 02 Dec 15:04"),
        ("in 3 days at 20:00", "Sat 28 Nov 20:00"),
        ("Friday 20:00", "Fri 27 Nov 20:00"),
        ("20:00 on Friday", "Fri 27 Nov 20:00"),
        ("fri, 8pm", "Fri 27 Nov 20:00"),
        ("Wednesday 20:00", "Wed 25 Nov 20:00"),
        ("Wednesday 15:00", "Wed 02 Dec 15:00"),
        ("today 21:00", "Wed 25 Nov 21:00"),
        ("Tonight at 9pm", "Wed 25 Nov 21:00"),
        ("tonight at 8", "Wed 25 Nov 20:00"),
        ("tonight 8:30", "Wed 25 Nov 20:30"),
        ("tonight 20:30", "Wed 25 Nov 20:30"),
        ("8.30pm", "Wed 25 Nov 20:30"),
        ("8.30 p.m.", "Wed 25 Nov 20:30"),
        ("8 p.m.", "Wed 25 Nov 20:00"),
        ("Friday at 7.15 a.m.", "Fri 27 Nov 07:15"),
        ("27.11 pm", None),
        ("8.05 pm", "Wed 25 Nov 20:05"),
        ("20.30", "Wed 25 Nov 20:30"),
        ("20.00", "Wed 25 Nov 20:00"),
        ("27.11. 20.30", "Fri 27 Nov 20:30"),
        ("27 November 20.30", "Fri 27 Nov 20:30"),
        ("today 20.10", "Wed 25 Nov 20:10"),
        ("3.12.", None),
        ("Thursday 3.12.", None),
        ("25.30", None),
        ("noon", "Thu 26 Nov 12:00"),
        ("Friday noon", "Fri 27 Nov 12:00"),
        ("midnight", "Thu 26 Nov 00:00"),
        ("tonight at midnight", "Thu 26 Nov 00:00"),
        ("midnight tonight", "Thu 26 Nov 00:00"),
        ("today at midnight", "Thu 26 Nov 00:00"),
        ("tonight at 12", "Thu 26 Nov 00:00"),
        ("tonight 12:30", "Thu 26 Nov 00:30"),
        ("tonight 12am", "Thu 26 Nov 00:00"),
        ("tonight 0:15", "Thu 26 Nov 00:15"),
        ("tonight at 1", "Thu 26 Nov 01:00"),
        ("tonight at 2:30 am", "Thu 26 Nov 02:30"),
        ("in 2h30", "Wed 25 Nov 17:34"),
        ("in 1:30", "Wed 25 Nov 16:34"),
        ("in 2 h 30", "Wed 25 Nov 17:34"),
        ("in 2 h 90", None),
        ("in 2 days 20:30", "Fri 27 Nov 20:30"),
        ("Friday midnight", "Fri 27 Nov 00:00"),
        ("Friday 12", "Fri 27 Nov 12:00"),
        ("tomorrow 19:45", "Thu 26 Nov 19:45"),
        ("27 November 20:00", "Fri 27 Nov 20:00"),
        ("Nov 27th, 20:00", "Fri 27 Nov 20:00"),
        ("27.11. 20:00", "Fri 27 Nov 20:00"),
        ("2026-11-27 20:00", "Fri 27 Nov 20:00"),
        (f"<t:{int(at('2026-11-27 20:00'))}:F>", "Fri 27 Nov 20:00"),
        ("tomorrow", None),
        ("Friday", None),
        ("soon", None),
        ("", None),
        ("25:00", None),
        ("13 pm", None),
        ("20:00 21:00", None),
        ("Friday Saturday 20:00", None),
        ("31 November 20:00", None),
        ("99999999999999999999 hours", None),
        ("²0:00", None),
    ],
)
def test_a_time_is_understood_or_it_is_said_how_to_write_it(typed: str, meant: str | None) -> None:
    if meant is not None:
        assert when(typed) == meant
        return
    with pytest.raises(Declined) as refusal:
        when(typed)
    assert refusal.value.key in ("refused-time-unread", "refused-time-far")


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("today 14:00", "refused-time-over"),
        ("today 0:15", "refused-time-over"),
        ("tonight at noon", "refused-time-over"),
        ("tonight at 8am", "refused-time-over"),
        ("2025-11-27 20:00", "refused-time-over"),
        (f"<t:{int(NOW) - 60}:R>", "refused-time-over"),
        ("in 15 days", "refused-time-far"),
        ("24 December 20:00", "refused-time-far"),
        ("24 November 20:00", "refused-time-far"),
    ],
)
def test_what_is_over_or_far_away_has_a_sentence_of_its_own(typed: str, key: str) -> None:
    with pytest.raises(Declined) as refusal:
        when(typed)
    assert refusal.value.key == key


def test_before_noon_too_twelve_tonight_is_midnight() -> None:
    morning = at("2026-11-25 09:00")
    assert when("tonight at 12", morning) == "Thu 26 Nov 00:00"
    assert when("tonight at 00:30", at("2026-11-25 00:10")) == "Wed 25 Nov 00:30"


def test_in_the_night_it_is_that_night() -> None:
    assert when("tonight at 1", at("2026-11-25 00:10")) == "Wed 25 Nov 01:00"
    for locale, typed in (
        ("en", "Friday night at 1"),
        ("de", "Freitag Nacht um 1"),
        ("fr", "vendredi, la nuit à 1 h"),
        ("sv", "fredag natt kl 1"),
    ):
        assert when(typed, words=words_for(locale)) == "Sat 28 Nov 01:00"
    assert when("tomorrow evening at 8") == "Thu 26 Nov 20:00"


def test_a_day_that_only_leap_years_have_is_this_years() -> None:
    leap = at("2028-02-20 12:00")
    assert when("29 February 20:00", leap) == "Tue 29 Feb 20:00"
    assert when("29.02. 20:00", leap) == "Tue 29 Feb 20:00"
    for year, key in (("2027", "far"), ("2028", "over"), ("2029", "unread")):
        with pytest.raises(Declined, match=f"refused-time-{key}"):
            when("29 February 20:00", at(f"{year}-03-10 12:00"))


def test_now_is_now() -> None:
    assert understood("Now", NOW, BERLIN, WORDS).when == NOW


@pytest.mark.parametrize("seconds", [0, 1, 59, 60, 3599])
def test_in_a_minute_is_a_whole_one(seconds: int) -> None:
    now = NOW + seconds
    moment = understood("in 1 minute", now, BERLIN, WORDS)
    assert 60 <= moment.when - now < 120
    assert moment.when % 60 == 0


def test_a_time_that_the_clocks_skip_in_spring_is_as_much_later() -> None:
    night = at("2026-03-28 22:00")
    assert when("02:30", night) == "Sun 29 Mar 03:30"
    assert when("in 5 hours", night) == "Sun 29 Mar 04:00", "an hour is an hour"
    assert when("in 1 day", night) == "Sun 29 Mar 22:00", "a day is a day"


def test_of_a_time_that_comes_twice_in_autumn_the_next_is_meant() -> None:
    first = at("2026-10-25 00:30:00") + 2 * 3600
    moment = understood("02:30", first - 60, BERLIN, WORDS)
    assert moment.when == first
    again = understood("02:30", first + 60, BERLIN, WORDS)
    assert again.when == first + 3600
    assert when("02:30", first + 3700) == "Mon 26 Oct 02:30"


def test_only_what_a_clock_shows_depends_on_the_time_zone() -> None:
    assert understood("20:30", NOW, BERLIN, WORDS).by_clock
    assert not understood("in 2 hours", NOW, BERLIN, WORDS).by_clock
    assert not understood(f"<t:{int(NOW) + 600}>", NOW, BERLIN, WORDS).by_clock


def told(typed: str) -> list[str]:
    return [shown(each, NOW, BERLIN, WORDS) for each in offered(typed, NOW, BERLIN, WORDS)]


def test_whatever_is_typed_the_list_says_what_is_understood() -> None:
    assert told("20:30") == ["Wednesday 25 November, 20:30 (Europe/Berlin) · in 5 hours"]
    assert told("fri")[2] == "Friday 27 November, 20:00 (Europe/Berlin) · in 2 days"
    assert [each.rpartition(" · ")[2] for each in told("2")] == [
        "in 11 hours", "in 2 minutes", "in 2 hours", "in 2 days", "in 14 days",
        "in 23 hours",
    ]  # fmt: skip
    assert told("soon") == []
    assert "Wednesday 25 November, 20:00 (Europe/Berlin) · in 5 hours" in told("")


def test_what_is_offered_is_understood_and_fits_discords_list() -> None:
    for typed in ("", "2", "fri", "tomorrow", "20:30", "27 nov"):
        moments = offered(typed, NOW, BERLIN, WORDS)
        assert 1 <= len(moments) <= 25
        for each in moments:
            assert NOW < each <= NOW + timedelta(FARTHEST).total_seconds() + 60
            assert understood(f"<t:{int(each)}>", NOW, BERLIN, WORDS).when == each
            assert len(shown(each, NOW, ZoneInfo("America/Argentina/Buenos_Aires"), WORDS)) <= 100


def test_a_time_zone_is_found_by_its_name_or_by_a_language() -> None:
    assert known("europe/berlin") == "Europe/Berlin"
    assert known(" america/new york ") == "America/New_York"
    assert known("utc") == "UTC"
    assert known("../../etc/passwd") is None
    assert known("Mars/Olympus") is None
    assert assumed("en-US", "de") == "Europe/Berlin"
    assert assumed("en-US", None) == "UTC"
    assert zone("Europe/Atlantis").key == "UTC"
    assert zones_like("berlin") == ["Europe/Berlin"]
    assert zones_like("new")[0] == "America/New_York"
    assert "UTC" in zones_like("")


def test_every_assumed_time_zone_is_one() -> None:
    assert [each for each in BY_LANGUAGE.values() if known(each) != each] == []


@pytest.mark.parametrize(
    ("locale", "typed", "meant"),
    [
        ("de", "20 Uhr", "Wed 25 Nov 20:00"),
        ("de", "morgen um 20:30 Uhr", "Thu 26 Nov 20:30"),
        ("de", "in 2 Stunden", "Wed 25 Nov 17:04"),
        ("de", "in einer halben Stunde", "Wed 25 Nov 15:34"),
        ("de", "Freitag, 20:00", "Fri 27 Nov 20:00"),
        ("de", "24. Dezember 18:00", None),
        ("de", "3. Dezember 18:00", "Thu 03 Dec 18:00"),
        ("de", "heute Abend 20:00", "Wed 25 Nov 20:00"),
        ("de", "morgen Abend um 8", "Thu 26 Nov 20:00"),
        ("de", "heute um Mitternacht", "Thu 26 Nov 00:00"),
        ("de", "heute Abend um 12", "Thu 26 Nov 00:00"),
        ("de", "Freitag Abend um Mitternacht", "Sat 28 Nov 00:00"),
        ("de", "Freitag Abend 8 Uhr", "Fri 27 Nov 20:00"),
        ("de", "20.30 Uhr", "Wed 25 Nov 20:30"),
        ("de", "20.10 Uhr", "Wed 25 Nov 20:10"),
        ("de", "20 Uhr 30", "Wed 25 Nov 20:30"),
        ("de", "um 20.30", "Wed 25 Nov 20:30"),
        ("de", "heute 20.30 Uhr", "Wed 25 Nov 20:30"),
        ("de", "morgen um 8.05", "Thu 26 Nov 08:05"),
        ("de", "morgen um 20.30 Uhr", "Thu 26 Nov 20:30"),
        ("de", "3.12. um 20 Uhr", "Thu 03 Dec 20:00"),
        ("de", "3.12. um 20.30 Uhr", "Thu 03 Dec 20:30"),
        ("de", "3. Dezember, 20.30 Uhr", "Thu 03 Dec 20:30"),
        ("de", "in 3 Tagen um 20.30 Uhr", "Sat 28 Nov 20:30"),
        ("de", "in 3 Tagen um 20 Uhr", "Sat 28 Nov 20:00"),
        ("fr", "à 20 h 30", "Wed 25 Nov 20:30"),
        ("fr", "3 décembre à 20 h 30", "Thu 03 Dec 20:30"),
        ("fr", "dans 3 jours à 20 h", "Sat 28 Nov 20:00"),
        ("de", "in 3 Tagen 20 Uhr", "Sat 28 Nov 20:00"),
        ("de", "Freitagabend um 8", "Fri 27 Nov 20:00"),
        ("de", "Samstagabend, 20 Uhr", "Sat 28 Nov 20:00"),
        ("de", "am Freitagabend um Mitternacht", "Sat 28 Nov 00:00"),
        ("sv", "fredagkväll kl 8", "Fri 27 Nov 20:00"),
        ("de", "morgen früh um 8", "Thu 26 Nov 08:00"),
        ("de", "Samstag Vormittag, 10 Uhr", "Sat 28 Nov 10:00"),
        ("de", "Sonntagnachmittag um 3", "Sun 29 Nov 15:00"),
        ("de", "heute Nachmittag um 16.30 Uhr", "Wed 25 Nov 16:30"),
        ("de", "Samstagmorgen um 8", "Sat 28 Nov 08:00"),
        ("de", "Samstag Morgen, 8 Uhr", "Sat 28 Nov 08:00"),
        ("de", "morgen um 8", "Thu 26 Nov 08:00"),
        ("de", "8 Uhr morgen", "Thu 26 Nov 08:00"),
        ("de", "Samstagmittag", "Sat 28 Nov 12:00"),
        ("sv", "fredag eftermiddag kl 3", "Fri 27 Nov 15:00"),
        ("sv", "lördagmorgon kl 8", "Sat 28 Nov 08:00"),
        ("sv", "lördag morgon kl 8", "Sat 28 Nov 08:00"),
        ("sv", "i morgon bitti kl 8", "Thu 26 Nov 08:00"),
        ("fr", "dans 2 jours et 3 h", "Fri 27 Nov 18:04"),
        ("fr", "dans 1 jour 2 h", "Thu 26 Nov 17:04"),
        ("fr", "ce soir 20h", "Wed 25 Nov 20:00"),
        ("fr", "ce soir à minuit", "Thu 26 Nov 00:00"),
        ("fr", "ce soir à 12 h", "Thu 26 Nov 00:00"),
        ("fr", "demain soir à minuit", "Fri 27 Nov 00:00"),
        ("fr", "20h30", "Wed 25 Nov 20:30"),
        ("fr", "20 h", "Wed 25 Nov 20:00"),
        ("fr", "vendredi à 20h", "Fri 27 Nov 20:00"),
        ("fr", "demain soir 20h", "Thu 26 Nov 20:00"),
        ("fr", "dans 2 h", "Wed 25 Nov 17:04"),
        ("fr", "dans 2h30", "Wed 25 Nov 17:34"),
        ("fr", "dans 2 h 30", "Wed 25 Nov 17:34"),
        ("fr", "dans une demi-heure", "Wed 25 Nov 15:34"),
        ("fr", "une demi-heure", "Wed 25 Nov 15:34"),
        ("fr", "20 heures", "Wed 25 Nov 20:00"),
        ("fr", "demain à 20 heures", "Thu 26 Nov 20:00"),
        ("fr", "vendredi à 20 heures 30", "Fri 27 Nov 20:30"),
        ("fr", "demain à 8 heures du soir", "Thu 26 Nov 20:00"),
        ("fr", "dans 2 jours à 20 heures", "Fri 27 Nov 20:00"),
        ("fr", "d’ici 2 heures", "Wed 25 Nov 17:04"),
        ("sv", "kl 20", "Wed 25 Nov 20:00"),
        ("sv", "i dag kl 20", "Wed 25 Nov 20:00"),
        ("sv", "om 2 dagar kl 20", "Fri 27 Nov 20:00"),
        ("sv", "kl. 20.30", "Wed 25 Nov 20:30"),
        ("sv", "ikväll vid midnatt", "Thu 26 Nov 00:00"),
        ("sv", "ikväll kl 12", "Thu 26 Nov 00:00"),
        ("sv", "i morgon kl. 19.30", "Thu 26 Nov 19:30"),
        ("sv", "i morgon kl. 19.10", "Thu 26 Nov 19:10"),
        ("sv", "imorgon 20:30", "Thu 26 Nov 20:30"),
        ("sv", "om 2 timmar", "Wed 25 Nov 17:04"),
        ("sv", "om en halv timme", "Wed 25 Nov 15:34"),
        ("sv", "fredag 20:00", "Fri 27 Nov 20:00"),
        ("de", "halb neun", "Thu 26 Nov 08:30"),
        ("de", "heute Abend um halb 9", "Wed 25 Nov 20:30"),
        ("de", "Freitagabend, halb neun", "Fri 27 Nov 20:30"),
        ("de", "3. Dezember halb acht abends", "Thu 03 Dec 19:30"),
        ("de", "morgen um halb eins", "Thu 26 Nov 12:30"),
        ("de", "heute Nacht um halb eins", "Thu 26 Nov 00:30"),
        ("de", "acht Uhr abends", "Wed 25 Nov 20:00"),
        ("de", "übermorgen um zwölf", "Fri 27 Nov 12:00"),
        ("de", "Freitag, den 27. November, 20 Uhr", "Fri 27 Nov 20:00"),
        ("fr", "ce soir à huit heures et demie", "Wed 25 Nov 20:30"),
        ("fr", "8h et demie du soir", "Wed 25 Nov 20:30"),
        ("fr", "vendredi à midi et demi", "Fri 27 Nov 12:30"),
        ("fr", "dans une heure et demie", "Wed 25 Nov 16:34"),
        ("fr", "après-demain à 20 h", "Fri 27 Nov 20:00"),
        ("fr", "samedi après-midi à 3 h", "Sat 28 Nov 15:00"),
        ("fr", "3 sept 20 h", None),
        ("fr", "ce soir à sept heures", "Wed 25 Nov 19:00"),
        ("fr", "sept heures et demie", "Thu 26 Nov 07:30"),
        ("fr", "dans sept jours à 20 h", "Wed 02 Dec 20:00"),
        ("fr", "le 3 sept à sept heures", None),
        ("sv", "ikväll halv nio", "Wed 25 Nov 20:30"),
        ("sv", "klockan halv 9", "Thu 26 Nov 08:30"),
        ("sv", "om en halvtimme", "Wed 25 Nov 15:34"),
        ("sv", "i övermorgon kl åtta på kvällen", "Fri 27 Nov 20:00"),
        ("sv", "lördag på eftermiddagen kl 3", "Sat 28 Nov 15:00"),
    ],
)
def test_times_are_understood_as_each_language_says_them(
    locale: str, typed: str, meant: str | None
) -> None:
    if meant is None:
        with pytest.raises(Declined, match="refused-time-far"):
            when(typed, words=words_for(locale))
    else:
        assert when(typed, words=words_for(locale)) == meant


@pytest.mark.parametrize("typed", ["morgen früh um 14 Uhr", "heute Nachmittag", "früh abends um 8"])
def test_half_a_day_is_neither_a_time_nor_another_half(typed: str) -> None:
    with pytest.raises(Declined, match="refused-time-unread"):
        when(typed, words=words_for("de"))


def test_the_first_of_a_month_is_the_first_in_french() -> None:
    said = [
        shown(at(f"2026-12-{day} 20:00"), NOW, BERLIN, words_for("fr")).partition(",")[0]
        for day in ("01", "02")
    ]
    assert said == ["Mardi 1er décembre", "Mercredi 2 décembre"]


def test_a_number_in_french_may_be_hours_from_now_and_o_clock() -> None:
    times = offered("16", NOW, BERLIN, words_for("fr"))
    said = [f"{datetime.fromtimestamp(each, BERLIN):%a %H:%M}" for each in times]
    assert {"Wed 16:00", "Wed 15:20", "Thu 07:04"} <= set(said)


@pytest.mark.parametrize(
    ("typed", "clock", "from_now"),
    [
        ("2 heures", "Thu 02:00", "Wed 17:04"),
        ("une heure", "Thu 01:00", "Wed 16:04"),
        ("20 h", "Wed 20:00", "Thu 11:04"),
    ],
)
def test_hours_in_french_may_be_a_time_of_day_and_from_now_on(
    typed: str, clock: str, from_now: str
) -> None:
    times = offered(typed, NOW, BERLIN, words_for("fr"))
    said = [f"{datetime.fromtimestamp(each, BERLIN):%a %H:%M}" for each in times]
    assert said[:2] == [clock, from_now]


@pytest.mark.parametrize("typed", ["dans 1.10 h", "dans 1.30 h"])
def test_hours_from_now_on_are_not_taken_for_a_time_of_day(typed: str) -> None:
    with pytest.raises(Declined, match="refused-time-unread"):
        when(typed, words=words_for("fr"))


@pytest.mark.parametrize(
    ("locale", "typed"),
    [("en", "half past 8"), ("de", "halb neun"), ("sv", "halv 9"), ("en", "8:30")],
)
def test_a_time_that_may_be_of_the_evening_is_offered_as_both(locale: str, typed: str) -> None:
    times = offered(typed, NOW, BERLIN, words_for(locale))
    said = [f"{datetime.fromtimestamp(each, BERLIN):%a %H:%M}" for each in times]
    assert said == ["Thu 08:30", "Wed 20:30"]
