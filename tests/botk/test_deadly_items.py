"""Wine, Keg and Mimic: each alone, refused, and against the others."""

import pytest

from games.botk.cards import Item
from games.botk.events import (
    CentreShown,
    ExecutionsEnded,
    ItemShown,
)
from games.botk.words import Cause, Escape
from games.engine.asks import Seat
from tests.botk.items import CHALICE, CHEESE, DUMMY, HAT, KEG, KEY, MIMIC, PARDON, SHIELD, WINE
from tests.botk.play import J, L, P, S, at_the_gallows, deal, died, escaped, heads

# --- Poisoned Wine ---


def test_wine_takes_one_other_along() -> None:
    play = at_the_gallows((WINE, HAT, PARDON, KEY, CHEESE))
    play.execute(1)
    assert play.offers(1)["poison"] == (2, 3, 4)
    play.do(1, "poison", 2)
    assert died(play) == [(1, "execution", None), (2, "wine", 1)]
    assert heads(play) == 2
    assert play.paid("death") == [(1, None, 1), (2, None, 1)]


def test_wine_reaches_neither_the_dead_nor_the_escaped() -> None:
    roles, items = (L, L, L, L, L, S), (WINE, HAT, KEY, PARDON, HAT, CHEESE)
    play = deal(roles, items).pass_actions()
    play.execute(2)
    play.execute(3)
    play.execute(1)
    assert play.offers(1)["poison"] == (4, 5)


def test_wine_asks_nothing_where_one_alone_can_drink() -> None:
    play = at_the_gallows((WINE, HAT, KEY, PARDON, CHEESE))
    play.execute(2)
    play.execute(3)
    play.execute(1)
    assert died(play)[-2:] == [(1, "execution", None), (4, "wine", 1)]


def test_wine_with_nobody_left_kills_its_holder_alone() -> None:
    play = deal((L, L, L, S), (WINE, HAT, KEY, PARDON)).pass_actions()
    play.execute(2)
    play.execute(3)
    play.execute(1)
    assert died(play)[-1] == (1, "execution", None)
    assert play.happened(ExecutionsEnded) == [ExecutionsEnded(stopped=False)]


@pytest.mark.parametrize("helpless", [SHIELD, DUMMY, KEY, KEG])
def test_items_that_save_or_kill_do_nothing_for_the_poisoned(helpless: Item) -> None:
    play = at_the_gallows((WINE, helpless, PARDON, HAT, CHEESE))
    play.execute(1)
    play.do(1, "poison", 2)
    assert died(play) == [(1, "execution", None), (2, "wine", 1)]
    assert escaped(play) == []
    assert heads(play) == 2


def test_wine_poured_for_a_pardon_brings_the_saboteurs_victory() -> None:
    play = at_the_gallows((WINE, PARDON, HAT, KEY, CHEESE))
    play.execute(1)
    play.do(1, "poison", 2)
    assert play.result == "saboteurs"


def test_wine_poured_for_the_jester_lets_him_steal() -> None:
    play = at_the_gallows((WINE, HAT, PARDON, KEY, CHEESE), roles=(L, J, L, S, S))
    play.execute(1)
    play.do(1, "poison", 2)
    assert play.paid("steal") == [(3, 2, 1), (4, 2, 1), (0, 2, 1), (1, 2, 1)]
    assert heads(play) == 1


def test_wine_poured_for_the_jester_with_cheese_does_not() -> None:
    play = at_the_gallows((WINE, CHEESE, PARDON, KEY, HAT), roles=(L, J, L, S, S))
    play.execute(1)
    play.do(1, "poison", 2)
    assert play.paid("steal") == []


def test_princess_with_wine_still_chooses_before_the_game_ends() -> None:
    play = at_the_gallows((WINE, HAT, PARDON, KEY, CHEESE), roles=(P, S, L, S, L))
    play.execute(1)
    assert play.match.outcome is None
    play.do(1, "poison", 2)
    assert play.result == "saboteurs"
    assert play.paid("sabotage") == [(None, 4, 3)]


def test_jester_executed_with_wine_steals_and_takes_another_along() -> None:
    play = at_the_gallows((WINE, HAT, PARDON, KEY, CHEESE), roles=(J, L, L, S, S))
    play.execute(1)
    play.do(1, "poison", 2)
    assert len(play.paid("steal")) == 4
    assert heads(play) == 1


# --- Powder Keg ---


def test_keg_takes_the_nearest_on_each_side_along() -> None:
    play = at_the_gallows((HAT, KEG, CHEESE, PARDON, KEY))
    play.execute(2)
    assert died(play) == [(2, "execution", None), (3, "keg", 2), (1, "keg", 2)]
    assert heads(play) == 3


def test_keg_looks_past_the_executioner_the_dead_and_the_escaped() -> None:
    play = deal((L, L, L, L, S, S), (KEG, HAT, CHEESE, PARDON, KEY, DUMMY)).pass_actions()
    play.execute(2)
    play.execute(5)
    play.execute(1)
    assert died(play)[1:] == [(1, "execution", None), (3, "keg", 1), (4, "keg", 1)]
    assert play.result == "saboteurs"


def test_keg_with_one_left_takes_that_one_once() -> None:
    play = deal((L, L, L, S), (KEG, HAT, CHEESE, PARDON)).pass_actions()
    play.execute(2)
    play.execute(1)
    assert died(play)[1:] == [(1, "execution", None), (3, "keg", 1)]
    assert play.happened(ExecutionsEnded) == [ExecutionsEnded(stopped=False)]


def test_keg_with_nobody_left_kills_its_holder_alone() -> None:
    play = deal((L, L, L, S), (KEG, HAT, CHEESE, PARDON)).pass_actions()
    play.execute(2)
    play.execute(3)
    play.execute(1)
    assert died(play)[2:] == [(1, "execution", None)]


@pytest.mark.parametrize("helpless", [SHIELD, DUMMY, KEY, WINE])
def test_items_that_save_or_kill_do_nothing_beside_the_keg(helpless: Item) -> None:
    play = at_the_gallows((KEG, helpless, PARDON, HAT, CHEESE))
    play.execute(1)
    assert (2, "keg", 1) in died(play)
    assert escaped(play) == []
    assert heads(play) == 3


def test_the_whole_blast_happens_before_the_saboteurs_win() -> None:
    play = at_the_gallows((HAT, KEG, PARDON, CHEESE, KEY), roles=(S, L, L, S, S))
    play.execute(2)
    assert died(play) == [(2, "execution", None), (3, "keg", 2), (1, "keg", 2)]
    assert play.paid("sabotage") == [(None, 4, 3)]


def test_a_jester_beside_the_keg_steals_with_a_pardon_in_hand() -> None:
    play = at_the_gallows((PARDON, KEG, HAT, CHEESE, KEY), roles=(J, L, L, S, S))
    play.execute(2)
    assert len(play.paid("steal")) == 4
    assert play.result == "saboteurs"


def test_princess_beside_the_keg_brings_the_saboteurs_victory() -> None:
    play = at_the_gallows((HAT, KEG, CHEESE, PARDON, KEY), roles=(P, L, L, S, S))
    play.execute(2)
    assert play.result == "saboteurs"


# --- Mimic ---


def test_mimic_shows_the_centre_and_is_it() -> None:
    play = at_the_gallows((MIMIC, PARDON, KEG, KEY, HAT))
    play.execute(1)
    assert play.happened(ItemShown) == [ItemShown(Seat(1), MIMIC)]
    assert play.happened(CentreShown) == [CentreShown(HAT)]
    assert died(play) == [(1, "execution", None)]
    assert heads(play) == 1


@pytest.mark.parametrize(("centre", "how"), [(DUMMY, Escape.DUMMY), (KEY, Escape.KEY)])
def test_mimic_escapes_as_the_centre_would(centre: Item, how: Escape) -> None:
    play = at_the_gallows((MIMIC, PARDON, HAT, KEG, centre))
    play.execute(1)
    assert escaped(play) == [(1, how)]
    assert heads(play) == (1 if centre is DUMMY else 0)


def test_mimic_of_a_shield_passes_the_execution_on() -> None:
    play = at_the_gallows((MIMIC, HAT, PARDON, KEG, SHIELD))
    play.execute(1)
    play.do(1, "redirect", 2)
    assert escaped(play) == [(1, "shield")]
    assert died(play) == [(2, "execution", None)]


def test_shield_onto_a_mimic_which_is_the_centre() -> None:
    play = at_the_gallows((SHIELD, MIMIC, PARDON, KEG, DUMMY))
    play.execute(1)
    play.do(1, "redirect", 2)
    assert escaped(play) == [(1, "shield"), (2, "dummy")]


def test_mimic_of_wine_takes_another_along() -> None:
    play = at_the_gallows((MIMIC, HAT, PARDON, KEG, WINE))
    play.execute(1)
    play.do(1, "poison", 2)
    assert died(play) == [(1, "execution", None), (2, "wine", 1)]


def test_mimic_of_the_keg_blows_up() -> None:
    play = at_the_gallows((HAT, MIMIC, CHEESE, PARDON, KEG))
    play.execute(2)
    assert died(play) == [(2, "execution", None), (3, "keg", 2), (1, "keg", 2)]


def test_mimic_of_a_pardon_brings_the_saboteurs_victory() -> None:
    play = at_the_gallows((MIMIC, HAT, CHEESE, KEY, PARDON))
    play.execute(1)
    assert play.result == "saboteurs"


def test_mimic_of_cheese_starves_the_jester() -> None:
    play = at_the_gallows((MIMIC, HAT, PARDON, KEY, CHEESE), roles=(J, L, L, S, S))
    play.execute(1)
    assert play.paid("steal") == []


def test_mimic_of_the_chalice_spills_it_when_executed() -> None:
    play = at_the_gallows((MIMIC, HAT, PARDON, KEY, CHALICE))
    play.execute(1)
    play.stop()
    assert play.paid("chalice") == [(None, 0, 1)]


def test_living_mimic_is_no_chalice() -> None:
    play = at_the_gallows((MIMIC, HAT, PARDON, KEY, CHALICE))
    play.execute(2)
    play.stop()
    assert play.paid("chalice") == []


@pytest.mark.parametrize(
    ("centre", "treason", "stolen"), [(PARDON, True, 4), (CHEESE, False, 0), (KEY, False, 4)]
)
def test_mimic_killed_by_an_item_is_the_centre_as_far_as_the_dead_go(
    centre: Item, treason: bool, stolen: int
) -> None:
    elsewhere = HAT if centre is PARDON else PARDON
    play = at_the_gallows((WINE, MIMIC, elsewhere, DUMMY, centre), roles=(L, J, L, S, S))
    play.execute(1)
    play.do(1, "poison", 2)
    assert died(play)[-1] == (2, Cause.WINE, 1)
    assert (play.match.outcome is not None) == treason
    assert len(play.paid("steal")) == stolen


def test_mimic_in_the_centre_is_nobodys() -> None:
    play = at_the_gallows((HAT, PARDON, CHEESE, KEY, MIMIC))
    play.execute(1)
    assert play.happened(CentreShown) == []
