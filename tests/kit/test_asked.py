"""A question that no control could put, or whose answer nobody could give, is found."""

from dataclasses import replace

import pytest

from gallows.kit import Broken, checks
from games.api import Answer, ByDice, Question, Seat, Verb, one

SEATS = (Seat(1), Seat(2))
GIVE = Verb("give", ("a", "b", "crown"), 2, 2, needed=("crown",), each=SEATS)
ASKED = Question(Seat(0), "turn", (GIVE, Verb("back")), ByDice("give"))


def test_what_is_for_several_seats_can_be_asked() -> None:
    checks.question("this", ASKED)


@pytest.mark.parametrize(
    ("verbs", "said"),
    [
        ((one("take", ("a", "a")),), "take has a target twice"),
        ((replace(GIVE, needed=("cross",)),), "give needs .*cross.*, and takes 2 of"),
        ((replace(GIVE, needed=("a", "b", "crown")),), "give needs .*, and takes 2 of"),
        ((replace(GIVE, each=(*SEATS, Seat(3))),), "give is for 3 seats, and takes 2 to 2"),
        ((GIVE, replace(GIVE, name="lend")), "two verbs whose picks are for several seats"),
        ((one("back", ("a", "b")),), "back: the way back from targets is called so"),
    ],
    ids=["twice", "not there", "too many", "seats", "two", "back"],
)
def test_what_could_not_be_given_is_found(verbs: tuple[Verb, ...], said: str) -> None:
    with pytest.raises(Broken, match=said):
        checks.question("this", replace(ASKED, verbs=verbs, silence=Answer("nothing")))
