"""The pictures of one table's panels: drawn beforehand, and left out where they come too late."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import Any, NamedTuple

import structlog

from bot.drawing.faces import Avatar
from bot.drawing.picture import Picture
from bot.drawing.png import draw, is_drawn
from bot.messages.avatars import done
from bot.messages.means import Means
from bot.panels.table_pictures import poster_picture, private_picture, table_picture
from bot.tables.state import TableState
from bot.tables.table import Table
from bot.text import words_for
from bot.values.tables import Status
from games.engine.asks import Seat

log = structlog.get_logger(__name__)

PATIENCE, LONG_PATIENCE = 1.0, 10.0
"""Seconds that a panel waits for its picture; then it is shown in words, and again when the picture
is there. It is the longer time where both would be limited requests, as for very many tables after
a restart, and where the message shows a picture already, which would turn to words and back."""


class _Made(NamedTuple):
    """A picture that was wanted, and what it was wanted for and made of."""

    state: TableState
    avatars: Mapping[int, Avatar]
    made_of: tuple[Any, ...]
    """None of it, where none was wanted."""
    picture: Picture | None


class TablePictures:
    """What everybody sees, and what each seat holds.

    A picture is drawn by `prepare`, which takes a moment; `of_seat` has it then, as long as it
    shows what is so now.
    """

    def __init__(self, table: Table, means: Means, came: Callable[[], None]) -> None:
        """``came`` is told of one that was too late."""
        self._came = came
        self._table = table
        self._means = means
        self._drawn_avatars: Mapping[int, Avatar] = {}
        """Those that are drawn: one that comes while a picture is drawn is for the next one."""
        self._steady = False
        """Whether everybody sees the table with its picture."""
        self._made: dict[Seat | None, _Made] = {}
        """What was wanted last, by who sees it; None is everybody."""
        self._came_late: dict[Seat | None, str] = {}
        """The mark of the last that was drawn too late: so many others may be drawn before it is
        shown that it is not kept any more then."""

    async def prepare(
        self,
        seat: Seat | None = None,
        first: Callable[[], Awaitable[object]] = done,
        *,
        limited: bool = False,
    ) -> bool:
        """Draw the public picture, or that of a seat, if what it shows has changed.

        Return whether it comes too late to be waited for. ``first`` is done before anything is
        waited for, while it is drawn. ``limited``: whether to show something is a limited request.
        """
        begun = asyncio.get_running_loop().time()
        whose = self._table.state.kind.pictured(seat)
        if whose is None and self._table.state.settings.drawings:
            users = [
                each.user_id for each in self._table.state.record.seats if each.user_id is not None
            ]
            within = PATIENCE / 2 if self._is_shown() else 0
            await self._means.avatars.fetch(users, within=within, first=first)
            self._drawn_avatars = self._means.avatars.of(users)
        picture, before = self.wanted(seat), None
        # While it is drawn the table may move on, and another is wanted.
        while picture is not None and picture != before and not is_drawn(picture):
            task, before = asyncio.ensure_future(self._draw(picture)), picture
            await first()
            first, steady = done, whose is None and self._steady
            patience = LONG_PATIENCE if limited or steady else PATIENCE
            left = begun + patience - asyncio.get_running_loop().time()
            if left > 0:
                await asyncio.wait({task}, timeout=left)
            if not task.done():
                task.add_done_callback(partial(self._tell, seat, picture.mark))
                self._steady = self._steady and whose is not None
                return True
            picture = self.wanted(seat)
        return False

    def is_ready(self, seat: Seat | None) -> bool:
        """Say whether nothing has to be drawn for a seat, or for everybody."""
        picture = self.wanted(seat)
        return picture is None or is_drawn(picture)

    def forget(self) -> None:
        """Let go of what was wanted last: it is made again when something is to be shown."""
        self._made.clear()

    def of_seat(self, seat: Seat | None) -> Picture | None:
        """Return the picture of what a seat holds, if it is drawn; None is everybody's."""
        picture = self.wanted(seat)
        if picture is None or not is_drawn(picture):
            return None
        self._steady = self._steady or self._table.state.kind.pictured(seat) is None
        return picture

    def can_come_again(self, seat: Seat | None) -> bool:
        """Say whether the picture of what a seat holds was drawn too late, and could be kept no
        longer.
        """
        picture = self.wanted(seat)
        return picture is not None and self._came_late.get(seat) == picture.mark

    async def _draw(self, picture: Picture) -> bool:
        """Say whether it is drawn; if not, it is tried again when it is wanted again."""
        try:
            await draw(picture)
        except Exception:
            log.exception("a picture is missing", table=self._table.id)
            return False
        return True

    def _tell(self, seat: Seat | None, mark: str, drawn: "asyncio.Future[bool]") -> None:
        # Without a picture there is nothing new to show: it would fail again, without end.
        if not drawn.cancelled() and drawn.result():
            self._came_late[seat] = mark
            self._came()

    def _is_shown(self) -> bool:
        """Say whether there is anything to draw."""
        state, record = self._table.state, self._table.state.record
        if not state.settings.drawings or state.match is None or state.frozen:
            return False
        # "My cards" shows a seat's picture at the table, where it takes the same permission.
        return record.status in (Status.PLAYING, Status.SETTLED) and self._means.client.may_attach(
            record.guild_id, state.place_id, record.channel_id
        )

    def wanted(self, seat: Seat | None) -> Picture | None:
        """Return what there is to be drawn for a seat now, or for everybody, if anything is."""
        made, state = self._made.get(seat), self._table.state
        if made is None or made.state is not state or made.avatars != self._drawn_avatars:
            self._made[seat] = made = self._make(seat, made)
        return made.picture

    def _make(self, sees: Seat | None, before: _Made | None) -> _Made:
        """Return what there is to be drawn: what there was ``before``, if it is made of the same.

        ``sees``: who sees it; None is everybody.
        """
        state, avatars = self._table.state, self._drawn_avatars
        seat = state.kind.pictured(sees)
        reads = None if sees is None else state.record.seats[sees].locale
        words = words_for(reads or state.record.locale)
        record, settled = state.record, state.record.status is Status.SETTLED
        if not self._is_shown() or (settled and seat is not None):
            return _Made(state, avatars, (), None)
        make: Callable[..., Picture | None] = table_picture
        more: Any = (avatars,)
        if settled:
            make, more = poster_picture, (record.played_at, avatars, state.zone)
        elif seat is not None:
            make = private_picture
        try:
            # Cards are of who sits there and of what is known; the table shows who is waited for.
            cards = make is private_picture and state.plugin.view.own_picture is None
            shown = state.standing if cards else (state.view(seat), state.mark.told, avatars)
            made_of = (words, state.zone, *shown)
            if before is not None and before.made_of == made_of:
                return before._replace(state=state)
            picture = make(state.view(seat), state.notebook(seat), words, *more)
            return _Made(state, avatars, made_of, picture)
        except Exception:
            # The words say all of it: nobody is to miss them for a picture.
            log.exception("a picture is missing", table=state.id)
            return _Made(state, avatars, (), None)
