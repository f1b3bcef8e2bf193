"""A bot that is a process, and is killed with SIGKILL in the middle of a game."""

import os

import pytest

from bot.plugins.plugin import Seating
from bot.plugins.registry import plugins
from tests.attacks.place import Place
from tests.attacks.processes import kill_processes


@pytest.mark.skipif(os.name != "posix", reason="needs SIGKILL")
async def test_a_game_goes_on_when_the_process_is_killed(place: Place):
    together = (game for game, each in plugins().items() if each.seating is Seating.LOBBY)
    done = await kill_processes(place, next(together), 1, kills=1)
    assert done.kills == 1
    assert done.acknowledged > 0
