"""Films an evening of By Order of the King, for the README.

    .venv/bin/python -m docs.pictures.take film

It is a table like that of the stills: the lobby, a prisoner's cards and a peek, then somebody is
condemned and struck, and what everybody was.
"""

from __future__ import annotations

import asyncio
import io
import sys
from functools import partial

from PIL import Image

from bot.tables.lobby import alter, volunteering
from docs.pictures.botk import (
    ANSELM,
    BEATRIX,
    EXECUTIONER,
    HUGO,
    MATHILDA,
    OTTOKAR,
    Director,
    worth_a_picture,
)
from docs.pictures.stage import DRAWN_AFTER, HERE, HOST, Camera, Evening
from games.botk.words import CENTRE, Do, Topic

SIZE = (880, 800)
"""As wide as a README is shown, with the channels beside the chat."""
LARGEST = 300 * 1024
QUALITY = 75
"""Of WebP: of a lower one, frames before shine through where the page is plain."""
STILL, MOVING, LAST = 1600, 1100, 2600
"""Milliseconds for which a frame is shown: by itself, while something happens, and at the end."""


async def photograph(evening: Evening, camera: Camera) -> None:
    """Play one table and film it."""
    table = await evening.open_lobby("botk start", {"executioner": "volunteer"})
    await alter(table, partial(volunteering, user_id=int(evening.user(EXECUTIONER))))
    await evening.find_deal(table, worth_a_picture)
    frames = [(await camera.shot(HOST, evening.hall, SIZE, 1, top="Begin"), STILL)]
    await evening.press_lobby(table, HOST, "begin")
    director = Director(table)
    await asyncio.sleep(DRAWN_AFTER)
    thread = table.state.place_id

    await director.call_and_act(BEATRIX, Do.PEEK, CENTRE)
    await director.call_and_act(OTTOKAR, Do.SWITCH, OTTOKAR, HUGO)
    await evening.ask_in_letter(table, HOST)
    await director.call(MATHILDA)
    letters = evening.letters(HOST)
    frames.append((await camera.shot(HOST, letters, SIZE, 1), STILL))
    await director.answer(Do.PEEK, ANSELM)
    frames.append((await camera.shot(HOST, letters, SIZE, 1), STILL))

    await director.anything_until(Topic.EXECUTE)
    victim = await director.condemn()
    assert victim is not None
    await director.beg(victim)
    frames.append((await camera.shot(HOST, thread, SIZE, 1, top="Recap"), STILL))
    struck = await camera.film(HOST, thread, SIZE, director.answer(Do.STRIKE))
    frames += [(frame, MOVING) for frame in struck]
    if table.state.asks() and director.ask.verb(Do.STOP):
        await director.answer(Do.STOP)
    await director.anything_until("")
    frames.append((await camera.shot(HOST, thread, SIZE, 1, top="Play again"), LAST))
    save(frames)


def save(frames: list[tuple[bytes, int]]) -> None:
    """Save frames and for how many milliseconds each is shown, as one picture."""
    first, *others = [Image.open(io.BytesIO(frame)).convert("RGB") for frame, _ in frames]
    shown = [milliseconds for _, milliseconds in frames]
    to = HERE / "evening.webp"
    moving = {"save_all": True, "append_images": others, "duration": shown, "loop": 0}
    first.save(to, quality=QUALITY, method=6, **moving)
    size = to.stat().st_size
    print(f"{to.name}: {len(frames)} frames, {sum(shown) / 1000} s, {size // 1024} KB")
    if size > LARGEST:
        sys.exit(f"{to.name} is too large for a README.")
