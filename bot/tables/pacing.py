"""How far a match has been told: the match is ahead, and what must be felt takes its time."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from bot.plugins.view import Moments, beats_of
from bot.tables.last_words import listened, opened
from bot.values.tables import Status
from games.engine.events import LogEntry

if TYPE_CHECKING:
    from bot.tables.state import TableState

UNASKED = 1.6
"""Times as long, where a computer has set it off: who has pressed nothing did not see it come."""


class Mark(NamedTuple):
    """How many events have been told, and how many beats of the one after them."""

    told: int
    beats: int = 0


def told_on(state: "TableState", now: float) -> "TableState":
    """Return a state with the next beat told, or with all there is where there is no more beat.

    While a beat is being felt nothing more is told, but what is said as last words: these come
    with the last beat. Raise whatever the game's moments and last words raise.
    """
    match, record = state.match, state.record
    if match is None or state.frozen or record.status is not Status.PLAYING:
        return state
    if state.felt_until is not None and now < state.felt_until:
        return listened(state, now)
    seconds = state.kind.beat(record.pace, state.settings.beat)
    if _set_off_by_computer(state):
        seconds *= UNASKED
    moments = state.plugin.view.moments
    mark = next_beat(state.mark, match.log, moments) if seconds else None
    if mark is None or next_beat(mark, match.log, moments) is None:
        heard = opened(told_whole(state), now)
        if mark is None or heard.last_words is not None:
            return heard
    told = replace(record, told=mark.told, beats=mark.beats)
    return replace(state, record=told, felt_until=now + seconds)


def _set_off_by_computer(state: "TableState") -> bool:
    """Say whether the last answer was given where a computer plays."""
    given = state.match.given if state.match is not None else ()
    last = next((each for each in reversed(given) if not each.claim), None)
    return last is not None and state.record.seats[last.seat].played_by_computer


def told_whole(state: "TableState") -> "TableState":
    """Return a state in which all there is has been told, at once."""
    told = replace(state.record, told=state.progress.events, beats=0)
    return replace(state, record=told, felt_until=None)


def next_beat(mark: Mark, told: Sequence[LogEntry], moments: Moments) -> Mark | None:
    """Return how far the next beat goes; None where there is none in what is yet to be told."""
    for at in range(mark.told, len(told)):
        if told[at].to is not None:
            continue
        beats = beats_of(moments, told[at].event)
        if beats:
            so_far = mark.beats if at == mark.told else 0
            return Mark(at, so_far + 1) if so_far + 1 < beats else Mark(at + 1)
    return None
