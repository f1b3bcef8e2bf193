"""Rate limits by a clock that stands still, and accidents on order."""

from __future__ import annotations

import asyncio

import aiohttp
import pytest

MESSAGES = "/channels/{channel_id}/messages"


async def test_a_bucket_runs_dry_and_fills_again(sandbox, bot, general, clock):
    path = f"/channels/{general}/messages"
    for left in (4, 3, 2, 1, 0):
        await bot.ok("POST", path, {"content": "Hello"})
        assert bot.headers["X-RateLimit-Limit"] == "5"
        assert bot.headers["X-RateLimit-Remaining"] == str(left)
        clock.advance(0.5)
    assert float(bot.headers["X-RateLimit-Reset-After"]) == pytest.approx(3.0)
    status, answer = await bot.call("POST", path, {"content": "Hello"})
    assert status == 429
    assert answer == {
        "message": "You are being rate limited.",
        "retry_after": 2.5,
        "global": False,
    }
    assert bot.headers["X-RateLimit-Scope"] == "user"
    assert "Via" in bot.headers
    assert bot.headers["Retry-After"] == "2"
    # Another channel and another route have buckets of their own.
    other = next(c.id for c in sandbox.state.channels.values() if c.name == "off-topic")
    await bot.ok("POST", f"/channels/{other}/messages", {"content": "Hello"})
    await bot.ok("GET", path)
    clock.advance(2.6)
    await bot.ok("POST", path, {"content": "Hello"})
    assert bot.headers["X-RateLimit-Remaining"] == "4"


async def test_fifty_a_second_in_all(sandbox, bot, clock, press):
    interaction = await press()
    clock.advance(1.1)
    user = next(iter(sandbox.state.users))
    for number in range(50):
        await bot.ok("GET", "/users/@me" if number % 2 else f"/users/{user}")
    status, answer = await bot.call("GET", "/users/@me")
    assert status == 429
    assert answer["global"] is True
    assert bot.headers["X-RateLimit-Global"] == "true"
    # Interactions are answered all the same.
    await bot.answer(interaction, 6)
    clock.advance(1.1)
    await bot.ok("GET", "/users/@me")


async def test_the_log_says_what_counts(sandbox, bot, general, press):
    interaction = await press()
    await bot.answer(interaction, 6)
    names = [(request.name, request.status, request.counted) for request in sandbox.requests]
    assert names == [
        ("POST " + MESSAGES, 200, True),
        ("POST /interactions/{interaction_id}/{token}/callback", 200, False),
    ]
    assert sandbox.requests[0].sent["content"] == "Press"


async def test_limits_can_be_switched_off(sandbox, bot, general):
    sandbox.limits.enabled = False
    for _ in range(60):
        await bot.ok("POST", f"/channels/{general}/messages", {"content": "Hello"})
    assert "X-RateLimit-Limit" not in bot.headers


async def test_failures_on_order(sandbox, bot, general, players):
    path = f"/channels/{general}/messages"
    sandbox.faults.fail(503, method="POST", route=MESSAGES, times=2)
    await bot.ok("GET", path)
    assert (await bot.call("POST", path, {"content": "?"}))[0] == 503
    assert (await bot.call("POST", path, {"content": "?"}))[0] == 503
    sandbox.faults.fail(429, retry_after=7.5, is_global=True)
    status, answer = await bot.call("POST", path, {"content": "?"})
    assert (status, answer["retry_after"], answer["global"]) == (429, 7.5, True)
    await bot.ok("POST", path, {"content": "At last"})
    assert await players[0].texts(general) == ["At last"]


async def test_an_answer_that_is_lost_was_applied(sandbox, bot, general, players):
    path = f"/channels/{general}/messages"
    sandbox.faults.lose_answer(method="POST", status=502)
    assert (await bot.call("POST", path, {"content": "One"}))[0] == 502
    sandbox.faults.lose_answer(method="POST")
    with pytest.raises(aiohttp.ClientError):
        await bot.call("POST", path, {"content": "Two"})
    assert await players[0].texts(general) == ["One", "Two"]


async def test_a_request_that_is_held(sandbox, bot, general, players):
    hold = sandbox.faults.hold(method="POST", route=MESSAGES)
    path = f"/channels/{general}/messages"
    sending = asyncio.create_task(bot.ok("POST", path, {"content": "Slow"}))
    await hold.reached.wait()
    assert await players[0].texts(general) == []
    hold.release()
    await sending
    assert await players[0].texts(general) == ["Slow"]
