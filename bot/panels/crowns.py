"""What a user has, and who has most."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.panels.ids import crowns_id
from bot.panels.panel import Panel, Sheet, button
from bot.panels.table import PARCHMENT
from bot.panels.voice import timestamp
from bot.store.records import Standing
from bot.text import Words, escape

MOST_HISTORY = 15


@dataclass(frozen=True, slots=True)
class Entry:
    """One change of a user's crowns: when, how much, why, and at which table of which game.

    ``why`` is a game's reason, or the house's own: ``start``, ``season``, ``correction``.
    """

    at: float
    amount: int
    why: str
    table: int | None = None
    game: str | None = None


def me_panel(
    standing: Standing | None, balance: int, history: Sequence[Entry], words: Words
) -> Panel:
    """Show a user's crowns, place, and latest changes, newest first."""
    sheet = Sheet(PARCHMENT)
    sheet.text(
        words("crowns-me-title"),
        words("crowns-me-balance", n=balance),
        words("crowns-me-none")
        if standing is None
        else words(
            "crowns-me-standing",
            place=standing.place,
            games=standing.games,
            wins=standing.wins,
        ),
    )
    lines = [_entry(entry, words) for entry in history[:MOST_HISTORY]]
    sheet.text(words("crowns-me-history"), *(lines or [words("crowns-history-none")]))
    return sheet.panel()


def leaderboard_panel(
    standings: Sequence[Standing], own: Standing | None, page: int, pages: int, words: Words
) -> Panel:
    """Show a page of the leaderboard, counted from 0, and the asking user's own place."""
    sheet = Sheet(PARCHMENT)
    sheet.text(words("crowns-board-title"))
    own_id = own.user_id if own is not None else None
    lines = [
        words(
            "crowns-board-line-you" if each.user_id == own_id else "crowns-board-line",
            place=each.place,
            name=escape(each.name),
            crowns=each.crowns,
            games=each.games,
            wins=each.wins,
        )
        for each in standings
    ]
    sheet.text(*(lines or [words("crowns-board-empty")]))
    if own is not None and all(each.user_id != own_id for each in standings):
        sheet.text(words("crowns-board-own", place=own.place, crowns=own.crowns))
    if pages > 1:
        sheet.text(words("crowns-board-page", page=page + 1, pages=pages))
    turns = []
    if page > 0:
        turns.append(button(words("button-previous"), crowns_id(page - 1)))
    if page < pages - 1:
        turns.append(button(words("button-next"), crowns_id(page + 1)))
    sheet.buttons(*turns)
    return sheet.panel()


def _entry(entry: Entry, words: Words) -> str:
    amount = words("crowns-minus" if entry.amount < 0 else "crowns-plus", n=abs(entry.amount))
    keys = (f"{entry.game}-why-{entry.why}", f"why-{entry.why}", "why-other")
    why = words(next(key for key in keys if key in words))
    when = timestamp(entry.at, "d")
    if entry.table is None:
        return words("crowns-history-line", when=when, amount=amount, why=why)
    return words("crowns-history-table", when=when, amount=amount, why=why, table=str(entry.table))
