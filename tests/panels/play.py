"""Tables and moments of the project's own games, as the tests of panels want them."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

from pydantic import BaseModel

from bot.plugins.registry import plugins
from bot.values.tables import Status, TableView
from cogs.botk.options import ExecutionerBy
from gallows.kit import snapshots
from gallows.kit.game_under_test import Variant, by_seats
from gallows.kit.snapshots import DUE, HOSTILE, Snapshot, english
from games.botk.game import BOTK
from games.engine.game import Game
from games.feast.cards import Role
from games.feast.scenarios import Scenario

__all__ = ["DUE", "HOSTILE", "Snapshot", "english", "played", "sizes", "table"]


def table(
    count: int,
    status: Status = Status.PLAYING,
    *,
    game: str = "botk",
    executioner_by: ExecutionerBy = ExecutionerBy.EXPERIENCE,
    scenario: Scenario = Scenario.A,
    roles: Sequence[Role] = (),
    **more: Any,
) -> TableView:
    choices: dict[str, Any] = {"executioner": executioner_by, "always_saboteur": True}
    if game != "botk":
        choices = {"scenario": scenario, "roles": list(roles)}
    return snapshots.table(game, count, status, choices=choices, **more)


@cache
def sizes(name: str) -> list[Variant]:
    return by_seats(plugins()[name])


def played(
    seed: int, count: int, options: BaseModel | None = None, game: Game = BOTK, *, silent: int = 6
) -> Iterator[Snapshot]:
    return snapshots.played(game, seed, count, options, silent=silent)
