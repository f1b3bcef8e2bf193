"""Each game twice, alike but for one throw of the dice; all that anybody receives is recorded.

What a viewer must not know is what the game's events have not told that viewer. So as long as the
same was told to a viewer in both, both must look the same to the viewer: every message and edit,
every answer to a press or command, in public or for this viewer alone. So must the log, to whom
nothing is told. What no event tells at all, such as the dice's secret, is searched for besides.
"""

import io
import json
import logging
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import zip_longest

import pytest
import structlog

from bot.logs import configure
from bot.settings import LogFormat, LogLevel
from bot.tables.table import Table
from bot.values.tables import Status
from gallows.kit.secrets import ForkedDice, told_apart
from games.engine.asks import Answer, Ask, Seat
from games.engine.dice import derive, pick
from games.engine.events import LogEntry
from games.engine.random_player import RandomPlayer
from tests.attacks.place import Place, seats_of
from tests.support.evening import Evening
from tests.support.failing_store import trouble
from tests.support.playing import PLACES, Playing
from tests.support.witness import Witness

LOOK = 6
"""Before each so many-th answer, somebody looks at everything, players and others in turn."""
FAIL = 7
"""Before each so many-th answer, the database or Discord fails at it."""
SNOWFLAKE = re.compile(r"\d{17,20}")
TIMESTAMP = re.compile(r'"timestamp": "[^"]*"')


@dataclass(frozen=True)
class Move:
    """An answer, and the panel that it is given on."""

    ask: Ask
    answer: Answer
    where: str


@dataclass(frozen=True)
class Mark:
    """Where everything stood before a move."""

    told: int
    requests: int
    logged: int


@dataclass
class Record:
    """One game: what was told, received and logged, and how far that was before each move."""

    moves: list[Move] = field(default_factory=list)
    marks: list[Mark] = field(default_factory=list)
    told: list[LogEntry] = field(default_factory=list)
    seats: dict[int, Seat] = field(default_factory=dict)
    """Of the users who sit at the table."""
    sent: list[tuple[int, int | None, str]] = field(default_factory=list)
    """By number of the request: who could see it, None for everybody, and what it was."""
    log: str = ""
    found: list[str] = field(default_factory=list)
    """What nobody may be told, and was found here."""

    def received(self, user: int | None, until: int) -> list[str]:
        """Return what a user could see before a request; ids count from the first that was seen."""
        seen: dict[str, str] = {}

        def named(found: re.Match[str]) -> str:
            return seen.setdefault(found[0], f"id{len(seen)}")

        mine = (None, user)
        return [
            SNOWFLAKE.sub(named, text) for at, to, text in self.sent if at < until and to in mine
        ]

    def lines(self, until: int) -> list[str]:
        """Return the log up to a place in it, without times."""
        return TIMESTAMP.sub("", SNOWFLAKE.sub("id", self.log[:until])).splitlines()


@dataclass
class Tally:
    """How much was compared."""

    games: int = 0
    messages: int = 0
    lines: int = 0
    differences: list[str] = field(default_factory=list)


@contextmanager
def talking() -> Iterator[io.StringIO]:
    """Log everything at the most talkative level, as it is written for machines."""
    root, before = logging.getLogger(), structlog.get_config()
    handlers, level = root.handlers[:], root.level
    stream = io.StringIO()
    configure(LogLevel.DEBUG, LogFormat.JSON, stream)
    try:
        yield stream
    finally:
        root.handlers[:] = handlers
        root.setLevel(level)
        structlog.configure(**before)


class Recorder:
    """Plays one game, and keeps all that is sent."""

    def __init__(self, evening: Evening, game: str, log: io.StringIO) -> None:
        self.evening = evening
        self.playing = Playing(evening, game)
        self.record = Record()
        self._log = log
        self._stranger = evening.guest("Quentin")
        self._moderator = evening.guest("Rosalind", moderator=True)

    async def play(
        self, seats: int, moves: Sequence[Move] | None = None, most: int | None = None
    ) -> Record:
        """Play by chance, or by these moves as far as they go; to the end, or ``most`` moves."""
        playing, record = self.playing, self.record
        await playing.begin(seats)
        table, number = playing.table, 0
        while table.state.asks() and number != (most if moves is None else len(moves)):
            self._mark(table)
            ask = table.state.asks()[0]
            move = self._choose(table, ask) if moves is None else moves[number]
            if move.ask.id != ask.id or ask.accept(move.answer) != move.answer:
                break  # Who is asked knows a difference.
            if playing.place_of(ask, move.answer, move.where) != move.where:
                break  # Or has it before their eyes.
            if number % LOOK == LOOK - 1:
                await self._look(table, number // LOOK)
            await self._move(ask, move, number)
            record.moves.append(move)
            number += 1
        else:
            self._mark(table)
        await self.evening.turn()
        await self._look(table, number)
        self._collect(table)
        return record

    def _choose(self, table: Table, ask: Ask) -> Move:
        dice = derive(table.state.record.secret, "hands", ask.id)
        answer = RandomPlayer().answer(None, ask, dice)
        return Move(ask, answer, self.playing.place_of(ask, answer, pick(dice, PLACES)))

    async def _move(self, ask: Ask, move: Move, number: int) -> None:
        playing, evening = self.playing, self.evening
        where = move.where
        if number % FAIL == FAIL - 1:
            with trouble("journal.commit"):
                await playing.answer(ask, move.answer, where)
            playing.forget()
            if not playing.alone:
                place = f"/channels/{playing.table.state.place_id}/messages/*"
                evening.env.inject_error("PATCH", place, status=500, times=1)
        await playing.answer(ask, move.answer, where)
        await evening.turn(10)

    async def _look(self, table: Table, turn: int) -> None:
        """One after the other looks at what there is to see, theirs or not."""
        everybody = [self._moderator, self._stranger, *self.playing.guests]
        guest, public = everybody[turn % len(everybody)], self.evening.all_public()
        for action in ("hand", "story", "refresh") if public else ():
            await guest.send(public[-1], f"gg:t:{table.id}:{action}")
        if not self.playing.alone:
            await guest.slash(f"{table.state.record.game} hand")
            await guest.slash(f"{table.state.record.game} status")
        await guest.slash("crowns me")
        await guest.slash("crowns game", table=table.id)
        if guest is self._moderator:
            await guest.slash("court tables")

    def _mark(self, table: Table) -> None:
        """Note how far everything is, and search what was sent for what nobody may be told yet.

        Once the game is over the dice are open, and anybody may be shown what follows from them.
        The log still may not.
        """
        requests, marks = self.evening.env.http_requests, self.record.marks
        since = marks[-1].requests if marks else 0
        until = len(requests) if table.state.record.status is Status.PLAYING else since
        marks.append(Mark(len(table.state.told()), until, self._log.tell()))
        sent = json.dumps([request.json for request in requests[since:until]])
        self.record.found += [f"sent: {each}" for each in _secrets(table) if each in sent]

    def _collect(self, table: Table) -> None:
        """Sort what was sent by who could see it, and search the log."""
        record, evening = self.record, self.evening
        record.told, record.log = [*table.state.told()], self._log.getvalue()
        for seat in table.state.record.seats:
            if seat.user_id is not None:
                record.seats[seat.user_id] = Seat(seat.seat)
        witness = Witness(evening)
        for at, (viewer, body) in zip(witness.at, witness.sent, strict=True):
            shown = {key: part for key, part in body.items() if key != "nonce"}
            record.sent.append((at, viewer, json.dumps(shown, sort_keys=True)))
        tokens = [each.token for each in evening.env.backend.interactions.values()]
        hidden = [*tokens, *_secrets(table)]
        record.found += [f"logged: {each}" for each in hidden if each in record.log]
        names = "|".join(map(re.escape, evening.guests))
        record.found += [f"logged: {each}" for each in re.findall(rf"\b(?:{names})\b", record.log)]


def _secrets(table: Table) -> list[str]:
    """Return what the cards can be dealt again with."""
    return [each.hex() for each in (table.state.record.secret, table.state.record.seed) if each]


def compare(here: Record, there: Record) -> Iterator[str]:
    """Yield what somebody could tell two games apart by that was not told to them."""
    everybody: tuple[int | None, Seat | None] = (None, None)
    for user, seat in [everybody, *here.seats.items()]:
        one, two = _told_alike(seat, here, there)
        mine, other = here.received(user, one.requests), there.received(user, two.requests)
        for first, second in zip_longest(mine, other):
            if first != second:
                yield f"{'everybody' if seat is None else f'seat {seat}'}: {first} or {second}"
                break
        if seat is None:
            for first, second in zip_longest(here.lines(one.logged), there.lines(two.logged)):
                if first != second:
                    yield f"the log: {first} or {second}"
                    break


def _told_alike(seat: Seat | None, here: Record, there: Record) -> tuple[Mark, Mark]:
    """Return how far both games had got when the same had been told to a viewer in both."""
    last = before = Mark(0, 0, 0), Mark(0, 0, 0)
    for marks in zip(here.marks, there.marks, strict=False):
        new = (
            record.told[was.told : now.told]
            for record, was, now in zip((here, there), before, marks, strict=True)
        )
        if told_apart(seat, *new):
            break
        last = before = marks
    return last


async def record_twice(place: Place, game: str, number: int, most: int | None = None) -> Tally:
    """Play a game and its twin, which differs from it in one throw, and compare them.

    ``most``: so many moves of it; None: to its end.
    """
    fork: int | None = None
    records: list[Record] = []
    for _ in range(2):
        dealt: list[ForkedDice] = []

        def throw(
            seed: bytes, fork: int | None = fork, dealt: list[ForkedDice] = dealt
        ) -> ForkedDice:
            dealt.append(ForkedDice(seed, fork))
            return dealt[-1]

        with pytest.MonkeyPatch.context() as patch, talking() as log:
            patch.setattr("bot.tables.dealing.SeededDice", throw)
            async with place.evening(number) as evening:
                recorder = Recorder(evening, game, log)
                moves = records[0].moves if records else None
                records.append(await recorder.play(seats_of(game, number), moves, most))
        if not records[1:]:
            sides = max((dice.sides for dice in dealt), key=len)
            throws = [n for n, each in enumerate(sides) if each > 1]
            fork = throws[derive(b"fork %d" % number, game).below(len(throws))] if throws else None
    here, there = records
    return Tally(
        games=2,
        messages=len(here.sent) + len(there.sent),
        lines=len(here.log.splitlines()) + len(there.log.splitlines()),
        differences=[*compare(here, there), *here.found, *there.found],
    )
