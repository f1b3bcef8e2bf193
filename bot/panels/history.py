"""What a player went through: crowns over time, and the tables behind them."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.drawing.charts import curve_drawing
from bot.drawing.paint import readable
from bot.drawing.picture import Picture
from bot.panels.builder import PARCHMENT, PanelBuilder
from bot.panels.crowns import season_name
from bot.panels.ids import HISTORY, NOW, REPORT_PICK
from bot.panels.pages import fitting, page_buttons, page_number
from bot.panels.panel import Button, Panel
from bot.plugins.formatter import Choice, change, role_name, timestamp
from bot.text import Words, escape, plain
from bot.values.crowns import Curve, Gift, Played
from bot.values.seasons import ALL_TIME
from bot.values.zones import ANYWHERE

BREVITY = (200, 120, 60, 30)
"""Characters of a reason that a line quotes: all of it, down to what fits with seven others."""


@dataclass(frozen=True, slots=True)
class HistoryView:
    """One page of a history."""

    user_id: int
    name: str | None
    """None where the reader is that user; empty where nobody has written it down."""
    season: int
    """A number, or `ALL_TIME`."""
    curve: Curve
    page: int
    pages: int
    entries: Sequence[Played | Gift]
    reasons: bool = True
    """Whether the reader may know why moderators gave and took."""
    is_open: bool = True
    """Whether the season goes on."""
    zone: str = ANYWHERE
    """The time zone in which the days of its picture are."""

    @property
    def which(self) -> str:
        """The season as custom ids name it."""
        return NOW if self.is_open and self.season != ALL_TIME else str(self.season)


def history_panel(view: HistoryView, picture: Picture | None, words: Words) -> Panel:
    """Show the curve of a user's crowns and a page of what moved them, the newest first."""
    builder = PanelBuilder(PARCHMENT)
    builder.text(
        words("crowns-history-title")
        if view.name is None
        # Where no name is known Discord shows it; a panel calls nobody whom it does not list.
        else words(
            "crowns-history-title-of", name=escape(view.name) if view.name else f"<@{view.user_id}>"
        ),
        _numbers(view, words),
    )
    builder.picture(picture)
    lines = fitting(
        view.entries, BREVITY, lambda each, most: _entry(each, view.reasons, most, words)
    )
    builder.text(*(lines or [words("crowns-history-none")]))
    builder.text(page_number(words, view.page, view.pages))
    tables = {str(each.table_id): each.game for each in view.entries if isinstance(each, Played)}
    if tables:
        choices = [
            Choice(n, words("crowns-history-table", table=n, game=words.game(game)))
            for n, game in tables.items()
        ]
        builder.select(REPORT_PICK, words("crowns-history-pick"), choices)
    others = {NOW: "button-curve-now", str(ALL_TIME): "button-curve-ever"}
    others.pop(view.which, None)
    return builder.panel(
        *page_buttons(
            words, view.page, view.pages, lambda to: HISTORY.of(view.user_id, view.which, to)
        ),
        *(Button(words(key), HISTORY.of(view.user_id, which, 0)) for which, key in others.items()),
    )


def history_picture(view: HistoryView, words: Words) -> Picture | None:
    """Return a picture of the curve; None where nothing has moved yet."""
    if not view.curve.points:
        return None
    season = season_name(view.season, words)
    if view.name is None:
        title = said = words("crowns-curve-picture-own", season=season)
    else:
        title = said = words("crowns-curve-picture", name=plain(view.name, 32), season=season)
        if not readable(view.name):
            title = words("crowns-curve-picture-nameless", season=season)
    moves = words("crowns-curve-moves", n=view.curve.steps)
    # An alt text is read as it stands, marks and all.
    alt = f"{said}. {moves} {_numbers(view, words).replace('**', '')}"
    return Picture(curve_drawing(title, tuple(view.curve.points), view.zone), alt)


def _numbers(view: HistoryView, words: Words) -> str:
    season = season_name(view.season, words)
    curve = view.curve
    if not curve.points:
        return words("crowns-curve-none", season=season)
    (_, first), (_, last) = curve.points[0], curve.points[-1]
    return words(
        "crowns-curve", season=season, first=first, last=last, low=curve.low, high=curve.high
    )


def _entry(entry: Played | Gift, reasons: bool, most: int, words: Words) -> str:
    when = timestamp(entry.at, "d")
    if isinstance(entry, Gift):
        key = "crowns-history-taken" if entry.amount < 0 else "crowns-history-granted"
        return words(
            f"{key}-own" if entry.own else key,
            when=when,
            by=escape(entry.by),
            amount=_change(entry.amount, words),
            reason=escape(entry.reason, most) if reasons and entry.reason else "…",
        )
    return words(
        "crowns-history-line",
        when=when,
        table=str(entry.table_id),
        role=role_name(words, entry.game, entry.role),
        won=str(entry.won).lower(),
        amount=_change(entry.net, words) if entry.counted else words("crowns-none"),
    )


def _change(n: int, words: Words) -> str:
    return change(words, n) if n else words("crowns-zero")
