"""The door to a game: what it takes, what it refuses, what it tells."""

from dataclasses import replace

import pytest
from pydantic import BaseModel

from gallows.kit.play import read
from gallows.kit.stacked_dice import StackedDice
from games.engine.asks import Answer, Ask, AskPace, ByDice, Question, Seat, Verb, one, two
from games.engine.crowns import Outcome, SeatOutcome
from games.engine.dice import SeededDice
from games.engine.errors import GameFault, Reason, Refused
from games.engine.events import Event, event_json
from games.engine.game import Game
from games.engine.match import Given, Match
from games.engine.notebook import Notebook
from games.engine.random_player import RandomPlayer
from games.engine.script_context import ScriptContext
from games.engine.values import value
from tests.engine.fair_dice import below, words


class NoOptions(BaseModel):
    """Nothing to settle."""


@value
class Said(Event):
    """Somebody said something."""

    seat: Seat
    word: str


class Diary(Notebook):
    """Remembers every event that reached its viewer, and nothing else."""

    def learn(self, event: Event) -> None:
        pass


async def raise_cups(context: ScriptContext, options: NoOptions) -> None:
    """Seat 0 picks two words or passes; then all raise a word at once; then crowns move."""
    words = (two("pick", ("a", "b", "c")), Verb("pass"))
    answer = await context.ask(Question(Seat(0), "words", words, silence=ByDice("pick")))
    for word in answer.all(str):
        context.tell(Said(Seat(0), word), Seat(0))
    answers = await context.ask_all(
        Question(seat, "toast", (one("raise", ("x", "y")),), silence=Answer("nothing"))
        for seat in context.seats
    )
    for seat, toast in answers.items():
        if toast.picks == ("y",) and seat == 1:
            raise RuntimeError("the script is broken")
        context.announce(Said(seat, toast.verb))
    context.record(Said(Seat(0), "secret"))
    context.purses.pay(Seat(0), Seat(1), 3, "toast")
    parts = tuple(SeatOutcome(seat, "guest", True, True) for seat in context.seats)
    context.settle(Outcome("drunk", parts, tuple(context.purses.payments)))


TOAST = Game(
    id="toast",
    version="1",
    least_seats=2,
    most_seats=3,
    options=NoOptions,
    script=raise_cups,
    notebook=Diary,
    computer=RandomPlayer(),
)


def toast(seats: int = 2, draws: tuple[int, ...] = ()) -> Match:
    return Match(TOAST, seats, NoOptions(), (2,) * seats, StackedDice(draws))


def refused(match: Match, seat: int, ask: int, verb: str, *picks: str) -> Reason:
    with pytest.raises(Refused) as caught:
        match.submit(Seat(seat), ask, Answer(verb, picks))
    return caught.value.reason


def test_a_match_runs_to_its_first_ask() -> None:
    (ask,) = toast().asks
    assert (ask.id, ask.seat, ask.topic) == (1, 0, "words")
    assert ask.verb("pass") == Verb("pass")
    assert ask.verb("sing") is None


@pytest.mark.parametrize(
    ("verb", "picks"),
    [
        ("sing", ()),
        ("pick", ()),
        ("pick", ("a",)),
        ("pick", ("a", "a")),
        ("pick", ("a", "d")),
        ("pick", ("a", "b", "c")),
        ("pass", ("a",)),
    ],
)
def test_what_is_not_offered_is_refused(verb: str, picks: tuple[str, ...]) -> None:
    match = toast()
    assert refused(match, 0, 1, verb, *picks) is Reason.NOT_OFFERED
    assert match.given == []
    assert len(match.asks) == 1


def test_anothers_ask_and_an_old_ask_are_refused() -> None:
    match = toast()
    assert refused(match, 1, 1, "pass") is Reason.NOT_YOURS
    assert refused(match, 0, 2, "pass") is Reason.STALE
    match.submit(Seat(0), 1, Answer("pass"))
    assert refused(match, 0, 1, "pass") is Reason.STALE


def test_told_goes_to_its_audience_alone() -> None:
    match = toast()
    told = match.submit(Seat(0), 1, Answer("pick", ("c", "a")))
    assert [(t.n, t.event, t.to) for t in told] == [
        (1, Said(Seat(0), "c"), (0,)),
        (2, Said(Seat(0), "a"), (0,)),
    ]
    assert told[0].reaches(Seat(0))
    assert not told[0].reaches(Seat(1))
    assert not told[0].reaches(None)
    assert event_json(told[0]) == {"n": 1, "event": "Said", "to": [0], "seat": 0, "word": "c"}


def test_asks_to_all_reveal_nothing_until_all_have_answered_in_any_order() -> None:
    match = toast(3)
    match.submit(Seat(0), 1, Answer("pass"))
    assert [ask.seat for ask in match.asks] == [0, 1, 2]
    assert match.submit(Seat(2), 4, Answer("raise", ("x",))) == []
    assert match.submit(Seat(0), 2, Answer("raise", ("y",))) == []
    assert [ask.seat for ask in match.asks] == [1]
    assert refused(match, 2, 4, "raise", "x") is Reason.STALE
    told = match.submit(Seat(1), 3, None)
    assert [t.event for t in told if t.to is None] == [
        Said(Seat(0), "raise"),
        Said(Seat(1), "nothing"),
        Said(Seat(2), "raise"),
    ]
    assert match.over
    assert match.asks == ()


def test_of_several_who_are_silent_who_was_silent_first_draws_first() -> None:
    async def picked(context: ScriptContext, options: NoOptions) -> None:
        await context.ask_all(
            Question(seat, "pick", (one("pick", tuple("abcdef")),), ByDice("pick"))
            for seat in context.seats
        )
        parts = tuple(SeatOutcome(seat, "guest", True, True) for seat in context.seats)
        context.settle(Outcome("picked", parts, ()))

    seed = bytes(32)
    match = Match(replace(TOAST, script=picked), 3, NoOptions(), (0,) * 3, SeededDice(seed))
    asks = {ask.seat: ask for ask in match.asks}
    order = (Seat(2), Seat(0), Seat(1))
    for seat in order:
        match.submit(seat, asks[seat].id, None)
    stream = words(seed)
    drawn = ["abcdef"[below(stream, 6)] for _ in order]
    assert [(each.seat, *each.picks) for each in match.given] == list(
        zip(order, drawn, strict=True)
    )


def test_silence_by_dice_takes_as_few_as_it_must() -> None:
    match = toast(draws=(2, 0))
    match.submit(Seat(0), 1, None)
    assert (match.given[0].verb, match.given[0].picks, match.given[0].silent) == (
        "pick",
        ("c", "a"),
        True,
    )


def test_what_is_for_the_record_reaches_nobody() -> None:
    match = toast()
    match.submit(Seat(0), 1, Answer("pass"))
    match.submit(Seat(0), 2, None)
    match.submit(Seat(1), 3, None)
    for viewer in (None, Seat(0), Seat(1)):
        diary = read(TOAST, 2, viewer, match.log)
        assert Said(Seat(0), "secret") not in diary.events
    assert match.log[-1].to == ()
    assert event_json(match.log[-1])["to"] == []


def test_a_purse_pays_what_there_is_and_the_sum_is_nothing() -> None:
    match = toast()
    match.submit(Seat(0), 1, Answer("pass"))
    match.submit(Seat(0), 2, None)
    match.submit(Seat(1), 3, None)
    assert match.outcome is not None
    assert match.outcome.net() == (-2, 2)


def test_a_broken_script_is_our_mistake_and_freezes_the_match() -> None:
    match = toast()
    match.submit(Seat(0), 1, Answer("pass"))
    match.submit(Seat(0), 2, Answer("raise", ("x",)))
    with pytest.raises(GameFault) as fault:
        match.submit(Seat(1), 3, Answer("raise", ("y",)))
    assert isinstance(fault.value.__cause__, RuntimeError)
    assert match.asks == ()
    assert not match.over
    assert refused(match, 1, 3, "raise", "x") is Reason.STALE
    assert len(match.given) == 3, "the answer that broke it is kept"


def test_checking_changes_nothing_and_says_what_is_to_be_written() -> None:
    match = toast()
    spoken = match.check(Seat(0), 1, Answer("pick", ("c", "a")))
    silent = match.check(Seat(0), 1, None)
    assert spoken == Given(Seat(0), 1, "words", "pick", ("c", "a"), silent=False)
    assert silent == Given(Seat(0), 1, "words", "", (), silent=True)
    assert (match.given, match.log, len(match.asks)) == ([], [], 1)


def test_of_two_answers_that_were_checked_at_once_only_one_is_taken() -> None:
    match = toast(draws=(0, 0))
    first, second = match.check(Seat(0), 1, Answer("pass")), match.check(Seat(0), 1, None)
    match.take(first)
    with pytest.raises(Refused) as refused:
        match.take(second)
    assert refused.value.reason is Reason.STALE
    assert match.given == [first]
    assert [ask.id for ask in match.asks] == [2, 3]


def test_silence_of_anothers_ask_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        toast().check(Seat(1), 1, None)
    assert refused.value.reason is Reason.NOT_YOURS


def test_replay_is_the_same_match() -> None:
    match = toast(draws=(2, 0))
    match.submit(Seat(0), 1, None)
    match.submit(Seat(1), 3, Answer("raise", ("x",)))
    again = toast(draws=(2, 0))
    again.replay(match.given)
    assert again.log == match.log
    assert again.asks == match.asks
    assert again.given == match.given


def test_a_replay_that_does_not_fit_is_our_mistake() -> None:
    match = toast()
    match.submit(Seat(0), 1, Answer("pass"))
    with pytest.raises(GameFault, match="ask 1 refused"):
        match.replay(match.given)


@pytest.mark.parametrize(("seats", "purses"), [(1, (2,)), (4, (2,) * 4), (2, (2,)), (2, (2, -1))])
def test_a_match_wants_the_right_seats_and_purses(seats: int, purses: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match=r"seats|purse"):
        Match(TOAST, seats, NoOptions(), purses, SeededDice(b""))


class Mode(BaseModel):
    """Played alone or by all."""

    alone: bool = False


def test_how_many_may_sit_down_can_depend_on_the_options() -> None:
    game = replace(
        TOAST, options=Mode, seats_for=lambda mode: range(1, 2) if mode.alone else range(2, 4)
    )
    assert list(game.seats(Mode())) == [2, 3]
    assert Match(game, 1, Mode(alone=True), (2,), StackedDice()).asks
    with pytest.raises(ValueError, match="takes 1 to 1 seats"):
        Match(game, 2, Mode(alone=True), (2, 2), StackedDice())


def test_an_answer_is_given_the_pools_own_targets() -> None:
    ask = Ask(Seat(0), "t", (one("go", (Seat(3),)),), Answer("go"), id=1)
    accepted = ask.accept(Answer("go", (3,)))
    assert accepted == Answer("go", (Seat(3),))


@pytest.mark.parametrize("hidden", [False, True])
def test_an_ask_is_its_question_in_all_that_a_question_says(hidden: bool) -> None:
    take = (one("take", ("a", "b")),)
    question = Question(
        Seat(1), "take", take, ByDice("take"), AskPace.BRISK, "crown", True, True, hidden
    )
    plain = Question(Seat(0), "", (), Answer(""))
    parts = Question.__match_args__
    same = [part for part in parts if getattr(question, part) == getattr(plain, part)]
    assert same == [] if hidden else same == ["hidden"]
    asking = ScriptContext(2, SeededDice(b""), (0, 0)).ask(question)
    (ask,) = asking.send(None)
    asking.close()
    assert Question(*[getattr(ask, part) for part in parts]) == question


GUESTS = (Seat(1), Seat(2))


async def hand_out(context: ScriptContext, options: NoOptions) -> None:
    """Seat 0 gives two of three words to the others, the crown among them."""
    words = Verb("give", ("a", "b", "crown"), 2, 2, needed=("crown",), each=GUESTS)
    answer = await context.ask(Question(Seat(0), "give", (words,), silence=ByDice("give")))
    for seat, word in zip(GUESTS, answer.all(str), strict=True):
        context.announce(Said(seat, word))


@pytest.mark.parametrize("seed", range(6))
def test_silence_by_dice_gives_what_every_answer_has_to(seed: int) -> None:
    game = replace(TOAST, script=hand_out)
    match = Match(game, 3, NoOptions(), (2,) * 3, SeededDice(bytes([seed])))
    ask = match.asks[0]
    events = [each.event for each in match.submit(Seat(0), ask.id, None)]
    given = Answer("give", tuple(each.word for each in events if isinstance(each, Said)))
    assert ask.accept(given) == given, "what the dice give is on offer"


@pytest.mark.parametrize(("guests", "forced"), [(GUESTS, False), (GUESTS[:1], True)])
def test_who_gets_what_is_a_choice_where_all_of_it_is_given(
    guests: tuple[Seat, ...], forced: bool
) -> None:
    words = ("a", "b")[: len(guests)]
    verb = Verb("give", words, len(guests), len(guests), each=guests)
    question = Question(Seat(0), "give", (verb,), silence=ByDice("give"))
    assert question.only_answer() == (Answer("give", words) if forced else None)
