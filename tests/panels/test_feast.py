"""What is told and asked at a feast alone: toasts, duels, roles, and what each may know."""

import re
from collections.abc import Callable
from dataclasses import replace

import pytest

from bot.panels.alone import private_panel
from bot.panels.ids import ANSWER, CROWD
from bot.panels.lobby import lobby_panel, more_panel
from bot.panels.options import options_panel
from bot.panels.panel import Panel
from bot.panels.rules import rules_panel
from bot.panels.table import final_panel, public_panel, retired_panel
from bot.plugins.formatter import Formatter
from bot.plugins.registry import plugins
from bot.plugins.teller import Teller
from bot.values.tables import SeatView, Status
from cogs.feast.board import board
from cogs.feast.tale import TELLING
from gallows.kit.limits import check, custom_ids, parts, text
from games.engine.asks import Answer, Ask, Seat
from games.engine.events import Event
from games.feast import events as ev
from games.feast.actions import ACTIONS
from games.feast.cards import (
    COUNTS,
    SETUP_TITLES,
    Deck,
    Food,
    Goblet,
    Role,
    Title,
    in_order,
)
from games.feast.game import FEAST
from games.feast.scenarios import SETS, Scenario
from games.feast.words import Cause, Do, Step, Throw, Topic, Why

from .play import Snapshot, english, played, table

WORDS = english()
NAMES = ("Mathilda", "Odo", "Bertram", "Ysolde", "Wat", "Agnes", "Hugh", "Joan", "Piers", "Sibyl")


def moment_of(wanted: Callable[[Ask], bool], count: int = 7) -> Snapshot:
    """Play games until somebody is asked what is wanted, and stop there."""
    for seed in range(200):
        for snapshot in played(seed, count, game=FEAST):
            if any(wanted(ask) for ask in snapshot.match.asks):
                return snapshot
    raise AssertionError("nobody was asked that")


def public(snapshot: Snapshot) -> Panel:
    return public_panel(snapshot.view, snapshot.notebook(None), snapshot.tale, WORDS)


def crowd(panel: Panel) -> list[tuple[str, str | None]]:
    found = [CROWD.fullmatch(each) for each in custom_ids(panel)]
    return [(each["verb"], each["pick"]) for each in found if each]


# --- all at once ---


def test_a_toast_is_answered_on_the_public_panel_and_shows_nobodys_thumb() -> None:
    snapshot = moment_of(lambda ask: ask.topic == Topic.TOAST)
    while len(snapshot.match.asks) < 2:
        snapshot = moment_of(lambda ask: ask.topic == Topic.TOAST, 8)
    put, match = len(snapshot.match.asked_together), snapshot.match
    panel = public(snapshot)
    check(panel)
    assert crowd(panel) == [("up", None), ("down", None)]
    assert f"{put - len(match.asks)} of {put} have chosen" in text(panel)
    ask = match.asks[0]
    match.submit(ask.seat, ask.id, Answer(Do.UP))
    after = public(snapshot)
    assert f"{put - len(match.asks)} of {put} have chosen" in text(after)
    assert "drink" not in text(after).split("➤")[0].lower()
    note = plugins()["feast"].view.chosen(Formatter(snapshot.view, WORDS), ask, Answer(Do.UP))
    assert note == "👍 You drink."


def test_both_throw_on_the_public_panel() -> None:
    snapshot = moment_of(lambda ask: ask.topic == Topic.THROW)
    panel = public(snapshot)
    check(panel)
    assert crowd(panel) == [("throw", throw.value) for throw in Throw]
    assert "2 have chosen" in text(panel)


def test_each_throws_by_a_button_on_the_own_panel_too() -> None:
    snapshot = moment_of(lambda ask: ask.topic == Topic.THROW)
    ask = snapshot.match.asks[0]
    panel = private_panel(snapshot.view, snapshot.notebook(ask.seat), ask, WORDS)
    check(panel)
    found = [ANSWER.fullmatch(each) for each in custom_ids(panel)]
    assert [each["pick"] for each in found if each] == [throw.value for throw in Throw]


def test_who_serves_first_is_asked_in_private() -> None:
    snapshot = next(
        each for each in played(1, 6, game=FEAST) if each.match.asks[0].topic == Topic.SERVE
    )
    assert crowd(public(snapshot)) == []
    assert "My cards" in text(public(snapshot))


def test_what_a_thumb_was_does_not_show_before_the_last() -> None:
    looks = []
    for verb in (Do.UP, Do.DOWN):
        snapshot = moment_of(lambda ask: ask.topic == Topic.TOAST)
        ask = snapshot.match.asks[0]
        if len(snapshot.match.asks) > 1:
            snapshot.match.submit(ask.seat, ask.id, Answer(verb))
        looks.append(public(snapshot))
    assert looks[0] == looks[1]


def test_a_duel_is_accepted_or_refused_on_the_public_panel() -> None:
    snapshot = moment_of(lambda ask: ask.topic == Topic.CHALLENGE)
    ask = snapshot.match.asks[0]
    ids = custom_ids(public(snapshot))
    assert {f"gg:a:123456:{ask.id}:accept", f"gg:a:123456:{ask.id}:refuse"} <= set(ids)


# --- a turn ---


def test_a_turn_that_has_just_begun_is_named_once() -> None:
    fmt = Formatter(table(6, names=NAMES, game="feast"), WORDS)
    begun = 0
    for snapshot in played(3, 6, game=FEAST):
        book = snapshot.notebook(None)
        told = [each for each in snapshot.tale if Teller(fmt, "tale", TELLING).tell(each)]
        if told and isinstance(told[-1], ev.TurnBegan):
            assert text(public(snapshot)).count(f"Turn {book.turns}") == 1
            begun += 1
    assert begun > 3


def test_a_poison_is_placed_in_secret() -> None:
    snapshot = moment_of(lambda ask: ask.topic == Topic.POISON)
    ask = snapshot.match.asks[0]
    for viewer in (None, *(Seat(n) for n in range(7) if n != ask.seat)):
        book = snapshot.notebook(viewer)
        panel = private_panel(snapshot.view, book, None, WORDS) if viewer else public(snapshot)
        assert "You drew poison" not in text(panel)
    own = text(private_panel(snapshot.view, snapshot.notebook(ask.seat), ask, WORDS))
    assert "You drew poison for" in own


# --- the tale ---


def tale(*events: Event, count: int = 6) -> list[str]:
    view = table(count, names=NAMES, game="feast")
    fmt, public = Formatter(view, WORDS), FEAST.notebook(count, None)
    return list(plugins()["feast"].view.tale(fmt, public, events))


def test_a_toast_is_told_in_one_block() -> None:
    lines = tale(
        ev.ToastCalled(Seat(0), (Seat(0), Seat(1), Seat(2), Seat(3))),
        ev.ThumbsShown((Seat(0), Seat(1)), (Seat(2), Seat(3))),
        ev.GobletFlipped(Seat(0), Goblet.WINE),
        ev.GobletFlipped(Seat(1), Goblet.POISON),
        ev.DishonorGained(Seat(2), 1, Why.TOAST, -1),
        ev.DishonorGained(Seat(3), 1, Why.TOAST, 0),
        ev.HonorGained(Seat(0), 1, Why.TOAST, 2),
        ev.Died(Seat(1), Cause.GOBLET, Role.GUARD, (Title.TASTER,), 0),
    )
    assert lines == [
        "🥂 **Mathilda** calls a toast. May drink: **Mathilda**, **Odo**, **Bertram** "
        "and **Ysolde**.",
        "🥂 **To the King!** All thumbs at once:",
        "👎 Not drinking: **Bertram** and **Ysolde** (1 Dishonor).",
        "🍷 Wine: **Mathilda** (1 Honor).",
        "🧪 **Poison**: **Odo**.",
        "☠ **Odo** died of the poison: the **Guard**. Back to the King: Taster.",
    ]


def test_tokens_are_told_once() -> None:
    assert tale(ev.Insulted(Seat(0), Seat(1)), ev.DishonorGained(Seat(1), 1, Why.INSULT, -1)) == [
        "🗯 **Mathilda** insults **Odo**: 1 Dishonor."
    ]
    refused = tale(
        ev.Challenged(Seat(0), Seat(1)),
        ev.DuelAnswered(Seat(0), Seat(1), False),
        ev.DishonorGained(Seat(1), 1, Why.DUEL, -2),
        ev.HonorGained(Seat(0), 3, Why.DUEL, 3),
    )
    assert refused == [
        "⚔ **Odo** refuses **Mathilda**'s duel: 1 Dishonor.",
        "◆ **Mathilda**: +3 Honor.",
    ]


def test_foods_flipped_in_a_row_share_a_line() -> None:
    lines = tale(
        ev.FoodFlipped(Seat(0), Food.FISH, False, 2),
        ev.FoodFlipped(Seat(0), Food.PIE, True, 2),
        ev.Died(Seat(0), Cause.FOOD, Role.GOLD_KNIGHT, (), 4),
    )
    assert lines[0] == "🍴 **Mathilda** eats fish, pie. The pie is poisoned!"
    assert "Keeps 4 Honor" in lines[1]
    assert tale(ev.StepBegan(Step.REFILL)) == []


def test_a_dead_king_gets_no_titles_back() -> None:
    titles = (Title.FOOL, Title.MARSHAL)
    assert "Back to the King" in tale(ev.Died(Seat(0), Cause.DUEL, Role.GUARD, titles, 0))[0]
    assert "Back to the King" not in tale(ev.Died(Seat(0), Cause.DUEL, Role.KING, titles, 0))[0]


# --- what one knows ---


def test_a_hand_tells_what_was_learned_and_for_how_long_it_holds() -> None:
    book = FEAST.notebook(5, Seat(1))
    for event in (
        ev.RolesChosen(Scenario.A, SETS[Scenario.A][5], (5,) * 5, spared=True, decided=True),
        ev.RoleDealt(Seat(1), Role.REBEL),
        ev.KingShown(Seat(0)),
        ev.TitlesTaken((Title.SPYMASTER,)),
        ev.DecksMade(tuple(COUNTS.sizes(5).items())),
        ev.TitleGiven(Title.SPYMASTER, Seat(1), 0),
        ev.GobletsServed(Seat(3), Title.SENESCHAL, 1, 1, (Seat(2),)),
        ev.HonorDealt(1),
        ev.TurnBegan(Seat(1), 1),
        ev.GobletSpied(Seat(1), Seat(2)),
        ev.SpyKnown(Seat(1), Seat(2), Goblet.WINE),
    ):
        book.note(event)
    view = table(5, names=NAMES, game="feast")
    shown = text(private_panel(view, book, None, WORDS))
    assert "**Bertram**'s goblet: **wine**" in shown
    assert "• **Bertram**: goblet (**wine**)" in shown
    assert "If it ended now, **you'd lose:** the Guard is alive" in shown
    book.note(ev.PoisonUsed(Seat(4), Deck.POISON_GOBLET))
    book.note(ev.TurnBegan(Seat(1), 2))
    later = text(private_panel(view, book, None, WORDS))
    assert "Only you know" not in later
    assert "• **Bertram**: goblet (wine?)" in later
    assert WORDS("feast-notes-unsure") in later


def test_a_mourner_is_named_at_the_table_and_told_what_that_means() -> None:
    began = ev.MourningBegan(Seat(1), Role.PRINCESS)
    assert tale(began) == ["🖤 **Odo** mourns: the **Princess**."]
    hands, view = [], table(5, names=NAMES, game="feast")
    for seat, role in enumerate((Role.KING, Role.PRINCESS, Role.QUEEN)):
        book = FEAST.notebook(5, Seat(seat))
        for event in (
            ev.RolesChosen(Scenario.B, SETS[Scenario.B][5], (5,) * 5, spared=True, decided=True),
            ev.RoleDealt(Seat(seat), role),
            ev.KingShown(Seat(0)),
            ev.TurnBegan(Seat(3), 1),
            ev.Died(Seat(3), Cause.FOOD, Role.SUITOR, (), 0),
            began,
        ):
            book.note(event)
        hands.append(text(private_panel(view, book, None, WORDS)))
        lines = board(Formatter(view, WORDS), book)[1]
        assert "**Odo** · **Princess** · 🖤 mourns" in "\n".join(lines)
    assert ["🖤 You mourn" in hand for hand in hands] == [False, True, False]


def test_the_queen_reads_who_the_suitor_is() -> None:
    book = FEAST.notebook(5, Seat(2))
    for event in (
        ev.RolesChosen(Scenario.B, SETS[Scenario.B][5], (5,) * 5, spared=True, decided=True),
        ev.RoleDealt(Seat(2), Role.QUEEN),
        ev.KingShown(Seat(0)),
        ev.SuitorSeen(Seat(2), Seat(3)),
    ):
        book.note(event)
    view = table(5, names=NAMES, game="feast")
    shown = text(private_panel(view, book, None, WORDS))
    assert "**Ysolde** is the **Suitor**." in shown
    assert "• **Ysolde**: **Suitor**" in shown


FOR_THE_LIVING = {Role.KING, Role.RED_KNIGHT, Role.BLUE_KNIGHT, Role.PRINCE, Role.GOLD_KNIGHT}
"""Dead, with no Honor kept, they have missed it whatever becomes of the others."""


TEN = in_order((*SETS[Scenario.B][8], Role.BLACK_KNIGHT, Role.WHITE_KNIGHT))


@pytest.mark.parametrize("role", TEN)
def test_the_dead_are_told_whether_they_can_still_win(role: Role) -> None:
    over = role in FOR_THE_LIVING
    assert_told_whether_they_can_still_win(role, (role,), over=over)


@pytest.mark.parametrize(
    ("role", "dead", "over"),
    [
        (Role.QUEEN, (Role.PRINCESS, Role.QUEEN), True),
        (Role.QUEEN, (Role.SUITOR, Role.QUEEN), False),
        (Role.PRINCESS, (Role.PRINCESS, Role.QUEEN), False),
        (Role.WHITE_KNIGHT, (Role.WHITE_KNIGHT, Role.QUEEN), False),
        (
            Role.WHITE_KNIGHT,
            (Role.WHITE_KNIGHT, Role.QUEEN, Role.SUITOR, Role.ASSASSIN, Role.EXECUTIONER),
            True,
        ),
    ],
)
def test_the_dead_hear_that_the_deaths_of_others_have_cost_them_their_goal(
    role: Role, dead: tuple[Role, ...], over: bool
) -> None:
    assert_told_whether_they_can_still_win(role, dead, over=over)


def assert_told_whether_they_can_still_win(
    role: Role, dead: tuple[Role, ...], *, over: bool
) -> None:
    book = FEAST.notebook(10, Seat(1))
    for event in (
        ev.RolesChosen(Scenario.CUSTOM, TEN, (5,) * 10, spared=True, decided=True),
        ev.RoleDealt(Seat(1), role),
        ev.KingShown(Seat(1) if role is Role.KING else Seat(0)),
        *(
            ev.Died(Seat(1 if who is role else 2 + at), Cause.DUEL, who, (), 0)
            for at, who in enumerate(dead)
        ),
    ):
        book.note(event)
    shown = text(private_panel(table(10, names=NAMES, game="feast"), book, None, WORDS))
    assert ("you can still win" in shown) is not over
    assert ("You cannot win any more" in shown) is over


@pytest.mark.parametrize("seed", range(0, 12, 3))
def test_a_hand_knows_nothing_that_its_viewer_was_not_told(seed: int) -> None:
    for n, snapshot in enumerate(played(seed, 6, game=FEAST)):
        if n % 11 or snapshot.settled:
            continue
        for seat in (Seat(2), Seat(4)):
            told = [each.event for each in snapshot.match.log if each.reaches(seat)]
            secrets = (ev.SpyKnown, ev.TasteKnown, ev.GobletsKnown, ev.PoisonPlaced)
            shown = text(private_panel(snapshot.view, snapshot.notebook(seat), None, WORDS))
            if not any(
                isinstance(each, (*secrets, ev.FoodPoisoned, ev.RoleKnown)) for each in told
            ):
                assert "What you know" not in shown
                assert "Only you know" not in shown


# --- ten at the table ---


def test_ten_guests_with_the_longest_names_fit() -> None:
    names = tuple(f"{n}{'@' * 31}" for n in range(10))
    for n, snapshot in enumerate(played(3, 10, game=FEAST)):
        if n % 13 and not snapshot.settled and len(snapshot.match.asked_together) < 5:
            continue
        view = snapshot.view
        seats = tuple(
            SeatView(seat.seat, seat.user_id, names[seat.seat], away=seat.seat % 2 == 0)
            for seat in view.seats
        )
        view = replace(view, seats=seats)
        book = snapshot.notebook(None)
        if snapshot.settled:
            panel = final_panel(view, book, WORDS)
            check(panel)
            assert len(re.findall(r"⤷ (?:🏆 won|✗ lost):", text(panel))) == 10
            continue
        panel = public_panel(view, book, snapshot.tale, WORDS)
        check(panel)
        check(retired_panel(view, book, snapshot.tale, WORDS))
        asked = [ask for ask in snapshot.match.asks if not ask.secret]
        if asked:
            assert plugins()["feast"].view.silence(Formatter(view, WORDS), asked[0]) in text(panel)


# --- around the game ---


@pytest.mark.parametrize("page", plugins()["feast"].view.pages)
def test_every_page_of_the_rules_fits(page: str) -> None:
    check(rules_panel("feast", page, WORDS))


def test_the_rules_show_everything_and_mark_what_is_the_houses() -> None:
    whole = "\n".join(
        text(rules_panel("feast", page, WORDS)) for page in plugins()["feast"].view.pages
    )
    for role in Role:
        assert f"**{WORDS(f'feast-role-{role}')}:**" in whole
    for title in Title:
        name = WORDS(f"feast-title-{title}")
        line = next(line for line in whole.split("\n") if f"**{name}** (" in line)
        assert (", house)" in line) == (title not in SETUP_TITLES)
    for action in ACTIONS.values():
        assert f"**{action.cost} · {WORDS(f'feast-do-{action.id}')}:**" in whole
    for food in Food:
        assert WORDS(f"feast-food-{food}") in whole


SPOKEN = "gg:o:123456:language"
"""The list of languages, which is there where there are several."""


@pytest.mark.parametrize("count", range(1, 11))
@pytest.mark.parametrize("scenario", Scenario)
def test_a_lobby_shows_the_roles(count: int, scenario: Scenario) -> None:
    view = table(count, Status.LOBBY, game="feast", scenario=scenario, roles=(Role.QUEEN,))
    panel = lobby_panel(view, WORDS)
    check(panel)
    assert len(custom_ids(panel)) <= 6
    assert "gg:o:123456" in custom_ids(more_panel(view, WORDS))
    chooser = options_panel(view, WORDS)
    check(chooser)
    names = ("scenario", "roles", "strength", "claims", "last_words")
    own = {f"gg:o:123456:{option}" for option in names}
    assert own == set(custom_ids(chooser)) - {SPOKEN}
    for shown in (text(panel), text(chooser)):
        if scenario in (Scenario.A, Scenario.B):
            for role in SETS[scenario][max(5, count)]:
                assert WORDS(f"feast-role-{role}") in shown
        if scenario is Scenario.CUSTOM:
            assert "The Queen needs the Princess" in shown


def test_a_host_reads_what_is_wrong_with_a_set_and_that_it_fits() -> None:
    good = SETS[Scenario.B][6]
    view = table(6, Status.LOBBY, game="feast", scenario=Scenario.CUSTOM, roles=good)
    assert "These roles fit 6 players" in text(options_panel(view, WORDS))
    ticked = [
        option["value"]
        for part in parts(options_panel(view, WORDS))
        for option in part.get("options", [])
        if option.get("default") and part["custom_id"] != SPOKEN
    ]
    others = [role for role in good if role is not Role.KING]
    assert sorted(ticked) == sorted(["custom", "normal", "true", "true", *others])
    few = table(6, Status.LOBBY, game="feast", scenario=Scenario.CUSTOM, roles=good[1:4])
    assert "Choose 6 roles for 6 players, not 4." in text(options_panel(few, WORDS))


def test_every_cause_of_death_has_a_mark() -> None:
    for cause in Cause:
        assert WORDS(f"feast-mark-dead-{cause}")
