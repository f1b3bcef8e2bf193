"""A game of botk on a test's table: the deck stacked, the moves made by hand.

The Executioner sits at 0 and the prisoners at 1, 2, 3 ... clockwise, unless a test says otherwise.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Any, TypeVar

import pytest

from games.botk.cards import Gallows, Item, Role, role_deck
from games.botk.events import Counted, Died, Escaped, Paid, Peeked, RoleConfided
from games.botk.gallows import GALLOWS
from games.botk.game import BOTK
from games.botk.items import item_deck
from games.botk.notebook import BotkNotebook
from games.botk.setup import Options
from games.engine.asks import Answer, Ask, Seat, Target
from games.engine.crowns import SeatOutcome
from games.engine.errors import Reason, Refused
from games.engine.events import Event, Told
from games.engine.game import read
from games.engine.match import Match
from tests.engine.stacked import StackedDice, draws_for

E = TypeVar("E", bound=Event)

L, S, P, J = Role.LOYALIST, Role.SABOTEUR, Role.PRINCESS, Role.JESTER
PARDON, HAT, CHEESE, DUMMY = Item.PARDON, Item.NICE_HAT, Item.CHEESE, Item.DUMMY
CHALICE, MIMIC, SHIELD, KEY = Item.GOLDEN_CHALICE, Item.MIMIC, Item.SHIELD, Item.HIDDEN_KEY
WINE, KEG = Item.POISONED_WINE, Item.POWDER_KEG

QUIET = (Gallows.BIRDS_EYE_VIEW, Gallows.BLOOD_MONEY)
"""Two gallows cards that ask nobody anything and change nothing below three heads."""


def on_top(deck: Sequence[Any], wish: Sequence[Any]) -> list[Any]:
    """The deck with these cards on top, in this order."""
    left = Counter(deck)
    left.subtract(wish)
    assert min(left.values()) >= 0, f"the deck has no such cards: {wish}"
    return [*wish, *left.elements()]


class Play:
    """A match and the hands that play it."""

    def __init__(self, match: Match, dice: StackedDice) -> None:
        self.match = match
        self.dice = dice

    # --- moves ---

    def ask(self, seat: int) -> Ask:
        """The open question to a seat."""
        (found,) = [ask for ask in self.match.asks if ask.seat == seat]
        return found

    def offers(self, seat: int, verb: str) -> tuple[Target, ...]:
        """What a verb of the open question to a seat may be aimed at."""
        offered = self.ask(seat).verb(verb)
        assert offered is not None
        return offered.pool

    def do(self, seat: int, verb: str, *picks: Target) -> list[Event]:
        """A seat answers; returns what happened."""
        told = self.match.submit(Seat(seat), self.ask(seat).id, Answer(verb, picks))
        return [each.event for each in told]

    def silent(self, seat: int, *dice: int) -> list[Event]:
        """A seat says nothing; the dice show what the test says."""
        self.dice.draws += dice
        return [each.event for each in self.match.silence(self.ask(seat).id)]

    def refuses(self, seat: int, verb: str, *picks: Target) -> bool:
        """Whether the move is not on offer; then nothing has changed."""
        ask = self.ask(seat)
        answer = Answer(verb, picks)
        if ask.accept(answer) is not None:
            return False
        before = (len(self.match.told), self.match.asks, list(self.match.given))
        with pytest.raises(Refused) as refused:
            self.match.submit(Seat(seat), ask.id, answer)
        assert refused.value.reason is Reason.NOT_OFFERED
        assert before == (len(self.match.told), self.match.asks, self.match.given)
        return True

    def act(self, seat: int, verb: str, *picks: Target) -> list[Event]:
        """The Executioner calls a prisoner, who acts. The last one need not be called."""
        if self.match.asks[0].topic == "call":
            self.do(0, "call", seat)
        return self.do(seat, verb, *picks)

    def pass_actions(self) -> "Play":
        """Everybody still to be called is called, and does nothing."""
        while self.match.asks[0].topic in ("call", "action"):
            ask = self.match.asks[0]
            if ask.topic == "call":
                self.do(ask.seat, "call", ask.verbs[0].pool[0])
            else:
                self.silent(ask.seat)
        return self

    def execute(self, seat: int) -> list[Event]:
        """Condemn and strike."""
        return self.do(0, "condemn", seat) + self.do(0, "strike")

    def stop(self) -> list[Event]:
        return self.do(0, "stop")

    # --- what came of it ---

    def happened(self, kind: type[E]) -> list[E]:
        return [told.event for told in self.match.told if isinstance(told.event, kind)]

    def audience(self, event: Event) -> tuple[int, ...] | None:
        """Who was told of an event: everybody (None) or these seats."""
        (told,) = [each for each in self.match.told if each.event == event]
        return told.to

    def secrets(self, seat: int) -> list[Event]:
        """What a seat alone saw by peeks and confessions, in order."""
        return [t.event for t in self.told(seat) if isinstance(t.event, Peeked | RoleConfided)]

    def told(self, viewer: int | None) -> list[Told]:
        """All that reached a viewer."""
        seat = None if viewer is None else Seat(viewer)
        return [each for each in self.match.told if each.reaches(seat)]

    def notebook(self, viewer: int | None) -> BotkNotebook:
        seat = None if viewer is None else Seat(viewer)
        book = read(BOTK, self.match.seats, seat, self.match.told)
        assert isinstance(book, BotkNotebook)
        return book

    def paid(self, why: str) -> list[tuple[int | None, int | None, int]]:
        """The payments for a reason: payer, payee, amount."""
        return [(p.payer, p.payee, p.amount) for p in self.happened(Paid) if p.why == why]

    @property
    def net(self) -> tuple[int, ...]:
        assert self.match.outcome is not None
        return self.match.outcome.net()

    @property
    def parts(self) -> tuple[SeatOutcome, ...]:
        """How it ended for each seat."""
        assert self.match.outcome is not None
        return self.match.outcome.seats

    @property
    def result(self) -> str:
        assert self.match.outcome is not None
        return self.match.outcome.result


def deal(
    roles: Sequence[Role],
    items: Sequence[Item],
    gallows: Sequence[Gallows] = QUIET,
    *,
    drawn: Sequence[Item] | None = None,
    removes: Item | None = None,
    purses: Sequence[int] | None = None,
    executioner: int = 0,
    options: Options | None = None,
) -> Play:
    """Deal: roles and items clockwise from the Executioner's left, then the card left over.

    ``drawn``: the items on top of the deck, if the guards are to change them; ``removes``: what
    the Executioner then removes.
    """
    seats = len(roles)
    top = on_top(item_deck(), items if drawn is None else drawn)
    draws = [executioner]
    draws += draws_for(role_deck(), on_top(role_deck(), roles))
    draws += draws_for(item_deck(), top)
    draws += draws_for(list(roles), list(roles))
    rest = draws_for(list(GALLOWS), on_top(list(GALLOWS), gallows))
    dice = StackedDice(draws)
    if drawn is None:
        dice.draws += draws_for(list(items), list(items)) + rest
    else:
        dice.draws += draws_for(guarded(list(top), seats, removes), list(items)) + rest
    match = Match(
        BOTK,
        seats,
        options or Options(),
        tuple(purses) if purses is not None else (5,) * seats,
        dice,
    )
    play = Play(match, dice)
    if removes is not None:
        play.do(executioner, "remove", removes)
    return play


def guarded(deck: list[Item], seats: int, removes: Item | None) -> list[Item]:
    """The active items after the guards, in the order in which they lie."""
    items = [deck.pop(0) for _ in range(seats)]
    if PARDON not in items:
        items[-1] = PARDON
        deck.remove(PARDON)
    if removes is not None:
        items.remove(removes)
        items.append(next(item for item in deck if item in (HAT, CHEESE, DUMMY, CHALICE)))
    return items


def at_the_gallows(
    items: Sequence[Item],
    roles: Sequence[Role] = (L, L, L, S, S),
    purses: Sequence[int] = (5,) * 5,
) -> Play:
    """Five seats: 0 the Executioner, 1 to 4 prisoners, the fifth card in the centre."""
    return deal(roles, items, purses=purses).pass_actions()


def died(play: Play) -> list[tuple[int, str, int | None]]:
    """Who died, of what, and by whose item."""
    return [(e.seat, e.cause, e.by) for e in play.happened(Died)]


def escaped(play: Play) -> list[tuple[int, str]]:
    """Who escaped, and how."""
    return [(e.seat, e.by) for e in play.happened(Escaped)]


def heads(play: Play) -> int:
    """How many count as dead."""
    return max((e.heads for e in play.happened(Counted)), default=0)
