"""Games for one person: dealt at once, seen by them alone, and no obstacle elsewhere."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import bot.text.words as texts
from bot.plugins import registry
from bot.plugins.registry import Registry
from bot.tables.pace import ALONE
from bot.values.tables import Status
from tests.plugins import guess
from tests.support.evening import Evening, said
from tests.support.guests import Guest
from tests.support.looks import Look


@pytest.fixture(autouse=True)
def _installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The game is installed beside the others, and the ring is under the right cup."""
    found = registry.installed()
    more = Registry({**found.games, "guess": guess.GAME}, found.faults)
    folders = {**texts.game_folders(), "guess": Path(guess.__file__).parent}
    caches = (texts.bundle_of, texts._words)
    monkeypatch.setattr(guess, "pick", lambda dice, cups: "right")
    monkeypatch.setattr(registry, "installed", lambda: more)
    monkeypatch.setattr(texts, "game_folders", lambda: folders)
    for cache in caches:
        cache.cache_clear()
    yield
    for cache in caches:
        cache.cache_clear()


@pytest.fixture
async def alone(_installed: None, evening: Evening) -> Evening:
    """An evening that begins when the game is there."""
    return evening


async def dealt(guest: Guest, **options: Any) -> Look:
    (panel,) = (await guest.slash("guess play", **options)).said
    return panel


async def lift(guest: Guest, panel: Look, cup: str) -> Look:
    (menu,) = panel.menus
    shown = (await guest.choose(panel, menu, cup)).shown
    assert shown is not None
    return shown


async def test_a_game_is_played_to_its_end_where_nobody_sees_it(alone: Evening):
    ann = alone.guest("Ann")
    panel = await dealt(ann)
    assert said("guess-ask-lift") in panel.text
    table = alone.table
    panel = await lift(ann, panel, "left")
    assert table.record.status is Status.PLAYING
    panel = await lift(ann, panel, "right")
    assert said("guess-found") in panel.text
    await alone.turn()
    assert alone.all_public() == [], "nobody else sees any of it"
    assert list(alone.bot.manager) == []
    (result,) = await alone.store.results(table.id)
    assert (result.won, result.net) == (True, 0)
    again = (await ann.press(panel, "Play again")).shown
    assert again is not None
    assert said("guess-ask-lift") in again.text
    assert alone.table.id != table.id


async def test_it_goes_on_where_it_was_after_a_restart(alone: Evening):
    ann = alone.guest("Ann")
    panel = await dealt(ann)
    panel = await lift(ann, panel, "left")
    table_id = alone.table.id
    await alone.restart(kill=True)
    panel = await dealt(ann)
    assert alone.table.id == table_id
    assert "Lifted: left" in panel.text


async def test_it_is_no_obstacle_to_another_table(alone: Evening):
    ann, bob, cid, dot = alone.party(4)
    await dealt(ann)
    await dealt(bob)
    await ann.slash("botk start")
    for guest in (bob, cid, dot):
        await guest.press(alone.lobby(), "Join")
    assert "4 of 8" in alone.lobby().text
    assert len(list(alone.bot.manager)) == 3


async def test_others_cannot_lift_a_cup(alone: Evening):
    ann, bob = alone.party(2)
    panel = await dealt(ann)
    (menu,) = panel.menus
    reply = await bob.send(panel, menu, ["left"])
    assert said("refused-not-seated") in reply.text
    assert alone.answers == 0


async def test_a_channel_that_may_watch_sees_the_board(alone: Evening):
    ann = alone.guest("Ann")
    await dealt(ann, watched=True)
    await alone.turn()
    (public,) = alone.all_public()
    assert said("guess-name") in public.text
    assert said("guess-ask-lift") in public.text
    await lift(ann, public, "left")
    await alone.turn()
    (public,) = alone.all_public()
    assert "Lifted: left" in public.text


async def test_a_game_that_nobody_goes_on_with_is_over_after_a_week(alone: Evening):
    ann = alone.guest("Ann")
    panel = await dealt(ann)
    await alone.turn(ALONE + 10)
    assert list(alone.bot.manager) == []
    (menu,) = panel.menus
    reply = await ann.send(panel, menu, ["left"])
    assert said("refused-table-over", game="guess", start="play") in reply.text
    assert "The Ring" in (await dealt(ann)).text
