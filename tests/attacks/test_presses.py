"""Hostile presses: each is acknowledged once, and none has an effect that its presser may not."""

import pytest

from bot.plugins.registry import plugins
from bot.tables.table import Table
from tests.attacks.place import Place
from tests.attacks.presses import besiege

PRESSES = 320
"""At one table, here."""


@pytest.mark.parametrize("game", plugins())
async def test_hostile_presses_change_nothing_and_leave_no_trace(place: Place, game: str):
    done = await besiege(place, game, 1, PRESSES)
    assert done.faults == []
    assert done.presses >= PRESSES / 2
    assert done.twice > 10


async def test_a_press_for_somebody_else_is_noticed(place: Place, monkeypatch: pytest.MonkeyPatch):
    """Were whoever presses taken for who was asked, strangers would change something, or others of
    the table would: whoever comes first.
    """
    submit = Table.submit

    async def of_anybody(table: Table, _: int, ask_id: int, *args: object) -> object:
        seat = next((ask.seat for ask in table.state.asks() if ask.id == ask_id), 0)
        user_id = table.state.record.seats[seat].user_id
        return await submit(table, user_id, ask_id, *args)  # type: ignore[arg-type]

    monkeypatch.setattr(Table, "submit", of_anybody)
    done = await besiege(place, next(iter(plugins())), 1, PRESSES)
    noticed = ("strangers have changed something", "nobody has answered ")
    assert any(each.startswith(noticed) for each in done.faults)
