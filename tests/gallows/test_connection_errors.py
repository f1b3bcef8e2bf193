"""What whoever runs the bot reads where Discord does not let it in, or not any more."""

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from gallows.connection_errors import advice


@pytest.mark.parametrize(
    ("code", "told"),
    [
        (4004, "does not know this DISCORD_TOKEN. Copy it anew"),
        (4011, "wants more shards of a bot on so many servers. Set GALLOWS_SHARDS higher"),
        (4013, "gateway closed the connection: Shard ID 0 WebSocket closed with 4013"),
    ],
)
def test_where_discord_hangs_up_for_good_it_is_said_what_to_do(code: int, told: str) -> None:
    socket: Any = SimpleNamespace(close_code=code)
    assert told in (advice(discord.ConnectionClosed(socket, shard_id=0)) or "")
