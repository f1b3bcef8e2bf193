"""A table that is planned: when it opens, who is coming, and the line that calls them."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from bot.panels.builder import (
    PARCHMENT,
    PanelBuilder,
    action_button,
    line_panel,
    naming,
    notifying_panel,
)
from bot.panels.details import seal_line
from bot.panels.ids import PLAN
from bot.panels.lobby import chosen, title_lines
from bot.panels.panel import Button, Field, Form, Panel, Style
from bot.panels.rules import rules_button
from bot.plugins.formatter import Formatter, timestamp
from bot.plugins.registry import plugins
from bot.text import Words
from bot.values.tables import SeatView, Status, TableView

MOST_NAMED = 20
"""People of a kind whose names are said; the others are counted."""
MOST_TYPED = 60
"""Characters of a time."""


def opening_line(
    table: TableView, words: Words, role: int | None, callers: Sequence[int] = ()
) -> Panel:
    """Call a role to a lobby, or the plan for it, and who has asked for the next game.

    The message turns into the table at once.
    """
    planned = table.status is Status.PLANNED
    lines, roles = list[str](), list[int]()
    if role is not None:
        key = "push-plan" if planned else "push-lobby"
        lines.append(naming(key, table, words, role=str(role)))
        roles.append(role)
    if callers:
        key = "push-reminder" if planned else "push-next-game"
        lines.append(_calling(key, table, words, callers))
    line = line_panel("\n".join(lines), (_press(table, words),), users=callers, roles=roles)
    return replace(line, partial=True)


def plan_panel(table: TableView, words: Words, *, calls: int | None = None) -> Panel:
    """Show a table that is planned: when, who is coming, and how it will be played.

    ``calls`` is a role that was called to it.
    """
    fmt, seats = Formatter(table, words), plugins()[table.game].seats_for(table.choices)
    builder = PanelBuilder(PARCHMENT, *title_lines(fmt))
    if calls is not None:
        builder.text(words("plan-call", role=str(calls)))
    when = table.planned_for or 0.0
    builder.text(words("plan-when", exact=timestamp(when, "F"), when=timestamp(when)))
    builder.text(*_answers(fmt), _how(fmt, seats.stop - 1))
    builder.rule()
    seated = "plan-seats" if table.terms.computers else "plan-seats-people"
    builder.text(
        words(seated, least=seats.start, most=seats.stop - 1),
        *(words("lobby-small", line=line) for line in chosen(fmt)),
    )
    builder.buttons(
        _press(table, words),
        action_button(table.id, "maybe", words),
        action_button(table.id, "not-coming", words),
        rules_button(table.game, words),
    )
    builder.buttons(
        Button(words("button-plan-time"), PLAN.of(table.id)),
        action_button(table.id, "call-off", words, Style.RED),
    )
    builder.text(seal_line(table, words))
    return builder.panel()


def reminder(table: TableView, panel: Panel, words: Words, callers: Sequence[int] = ()) -> Panel:
    """Return a table's panel as a message that calls who is coming, or may be, or has asked for it.

    They are mentioned in its text, for nobody is notified of what stands in a layout, or in an
    edit: https://docs.discord.com/developers/resources/message#allowed-mentions-object.
    """
    users = [seat.user_id for seat in table.seats if seat.user_id is not None]
    users += [user for user in callers if user not in users]
    key = "push-reminder" if table.status is Status.PLANNED else "push-opened"
    notice = _calling(key, table, words, users)
    return replace(notifying_panel(panel, notice, _press(table, words)), users=tuple(users))


def _press(table: TableView, words: Words) -> Button:
    """Return the button of who wants to take part."""
    coming = "here" if table.called else "coming"
    action = coming if table.status is Status.PLANNED else "join"
    return action_button(table.id, action, words, Style.GREEN)


def _calling(key: str, table: TableView, words: Words, users: Iterable[int]) -> str:
    who, when = " ".join(f"<@{user}>" for user in users), timestamp(table.planned_for or 0.0)
    return naming(key, table, words, who=who, when=when)


def time_form(table: TableView, now: str, zone: str, words: Words) -> Form:
    """Ask for another time; ``now``: the one that holds, as it can be typed in that time zone."""
    hint = words("plan-form-hint", zone=zone)
    field = Field("when", words("plan-form-when"), hint, most=MOST_TYPED, value=now)
    return Form(words("plan-form-title"), PLAN.of(table.id), (field,))


def _answers(fmt: Formatter) -> list[str]:
    people = [seat for seat in fmt.table.seats if seat.user_id is not None]
    groups = {
        "plan-here": [seat for seat in people if seat.joined],
        "plan-coming": [seat for seat in people if not (seat.joined or seat.maybe)],
        "plan-maybe": [seat for seat in people if seat.maybe],
    }
    lines = [
        fmt.words(key, n=len(seats), names=_names(fmt, seats))
        for key, seats in groups.items()
        if seats
    ]
    if not (groups["plan-here"] or groups["plan-coming"]):
        lines.insert(0, fmt.words("plan-nobody"))
    computers = len(fmt.table.seats) - len(people)
    return [*lines, fmt.words("computers-here", n=computers) if computers else ""]


def _names(fmt: Formatter, seats: Sequence[SeatView]) -> str:
    named: Iterable[str] = [fmt.bold(seat.seat) for seat in seats[:MOST_NAMED]]
    others = len(seats) - MOST_NAMED
    return fmt.listed([*named, fmt.words("plan-others", n=others)] if others > 0 else [*named])


def _how(fmt: Formatter, most: int) -> str:
    coming = sum(seat.user_id is not None and not seat.maybe for seat in fmt.table.seats)
    if coming > most:
        return fmt.words("plan-how-full", n=coming, most=most)
    return fmt.words("plan-how-called" if fmt.table.called else "plan-how")
