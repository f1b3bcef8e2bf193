"""A season as moderators see it, and its end as everybody does."""

from collections.abc import Sequence

from bot.panels.builder import PARCHMENT, PanelBuilder
from bot.panels.crowns import standing_line
from bot.panels.ids import COURT
from bot.panels.pages import fitting, page_buttons, page_number
from bot.panels.panel import Button, Panel, Style
from bot.plugins.formatter import timestamp
from bot.text import Words, escape
from bot.values.crowns import Standing
from bot.values.seasons import Champion, Season

MOST_NAMED = 5
"""Champions that are named where many share the first place."""


def season_over_panel(end: Season, best: Sequence[Standing], words: Words) -> Panel:
    """Announce that a season is over: why, its champions, its standings. Nobody is pinged."""
    builder = PanelBuilder(PARCHMENT)
    builder.text(
        words("season-over-title", number=end.number),
        words(f"season-over-{end.ended_by}"),
        _champions(end.champions, words),
    )
    builder.text(*(standing_line("season-line", each, words) for each in best))
    builder.text(words("season-next", number=end.number + 1))
    return builder.panel()


def season_panel(
    season: Season, past: Sequence[Season], page: int, pages: int, words: Words
) -> Panel:
    """Show a moderator the season, with the button that ends it, and a page of those before it."""
    builder = PanelBuilder(PARCHMENT)
    opened = season.opened_at
    builder.text(
        words("season-title", number=season.number),
        words("season-since", when=timestamp(opened, "D")) if opened else words("season-fresh"),
        words("season-unlimited") if season.left is None else words("season-left", n=season.left),
    )
    if past:
        named = range(MOST_NAMED, 0, -1)
        lines = fitting(past, named, lambda each, most: _past(each, most, words))
        builder.text(words("season-past"), *lines)
    builder.text(page_number(words, page, pages))
    builder.buttons(*page_buttons(words, page, pages, lambda to: COURT.of("seasons", to)))
    return builder.panel(
        Button(words("button-end-season"), COURT.of("ask-season", season.number), Style.RED)
    )


def _past(season: Season, most: int, words: Words) -> str:
    when = timestamp(season.closed_at or 0.0, "D")
    champions = _champions(season.champions, words, most)
    return words("season-past-line", number=season.number, when=when, champions=champions)


def _champions(champions: Sequence[Champion], words: Words, most: int = MOST_NAMED) -> str:
    if not champions:
        return words("season-no-champion")
    named = [
        words("season-champion-left", name=name) if each.left else name
        for each in champions[:most]
        for name in [f"**{escape(each.name)}**"]
    ]
    if len(champions) > most:
        named.append(words("season-champions-more", n=len(champions) - most))
    names = words("list-comma").join(named)
    return words("season-champions", count=len(champions), names=names, crowns=champions[0].crowns)
