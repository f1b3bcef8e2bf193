"""The panels that "My cards" shows at the table, kept true as long as Discord lets them be."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from typing import TypeAlias

import aiohttp
import discord
import structlog

from bot.clock import Clock
from bot.panels.builder import Panel
from bot.rendering.answers import Interaction, Whispered
from bot.rendering.late import LatePictures
from bot.rendering.pictures import TablePictures
from bot.rendering.shown import ANSWERS_LAST
from bot.tables.table import Table
from games.engine.asks import Seat

log = structlog.get_logger(__name__)

Shows: TypeAlias = tuple[int, int]
"""The ask that a seat's panel shows, and how much that is for this seat alone."""


@dataclass(slots=True)
class Newest:
    """The newest panel that a seat's owner was shown in a message that nobody else sees."""

    user_id: int
    change: Callable[[Panel], Awaitable[object]]
    until: float
    shows: Shows
    verb: str | None
    late: bool = False
    """It is without its picture, which is being drawn."""


class Whispers:
    """Each seat's newest panel of that kind: to change it is none of the bot's limited requests."""

    def __init__(
        self,
        table: Table,
        pictures: TablePictures,
        clock: Clock,
        *,
        panel: Callable[..., Panel],
        shows: Callable[[Seat], Shows],
    ) -> None:
        """``panel`` makes a seat's panel as it stands, ``shows`` says what that would show."""
        self._table = table
        self._pictures = pictures
        self._clock = clock
        self._panel = panel
        self._shows = shows
        self._late = LatePictures()
        self._newest: dict[Seat, Newest] = {}

    def forget(self, message_id: int) -> None:
        """Put no late picture into a message that is just being changed."""
        self._late.forget(message_id)

    def shown(
        self,
        interaction: Interaction,
        seat: Seat,
        shown: Whispered,
        shows: Shows,
        late: "asyncio.Future[None] | None",
        *,
        note: str | None,
        verb: str | None,
    ) -> None:
        """Keep a panel true from now on, and put its picture there when it comes."""
        if late is not None:
            where = interaction.guild_id
            pictured = partial(self._pictured, seat, note=note, verb=verb, shown_in=where)
            self._late.wait(interaction, shown, late, pictured)
        if self._table.alone:
            return  # Who plays alone sees the answers to their own presses.
        until = self._clock.now() + ANSWERS_LAST
        self._newest[seat] = Newest(interaction.user.id, shown.change, until, shows, verb)
        if shows != self._shows(seat):
            # The table has gone on while Discord took the answer.
            self._table.tell_observers()

    async def _pictured(
        self, seat: Seat, *, note: str | None, verb: str | None, shown_in: int | None
    ) -> Panel | None:
        """Return the panel if it has its picture by now."""
        await self._pictures.prepare(seat)
        drawn = self._pictures.of_seat(seat) is not None
        return self._panel(seat, note=note, verb=verb, shown_in=shown_in) if drawn else None

    async def draw(self, seat: Seat, user_id: int) -> None:
        """Keep what a seat's owner has before them from contradicting the table.

        Somebody else may have taken the seat: what the one before them has is left alone.
        """
        newest = self._newest.get(seat)
        if newest is None:
            return
        if newest.user_id != user_id or self._clock.now() > newest.until:
            del self._newest[seat]
            return
        shows = self._shows(seat)
        pictured = newest.late and self._pictures.of_seat(seat) is not None
        if shows == newest.shows and not pictured:
            return
        if shows[0] != newest.shows[0]:
            newest.verb = None
        newest.late = await self._pictures.prepare(seat) is not None
        newest.shows = self._shows(seat)
        try:
            taken = await newest.change(self._panel(seat, verb=newest.verb))
        except (discord.HTTPException, aiohttp.ClientError, TimeoutError) as trouble:
            # Most likely its owner has put it away.
            log.info("a panel was not taken", table=self._table.id, why=repr(trouble))
            taken = False
        if taken is False and self._newest.get(seat) is newest:
            del self._newest[seat]
