"""The action phase: calling, peeking, switching."""

import pytest

from games.botk.cards import Gallows
from games.botk.events import Called, Peeked, PeekSeen, StoodIdle, Switched
from games.botk.words import CENTRE
from games.engine.asks import Answer, AskPace, Seat
from games.engine.errors import Reason, Refused
from tests.botk.items import CHEESE, HAT, KEY, PARDON, SHIELD
from tests.botk.play import L, Play, S, deal


def table() -> Play:
    return deal((L, L, S, L, S), (HAT, PARDON, KEY, SHIELD, CHEESE))


def test_the_executioner_calls_in_any_order() -> None:
    play = table()
    play.act(3, "peek", 3)
    play.act(1, "peek", 1)
    assert play.refuses(0, "call", 3)
    assert play.refuses(0, "call", 0)
    play.act(4, "peek", 4)
    assert play.match.asks[0].seat == 2, "the last one is called without a question"
    play.act(2, "peek", 2)
    assert [e.seat for e in play.happened(Called)] == [3, 1, 4, 2]


@pytest.mark.parametrize("place", [1, 2, 4, "centre"])
def test_a_peek_is_seen_by_all_and_its_card_by_one(place: int | str) -> None:
    play = table()
    play.act(1, "peek", place)
    seen = play.happened(PeekSeen)[-1]
    assert (seen.by, seen.place) == (1, place)
    assert play.audience(seen) is None
    (peeked,) = [e for e in play.happened(Peeked) if e.by == 1]
    assert peeked.item == {1: HAT, 2: PARDON, 4: SHIELD, "centre": CHEESE}[place]
    assert play.audience(peeked) == (1,)


@pytest.mark.parametrize("pair", [(1, 2), (2, 3), (3, CENTRE), (CENTRE, 1)])
def test_any_two_items_may_be_switched_unseen(pair: tuple[Seat, Seat]) -> None:
    before = {1: HAT, 2: PARDON, 3: KEY, 4: SHIELD, "centre": CHEESE}
    play = table()
    events = play.act(1, "switch", *pair)
    assert events[-1] == Switched(Seat(1), *pair)
    after = before | {pair[0]: before[pair[1]], pair[1]: before[pair[0]]}
    for seat, place in ((2, pair[0]), (3, pair[1]), (4, Seat(4))):
        play.act(seat, "peek", place)
        assert play.secrets(seat)[-1] == Peeked(Seat(seat), place, after[place])


def test_the_one_who_switches_sees_no_card() -> None:
    play = table()
    before = len(play.told(2))
    play.act(2, "switch", 3, 4)
    assert [t.event for t in play.told(2)[before:]] == [
        Called(Seat(2)),
        Switched(Seat(2), Seat(3), Seat(4)),
    ]


@pytest.mark.parametrize(
    ("verb", "picks"),
    [
        ("peek", (0,)),
        ("peek", (5,)),
        ("peek", ()),
        ("peek", (1, 2)),
        ("peek", ("middle",)),
        ("switch", (1,)),
        ("switch", (1, 1)),
        ("switch", (0, 1)),
        ("switch", (1, 2, 3)),
        ("nothing", ()),
        ("condemn", (1,)),
    ],
)
def test_other_actions_are_refused(verb: str, picks: tuple[int | str, ...]) -> None:
    play = table()
    play.do(0, "call", 1)
    assert play.refuses(1, verb, *picks)
    play.do(1, "peek", 1)


def test_only_the_one_who_is_asked_may_answer_and_only_once() -> None:
    play = table()
    ask = play.ask(0)
    with pytest.raises(Refused) as refused:
        play.match.submit(Seat(1), ask.id, Answer("call", (1,)))
    assert refused.value.reason is Reason.NOT_YOURS
    play.do(0, "call", 1)
    with pytest.raises(Refused) as refused:
        play.match.submit(Seat(0), ask.id, Answer("call", (2,)))
    assert refused.value.reason is Reason.STALE


def test_silence_is_no_action() -> None:
    play = table()
    play.do(0, "call", 1)
    assert play.silent(1)[0] == StoodIdle(Seat(1))


def test_silence_lets_the_dice_call() -> None:
    play = table()
    assert play.silent(0, 2) == [Called(Seat(3))]


def test_the_table_talks_before_a_call_and_a_turn_is_shorter() -> None:
    play = table()
    assert play.ask(0).pace is AskPace.TALK
    play.do(0, "call", 1)
    assert play.ask(1).pace is AskPace.TURN


def test_the_rulebooks_example_of_three_switches() -> None:
    """1 switches with 2; 2 peeks at the own card; 3 switches with 2; 1 with the centre."""
    play = deal(
        (L, L, S, L), (HAT, PARDON, KEY, CHEESE), (Gallows.BIRDS_EYE_VIEW, Gallows.LAST_REQUEST)
    )
    play.act(1, "switch", 1, 2)
    play.act(2, "peek", 2)
    assert play.secrets(2) == [Peeked(Seat(2), Seat(2), HAT)]
    play.act(3, "switch", 3, 2)
    play.do(0, "select", 1)
    play.do(1, "switch", 1, CENTRE)
    one, two, three = (play.notebook(seat) for seat in (1, 2, 3))
    assert one.known_item(Seat(1)) is None, "1 does not know what 1 has"
    assert one.known_item(Seat(3)) is HAT, "it was 1's own"
    assert two.known_item(Seat(2)) is None
    assert two.known_item(CENTRE) is PARDON, "2's first card lies in the centre"
    assert three.known_item(Seat(2)) is KEY
    assert play.notebook(0).known_item(CENTRE) is None
