"""What may be said in a game is told and offered as the bot does it."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.plugins.plugin import GamePlugin
from gallows.kit import checks
from gallows.kit.game_under_test import GameUnderTest
from gallows.template.gallows_newgame import GAME
from gallows.template.gallows_newgame.rules import CardKept
from games.api import AGREE, Among, Answer, ClaimKind, Claims, Seat
from tests.kit.conftest import Seen
from tests.kit.crooked import WHAT_IS_SAID, trouble, with_texts

HOLD = ClaimKind("hold", (("low", "high"),))
LIKE = ClaimKind("like", (Among.OTHERS,))


@pytest.fixture
def talking(install: Seen, tmp_path: Path) -> Callable[..., GamePlugin]:
    """The smallest game, with something to say in it."""
    folder = with_texts(tmp_path, *WHAT_IS_SAID)

    def made(*kinds: ClaimKind, likely: Any = None, **more: Any) -> GamePlugin:
        claims = Claims(kinds=(*kinds, AGREE), phases=(CardKept,), **more)
        return install(
            replace(GAME, rules=replace(GAME.rules, claims=claims, likely=likely)), folder
        )

    return made


def test_words_and_players_can_be_spoken_of(talking: Callable[..., GamePlugin]) -> None:
    checks.offered(GameUnderTest(talking(HOLD, LIKE)))


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        (ClaimKind("hold", ((1, 2, -3),)), "the claim 'hold' names numbers, which are told as"),
        (ClaimKind("hold", (tuple("abcdefghijklmnopqrstuvwxyz"),)), "names one of 26 words"),
        (ClaimKind("hold", (("low", "low"),)), "the claim 'hold' names a word twice"),
        (ClaimKind("hold", (("low", "high"),) * 3), "the claim 'hold' has 3 fields"),
        (ClaimKind("like", (("low",),)), "two claims have one name"),
        (ClaimKind("advise", (("low",),)), "no claim can be named 'advise'"),
        (ClaimKind("hold", (("middling",),)), "newgame-target-middling"),
        (
            ClaimKind("hold", (("low",),), to=lambda book: [Seat(9)]),
            "is for {9}, who are not there",
        ),
    ],
    ids=["numbers", "many", "twice", "fields", "names", "votes", "words", "strangers"],
)
def test_what_cannot_be_said_on_lists_is_found(
    talking: Callable[..., GamePlugin], kind: ClaimKind, said: str
) -> None:
    assert said in trouble(checks.offered, talking(LIKE, kind))


def fails(_notebook: Any) -> Any:
    raise RuntimeError("so it is called")


@pytest.mark.parametrize("part", ["quiet", "absent"])
def test_who_keeps_quiet_and_what_is_not_in_the_deal_is_asked(
    talking: Callable[..., GamePlugin], part: str
) -> None:
    game = talking(HOLD, likely=lambda book: [], **{part: fails})
    assert "so it is called" in trouble(checks.offered, game)


def test_lines_that_come_too_late_are_found(
    talking: Callable[..., GamePlugin], monkeypatch: pytest.MonkeyPatch
) -> None:
    def likely(book: Any) -> list[Answer]:
        while True:
            pass

    monkeypatch.setattr("gallows.kit.claims.LONGEST_STEP", 0.1)
    found = trouble(checks.offered, talking(HOLD, likely=likely))
    assert "it goes on for more than 0.1 seconds" in found
    assert "at kit/test_speaking.py:" in found
