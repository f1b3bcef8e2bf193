"""What has happened at a table, as everybody may hear it, and what of it must be felt."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from bot.plugins.formatter import Formatter
from bot.plugins.view import GameView, beats_of
from bot.values.silence import Silent
from games.engine.asks import Ask, Target, Verb
from games.engine.claims import Spoken
from games.engine.events import Event
from games.engine.match import Match

if TYPE_CHECKING:
    from bot.tables.state import TableState


def tale_of(state: "TableState", first: int, *, talk: bool = False) -> list[Event]:
    """Return the public events from number ``first`` on, and where silence decided.

    ``talk``: what was said, too.
    """
    first, silences = max(first, 1), dict[int, list[Silent]]()
    if state.match is not None and state.kind.waits:
        silences = silences_in(state.match, state.plugin.view, partial(state.notebook, None))
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


def silences_in(match: Match, view: GameView, public: Callable[[], Any]) -> dict[int, list[Silent]]:
    """Return what silence decided, by the number of the event that came of it.

    ``public`` returns everybody's notebook. Nothing is said of answers that are for the asked seat
    alone.
    """
    silences: dict[int, list[Silent]] = {}
    for n, (given, before) in enumerate(zip(match.given, match.events_before, strict=True)):
        if given.silent and not given.secret:
            silent = Silent(given.seat, ())
            ask = match.by_dice.get(n)
            if ask is not None:
                label = partial(_label, view, public, ask, given.verb)
                silent = Silent(given.seat, given.picks, label)
            silences.setdefault(before + 1, []).append(silent)
    return silences


def _label(
    view: GameView, public: Callable[[], Any], ask: Ask, name: str, fmt: Formatter, pick: Target
) -> str:
    """Return what a list of a question has called a target."""
    verb = ask.verb(name) or Verb(name)
    try:
        return view.choice(fmt.plain, public(), ask, verb, pick).label
    except Exception:
        # Where no bot runs a stranger's view raises, and the story is worth more than this.
        return str(pick)
