"""What happened, by the texts alone; only cards want a name."""

from collections.abc import Sequence

from bot.api import Formatter, Teller, Telling
from cogs.execution.names import listed, named
from games.engine.events import Event, LogEntry
from games.execution.cards import Card
from games.execution.notebook import ExecutionNotebook


def _card(fmt: Formatter, card: Card, event: Event) -> str:
    return named(fmt.words, card)


def _cards(fmt: Formatter, cards: Sequence[Card], event: Event) -> str:
    return listed(fmt.words, cards)


TELLING = Telling(values={Card: _card, tuple[Card, ...]: _cards})


def tale(fmt: Formatter, notebook: ExecutionNotebook, events: Sequence[Event]) -> list[str]:
    """Return events as lines, oldest first."""
    return Teller(fmt, "tale", TELLING).lines(events)


def story(fmt: Formatter, told: Sequence[LogEntry]) -> list[tuple[str, list[str]]]:
    """Return everything, the deal too, with a chapter for each hand."""
    return Teller(fmt, "story", TELLING).chapters([each.event for each in told])
