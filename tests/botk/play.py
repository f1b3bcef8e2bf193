"""A game of botk on a test's table: the deck stacked, the moves made by hand.

The Executioner sits at 0 and the prisoners at 1, 2, 3 ... clockwise, unless a test says otherwise.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from gallows.kit.play import MatchPlay
from gallows.kit.stacked_dice import StackedDice, draws_for
from games.botk.cards import Gallows, Item, Role, role_deck
from games.botk.events import Counted, Died, Escaped, Paid, Peeked, RoleConfided
from games.botk.gallows import GALLOWS
from games.botk.game import BOTK
from games.botk.items import ITEMS, item_deck
from games.botk.notebook import BotkNotebook
from games.botk.setup import Options
from games.engine.asks import Target
from games.engine.crowns import SeatOutcome
from games.engine.events import Event
from games.engine.match import Match
from tests.botk.items import CHEESE, HAT, KEY, PARDON, SHIELD

L, S, P, J = Role.LOYALIST, Role.SABOTEUR, Role.PRINCESS, Role.JESTER

QUIET = (Gallows.BIRDS_EYE_VIEW, Gallows.BLOOD_MONEY)
"""Two gallows cards that ask nobody anything and change nothing below three heads."""


def on_top(deck: Sequence[Any], wish: Sequence[Any]) -> list[Any]:
    """The deck with these cards on top, in this order."""
    left = Counter(deck)
    left.subtract(wish)
    assert min(left.values()) >= 0, f"the deck has no such cards: {wish}"
    return [*wish, *left.elements()]


class Play(MatchPlay[BotkNotebook]):
    """A match of botk and the hands that play it."""

    # --- moves ---

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

    def secrets(self, seat: int) -> list[Event]:
        """What a seat alone saw by peeks and confessions, in order."""
        return [t.event for t in self.told(seat) if isinstance(t.event, Peeked | RoleConfided)]

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
    dice = StackedDice(
        stacked(roles, items, gallows, drawn=drawn, removes=removes, executioner=executioner)
    )
    seats = len(roles)
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


def stacked(
    roles: Sequence[Role],
    items: Sequence[Item],
    gallows: Sequence[Gallows],
    *,
    drawn: Sequence[Item] | None = None,
    removes: Item | None = None,
    executioner: int = 0,
) -> list[int]:
    """What the dice show where `deal` deals so."""
    top = on_top(item_deck(), items if drawn is None else drawn)
    active = list(items) if drawn is None else guarded(list(top), len(roles), removes)
    return [
        executioner,
        *draws_for(role_deck(), on_top(role_deck(), roles)),
        *draws_for(item_deck(), top),
        *draws_for(list(roles), list(roles)),
        *draws_for(active, list(items)),
        *draws_for(list(GALLOWS), on_top(list(GALLOWS), gallows)),
    ]


def guarded(deck: list[Item], seats: int, removes: Item | None) -> list[Item]:
    """The active items after the guards, in the order in which they lie."""
    items = [deck.pop(0) for _ in range(seats)]
    if PARDON not in items:
        items[-1] = PARDON
        deck.remove(PARDON)
    if removes is not None:
        items.remove(removes)
        items.append(next(item for item in deck if ITEMS[item].safe))
    return items


def at_the_gallows(
    items: Sequence[Item],
    roles: Sequence[Role] = (L, L, L, S, S),
    purses: Sequence[int] = (5,) * 5,
) -> Play:
    """Five seats: 0 the Executioner, 1 to 4 prisoners, the fifth card in the centre."""
    return deal(roles, items, purses=purses).pass_actions()


THE_FIVE = (L, P, S, J, S)
THEIR_ITEMS = (HAT, PARDON, KEY, SHIELD, CHEESE)
"""Of prisoners 1 to 4, then what is left over: the table of the tests of gallows cards."""


def first(card: Gallows, then: Gallows = Gallows.BLOOD_MONEY) -> Play:
    """Five seats with a gallows card revealed before the actions."""
    return deal(THE_FIVE, THEIR_ITEMS, (card, then))


def second(card: Gallows, before: Gallows = Gallows.BLOOD_MONEY) -> Play:
    """Five seats with a gallows card revealed after the actions."""
    return deal(THE_FIVE, THEIR_ITEMS, (before, card)).pass_actions()


def died(play: Play) -> list[tuple[int, str, int | None]]:
    """Who died, of what, and by whose item."""
    return [(e.seat, e.cause, e.by) for e in play.happened(Died)]


def escaped(play: Play) -> list[tuple[int, str]]:
    """Who escaped, and how."""
    return [(e.seat, e.by) for e in play.happened(Escaped)]


def heads(play: Play) -> int:
    """How many count as dead."""
    return max((e.heads for e in play.happened(Counted)), default=0)
