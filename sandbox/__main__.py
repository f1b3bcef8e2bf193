"""`python -m sandbox`: the local Discord alone, for a bot that is started elsewhere."""

from __future__ import annotations

import argparse
import asyncio
import contextlib

from sandbox.server import Sandbox


async def run(port: int) -> None:
    """Serve until interrupted."""
    async with contextlib.AsyncExitStack() as stack:
        sandbox = Sandbox()
        stack.push_async_callback(sandbox.stop)
        await sandbox.start(port)
        print(f"Page      {sandbox.url}/")
        print(f"HTTP API  {sandbox.api_url}")
        print(f"Gateway   {sandbox.gateway_url}")
        print(f"Token     {sandbox.token}", flush=True)
        await asyncio.Event().wait()


def main() -> None:
    """Read the arguments and serve."""
    parser = argparse.ArgumentParser(prog="python -m sandbox", description=__doc__)
    parser.add_argument("--port", type=int, default=8085, help="0 takes a free one")
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(run(parser.parse_args().port))


if __name__ == "__main__":
    main()
