"""The board of a day's deal, and a result of it to share."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bot.drawing.picture import Picture
from bot.panels.builder import PARCHMENT, PanelBuilder, action_button
from bot.panels.ids import DAY
from bot.panels.pages import page_number
from bot.panels.panel import Button, Panel
from bot.plugins.formatter import Formatter, timestamp
from bot.plugins.registry import plugins
from bot.text import Words, escape, numeral
from bot.values.days import SECONDS, DayScore, ends_at
from bot.values.tables import TableView


@dataclass(frozen=True, slots=True)
class DayView:
    """A page of the board of a day's deal in a guild.

    ``players`` have finished it, and the ``scores`` are those of the page. Of a day that is not
    over yet there are none but the reader's ``own``, and no ``key``. When it is, the story of the
    reader's own game is behind a button. ``alone``: where
    there is no server, nobody else is shown.
    """

    game: str
    day: int
    first_day: int
    today: int
    anchor: str
    page: int
    pages: int
    players: int
    scores: Sequence[DayScore]
    own: DayScore | None
    key: str | None
    alone: bool = False


def day_panel(view: DayView, words: Words) -> Panel:
    """Show how everybody did on a day."""
    builder = PanelBuilder(PARCHMENT)
    builder.text(words("days-title", game=words.game(view.game), when=date_of(view.day)))
    if view.today < view.first_day:
        when = timestamp(ends_at(view.first_day - 1))
        builder.text(words("days-none-yet", when=when))
    elif view.key is None:
        builder.text(words("days-open", n=view.players, when=timestamp(ends_at(view.day))))
        if view.own is not None:
            builder.text(words("days-open-own", line=result_line(view.own, words)))
    else:
        _add_scores(builder, view, words)
        builder.text(words("days-key", key=view.key))
    builder.text(words("days-anchor", anchor=view.anchor))
    ways = (("button-day-before", view.day - 1), ("button-day-after", view.day + 1))
    buttons = [
        Button(words(key), DAY.of(view.game, day, 0))
        for key, day in ways
        if view.first_day <= day <= view.today
    ]
    if view.pages > 1:
        after = (view.page + 1) % view.pages
        buttons.append(Button(words("button-more-places"), DAY.of(view.game, view.day, after)))
    if view.own is not None and view.key is not None:
        buttons.append(action_button(view.own.table_id, "story", words))
    return builder.panel(*buttons)


def _add_scores(builder: PanelBuilder, view: DayView, words: Words) -> None:
    if view.alone and view.own is not None:
        builder.text(words("days-own", line=result_line(view.own, words)))
        return
    own_id = view.own.user_id if view.own is not None else None
    lines = [
        words("days-line-you", line=line) if each.user_id == own_id else line
        for each in view.scores
        for line in [score_line(each, words)]
    ]
    builder.text(*(lines or [words("days-nobody")]))
    if view.own is not None and all(each.user_id != own_id for each in view.scores):
        builder.text(words("days-own", line=score_line(view.own, words)))
    builder.text(page_number(words, view.page, view.pages))


def score_line(score: DayScore, words: Words) -> str:
    """Return a place, who has it, and what for."""
    return words(
        "days-line",
        place=score.place,
        name=escape(score.name),
        result=result_line(score, words),
    )


def result_line(score: DayScore, words: Words) -> str:
    """Return how somebody did, and how many days in a row that makes."""
    won = str(score.won).lower()
    return words("days-result", won=won, score=numeral(str(score.score)), streak=score.streak)


def shared_panel(
    table: TableView, notebook: Any, score: DayScore, words: Words, picture: Picture | None = None
) -> Panel:
    """Show a result in the channel: nothing of the deal, which others still play."""
    game, day, view = table.game, table.day or 0, plugins()[table.game].view
    builder = PanelBuilder(PARCHMENT)
    named = words.game(game)
    builder.picture(picture)
    builder.text(
        words("days-shared", name=escape(score.name), game=named, when=date_of(day)),
        result_line(score, words),
        *view.shared(Formatter(table, words), notebook),
        words("days-shared-try", game=game),
    )
    return builder.panel()


def date_of(day: int) -> str:
    """Return a day as Discord shows it; by its noon, which is the same date nearly everywhere."""
    return timestamp(ends_at(day) - SECONDS / 2, "D")
