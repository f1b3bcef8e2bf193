"""The picture of Royal Execution."""

from __future__ import annotations

from docs.pictures.stage import HOST, NARROW, Camera, Evening, Hands

MOVES = 12
"""So many cards have been played when the picture is taken."""


async def photograph(evening: Evening, camera: Camera) -> None:
    """Play a few hands alone, and photograph what its player sees."""
    before = {table.id for table in evening.bot.manager}
    await evening.act("command", HOST, command="execution play", options={})
    table = next(table for table in evening.bot.manager if table.id not in before)
    hands = Hands(table)
    for _ in range(MOVES):
        verb = hands.ask.verbs[0]
        await hands.answer(verb.name, *verb.pool[: verb.least])
    await camera.take("royals", HOST, evening.hall, NARROW)
