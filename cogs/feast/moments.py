"""What must be felt at a feast, what has become of a guest, and why they won or lost."""

from collections.abc import Sequence

from bot.api import Formatter, Moments, Special, Teller, Telling
from cogs.feast.names import reason
from cogs.feast.tale import judged
from games.engine.asks import Seat
from games.engine.events import Event
from games.feast import events as ev
from games.feast.cards import Goblet
from games.feast.notebook import FeastNotebook

MOST_BEATS = 3
"""Beats of a toast's thumbs: so many at a time that it never takes more."""


def _thumbs(event: Event) -> int:
    """Return the beats of a toast: one thumb after the other, or several of many."""
    return min(MOST_BEATS, len(_drinkers(event))) if isinstance(event, ev.ThumbsShown) else 0


def _bite(event: Event) -> int:
    """Return the beats of a food that is eaten: one where it is poisoned."""
    return 1 if isinstance(event, ev.FoodFlipped) and event.poison else 0


MOMENTS: Moments = {
    ev.ThumbsShown: _thumbs,
    ev.GobletFlipped: 0,
    ev.FoodFlipped: _bite,
    ev.Challenged: 1,
    ev.DuelAnswered: 0,
    ev.DuelFought: 1,
    ev.Died: 1,
    ev.GameEnded: 1,
    ev.Judged: 0,
}


def moment(fmt: Formatter, notebook: FeastNotebook, events: Sequence[Event]) -> list[str]:
    """Return moments as lines, oldest first; where nobody has won, that comes last."""
    lines = Teller(fmt, "moment", TELLING).lines(events)
    nobody = notebook.verdicts and not any(verdict.won for verdict in notebook.verdicts)
    if nobody and any(isinstance(event, ev.GameEnded) for event in events):
        lines.append(fmt.words("feast-final-winners", n=0))
    return lines


def begun(fmt: Formatter, event: Event, beats: int) -> list[str]:
    """Return the thumbs of a toast that have been shown so far."""
    if not isinstance(event, ev.ThumbsShown):
        return []
    seats = _drinkers(event)
    shown = -(-len(seats) * beats // _thumbs(event))
    return [fmt.words("feast-thumbs", thumbs=_named(fmt, event, seats[:shown]), more="true")]


def _drinkers(event: ev.ThumbsShown) -> list[Seat]:
    return sorted((*event.up, *event.down))


def _named(fmt: Formatter, event: ev.ThumbsShown, seats: Sequence[Seat]) -> str:
    return " · ".join(
        fmt.words("feast-thumb", name=fmt.bold(seat), up=str(seat in event.up).lower())
        for seat in seats
    )


def thumbs(teller: Teller, event: ev.ThumbsShown) -> str:
    """Tell all thumbs of a toast."""
    named = _named(teller.fmt, event, _drinkers(event))
    return teller.words("feast-thumbs", thumbs=named, more="false")


def goblets(teller: Teller, *flipped: ev.GobletFlipped) -> str:
    """Tell what all who drank have drunk."""
    by = {
        goblet: teller.fmt.names(each.seat for each in flipped if each.goblet is goblet)
        for goblet in (Goblet.WINE, Goblet.POISON)
    }
    return teller.words(
        "feast-moment-goblets", wine=by[Goblet.WINE] or "none", poison=by[Goblet.POISON] or "none"
    )


def winner(teller: Teller, event: ev.Judged) -> str:
    """Tell who has reached a goal, and why; of the others the result tells."""
    return judged(teller, event) if event.won else ""


def deaths(teller: Teller, first: ev.Died, *more: ev.Died) -> str:
    """Tell deaths that come together; only the first has its joke."""
    return "\n".join([teller.by_text(first), *Teller(teller.fmt).lines(more)])


def _together(first: Event, event: Event) -> bool:
    return type(first) is type(event) and isinstance(event, ev.GobletFlipped | ev.Died)


SPECIAL: dict[type[Event], Special] = {
    ev.ThumbsShown: thumbs,
    ev.GobletFlipped: goblets,
    ev.Judged: winner,
    ev.Died: deaths,
}
TELLING = Telling(special=SPECIAL, together=_together)


def fate(fmt: Formatter, notebook: FeastNotebook) -> list[str]:
    """Return what has become of the viewer and what it means now; at the end, why they won."""
    words, viewer = fmt.words, notebook.viewer
    for verdict in notebook.verdicts:
        if verdict.seat == viewer:
            key = "feast-you-won" if verdict.won else "feast-you-lost"
            return [words(key, why=reason(fmt, verdict))]
    died = [
        event
        for event in notebook.events
        if isinstance(event, ev.Died) and viewer is not None and event.seat == viewer
    ]
    if not died or notebook.role is None:
        return []
    how = "\n".join(Teller(fmt, "moment", TELLING).lines(died))
    told = [words("feast-fate-died", how=how)]
    if notebook.result is None:  # Once it is over, the next beat says who has won.
        told.append(words("feast-you-dead-lost" if notebook.lost() else "feast-you-dead"))
    return told
