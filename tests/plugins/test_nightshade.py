"""The second game from `examples/`, installed: secrets at once, in part, and players as targets."""

import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from games.engine.asks import Answer
from tests.support.evening import Evening, said
from tests.support.playing import Playing

pytestmark = pytest.mark.usefixtures("nightshade")


@pytest.fixture
async def herbs_hour(tmp_path: Path, blank: Path, nightshade: None) -> AsyncIterator[Playing]:
    """An evening with nightshade."""
    database = tmp_path / "gallows.db"
    shutil.copy(blank, database)
    async with Evening.begin(database) as evening:
        yield Playing(evening, "nightshade")


async def answer(playing: Playing, verb: str, *picks: str | int, where: str = "hand") -> None:
    """Answer the first question that is open."""
    await playing.answer(playing.table.state.asks()[0], Answer(verb, picks), where)
    await playing.evening.turn()


async def test_a_round_is_played_and_shows_nobody_what_lies_face_down(herbs_hour: Playing) -> None:
    await herbs_hour.begin(3)
    evening = herbs_hour.evening
    sage, nightshade = said("nightshade-sprig-sage"), said("nightshade-sprig-nightshade")
    # All have the same choice, and know it: they lay on buttons that they share.
    assert {sage, nightshade} <= evening.public_panel().buttons.keys()
    for sprig in ("sage", "nightshade", "sage"):
        await answer(herbs_hour, "lay", sprig, where="public")
    table = herbs_hour.table
    first = table.state.asks()[0].seat
    panel = evening.public_panel()
    assert sage not in panel.text
    assert not any("Lay a sprig" in label for label in panel.buttons)
    (hand,) = (await herbs_hour.at(1).press(panel, "My cards")).said
    assert f"You have laid: {nightshade}" in hand.text
    # What can be laid is on the private panel alone.
    (own,) = (await herbs_hour.at(first).press(panel, "My cards")).said
    assert any("Lay a sprig" in label for label in own.buttons)
    await answer(herbs_hour, "bid", 3, where="public")
    turned = [
        event for event in table.state.notebook(None).events if "Turned" in type(event).__name__
    ]
    assert turned
    assert turned[0].parts()["seat"] == first


@pytest.mark.parametrize("where", ["public", "hand"])
async def test_a_game_is_played_to_its_end(herbs_hour: Playing, where: str) -> None:
    await herbs_hour.begin(3, baskets=1)
    await herbs_hour.play(where)
    assert "wins" in herbs_hour.evening.final().text
