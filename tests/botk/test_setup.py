"""Setup: the deal, both guards, who is told what."""

import pytest

from gallows.kit.stacked_dice import StackedDice, draws_for
from games.botk.cards import Item, role_deck
from games.botk.events import (
    CardsActive,
    CardsDrawn,
    ExecutionerTook,
    ItemDealt,
    ItemRemoved,
    PardonAdded,
    RoleDealt,
    RoleDiscarded,
    SafeItemDrawn,
)
from games.botk.gallows import GALLOWS
from games.botk.game import BOTK
from games.botk.items import item_deck
from games.botk.setup import Options
from games.engine.asks import Seat
from games.engine.dice import SeededDice
from games.engine.errors import GameFault
from games.engine.match import Match
from tests.botk.items import CHALICE, CHEESE, DUMMY, HAT, KEG, KEY, MIMIC, PARDON, SHIELD, WINE
from tests.botk.play import QUIET, J, L, P, Play, S, deal, on_top


def test_a_deal() -> None:
    play = deal((L, S, J, P), (MIMIC, CHEESE, PARDON, HAT))
    assert play.happened(CardsDrawn) == [CardsDrawn((L, S, J, P), (MIMIC, CHEESE, PARDON, HAT))]
    assert play.happened(CardsActive) == [CardsActive((L, S, J, P), (MIMIC, CHEESE, PARDON, HAT))]
    assert play.audience(RoleDealt(Seat(1), L)) == (1,)
    assert play.audience(ItemDealt(Seat(1), MIMIC)) == (1,)
    for seat in (1, 2, 3):
        dealt = [t.event for t in play.told(seat) if isinstance(t.event, RoleDealt | ItemDealt)]
        assert {event.seat if isinstance(event, RoleDealt) else event.place for event in dealt} == {
            seat
        }
    assert not [t for t in play.told(0) if isinstance(t.event, RoleDealt | ItemDealt)]
    assert not [t for t in play.told(None) if isinstance(t.event, RoleDealt | ItemDealt)]


def test_the_role_left_over_and_the_centre_card_are_seen_by_nobody() -> None:
    play = deal((L, S, J, P), (MIMIC, CHEESE, PARDON, HAT))
    assert play.audience(RoleDiscarded(P)) == ()
    (centre,) = [e for e in play.happened(ItemDealt) if e.place == "centre"]
    assert play.audience(centre) == ()
    assert centre.item is HAT


def test_seats_go_clockwise_from_the_executioner() -> None:
    play = deal((L, S, J, P), (MIMIC, CHEESE, PARDON, HAT), executioner=2)
    assert [e.seat for e in play.happened(RoleDealt)] == [3, 0, 1]
    assert list(play.notebook(None).prisoners) == [3, 0, 1]


def test_the_executioner_is_taken_among_those_whom_the_table_names() -> None:
    options = Options(executioner=(3, 1))
    play = deal((L, S, J, P), (MIMIC, CHEESE, PARDON, HAT), executioner=1, options=options)
    assert play.happened(ExecutionerTook) == [ExecutionerTook(Seat(1), (5, 5, 5, 5))]


@pytest.mark.parametrize("seat", [4, -1])
def test_an_executioner_who_is_not_at_the_table_is_our_mistake(seat: int) -> None:
    with pytest.raises(GameFault):
        Match(BOTK, 4, Options(executioner=(seat,)), (5,) * 4, SeededDice(b""))


@pytest.mark.parametrize("seats", [3, 9])
def test_the_table_has_four_to_eight_seats(seats: int) -> None:
    with pytest.raises(ValueError, match="4 to 8"):
        Match(BOTK, seats, Options(), (5,) * seats, SeededDice(b""))


# --- the first guard ---


def test_without_a_pardon_the_last_item_makes_room_for_one() -> None:
    play = deal((L, L, S, S), (HAT, PARDON, CHEESE, DUMMY), drawn=(HAT, CHEESE, DUMMY, KEY))
    assert play.happened(PardonAdded) == [PardonAdded(KEY)]
    assert play.happened(CardsActive)[0].items == (HAT, CHEESE, DUMMY, PARDON)
    assert play.happened(ItemRemoved) == []


def test_with_a_pardon_nothing_changes() -> None:
    play = deal((L, L, S, S), (HAT, PARDON, CHEESE, DUMMY))
    assert play.happened(PardonAdded) == []
    assert play.happened(ItemRemoved) == []


# --- the second guard ---

UNSAFE = (MIMIC, SHIELD, PARDON, KEY)


@pytest.mark.parametrize("safe", [HAT, CHALICE, CHEESE, DUMMY])
def test_any_of_the_four_is_safe(safe: Item) -> None:
    play = deal((L, L, S, S), (MIMIC, SHIELD, PARDON, safe))
    assert play.happened(ItemRemoved) == []


def guard(drawn: tuple[Item, ...]) -> Play:
    draws = [0, *draws_for(role_deck(), on_top(role_deck(), (L, L, S, S)))]
    draws += draws_for(item_deck(), on_top(item_deck(), drawn))
    return Play(Match(BOTK, 4, Options(), (5,) * 4, dice := StackedDice(draws)), dice)


def test_without_a_safe_item_the_executioner_removes_one_but_never_the_last_pardon() -> None:
    play = guard((*UNSAFE, WINE, KEG, HAT))
    ask = play.ask(0)
    assert ask.topic == "remove"
    assert ask.verbs[0].pool == (MIMIC, SHIELD, KEY)
    assert play.refuses(0, "remove", PARDON)
    assert play.refuses(0, "remove", HAT)


def test_a_second_pardon_may_be_removed() -> None:
    play = guard((MIMIC, PARDON, PARDON, KEY))
    assert play.ask(0).verbs[0].pool == (MIMIC, PARDON, KEY)


def test_then_items_are_drawn_until_a_safe_one_appears() -> None:
    play = deal(
        (L, L, S, S),
        (CHEESE, PARDON, SHIELD, KEY),
        drawn=(*UNSAFE, WINE, KEG, CHEESE, HAT),
        removes=MIMIC,
    )
    assert play.happened(ItemRemoved) == [ItemRemoved(MIMIC)]
    assert play.happened(SafeItemDrawn) == [SafeItemDrawn((WINE, KEG, CHEESE))]
    assert play.happened(CardsActive)[0].items == (SHIELD, PARDON, KEY, CHEESE)


def test_both_guards_in_one_setup() -> None:
    """The last drawn item was the only safe one; the Pardon takes its place."""
    play = deal(
        (L, L, S, S),
        (PARDON, MIMIC, SHIELD, DUMMY),
        drawn=(MIMIC, SHIELD, KEY, HAT, WINE, DUMMY),
        removes=KEY,
    )
    assert play.happened(PardonAdded) == [PardonAdded(HAT)]
    assert play.happened(SafeItemDrawn) == [SafeItemDrawn((WINE, DUMMY))]
    assert play.happened(CardsActive)[0].items == (MIMIC, SHIELD, PARDON, DUMMY)


def test_eight_may_draw_everything_unsafe() -> None:
    everything = (PARDON, PARDON, PARDON, MIMIC, SHIELD, KEY, WINE, KEG)
    play = deal(
        (L, L, L, L, L, S, S, S),
        (PARDON, PARDON, MIMIC, SHIELD, KEY, WINE, KEG, CHALICE),
        drawn=(*everything, CHALICE),
        removes=PARDON,
    )
    assert play.happened(CardsActive)[0].items.count(PARDON) == 2


# --- house: always a Saboteur ---


def test_always_a_saboteur_draws_again_until_one_is_there() -> None:
    drawn = [L, L, P, J]
    again = [L, S, P, J]
    draws = [0, *draws_for(role_deck(), on_top(role_deck(), drawn))]
    draws += draws_for(role_deck(), on_top(role_deck(), again))
    draws += draws_for(item_deck(), on_top(item_deck(), (HAT, PARDON, KEY, KEG)))
    left_over = [L, P, J, S]
    draws += draws_for(again, left_over) + draws_for(left_over, [S, L, P, J])
    draws += [1, 1, 1, *draws_for(list(GALLOWS), on_top(list(GALLOWS), QUIET))]
    options = Options(always_saboteur=True)
    play = Play(Match(BOTK, 4, options, (5,) * 4, dice := StackedDice(draws)), dice)
    assert [e.role for e in play.happened(RoleDealt)] == [S, L, P]
    assert play.happened(RoleDiscarded)[0].role is J


def test_as_printed_there_may_be_no_saboteur() -> None:
    play = deal((L, L, P, S), (HAT, PARDON, KEY, KEG)).pass_actions()
    play.execute(2)
    assert play.result == "saboteurs"
    assert play.paid("sabotage") == []
