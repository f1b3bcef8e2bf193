"""Presses that no client sends, or not then, or not by these: many at once, while a game goes on.

Each is acknowledged once and for all, none leaves a traceback or more than a line in the log, and
all that they change in the database are answers of those who were asked, once each.
"""

import logging
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import select
from structlog.testing import capture_logs

from bot.permissions import NEEDED
from bot.store.schema import answers, metadata
from bot.store.store import Store
from bot.tables.table import Table
from games.engine.dice import Dice, derive, pick
from games.engine.random_player import RandomPlayer
from tests.attacks.place import Place, seats_of
from tests.store.rows import rows
from tests.support.evening import Evening
from tests.support.guests import Guest
from tests.support.looks import Look
from tests.support.playing import PLACES, Playing

AT_ONCE = 40
"""Presses in flight together."""
TABLE_OF = 1000
"""Presses that one table stands, before the next one is opened."""
NUMBERS = (
    *("0", "1", "2", "7", "999999999", "2147483648", "9223372036854775808", "9" * 40),
    *("-1", "²", "٣", "1.5", "", "1e9", "0x1", " 1", "null"),
)
"""In place of a number: small, large, beyond 63 bits, and none."""
WORDS = (
    *("again", "begin", "cancel", "hand", "join", "leave", "story", "refresh", "give", "back"),
    *("sure-end", "grant", "dance", "", "ﬁ", "a" * 60, "\n", "__init__", "%s", "\x1b[2J"),
)
"""In place of a verb, an action or a choice."""
OWN = re.compile(r"gg:p:|:(?:leave|cancel|end|sure-\w+|give-up)\b")
"""What a player may rightly do to their own seat and data, and would have done with."""
TIMES = frozenset({"processes", "deadlines", "members", "posts"})
"""Tables of the database that change with time, or because somebody was seen."""

Press = tuple[Guest, Look, str, Sequence[str]]


@dataclass
class Tally:
    """What was pressed, and what came of it."""

    presses: int = 0
    twice: int = 0
    """Of them, those that were delivered twice."""
    answers: int = 0
    """Answers that were taken meanwhile."""
    kinds: Counter[str] = field(default_factory=Counter)
    """How they were acknowledged."""
    faults: list[str] = field(default_factory=list)


class Siege:
    """One table, besieged while it is played."""

    def __init__(
        self, evening: Evening, playing: Playing, foreign: list[Press], dice: Dice
    ) -> None:
        """``foreign``: presses from another server's table, by its host."""
        self.evening = evening
        self.playing = playing
        self.tally = Tally()
        self._dice = dice
        self._foreign = foreign
        self._strangers = [evening.guest(name) for name in ("Xan", "Yan", "Zoe")]
        self._known: dict[str, tuple[Look, tuple[str, ...]]] = {}
        """Every control that was ever seen: where, and what it offered."""

    async def stand(self, presses: int) -> None:
        """Besiege the table, to its end and a little longer, by so many presses.

        A table at which something was found need not hold what comes after that.
        """
        table = self.playing.table
        with watched(self.tally.faults), self._delivered_twice():
            while self.tally.presses < presses and not self.tally.faults:
                self._learn()
                await self._strangers_press()
                if table.state.done:
                    break
                await self._players_press(table)
                await self.evening.turn(10)

    def _learn(self) -> None:
        evening = self.evening
        seen = [*evening.all_public(), *(m for g in self.playing.guests for m in g.dm())]
        for look in [*seen, *([self.playing.hand] if self.playing.hand else [])]:
            offered = {each.custom_id: each.values for each in look.selects}
            for custom_id in look.ids:
                self._known.setdefault(custom_id, (look, offered.get(custom_id, ())))

    async def _strangers_press(self) -> None:
        """Presses of those who have no seat here change nothing at all."""
        evening, before = self.evening, await self._state()
        await self._volley(
            pick(self._dice, self._foreign)
            if self._foreign and self._dice.below(4) == 0
            else self._forged(pick(self._dice, self._strangers))
            for _ in range(AT_ONCE)
        )
        if await self._state() != before:
            self.tally.faults.append("strangers have changed something")
        assert evening.clock.failures == []

    async def _players_press(self, table: Table) -> None:
        """Players press what is old, what is others', and what is right, several times at once."""
        evening, playing, dice = self.evening, self.playing, self._dice
        before = await rows(evening.store, answers)
        volley = [self._forged(pick(dice, playing.guests)) for _ in range(AT_ONCE - 5)]
        volley = [each for each in volley if not OWN.search(each[2])]
        asks = {ask.id: ask for ask in table.state.asks()}
        for ask in asks.values():
            right = [
                (playing.at(ask.seat), look, custom_id, values[: max(1, ask.verbs[0].least)])
                for custom_id, (look, values) in self._known.items()
                if f":{ask.id}:" in custom_id
            ]
            volley += [pick(dice, right)] * 5 if right else []
        await self._volley(volley)
        taken = (await rows(evening.store, answers))[len(before) :]
        for each in taken:
            owner = evening.of(table.state.record.seats[each["seat"]].user_id or 0)
            pressed = any(who is owner and f":{each['verb']}" in what for who, _, what, _ in volley)
            if not pressed or each["ask"] in {row["ask"] for row in before}:
                self.tally.faults.append(f"nobody has answered {each}")
        playing.forget()
        for ask in table.state.asks():
            if ask.id in asks and dice.below(2):
                # Not all that was pressed fits together: one answer that does, so that it goes on.
                answer = RandomPlayer().answer(None, ask, dice)
                where = playing.place_of(ask, answer, pick(dice, PLACES))
                drafts = evening.bot.renderer.at(table).drafts
                if drafts.of(ask):
                    # The volley has chosen a part: it is begun anew, as after a restart.
                    drafts.drop(ask)
                    where = "hand"
                await playing.answer(ask, answer, where)
        self.tally.answers = len(await rows(evening.store, answers))

    def _forged(self, guest: Guest) -> Press:
        """Return a control that was seen once, as it was or with a part of it exchanged."""
        dice = self._dice
        custom_id, (look, values) = pick(dice, list(self._known.items()))
        if dice.below(2):
            parts = custom_id.split(":")
            at = 1 + dice.below(len(parts) - 1)
            parts[at] = pick(dice, NUMBERS if parts[at].isdigit() or dice.below(3) == 0 else WORDS)
            custom_id = ":".join(parts)[:100]
        chosen: tuple[str, ...] = ()
        if values:
            chosen = (pick(dice, values if dice.below(2) else (*NUMBERS, *WORDS)),)
        return guest, look, custom_id, chosen

    async def _volley(self, presses: Iterator[Press] | list[Press]) -> None:
        sent = [each for each in presses if not each[2].startswith("gg:p:erase")]
        for reply in await self.evening.at_once(*sent):
            self.tally.kinds[reply.kind] += 1
        self.tally.presses += len(sent)
        self.evening.env.http_requests.clear()

    async def _state(self) -> Any:
        stored = await everything(self.evening.store)
        del stored["callers"]  # Anybody may ask to be called to the next game.
        return stored, [m.id for m in self.evening.all_public()]

    @contextmanager
    def _delivered_twice(self) -> Iterator[None]:
        """Let Discord deliver some presses twice, as it does now and then."""
        backend = self.evening.env.backend
        emit = backend.emit

        def again(event: str, payload: Any, *args: Any, **named: Any) -> Any:
            sent = emit(event, payload, *args, **named)
            if event == "INTERACTION_CREATE" and self._dice.below(8) == 0:
                self.tally.twice += 1
                emit(event, payload, *args, **named)
            return sent

        backend.emit = again  # type: ignore[method-assign]
        try:
            yield
        finally:
            backend.emit = emit  # type: ignore[method-assign]


async def everything(store: Store) -> dict[str, list[Any]]:
    """Return what is in the database, but for what changes with time."""
    return await store.database.read(
        lambda connection: {
            table.name: list(connection.execute(select(table)))
            for table in metadata.sorted_tables
            if table.name not in TIMES
        }
    )


@contextmanager
def watched(faults: list[str]) -> Iterator[None]:
    """Note everything in the logs that is more than a line for the record."""

    class Heard(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            faults.append(record.getMessage())

    handler = Heard(logging.WARNING)
    logging.getLogger().addHandler(handler)
    try:
        with capture_logs() as lines:
            yield
    finally:
        logging.getLogger().removeHandler(handler)
    faults += [
        str(line)
        for line in lines
        if line["log_level"] not in ("debug", "info") or "exc_info" in line
    ]


async def besiege(place: Place, game: str, number: int, presses: int = TABLE_OF) -> Tally:
    """Open a table of a game, and another one on another server, and besiege it."""
    async with place.evening(number, threads=True) as evening:
        playing = Playing(evening, game)
        await playing.begin(seats_of(game, number))
        dice = derive(b"siege %d" % number, game)
        foreign = await _elsewhere(evening, playing)
        siege = Siege(evening, playing, foreign, dice)
        await siege.stand(presses)
        return siege.tally


async def _elsewhere(evening: Evening, playing: Playing) -> list[Press]:
    """Return presses by the host of a table on another server, that name this one's."""
    here, there = (evening.guild, evening.tavern), evening.env.create_guild("The Other Court")
    evening.guild, evening.tavern = there, there.create_text_channel("cellar")
    try:
        for role in evening.env.backend.get_guild(there.id).roles.values():
            if role.managed:
                role.permissions = NEEDED.value
        await evening.store.guilds.greet(there.id)
        host = evening.guest("Wat")
        await host.slash(f"{playing.game} {'play' if playing.alone else 'start'}")
        look = next(iter(evening.looks(evening.tavern.id)), None)
    finally:
        evening.guild, evening.tavern = here
    if look is None:
        return []
    table = playing.table.id
    named = ("join", "begin", "hand", "story", "refresh", "leave", "cancel", "again")
    return [(host, look, f"gg:t:{table}:{action}", ()) for action in named]
