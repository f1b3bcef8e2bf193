"""The document of a match's account names all that happens at a feast."""

import re
from pathlib import Path

import pytest

from games.engine.events import Event
from games.feast import events

SIMULATE = (Path(__file__).parents[2] / "docs" / "simulate.md").read_text("utf-8")
OWN_EVENTS = SIMULATE.split("## Events of `feast`")[1].split("\n## ")[0]
EVENTS = [
    kind
    for kind in vars(events).values()
    if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
]


@pytest.mark.parametrize("kind", EVENTS, ids=lambda kind: kind.__name__)
def test_every_event_is_documented_with_all_its_fields(kind: type[Event]) -> None:
    rows = [row.split("|")[1:3] for row in OWN_EVENTS.splitlines() if row.startswith("| `")]
    (fields,) = [fields for names, fields in rows if f"`{kind.__name__}`" in names]
    assert set(kind.__match_args__) <= set(re.findall(r"`(\w+)`", fields))
