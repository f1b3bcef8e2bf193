"""Odds of who holds what stay consistent with what there is."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.engine.beliefs import Holdings


def test_before_anything_is_seen_all_are_as_likely() -> None:
    odds = Holdings("abc", {"king": 1, "guard": 2}).odds()
    for holder in "abc":
        assert odds[holder] == pytest.approx({"king": 1 / 3, "guard": 2 / 3})


def test_what_is_seen_of_one_changes_what_is_left_for_the_others() -> None:
    held = Holdings("abc", {"king": 1, "guard": 2})
    held.weigh("a", {"king": 10.0})
    odds = held.odds()
    assert odds["a"]["king"] > 0.6, "more careful than Bayes, who says 10 in 12"
    assert odds["b"]["king"] == pytest.approx(odds["c"]["king"])
    assert odds["b"]["king"] < 0.2
    held.weigh("a", {"guard": 0.0})
    assert held.odds()["b"]["king"] < 0.05


def test_more_things_than_holders_leave_some_with_nobody() -> None:
    odds = Holdings("ab", {"king": 1, "guard": 3}).odds()
    assert odds["a"]["king"] == pytest.approx(1 / 4, abs=0.02)


@given(st.lists(st.lists(st.floats(0.5, 2), min_size=4, max_size=4), min_size=4, max_size=4))
def test_every_holder_has_one_and_every_kind_its_number(weights: list[list[float]]) -> None:
    counts = {0: 1, 1: 1, 2: 2}
    held = Holdings(range(4), counts)
    for holder, row in enumerate(weights):
        held.weigh(holder, dict(enumerate(row)))
    odds = held.odds()
    for holder in range(4):
        assert sum(odds[holder].values()) == pytest.approx(1)
    for kind, count in counts.items():
        assert sum(odds[holder][kind] for holder in range(4)) == pytest.approx(count, abs=0.1)
