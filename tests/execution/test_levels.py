"""What each level changes: where discards go, what is saved, and where to."""

import pytest

from games.execution import events as ev
from tests.execution.play import Play, deal, short

ROYALS = {"left": "Jh Kh", "middle": "Qd", "right": "Kd"}


def saving(level: str, draw: str = "2s 6c 5d 9h 3s 4s") -> Play:
    """Up to the third card on the jack, with one card in the discard pile."""
    play = deal(draw, level=level, **ROYALS)
    first, one, two, three, *_ = draw.split()
    play.draw()
    play.put(f"{first} {play.may(first)[-1]}", f"{one} left", f"{two} left", f"{three} left")
    return play


@pytest.mark.parametrize(
    ("level", "ends"),
    [
        ("squire", ["top", "bottom"]),
        ("knight", ["bottom"]),
        ("baron", ["top", "bottom"]),
        ("duke", ["top", "bottom"]),
        ("king", ["bottom"]),
    ],
)
def test_where_a_card_of_the_hand_is_discarded(level: str, ends: list[str]) -> None:
    play = deal("2s 6c 5d", level=level, **ROYALS)
    play.draw()
    first = play.may("2s")[-1]
    assert first == ("top" if ends[0] == "top" else "bottom")
    play.put(f"2s {first}")
    assert [to for to in play.may("6c") if to in ("top", "bottom")] == ends


def test_a_squire_saves_what_he_likes_where_he_likes() -> None:
    assert saving("squire").savable() == {"top": "6c 5d 9h", "bottom": "6c 5d 9h"}


def test_a_knight_saves_what_he_likes_at_the_bottom() -> None:
    play = saving("knight")
    assert play.savable() == {"bottom": "6c 5d 9h"}
    play.save("9h", "bottom")
    assert play.pile == "2s 9h"


def test_a_baron_saves_the_lowest_where_he_likes() -> None:
    assert saving("baron").savable() == {"top": "5d", "bottom": "5d"}


def test_a_duke_saves_the_lowest_at_the_bottom_and_is_not_asked() -> None:
    play = saving("duke")
    (gone,) = play.happened(ev.RoyalExecuted)
    assert (short([gone.saved]) if gone.saved else "", gone.end) == ("5d", "bottom")
    assert play.pile == "2s 5d"


def test_a_king_saves_nothing() -> None:
    play = saving("king")
    (gone,) = play.happened(ev.RoyalExecuted)
    assert (gone.saved, gone.end) == (None, None)
    assert play.pile == "2s"
    assert short(play.layout.graveyard) == "Jh 6c 5d 9h"


def test_the_lowest_is_the_lowest_that_can_be_saved() -> None:
    assert saving("baron", "2s j1 6d 9h 3s 4s").savable() == {"top": "6d", "bottom": "6d"}
    play = saving("duke", "2s 7c 6d Ah 3s 4s")
    assert play.pile == "2s 6d"


def test_of_two_that_are_lowest_the_player_chooses() -> None:
    assert saving("baron", "2s 7c 7d 9h 3s 4s").savable() == {"top": "7c 7d", "bottom": "7c 7d"}
    play = saving("duke", "2s 7c 7d 9h 3s 4s")
    assert play.savable() == {"bottom": "7c 7d"}
    play.save("7d", "bottom")
    assert play.pile == "2s 7d"


def test_at_the_bottom_of_an_empty_pile_a_card_is_on_top() -> None:
    play = deal("6c 5d 9h", level="duke", **ROYALS)
    play.put("6c left", "5d left", "9h left")
    assert play.pile == "5d"
    assert play.may("5d"), "it can be played at once"


def test_a_knight_can_play_the_saved_trigger_when_it_reaches_the_top() -> None:
    play = deal("2s 6c 5d 9h 3c 10d", left="Jh", middle="Kh", right="Kd", level="knight")
    play.put("2s bottom", "6c left", "5d left", "9h left")
    play.save("9h", "bottom")
    play.put("3c middle", "10d middle")
    assert play.may("9h") == [], "a two lies on it"
    play.put("2s left" if "left" in play.may("2s") else f"2s {play.may('2s')[0]}")
    assert "middle" in play.may("9h")
