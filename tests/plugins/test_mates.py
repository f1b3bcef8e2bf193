"""What some alone hear stands beside their cards, and nowhere else."""

import re
import shutil
from collections.abc import Iterator, MutableSequence
from pathlib import Path

import pytest

from games.api import Dice, Seat
from tests.cogs.test_claims import labels, lists_of, say, shown
from tests.plugins import mates
from tests.support.evening import Evening, said
from tests.support.guests import Guest
from tests.support.installing import beside, proved
from tests.support.witness import Witness

SAY = said("button-say")


@pytest.fixture(autouse=True)
def _installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Ann and Bob are mates, and so are Cid and Dot."""
    monkeypatch.setattr("bot.tables.admission.new_secret", lambda: b"x" * 32)
    monkeypatch.setattr(mates, "shuffle", as_they_sit)
    with beside(monkeypatch, mates):
        yield


@pytest.fixture
async def court(_installed: None, evening: Evening) -> Evening:
    """An evening that begins when the game is there."""
    return evening


def as_they_sit(dice: Dice, seats: MutableSequence[Seat]) -> None:
    """Leave the seats in their order."""


async def whisper(guest: Guest, suit: str) -> str:
    """Whisper to the mate; return what is said of it."""
    reply = await say(guest, "To my mate: I play …", suit, where=await guest.hand())
    assert reply.shown is not None
    return reply.shown.text


async def test_a_whisper_is_read_beside_the_cards_of_the_mate_and_nowhere_else(court: Evening):
    guests = court.party(4)
    ann, bob, cid, dot = guests
    table = await court.deal(guests, "mates")
    (lists,) = (await ann.press(await ann.hand(), SAY)).said
    assert said("claim-what-some") in lists.text
    assert said("claim-said-whispered", names="**Bob**") in await whisper(ann, "sun")
    await court.turn()
    line = "💬 **Ann** to **Bob**: “I play the sun.” 🤫#1"
    for guest in (ann, bob):
        assert line in (await guest.hand()).text
    assert line in (await bob.letter()).text
    assert line in (await ann.letter()).text
    for other in (cid, dot, None):
        assert not any("I play the" in each for each in Witness(court).of(other))
    assert shown(court) == []
    (tale,) = (await ann.press(court.panel(), "Recap")).said
    assert "I play the" not in tale.text
    await say(cid, "I trust …", "1 · Ann", where=await cid.hand())
    await court.turn()
    assert shown(court) == ["-# 💬 **Cid**: “I trust **Ann**.” #1"]
    await say(bob, "👍 I agree with …", "Ann: I play the sun. 🤫#1", where=await bob.hand())
    assert shown(court) == ["-# 💬 **Cid**: “I trust **Ann**.” #1"]
    assert f"{line} · 👍 **Bob**" in (await ann.hand()).text
    lists = await lists_of(dot, await dot.hand())
    assert labels(lists) == ["To my mate: I play …", "I trust …", "👍 I agree with …"]
    await court.restart(kill=True)
    await court.turn()
    assert line in (await bob.hand()).text
    assert shown(court) == ["-# 💬 **Cid**: “I trust **Ann**.” #1"]
    while list(court.bot.manager):
        await court.turn(600)
    (story,) = (await dot.press(court.final(), "The whole story")).said
    assert line in story.text, "secrets are told when it is over"
    assert await proved(court, table.id)


async def test_a_whisper_is_taken_back_where_it_was_heard(court: Evening):
    guests = court.party(4)
    ann, bob, cid, _ = guests
    await court.deal(guests, "mates")
    await whisper(ann, "moon")
    await say(ann, "I take back …", "Ann: I play the moon. 🤫#1", where=await ann.hand())
    await court.turn()
    assert "~~💬 **Ann** to **Bob**: “I play the moon.” 🤫#1~~" in (await bob.hand()).text
    assert not any("🤫" in each for each in Witness(court).of(cid))


async def test_nobody_replies_to_what_they_have_not_heard(court: Evening):
    guests = court.party(4)
    ann, _, cid, _ = guests
    await court.deal(guests, "mates")
    await whisper(ann, "sun")
    number = 0b11 * 1000 + 1
    lists = await lists_of(cid, await cid.hand())
    custom_id = lists.selects[0].custom_id.removesuffix(":all")
    (shown_again,) = (await cid.send(lists, f"{custom_id}:2", [str(number)])).said
    assert said("refused-not-offered") in shown_again.text
    match = court.table.state.match
    assert match is not None
    assert match.talk.spoken == 1


async def test_a_game_that_cannot_say_who_hears_it_offers_it_to_nobody(court: Evening):
    ann, *_ = guests = court.party(4)
    await court.deal(guests, "mates")
    claims = court.table.state.claims
    assert claims is not None

    def broken(notebook: mates.Notes) -> tuple[Seat, ...]:
        raise KeyError("no such mate")

    # The game is the same in the next test.
    kind, hears = claims.kinds[0], claims.kinds[0].to
    object.__setattr__(kind, "to", broken)
    try:
        lists = await lists_of(ann, await ann.hand())
        assert labels(lists) == ["I trust …"]
    finally:
        object.__setattr__(kind, "to", hears)


async def sights(court: Evening, whispers: tuple[str, ...]) -> list[str]:
    """All that Cid sees while Ann whispers, or does not."""
    guests = court.party(4)
    ann, _, cid, _ = guests
    await court.deal(guests, "mates")
    for suit in whispers:
        await whisper(ann, suit)
        await court.turn()
    if not whispers:
        await court.turn()
    await say(cid, "I trust …", "1 · Ann", where=await cid.hand())
    await whisper(cid, "sun")
    await court.turn()
    (await cid.press(court.panel(), "Recap"))
    seen = Witness(court).of(cid)
    return [re.sub(r"\d{15,}|<t:\d+:R>", "#", each) for each in seen]


async def test_two_tables_look_alike_to_who_hears_no_whisper(tmp_path: Path, blank: Path):
    worlds = []
    for n, whispers in enumerate((("sun",), ("moon",), ())):
        database = tmp_path / f"{n}.db"
        shutil.copy(blank, database)
        async with Evening.begin(database) as court:
            worlds.append(await sights(court, whispers))
    assert worlds[0] == worlds[1] == worlds[2]
