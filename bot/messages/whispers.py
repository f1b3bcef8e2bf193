"""The panels that "My cards" shows at the table, kept true as long as Discord lets them be."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeAlias

import aiohttp
import discord
import structlog

from bot.clock import Clock
from bot.messages.answers import Interaction, Whispered
from bot.messages.late import LatePictures
from bot.messages.pictures import TablePictures
from bot.messages.shown import ANSWERS_LAST
from bot.panels.panel import Panel
from bot.tables.table import Table
from games.engine.asks import Seat

log = structlog.get_logger(__name__)

Shows: TypeAlias = tuple[int, int]
"""The ask that a seat's panel shows, and how much that is for this seat alone."""

Drawing: TypeAlias = asyncio.Future[bool]


@dataclass(slots=True)
class Newest:
    """The newest panel that a seat's owner was shown in a message that nobody else sees."""

    bot: Any
    user_id: int
    change: Callable[[Panel], Awaitable[object]]
    until: float
    shows: Shows
    verb: str | None
    note: str | None
    stale: bool
    """Whether the message may show something else: what Discord did not answer, or no picture."""


class Whispers:
    """Each seat's newest panel of that kind: to change it is none of the bot's limited requests.

    It is changed beside all else: nobody waits for what concerns one alone.
    """

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
        self._changing: dict[Seat, asyncio.Task[None]] = {}

    def forget(self, message_id: int) -> None:
        """Put no late picture into a message that is just being changed."""
        self._late.forget(message_id)

    def shown(
        self,
        interaction: Interaction,
        seat: Seat,
        shown: Whispered,
        shows: Shows,
        late: Drawing | None,
        *,
        note: str | None,
        verb: str | None,
    ) -> None:
        """Keep a panel true from now on, and put its picture there when it comes."""
        if self._table.alone:
            # Who plays alone sees the answers to their own presses.
            if late is not None:
                where = interaction.guild_id
                pictured = partial(self._pictured, seat, note=note, verb=verb, shown_in=where)
                self._late.wait(interaction, shown, late, pictured)
            return
        older = self._changing.pop(seat, None)
        if older is not None:
            older.cancel()
        until = self._clock.now() + ANSWERS_LAST
        # An older change that Discord has got already may come to lie over what is shown now.
        stale = older is not None
        bot, user_id = interaction.client, interaction.user.id
        self._newest[seat] = Newest(bot, user_id, shown.change, until, shows, verb, note, stale)
        self._await_picture(seat, late)
        self.keep(seat)

    async def _pictured(
        self, seat: Seat, *, note: str | None, verb: str | None, shown_in: int | None
    ) -> Panel | None:
        """Return the panel if it has its picture by now."""
        await self._pictures.prepare(seat)
        drawn = self._pictures.of_seat(seat) is not None
        return self._panel(seat, note=note, verb=verb, shown_in=shown_in) if drawn else None

    def _await_picture(self, seat: Seat, late: Drawing | None) -> None:
        newest = self._newest[seat]

        def drawn(_: Drawing) -> None:
            if self._newest.get(seat) is newest and self._pictures.of_seat(seat) is not None:
                newest.stale = True
                self.keep(seat)

        if late is not None:
            late.add_done_callback(drawn)

    def keep(self, seat: Seat) -> None:
        """Have what a seat's owner has before them follow the table, where it contradicts that."""
        if seat not in self._changing and self._behind(seat) is not None:
            self._changing[seat] = asyncio.ensure_future(self._follow(seat))

    def _behind(self, seat: Seat) -> Newest | None:
        """Return what has to be changed; whoever has left or given up the seat is shown nothing."""
        newest, owner = self._newest.get(seat), self._table.record.seats[seat]
        if newest is None or newest.bot.manager.closing:
            return None
        if owner.left or owner.user_id != newest.user_id or self._clock.now() > newest.until:
            del self._newest[seat]
            return None
        return newest if newest.stale or newest.shows != self._shows(seat) else None

    async def _follow(self, seat: Seat) -> None:
        task = asyncio.current_task()
        try:
            while (newest := self._behind(seat)) is not None:
                newest.bot.take_in_hand()
                late = await self._pictures.prepare(seat)
                if self._behind(seat) is not newest:
                    continue
                if not await self._change(seat, newest):
                    return
                self._await_picture(seat, late)
        finally:
            if self._changing.get(seat) is task:
                del self._changing[seat]

    async def _change(self, seat: Seat, newest: Newest) -> bool:
        """Change the message, and say whether Discord has taken it; else that is tried later."""
        shows = self._shows(seat)
        # What was said or chosen there belongs to the question that stood there.
        if shows != newest.shows:
            newest.note = None
        if shows[0] != newest.shows[0]:
            newest.verb = None
        newest.shows, newest.stale = shows, False
        panel = self._panel(seat, verb=newest.verb, note=newest.note)
        try:
            gone = await newest.change(panel) is False
        except discord.HTTPException as trouble:
            log.info("a panel was not taken", table=self._table.id, why=repr(trouble))
            gone, newest.stale = trouble.status < 500 and trouble.status != 429, True
        except (aiohttp.ClientError, TimeoutError) as trouble:
            log.info("a panel was not taken", table=self._table.id, why=repr(trouble))
            gone, newest.stale = False, True
        if gone:
            # Its owner has put it away.
            self._newest.pop(seat, None)
        return not newest.stale and not gone
