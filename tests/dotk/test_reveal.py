"""The reveal: every End power, and who scores or loses in each kind of round."""

import pytest

from games.dotk import events as ev
from games.dotk.cards import whole_deck
from tests.dotk.play import C, Play, court, great, last_two

NEXT = (C.KING, C.QUEEN, C.KNIGHT, C.MONK)


def shown(*cards: C) -> Play:
    """These cards are turned up in a round of the great game."""
    play = great(*cards)
    play.restack((NEXT * 2)[: len(cards)])
    return play.fold_out()


# --- End powers ---

POWERS = [
    (C.INNKEEPER, (C.KING, C.QUEEN), 1, ()),
    (C.INNKEEPER, (C.MERCHANT, C.QUEEN), 7, (C.MERCHANT,)),
    (C.JESTER, (C.KNIGHT, C.PRINCESS), 5, ()),
    (C.JESTER, (C.QUEEN, C.KNIGHT), 10, (C.QUEEN,)),
    (C.JESTER, (C.KING, C.QUEEN), 10, (C.QUEEN, C.KING)),
    (C.MONK, (C.KING, C.KNIGHT), 6, ()),
    (C.MONK, (C.PRINCESS, C.KNIGHT), 2, (C.PRINCESS,)),
    (C.MONK, (C.QUEEN, C.KNIGHT), 2, (C.QUEEN,)),
    (C.SORCERESS, (C.KNIGHT, C.KING), 7, ()),
    (C.SORCERESS, (C.MONK, C.KING), 1, (C.MONK,)),
    (C.KNIGHT, (C.QUEEN, C.KING), 8, ()),
    (C.KNIGHT, (C.DRAGON, C.KING), 11, (C.DRAGON,)),
    (C.PRINCESS, (C.KING, C.DEATH), 10, ()),
    (C.PRINCESS, (C.DRAGON, C.DEATH), 3, (C.DRAGON,)),
    (C.PRINCESS, (C.DRAGON, C.KNIGHT), 10, ()),
    (C.QUEEN, (C.KING, C.DEATH), 11, ()),
    (C.QUEEN, (C.JESTER, C.DEATH), 5, (C.JESTER,)),
    (C.DEATH, (C.KING, C.QUEEN), 0, ()),
    (C.MERCHANT, (C.INNKEEPER, C.QUEEN), 2, ()),
    (C.THIEF, (C.KING, C.QUEEN), 3, ()),
    (C.JUGGLER, (C.JESTER, C.QUEEN), 4, ()),
    (C.DRAGON, (C.KNIGHT, C.PRINCESS), 9, ()),
    (C.KING, (C.JESTER, C.QUEEN), 12, ()),
]


@pytest.mark.parametrize(("card", "beside", "value", "because"), POWERS)
def test_what_a_character_counts_beside_others(
    card: C, beside: tuple[C, ...], value: int, because: tuple[C, ...]
) -> None:
    play = shown(card, *beside)
    assert play.values()[0] == value
    changed = {each.card: (each.beside, each.value) for each in play.happened(ev.ValueChanged)}
    assert changed.get(card) == ((because, value) if because else None)


def test_every_character_was_looked_at_above() -> None:
    assert {card for card, *_ in POWERS} == set(C)


def test_end_powers_go_by_names_so_a_changed_card_still_counts_as_being_out() -> None:
    """The Jester makes the Queen small, and is great because of her: no order matters."""
    play = shown(C.QUEEN, C.JESTER, C.MONK)
    assert play.values() == {0: 5, 1: 10, 2: 2}


def test_two_of_a_name_change_alike_and_are_told_of_once() -> None:
    play = shown(C.KNIGHT, C.KNIGHT, C.DRAGON)
    assert play.values() == {0: 11, 1: 11, 2: 9}
    assert len(play.happened(ev.ValueChanged)) == 1


def test_what_is_put_aside_or_in_a_hand_is_not_out() -> None:
    play = court(
        (C.DRAGON, C.KNIGHT, C.DEATH), (C.KING, C.DRAGON, C.QUEEN), (C.MONK, C.THIEF, C.JUGGLER)
    )
    play.lay(C.DRAGON, C.KING, C.MONK).fold_out()
    play.lay(C.KNIGHT, C.QUEEN, C.THIEF).fold_out()
    assert play.values()[0] == 8


# --- who scores at court ---


def scores(play: Play) -> tuple[int, ...]:
    return play.happened(ev.RoundWon)[-1].seats


def third_round(*cards: C) -> Play:
    """These cards in a third round: two quiet rounds come before."""
    rest = others_than(cards)
    hands = [(rest.pop(), rest.pop(), card) for card in cards]
    play = court(*hands)
    for at in (0, 1):
        play.lay(*(hand[at] for hand in hands)).fold_out()
    play.restack(whole_deck()[: 3 * len(cards)])
    return play.fold_out()


def others_than(cards: tuple[C, ...]) -> list[C]:
    rest = whole_deck()
    for card in cards:
        rest.remove(card)
    return rest


def first_round(*cards: C) -> Play:
    """These cards in a first round, with whatever else in the hands."""
    rest = others_than(cards)
    play = court(*((card, rest.pop(), rest.pop()) for card in cards))
    return play.lay(*cards).fold_out()


def second_round(*cards: C) -> Play:
    """These cards in a second round."""
    rest = others_than(cards)
    hands = [(rest.pop(), card, rest.pop()) for card in cards]
    play = court(*hands)
    play.lay(*(hand[0] for hand in hands)).fold_out()
    return play.lay(*cards).fold_out()


def test_round_one_is_the_highest_and_ties_share() -> None:
    assert scores(first_round(C.QUEEN, C.PRINCESS, C.MONK)) == (0,)
    assert scores(first_round(C.PRINCESS, C.PRINCESS, C.MONK)) == (0, 1)


def test_the_king_counts_as_the_highest_and_never_scores() -> None:
    assert scores(first_round(C.KING, C.PRINCESS, C.MONK)) == (1,)
    assert scores(first_round(C.KING, C.DEATH, C.KING)) == (1,)


def test_round_two_is_the_lowest() -> None:
    assert scores(second_round(C.QUEEN, C.INNKEEPER, C.MONK)) == (1,)
    assert scores(second_round(C.DEATH, C.INNKEEPER, C.DEATH)) == (0, 2)


def test_round_three_is_all_strictly_between() -> None:
    assert scores(third_round(C.DEATH, C.KNIGHT, C.PRINCESS)) == (1,)
    assert scores(third_round(C.DEATH, C.KNIGHT, C.MERCHANT, C.THIEF, C.PRINCESS)) == (1, 2, 3)
    assert scores(third_round(C.DEATH, C.DEATH, C.KNIGHT)) == ()


def test_in_round_three_the_king_marks_the_top() -> None:
    assert scores(third_round(C.DEATH, C.QUEEN, C.KING)) == (1,)


def test_every_winner_of_a_round_scores_one_and_the_cards_are_put_aside() -> None:
    play = first_round(C.PRINCESS, C.PRINCESS, C.MONK)
    assert play.notebook(None).tally == {0: 1, 1: 1, 2: 0}
    assert sorted(play.notebook(None).aside) == [C.MONK, C.PRINCESS, C.PRINCESS]


# --- who loses in the great game ---


@pytest.mark.parametrize(
    ("cards", "losers"),
    [
        ((C.KNIGHT, C.QUEEN, C.THIEF), (2,)),
        ((C.THIEF, C.QUEEN, C.THIEF), (0, 2)),
        ((C.DEATH, C.QUEEN, C.INNKEEPER), (0,)),
        ((C.DEATH, C.DEATH, C.INNKEEPER), (0, 1)),
        ((C.SORCERESS, C.MONK, C.INNKEEPER), (0, 2)),
        ((C.KING, C.KING, C.QUEEN), (2,)),
    ],
)
def test_the_lowest_loses_and_ties_all_lose(cards: tuple[C, ...], losers: tuple[int, ...]) -> None:
    (lost,) = shown(*cards).happened(ev.RoundLost)
    assert lost.seats == losers
    assert lost.left == tuple(int(seat in losers) for seat in range(len(cards)))


def test_the_king_is_simply_twelve_in_the_great_game_and_can_lose() -> None:
    play = last_two(C.KING, C.KING)
    first, second = play.notebook(None).order
    play.restack((C.QUEEN, C.DEATH))
    play.fold(first, second)
    assert set(play.happened(ev.RoundLost)[-1].seats) == {first, second}
