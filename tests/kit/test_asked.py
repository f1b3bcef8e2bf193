"""A question that no control could put, or whose answer nobody could give, is found."""

from dataclasses import replace
from typing import Any

import pytest

from bot.tables.showable import require_showable
from gallows.kit import Broken, checks
from games.api import Answer, ByDice, Malformed, Question, Seat, Verb, one

SEATS = (Seat(1), Seat(2))
GIVE = Verb("give", ("a", "b", "crown"), 2, 2, needed=("crown",), each=SEATS)
ASKED = Question(Seat(0), "turn", (GIVE, Verb("back")), ByDice("give"))


HAGGLE = one("haggle", (-2, -1, 0, 1, 2))


@pytest.mark.parametrize("verbs", [(GIVE, Verb("back")), (HAGGLE,)], ids=["seats", "numbers"])
def test_what_a_table_can_ask_is_sound(verbs: tuple[Verb, ...]) -> None:
    asked = replace(ASKED, verbs=verbs, silence=ByDice(verbs[0].name))
    checks.question("this", asked)
    require_showable(asked)


@pytest.mark.parametrize(
    ("verbs", "said"),
    [
        (tuple(Verb(f"take{'e' * n}") for n in range(21)), "21 verbs, not 20 at most"),
        ((Verb("take" * 9),), "a verb's name is not made of small letters and hyphens, 32 at"),
        ((one("take", ("Big_Card", "b")),), "nor a word of small letters, digits and hyphens"),
        ((one("take", ("b" * 41, "b")),), "nor a word of small letters, digits and hyphens"),
        ((one("take", (10**9, 1)),), "a target is neither a whole number below 1,000,000,000"),
    ],
    ids=["many verbs", "long verb", "other letters", "long target", "large number"],
)
def test_what_would_stop_a_table_is_found(verbs: tuple[Verb, ...], said: str) -> None:
    asked = replace(ASKED, verbs=verbs, silence=Answer("nothing"))
    with pytest.raises(Malformed, match=said):
        require_showable(asked)
    with pytest.raises(Broken, match=f"this would stop the table: .*{said}"):
        checks.question("this", asked)


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


def test_silence_that_picks_without_a_tuple_is_found() -> None:
    one_seat: Any = Seat(1)
    with pytest.raises(Broken, match="this: silence picks 1, which is no tuple"):
        checks.question("this", replace(ASKED, silence=Answer("give", one_seat)))
