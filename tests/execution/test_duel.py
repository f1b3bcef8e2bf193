"""What three cards take a royal: the worked examples of the rules page, and every card's part."""

import pytest

from games.execution.cards import OTHERS, RANK, SUIT, WORTH, Rank, Suit
from games.execution.duel import fits, may_trigger
from tests.execution.play import card, cards, deal, short


def triggers(royal: str, laid: str) -> str:
    """The cards that trigger a royal with these on it."""
    return short([each for each in OTHERS if fits(card(royal), cards(laid), each)])


def test_a_jack_of_hearts_with_five_and_six() -> None:
    assert triggers("Jh", "5c 6d") == "Ah 6h 7h 8h 9h 10h j1 j2"
    play = deal("5c 6d 5h 6h Ah 7s", left="Jh Kh", middle="Ks", right="Kd")
    play.put("5c left", "6d left")
    assert "left" not in play.may("5h"), "five is not higher than five"
    play.put("5h top")
    play.draw()
    assert "left" in play.may("6h")
    assert "left" in play.may("Ah")
    assert "left" not in play.may("7s")


@pytest.mark.parametrize("royal", ["Jh", "Qs", "Kd"])
def test_two_eights_want_a_nine_a_ten_or_an_ace(royal: str) -> None:
    suit = royal[-1]
    eights = " ".join(f"8{other}" for other in "cdhs" if other != suit)
    assert triggers(royal, eights[:5]) == f"A{suit} 9{suit} 10{suit} j1 j2"


def test_two_tens_want_the_ace() -> None:
    assert triggers("Kh", "10c 10d") == "Ah"
    assert triggers("Jh", "10c 10d") == "Ah"


def test_the_lower_of_the_two_is_to_be_exceeded() -> None:
    """A low and a high card are easier to trigger: the source's own advice."""
    assert triggers("Kh", "3c 10d") == "Ah 4h 5h 6h 7h 8h 9h 10h j1 j2"
    assert triggers("Kh", "10d 3c") == triggers("Kh", "3c 10d")


def test_of_another_suit_nothing_triggers_but_a_joker() -> None:
    for each in OTHERS:
        if fits(card("Qd"), cards("2c 10c"), each):
            assert each in cards("j1 j2") or SUIT[each] is Suit.DIAMONDS


def test_an_ace_is_one_and_triggers_whatever_lies_there() -> None:
    assert not fits(card("Kh"), cards("8c 4d"), card("Ah")), "the sum comes first"
    assert fits(card("Kh"), cards("10c 10s"), card("Ah"))
    assert not fits(card("Kh"), cards("10c 10s"), card("As"))
    assert triggers("Js", "Ac 10d").startswith("As 2s 3s"), "among the first two it is low"


@pytest.mark.parametrize(
    ("royal", "never"), [("Jh", ""), ("Qh", "Ac Ad Ah As"), ("Kh", "Ac 2c Ad 2d Ah 2h As 2s")]
)
def test_a_first_card_leaves_the_royal_within_reach(royal: str, never: str) -> None:
    assert short([each for each in OTHERS if not fits(card(royal), (), each)]) == never


@pytest.mark.parametrize(("royal", "value"), [("Jd", 11), ("Qd", 12), ("Kd", 13)])
def test_a_second_card_completes_the_sum(royal: str, value: int) -> None:
    for each in OTHERS:
        if each in RANK:
            enough = WORTH[card("7c")] + WORTH[each] >= value
            assert fits(card(royal), cards("7c"), each) is enough
    assert fits(card(royal), cards("7c"), card("j1"))


# --- jokers ---


def test_a_joker_counts_as_the_lowest_that_completes_the_sum_but_two_at_least() -> None:
    assert triggers("Jh", "j1 6c").startswith("Ah 6h"), "5 and 6"
    assert triggers("Jh", "10c j1").startswith("Ah 3h"), "10 and 2, though 1 were enough"
    assert triggers("Kh", "10c j1").startswith("Ah 4h"), "10 and 3"
    assert triggers("Kh", "j2 9c").startswith("Ah 5h"), "9 and 4"


@pytest.mark.parametrize(("royal", "lowest"), [("Jh", "3h"), ("Qh", "3h"), ("Kh", "4h")])
def test_two_jokers_are_ten_and_what_is_missing(royal: str, lowest: str) -> None:
    assert triggers(royal, "j1 j2").split()[1] == lowest


def test_a_joker_is_ten_at_most() -> None:
    for royal, laid in (("Qh", "j1"), ("Kh", "j1")):
        assert not fits(card(royal), cards(laid), card("As"))
    assert fits(card("Jh"), cards("j1"), card("As"))
    assert not fits(card("Kh"), cards("j1"), card("2s"))
    assert fits(card("Qh"), cards("j1"), card("2s"))


def test_as_a_trigger_a_joker_is_a_ten_of_the_suit() -> None:
    assert fits(card("Qh"), cards("9c 10d"), card("j1"))
    assert not fits(card("Qh"), cards("10c 10d"), card("j1"))
    assert fits(card("Jh"), cards("j2 10d"), card("j1"))


@pytest.mark.parametrize("each", OTHERS, ids=str)
def test_every_card_has_its_part(each: str) -> None:
    """It starts where it may, completes what it can, and triggers in its suit alone."""
    name = short([card_ := next(one for one in OTHERS if one == each)])
    suit = "h" if name.startswith("j") else name[-1]
    low = next(text for text in ("2c", "2d") if text != name)
    high = next(text for text in ("10c", "10d") if text != name)
    assert fits(card(f"J{suit}"), (), card_)
    assert fits(card(f"J{suit}"), cards(high), card_)
    above_two = RANK.get(card_) is not Rank.TWO
    assert fits(card(f"Q{suit}"), cards(f"{low} {high}"), card_) is above_two
    if not name.startswith("j"):
        other = next(text for text in "cdhs" if text != suit)
        assert not fits(card(f"Q{other}"), cards(f"{low} {high}"), card_)


@pytest.mark.parametrize("royal", ["Jh", "Qh", "Kh"])
def test_what_can_still_trigger_a_royal_is_what_does_beside_some_second_card(royal: str) -> None:
    """An ace on a joker is the lower one: then even a two triggers the Jack."""
    this = card(royal)
    for first in OTHERS:
        if not fits(this, (), first):
            continue
        seconds = [each for each in OTHERS if each != first and fits(this, (first,), each)]
        for trigger in OTHERS:
            if trigger != first:
                does = any(
                    fits(this, (first, each), trigger) for each in seconds if each != trigger
                )
                assert may_trigger(this, (first,), trigger) == does, short((first, trigger))
