"""The audit log, page by page."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.panels.builder import PARCHMENT, PanelBuilder
from bot.panels.court.settings import value_in_words
from bot.panels.ids import COURT
from bot.panels.pages import fitting, page_buttons, page_number
from bot.panels.panel import Button, Panel
from bot.plugins.formatter import timestamp
from bot.text import Words, escape
from bot.text.names import LONGEST
from bot.values.moderation import AuditEntry


@dataclass(frozen=True, slots=True)
class _Brevity:
    """How much of what others wrote or chose a line quotes: characters, and entries of a list."""

    name: int
    reason: int
    listed: int


BREVITY = (
    _Brevity(name=32, reason=200, listed=25),
    _Brevity(name=32, reason=120, listed=12),
    _Brevity(name=32, reason=60, listed=8),
    _Brevity(name=16, reason=30, listed=4),
)
"""From the whole of it to what fits even where ten lines share a message."""


def log_panel(entries: Sequence[AuditEntry], page: int, pages: int, words: Words) -> Panel:
    """Show a page of the audit log, counted from 0, the newest act first."""
    builder = PanelBuilder(PARCHMENT, words("log-title"))
    if not entries:
        builder.text(words("log-none"))
        return builder.panel()
    builder.text(*fitting(entries, BREVITY, lambda each, brevity: _line(each, brevity, words)))
    builder.text(page_number(words, page, pages))
    return builder.panel(
        *page_buttons(words, page, pages, lambda to: COURT.of("log", to)),
        Button(words("button-export"), COURT.of("export")),
    )


def named(user_id: int | None, name: str | None, words: Words, most: int = LONGEST) -> str:
    """Return whom a moderator's act concerned: the name then, and as Discord calls them now.

    Others may have had that name since. Nobody who was erased is called anything.
    """
    if not name:
        return words("log-erased")
    shown = escape(name, most)
    # A pseudonym's number is below zero; a panel calls nobody whom it does not list.
    return f"{shown} (<@{user_id}>)" if (user_id or 0) > 0 else shown


def _line(entry: AuditEntry, brevity: _Brevity, words: Words) -> str:
    line = words(
        "log-line",
        when=timestamp(entry.at, "f"),
        actor=escape(entry.actor_name, brevity.name),
        what=_what(entry, brevity, words),
    )
    if not entry.reason:
        return line
    return words("log-reason", line=line, reason=escape(entry.reason, brevity.reason))


def _what(entry: AuditEntry, brevity: _Brevity, words: Words) -> str:
    details = entry.details
    name = entry.target_name
    target = named(entry.target_id, name, words, brevity.name)
    match entry.act:
        case "grant" | "take":
            own = "-own" if entry.actor_id == entry.target_id else ""
            return words(f"log-{entry.act}{own}", target=target, n=details["moved"])
        case "bar":
            if "until" not in details:
                return words("log-bar-erased", target=target)
            until = details["until"]
            if until is None:
                return words("log-bar-for-good", target=target)
            return words("log-bar", target=target, until=timestamp(until, "f"))
        case "settings":
            changes = [
                words(
                    "log-setting",
                    name=words(f"setting-{name.replace('_', '-')}"),
                    value=value_in_words(name, new, words, most=brevity.listed),
                )
                for name, (_, new) in details.items()
            ]
            return words("log-settings", changes=words("list-semicolon").join(changes))
        case "lift-bar" | "end-season" | "end-table" | "unseat":
            table, season = str(details.get("table", "")), details.get("season", 0)
            return words(f"log-{entry.act}", target=target, table=table, number=season)
        case _:
            return entry.act
