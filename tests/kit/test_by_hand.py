"""A game is played by hand, and a move that goes wrong says what would have been right."""

from typing import Any

import pytest

from gallows.kit import Broken, MatchPlay, draws_for
from gallows.template.gallows_newgame import GAME
from gallows.template.gallows_newgame.rules import CardDealt, CardKept
from games.api import Reason, Refused, Seat


@pytest.fixture
def table() -> MatchPlay[Any]:
    """Two play, and hold the cards 2 and 4."""
    return MatchPlay.deal(GAME.rules, 2, draws_for([1, 2, 3, 4, 5], [1, 3, 5, 4, 2]))


def test_who_is_asked_instead_is_said(table: MatchPlay[Any]) -> None:
    with pytest.raises(Broken, match="seat 1 is asked nothing; asked are: 0 'turn'"):
        table.do(1, "keep")
    table.do(0, "keep")
    table.do(1, "keep")
    with pytest.raises(Broken, match="seat 0 is asked nothing; asked are: nobody"):
        table.silent(0)


def test_what_is_on_offer_instead_is_said(table: MatchPlay[Any]) -> None:
    with pytest.raises(Refused) as raised:
        table.do(0, "give", 1)
    assert raised.value.reason is Reason.NOT_OFFERED
    (note,) = raised.value.__notes__
    assert note == "Seat 0 cannot give (1,); on offer are: {'keep': (), 'swap': ()}"


def test_who_was_told_is_said_of_what_has_happened_once(table: MatchPlay[Any]) -> None:
    assert table.audience(CardDealt(Seat(0), 2)) == (0,)
    with pytest.raises(Broken, match="has happened 0 times, not once"):
        table.audience(CardKept(Seat(0)))
