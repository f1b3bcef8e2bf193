"""How a game of botk ended."""

from bot.api import Formatter
from games.botk.cards import Role
from games.botk.notebook import BotkNotebook
from games.botk.words import CENTRE, Result, Why
from games.engine.asks import Seat


def final(fmt: Formatter, notebook: BotkNotebook) -> list[list[str]]:
    """Return the result, then what every seat was, held and earned, and what was left over."""
    lines: list[str] = []
    for view in fmt.table.seats:
        earned = earnings(fmt, notebook, view.seat)
        lines += [identity(fmt, notebook, view.seat), fmt.words("botk-final-below", earned=earned)]
    return [result(fmt, notebook), lines, left_over(fmt, notebook)]


def beside_poster(fmt: Formatter, notebook: BotkNotebook) -> list[list[str]]:
    """Return what the poster does not show: why crowns moved, and what was left over."""
    paid: dict[str, list[str]] = {}
    for view in fmt.table.seats:
        if why := reasons(fmt, notebook, view.seat):
            paid.setdefault(why, []).append(f"**{fmt.briefly(view.seat)}**")
    lines = [
        fmt.words("botk-final-paid", names=fmt.commas(names), why=why)
        for why, names in paid.items()
    ]
    return [lines, left_over(fmt, notebook)]


def left_over(fmt: Formatter, notebook: BotkNotebook) -> list[str]:
    """Return the two cards that nobody had, and what else there is to say."""
    words, left = fmt.words, list[str]()
    if notebook.discarded is not None:
        item, role = fmt.noun(notebook.final_items[CENTRE]), fmt.noun(notebook.discarded)
        left.append(words("botk-final-left", item=item, role=role))
    if not fmt.table.counted:
        left.append(words("final-not-counted"))
    if notebook.successor is not None:
        left.append(words("botk-tale-successor-named", seat=fmt.bold(notebook.successor)))
    return left


def result(fmt: Formatter, notebook: BotkNotebook) -> list[str]:
    """Return who won, and how it came to that."""
    words = fmt.words
    if notebook.result is Result.SABOTEURS:
        who = fmt.names(notebook.brought_by)
        by = words("botk-result-saboteurs-by", names=who, **counts(fmt, notebook))
        return [words("botk-result-saboteurs"), by]
    return [words("botk-result-crown"), words("botk-result-crown-heads", heads=notebook.heads)]


def identity(fmt: Formatter, notebook: BotkNotebook, seat: Seat) -> str:
    """Return a seat's fate, name, role and item; the winners are marked."""
    words = fmt.words
    role = notebook.final_roles.get(seat, Role.EXECUTIONER)
    parts = [fmt.seat_line(seat), fmt.noun(role)]
    if seat in notebook.final_items:
        parts.append(fmt.noun(notebook.final_items[seat]))
    prisoner = notebook.prisoners.get(seat)
    if prisoner is not None and prisoner.died is not None:
        parts.append(words("botk-mark-dead"))
    elif prisoner is not None and prisoner.escaped is not None:
        parts.append(words("botk-mark-escaped"))
    if won(notebook, seat):
        parts.append(words("botk-final-won"))
    return " · ".join(parts)


def earnings(fmt: Formatter, notebook: BotkNotebook, seat: Seat) -> str:
    """Return a seat's crowns before and after, and each change with its reason."""
    before, after = notebook.purses_before[seat], fmt.crowns_after(seat, notebook.purse(seat))
    why = reasons(fmt, notebook, seat)
    if not why:
        return fmt.words("botk-final-crowns-same", after=after)
    return fmt.words("botk-final-crowns", before=before, after=after, why=why)


def reasons(fmt: Formatter, notebook: BotkNotebook, seat: Seat) -> str:
    """Return each change of a seat's crowns with its reason."""
    return fmt.commas(
        fmt.words(
            "botk-final-reason",
            amount=f"+{n}" if n > 0 else f"−{abs(n)}",
            why=fmt.words(f"botk-why-{why}"),
        )
        for why, n in changes(notebook, seat).items()
    )


def changes(notebook: BotkNotebook, seat: Seat) -> dict[str, int]:
    """Return what a seat was paid, or paid, by the reason's word."""
    found: dict[str, int] = {}
    for payment in notebook.payments:
        sign = (payment.payee == seat) - (payment.payer == seat)
        if sign:
            robbed = payment.reason == Why.STEAL and payment.payer == seat
            why = "robbed" if robbed else str(payment.reason)
            found[why] = found.get(why, 0) + sign * payment.amount
    return found


def counts(fmt: Formatter, notebook: BotkNotebook) -> dict[str, int]:
    """Return how many have won, how many of them as Saboteurs, and how many Saboteurs there were.

    There may be none of each.
    """
    winners = [view.seat for view in fmt.table.seats if won(notebook, view.seat)]
    roles = [notebook.final_roles.get(seat) for seat in winners]
    there = list(notebook.final_roles.values()).count(Role.SABOTEUR)
    return {"winners": len(winners), "paid": roles.count(Role.SABOTEUR), "saboteurs": there}


def won(notebook: BotkNotebook, seat: Seat) -> bool:
    """Say whether a seat reached its goal, as the rewards show it."""
    role = notebook.final_roles.get(seat, Role.EXECUTIONER)
    prisoner = notebook.prisoners.get(seat)
    alive = prisoner is None or prisoner.died is None
    if role is Role.SABOTEUR:
        return alive and notebook.result is Result.SABOTEURS
    if role is Role.JESTER:
        return any(p.payee == seat and p.reason == Why.STEAL for p in notebook.payments)
    return alive and notebook.result is Result.CROWN and notebook.heads > 0
