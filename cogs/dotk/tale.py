"""What happened: the texts, and code where there is logic, the reveal of a round above all."""

from collections.abc import Sequence
from typing import Any

from bot.api import Formatter, Special, Teller, Telling
from cogs.dotk.board import crowded
from games.dotk import events as ev
from games.dotk.cards import CARDS, Character
from games.engine.asks import Seat
from games.engine.events import Event, Told

OF_A_REVEAL = (ev.ValueChanged, ev.RoundWon, ev.RoundLost, ev.WentOut)
AFTER_A_POWER = (ev.CardStolen, ev.CardsJuggled, ev.CardBurned)


def tale(fmt: Formatter, notebook: Any, events: Sequence[Event]) -> list[str]:
    """Return public events as lines: the last reveal, and whatever has happened since."""
    shown = [at for at, event in enumerate(events) if isinstance(event, ev.Revealed)]
    return Teller(fmt, "tale", TELLING).lines(events[shown[-1] :] if shown else events)


def story(fmt: Formatter, told: Sequence[Told]) -> list[tuple[str, list[str]]]:
    """Return the whole game, secrets too, by turns or rounds."""
    return Teller(fmt, "story", TELLING).chapters([each.event for each in told])


def revealed(teller: Teller, event: ev.Revealed, *after: Event) -> str:
    """Tell a round's end: all cards by what they count, the powers that changed it, the outcome.

    Few players have a line for each value; many have one paragraph.
    """
    fmt, words = teller.fmt, teller.words
    beside = {each.card: each.beside for each in after if isinstance(each, ev.ValueChanged)}
    holders: dict[tuple[int, Character], list[Seat]] = {}
    for (seat, character), value in zip(event.cards, event.values, strict=True):
        holders.setdefault((value, character), []).append(seat)
    lines = []
    for value, character in sorted(holders, key=_high_first):
        lines.append(
            words(
                "dotk-revealed",
                value=value,
                card=fmt.noun(character),
                names=fmt.names(holders[value, character]),
                normal=CARDS[character].value,
                beside=fmt.nouns(beside[character]) if character in beside else "none",
            )
        )
    if crowded(fmt):
        lines = [" · ".join(lines)]
    ends = [
        teller.tell(each)
        for each in after
        if isinstance(each, ev.RoundWon | ev.RoundLost | ev.WentOut)
    ]
    return "\n".join([teller.by_text(event), *lines, *ends])


def _high_first(held: tuple[int, Character]) -> tuple[int, int]:
    value, character = held
    return -value, list(Character).index(character)


def counted(teller: Teller, event: ev.RoundWon | ev.RoundLost | ev.WentOut) -> str:
    """Tell who scores, who loses a round, or who is out."""
    return teller.by_text(event, n=len(event.seats))


def folded(teller: Teller, *events: ev.Folded) -> str:
    """Tell those who have folded one after the other."""
    names = teller.fmt.names(event.by for event in events)
    return teller.by_text(events[0], names=names, n=len(events))


def ended(teller: Teller, event: ev.GameEnded) -> str:
    """Tell who wins."""
    return teller.by_text(event, n=len(event.winners))


def paid(teller: Teller, *payments: ev.Paid) -> str:
    """Tell what the winners earn."""
    payees = [each.payee for each in payments if each.payee is not None]
    amount = teller.fmt.crowns(payments[0].amount)
    return teller.by_text(payments[0], amount=amount, payees=teller.fmt.names(payees))


def together(first: Event, event: Event) -> bool:
    """Say whether the lines of the first event tell the other one too."""
    match first, event:
        case ev.Revealed(), _:
            return isinstance(event, OF_A_REVEAL)
        case (ev.Folded(), ev.Folded()) | (ev.Paid(), ev.Paid()):
            return True
    return False


def implied(events: Sequence[Event], at: int) -> bool:
    """Say whether the line of another event says this one too: a power's, or a round's."""
    match events[at]:
        case ev.PowerUsed():
            return any(isinstance(each, AFTER_A_POWER) for each in events[at + 1 : at + 2])
        case ev.CardsLaid():
            return any(isinstance(each, ev.RoundBegan) for each in events[max(0, at - 1) : at])
    return False


SPECIAL: dict[type[Event], Special] = {
    ev.Revealed: revealed,
    ev.RoundWon: counted,
    ev.RoundLost: counted,
    ev.WentOut: counted,
    ev.Folded: folded,
    ev.GameEnded: ended,
    ev.Paid: paid,
}

TELLING = Telling(special=SPECIAL, together=together, implied=implied)
