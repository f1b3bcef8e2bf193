"""Things that are under way for a while, and overtake each other."""

from __future__ import annotations

import asyncio


async def test_an_answer_can_come_long_after_the_event(sandbox, bot, general, clock):
    socket = await bot.login(1 | 1 << 9)
    sandbox.line.answer = (2.0, 2.0)
    path = f"/channels/{general}/messages"
    sending = asyncio.create_task(bot.ok("POST", path, {"content": "Slow"}))
    created = await socket.event("MESSAGE_CREATE")
    assert not sending.done()
    clock.advance(2.1)
    assert (await sending)["id"] == created["id"]


async def test_an_event_can_come_long_after_the_answer_and_events_keep_their_order(
    sandbox, bot, general, clock
):
    socket = await bot.login(1 | 1 << 9)
    sandbox.line.event = (0.5, 5.0)
    path = f"/channels/{general}/messages"
    sent = [(await bot.ok("POST", path, {"content": str(n)}))["id"] for n in range(5)]
    clock.advance(5.1)
    assert [(await socket.event("MESSAGE_CREATE"))["id"] for _ in range(5)] == sent


async def test_requests_overtake_each_other(sandbox, bot, general, clock, players, monkeypatch):
    sandbox.line.request = (0.1, 9.0)
    under_way: asyncio.Queue[float] = asyncio.Queue()
    call_later = clock.call_later

    def noted(delay, callback):
        under_way.put_nowait(delay)
        return call_later(delay, callback)

    monkeypatch.setattr(clock, "call_later", noted)
    path = f"/channels/{general}/messages"
    sending = []
    for number in range(5):
        sending.append(asyncio.create_task(bot.ok("POST", path, {"content": str(number)})))
        await under_way.get()
    assert await players[0].texts(general) == []
    clock.advance(9.1)
    await asyncio.gather(*sending)
    told = await players[0].texts(general)
    assert (sorted(told), told == sorted(told)) == (list("01234"), False)
