"""Games of strangers, each with something wrong in it, beside a game of the house."""

import os
from unittest.mock import Mock

import pytest

from bot.plugins.plugin import Seating
from bot.plugins.registry import plugins
from tests.attacks.hostile import HOSTILE
from tests.attacks.place import Place
from tests.attacks.strangers import died, receive

FEW = (
    *("importleaves", "dealraises", "pressloops", "pressexits", "asksnobody", "settlesforothers"),
    *("thinkerdies", "notesfail", "viewfails", "secretforall"),
)
"""Of the hostile games, those that are played here."""


@pytest.mark.skipif(os.name != "posix", reason="needs SIGTERM")
async def test_hostile_games_stop_nobody_else(place: Place):
    together = next(game for game, each in plugins().items() if each.seating is Seating.LOBBY)
    done = await receive(place, together, [HOSTILE[name] for name in FEW], kills=(False,))
    assert done.found == []
    assert done.ours > 0
    assert done.helped


@pytest.mark.parametrize(("name", "deaths", "found"), [
    ("thinkerdies", 0, False), ("thinkerdies", 1, True),
    ("pressloopson", 2, False), ("pressloopson", 3, True),
])  # fmt: skip
def test_a_bot_that_a_game_may_not_end_is_noticed(name: str, deaths: int, *, found: bool):
    assert bool(died(Mock(deaths=deaths), [HOSTILE[name]], starts=2)) is found
