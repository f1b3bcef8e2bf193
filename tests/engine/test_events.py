"""Events as JSON; that no event hides its own address, and that the page of events has it."""

import re
from pathlib import Path

import pytest

from games.engine.events import Event, as_json
from tests.engine.kinds import EVENTS, kinds_of

SIMULATE = (Path(__file__).parents[2] / "docs" / "simulate.md").read_text("utf-8")
KINDS = [(game, kind) for game, events in EVENTS.items() for kind in kinds_of(events)]
EVERY_KIND = pytest.mark.parametrize(
    ("game", "kind"), KINDS, ids=lambda each: getattr(each, "__name__", each)
)


@EVERY_KIND
def test_an_events_fields_do_not_clash_with_its_address(game: str, kind: type[Event]) -> None:
    assert not set(kind.__match_args__) & {"n", "event", "to"}


@EVERY_KIND
def test_every_event_is_documented_with_all_its_fields(game: str, kind: type[Event]) -> None:
    own = SIMULATE.split(f"## Events of `{game}`")[1].split("\n## ")[0]
    rows = [row.split("|")[1:3] for row in own.splitlines() if row.startswith("| `")]
    (fields,) = [fields for names, fields in rows if f"`{kind.__name__}`" in names]
    assert re.findall(r"`(\w+)`", fields) == list(kind.__match_args__)


def test_json_of_fields() -> None:
    assert as_json((1, ("a", None), True)) == [1, ["a", None], True]
    with pytest.raises(TypeError, match="float"):
        as_json(0.5)
