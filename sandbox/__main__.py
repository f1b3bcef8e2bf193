"""`python -m sandbox`: the local Discord alone, for a bot that is started elsewhere."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import pkgutil

from sandbox.autoplay import Autoplayers, Policy
from sandbox.server import Sandbox
from sandbox.world import World


async def run(port: int, world: World, shards: int, policy: Policy) -> None:
    """Serve until interrupted."""
    async with contextlib.AsyncExitStack() as stack:
        sandbox = Sandbox(world)
        sandbox.gateway.shards = shards
        stack.push_async_callback(sandbox.stop)
        await sandbox.start(port)
        players = Autoplayers(sandbox.url, policy)
        stack.push_async_callback(players.stop)
        await players.start()
        print(f"Page      {sandbox.url}/")
        print(f"HTTP API  {sandbox.api_url}")
        print(f"Gateway   {sandbox.gateway_url}")
        print(f"Token     {sandbox.token}", flush=True)
        await asyncio.Event().wait()


def main() -> None:
    """Read the arguments and serve."""
    parser = argparse.ArgumentParser(prog="python -m sandbox", description=__doc__)
    parser.add_argument("--port", type=int, default=8085, help="0 takes a free one")
    parser.add_argument(
        "--autoplay", type=int, default=0, metavar="N", help="how many play by themselves"
    )
    parser.add_argument("--servers", type=_some, default=1, metavar="N", help="how many there are")
    parser.add_argument(
        "--shards", type=_some, default=1, metavar="N", help="how many the bot is told to start"
    )
    parser.add_argument(
        "--policy",
        type=lambda name: pkgutil.resolve_name(name)(),
        default=Policy(),
        metavar="MODULE:CLASS",
        help="what their presses are for: a subclass of sandbox.autoplay.Policy",
    )
    arguments = parser.parse_args()
    with contextlib.suppress(KeyboardInterrupt):
        world = World().with_servers(arguments.servers).with_autoplay(arguments.autoplay)
        asyncio.run(run(arguments.port, world, arguments.shards, arguments.policy))


def _some(typed: str) -> int:
    number = int(typed)
    if number < 1:
        raise argparse.ArgumentTypeError("it must be 1 or more")
    return number


if __name__ == "__main__":
    main()
