"""Crowns in a match: purses that never go below zero, and who pays whom why."""

from dataclasses import dataclass

from games.engine.asks import Seat

FIRST_PURSE = 5
"""Crowns that a player's first game of a season brings: two coins and a gem.

A computer player sits down with as many.
"""


@dataclass(frozen=True, slots=True)
class Payment:
    """``amount`` crowns go from ``payer`` to ``payee``; None is the treasury."""

    payer: Seat | None
    """Who pays."""
    payee: Seat | None
    """Who is paid."""
    amount: int
    """How many crowns, 1 at least."""
    reason: str
    """A word of the game for why."""


@dataclass(frozen=True, slots=True)
class Count:
    """How much of something a match adds to what is counted of its player over all of them."""

    name: str
    """What is counted, by a name that the game has declared."""
    n: int = 1
    """How much."""
    word: str = ""
    """What is counted by word (what somebody died of) says which; the rest has none."""


@dataclass(frozen=True, slots=True)
class SeatOutcome:
    """How the match ended for one seat: the role it played, and whether it reached its goal."""

    seat: Seat
    """Whose it is."""
    role: str
    """The role, by a word of the game: its text is ``GAME-role-ROLE``. One for all, if there are
    none."""
    won: bool
    """Whether the seat has reached its goal."""
    alive: bool
    """Whether it was still in the game."""
    statistics: tuple[Count, ...] = ()
    """What is counted of its player, if the game counts anything."""
    score: int | None = None
    """How well it went, the more the better, where games of different people are compared."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """A match's result: the game's own word for it, each seat's part, and all payments."""

    result: str
    """The game's own word for how it ended."""
    seats: tuple[SeatOutcome, ...]
    """One a seat, in the order of the seats."""
    payments: tuple[Payment, ...]
    """All of the match: ``tuple(context.purses.payments)``."""

    def net(self) -> tuple[int, ...]:
        """Return each seat's change in crowns. Their sum is what the treasury paid out."""
        change = [0] * len(self.seats)
        for payment in self.payments:
            if payment.payer is not None:
                change[payment.payer] -= payment.amount
            if payment.payee is not None:
                change[payment.payee] += payment.amount
        return tuple(change)


class Purses:
    """The crowns in front of each seat during a match."""

    def __init__(self, start: tuple[int, ...]) -> None:
        """``start``: the crowns of each seat, in the order of the seats."""
        self._crowns = list(start)
        self.payments: list[Payment] = []
        """All that was paid, in order."""

    def __getitem__(self, seat: Seat) -> int:
        """Return the crowns in front of a seat: ``context.purses[seat]``."""
        return self._crowns[seat]

    def pay(
        self, payer: Seat | None, payee: Seat | None, amount: int, reason: str
    ) -> Payment | None:
        """Move crowns; a seat with too little pays what there is. None when nothing moved.

        ``payer`` or ``payee`` None is the treasury, which has enough here. Nothing moves for less
        than one crown, or from a seat to itself.
        """
        if payer is not None:
            amount = min(amount, self._crowns[payer])
        if amount <= 0 or payer == payee:
            return None
        if payer is not None:
            self._crowns[payer] -= amount
        if payee is not None:
            self._crowns[payee] += amount
        payment = Payment(payer, payee, amount, reason)
        self.payments.append(payment)
        return payment
