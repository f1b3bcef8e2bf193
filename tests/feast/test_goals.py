"""Every goal, won and missed, with its reason."""

import pytest

from games.engine.asks import Seat
from games.feast.cards import Role
from games.feast.goals import judge, left_to_reach
from tests.feast.play import R

EVERYBODY = tuple(Role)


def lives(*dead: Role) -> dict[Role, bool]:
    return {role: role not in dead for role in EVERYBODY}


@pytest.mark.parametrize(
    ("role", "dead", "won"),
    [
        (R.KING, (), True),
        (R.KING, (R.KING,), False),
        (R.ASSASSIN, (R.KING,), True),
        (R.ASSASSIN, (R.KING, R.ASSASSIN), True),
        (R.ASSASSIN, (), False),
        (R.EXECUTIONER, (R.ASSASSIN, R.EXECUTIONER), True),
        (R.EXECUTIONER, (R.EXECUTIONER,), False),
        (R.GUARD, (R.GUARD,), True),
        (R.GUARD, (R.KING,), False),
        (R.REBEL, (R.GUARD,), True),
        (R.REBEL, (), False),
        (R.RED_KNIGHT, (R.BLUE_KNIGHT,), True),
        (R.RED_KNIGHT, (R.BLUE_KNIGHT, R.RED_KNIGHT), False),
        (R.RED_KNIGHT, (), False),
        (R.BLUE_KNIGHT, (R.RED_KNIGHT,), True),
        (R.BLUE_KNIGHT, (R.BLUE_KNIGHT, R.RED_KNIGHT), False),
        (R.QUEEN, (R.SUITOR,), True),
        (R.QUEEN, (R.SUITOR, R.QUEEN), True),
        (R.QUEEN, (R.SUITOR, R.PRINCESS), False),
        (R.QUEEN, (), False),
        (R.PRINCESS, (), True),
        (R.PRINCESS, (R.PRINCESS, R.SUITOR), True),
        (R.PRINCESS, (R.SUITOR,), False),
        (R.SUITOR, (), True),
        (R.SUITOR, (R.PRINCESS, R.SUITOR), True),
        (R.SUITOR, (R.PRINCESS,), False),
        (R.PRINCE, (R.KING,), True),
        (R.PRINCE, (R.SUITOR,), True),
        (R.PRINCE, (R.SUITOR, R.PRINCE), False),
        (R.PRINCE, (), False),
    ],
)
def test_goals_of_life_and_death(role: Role, dead: tuple[Role, ...], won: bool) -> None:
    verdict = judge(Seat(3), role, lives(*dead), 0, 0)
    assert (verdict.seat, verdict.role, verdict.won) == (3, role, won)
    assert verdict.fates
    assert all(alive == (who not in dead) for who, alive in verdict.fates)


@pytest.mark.parametrize(
    ("players", "dead", "white", "black"),
    [(6, 2, True, False), (6, 3, False, False), (6, 4, False, True), (5, 2, True, False)],
)
def test_over_half_is_more_than_half_of_all_who_sat_down(
    players: int, dead: int, white: bool, black: bool
) -> None:
    table = {role: n >= dead for n, role in enumerate(EVERYBODY[:players])}
    knight = judge(Seat(0), R.WHITE_KNIGHT, table, 0, 0)
    assert (knight.won, knight.counted, knight.bar) == (white, players - dead, players)
    knight = judge(Seat(0), R.BLACK_KNIGHT, table, 0, 0)
    assert (knight.won, knight.counted, knight.bar) == (black, dead, players)


@pytest.mark.parametrize(("mine", "best", "won"), [(4, 3, True), (3, 3, False), (2, 3, False)])
def test_a_tie_makes_no_gold_knight_win(mine: int, best: int, won: bool) -> None:
    knight = judge(Seat(0), R.GOLD_KNIGHT, lives(), mine, best)
    assert (knight.won, knight.counted, knight.bar) == (won, mine, best)


SETTLED = (R.KING, R.GUARD, R.EXECUTIONER, R.WHITE_KNIGHT)


@pytest.mark.parametrize(
    ("more", "dead", "left"),
    [
        ((), (), ()),
        ((R.ASSASSIN,), (), (R.EXECUTIONER, R.ASSASSIN)),
        ((R.ASSASSIN,), (R.ASSASSIN,), ()),
        ((R.ASSASSIN, R.REBEL), (R.ASSASSIN,), (R.REBEL,)),
        ((R.ASSASSIN, R.REBEL), (R.ASSASSIN, R.GUARD), ()),
        ((R.RED_KNIGHT, R.BLUE_KNIGHT), (), (R.RED_KNIGHT, R.BLUE_KNIGHT)),
        ((R.RED_KNIGHT, R.BLUE_KNIGHT), (R.RED_KNIGHT,), ()),
        ((R.PRINCESS, R.SUITOR), (), ()),
        ((R.PRINCESS, R.SUITOR), (R.SUITOR,), (R.PRINCESS,)),
        ((R.PRINCESS, R.SUITOR), (R.SUITOR, R.PRINCESS), ()),
        ((R.QUEEN, R.PRINCESS, R.SUITOR), (), (R.QUEEN,)),
        ((R.QUEEN, R.PRINCESS, R.SUITOR), (R.PRINCESS,), (R.SUITOR,)),
        ((R.PRINCE, R.PRINCESS, R.SUITOR), (), (R.PRINCE,)),
        ((R.PRINCE, R.PRINCESS, R.SUITOR), (R.PRINCESS, R.SUITOR), ()),
        ((R.BLACK_KNIGHT,), (), (R.BLACK_KNIGHT,)),
        ((R.ASSASSIN, R.BLACK_KNIGHT), (R.ASSASSIN, R.GUARD, R.WHITE_KNIGHT), (R.BLACK_KNIGHT,)),
        (
            (R.ASSASSIN, R.BLACK_KNIGHT),
            (R.ASSASSIN, R.GUARD, R.WHITE_KNIGHT, R.EXECUTIONER),
            (),
        ),
        ((R.GOLD_KNIGHT,), (), (R.GOLD_KNIGHT,)),
        ((R.GOLD_KNIGHT,), (R.GOLD_KNIGHT,), ()),
    ],
)
def test_whose_goal_is_left_to_reach(
    more: tuple[Role, ...], dead: tuple[Role, ...], left: tuple[Role, ...]
) -> None:
    others = [role for role in SETTLED if role is not R.EXECUTIONER or R.ASSASSIN in more]
    table = {role: role not in dead for role in (*others, *more)}
    assert left_to_reach(table, gold_leads=False) == left
    golden = tuple(role for role in left if role is not R.GOLD_KNIGHT)
    assert left_to_reach(table, gold_leads=True) == golden
