"""`python -m sandbox`, as somebody starts it beside a bot."""

import asyncio
import sys
from asyncio.subprocess import DEVNULL, PIPE
from pathlib import Path

import aiohttp

from sandbox.autoplay import Control, Policy, Purpose
from sandbox.local.client import events, get
from tests.sandbox.patience import PATIENCE

ROOT = Path(__file__).parents[2]


class PressesGrey(Policy):
    """For a bot whose invitations are grey."""

    def purpose(self, control: Control) -> Purpose:
        return Purpose.JOIN


async def test_it_says_where_it_is_and_who_plays_by_themselves_does():
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "sandbox", "--port", "0", "--autoplay", "1",
        "--policy", "tests.sandbox.test_main:PressesGrey", "--servers", "3", "--shards", "2",
        cwd=ROOT, stdout=PIPE, stderr=DEVNULL,
    )  # fmt: skip
    try:
        async with asyncio.timeout(PATIENCE):
            assert process.stdout is not None
            lines = [(await process.stdout.readline()).decode() for _ in range(4)]
            names, values = zip(*(line.rsplit(maxsplit=1) for line in lines), strict=True)
            assert names == ("Page", "HTTP API", "Gateway", "Token")
            page, api, _, token = (value.strip() for value in values)
            headers = {"Authorization": f"Bot {token}"}
            async with aiohttp.ClientSession(page) as http:
                async with http.get(f"{api}/gateway/bot", headers=headers) as answer:
                    assert (await answer.json())["shards"] == 2
                state = await get(http, "/local/state")
                names = [guild["name"] for guild in state["guilds"]]
                assert names == ["Test server", "Test server 2", "Test server 3"]
                assert all(len(user["guilds"]) == 3 for user in state["users"])
                (player,) = (user["id"] for user in state["users"] if user["auto"])
                stream = events(http, player)
                await anext(stream)
                grey = {"type": 2, "style": 2, "label": "Join", "custom_id": "join"}
                body = {"components": [{"type": 1, "components": [grey]}]}
                path = f"{api}/channels/{state['channels'][0]['id']}/messages"
                async with http.post(path, json=body, headers=headers) as answer:
                    assert answer.status == 200
                # No bot answers: that the press failed is seen by who pressed.
                async for event in stream:
                    if event is not None and event["type"] == "interaction_failed":
                        break
                await stream.aclose()
    finally:
        process.kill()
        await process.communicate()
