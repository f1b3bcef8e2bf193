"""A server's open tables, as a moderator sees them."""

from collections.abc import Mapping, Sequence

from bot.panels.builder import PARCHMENT, PanelBuilder
from bot.panels.ids import COURT
from bot.panels.pages import page_buttons, page_number, page_of
from bot.panels.panel import Panel
from bot.plugins.formatter import Choice, timestamp
from bot.text import Words, escape, plain
from bot.values.records import TableRecord

PAGE = 10
"""Tables on a page; their lines fit, whatever the hosts are called."""


def tables_panel(
    records: Sequence[TableRecord], links: Mapping[int, str], page: int, words: Words
) -> Panel:
    """List a page of the open tables with the way there; one of them can be ended.

    ``links`` lead to those that go on, by their numbers. Those that cannot come first, with the
    way to where they were played. Pages count from 0; one that is not there any more is the last.
    """
    builder = PanelBuilder(PARCHMENT, words("court-tables-title", n=len(records)))
    if not records:
        builder.text(words("court-tables-none"))
        return builder.panel()
    in_order = sorted(records, key=lambda each: each.id in links)
    shown, page, pages = page_of(in_order, page, PAGE)
    builder.text(*(_line(each, links.get(each.id), words) for each in shown))
    builder.text(page_number(words, page, pages))
    choices = [
        Choice(
            str(each.id),
            words("court-tables-choice", table=str(each.id), game=words.game(each.game)),
            plain(_host(each), 60),
        )
        for each in shown
    ]
    builder.select(COURT.of("ask-end"), words("court-tables-pick"), choices)
    return builder.panel(*page_buttons(words, page, pages, lambda to: COURT.of("tables", to)))


def _line(record: TableRecord, link: str | None, words: Words) -> str:
    return words(
        "court-tables-line-stuck" if link is None else "court-tables-line",
        table=str(record.id),
        game=words.game(record.game),
        status=words(
            f"court-status-{record.status}", when=timestamp(record.planned_for or 0.0, "f")
        ),
        host=escape(_host(record)),
        seats=len(record.seats),
        link=link or record.place_link,
    )


def _host(record: TableRecord) -> str:
    names = (seat.name for seat in record.seats if seat.user_id == record.host_id)
    return next(names, "")
