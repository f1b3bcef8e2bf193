"""What can be earned for good: medals, and the feats that some of them are for."""

from collections.abc import Iterator, Sequence

from bot.api import Medal
from games.dotk import events as ev
from games.dotk.cards import Character
from games.engine.asks import Seat
from games.engine.events import Event

POWERS = (Character.DRAGON, Character.THIEF)

MEDALS = (
    Medal(name="win", won=True),
    Medal(name="five-wins", won=True, least=5),
    Medal(name="fifty-points", counts="points", least=50),
    Medal(name="good-loser", counts="lost", least=10),
    *(Medal(name=power, feat=power, least=2, at_once=True) for power in POWERS),
)


def feats(events: Sequence[Event]) -> Iterator[tuple[Seat, str]]:
    """Find who acted by the power of which card."""
    for event in events:
        match event:
            case ev.PowerUsed(by, card) if card in POWERS:
                yield by, card
