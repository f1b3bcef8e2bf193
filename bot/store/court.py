"""What moderators do about users: crowns by hand, and bars from tables."""

from collections import Counter
from dataclasses import fields, replace
from math import inf
from typing import Any

from sqlalchemy import Connection, Row, bindparam, delete, func, or_, select

from bot.store.audit_log import done_before, log_act
from bot.store.books import Change, holdings, keep_names, move_crowns, open_season
from bot.store.database import Part, writes
from bot.store.dialects import upsert
from bot.store.erasing import require_not_erased
from bot.store.purging import require_not_purged
from bot.store.schema import TREASURY, acts, bars, callers
from bot.values.moderation import Actor, AuditEntry, Bar, Moved, Order
from games.engine.crowns import FIRST_PURSE

MOST = 100_000
"""Crowns that one act may move."""

_BARS = (
    select(bars)
    .where(
        bars.c.guild_id == bindparam("of_guild"),
        or_(bars.c.until.is_(None), bars.c.until > bindparam("now")),
    )
    .order_by(bars.c.at.desc(), bars.c.user_id)
)
_BAR = _BARS.where(bars.c.user_id == bindparam("of_user"))
_ENTRY = [acts.c[field.name] for field in fields(AuditEntry)]


class Court(Part):
    """The part of the store that keeps order at court.

    An order that comes twice is carried out once. An act and its line in the audit log are one
    transaction.
    """

    @writes
    def move(self, connection: Connection, order: Order, amount: int, reason: str) -> Moved:
        """Carry out a ``grant`` of crowns, or a ``take``, to or from the order's target.

        What is granted does not come out of a season's limited treasury. Never more is taken than
        there is, and nothing is written where that is nothing. Raise `BeingErased` for a user, and
        `BeingPurged` in a guild, that is.
        """
        user_id, name = order.target or (0, "")
        if type(amount) is not int or not 0 < amount <= MOST or user_id <= 0:
            raise ValueError(f"an act moves 1 to {MOST} whole crowns of a user")
        done = done_before(connection, order.press)
        if done is not None:
            return Moved(done["moved"], done["crowns"])
        require_not_purged(connection, order.guild_id)
        require_not_erased(connection, user_id)
        season = open_season(connection, order.guild_id, order.at)
        held = holdings(connection, season, [user_id])
        purse = held.get(user_id, FIRST_PURSE)
        moved = amount if order.act == "grant" else -min(amount, purse)
        if not moved:
            return Moved(0, purse)
        newcomers = [user_id] if user_id not in held else []
        details = {"asked": amount, "moved": abs(moved), "crowns": purse + moved}
        act_id = log_act(connection, order, details, reason)
        entries = Counter({(user_id, order.act): moved, (TREASURY, order.act): -moved})
        changes = [Change(user_id, crowns=moved)]
        move_crowns(connection, season, entries, changes, newcomers, order.at, act_id=act_id)
        keep_names(connection, order.guild_id, {user_id: name})
        return Moved(abs(moved), purse + moved)

    @writes
    def bar(self, connection: Connection, order: Order, until: float | None, reason: str) -> bool:
        """Bar the order's target from tables until a time, or for good; no older bar is left.

        Return whether that one would have held longer. Nobody calls them to the next game any
        more: they could not sit down there.
        """
        if done_before(connection, order.press) is not None:
            return False
        user_id, name = order.target or (0, "")
        whose = {"of_guild": order.guild_id, "of_user": user_id, "now": order.at}
        older = connection.execute(_BAR, whose).first()
        ends = [inf if each is None else each for each in (until, older.until)] if older else [0, 0]
        values = {"name": name, "until": until, "reason": reason, "at": order.at}
        values |= {"by_id": order.actor.id, "by_name": order.actor.name}
        upsert(connection, bars, {"guild_id": order.guild_id, "user_id": user_id}, values)
        asked = callers.c.guild_id == order.guild_id, callers.c.user_id == user_id
        connection.execute(delete(callers).where(*asked))
        log_act(connection, order, {"until": until}, reason)
        return ends[1] > ends[0]

    @writes
    def lift_bar(self, connection: Connection, order: Order, user_id: int) -> bool:
        """Lift a user's bar; False when there is none, or it has run out."""
        if done_before(connection, order.press) is not None:
            return True
        which = (bars.c.guild_id == order.guild_id, bars.c.user_id == user_id)
        row = connection.execute(delete(bars).where(*which).returning(bars)).first()
        if row is None or (row.until is not None and row.until <= order.at):
            return False
        # Who was erased meanwhile has no name there, and nothing of theirs is written any more.
        log_act(connection, replace(order, target=(user_id, row.name) if row.name else None), {})
        return True

    async def barred(self, guild_id: int, user_id: int, now: float) -> Bar | None:
        """Return the bar that keeps a user from tables now, if any."""
        rows = await self._rows(_BAR, of_guild=guild_id, of_user=user_id, now=now)
        return _bar(rows[0]) if rows else None

    async def bars(self, guild_id: int, now: float) -> list[Bar]:
        """Return the bars of a guild that hold now, the newest first."""
        return [_bar(row) for row in await self._rows(_BARS, of_guild=guild_id, now=now)]

    async def log(self, guild_id: int, *, limit: int = 10, offset: int = 0) -> list[AuditEntry]:
        """Return a page of a guild's audit log, the newest first."""
        newest = select(*_ENTRY).where(acts.c.guild_id == guild_id).order_by(acts.c.id.desc())
        return [AuditEntry(*row) for row in await self._rows(newest.limit(limit).offset(offset))]

    async def log_length(self, guild_id: int) -> int:
        """Return how long a guild's audit log is."""
        query = select(func.count()).select_from(acts).where(acts.c.guild_id == guild_id)
        return await self._value(query) or 0


def _bar(row: Row[Any]) -> Bar:
    return Bar(row.user_id, row.name, row.until, row.reason, Actor(row.by_id, row.by_name), row.at)
