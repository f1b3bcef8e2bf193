"""What a player alone sees; of a game for one person that is all, on one panel, to the end."""

from dataclasses import replace
from typing import Any

from bot.panels.builder import action_button
from bot.panels.controls import Asked
from bot.panels.details import add_dice
from bot.panels.hand import NOTHING_MORE, Shown, add_answers, begin_own, hand_panel
from bot.panels.panel import Panel
from bot.panels.rules import rules_button
from bot.panels.shared import add_question, frame_colour, is_over, table_line, what_is_held
from bot.panels.table import begin_result, end_button, share_button, ways_on
from bot.plugins.formatter import Formatter
from bot.plugins.registry import plugins
from bot.tables.kinds import kind_of
from bot.tables.state import Hint
from bot.text import Words
from bot.values.tables import TableView
from games.engine.asks import Ask


def alone_panel(
    table: TableView, notebook: Any, ask: Ask | None, words: Words, shown: Shown
) -> Panel:
    """Show who plays alone how things stand, and what is asked."""
    fmt, view = Formatter(table, words), plugins()[table.game].view
    shown = replace(shown, frame=frame_colour(fmt, notebook, shown.picture))
    builder = begin_own(fmt, notebook, table_line(fmt), shown, view.fate(fmt, notebook))
    builder.paragraphs(what_is_held(fmt, notebook, pictured=shown.picture is not None))
    builder.rule()
    buttons = [rules_button(table.game, words)]
    if ask is not None:
        asked = Asked(fmt, notebook, ask)
        builder.text(shown.hint)
        add_question(builder, asked, asked.question(shown.verb))
        add_answers(builder, asked, shown)
        buttons.append(action_button(table.id, "give-up", words))
    else:
        builder.text(words("no-question-now"))
        if table.frozen:
            buttons.append(end_button(table, words))
    return builder.panel(*buttons)


def hint_line(table: TableView, notebook: Any, hint: Hint | None, words: Words) -> str:
    """Return what is advised about the open question; nothing where that was not asked for."""
    view = plugins()[table.game].view
    if hint is None or view.hint is None:
        return ""
    if hint.found is None:
        return words("hint-failed" if hint.known else "hint-coming")
    return view.hint(Formatter(table, words), notebook, hint.found)


def alone_result_panel(
    table: TableView,
    notebook: Any,
    words: Words,
    shown: Shown,
    *,
    hindsight: Any = None,
    at_home: bool = True,
) -> Panel:
    """Show who played alone how it ended; ``notebook`` is everybody's.

    ``hindsight`` is what the game's thinking about it has come to. Not ``at_home``, in another
    server, its story is not told.
    """
    fmt, view = Formatter(table, words), plugins()[table.game].view
    builder = begin_result(fmt, notebook, shown.picture, shown.note)
    if hindsight is not None and view.hindsight is not None:
        builder.text(view.hindsight(fmt, hindsight))
    add_dice(builder, table, words)
    ways = (ways_on if at_home else share_button)(fmt)
    return builder.panel(*ways, rules_button(table.game, words))


def private_panel(
    table: TableView, notebook: Any, ask: Ask | None, words: Words, shown: Shown = NOTHING_MORE
) -> Panel:
    """Show a player's own panel; ``notebook`` is theirs."""
    if kind_of(table.game).deals:
        return hand_panel(table, notebook, ask, words, shown)
    if is_over(table):
        return alone_result_panel(table, notebook, words, shown)
    return alone_panel(table, notebook, ask, words, shown)
