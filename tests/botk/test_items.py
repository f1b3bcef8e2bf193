"""Items that save, please or bring trouble: each alone, refused, and against the others."""

import pytest

from games.botk.cards import Item, Role
from games.botk.events import (
    Executed,
    ExecutionsEnded,
    ItemShown,
    RoleShown,
)
from games.engine.asks import Seat
from tests.botk.items import CHALICE, CHEESE, DUMMY, HAT, KEG, KEY, MIMIC, PARDON, SHIELD, WINE
from tests.botk.play import J, L, P, S, at_the_gallows, deal, died, escaped, heads

# --- Nice Hat, Cheese ---


def test_nice_hat_does_nothing() -> None:
    play = at_the_gallows((HAT, PARDON, DUMMY, KEY, CHEESE))
    play.execute(1)
    assert died(play) == [(1, "execution", None)]
    assert heads(play) == 1
    assert play.paid("death") == [(1, None, 1)]
    assert play.happened(ItemShown) == [ItemShown(Seat(1), HAT)]
    assert play.happened(RoleShown) == []


def test_jester_steals_then_pays_and_does_not_count() -> None:
    play = at_the_gallows((HAT, PARDON, DUMMY, KEY, CHEESE), roles=(J, L, L, S, S))
    play.execute(1)
    assert play.paid("steal") == [(2, 1, 1), (3, 1, 1), (4, 1, 1), (0, 1, 1)]
    assert play.paid("death") == [(1, None, 1)]
    assert heads(play) == 0
    assert play.happened(RoleShown) == [RoleShown(Seat(1), J)]


def test_jester_with_cheese_dies_and_steals_nothing() -> None:
    play = at_the_gallows((CHEESE, PARDON, DUMMY, KEY, HAT), roles=(J, L, L, S, S))
    play.execute(1)
    assert play.paid("steal") == []
    assert play.paid("death") == [(1, None, 1)]
    assert heads(play) == 0
    assert play.happened(RoleShown) == [RoleShown(Seat(1), J)]
    play.stop()
    assert not play.parts[1].won


def test_cheese_does_nothing_for_others() -> None:
    play = at_the_gallows((CHEESE, PARDON, DUMMY, KEY, HAT))
    play.execute(1)
    assert heads(play) == 1


def test_jester_steals_from_the_dead_the_escaped_and_of_empty_purses_from_the_treasury() -> None:
    play = at_the_gallows(
        (HAT, KEY, HAT, PARDON, CHEESE), roles=(L, L, J, S, S), purses=(5, 1, 5, 0, 0)
    )
    play.execute(1)
    play.execute(2)
    play.execute(3)
    assert play.paid("steal") == [(None, 3, 1), (0, 3, 1), (None, 3, 1), (2, 3, 1)]


# --- Pardon and Princess ---


def test_pardon_brings_a_saboteur_victory_at_once() -> None:
    play = at_the_gallows((PARDON, HAT, DUMMY, KEY, CHEESE))
    play.execute(1)
    assert play.result == "saboteurs"
    assert play.paid("sabotage") == [(None, 4, 3)]
    assert play.paid("heads") == []
    assert play.match.asks[0].topic == "successor"
    assert play.happened(ExecutionsEnded) == []


def test_princess_brings_a_saboteur_victory_and_shows_herself() -> None:
    play = at_the_gallows((HAT, PARDON, DUMMY, KEY, CHEESE), roles=(P, L, L, S, S))
    play.execute(1)
    assert play.result == "saboteurs"
    assert play.happened(RoleShown) == [RoleShown(Seat(1), P)]
    assert heads(play) == 1


def test_dead_saboteurs_win_nothing() -> None:
    play = at_the_gallows((PARDON, HAT, DUMMY, KEY, CHEESE), roles=(S, L, L, S, L))
    play.execute(1)
    assert play.paid("sabotage") == [(None, 4, 3)]
    assert [part.won for part in play.parts] == [False, False, False, False, True]


def test_jester_with_a_pardon_steals_and_the_saboteurs_win() -> None:
    play = at_the_gallows((PARDON, HAT, DUMMY, KEY, CHEESE), roles=(J, L, L, S, S))
    play.execute(1)
    assert play.net == (-1, 3, -1, -1, 2)
    assert play.result == "saboteurs"


# --- Dummy, Hidden Key ---


@pytest.mark.parametrize("role", [L, S, P, J])
def test_dummy_lives_escapes_and_counts_whoever_holds_it(role: Role) -> None:
    play = at_the_gallows((DUMMY, HAT, PARDON, KEY, CHEESE), roles=(role, L, L, S, S))
    play.execute(1)
    assert died(play) == []
    assert escaped(play) == [(1, "dummy")]
    assert heads(play) == 1
    assert play.paid("death") == play.paid("steal") == []
    assert play.happened(RoleShown) == []
    assert play.refuses(0, "condemn", 1)
    play.stop()
    assert play.result == "crown"
    assert play.net[1] == (1 if role in (L, P) else 0)


@pytest.mark.parametrize("role", [L, S, P, J])
def test_hidden_key_lives_escapes_and_does_not_count(role: Role) -> None:
    play = at_the_gallows((KEY, HAT, PARDON, DUMMY, CHEESE), roles=(role, L, L, S, S))
    play.execute(1)
    assert died(play) == []
    assert escaped(play) == [(1, "key")]
    assert heads(play) == 0
    assert play.refuses(0, "condemn", 1)


# --- Golden Chalice ---


def test_living_chalice_earns_one() -> None:
    play = at_the_gallows((HAT, CHALICE, PARDON, KEY, CHEESE), roles=(L, S, L, L, S))
    play.execute(1)
    play.stop()
    assert play.paid("chalice") == [(None, 2, 1)]


def test_living_chalice_earns_one_though_the_saboteurs_won() -> None:
    play = at_the_gallows((PARDON, CHALICE, HAT, KEY, CHEESE))
    play.execute(1)
    assert play.paid("chalice") == [(None, 2, 1)]


def test_spilled_chalice_pays_the_executioner() -> None:
    play = at_the_gallows((CHALICE, HAT, PARDON, KEY, CHEESE))
    play.execute(1)
    play.stop()
    assert play.paid("chalice") == [(None, 0, 1)]
    assert play.net[0] == 2


def test_spilled_chalice_pays_nobody_when_the_saboteurs_win() -> None:
    play = at_the_gallows((CHALICE, PARDON, HAT, KEY, CHEESE))
    play.execute(1)
    play.execute(2)
    assert play.paid("chalice") == []


def test_princess_who_spills_the_chalice_pays_nobody() -> None:
    play = at_the_gallows((CHALICE, PARDON, HAT, KEY, CHEESE), roles=(P, L, L, S, S))
    play.execute(1)
    assert play.paid("chalice") == []


@pytest.mark.parametrize("killer", [WINE, KEG])
def test_chalice_whose_holder_was_killed_by_an_item_pays_nobody(killer: Item) -> None:
    play = at_the_gallows((killer, CHALICE, PARDON, HAT, CHEESE))
    play.execute(1)
    if killer is WINE:
        play.do(1, "poison", 2)
    play.stop()
    assert (2, "wine" if killer is WINE else "keg", 1) in died(play)
    assert play.paid("chalice") == []


def test_chalice_in_the_centre_pays_nobody() -> None:
    play = at_the_gallows((HAT, KEY, PARDON, KEG, CHALICE))
    play.execute(1)
    play.stop()
    assert play.paid("chalice") == []


# --- Shield ---


def test_shield_passes_the_execution_to_a_neighbour() -> None:
    play = at_the_gallows((HAT, SHIELD, KEG, PARDON, CHEESE))
    play.execute(2)
    assert play.offers(2)["redirect"] == (3, 1)
    assert play.refuses(2, "redirect", 4)
    assert play.refuses(2, "redirect", 0)
    play.do(2, "redirect", 1)
    assert play.happened(Executed) == [Executed(Seat(2), None), Executed(Seat(1), Seat(2))]
    assert escaped(play) == [(2, "shield")]
    assert died(play) == [(1, "execution", None)]
    assert heads(play) == 1
    assert play.refuses(0, "condemn", 2)


def test_shield_may_be_declined() -> None:
    play = at_the_gallows((HAT, SHIELD, KEG, PARDON, CHEESE))
    play.execute(2)
    play.do(2, "decline")
    assert died(play) == [(2, "execution", None)]
    assert escaped(play) == []


def test_shield_looks_past_the_executioner_the_dead_and_the_escaped() -> None:
    play = at_the_gallows((SHIELD, HAT, KEY, PARDON, CHEESE))
    play.execute(2)
    play.execute(3)
    play.execute(1)
    assert play.offers(1)["redirect"] == (4,)


def test_shield_with_nobody_beside_is_no_help() -> None:
    play = deal((L, L, L, S), (SHIELD, HAT, KEY, PARDON)).pass_actions()
    play.execute(2)
    play.execute(3)
    play.execute(1)
    assert died(play) == [(2, "execution", None), (1, "execution", None)]
    assert play.happened(ExecutionsEnded) == [ExecutionsEnded(stopped=False)]


def test_jester_who_passes_the_execution_on_lives_and_shows_no_role() -> None:
    play = at_the_gallows((SHIELD, HAT, KEG, PARDON, CHEESE), roles=(J, L, L, S, S))
    play.execute(1)
    play.do(1, "redirect", 2)
    assert play.happened(RoleShown) == []
    assert play.paid("steal") == []


def test_princess_escapes_by_her_shield() -> None:
    play = at_the_gallows((SHIELD, HAT, KEG, PARDON, CHEESE), roles=(P, L, L, S, S))
    play.execute(1)
    play.do(1, "redirect", 2)
    play.stop()
    assert play.result == "crown"
    assert play.net == (1, 1, -1, 1, 0)


@pytest.mark.parametrize(
    ("target", "fate"),
    [
        (DUMMY, "escaped"),
        (KEY, "escaped"),
        (HAT, "died"),
        (CHEESE, "died"),
        (PARDON, "treason"),
        (CHALICE, "died"),
    ],
)
def test_the_item_of_a_shields_target_works(target: Item, fate: str) -> None:
    rest = [i for i in (PARDON, HAT, WINE) if i is not target][:2]
    play = at_the_gallows((SHIELD, target, rest[0], rest[1], MIMIC))
    play.execute(1)
    play.do(1, "redirect", 2)
    assert ((2, "dummy") in escaped(play) or (2, "key") in escaped(play)) == (fate == "escaped")
    assert (play.match.outcome is not None) == (fate == "treason")
    if fate == "died":
        assert died(play) == [(2, "execution", None)]
    if target is CHALICE:
        play.stop()
        assert play.paid("chalice") == [(None, 0, 1)]


def test_a_shields_target_with_wine_takes_another_along_but_not_the_escaped() -> None:
    play = at_the_gallows((SHIELD, WINE, HAT, PARDON, CHEESE))
    play.execute(1)
    play.do(1, "redirect", 2)
    assert play.offers(2)["poison"] == (3, 4)
    play.do(2, "poison", 3)
    assert died(play) == [(2, "execution", None), (3, "wine", 2)]


def test_a_shields_target_with_the_keg_spares_the_escaped_shield() -> None:
    play = at_the_gallows((SHIELD, KEG, HAT, PARDON, CHEESE), roles=(L, L, L, L, S))
    play.execute(1)
    play.do(1, "redirect", 2)
    assert died(play) == [(2, "execution", None), (3, "keg", 2), (4, "keg", 2)]
    assert play.result == "saboteurs"
