"""The process's place in the bot: it says that it is there, and has its part of the shards.

No process tells another what to do. Each looks at the same rows, works out the same parts, takes
what nobody has, gives what it has too much, and puts out who has not been heard of for long.
"""

import asyncio
import os
import platform
import secrets
from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import dataclass, replace
from typing import Protocol

import structlog

from bot.clock import TRY_AGAIN, Alarm, Clock
from bot.store.dialects import shares
from bot.store.errors import LeaseLost, StoreError
from bot.store.store import Store
from bot.tracebacks import why
from bot.values.shards import FIRST, OwnShards, Process, Shard, Sharing, parts

log = structlog.get_logger(__name__)

RENEW_EVERY = 2.0
"""Seconds between two signs that a process is there."""
GONE_AFTER = 8.0
"""Seconds without one after which others think it gone."""
FEWEST_LOOKS = 3
"""So often it must have been looked for it meanwhile: where the database was slow, nobody was
heard of."""
ENDLESS = 30.0
"""Seconds after which a transaction is given up. By then others have taken this process's place; a
connection that is dead without a word would keep it from finding out for a quarter of an hour."""
LOOK_EVERY = 1.0
"""Seconds after which a process that waits looks again."""


class Office(Protocol):
    """What is done with shards: by the bot."""

    async def take_up(self, taken: Sequence[Shard]) -> None:
        """Bring back what is played on shards."""

    async def begin_sessions(self, numbers: Collection[int]) -> None:
        """Begin the sessions of shards that were taken up, however long Discord takes."""

    async def give_up(self, number: int) -> bool:
        """Finish what is in hand on a shard, and end its session, whatever the database says.

        False where who takes it up next is to take care, as of one that was cut off.
        """

    @property
    def well(self) -> bool:
        """Whether Discord can be reached."""


@dataclass
class _Heard:
    """The last sign of another process."""

    beat: int
    at: float
    """When it was heard of, by this process's own clock."""
    looks: int = 0
    """How often it was looked for since."""


class ShardKeeper:
    """Joins the bot, keeps the process's place in it, and leaves.

    How long another has not been heard of is measured by this process's clock alone, so the clocks
    of two machines need not agree.
    """

    def __init__(
        self,
        clock: Clock,
        *,
        version: str = "",
        wanted: int | None = None,
        most: int | None = None,
    ) -> None:
        """``wanted``: how many shards there are to be; None: as many as Discord recommends.

        ``most``: how many this process takes at most; None: its part of them.
        """
        self.name = f"{platform.node()} {os.getpid()} {secrets.token_hex(8)}"
        """No two processes have the same, wherever they run."""
        self.own = OwnShards()
        self.lost = False
        """Whether others have taken this process's place."""
        self.evicted: Callable[[], object] = lambda: None
        """Is called when another's place was taken."""
        self.sharing = Sharing((), ())
        """Who has which shard, as it was last seen."""
        self._clock = clock
        # Until it has reached Discord, nobody need give it anything.
        self._me = Process(self.name, 0, clock.now(), version, most, wanted, well=False)
        self._alone = True
        self._store: Store
        self._office: Office | None = None
        self._put_out: Callable[[], object] = lambda: None
        self._alarm: Alarm | None = None
        self._renewed_at = clock.now()
        self._heard: dict[str, _Heard] = {}
        self.moving: dict[int, asyncio.Task[None]] = {}
        """Shards that are being taken up or given up."""
        self._tasks: set[asyncio.Task[None]] = set()
        """What is done with shards, and the sessions that are being begun."""

    # --- joining ---

    async def open(self, url: str) -> Store:
        """Open a database and join whoever uses it; wait where this process has to be alone.

        That is so with SQLite, and where the database is to be migrated.
        """
        self._alone = not shares(url)
        self._store = await Store.open(url, self._join)
        return self._store

    async def _join(self, store: Store) -> None:
        """Wait until nobody is in the way, and join.

        Raise `Damaged` as soon as the database is found to be.
        """
        if await self._joined(store):
            return
        log.warning("another bot uses this database; waiting until it leaves")
        had = asyncio.Event()
        # It would be looked again and again, and nothing of it relied on.
        store.database.when_damaged = had.set

        async def look() -> None:
            joined, wait = False, LOOK_EVERY
            try:
                joined = await self._joined(store)
            except StoreError as trouble:
                log.warning("not known whether the other bot is gone", why=why(trouble))
                wait = TRY_AGAIN
            if joined:
                log.warning("the other bot is gone; this one goes on")
                had.set()
            else:
                self._alarm = self._clock.at(self._clock.now() + wait, look)

        self._alarm = self._clock.at(self._clock.now() + LOOK_EVERY, look)
        try:
            await had.wait()
        finally:
            self._alarm.cancel()
        if store.database.damage is not None:
            raise store.database.damage

    async def _joined(self, store: Store) -> bool:
        """Join, if nobody is in the way, or whoever is was not heard of for long."""
        if await store.processes.join(self._me, alone=self._alone):
            self._renewed_at = self._clock.now()
            return True
        await self._put_out_silent(store, await store.processes.sharing())
        return False

    async def settle(self, recommended: int) -> list[Shard]:
        """Wait until there is something for this process to do; return the shards that it has then.

        ``recommended``: the number of shards that Discord recommends, which has just said so.
        """
        self._me = replace(self._me, well=True)
        told = False
        while True:
            sharing = await self._renew()
            count = await self._store.processes.settle(self._me.wanted or recommended)
            if count and self._me.wanted in (None, count):
                self.own.count = count
                # As it is now, with those that were just settled.
                sharing = await self._store.processes.sharing()
                taken = await self._take(sharing)
                if taken:
                    self.own.numbers.clear()
                    return taken
            if not told:
                log.info("waiting for shards", shards=count, processes=len(sharing.processes))
                told = True
            await self._clock.sleep(LOOK_EVERY)

    # --- keeping ---

    def keep(self, put_out: Callable[[], object]) -> None:
        """Renew this process's place until it leaves.

        ``put_out`` is called when others have taken it, or when it has to be left.
        """
        self._put_out = put_out
        if not self._alone:  # A file is on this machine: it answers.
            self._store.database.patience = ENDLESS
        self._set_alarm()

    def share(self, office: Office) -> None:
        """Have shards come and go from now on."""
        self._office = office

    def stop_sharing(self) -> bool:
        """Have no shard come or go any more; say whether one was on its way."""
        self._office = None
        for task in list(self._tasks):
            task.cancel()
        return bool(self.moving)

    def sure(self) -> bool:
        """Say whether nobody can have taken this process's place yet."""
        return self._clock.now() - self._renewed_at < GONE_AFTER

    async def make_sure(self) -> None:
        """Raise `LeaseLost` where another has; a process that stood still does not know it."""
        if not self.sure():
            await self._renew()

    async def leave(self, *, cut_off: bool = False) -> None:
        """Let others have this process's shards at once; from now on it writes nothing.

        ``cut_off``: they are to take care, as after one that was cut off.
        """
        if self._alarm is not None:
            self._alarm.cancel()
        self.stop_sharing()
        if self.lost or self._store.database.damage is not None:
            return
        try:
            await self._store.processes.leave(self.name, self._clock.now(), cut_off=cut_off)
        except StoreError:
            log.warning("the shards were not given back; others have to wait", exc_info=True)

    def _set_alarm(self) -> None:
        self._alarm = self._clock.at(self._clock.now() + RENEW_EVERY, self._tick)

    async def _tick(self) -> None:
        try:
            sharing = await self._renew()
            if self._office is not None:
                await self._share(self._office, sharing)
        except LeaseLost:
            log.error("nothing was heard of this process, and others have taken its place")
            self.lost = True
            self._put_out()
        except StoreError as trouble:
            log.warning("this process could not say that it is there", why=why(trouble))
        finally:
            # Whatever else fails, this process is there.
            if not self.lost:
                self._set_alarm()

    async def _renew(self) -> Sharing:
        """Say that this process is there; return who has which shard."""
        began = self._clock.now()
        well = self._me.well and (self._office is None or self._office.well)
        self.sharing = await self._store.processes.renew(self.name, began, well=well)
        self._renewed_at = began
        if await self._put_out_silent(self._store, self.sharing):
            self.sharing = await self._store.processes.sharing()  # What is free is taken at once.
        self.own.processes = len(self.sharing.processes)
        return self.sharing

    async def _put_out_silent(self, store: Store, sharing: Sharing) -> bool:
        """Put out those that were not heard of for long; say whether there were any."""
        put_out = False
        now, there = self._clock.now(), {each.name: each for each in sharing.processes}
        self._heard = {name: each for name, each in self._heard.items() if name in there}
        for name, process in there.items():
            last = self._heard.get(name)
            if name == self.name:
                continue
            if last is None or last.beat != process.beat:
                self._heard[name] = _Heard(process.beat, now)
                continue
            last.looks += 1
            silent = now - last.at >= GONE_AFTER and last.looks >= FEWEST_LOOKS
            if silent and await store.processes.evict(name, last.beat):
                log.warning(
                    "a process was not heard of for long; its shards are free", process=name
                )
                self.evicted()
                put_out = True
        return put_out

    # --- sharing ---

    def _parts(self, sharing: Sharing) -> dict[str, int]:
        """Return how many shards each process should have."""
        held = {each.name: len(sharing.held_by(each.name)) for each in sharing.processes}
        return parts(sharing.processes, held, self.own.count)

    async def _take(self, sharing: Sharing) -> list[Shard]:
        """Take what nobody has, up to this process's part."""
        lacking = self._parts(sharing).get(self.name, 0) - len(sharing.held_by(self.name))
        if lacking <= 0 or not sharing.free:
            return []
        now, count = self._clock.now(), self.own.count
        return await self._store.processes.take(self.name, lacking, now, of=count)

    async def _share(self, office: Office, sharing: Sharing) -> None:
        """Take what nobody has, or give away what others lack.

        Others settle another number of shards when nobody has any: who ran meanwhile begins anew.
        """
        if (count := len(sharing.shards)) != self.own.count:
            log.warning("the number of shards has changed; beginning anew", shards=count)
            self.stop_sharing()
            self._put_out()
            return
        await self._give_unknown(sharing)
        taken = await self._take(sharing)
        if taken:
            log.info("shards taken up", shards=[shard.number for shard in taken])
            task = self._begin(self._take_up(office, taken))
            self.moving |= {shard.number: task for shard in taken}
            return
        for number in self._surplus(sharing):
            self.moving[number] = self._begin(self._give_up(office, number))

    async def _give_unknown(self, sharing: Sharing) -> None:
        """Give back what this process has without knowing: the word of that was lost on its way."""
        for shard in sharing.shards:
            known = shard.number in self.own.numbers or shard.number in self.moving
            if shard.holder == self.name and not known:
                await self._give(shard.number, cut_off=True)

    def _surplus(self, sharing: Sharing) -> Collection[int]:
        """Return which shards are given up: the last ones, as far as others have fewer than theirs.

        The first is given up last, for with it goes what is done once.
        """
        part = self._parts(sharing)
        wanting = sum(
            max(0, part[name] - len(sharing.held_by(name))) for name in part if name != self.name
        )
        held = [each for each in sharing.held_by(self.name) if each not in self.moving]
        too_many = len(held) - part.get(self.name, 0)
        wanting -= len(sharing.free) + len(self.moving)
        order = sorted(held, key=lambda number: (number == FIRST, -number))
        return order[: max(0, min(too_many, wanting))]

    def _begin(self, work: Awaitable[None]) -> "asyncio.Task[None]":
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        self.moving = {each: going for each, going in self.moving.items() if going is not task}
        if task.cancelled() or isinstance(trouble := task.exception(), LeaseLost | None):
            return  # The next sign of this process finds out that it has lost its place.
        # What is played on these shards stands still: better begin anew.
        log.error("shards could not be moved", exc_info=trouble)
        self._put_out()

    async def _take_up(self, office: Office, taken: Sequence[Shard]) -> None:
        """Take up shards; where the database is in trouble then, somebody is to try again."""
        numbers = [shard.number for shard in taken]
        try:
            await office.take_up(taken)
        except LeaseLost:
            raise
        except StoreError as trouble:
            log.warning("shards could not be taken up", shards=numbers, why=why(trouble))
            for shard in taken:
                self.own.numbers.discard(shard.number)
                await office.give_up(shard.number)
                await self._give(shard.number, shard.alive_at, cut_off=True)
        else:
            # It may take long, and none of them has to stay here meanwhile.
            self._begin(office.begin_sessions(numbers))

    async def _give_up(self, office: Office, number: int) -> None:
        self.own.numbers.discard(number)
        left = await office.give_up(number)
        await self._give(number, cut_off=not left)
        log.info("a shard is given up", shard=number)

    async def _give(
        self, number: int, alive_at: float | None = None, *, cut_off: bool = False
    ) -> None:
        """Let others have a shard, as soon as the database takes it."""
        alive_at = self._clock.now() if alive_at is None else alive_at
        while True:
            try:
                await self._store.processes.give(self.name, number, alive_at, cut_off=cut_off)
                return
            except LeaseLost:
                raise
            except StoreError as trouble:
                log.warning("a shard is not given yet", shard=number, why=why(trouble))
                await self._clock.sleep(LOOK_EVERY)
