"""How much memory the bot takes for each server that it is in, whether anybody plays there or not.

`python -m benchmarks.servers [CHANNELS [ROLES]]`, 30 and 20 if not set. Servers come as Discord
sends them; what is counted is what Python has allocated for them.
"""

import asyncio
import gc
import resource
import sys
import tracemalloc
from typing import Any

from bot.app import GameBot
from bot.clock import Clock
from bot.tables.state import TableSettings

SERVERS, EMOJIS = 500, 20


def server(number: int, channels: int, roles: int) -> dict[str, Any]:
    """A server as it arrives: with everybody's role, and two rules of its own for each channel."""
    first = (number + 1) << 22
    role = {
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "permissions": "1071698660929",
        "managed": False,
        "mentionable": False,
        "flags": 0,
    }
    named = [
        role | {"id": f"{first + n}", "name": f"Role {number} {n}", "position": n}
        for n in range(roles + 1)
    ]
    emojis = [
        {"id": f"{first + 900 + n}", "name": f"emoji_{n}", "roles": [], "available": True}
        for n in range(EMOJIS)
    ]
    rules = [{"id": f"{first + n}", "type": 0, "allow": "0", "deny": "1024"} for n in (1, 2)]
    rooms = [
        {
            "id": f"{first + 500 + n}",
            "type": 0,
            "name": f"channel-{number}-{n}",
            "topic": f"What is said in {number} {n}",
            "position": n,
            "permission_overwrites": rules,
        }
        for n in range(channels)
    ]
    return {
        "id": f"{first}",
        "name": f"Server {number}",
        "owner_id": f"{first + 1}",
        "preferred_locale": "en-US",
        "member_count": 200,
        "features": ["COMMUNITY", "NEWS"],
        "roles": named,
        "emojis": emojis,
        "channels": rooms,
    }


async def main(channels: str = "30", roles: str = "20") -> None:
    """Measure and print."""
    nothing: Any = None
    bot = GameBot(nothing, Clock(), TableSettings(0))
    state: Any = bot._connection
    state.shard_count = 1
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    tracemalloc.start()
    for number in range(SERVERS):
        state._add_guild_from_data(server(number, int(channels), int(roles)))
    gc.collect()
    each = tracemalloc.get_traced_memory()[0] / SERVERS / 1024
    print(
        f"The process before: {before:.0f} MiB. A server of {channels} channels and {roles} ",
        end="",
    )
    print(f"roles: {each:.1f} KiB.")


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
