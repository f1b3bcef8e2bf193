"""Nobody but who is asked learns that they are: not by a panel, a line, a clock or a refusal."""

import re
import shutil
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.tables.answering import silent
from bot.values.records import SeatRecord
from tests.plugins import night
from tests.support.evening import COMPUTERS_TAKE, DRAWN, Evening, refused, said
from tests.support.installing import beside, proved
from tests.support.witness import Witness

NORMAL = 120.0
MILLION = 1_000_000


@pytest.fixture(autouse=True)
def _installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr("bot.tables.admission.new_secret", lambda: b"x" * 32)
    with beside(monkeypatch, night):
        yield


@pytest.fixture
async def court(_installed: None, evening: Evening) -> Evening:
    """An evening that begins when the game is there."""
    return evening


def wolf(monkeypatch: pytest.MonkeyPatch, seat: int) -> None:
    monkeypatch.setattr(night, "pick", lambda dice, seats: seats[seat])


def asked_of(seat: int, table: int, kind: str = "a") -> str:
    """The custom id of the question of a seat's night: nobody else is ever shown it."""
    return f"gg:{kind}:{table}:{(seat + 1) * MILLION + 1}" + (":bite" if kind in "avdm" else "")


async def bite(court: Evening, by: int, whom: int) -> None:
    guests = court.party(4)
    letter = await guests[by].letter()
    (menu,) = letter.menus
    await guests[by].choose(letter, menu, str(whom))
    await court.turn()


async def sights(court: Evening, by: int) -> list[str]:
    """All that Ann sees of a night in which somebody else is the wolf, and all that she tries."""
    guests = court.party(4)
    ann = guests[0]
    await court.deal(guests, "night")
    table = court.table.id
    replies = [(await ann.press(court.panel(), "My cards")).text]
    for seat in range(1, 4):
        for kind in "avdem":
            forged = asked_of(seat, table, kind)
            reply = await ann.send(court.panel(), forged, ["3"] if kind in "ad" else ())
            replies.append(reply.text)
    assert {said("refused-stale") in reply for reply in replies[1:]} == {True}
    assert [look.text for look in court.lines()] == []
    await court.turn(NORMAL - 10)
    replies.append((await ann.hand()).text)
    await bite(court, by, 3)
    replies.append(court.panel().words)
    seen = [re.sub(r"\d{15,}|<t:\d+:R>", "#", each) for each in Witness(court).of(ann)]
    return [*replies, *seen]


async def test_two_nights_look_alike_to_who_is_not_woken(
    tmp_path: Path, blank: Path, monkeypatch: pytest.MonkeyPatch
):
    worlds = []
    for seat in (1, 2):
        wolf(monkeypatch, seat)
        database = tmp_path / f"{seat}.db"
        shutil.copy(blank, database)
        async with Evening.begin(database) as court:
            worlds.append(await sights(court, seat))
    assert worlds[0] == worlds[1]


async def test_the_table_says_that_something_goes_on_and_names_nobody(
    court: Evening, monkeypatch: pytest.MonkeyPatch
):
    wolf(monkeypatch, 1)
    guests = court.party(4)
    table = await court.deal(guests, "night")
    assert said("waiting-hidden") in court.panel().text
    assert said("asked-in-secret") not in court.panel().text
    assert "<t:" not in court.panel().text
    for guest in (guests[0], guests[2]):
        hand = await guest.hand()
        assert said("waiting-hidden") in hand.text
        assert guests[1].mention not in hand.text
        assert hand.menus == {}
    own = await guests[1].hand()
    assert said("night-ask-night") in own.text
    assert "time runs out" in own.text
    (explained,) = (await guests[1].press(own, "?")).said
    assert said("night-explain-night") in explained.text
    stranger = court.guest("Yan")
    refused(await stranger.send(court.panel(), asked_of(1, table.id)), "refused-not-seated")
    for seat in (1, 2):
        tried = await stranger.send(court.panel(), asked_of(seat, table.id, "e"))
        refused(tried, "refused-stale")
    await court.restart(kill=True)
    await court.turn()
    assert said("waiting-hidden") in court.panel().text
    await bite(court, 1, 3)
    assert "The morning has come." in court.panel().text
    assert court.asked()[1].id == 1, "its number tells of no other"


async def test_who_sleeps_through_it_is_silent_and_nobody_sees_that(
    court: Evening, monkeypatch: pytest.MonkeyPatch
):
    wolf(monkeypatch, 2)
    guests = court.party(4)
    await court.deal(guests, "night")
    await court.turn(NORMAL - DRAWN)
    assert [look.text for look in court.lines()] == []
    await court.turn(2 * DRAWN)
    panel = court.panel()
    assert "The morning has come." in panel.text
    assert "says nothing" not in panel.text
    (given,) = await court.store.journal.answers(court.table.id)
    assert (given.seat, given.silent) == (2, True)
    table = court.table
    await court.turn(NORMAL + DRAWN)
    assert await proved(court, table.id)


def test_nobody_is_away_by_two_such_silences_before_the_next_that_all_see():
    seat = SeatRecord(1, 7, "Bob", silences=1)
    twice = silent(seat, hidden=True)
    assert twice == replace(seat, silences=2)
    assert silent(twice, hidden=False) == replace(seat, silences=3, away=True)


async def test_a_computer_is_woken_like_anybody_else(
    court: Evening, monkeypatch: pytest.MonkeyPatch
):
    wolf(monkeypatch, 2)
    ann, bob = court.party(2)
    await court.sit_down([ann, bob], "night")
    await ann.press(court.lobby(), "Add computer")
    await ann.press(court.lobby(), "Begin")
    await court.turn()
    assert said("waiting-hidden") in court.panel().text
    await court.turn(COMPUTERS_TAKE)
    assert "The morning has come." in court.panel().text
