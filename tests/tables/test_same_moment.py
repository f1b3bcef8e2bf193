"""Two things that happen at the same moment: one of them while the other one waits."""

from typing import Any

import pytest

from bot.messages.client import MessageClient
from bot.tables.admission import Person
from bot.tables.presence import seats_offered
from tests.support.evening import Evening, said


async def test_nobody_sees_anothers_cards_who_left_while_their_direct_message_was_opened(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    """Somebody else plays on by the time Discord has opened it."""
    guests, zoe = evening.party(4), evening.guest("Zoe")
    dot = guests[-1]
    open_dm = MessageClient.open_dm

    async def slow(client: MessageClient, user_id: int, **how: Any) -> int:
        if user_id == dot.id:
            monkeypatch.setattr(MessageClient, "open_dm", open_dm)
            await evening.table.hand_over(dot.id)
            await evening.table.change(seats_offered)
            person = Person(zoe.id, "Zoe", 7, "en")
            await evening.bot.manager.take_seat(evening.table, person)
        return await open_dm(client, user_id, **how)

    monkeypatch.setattr(MessageClient, "open_dm", slow)
    await evening.deal(guests)
    await evening.turn()
    assert not dot.dm(), "it would be taken for that of who plays on there, and go on with theirs"
    await evening.turn()
    assert "Your role" in zoe.panel.text
