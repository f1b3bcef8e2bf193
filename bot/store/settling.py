"""How a table's crowns are paid: what moves where somebody cannot pay all of it."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

from bot.store.schema import TREASURY
from bot.values.crowns import Settlement


@dataclass(slots=True)
class Paid:
    """What moved. ``entries`` by account and reason, ``net`` by seat."""

    entries: Counter[tuple[int, str]] = field(default_factory=Counter)
    net: dict[int, int] = field(default_factory=dict)
    paid_out: int = 0
    """Crowns that the treasury paid out, less those that it got."""


def pay(settlement: Settlement, purses: Mapping[int, int], left: int | None) -> Paid:
    """Make a table's payments in the game's order; who has too little pays what there is.

    ``purses`` by user; ``left`` is what the treasury has, None without limit. Computer players
    have no account: the treasury pays for them, and takes what they get.

    The game has seen to it already that nobody pays more than they sat down with. Yet meanwhile a
    moderator may have taken crowns, a season may have ended, and other tables share the treasury.
    """
    account = {seat.seat: seat.user_id or TREASURY for seat in settlement.seats}
    held = dict(purses)
    paid = Paid(net=dict.fromkeys(account, 0))
    for payment in settlement.payments:
        payer = TREASURY if payment.payer is None else account[payment.payer]
        payee = TREASURY if payment.payee is None else account[payment.payee]
        amount, reason = payment.amount, str(payment.reason)
        if payer != TREASURY:
            amount = min(amount, held[payer])
            held[payer] -= amount
        elif payee != TREASURY and left is not None:
            amount = min(amount, max(0, left - paid.paid_out))
        if payee != TREASURY:
            held[payee] += amount
        paid.paid_out += amount * ((payer == TREASURY) - (payee == TREASURY))
        paid.entries[payer, reason] -= amount
        paid.entries[payee, reason] += amount
        if payment.payer is not None:
            paid.net[payment.payer] -= amount
        if payment.payee is not None:
            paid.net[payment.payee] += amount
    return paid
