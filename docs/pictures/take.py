"""Takes the pictures of the documents: plays tables on the sandbox and photographs the page.

    .venv/bin/python -m docs.pictures.take [SCENE...]

(after `python3 -m tools.lint`; needs Chromium.) All of them, or those that are named.

Nothing is drawn by hand: the bot is the real one, and so is the deal. A guest of the lobby leaves
and joins again until the sealed dice promise a good story; then the moves are made so that there
is something to see.
"""

from __future__ import annotations

import asyncio
import sys

from docs.pictures import botk, dotk, execution, feast, film
from docs.pictures.stage import staged

SCENES = {
    "film": film.photograph,
    "botk": botk.photograph,
    "dotk": dotk.photograph,
    "feast": feast.photograph,
    "execution": execution.photograph,
}


def main(named: list[str]) -> None:
    """Take the pictures of these scenes, or of all."""
    if unknown := [name for name in named if name not in SCENES]:
        sys.exit(f"There is no scene {unknown[0]}: they are {', '.join(SCENES)}.")
    asyncio.run(staged(*(SCENES[name] for name in named or SCENES)))


if __name__ == "__main__":
    main(sys.argv[1:])
