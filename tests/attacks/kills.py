"""Whole games in which the bot is killed again and again, at one step after another.

A step is what is seen from outside the process: a commit, or a request to Discord, just before it
and just after. From a kill on nothing of that bot reaches the database or Discord any more; what it
was told, and what it holds, is gone. `tests.attacks.processes` kills whole processes.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import pytest
from simcord.http.client import FakeHTTPClient, FakeWebhookAdapter

from bot.panels import ids
from bot.plugins.registry import plugins
from bot.store.database import Database
from bot.values.records import AnswerRecord, PostKind
from bot.values.tables import Status
from games.engine.asks import Answer, Ask, Seat
from games.engine.dice import derive
from games.engine.random_player import RandomPlayer
from tests.support.evening import COMPUTERS_TAKE, Evening
from tests.support.guests import Guest
from tests.support.looks import Look
from tests.support.playing import PLACES, Playing

ANSWERS = (ids.ANSWER, ids.CROWD, ids.VERB, ids.DRAFT)
"""Controls that answer a question, or lead to an answer."""
MOST_TRIES = 40
"""Times that one thing is tried, each time ended by a kill, before it is to succeed."""


class Killed(asyncio.CancelledError):
    """The process is gone: what it was doing stops, and nothing that it tries has an effect."""


class Doom:
    """Counts the steps of a bot, and kills it at one of them."""

    def __init__(self) -> None:
        self.dead = False
        self.steps: list[str] = []
        """Those since it was last armed."""
        self._left: int | None = None

    def arm(self, step: int | None) -> None:
        """Kill at the step of this number from here, counted from 0; None: let it live."""
        self.dead, self.steps, self._left = False, [], step

    def pass_by(self, step: str) -> None:
        """Note a step, or end there."""
        if self.dead:
            raise Killed
        self.steps.append(step)
        if self._left is not None and len(self.steps) > self._left:
            self.dead = True
            raise Killed


@contextmanager
def doomed() -> Iterator[Doom]:
    """Put a doom over every bot that runs meanwhile."""
    doom = Doom()
    written = Database.write

    async def write(database: Database, work: Any) -> Any:
        doom.pass_by("before a commit")
        came = await written(database, work)
        doom.pass_by("after a commit")
        return came

    def over(request: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        async def send(client: Any, route: Any, *args: Any, **named: Any) -> Any:
            doom.pass_by(f"before {route.method} {route.path}")
            answer = await request(client, route, *args, **named)
            doom.pass_by(f"after {route.method} {route.path}")
            return answer

        return send

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(Database, "write", write)
        for client in (FakeHTTPClient, FakeWebhookAdapter):
            patched.setattr(client, "request", over(client.request))
        yield doom


@dataclass
class Tally:
    """What a game was put through."""

    games: int = 0
    kills: int = 0
    answers: int = 0
    steps: set[str] = field(default_factory=set)
    """Kinds of steps at which the bot was killed."""

    def __iadd__(self, other: "Tally") -> "Tally":
        self.games += other.games
        self.kills += other.kills
        self.answers += other.answers
        self.steps |= other.steps
        return self


class DoomedGame:
    """One game, its bot killed at a step of everything that happens in it."""

    def __init__(
        self, evening: Evening, doom: Doom, game: str, first: int, most: int | None = None
    ) -> None:
        """``first``: the step of the first kill; each kill comes one step later than the last.

        ``most``: so many kills in all.
        """
        self.evening = evening
        self.doom = doom
        self.playing = Playing(evening, game)
        self.tally = Tally()
        self._next = first
        self._most = most
        self._acknowledged: dict[tuple[int, int], Answer] = {}
        """What was acknowledged, by table and ask."""
        self._journal: list[AnswerRecord] = []

    async def play(self, seats: int, computers: int) -> Tally:
        """Play from the command that opens the table to the result."""
        evening, playing = self.evening, self.playing
        table_id = await self._open(seats, computers)
        while (table := evening.bot.manager.get(table_id)) is not None and table.state.asks():
            if evening.people_asked():
                _, ask = evening.asked()
                if derive(b"silence", ask.id).below(9) == 0 and not playing.alone:
                    due = next(each.due for each in table.state.waiting() if each.ask == ask)
                    await self._wait(due - evening.clock.now() + 1)
                else:
                    await self._answer(table_id, ask)
            else:
                await self._wait(COMPUTERS_TAKE)
        self.doom.arm(None)
        await evening.turn()
        await self._check_end(table_id)
        self.tally.games = 1
        return self.tally

    async def _open(self, seats: int, computers: int) -> int:
        evening, playing = self.evening, self.playing
        if playing.alone:
            await self._attempt(lambda: playing.begin(1))
            if not list(evening.bot.manager):
                await playing.begin(1)
            return playing.table.id
        playing.guests = guests = evening.party(seats - computers)
        host = guests[0]
        start = partial(host.slash, f"{playing.game} start", computers=computers, pace="quick")
        while not list(evening.bot.manager):
            await self._attempt(start)
        table_id = playing.table.id
        while sum(seat.user_id is None for seat in playing.table.state.record.seats) < computers:
            await self._attempt(lambda: host.press(evening.lobby(), "Add computer"))
        for guest in guests[1:]:
            while playing.table.state.seat_of(guest.id) is None:
                await self._attempt(partial(self._join, guest))
        while playing.table.state.record.status is Status.LOBBY:
            await self._attempt(lambda: host.press(evening.lobby(), "Begin"))
        return table_id

    async def _join(self, guest: Guest) -> None:
        await guest.press(self.evening.lobby(), "Join")

    async def _answer(self, table_id: int, ask: Ask) -> None:
        """Answer by chance, on whichever panel, as often as it takes."""
        playing = self.playing
        dice = derive(b"hands", table_id, ask.id)
        answer = RandomPlayer().answer(None, ask, dice)
        place = PLACES[dice.below(len(PLACES))]

        async def press() -> None:
            table, where = playing.table, playing.place_of(ask, answer, place)
            reply = await playing.answer(ask, answer, where)
            if reply.kind in ("update", "deferred_update") or ask not in table.state.asks():
                self._acknowledged[table_id, ask.id] = answer

        for _ in range(MOST_TRIES):
            await self._attempt(press)
            table = self.evening.bot.manager.get(table_id)
            if table is None or ask not in table.state.asks():
                return
        raise AssertionError(f"{ask} cannot be answered")

    async def _wait(self, seconds: float) -> None:
        await self._attempt(lambda: self.evening.turn(seconds))

    async def _attempt(self, act: Callable[[], Awaitable[object]]) -> None:
        """Do something and let it be drawn; a kill ends that, and another bot takes over."""
        evening, doom = self.evening, self.doom
        doom.arm(self._next if self.tally.kills != self._most else None)
        cursor = evening.env.error_cursor
        try:
            await act()
            if not doom.dead:
                await evening.turn()
        except (Exception, Killed):
            if not doom.dead:
                raise
        if not doom.dead:
            # What there was to do was done in fewer steps: begin again with the first.
            self._next = 0
            doom.arm(None)
            return
        self._next += 1
        self.tally.kills += 1
        self.tally.steps.add(doom.steps[-1])
        await evening.env.settle(idle=0.002)
        evening.clock.failures.clear()
        del evening.env._errors[cursor:]
        doom.arm(None)
        self.playing.forget()
        await evening.restart(kill=True)
        await evening.turn()
        await self._check()

    # --- what must hold after every kill ---

    async def _check(self) -> None:
        evening = self.evening
        assert (await evening.store.proof.prove()).troubles == []
        for table in evening.bot.manager:
            assert not table.state.frozen
            await self._check_journal(table.id)
        self._check_buttons()

    async def _check_journal(self, table_id: int) -> None:
        """What was written stays, in its order, and what was acknowledged is in it, once."""
        journal = await self.evening.store.journal.answers(table_id)
        assert journal[: len(self._journal)] == self._journal
        self._journal = journal
        written = {each.ask: each for each in journal}
        assert len(written) == len(journal)
        for (of, ask), answer in self._acknowledged.items():
            assert of == table_id
            assert ask in written, "an acknowledged answer is lost"
            assert written[ask].verb == answer.verb
            # Of several foods a panel takes one at a press.
            assert written[ask].picks in (answer.picks, answer.picks[:1])

    def _check_buttons(self) -> None:
        """Only the newest panel of a table has its buttons, and each asks what is still asked."""
        evening = self.evening
        tables = {table.id: table for table in evening.bot.manager}
        for look in self._messages():
            for custom_id in look.ids:
                found = next((f for form in ANSWERS if (f := form.fullmatch(custom_id))), None)
                if found is None:
                    continue
                table = tables.get(int(found["table"]))
                assert table is not None, f"left with buttons after the end:\n{look.words}"
                there = evening.bot.renderer.of(table).there
                hands = [
                    there.newest(PostKind.HAND, seat=Seat(s.seat)) for s in table.state.record.seats
                ]
                current = {table.state.shown_at, *(post.message_id for post in hands if post)}
                assert look.id in current, f"left with buttons:\n{look.words}"
                assert int(found["ask"]) in {ask.id for ask in table.state.put()}, look.words

    def _messages(self) -> list[Look]:
        """Every message that stays, in public and in private."""
        evening = self.evening
        return [*evening.all_public(), *(m for g in evening.guests.values() for m in g.dm())]

    async def _check_end(self, table_id: int) -> None:
        """The result is there once, in the books too, and no old button is left."""
        evening = self.evening
        record = await evening.store.tables.find(table_id)
        assert record is not None
        assert record.status is Status.SETTLED
        await self._check()
        await self._check_journal(table_id)
        self.tally.answers = len(self._journal)
        if not self.playing.alone:
            story = [m for m in evening.all_public() if "The whole story" in m.buttons]
            assert len(story) == 1
        assert len(await evening.store.crowns.results(table_id)) >= len(self.playing.guests)


async def kill_through(evening: Evening, game: str, first: int, most: int | None = None) -> Tally:
    """Play one game through; every other one with a computer player, and of another size.

    ``first`` and ``most`` as for `DoomedGame`.
    """
    sizes = plugins()[game].seats_for(plugins()[game].defaults())
    seats = sizes[first % min(2, len(sizes))]
    with doomed() as doom:
        return await DoomedGame(evening, doom, game, first, most).play(seats, first % 2)
