"""What a user has, and who has most."""

from collections.abc import Sequence

from bot.panels.ids import crowns_id
from bot.panels.panel import PARCHMENT, Panel, Sheet, button
from bot.panels.voice import timestamp
from bot.store.records import Played, Standing
from bot.text import Words, escape

MOST_HISTORY = 15


def me_panel(
    standing: Standing | None, balance: int, history: Sequence[Played], words: Words
) -> Panel:
    """Show a user's crowns, place, and latest games, newest first."""
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
    lines = [_played(each, words) for each in history[:MOST_HISTORY]]
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


def _played(played: Played, words: Words) -> str:
    key = "crowns-minus" if played.net < 0 else "crowns-plus"
    return words(
        "crowns-history-line",
        when=timestamp(played.at, "d"),
        table=played.table_id,
        game=words(f"{played.game}-name"),
        role=words(f"{played.game}-role-{played.role}"),
        won=words("crowns-won" if played.won else "crowns-lost"),
        amount=words(key, n=abs(played.net)) if played.counted else words("crowns-none"),
    )
