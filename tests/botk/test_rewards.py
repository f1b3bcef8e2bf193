"""Rewards, the successor, and the rulebook's worked examples."""

import pytest

from games.botk.cards import Role
from games.botk.events import ItemShown, RoleShown, SuccessorNamed, Unveiled
from games.engine.asks import Seat
from games.engine.crowns import Count
from tests.botk.items import CHEESE, DUMMY, HAT, KEG, KEY, MIMIC, PARDON, SHIELD
from tests.botk.play import J, L, P, Play, S, deal


def test_the_rulebooks_example_setup() -> None:
    play = deal((L, S, J, P), (MIMIC, CHEESE, PARDON, HAT))
    book = play.notebook(0)
    assert book.active_roles == (L, S, J, P)
    assert book.active_items == (MIMIC, CHEESE, PARDON, HAT)
    assert len(book.prisoners) == 3


def example_one() -> Play:
    """Hat, then the Jester; a Pardon is still about."""
    play = deal((L, J, S, L, S, L), (HAT, HAT, DUMMY, PARDON, KEY, CHEESE)).pass_actions()
    play.execute(1)
    play.execute(2)
    return play


def test_the_rulebooks_first_example_stopping() -> None:
    play = example_one()
    assert play.happened(ItemShown)[0].item is HAT
    assert play.happened(RoleShown) == [RoleShown(Seat(2), J)]
    assert play.paid("steal") == [(3, 2, 1), (4, 2, 1), (5, 2, 1), (0, 2, 1), (1, 2, 1)]
    play.stop()
    assert play.paid("heads")[0] == (None, 0, 1)
    assert play.net == (0, -2, 4, -1, 0, -1)
    ruler, first, second, *others = [part.statistics for part in play.parts]
    assert ruler == (Count("executioner"), Count("heads", 1))
    assert first == second == (Count("death", word="execution"),)
    assert not any(others), "nothing is counted of who lives"


def test_the_rulebooks_first_example_executing_a_pardon() -> None:
    play = example_one()
    play.execute(4)
    assert play.result == "saboteurs"
    assert play.paid("sabotage") == [(None, 3, 3), (None, 5, 3)]
    assert play.paid("heads") == []
    assert play.net == (-1, -2, 4, 2, -2, 2)


def test_the_rulebooks_second_example() -> None:
    play = deal((L, L, S, L), (SHIELD, DUMMY, PARDON, PARDON)).pass_actions()
    play.execute(1)
    play.do(1, "redirect", 2)
    play.stop()
    assert play.notebook(None).heads == 1
    assert play.notebook(None).living() == [1, 2, 3]
    assert play.net == (1, 1, 1, 0)
    assert play.result == "crown"


@pytest.mark.parametrize(("role", "earns"), [(L, 2), (P, 2), (S, 0), (J, 0)])
def test_what_the_living_earn_when_the_crown_wins(role: Role, earns: int) -> None:
    play = deal((L, L, role, S, S), (HAT, HAT, KEY, PARDON, CHEESE)).pass_actions()
    play.execute(1)
    play.execute(2)
    play.stop()
    assert play.net == (2, -1, -1, earns, 0)
    won = [part.won for part in play.parts]
    assert won == [True, False, False, role in (L, P), False]


def test_the_escaped_are_alive() -> None:
    play = deal((L, L, S, S, S), (KEY, HAT, PARDON, DUMMY, CHEESE)).pass_actions()
    play.execute(1)
    play.execute(2)
    play.execute(4)
    play.execute(3)
    assert play.result == "saboteurs"
    assert play.paid("sabotage") == [(None, 4, 3)]


def test_an_executioner_without_heads_has_not_won() -> None:
    play = deal((L, L, S, S, S), (KEY, HAT, PARDON, DUMMY, CHEESE)).pass_actions()
    play.execute(1)
    play.stop()
    assert play.net == (0,) * 5
    assert not any(part.won for part in play.parts)


def test_everything_is_turned_up_at_the_end_and_not_before() -> None:
    play = deal((L, L, S, S, J), (KEY, HAT, PARDON, KEG, CHEESE)).pass_actions()
    play.execute(1)
    assert play.happened(Unveiled) == []
    play.stop()
    (unveiled,) = play.happened(Unveiled)
    assert dict(unveiled.roles) == {1: L, 2: L, 3: S, 4: S}
    assert dict(unveiled.items) == {1: KEY, 2: HAT, 3: PARDON, 4: KEG, "centre": CHEESE}
    assert unveiled.discarded is J


def test_the_executioner_names_a_successor_after_the_rewards() -> None:
    play = deal((L, L, S, S, J), (KEY, HAT, PARDON, KEG, CHEESE)).pass_actions()
    play.execute(1)
    play.stop()
    assert not play.match.over
    assert play.ask(0).verbs[0].pool == (1, 2, 3, 4)
    assert play.refuses(0, "name", 0)
    assert play.do(0, "name", 3) == [SuccessorNamed(Seat(3))]
    assert play.match.over


def test_a_silent_executioner_leaves_the_successor_to_the_dice() -> None:
    play = deal((L, L, S, S, J), (KEY, HAT, PARDON, KEG, CHEESE)).pass_actions()
    play.execute(1)
    play.stop()
    assert play.silent(0, 1) == [SuccessorNamed(Seat(2))]
