"""A bot that is killed at any step of a game loses nothing that anybody was told."""

from typing import Any

import pytest

from bot.plugins.registry import plugins
from bot.store.journal import Journal
from tests.attacks.kills import kill_through
from tests.attacks.place import Place

KILLS = 12
"""Kills in one game, here."""


@pytest.mark.parametrize("game", plugins())
async def test_a_game_goes_on_wherever_the_bot_is_killed(place: Place, game: str):
    async with place.evening(1) as evening:
        done = await kill_through(evening, game, 1, KILLS)
    assert done.kills == KILLS


async def test_an_answer_that_is_lost_is_noticed(place: Place, monkeypatch: pytest.MonkeyPatch):
    commit = Journal.commit

    async def forget(self: Journal, record: Any, base: Any, given: object = (), *rest: Any) -> bool:
        """Write no answer, and say that it is written."""
        return await commit(self, record, base, (), *rest)

    monkeypatch.setattr(Journal, "commit", forget)
    with pytest.raises(AssertionError):
        async with place.evening(1) as evening:
            await kill_through(evening, next(iter(plugins())), 1, KILLS)
