"""What happened: the texts, and code where there is logic, the reveal of a round above all."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bot.api import Formatter, Special, Teller, Telling
from games.dotk import events as ev
from games.dotk.cards import CARDS, Character
from games.dotk.words import Contest
from games.engine.asks import Seat
from games.engine.events import Event, LogEntry

OF_A_REVEAL = (ev.ValueChanged, ev.RoundWon, ev.RoundLost, ev.WentOut)
IN_A_ROW = (ev.Folded, ev.Exchanged, ev.CardReceived, ev.Paid)
"""Several of these, one after the other, are one line."""
AFTER_A_POWER = (ev.CardStolen, ev.CardsJuggled, ev.CardBurned)


def tale(fmt: Formatter, notebook: Any, events: Sequence[Event]) -> list[str]:
    """Return public events as lines: the last reveal, and whatever has happened since."""
    shown = [at for at, event in enumerate(events) if isinstance(event, ev.Revealed)]
    return Teller(fmt, "tale", IN_BRIEF).lines(events[shown[-1] :] if shown else events)


def story(fmt: Formatter, told: Sequence[LogEntry]) -> list[tuple[str, list[str]]]:
    """Return the whole game, secrets too, by turns or rounds."""
    return Teller(fmt, "story", TELLING).chapters([each.event for each in told])


def revealed(teller: Teller, event: ev.Revealed, *after: Event) -> str:
    """Tell a round's end in a message of its own: all cards, what changed them, the outcome.

    Few players have a line for each card; of many the outcome comes first, and then a paragraph.
    """
    if teller.fmt.crowded:
        title, cards, changed, *ends = parts_of(teller, event, after)
        return "\n".join([title, *ends, cards, changed])
    ends = [teller.tell(each) for each in after if not isinstance(each, ev.ValueChanged)]
    return "\n".join([teller.by_text(event), *by_value(teller, event, after), *ends])


def in_brief(teller: Teller, event: ev.Revealed, *after: Event) -> str:
    """Tell a round's end where there is little room, and the end of it is kept: the outcome."""
    return "\n".join(parts_of(teller, event, after))


def parts_of(teller: Teller, event: ev.Revealed, after: Sequence[Event]) -> list[str]:
    """Return that all is turned up, the cards in a paragraph, which powers worked, the outcome."""
    changes = [each for each in after if isinstance(each, ev.ValueChanged)]
    ends = [each for each in after if each not in changes]
    cards = " · ".join(by_value(teller, event, ends))
    title = teller.by_text(event)
    return [title, cards, powers(teller, changes), *(teller.tell(each) for each in ends)]


def powers(teller: Teller, changes: Sequence[ev.ValueChanged]) -> str:
    """Return which End powers have worked, in one line."""
    fmt, words = teller.fmt, teller.words
    if not changes:
        return ""
    said = [
        words(
            "dotk-power", card=fmt.noun(each.card), value=each.value, beside=fmt.nouns(each.beside)
        )
        for each in changes
    ]
    return words("dotk-powers", powers=" · ".join(said))


def by_value(teller: Teller, event: ev.Revealed, after: Sequence[Event]) -> list[str]:
    """Return the cards with their holders, the highest first, and what ``after`` says of them."""
    fmt, words = teller.fmt, teller.words
    beside = {
        each.card: fmt.nouns(each.beside) for each in after if isinstance(each, ev.ValueChanged)
    }
    if any(isinstance(each, ev.RoundWon) and each.contest is Contest.HIGHEST for each in after):
        beside[Character.KING] = "never"
    holders: dict[tuple[int, Character], list[Seat]] = {}
    for (seat, character), value in zip(event.cards, event.values, strict=True):
        holders.setdefault((value, character), []).append(seat)
    high_first = sorted(holders, key=lambda held: (-held[0], list(Character).index(held[1])))
    return [
        words(
            "dotk-revealed",
            value=value,
            card=fmt.noun(character),
            # Without emphasis, of which a paragraph has too many.
            names=fmt.commas(map(fmt.name, seats)) if fmt.crowded else fmt.names(seats),
            normal=CARDS[character].value,
            beside=beside.get(character, "none"),
        )
        for value, character in high_first
        for seats in [holders[value, character]]
    ]


def counted(teller: Teller, event: ev.RoundWon | ev.RoundLost | ev.WentOut) -> str:
    """Tell who scores, who loses a round, or who is out."""
    return teller.by_text(event, n=len(event.seats))


def folded(teller: Teller, *events: ev.Folded) -> str:
    """Tell those who have folded one after the other."""
    names = teller.fmt.names(event.by for event in events)
    return teller.by_text(events[0], names=names, n=len(events))


def exchanged(teller: Teller, *events: ev.Exchanged) -> str:
    """Tell an exchange, or several one after the other."""
    fmt = teller.fmt
    pairs = fmt.commas(
        teller.words("dotk-pair", first=fmt.bold(each.by), second=fmt.bold(each.seat))
        for each in events
    )
    return teller.by_text(events[0], n=len(events), pairs=pairs)


def received(teller: Teller, *events: ev.CardReceived) -> str:
    """Tell what lies before one or two seats now."""
    fmt = teller.fmt
    cards = fmt.commas(
        teller.words("dotk-note", name=fmt.bold(each.seat), card=fmt.noun(each.card))
        for each in events
    )
    return teller.by_text(events[0], cards=cards)


def stacked(teller: Teller, event: ev.DeckStacked) -> str:
    """Tell how the deck lies, card by card."""
    return teller.by_text(event, cards=teller.fmt.nouns(event.cards))


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
    if isinstance(first, ev.Revealed):
        return isinstance(event, OF_A_REVEAL)
    return type(first) is type(event) and isinstance(first, IN_A_ROW)


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
    ev.Exchanged: exchanged,
    ev.CardReceived: received,
    ev.DeckStacked: stacked,
    ev.GameEnded: ended,
    ev.Paid: paid,
}

TELLING = Telling(special=SPECIAL, together=together, implied=implied)
IN_BRIEF = replace(TELLING, special={**SPECIAL, ev.Revealed: in_brief})
