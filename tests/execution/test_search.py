"""After a lost game: what the search says, and that it says only what it has found."""

from collections.abc import Callable, Iterator

from games.engine.events import Event
from games.execution import events as ev
from games.execution.layout import Layout, Move
from games.execution.search import WIDTHS, last_hope, winnable
from games.execution.words import Level
from tests.execution.play import Play, deal, empty_the_row


def steps(most: int) -> Callable[[], bool]:
    """Time that is counted instead of measured."""
    left = iter(range(most))
    return lambda: next(left, None) is not None


def told(play: Play) -> list[Event]:
    return [each.event for each in play.match.log]


def test_before_the_first_hand_there_is_nothing_to_say() -> None:
    play = deal()
    play.silent(0)
    assert last_hope(told(play), steps(10)) is None


def test_without_time_it_says_nothing() -> None:
    play, _ = empty_the_row()
    play.silent(0)
    assert last_hope(told(play), steps(0)) is None


def near_the_end() -> Play:
    """The computer plays an easy deal up to its last hand but one, and gives up."""
    play = deal(level="squire")
    while play.layout.executed < 11:
        answer = play.think(0)
        play.do(0, answer.verb, *answer.picks)
    play.silent(0)
    return play


def test_a_game_given_up_one_royal_before_the_end_could_have_been_won() -> None:
    play = near_the_end()
    last = play.happened(ev.HandDrawn)[-1].number
    found = last_hope(told(play), steps(4000))
    assert found is not None
    assert last - 2 <= found <= last


def outcomes(layout: Layout, move: Move, dealt: ev.PilesShuffled) -> Iterator[Layout]:
    """What may come of a move, whichever card is saved, for who knows what turns up."""
    if layout.full is None:
        layout = layout.put(move)
        saves: list[Move | None] = [*layout.saves(Level.SQUIRE)] or [None]
    else:
        saves = [move]
    at = layout.full
    if at is None:
        yield layout
        return
    row = (dealt.left, dealt.middle, dealt.right)[at]
    for saved in saves:
        after = layout.executes(saved)
        behind = after.rows[at].behind
        yield after.turns_up(at, row[behind - 1]) if behind else after


def test_what_it_claims_can_be_played() -> None:
    """From the hand that it names, the engine itself is led to a win, step by step."""
    lost = near_the_end()
    found = last_hope(told(lost), steps(4000))
    assert found is not None
    play = deal(level="squire")
    for given in lost.match.given:
        drawn = play.happened(ev.HandDrawn)
        if drawn and drawn[-1].number == found:
            break
        play.do(0, given.verb, *given.picks)
    (dealt,) = play.happened(ev.PilesShuffled)
    while not play.match.over:
        layout, level = play.layout, Level.SQUIRE
        for move in layout.saves(level) if layout.full is not None else layout.moves(level):
            if any(
                after.won or winnable(after, level, dealt, WIDTHS[0], steps(4000))
                for after in outcomes(layout, move, dealt)
            ):
                saving = play.ask(0).topic == "save"
                play.do(0, *((move.to, move.card) if saving else (move.card, move.to)))
                break
        else:
            play.draw()
    assert play.result == "won"


def test_nothing_is_said_of_a_deal_that_cannot_be_won_any_more() -> None:
    """At the last hand a full row of royals is left, which no hand can take."""
    play = deal(level="king")
    while not play.match.over:
        if play.layout.hand:
            name = play.layout.hand[0]
            end = next(to for to in play.offers(0)[name] if to in ("top", "bottom"))
            play.do(0, name, end)
        elif "draw" in play.offers(0):
            play.draw()
        else:
            play.silent(0)
    events = told(play)
    last = max(event.number for event in events if isinstance(event, ev.HandDrawn))
    found = last_hope(events, steps(500))
    assert found is None or found < last
