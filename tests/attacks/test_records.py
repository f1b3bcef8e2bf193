"""Nobody receives what no event has told them."""

import pytest

from bot.plugins.registry import plugins
from bot.tables.state import TableState
from games.engine.asks import Seat
from tests.attacks.place import Place
from tests.attacks.records import record_twice

MOVES = 12
"""Of one game, here."""


@pytest.mark.parametrize("game", plugins())
async def test_nobody_receives_what_they_were_not_told(place: Place, game: str):
    done = await record_twice(place, game, 1, MOVES)
    assert done.differences == []
    assert done.messages > 50
    assert done.lines > 10


async def test_a_panel_that_tells_too_much_is_noticed(
    place: Place, monkeypatch: pytest.MonkeyPatch
):
    notebook = TableState.notebook
    monkeypatch.setattr(TableState, "notebook", lambda state, _seat: notebook(state, Seat(0)))
    # In the first of them what differs is dealt to nobody whose notes are shown.
    for number in range(1, 10):
        for game in plugins():
            if (await record_twice(place, game, number, 3)).differences:
                return
    raise AssertionError("everybody saw one player's notes, and it was not noticed")
