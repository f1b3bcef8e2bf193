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
    payee: Seat | None
    amount: int
    reason: str


@dataclass(frozen=True, slots=True)
class Count:
    """How much of something a match adds to what is counted of its player over all of them."""

    name: str
    """What is counted, by a name that the game has declared."""
    n: int = 1
    word: str = ""
    """What is counted by word (what somebody died of) says which; the rest has none."""


@dataclass(frozen=True, slots=True)
class SeatOutcome:
    """How the match ended for one seat: the role it played, and whether it reached its goal."""

    seat: Seat
    role: str
    won: bool
    alive: bool
    statistics: tuple[Count, ...] = ()
    score: int | None = None
    """How well it went, the more the better, where games of different people are compared."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """A match's result: the game's own word for it, each seat's part, and all payments."""

    result: str
    seats: tuple[SeatOutcome, ...]
    payments: tuple[Payment, ...]

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
        self._crowns = list(start)
        self.payments: list[Payment] = []

    def __getitem__(self, seat: Seat) -> int:
        return self._crowns[seat]

    def pay(
        self, payer: Seat | None, payee: Seat | None, amount: int, reason: str
    ) -> Payment | None:
        """Move crowns; a seat with too little pays what there is. None when nothing moved."""
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
