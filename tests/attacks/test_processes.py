"""A bot that is a process, and is killed with SIGKILL in the middle of a game."""

import os
from pathlib import Path
from unittest.mock import AsyncMock

import pytest

from bot.plugins.plugin import Seating
from bot.plugins.registry import plugins
from tests.attacks.place import Place
from tests.attacks.processes import KilledProcess, kill_processes


@pytest.mark.skipif(os.name != "posix", reason="needs SIGKILL")
async def test_a_game_goes_on_when_the_process_is_killed(place: Place):
    together = (game for game, each in plugins().items() if each.seating is Seating.LOBBY)
    done = await kill_processes(place, next(together), 1, kills=1)
    assert done.kills == 1
    assert done.acknowledged > 0


async def test_a_bot_that_ends_by_itself_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    async def ended(*_: object) -> AsyncMock:
        return AsyncMock(returncode=1)

    monkeypatch.setattr("tests.attacks.processes.start_bot", ended)
    monkeypatch.setattr(KilledProcess, "rows", lambda *_: [])
    bot = KilledProcess(AsyncMock(observers=[]), tmp_path / "gallows.db", kills=1, first=25)
    await bot.start()
    with pytest.raises(AssertionError, match="ended by itself: 1"):
        await bot.play()
