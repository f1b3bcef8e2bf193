"""Presses that arrive where their table is not: handed over, and done by who has it, once.

Direct messages arrive on the first shard alone, whatever table they are about
(https://docs.discord.com/developers/events/gateway#sharding). What is pressed there for another
process's table is written down as Discord sent it; who has the table takes it, and answers by the
interaction's token as if it had arrived there. So is what arrives while a shard changes hands, and
what comes from a server where the bot is not: its tables are the first shard's, and Discord does
not say on which shard it arrives.
"""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

import structlog

from bot.clock import Alarm
from bot.installs import server_in
from bot.messages.dm_channels import DmChannels
from bot.panels.ids import table_of
from bot.shards.keeper import ShardKeeper
from bot.store.errors import LeaseLost, StoreError
from bot.store.handovers import LIVES, PRESS, Handover
from bot.tables.erasing import take_over_names
from bot.tables.manager import TableManager
from bot.tracebacks import why
from bot.values.guilds import NO_SERVER

log = structlog.get_logger(__name__)

TAKEN_WITHIN = 1.0
"""Seconds after which nobody takes a press any more, and it has been refused or soon is: Discord
gives three to acknowledge it."""
KNOWN_WITHIN, HANDED_WITHIN = 1.2, 1.7
"""Seconds that a database that says nothing has to say whose a press is, and to have it taken."""
LOOK_EVERY = 15.0
"""Seconds between two looks for what was told to all, should a word of it be lost: each process
hears of everything at once, and looks as soon as it hears again after its connection was cut."""

COMMANDS, ERASED, FLAGGED = "commands", "erased", "flagged"
"""What all are told: Discord has other commands or emblems of the bot; a user is gone; Discord has
warned of the bot's messages."""

Payload = dict[str, Any]
T = TypeVar("T")


class Exchange:
    """Hands over what is another process's, and takes what is this one's."""

    def __init__(
        self,
        keeper: ShardKeeper,
        manager: TableManager,
        dm_channels: DmChannels,
        *,
        arrive: Callable[[Payload], object],
        refuse: Callable[[Payload], Awaitable[None]],
        learn: Callable[[], Awaitable[None]],
    ) -> None:
        """``arrive`` does what an interaction asks for; ``refuse`` says that nobody can now.

        ``learn`` asks Discord for the commands and emblems that another process gave it.
        """
        self._store = manager.store
        self._clock = manager.clock
        self._keeper = keeper
        self._own = keeper.own
        self._manager = manager
        self._arrive = arrive
        self._refuse = refuse
        self._learn = learn
        self._dm_channels = dm_channels
        dm_channels.flagged = lambda: self._begin(self.tell(FLAGGED))
        self._tasks: set[asyncio.Task[Any]] = set()
        self._since = 0
        """The last number of what was told before this process began to listen."""
        self._known = set[int]()
        """What was told since then, has been heard and is still written down."""
        self._listening = asyncio.Lock()
        """Held while it is read, so that what was read last is what is known."""
        self._look: Alarm | None = None
        self._forget_at = 0.0
        self.handed: Callable[[bool], object] = lambda taken: None
        """Is told of each that was handed over whether somebody took it."""
        self.took: Callable[[float], object] = lambda seconds: None
        """Is told of each that is taken how long ago it was handed over."""

    # --- what arrives ---

    def route(self, data: Payload) -> bool:
        """Say whether an interaction is seen to; False where it can be done here and now."""
        if self._keeper.sure() and (self._has_all() or self._is_here(data)):
            return False
        self._begin(self._route(data))
        return True

    def _has_all(self) -> bool:
        return self._own.processes == 1 and len(self._own.numbers) == self._own.count

    def _is_here(self, data: Payload) -> bool:
        """Say whether it is certainly this process's."""
        server, table_id = server_in(data), _table_of(data)
        if server != NO_SERVER or table_id is None:
            return self._own.has(server)
        return self._manager.get(table_id) is not None

    async def _route(self, data: Payload) -> None:
        try:
            guild_id = await self._within(KNOWN_WITHIN, self._guild_of(data))
        except LeaseLost:
            # It has arrived at who has taken this one's place, too.
            log.warning("not answered: another process has taken this one's place")
            return
        except StoreError as trouble:
            log.warning("not known whose it is", why=why(trouble))
            await self._refuse(data)
            return
        if self._own.has(guild_id):
            self._arrive(data)
        else:
            await self.hand_over(data, self._own.of(guild_id))

    async def _guild_of(self, data: Payload) -> int:
        """Return the guild that an interaction is about; `NO_SERVER` where it is about none.

        Raise `LeaseLost` where others have taken this process's place.
        """
        await self._keeper.make_sure()
        server, table_id = server_in(data), _table_of(data)
        if server != NO_SERVER or table_id is None:
            return server
        return await self._store.tables.guild_of(table_id) or NO_SERVER

    async def hand_over(self, data: Payload, shard: int) -> None:
        """Hand an interaction to who has a shard; say politely where nobody takes it in time."""
        try:
            taken = await self._within(HANDED_WITHIN, self._is_taken(data, shard))
        except StoreError as trouble:
            log.warning("could not be handed over", why=why(trouble))
            taken = False
        self.handed(taken)
        if not taken:
            await self._refuse(data)

    async def _is_taken(self, data: Payload, shard: int) -> bool:
        """Hand an interaction to who has a shard; say whether they have taken it."""
        began = self._clock.now()
        number = await self._store.handovers.send(
            self._keeper.name, PRESS, data, began, shard=shard
        )
        if self._clock.now() - began < TAKEN_WITHIN:  # Else it has been refused.
            await self._clock.sleep(TAKEN_WITHIN)
        return await self._store.handovers.close(number)

    async def _within(self, seconds: float, work: Coroutine[Any, Any, T]) -> T:
        """Return what comes of work; raise `StoreError` when nothing has come of it in time.

        It is done all the same: nobody knows how much of it the database has heard.
        """
        task = self._task(work)
        await asyncio.wait({task}, timeout=seconds)
        if not task.done():
            raise StoreError("the database says nothing")
        return task.result()

    def _task(self, work: Coroutine[Any, Any, T]) -> "asyncio.Task[T]":
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._forget)
        return task

    def _forget(self, task: "asyncio.Task[Any]") -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # Who waits for it no longer is told nothing.

    # --- what others have written ---

    def heard(self, number: int, shard: int | None) -> None:
        """Note that there is something, for a shard or for everybody; 0 for what is not known."""
        if number == 0:
            self._begin(self._look_round())
        elif shard is None:
            self._begin(self._listen())
        elif shard in self._own.numbers:
            self._begin(self._take(number))

    async def tell(self, kind: str, **body: int) -> None:
        """Tell all other processes. Raise `StoreError` where that cannot be written."""
        if self._own.processes > 1:
            await self._store.handovers.send(self._keeper.name, kind, body, self._clock.now())

    async def note_last(self) -> None:
        """Note how much was told by now: who asks Discord and the database afterwards knows it."""
        self._since = await self._store.handovers.last()

    def begin(self) -> None:
        """Do what was told since then, and look for what is there from now on."""
        self._set_alarm()
        self.heard(0, None)

    def stop(self) -> None:
        """Take nothing more."""
        if self._look is not None:
            self._look.cancel()

    async def aclose(self) -> None:
        """Wait until what was begun is done, or end it where nobody waits any longer."""
        self.stop()
        try:
            while self._tasks:
                await asyncio.wait(self._tasks)
        finally:
            for task in self._tasks:
                task.cancel()

    def _set_alarm(self) -> None:
        self._look = self._clock.at(self._clock.now() + LOOK_EVERY, self._look_again)

    async def _look_again(self) -> None:
        self._set_alarm()
        # What one that is gone has left is deleted by the last one, too.
        alone = self._own.processes <= 1
        self._begin(self._clear_away() if alone else self._look_round())

    async def _look_round(self) -> None:
        await self._take(None)
        await self._listen()
        await self._clear_away()

    async def _clear_away(self) -> None:
        now = self._clock.now()
        if self._own.has_first and now >= self._forget_at:
            self._forget_at = now + LIVES
            await self._store.handovers.forget_old(now)

    async def _take(self, number: int | None) -> None:
        """Do what was handed to this process."""
        numbers = sorted(self._own.numbers)
        if not numbers:
            return
        handovers = self._store.handovers
        if number is None and not await handovers.waits(numbers, within=TAKEN_WITHIN):
            return  # As it is almost always.
        for each in await handovers.take(self._keeper.name, numbers, number, within=TAKEN_WITHIN):
            self.took(each.age)
            if each.shard is None or each.shard in self._own.numbers:
                self._arrive(each.body)
            else:  # It was given up while this was being taken.
                self._begin(self.hand_over(each.body, each.shard))

    async def _listen(self) -> None:
        """Do what others have told everybody, once all is there that it may concern."""
        if self._look is None:
            return
        async with self._listening:
            # Of two that write at the same time, the one with the lower number may be done later.
            told = await self._store.handovers.told(self._keeper.name, self._since)
            self._known.intersection_update(each.id for each in told)
        for each in told:
            if each.id in self._known:
                continue
            self._known.add(each.id)
            try:
                await self._heed(each)
            except StoreError:
                self._known.discard(each.id)  # It is there to be read again.
                raise

    async def _heed(self, told: Handover) -> None:
        """Do one thing that another process has told."""
        if told.kind == COMMANDS:
            await self._learn()
        elif told.kind == ERASED:
            await take_over_names(self._manager, int(told.body["user"]))
        elif told.kind == FLAGGED:
            self._dm_channels.pause()

    def _begin(self, work: Awaitable[None]) -> None:
        self._task(self._safely(work))

    @staticmethod
    async def _safely(work: Awaitable[None]) -> None:
        try:
            await work
        except StoreError as trouble:
            log.warning("nothing is heard from other processes", why=why(trouble))
        except Exception:
            log.exception("what another process has handed over failed")


def _table_of(data: Payload) -> int | None:
    """Return the table that an interaction is about, by its custom id."""
    return table_of(str((data.get("data") or {}).get("custom_id", "")))
