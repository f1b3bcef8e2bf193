"""What is shown of a table that is planned: on one screen of a phone, whoever answers."""

from dataclasses import replace

import pytest

from bot.panels.height import PHONE, height
from bot.panels.plan import MOST_NAMED, opening_line, plan_panel, reminder, time_form
from bot.plugins.registry import plugins
from bot.tables.kinds import kind_of
from bot.tables.plan import MOST_ANSWERS
from bot.values.tables import SeatView, Status, TableView
from gallows.kit import snapshots
from gallows.kit.limits import check, parts, text
from games.engine.asks import Seat

from .play import DUE, english

WORDS = english()
GAMES = [game for game in plugins() if kind_of(game).gathers]


def planned(game: str, people: int, *, called: bool = False) -> TableView:
    """A table that so many are coming to, every third only perhaps."""
    seats = tuple(
        SeatView(Seat(n), 1000 + n, f"Rosamund the {n}th", joined=False, maybe=n % 3 == 2)
        for n in range(people)
    )
    view = snapshots.table(game, 4, Status.PLANNED)
    return replace(view, seats=seats, planned_for=DUE, called=called)


@pytest.mark.parametrize("called", [False, True])
@pytest.mark.parametrize("game", GAMES)
def test_a_plan_is_on_one_screen(game: str, called: bool) -> None:
    view = planned(game, 5, called=called)
    panel = plan_panel(view, WORDS)
    check(panel)
    assert height(panel.parts) < PHONE - 3 * 52, "three rows of buttons are below it"
    buttons = [part for part in parts(panel) if part.get("type") == 2]
    assert len(buttons) == 6


@pytest.mark.parametrize("computers", [True, False])
def test_a_plan_says_whether_computers_can_fill_in(computers: bool) -> None:
    view = planned("botk", 3)
    view = replace(view, terms=replace(view.terms, computers=computers))
    assert ("Computers can fill in" in text(plan_panel(view, WORDS))) is computers


@pytest.mark.parametrize("game", GAMES)
def test_as_many_as_may_answer_fit(game: str) -> None:
    view = planned(game, MOST_ANSWERS)
    panel = plan_panel(view, WORDS)
    check(panel)
    assert text(panel).count("**Rosamund") == MOST_NAMED + MOST_ANSWERS // 3
    called = reminder(view, panel, WORDS)
    check(called)
    assert called.users == tuple(seat.user_id for seat in view.seats)
    assert all(f"<@{user}>" in (called.content or "") for user in called.users)
    assert len(called.content or "") < 2000
    assert not called.partial


def test_a_role_is_called_by_a_line_that_says_it_is_planned() -> None:
    line = opening_line(planned("botk", 1), WORDS, 77)
    check(line)
    assert line.roles == (77,)
    assert line.partial, "it turns into the whole of it"
    assert "planned" in (line.content or "")


def test_the_form_for_another_time_fits() -> None:
    zone = "America/Argentina/ComodRivadavia"
    form = time_form(planned("botk", 1), "2026-11-27 20:00", zone, WORDS)
    (field,) = form.fields
    assert len(form.title) <= 45
    assert len(field.label) <= 45
    assert len(field.hint) <= 100
