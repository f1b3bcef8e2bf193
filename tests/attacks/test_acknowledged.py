"""What players were told was taken is held against what the journal has."""

from typing import Any

import pytest

from bot.panels import ids
from tests.attacks.acknowledged import Given, Row, given, lost

CLARA, OSRIC = 11, 12
SEATS = {(7, CLARA): 0, (7, OSRIC): 1}


@pytest.mark.parametrize(
    ("custom_id", "more", "meant"),
    [
        (ids.ANSWER.of(7, 3, "strike", 2), {}, Given(7, 3, CLARA, "strike", (2,))),
        (ids.ANSWER.of(7, 3, "hunt"), {"values": ["4", "queen"]},
         Given(7, 3, CLARA, "hunt", (4, "queen"))),
        (ids.CROWD.of(7, 3, "drink"), {}, Given(7, 3, CLARA, "drink", (), crowd=True)),
        (ids.DRAFT.of(7, 3, "give"), {}, Given(7, 3, CLARA, "give", None)),
        (ids.DRAFT.of(7, 3, "give", 2), {"values": ["4"]}, None),
        (ids.TYPE.of(7, 3, "name"), {"components": [{"component": {"value": " a  word "}}]},
         Given(7, 3, CLARA, "name", ("a word",))),
        (ids.VERB.of(7, 3, "hunt"), {}, None),
        (ids.EXPLAIN.of(7, 3), {}, None),
    ],
)  # fmt: skip
def test_every_form_of_an_answer_is_counted(custom_id: str, more: Any, meant: Given | None) -> None:
    assert given(CLARA, {"custom_id": custom_id, **more}) == meant


@pytest.mark.parametrize(
    ("answer", "journal", "is_lost"),
    [
        (Given(7, 3, CLARA, "strike", (2,)), [Row(7, 0, 3, "strike", (2,))], False),
        (Given(7, 3, CLARA, "strike", (2,)), [Row(7, 0, 3, "strike", (1,))], True),
        (Given(7, 3, CLARA, "strike", (2,)), [Row(7, 0, 3, "spare", (2,))], True),
        (Given(7, 3, CLARA, "strike", (2,)), [Row(8, 0, 3, "strike", (2,))], True),
        (Given(7, 3, CLARA, "give", None), [Row(7, 0, 3, "give", (5, 6))], False),
        (Given(7, 3, OSRIC, "drink", (), crowd=True), [Row(7, 1, 4, "drink", ())], False),
        (Given(7, 3, OSRIC, "drink", (), crowd=True), [Row(7, 0, 3, "drink", ())], True),
        (Given(7, 3, OSRIC, "drink", (), crowd=True), [Row(7, 1, 5, "drink", ())], True),
        (Given(7, 3, OSRIC, "drink", (), crowd=True), [Row(7, 1, 4, "pour", ())], True),
    ],
)  # fmt: skip
def test_an_answer_that_was_lost_is_noticed_though_another_was_given(
    answer: Given, journal: list[Row], *, is_lost: bool
) -> None:
    assert bool(lost([answer], journal, SEATS)) is is_lost
