"""A picture for each seat: what one viewer sees of the table, and nobody else."""

import shutil
from collections import OrderedDict
from collections.abc import AsyncIterator, Iterator, MutableSequence
from pathlib import Path

import pytest

from bot.drawing import png
from bot.drawing.picture import Drawing
from bot.messages import emojis
from bot.text.emblems import show_emblems
from games.api import Dice
from tests.messages.test_pictures import said
from tests.plugins import brows
from tests.support.evening import Evening
from tests.support.installing import beside, proved

CARDS = {"Ann": 11, "Bob": 7, "Cid": 5}


@pytest.fixture(autouse=True)
def _installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(brows, "shuffle", as_it_lies)
    with beside(monkeypatch, brows):
        yield


def as_it_lies(dice: Dice, deck: MutableSequence[int]) -> None:
    """Leave the deck in its order: the last card is dealt first."""


@pytest.fixture
async def court(
    _installed: None, tmp_path: Path, blank: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Evening]:
    """A bot that draws, though not in a process of its own."""

    async def draw(_: object, drawing: Drawing) -> bytes:
        return repr(drawing).encode()

    async def upload(*_: object) -> bytes:
        return b"\x89PNG\r\n\x1a\n"

    monkeypatch.setattr(png, "in_worker", draw)
    monkeypatch.setattr(png, "_kept", OrderedDict())
    monkeypatch.setattr(emojis, "PACE", 0.0)
    monkeypatch.setattr(emojis, "in_worker", upload)
    database = tmp_path / "gallows.db"
    shutil.copy(blank, database)
    async with Evening.begin(database, drawings=True) as evening:
        yield evening
    show_emblems({})


def seen(picture: str) -> dict[str, int]:
    """Whose cards a picture tells, and which."""
    found = {}
    for name in CARDS:
        own = picture.split(f" {name}", 1)[1].split(".", 1)[0]
        if "crown" in own:
            found[name] = int("".join(char for char in own if char.isdigit()))
    return found


async def test_everybody_sees_all_cards_but_their_own(court: Evening):
    guests = court.party(3)
    table = await court.deal(guests, "brows")
    await court.turn()
    (public,) = said(court.panel())
    assert seen(public) == {}
    for guest in guests:
        others = {name: card for name, card in CARDS.items() if name != guest.name}
        hand = await guest.hand()
        (own,) = said(hand)
        assert seen(own) == others
        assert "All others see what you bear." in hand.text
        assert said(guest.panel) == [], "it is not kept up where nobody has used it yet"
    await court.use_dms(*guests)
    for guest in guests:
        (dm,) = said(guest.panel)
        assert seen(dm) == {name: card for name, card in CARDS.items() if name != guest.name}
    await court.restart(kill=True)
    await court.turn()
    (own,) = said(await guests[1].hand())
    assert seen(own) == {"Ann": 11, "Cid": 5}
    while list(court.bot.manager):
        await court.turn(600)
    assert await proved(court, table.id)


async def test_without_pictures_the_words_say_it(court: Evening):
    court.forbid("attach_files")
    guests = court.party(3)
    await court.deal(guests, "brows")
    await court.turn()
    hand = await guests[0].hand()
    assert said(hand) == []
    assert "Bob bears 7." in hand.text
    assert "Ann bears" not in hand.text


async def test_who_plays_at_the_table_sees_it_beside_their_cards(court: Evening):
    guests = court.party(3)
    await court.deal(guests, "brows")
    await court.turn()
    await guests[0].press(court.panel(), "Lower")
    await court.turn()
    (own,) = said(await guests[0].hand())
    assert seen(own) == {"Bob": 7, "Cid": 5}
