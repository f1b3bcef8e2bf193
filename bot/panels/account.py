"""The account of a past table: how it ended, what happened, and the proof of its dice."""

from collections.abc import Sequence

from bot.panels.ids import account_id
from bot.panels.panel import NIGHT, Panel, Sheet, cut, page_buttons
from bot.panels.table import PAGE, proof_page, story_pages
from bot.panels.voice import change, timestamp
from bot.store.records import SeatResult, TableAccount
from bot.tables.views import TableView
from bot.text import Words, escape
from games.engine.events import Told


def account_panel(
    account: TableAccount,
    table: TableView,
    told: Sequence[Told] | None,
    page: int,
    words: Words,
) -> Panel:
    """Show a page of a past table's account, counted from 0; a page beyond the last is the last.

    ``told`` is what happened; None where the rules have changed since, so that it cannot be told.
    """
    pages = [_summary(account, words)]
    if told is not None and table.joins:
        pages += story_pages(table, told, words)
    elif table.joins:
        pages += [words("account-other-rules"), proof_page(table, words)]
    page = max(0, min(page, len(pages) - 1))
    sheet = Sheet(NIGHT)
    game = words.game(table.game)
    sheet.text(words("account-title", game=game, table=str(table.id)))
    sheet.text(cut(pages[page], PAGE))
    if len(pages) > 1:
        sheet.text(words("story-page", page=page + 1, pages=len(pages)))
    sheet.buttons(*page_buttons(words, page, len(pages), lambda to: account_id(table.id, to)))
    return sheet.panel()


def _summary(account: TableAccount, words: Words) -> str:
    record = account.table
    when = record.settled_at or record.closed_at or record.created_at
    lines = [words("account-when", when=timestamp(when, "f"), channel=str(record.channel_id))]
    if account.season is None:
        key = "account-never-begun" if record.started_at is None else "account-ended"
        lines.append(words(key))
    elif record.counted:
        lines.append(words("account-season", season=account.season))
    else:
        lines.append(words("account-not-counted"))
    if account.results:
        lines += [
            "",
            *(_seat(each, record.game, record.counted, words) for each in account.results),
        ]
    else:
        lines += [
            words("seat-line", seat=each.seat + 1, name=escape(each.name)) for each in record.seats
        ]
    if record.counted and any(each.due not in (None, each.net) for each in account.results):
        lines.append(words("crowns-short"))
    if account.results:
        lines += ["", words("account-more")]
    return "\n".join(lines)


def _seat(result: SeatResult, game: str, counted: bool, words: Words) -> str:
    return words(
        "account-seat",
        seat=result.seat + 1,
        name=escape(result.name),
        role=words(f"{game}-role-{result.role}"),
        won=words("crowns-won" if result.won else "crowns-lost"),
        fate=words("account-alive" if result.alive else "account-dead"),
        amount=change(words, result.net) if counted else words("crowns-none"),
    )
