"""The table as the script sees it: who holds what, who lives, what has been ruled so far."""

from collections.abc import Iterable

from games.botk.cards import Gallows, Item, Role
from games.botk.events import (
    CentreShown,
    Counted,
    Died,
    FaceUp,
    ItemShown,
    Paid,
    Peeked,
    PeekSeen,
    RoleShown,
)
from games.botk.words import CENTRE, Cause, Place, Why
from games.engine.asks import Seat
from games.engine.script_context import ScriptContext


class State:
    """Everything that lies on the table, secrets included. No viewer ever sees it."""

    def __init__(self, context: ScriptContext, executioner: Seat) -> None:
        self.context = context
        self.executioner = executioner
        self.prisoners = context.clockwise_from(executioner)
        """Clockwise, from the Executioner's left."""
        self.roles: dict[Seat, Role] = {}
        self.discarded = Role.LOYALIST
        self.items: dict[Place, Item] = {}
        self.face_up: list[Place] = []
        """Where an item lies that a Show Trial turned up; its whereabouts stay public."""
        self.sealed: list[Place] = []
        self.revealed: list[Gallows] = []
        self.mob: Seat | None = None
        """Who must be executed first."""
        self.executed: list[Seat] = []
        self.dead: list[Seat] = []
        self.causes: dict[Seat, Cause] = {}
        """What each of the dead died of."""
        self.escaped: list[Seat] = []
        self.heads = 0
        """How many count as dead."""
        self.brought_by: list[Seat] = []
        """Whose deaths brought a Saboteur victory."""
        self.chalice_spilled = False
        """Whether somebody who held the Golden Chalice was executed and died."""
        self._shown: list[Place] = []

    # --- who and where ---

    def living(self) -> tuple[Seat, ...]:
        """Return the prisoners who have not died; the escaped are alive."""
        return tuple([seat for seat in self.prisoners if seat not in self.dead])

    def at_risk(self) -> tuple[Seat, ...]:
        """Return the living prisoners who have not escaped."""
        gone = self.dead + self.escaped
        return tuple([seat for seat in self.prisoners if seat not in gone])

    def others(self, seat: Seat) -> tuple[Seat, ...]:
        """Return the other prisoners."""
        return tuple([other for other in self.prisoners if other != seat])

    def movable(self, *, centre: bool = True) -> tuple[Place, ...]:
        """Return the places whose item may be peeked at or moved: all that are not sealed."""
        places: tuple[Place, ...] = (*self.prisoners, CENTRE) if centre else self.prisoners
        if not self.sealed:
            return places
        return tuple([place for place in places if place not in self.sealed])

    def beside(self, seat: Seat) -> tuple[Seat, ...]:
        """Return the nearest prisoner at risk on each side, clockwise first, each once.

        The Executioner, the dead and the escaped are passed over.
        """
        at_risk = self.at_risk()
        around = [other for other in self.context.clockwise_from(seat) if other in at_risk]
        return tuple(dict.fromkeys(around[:1] + around[-1:]))

    # --- items ---

    def move(self, moves: Iterable[tuple[Place, Place]]) -> None:
        """Move items, all at once, each from the first place to the second."""
        where = dict(moves)
        self.items |= {to: self.items[origin] for origin, to in where.items()}
        self.face_up = [where.get(place, place) for place in self.face_up]

    def peek(self, by: Seat, place: Place) -> None:
        """All see who peeks where; only the one who peeks sees the item."""
        self.context.announce(PeekSeen(by, place))
        self.context.tell(Peeked(by, place, self.items[place]), by)

    def turn_up(self, place: Place) -> None:
        """Turn the item of a place face up, to stay so wherever it moves."""
        self.face_up.append(place)
        self.tell_face_up()

    def tell_face_up(self) -> None:
        """Say where an item lies face up; what a shuffle did to it, everybody sees."""
        for place in self.face_up:
            self.context.announce(FaceUp(place, self.items[place]))

    def show_item(self, seat: Seat) -> Item:
        """Turn up a prisoner's item and return what it is: a Mimic is the centre card."""
        item = self.items[seat]
        if seat not in self._shown:
            self._shown.append(seat)
            self.context.announce(ItemShown(seat, item))
        if item is not Item.MIMIC:
            return item
        if CENTRE not in self._shown:
            self._shown.append(CENTRE)
            self.context.announce(CentreShown(self.items[CENTRE]))
        return self.items[CENTRE]

    # --- heads and crowns ---

    def pay(self, payer: Seat | None, payee: Seat | None, amount: int, why: Why) -> None:
        """Move crowns and tell everybody; nothing is said when nothing moves."""
        payment = self.context.purses.pay(payer, payee, amount, why)
        if payment is not None:
            self.context.announce(Paid(payer, payee, payment.amount, why))

    def count(self) -> None:
        """One more counts as dead."""
        self.heads += 1
        self.context.announce(Counted(self.heads))

    def kill(self, seat: Seat, cause: Cause, by: Seat | None = None) -> None:
        """A prisoner dies: the item is shown, a Jester steals, the dead pay, heads are counted.

        Rulebook, "Execution" and "Rewards". An item other than Pardon, Cheese and Mimic does
        nothing here: somebody killed by an item is not executed.
        """
        item = self.show_item(seat)
        role = self.roles[seat]
        self.dead.append(seat)
        self.causes[seat] = cause
        self.context.announce(Died(seat, cause, by))
        if role in (Role.PRINCESS, Role.JESTER):
            self.context.announce(RoleShown(seat, role))
        if role is Role.JESTER and item is not Item.CHEESE:
            self._steal(seat)
        loss = 2 if Gallows.BITTER_CUP in self.revealed else 1
        self.pay(seat, None, loss, Why.DEATH)
        if role is not Role.JESTER:
            self.count()
        if role is Role.PRINCESS or item is Item.PARDON:
            self.brought_by.append(seat)
        if item is Item.GOLDEN_CHALICE and cause is Cause.EXECUTION:
            self.chalice_spilled = True

    def _steal(self, jester: Seat) -> None:
        """One crown from each other player; the treasury stands in for an empty purse."""
        for other in self.context.clockwise_from(jester):
            payer = other if self.context.purses[other] > 0 else None
            self.pay(payer, jester, 1, Why.STEAL)
