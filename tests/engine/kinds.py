"""The kinds of events that a game has."""

from types import ModuleType

from games.botk import events as botk_events
from games.dotk import events as dotk_events
from games.engine.events import Event
from games.execution import events as execution_events
from games.feast import events as feast_events

EVENTS = {
    "botk": botk_events,
    "dotk": dotk_events,
    "execution": execution_events,
    "feast": feast_events,
}
"""By game: the module with its events."""


def kinds_of(events: ModuleType) -> list[type[Event]]:
    """Every event of such a module."""
    classes = [kind for kind in vars(events).values() if isinstance(kind, type)]
    kinds = [kind for kind in classes if issubclass(kind, Event) and kind is not Event]
    assert len(kinds) > 8, "where are the events?"
    return kinds
