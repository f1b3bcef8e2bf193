"""Who may not sit down in a server, page by page."""

from collections.abc import Sequence

from bot.panels.builder import PARCHMENT, PanelBuilder
from bot.panels.court.log import named
from bot.panels.ids import COURT
from bot.panels.pages import fitting, page_buttons, page_number, page_of
from bot.panels.panel import Panel
from bot.plugins.formatter import timestamp
from bot.text import Words, escape
from bot.values.moderation import Bar

PAGE = 10
"""Bars on a page."""
REASONS = (200, 120, 50)
"""Characters that a line quotes of its reason: the whole, or what fits where ten share a page."""


def bars_panel(bars: Sequence[Bar], page: int, words: Words) -> Panel:
    """Show a page of the bars that hold. Pages count from 0; one that is gone is the last."""
    builder = PanelBuilder(PARCHMENT, words("bars-title", n=len(bars)))
    if not bars:
        builder.text(words("bars-none"))
        return builder.panel()
    shown, page, pages = page_of(bars, page, PAGE)
    builder.text(*fitting(shown, REASONS, lambda bar, most: _line(bar, most, words)))
    builder.text(page_number(words, page, pages))
    builder.text(words("bars-how"))
    return builder.panel(*page_buttons(words, page, pages, lambda to: COURT.of("bars", to)))


def _line(bar: Bar, limit: int, words: Words) -> str:
    # Of who was erased, only the id and the end of the bar are kept.
    name = named(bar.user_id, bar.name, words)
    if bar.until is None:
        line = words("bars-line-for-good", name=name)
    else:
        line = words("bars-line", name=name, until=timestamp(bar.until, "f"))
    if not bar.reason:
        return line
    by, reason = escape(bar.by.name), escape(bar.reason, limit)
    return words("bars-why", line=line, by=by, reason=reason)
