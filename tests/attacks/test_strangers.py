"""Games of strangers, each with something wrong in it, beside a game of the house."""

import os

import pytest

from bot.plugins.plugin import Seating
from bot.plugins.registry import plugins
from tests.attacks.hostile import HOSTILE
from tests.attacks.place import Place
from tests.attacks.strangers import receive

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
