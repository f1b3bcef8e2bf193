"""A castle full of open tables of every game, as a release leaves them: SQL, in `released/`.

``.venv/bin/python -m tests.upgrades.castle`` writes down that of the version in pyproject.toml,
the same in every run. Until a version is released it may be written again; then it stays.
"""

import asyncio
import hashlib
import itertools
import re
import shutil
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from simcord.builders import ChannelHandle

from bot.plugins.registry import plugins
from bot.tables import speech
from bot.tables.table import Table
from bot.values.records import TableRecord
from bot.values.shards import FIRST, Process, Shard
from bot.values.tables import BEAT, Status
from bot.version import own_version
from games.engine.asks import Answer, Ask
from games.engine.dice import derive
from games.engine.play_style import PlayStyle
from tests.support.clock import START
from tests.support.evening import Evening
from tests.support.fast_database import hurrying, threadless
from tests.support.guests import Guest
from tests.support.looks import Look

RELEASED = Path(__file__).parent / "released"
PLAYERS = {"feast": 5, "dotk": 4, "botk": 4}
"""Games for which people gather, and how many do."""
EACH = ("planned", "lobby", "by-day", "over", "talking")
"""What there is of each game."""
LAST = ("botk", "pleading")
ROOMS = (*((game, room) for room in EACH for game in PLAYERS), LAST)
"""A channel for each game and what is at its table, in this order: what passes soonest comes last.
"""
ALONE = ("Ida", "Jon")
"""Two who play alone: a game of their own, and the day's deal."""
STRANGER = "Zoe"
"""Who sits nowhere."""
DAY = 86_400.0
AWAY = 20.0
"""Seconds between the release and the bot that takes it up; and until that has drawn all tables."""
INDEX = re.compile("CREATE (UNIQUE )?INDEX ")
OLD = "the release before"
"""The name of the process that has left this behind."""


def people(game: str, room: str) -> list[str]:
    """The names of those who sit at a table; the host comes first."""
    return [f"{game} {room} {number}" for number in range(PLAYERS[game])]


class Castle:
    """An evening with a channel and its people for each table, who have the same ids each time."""

    def __init__(self, evening: Evening) -> None:
        self.evening = evening
        create = evening.guild.create_text_channel
        self.rooms = {(game, room): create(f"{game}-{room}") for game, room in ROOMS}
        self.guests = {
            name: evening.guest(name)
            for name in (*(n for room in self.rooms for n in people(*room)), *ALONE, STRANGER)
        }

    def party(self, game: str, room: str) -> list[Guest]:
        """Who sits at a table."""
        return [self.guests[name] for name in people(game, room)]

    def table(self, room: ChannelHandle) -> Table:
        """The open table of a channel."""
        (table,) = (t for t in self.evening.bot.manager if t.state.record.channel_id == room.id)
        return table

    def look(self, room: ChannelHandle, label: str) -> Look:
        """What stands in a channel and has a button of that label."""
        looks = self.evening.looks(room.id)
        found = [each for each in looks if label in each.buttons]
        assert found, (label, [each.buttons for each in looks])
        return found[-1]

    @classmethod
    @asynccontextmanager
    async def taken_up(cls, file: Path, blank: Path) -> AsyncIterator["Castle"]:
        """A bot of now takes up a database that a release has left, on the same Discord.

        ``blank``: an empty database, which the bot has until then.
        """
        empty = file.with_name("empty.db")
        shutil.copy(blank, empty)
        async with Evening.begin(empty, beat=BEAT) as evening:
            castle = cls(evening)
            with closing(sqlite3.connect(file)) as connection:
                (left,) = connection.execute("SELECT alive_at FROM shards").fetchone()
            evening.url = f"sqlite+aiosqlite:///{file}"
            await evening.stop()
            await evening.start(Shard(FIRST, left, cut_off=True), away=left - START + AWAY)
            await evening.turn(AWAY)
            yield castle

    def room(self, record: TableRecord) -> ChannelHandle:
        """The channel of a table."""
        return next(room for room in self.rooms.values() if room.id == record.channel_id)

    def told(self, record: TableRecord) -> str:
        """All that stands where a table is played."""
        places = [record.channel_id, *([record.thread_id] if record.thread_id else [])]
        return "\n".join(each.text for place in places for each in self.evening.looks(place))

    async def asked(self, table: Table) -> tuple[Guest, Look]:
        """Somebody who is asked, and where they alone see that."""
        while not table.state.asks():
            await self.evening.turn()
        record, ask = table.state.record, table.state.asks()[0]
        guest = self.evening.of(record.seats[ask.seat].user_id or 0)
        if table.state.kind.gathers:
            reply = await guest.slash(f"{record.game} hand", at=self.room(record))
        else:
            reply = await guest.slash(f"{record.game} {'play' if record.day is None else 'daily'}")
        return guest, reply.said[-1]

    async def press(self, table: Table) -> None:
        """Who is asked answers by pressing; what a computer would do."""
        guest, shown = await self.asked(table)
        ask = table.state.asks()[0]
        await guest.answer(shown, ask, answer_to(table, ask).verb)
        await self.evening.turn()

    # --- what is played before the release is left ---

    async def fill(self) -> None:
        """Open and play all tables."""
        evening = self.evening
        await evening.settle(least_humans=2)
        await evening.store.days.keys(evening.clock.now())
        await evening.turn(DAY)  # On the first day no deal is of the days before.
        ida, jon = (self.guests[name] for name in ALONE)
        for guest, command in ((ida, "play"), (jon, "daily")):
            await guest.slash(f"execution {command}")
            (table,) = (t for t in evening.bot.manager if t.state.record.host_id == guest.id)
            await self.answer(table, 3)
        for (game, room), channel in self.rooms.items():
            await self._open(game, room, channel)
        now = evening.clock.now()
        old = Process(OLD, 0, now, own_version(), most=None, wanted=None, well=True)
        await evening.store.processes.join(old, alone=True)
        await evening.store.processes.settle(1)
        await evening.store.processes.take(OLD, 1, now)

    async def _open(self, game: str, room: str, channel: ChannelHandle) -> None:
        evening, (host, *others) = self.evening, self.party(game, room)
        options: dict[str, Any] = {"pace": "by-day"} if room == "by-day" else {}
        if room == "planned":
            options["when"] = "23:30"
        await host.slash(f"{game} start", at=channel, **options)
        table = self.table(channel)
        for guest in others[: 1 if room == "lobby" else None]:
            label = "I'm coming" if room == "planned" else "Join"
            await guest.press(self.look(channel, label), label)
        if room in ("lobby", "planned"):
            return
        await host.press(self.look(channel, "Begin"), "Begin")
        await evening.turn()
        if room == "talking":
            await self.answer(table, 4)
            await self._speak(table)
        elif room == "by-day":
            await self.answer(table, 2)
        else:
            await self.play(table, last_words=room == "pleading")

    async def _speak(self, table: Table) -> None:
        """Who is asked says what a computer would say, as soon as one would."""
        speaker, style = table.state.plugin.rules.speaker, PlayStyle(talkative=True)
        while speaker is not None and not table.state.done:
            state, ask = table.state, table.state.asks()[0]
            said = speaker(state.notebook(ask.seat), ask, derive(b"said", ask.id), style)
            if said is not None:
                user, turn = (
                    state.record.seats[ask.seat].user_id,
                    speech.turn_of(state, ask.seat).index,
                )
                await table.act(user or 0, speech.said, turn, said.verb, said.picks)
                return
            await self.answer(table, 1)

    async def play(self, table: Table, *, last_words: bool) -> None:
        """Have everybody answer as a computer would: to the end, or until last words are said."""
        while table.state.record.status is Status.PLAYING:
            if table.state.asks():
                await self.answer(table, 1)
            elif last_words and table.state.last_words is not None:
                return
            else:
                await self.evening.turn(0.5)

    async def answer(self, table: Table, count: int) -> None:
        """Have so many questions answered as a computer would."""
        for _ in range(count):
            while not table.state.asks() and not table.state.done:
                await self.evening.turn()
            if table.state.done:
                return
            ask = table.state.asks()[0]
            user = table.state.record.seats[ask.seat].user_id
            assert user is not None
            await table.submit(user, ask.id, answer_to(table, ask))
            await self.evening.turn()


def answer_to(table: Table, ask: Ask) -> Answer:
    """What a computer would answer."""
    game, dice = plugins()[table.state.record.game], derive(b"the guests", ask.id)
    answer: Answer = game.rules.computer.answer(table.state.notebook(ask.seat), ask, dice)
    return answer


def load(version: str, file: Path) -> Path:
    """Make a database what a release has left; return its file."""
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript((RELEASED / f"{version}.sql").read_text("utf-8"))
    return file


async def _write(database: Path) -> None:
    async with Evening.begin(database, beat=BEAT) as evening:
        castle = Castle(evening)
        await castle.fill()


def write() -> Path:
    """Write down the castle of this version; return where."""
    numbers = itertools.count(1)

    def secret(_: int = 32) -> bytes:
        return hashlib.sha256(b"%d" % next(numbers)).digest()

    with TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patched, hurrying():
        patched.setattr("bot.tables.admission.new_secret", secret)
        patched.setattr("bot.store.days.secrets.token_bytes", secret)
        file = Path(folder) / "gallows.db"
        with threadless():
            asyncio.run(_write(file))
        with closing(sqlite3.connect(file)) as connection:
            lines = [f"{line}\n" for line in connection.iterdump()]
    # Those of a table are made in another order each time.
    indexes = sorted(line for line in lines if INDEX.match(line))
    to = RELEASED / f"{own_version()}.sql"
    to.write_text("".join(indexes.pop(0) if INDEX.match(line) else line for line in lines), "utf-8")
    return to


if __name__ == "__main__":
    print(write())
