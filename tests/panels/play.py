"""Games to look at: played by chance, seen by everybody, with names as bad as they come."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from pydantic import BaseModel

from bot.text import Words
from bot.text.words import bundle_of
from bot.values.tables import Pace, SeatView, Status, TableView, Waiting
from cogs.botk.options import ExecutionerBy
from games.botk.game import BOTK
from games.engine.asks import Seat
from games.engine.dice import SeededDice
from games.engine.events import Event
from games.engine.game import Game
from games.engine.match import Match
from games.feast.cards import Role
from games.feast.scenarios import Scenario
from tests.engine.play import read
from tests.engine.properties import step

HOSTILE = (
    "@everyone",
    "**bold** ||spoiler||",
    "<@123456789012345678>",
    "[x](http://evil.example)",
    "\u202edrawkcab",
    "𝕎" * 32,
    "```",
    "@" * 32,
    "-# small",
    "\u0639" * 32,
)
DUE = 1_800_000_000.0


def english() -> Words:
    return Words("en", (bundle_of("en"),), strict=True)


def table(
    count: int,
    status: Status = Status.PLAYING,
    *,
    names: Sequence[str] = HOSTILE,
    waiting: tuple[Waiting, ...] = (),
    asked: int = 0,
    away: bool = False,
    computers: Sequence[int] = (),
    executioner_by: ExecutionerBy = ExecutionerBy.EXPERIENCE,
    joined: bool = True,
    counted: bool = True,
    closes_at: float | None = None,
    secret: str | None = None,
    purses_after: tuple[int, ...] | None = None,
    game: str = "botk",
    scenario: Scenario = Scenario.A,
    roles: Sequence[Role] = (),
) -> TableView:
    seats = tuple(
        SeatView(
            Seat(n),
            None if n in computers else 10**17 + n,
            names[n],
            away=away and n == count - 1,
            joined=joined or n != count - 1,
            volunteer=n == 0,
        )
        for n in range(count)
    )
    return TableView(
        id=123456,
        game=game,
        guild_id=10**18,
        channel_id=10**18 + 1,
        place_id=10**18 + 2,
        host_id=10**17,
        status=status,
        pace=Pace.NORMAL,
        seats=seats,
        commitment="ab" * 32,
        counted=counted,
        choices={"executioner": executioner_by, "always_saboteur": True}
        if game == "botk"
        else {"scenario": scenario, "roles": list(roles)},
        panel_message_id=10**18 + 3,
        waiting=waiting,
        asked=asked,
        closes_at=closes_at,
        secret=secret,
        purses_after=purses_after,
        joins=tuple(10**18 + n for n in range(count))
        if secret and status is Status.SETTLED
        else (),
    )


@dataclass(frozen=True)
class Moment:
    """A match between two answers."""

    match: Match

    @property
    def settled(self) -> bool:
        return self.match.outcome is not None

    @property
    def view(self) -> TableView:
        outcome = self.match.outcome
        return table(
            self.match.seats,
            Status.SETTLED if self.settled else Status.PLAYING,
            waiting=tuple(Waiting(ask.seat, ask, DUE) for ask in self.match.asks),
            asked=len(self.match.put),
            game=self.match.game.id,
            away=len(self.match.told) % 5 == 0,
            computers=(1,) if len(self.match.told) % 3 == 0 else (),
            secret="cd" * 32 if self.settled else None,
            purses_after=None
            if outcome is None
            else tuple(
                before + net for before, net in zip(self.match.purses, outcome.net(), strict=True)
            ),
        )

    @property
    def tale(self) -> list[Event]:
        return [told.event for told in self.match.told if told.to is None]

    def notebook(self, viewer: Seat | None) -> Any:
        return read(self.match.game, self.match.seats, viewer, self.match.told)


def played(
    seed: int, count: int, options: BaseModel | None = None, game: Game = BOTK
) -> Iterator[Moment]:
    """Play a game by chance and stop before every answer, and at its end."""
    dice = SeededDice(seed.to_bytes(8, "big"))
    match = Match(game, count, options or game.options(), (5,) * count, dice)
    whims = SeededDice(b"whims" + seed.to_bytes(8, "big"))
    while match.asks:
        yield Moment(match)
        step(match, whims, silent=6)
    yield Moment(match)
