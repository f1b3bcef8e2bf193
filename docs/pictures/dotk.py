"""The picture of Death Over the Kingdom."""

from __future__ import annotations

from docs.pictures.stage import HOST, Camera, Evening, Hands
from games.dotk.cards import Character
from games.dotk.claims import Say
from games.dotk.words import Do, Topic
from games.engine.asks import Seat
from games.engine.claims import DISAGREE

MATHILDA, BEATRIX, HUGO = Seat(0), Seat(2), Seat(4)


async def photograph(evening: Evening, camera: Camera) -> None:
    """Play one table up to the first action of its host, and photograph it."""
    table = await evening.open_lobby("dotk start", {})
    await evening.press_lobby(table, HOST, "begin")
    hands = Hands(table)
    while hands.ask.topic != Topic.ACT or hands.ask.seat != MATHILDA:
        fold = hands.ask.verb(Do.FOLD)
        verb = fold or hands.ask.verbs[0]
        await hands.answer(verb.name, *verb.pool[: verb.least])
    thread = table.state.place_id
    await hands.say(BEATRIX, Say.LAID, Character.DEATH)
    await hands.say(HUGO, DISAGREE.name, 1)
    evening.say("Beatrix", "I would not touch my card if I were you.", thread)
    evening.say("Hugo", "Then it is a good one?", thread)
    await camera.take("court", HOST, thread, (1280, 1200), top="Recap")
