"""Takes the picture in docs/languages.md: one table on which four people see four languages.

.venv/bin/python -m docs.pictures.languages
"""

from __future__ import annotations

import asyncio
import io
from functools import partial

from PIL import Image
from playwright.async_api import Browser, async_playwright

from bot.panels.ids import ACTION
from bot.tables.lobby import alter, volunteering
from bot.tables.table import Table
from bot.values.records import PostKind
from docs.pictures.botk import QUIET_CARDS, Cards, Director
from docs.pictures.stage import (
    DRAWN_AFTER,
    HERE,
    HOST,
    Camera,
    Evening,
    chromium,
    evening,
    foresee,
    save,
)
from games.botk.setup import Options
from games.botk.words import CENTRE, Do
from games.engine.asks import Seat

READERS = {HOST: "en-US", "Godfrey": "de", "Beatrix": "fr", "Anselm": "sv-SE"}
EXECUTIONER = "Hugo"
PHONE = (390, 1040)
"""Long enough for what all share and what one sees alone."""
SCALE = 1.25
GAP = 24
BETWEEN = "#1e1f22"


async def photograph(court: Evening, browser: Browser) -> None:
    """Deal one table, have four people look at their cards, and put what they see side by side."""
    for name, locale in READERS.items():
        path = f"/local/users/{court.user(name)}"
        async with court.http.patch(path, json={"locale": locale}) as answer:
            answer.raise_for_status()
    table = await court.open_lobby("botk start", {"executioner": "volunteer"})
    await alter(table, partial(volunteering, user_id=int(court.user(EXECUTIONER))))
    await court.find_deal(table, worth_a_picture)
    await court.press_lobby(table, HOST, "begin")
    director = Director(table)
    await director.call_and_act(Seat(2), Do.PEEK, CENTRE)
    await asyncio.sleep(DRAWN_AFTER)
    panel = court.bot.renderer.of(table).there.newest(PostKind.PANEL)
    assert panel is not None
    where = {"channel_id": str(panel.place_id), "message_id": str(panel.message_id)}
    for name in READERS:
        await court.act("press", name, custom_id=ACTION.of(table.id, "hand"), **where)
    camera = Camera(court, browser)
    seen = [await camera.shot(name, panel.place_id, PHONE, SCALE) for name in READERS]
    save(beside(seen), HERE / "languages.webp")


def worth_a_picture(table: Table, join_id: int) -> bool:
    """Say whether prisoners may do as they like, and no two of the four have the same role."""
    volunteers = tuple(seat.seat for seat in table.state.record.seats if seat.volunteer)
    cards = Cards(foresee(table, join_id, Options(executioner=volunteers)).log)
    roles = {cards.roles.get(Seat(number)) for number in range(len(READERS))}
    return cards.first in QUIET_CARDS and len(roles) == len(READERS)


def beside(pictures: list[bytes]) -> bytes:
    """Put pictures of one size side by side."""
    images = [Image.open(io.BytesIO(picture)) for picture in pictures]
    width, height = images[0].size
    whole = Image.new("RGB", (len(images) * (width + GAP) - GAP, height), BETWEEN)
    for number, image in enumerate(images):
        whole.paste(image, (number * (width + GAP), 0))
    made = io.BytesIO()
    whole.save(made, "png")
    return made.getvalue()


async def main() -> None:
    """Start everything and take the picture."""
    async with async_playwright() as playwright, evening() as court:
        browser = await chromium(playwright)
        await photograph(court, browser)
        await browser.close()


if __name__ == "__main__":
    asyncio.run(main())
