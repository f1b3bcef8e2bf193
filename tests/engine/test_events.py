"""Events as JSON, and that no event hides its own address."""

import pytest

from games.botk import events as botk_events
from games.engine.events import Event, as_json

EVENTS = [
    kind
    for kind in vars(botk_events).values()
    if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
]


@pytest.mark.parametrize("kind", EVENTS, ids=lambda kind: kind.__name__)
def test_an_events_fields_do_not_clash_with_its_address(kind: type[Event]) -> None:
    assert not set(kind.__match_args__) & {"n", "event", "to"}


def test_json_of_fields() -> None:
    assert as_json((1, ("a", None), True)) == [1, ["a", None], True]
    with pytest.raises(TypeError, match="float"):
        as_json(0.5)
