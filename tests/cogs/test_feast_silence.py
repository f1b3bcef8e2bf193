"""What the clock answers for who says nothing at a feast, question by question."""

from collections.abc import Awaitable, Callable

import pytest

from bot.tables.pace import SECONDS, TALK
from bot.values.tables import Pace
from games.engine.asks import AskPace
from games.engine.events import Event
from games.feast import events as ev
from games.feast.cards import Deck, Food, Title
from games.feast.words import Topic
from tests.feast.play import ESSENTIAL, SIX
from tests.support.evening import Evening, said
from tests.support.feasts import Stacked

T = Title

Reach = Callable[[Stacked], Awaitable[object]]


async def dealt(feast: Stacked) -> None:
    """The first question of all: who gets which title."""
    await feast.deal(setup=False)


async def to_serve(feast: Stacked) -> None:
    await dealt(feast)
    await feast.do("give", *ESSENTIAL, T.MARSHAL)


async def to_take(feast: Stacked) -> None:
    await to_serve(feast)
    await feast.do("serve", "box", by=1)
    await feast.do("serve", "box", by=2)


async def to_act(feast: Stacked) -> None:
    await feast.deal()


async def to_pass(feast: Stacked) -> None:
    await feast.deal()
    await feast.flip(1, 3)


async def to_poison(feast: Stacked) -> None:
    await feast.deal(drawn=(Food.FISH,))
    await feast.flip(1, 2)
    await feast.do("poison", Deck.FOOD_POISON)


async def to_box(feast: Stacked) -> None:
    await feast.deal(drawn=(Food.ROAST,))
    await feast.flip(1, 2)
    await feast.do("poison", Deck.FOOD_POISON)


async def to_toast(feast: Stacked) -> None:
    await feast.deal()
    await feast.toast(1)
    for seat in (2, 3, 4, 0):
        await feast.do("up", by=seat)


async def to_challenge(feast: Stacked) -> None:
    await feast.deal()
    await feast.duel(1, 3)


async def to_throw(feast: Stacked) -> None:
    await to_challenge(feast)
    await feast.do("accept", by=3)
    await feast.do("throw", "rock", by=3)


async def to_swap(feast: Stacked) -> None:
    await feast.deal()
    for seat, target in ((1, 0), (2, 4)):
        await feast.do("spill", target, by=seat)
        await feast.settle()
    await feast.until(3)
    await feast.flip(3, 1)
    await feast.do("swap-goblets", 3)


async def to_end(feast: Stacked) -> None:
    await feast.deal(SIX, titles=(T.FOOL, *ESSENTIAL, T.STEWARD))
    await feast.do("spill", 3)


async def to_claim(feast: Stacked) -> None:
    await feast.deal()
    for seat in (1, 2):
        await feast.until(seat)
        await feast.do("praise", 0)
    await feast.until(0, Topic.CLAIM)


async def to_grant(feast: Stacked) -> None:
    await to_claim(feast)
    await feast.do("steal", T.MARSHAL)


async def to_grant_to(feast: Stacked) -> None:
    await feast.deal()
    await feast.until(0, Topic.GRANT_TO)


CASES: list[tuple[Topic, Reach, type[Event]]] = [
    (Topic.HAND_OUT, dealt, ev.TitleGiven),
    (Topic.TAKE, to_take, ev.FoodsTaken),
    (Topic.ACT, to_act, ev.FoodDumped),
    (Topic.ACT, to_pass, ev.Passed),
    (Topic.POISON, to_poison, ev.PoisonPlaced),
    (Topic.POISON, to_box, ev.PoisonPlaced),
    (Topic.TOAST, to_toast, ev.ThumbsShown),
    (Topic.CHALLENGE, to_challenge, ev.DuelAnswered),
    (Topic.THROW, to_throw, ev.DuelFought),
    (Topic.SWAP, to_swap, ev.GobletsSwapped),
    (Topic.GRANT_TO, to_grant_to, ev.TitleGiven),
]
"""What is asked, how it comes to be asked, and what happens when nobody answers."""


@pytest.mark.parametrize(("topic", "reach", "event"), CASES)
async def test_the_clock_answers(
    evening: Evening, feast: Stacked, topic: Topic, reach: Reach, event: type[Event]
):
    await reach(feast)
    await silence(evening, feast, topic)
    assert feast.since(event), feast.table.state.told()[-5:]


@pytest.mark.parametrize(
    ("topic", "reach", "declined"),
    [
        (Topic.CLAIM, to_claim, ev.TitleClaimed),
        (Topic.END, to_end, ev.Mocked),
    ],
)
async def test_the_clock_declines(
    evening: Evening, feast: Stacked, topic: Topic, reach: Reach, declined: type[Event]
):
    await reach(feast)
    await silence(evening, feast, topic)
    assert feast.happened(declined) == []


async def test_the_clock_serves(evening: Evening, feast: Stacked):
    await to_serve(feast)
    await silence(evening, feast, Topic.SERVE)
    assert len(feast.happened(ev.GobletsKnown)) == 2


async def test_the_clock_chooses_the_kings_gift(evening: Evening, feast: Stacked):
    await to_grant(feast)
    await silence(evening, feast, Topic.GRANT)
    assert feast.ask().topic == Topic.GRANT_TO


async def test_two_silences_and_a_computer_plays_until_the_guest_is_back(
    evening: Evening, feast: Stacked
):
    await feast.deal(SIX, titles=(T.FOOL, *ESSENTIAL, T.STEWARD))
    bob = feast.at(1)
    await silence(evening, feast, Topic.ACT)
    await silence(evening, feast, Topic.END)
    assert feast.table.state.record.seats[1].away
    assert said("mark-away") in evening.public_panel().text
    await evening.turn(10)
    assert feast.ask().seat == 2
    await bob.press(evening.public_panel(), said("button-back"))
    await evening.turn()
    assert not feast.table.state.record.seats[1].away


async def silence(evening: Evening, feast: Stacked, topic: Topic) -> None:
    """Nobody answers until the time is up; what silence means was said before."""
    asks = feast.table.state.asks()
    assert {ask.topic for ask in asks} == {topic}, asks
    feast.mark()
    talk = asks[0].pace is AskPace.TALK
    assert talk is (topic in (Topic.TOAST, Topic.CHALLENGE, Topic.THROW))
    whole = SECONDS[Pace.NORMAL] * (TALK if talk else 1)
    assert "If time runs out" in (await feast.at(asks[0].seat).letter()).text
    given = evening.answers
    (least, most) = (min(each.due for each in feast.table.state.waiting()),) * 2
    assert most - evening.clock.now() <= whole
    await evening.clock.turn(least - evening.clock.now() - 1)
    assert evening.answers == given, "not before its time"
    await evening.turn(3)
    assert evening.answers == given + len(asks)
