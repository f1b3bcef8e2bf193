"""Each gallows card: works, is refused, meets the others."""

import pytest

from gallows.kit.stacked_dice import draws_for
from games.botk.cards import Gallows, Item
from games.botk.events import (
    Confided,
    DirectionPicked,
    FaceUp,
    Lay,
    Moved,
    Peeked,
    PeekSeen,
    RoleConfided,
    Sealed,
    Shuffled,
    Unveiled,
)
from games.botk.gallows import GALLOWS
from games.botk.words import CENTRE, Place
from games.engine.asks import Seat
from tests.botk.items import CHEESE, DUMMY, HAT, KEY, PARDON, SHIELD
from tests.botk.play import THE_FIVE, THEIR_ITEMS, J, L, P, Play, S, deal, first, second

G = Gallows


def lie(play: Play) -> list[Item]:
    """What lies where in the end: before 1, 2, 3, 4 and in the centre."""
    while play.match.asks:
        if play.match.asks[0].topic in ("call", "action"):
            play.pass_actions()
            continue
        draws = [0] if play.match.asks[0].topic in ("execute", "successor", "wine") else []
        play.silent(play.match.asks[0].seat, *draws)
    ((places),) = [dict(e.items) for e in play.happened(Unveiled)]
    order: tuple[Place, ...] = (Seat(1), Seat(2), Seat(3), Seat(4), CENTRE)
    return [places[place] for place in order]


def test_every_card_is_told_to_all_when_revealed() -> None:
    play = second(G.BITTER_CUP)
    assert play.notebook(None).gallows == [G.BLOOD_MONEY, G.BITTER_CUP]
    assert set(GALLOWS) == set(Gallows)


@pytest.mark.parametrize(
    "card",
    [G.LAST_REQUEST, G.SHOW_TRIAL, G.CONFESSION, G.SCURRY, G.TUG_OF_WAR, G.SEALED, G.LONG_SHOT],
)
def test_the_executioner_selects_and_is_never_selectable(card: Gallows) -> None:
    play = first(card)
    ask = play.ask(0)
    assert (ask.topic, ask.about) == ("select", card)
    assert ask.verbs[0].pool == (1, 2, 3, 4)
    count = 2 if card in (G.SCURRY, G.TUG_OF_WAR) else 1
    assert play.refuses(0, "select", *(0, 1)[:count])
    assert play.refuses(0, "select", *(1, 2, 3)[: count + 1])


# --- Last Request ---


def test_last_request_is_an_additional_action() -> None:
    play = first(G.LAST_REQUEST)
    play.do(0, "select", 2)
    play.do(2, "switch", 1, 3)
    play.act(2, "peek", 1)
    assert play.secrets(2) == [Peeked(Seat(2), Seat(1), KEY)]
    assert not play.refuses(0, "call", 1)


def test_silence_at_a_last_request_is_no_action() -> None:
    play = second(G.LAST_REQUEST)
    play.do(0, "select", 2)
    play.silent(2)
    assert play.match.asks[0].topic == "execute"


# --- Blunt Blade ---


@pytest.mark.parametrize("when", [first, second])
def test_blunt_blade_wants_two_executions(when: object) -> None:
    play = first(G.BLUNT_BLADE).pass_actions() if when is first else second(G.BLUNT_BLADE)
    assert play.refuses(0, "stop")
    play.execute(1)
    assert play.refuses(0, "stop")
    play.execute(3)
    play.stop()
    assert play.result == "crown"


def test_blunt_blade_is_content_with_an_execution_that_a_shield_passed_on() -> None:
    play = deal(
        (L, L, L, S, S), (SHIELD, HAT, PARDON, KEY, CHEESE), (G.BLUNT_BLADE, G.BLOOD_MONEY)
    ).pass_actions()
    play.execute(1)
    play.do(1, "redirect", 2)
    assert not play.refuses(0, "stop")


def test_blunt_blade_stops_short_when_nobody_is_left() -> None:
    play = deal(
        (L, L, L, S), (Item.POWDER_KEG, HAT, CHEESE, PARDON), (G.BLUNT_BLADE, G.BLOOD_MONEY)
    ).pass_actions()
    play.execute(1)
    assert play.result == "crown"
    assert play.net == (4, -1, -1, -1), "three heads, and blood money"


# --- Show Trial ---


def test_show_trial_turns_an_item_up_for_all() -> None:
    play = first(G.SHOW_TRIAL)
    play.do(0, "select", 2)
    assert play.happened(FaceUp) == [FaceUp(Seat(2), PARDON)]
    assert play.audience(FaceUp(Seat(2), PARDON)) is None
    assert play.notebook(None).known_item(Seat(2)) is PARDON


def test_a_face_up_item_may_move_and_all_see_where() -> None:
    play = first(G.SHOW_TRIAL, G.LONG_SHOT)
    play.do(0, "select", 2)
    play.act(1, "switch", 2, 3)
    assert play.notebook(None).face_up == {3: PARDON}
    assert play.notebook(None).known_item(Seat(2)) is None
    play.pass_actions()
    play.do(0, "select", 3)
    assert play.notebook(None).face_up == {CENTRE: PARDON}


def test_a_face_up_item_is_seen_to_come_out_of_the_scurry() -> None:
    play = first(G.SHOW_TRIAL, G.SCURRY)
    play.do(0, "select", 2)
    play.act(1, "switch", 1, 2)
    play.pass_actions()
    play.dice.draws += draws_for([1, 2, "c"], [2, "c", 1])
    play.do(0, "select", 1, 2)
    assert play.happened(FaceUp)[-1] == FaceUp(CENTRE, PARDON)
    assert play.notebook(3).face_up == {CENTRE: PARDON}
    assert lie(play) == [HAT, CHEESE, KEY, SHIELD, PARDON]


# --- moving items ---


def test_stir_moves_every_item_one_seat_clockwise() -> None:
    play = second(G.STIR)
    assert lie(play) == [SHIELD, HAT, PARDON, KEY, CHEESE]


def test_stir_shows_where_and_not_what() -> None:
    play = second(G.STIR)
    (moved,) = play.happened(Moved)
    assert moved.moves == ((1, 2), (2, 3), (3, 4), (4, 1))
    assert play.notebook(1).known_item(Seat(2)) is HAT
    assert play.notebook(1).known_item(Seat(1)) is None


def test_tug_of_war_swaps_two() -> None:
    play = second(G.TUG_OF_WAR)
    play.do(0, "select", 4, 1)
    assert lie(play) == [SHIELD, PARDON, KEY, HAT, CHEESE]


def test_long_shot_swaps_with_the_centre() -> None:
    play = second(G.LONG_SHOT)
    play.do(0, "select", 2)
    assert lie(play) == [HAT, CHEESE, KEY, SHIELD, PARDON]


def test_scurry_shuffles_two_and_the_centre_unseen() -> None:
    play = second(G.SCURRY)
    play.dice.draws += draws_for(["2", "3", "c"], ["c", "2", "3"])
    play.do(0, "select", 2, 3)
    (lay,) = play.happened(Lay)
    assert play.audience(lay) == ()
    assert play.audience(Shuffled(G.SCURRY, (Seat(2), Seat(3), CENTRE))) is None
    assert play.notebook(2).known_item(Seat(2)) is None
    assert play.notebook(2).sightings[0].among == (2, 3, CENTRE)
    assert play.notebook(1).known_item(Seat(1)) is HAT
    assert lie(play) == [HAT, CHEESE, PARDON, SHIELD, KEY]


# --- Confession ---


def test_confession_shows_a_role_to_one() -> None:
    play = first(G.CONFESSION)
    play.do(0, "select", 4)
    assert play.refuses(4, "confide", 4)
    assert play.refuses(4, "confide", 0)
    play.do(4, "confide", 1)
    assert play.audience(Confided(Seat(4), Seat(1))) is None
    assert play.audience(RoleConfided(Seat(4), Seat(1), J)) == (1,)
    assert play.notebook(1).confided == {4: J}
    assert play.notebook(2).confided == {}


# --- Sealed ---


def test_a_sealed_item_cannot_be_peeked_at_or_switched() -> None:
    play = first(G.SEALED, G.LAST_REQUEST)
    play.do(0, "select", 2)
    assert play.happened(Sealed) == [Sealed(Seat(2))]
    play.do(0, "call", 2)
    assert play.refuses(2, "peek", 2)
    assert play.refuses(2, "switch", 2, 1)
    assert not play.refuses(2, "switch", 1, CENTRE)
    play.do(2, "peek", CENTRE)
    play.pass_actions()
    play.do(0, "select", 1)
    assert play.refuses(1, "peek", 2)


@pytest.mark.parametrize("card", [G.SCURRY, G.TUG_OF_WAR, G.LONG_SHOT])
def test_cards_that_move_items_cannot_select_a_sealed_one(card: Gallows) -> None:
    play = first(G.SEALED, card)
    play.do(0, "select", 2)
    play.pass_actions()
    assert play.ask(0).verbs[0].pool == (1, 3, 4)


def test_stir_passes_over_a_sealed_item() -> None:
    play = first(G.SEALED, G.STIR)
    play.do(0, "select", 2)
    assert lie(play) == [SHIELD, PARDON, HAT, KEY, CHEESE]


def test_spin_shows_no_sealed_item() -> None:
    play = first(G.SEALED, G.SPIN)
    play.do(0, "select", 2)
    play.pass_actions()
    play.do(0, "turn", "clockwise")
    assert [(e.by, e.place) for e in play.happened(PeekSeen)] == [(2, 3), (3, 4), (4, 1)]


def test_a_sealed_item_may_be_put_on_trial_and_works_at_the_gallows() -> None:
    play = first(G.SEALED, G.SHOW_TRIAL)
    play.do(0, "select", 3)
    play.pass_actions()
    play.do(0, "select", 3)
    assert play.happened(FaceUp) == [FaceUp(Seat(3), KEY)]
    play.execute(3)
    assert play.notebook(None).prisoners[Seat(3)].escaped == "key"


# --- peeks ---


def test_birds_eye_view_shows_the_centre_to_the_executioner() -> None:
    play = first(G.BIRDS_EYE_VIEW)
    assert play.secrets(0) == [Peeked(Seat(0), CENTRE, CHEESE)]
    assert play.happened(PeekSeen) == [PeekSeen(Seat(0), CENTRE)]
    assert play.notebook(0).known_item(CENTRE) is CHEESE
    assert play.notebook(1).known_item(CENTRE) is None


@pytest.mark.parametrize(
    ("way", "seen"),
    [
        ("clockwise", {1: (2, PARDON), 2: (3, KEY), 3: (4, SHIELD), 4: (1, HAT)}),
        ("counterclockwise", {1: (4, SHIELD), 2: (1, HAT), 3: (2, PARDON), 4: (3, KEY)}),
    ],
)
def test_spin(way: str, seen: dict[int, tuple[Place, Item]]) -> None:
    play = second(G.SPIN)
    play.do(0, "turn", way)
    assert [e.direction for e in play.happened(DirectionPicked)] == [way]
    for seat, (place, item) in seen.items():
        assert play.secrets(seat) == [Peeked(Seat(seat), place, item)]


# --- cards for the end ---


def blood(*heads: int, gallows: tuple[Gallows, Gallows]) -> Play:
    play = deal((L, L, L, L, S, P), (HAT, HAT, CHEESE, PARDON, KEY, DUMMY), gallows)
    while play.match.asks[0].topic == "select":
        play.do(0, "select", 1, 2)
    play.pass_actions()
    for seat in heads:
        play.execute(seat)
    return play


def test_blood_money_from_three_heads() -> None:
    play = blood(1, 2, 3, gallows=(G.BITTER_CUP, G.BLOOD_MONEY))
    play.stop()
    assert play.paid("blood-money") == [(None, 0, 1), (None, 4, 1)]
    assert play.net[0] == 4


def test_no_blood_money_for_two_heads() -> None:
    play = blood(1, 2, gallows=(G.BITTER_CUP, G.BLOOD_MONEY))
    play.stop()
    assert play.paid("blood-money") == []


def test_no_blood_money_under_a_saboteur_victory() -> None:
    play = blood(1, 2, 4, gallows=(G.BITTER_CUP, G.BLOOD_MONEY))
    assert play.result == "saboteurs"
    assert play.paid("blood-money") == []


def test_bitter_cup_costs_two() -> None:
    play = second(G.BITTER_CUP)
    play.execute(1)
    assert play.paid("death") == [(1, None, 2)]


@pytest.mark.parametrize(("purse", "paid"), [(2, [2]), (1, [1]), (0, [])])
def test_an_empty_purse_pays_what_there_is(purse: int, paid: list[int]) -> None:
    play = deal(
        THE_FIVE, THEIR_ITEMS, (G.BITTER_CUP, G.BLOOD_MONEY), purses=(5, purse, 5, 5, 5)
    ).pass_actions()
    play.execute(1)
    assert [amount for _, _, amount in play.paid("death")] == paid
    play.stop()
    assert play.net[1] == -sum(paid)


def test_the_jester_pays_the_bitter_cup_out_of_the_loot() -> None:
    play = deal(
        (J, L, L, S, S), THEIR_ITEMS, (G.BITTER_CUP, G.BLOOD_MONEY), purses=(0, 0, 0, 0, 0)
    ).pass_actions()
    play.execute(1)
    play.stop()
    assert play.net[1] == 4 - 2


# --- three cards together ---


def test_show_trial_then_switch_then_scurry_leaves_its_holder_unsure_of_the_own_card() -> None:
    """A second Pardon in the same shuffle: the face-up one is not taken for the other."""
    play = deal((L, L, S, L, S), (PARDON, PARDON, KEY, HAT, CHEESE), (G.SHOW_TRIAL, G.SCURRY))
    play.do(0, "select", 1)
    play.pass_actions()
    play.dice.draws += draws_for(["1", "2", "c"], ["2", "1", "c"])
    play.do(0, "select", 1, 2)
    book = play.notebook(2)
    assert book.face_up == {2: PARDON}
    assert book.sightings[0].among == (1, CENTRE)
    assert play.notebook(1).sightings[0].among == (2,)
