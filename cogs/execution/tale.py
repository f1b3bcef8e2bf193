"""What happened, by the texts alone; only cards want a name."""

from collections.abc import Sequence

from bot.api import Formatter, Teller, Telling
from cogs.execution.names import listed, named
from games.engine.events import Event, LogEntry
from games.execution.cards import Card
from games.execution.notebook import ExecutionNotebook

TELLING = Telling(
    values={
        Card: lambda fmt, card, _: named(fmt.words, card),
        tuple[Card, ...]: lambda fmt, cards, _: listed(fmt.words, cards),
    }
)


def tale(fmt: Formatter, notebook: ExecutionNotebook, events: Sequence[Event]) -> list[str]:
    """Return events as lines, oldest first."""
    return Teller(fmt, "tale", TELLING).lines(events)


def story(fmt: Formatter, told: Sequence[LogEntry]) -> list[tuple[str, list[str]]]:
    """Return everything, the deal too, with a chapter for each hand."""
    return Teller(fmt, "story", TELLING).chapters([each.event for each in told])
