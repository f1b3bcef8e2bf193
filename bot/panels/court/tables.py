"""A server's open tables, as a moderator sees them."""

from collections.abc import Sequence

from bot.panels.ids import court_id
from bot.panels.panel import MOST_OPTIONS, PARCHMENT, Choice, Panel, Sheet
from bot.store.records import TableRecord
from bot.text import Words, escape, plain


def tables_panel(records: Sequence[TableRecord], stuck: Sequence[int], words: Words) -> Panel:
    """List the open tables with the way there; one of them can be ended. ``stuck``: by number."""
    sheet = Sheet(PARCHMENT)
    sheet.text(words("court-tables-title", n=len(records)))
    if not records:
        sheet.text(words("court-tables-none"))
        return sheet.panel()
    shown = records[:MOST_OPTIONS]
    sheet.text(*(_line(each, each.id in stuck, words) for each in shown))
    if len(records) > len(shown):
        sheet.text(words("court-tables-more", n=len(records) - len(shown)))
    choices = [
        Choice(
            str(each.id),
            words("court-tables-choice", table=str(each.id), game=words(f"{each.game}-name")),
            plain(_host(each), 60),
        )
        for each in shown
    ]
    sheet.select(court_id("ask-end"), words("court-tables-pick"), choices)
    return sheet.panel()


def _line(record: TableRecord, stuck: bool, words: Words) -> str:
    return words(
        "court-tables-line-stuck" if stuck else "court-tables-line",
        table=str(record.id),
        game=words(f"{record.game}-name"),
        status=words(f"court-status-{record.status}"),
        host=escape(_host(record)),
        seats=len(record.seats),
        link=_link(record),
    )


def _host(record: TableRecord) -> str:
    names = (seat.name for seat in record.seats if seat.user_id == record.host_id)
    return next(names, "")


def _link(record: TableRecord) -> str:
    place = record.thread_id or record.channel_id
    message = record.panel_message_id or record.lobby_message_id
    link = f"https://discord.com/channels/{record.guild_id}/{place}"
    return f"{link}/{message}" if message else link
