"""The report of a past table: how it ended, what happened, and the proof of its dice."""

from collections.abc import Sequence

from bot.panels.builder import NIGHT, PanelBuilder, action_button, naming
from bot.panels.details import proof_page, story_pages
from bot.panels.ids import REPORT
from bot.panels.pages import MOST_LINES, page_buttons, page_number, turned_to
from bot.panels.panel import Panel
from bot.plugins.formatter import change, role_name, timestamp
from bot.text import Words, escape
from bot.text.fitting import trim
from bot.values.crowns import SeatResult, TableReport
from bot.values.tables import Status, TableView
from games.engine.events import LogEntry


def report_panel(
    report: TableReport,
    table: TableView,
    told: Sequence[LogEntry] | None,
    page: int,
    words: Words,
) -> Panel:
    """Show a page of a past table's report, counted from 0; a page beyond the last is the last.

    ``told`` is what happened; None where the rules have changed since, so that it cannot be told.
    """
    pages = [_summary(report, words)]
    if told is not None and table.joins:
        if report.results:
            pages[0] += f"\n\n{words('report-more')}"
        pages += story_pages(table, told, words)
    elif table.joins:
        pages += [words("report-other-rules"), proof_page(table, words)]
    page, many = turned_to(page, len(pages))
    builder = PanelBuilder(NIGHT, naming("report-title", table, words))
    builder.text(trim(pages[page], MOST_LINES))
    builder.text(page_number(words, page, many))
    buttons = page_buttons(words, page, many, lambda to: REPORT.of(table.id, to))
    if told and table.status is Status.SETTLED:
        buttons.append(action_button(table.id, "replay", words))
    return builder.panel(*buttons)


def _summary(report: TableReport, words: Words) -> str:
    record = report.table
    when = record.settled_at or record.closed_at or record.created_at
    lines = [words("report-when", when=timestamp(when, "f"), channel=str(record.channel_id))]
    if report.season is None:
        key = "report-never-begun" if record.started_at is None else "report-ended"
        lines.append(words(key))
    elif record.counted:
        lines.append(words("report-season", season=report.season))
    else:
        lines.append(words("report-not-counted"))
    if report.results:
        lines += [
            "",
            *(_seat(each, record.game, record.counted, words) for each in report.results),
        ]
    else:
        lines += [
            words("seat-line", seat=each.seat + 1, name=escape(each.name)) for each in record.seats
        ]
    if record.counted and any(each.due not in (None, each.net) for each in report.results):
        lines.append(words("crowns-short"))
    return "\n".join(lines)


def _seat(result: SeatResult, game: str, counted: bool, words: Words) -> str:
    return words(
        "report-seat",
        seat=result.seat + 1,
        name=escape(result.name),
        role=role_name(words, game, result.role),
        won=words("crowns-won" if result.won else "crowns-lost"),
        fate=words("report-alive" if result.alive else "report-dead"),
        amount=change(words, result.net) if counted else words("crowns-none"),
    )
