"""What has happened at a table, as everybody may hear it, and what of it must be felt."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bot.plugins.view import beats_of
from bot.values.silence import Silent
from games.engine.claims import Spoken
from games.engine.events import Event

if TYPE_CHECKING:
    from bot.tables.state import TableState


def tale_of(state: "TableState", first: int, *, talk: bool = False) -> list[Event]:
    """Return the public events from number ``first`` on, and where silence decided.

    ``talk``: what was said, too.
    """
    first, silences = max(first, 1), _silences(state)
    events: list[Event] = []
    for told in state.told()[first - 1 :]:
        events += silences.get(told.n, ())
        if told.to is None and (talk or not isinstance(told.event, Spoken)):
            events.append(told.event)
    return events


def first_moment(state: "TableState", start: int) -> Event | None:
    """Return the first moment that was told after so many events, whole or in part."""
    if state.match is None:
        return None
    mark, moments = state.mark, state.plugin.view.moments
    for told in state.match.log[start : mark.told + (mark.beats > 0)]:
        event = told.event
        if told.to is None and type(event) in moments and beats_of(moments, event):
            return event
    return None


def begun_event(state: "TableState") -> Event | None:
    """Return the event of which some beats have been told, and not all."""
    return state.match.log[state.mark.told].event if state.match and state.mark.beats else None


def _silences(state: "TableState") -> dict[int, Sequence[Event]]:
    """Return what silence decided, by the number of the event that came of it.

    Nothing is said of answers that are for the asked seat alone.
    """
    match = state.match
    if match is None or not state.kind.waits:
        return {}
    silences: dict[int, list[Event]] = {}
    for given, before in zip(match.given, match.events_before, strict=True):
        if given.silent and not given.secret:
            picks = given.picks if given.by_dice else ()
            silences.setdefault(before + 1, []).append(Silent(given.seat, picks))
    return {**silences}
