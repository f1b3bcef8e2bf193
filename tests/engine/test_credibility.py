"""What computers make of what others say, and what they say to it."""

from typing import Any

import pytest

from gallows.kit.play import MatchPlay
from games.botk.beliefs import Beliefs
from games.botk.cards import Item, Role
from games.botk.claims import Say
from games.botk.game import BOTK
from games.botk.speaker import BotkSpeech
from games.engine.asks import Answer, Seat
from games.engine.beliefs import Holdings
from games.engine.claims import DISAGREE, TAKE_BACK
from games.engine.credibility import Credibility, Statement, read_speech_rates
from games.engine.dice import SeededDice
from games.engine.play_style import PlayStyle, Temper
from games.feast import beliefs
from games.feast.cards import Food, Spot, Title
from games.feast.cards import Role as Guest
from games.feast.claims import Say as Said
from tests.botk.items import CHEESE, DUMMY, HAT, KEY, PARDON
from tests.botk.play import J, L, P, Play, S, deal
from tests.feast.play import deal as lay_table

CAREFUL, SLY = PlayStyle(temper=Temper.CAREFUL), PlayStyle(temper=Temper.TREACHEROUS)
TABLE = read_speech_rates("good bad", "hold+: 3 1\nhold-: 1 4", ((1, 1, 1), (0.1, 1, 1)))


RATES = """
    hold+: 1 9 9 9 9
    hold-: 1 1 1 1 1
    hold pardon+: 1 9 9 9 9
    hold pardon-: 1 1 1 1 1
    learned+: 4 4 4 4 4
    learned-: 1 1 1 1 1
    learned pardon+: 4 4 4 4 4
    learned pardon-: 1 1 1 1 1
    hold disagree+: 4 4 1 4 4
    hold disagree-: 1 1 2 1 1
    come-out princess: 1 1 1 4 1
"""


@pytest.fixture(autouse=True)
def _plain_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have all hear by round numbers: what was fitted may change."""
    rates = "\n".join(line.strip() for line in RATES.split("\n"))
    plain = read_speech_rates(" ".join(Role), rates, ((1, 1, 1), (0.1, 1, 1), (0.1, 1, 1)))
    monkeypatch.setattr("games.botk.beliefs.SPEECH_RATES", plain)


def say(play: MatchPlay[Any], seat: int, kind: str, *about: int | str) -> None:
    play.match.take(play.match.check_claim(Seat(seat), kind, about))


ITEMS = (HAT, PARDON, KEY, DUMMY, CHEESE)


def table() -> Play:
    return deal((L, S, S, P, J), ITEMS)


def holds(play: Play, viewer: int, place: int, item: Item) -> float:
    return Beliefs(play.notebook(viewer)).item(Seat(place), item)


def is_(play: Play, viewer: int, seat: int, role: Role) -> float:
    return Beliefs(play.notebook(viewer)).role(Seat(seat), role)


# --- one claim ---


def test_what_somebody_says_to_hold_is_likelier_there_and_less_likely_elsewhere():
    play = table()
    before, elsewhere = holds(play, 1, 2, PARDON), holds(play, 1, 3, PARDON)
    say(play, 2, Say.HOLD, PARDON)
    assert holds(play, 1, 2, PARDON) > 2 * before
    assert holds(play, 1, 3, PARDON) < elsewhere


@pytest.mark.parametrize(
    ("kind", "about"),
    [(Say.HOLD, ("pardon",)), (Say.COME_OUT, ("princess",)), (DISAGREE.name, (1,))],
)
def test_what_somebody_says_again_is_believed_no_more(kind: str, about: tuple[int | str, ...]):
    play = table()
    say(play, 3, Say.HOLD, PARDON)
    seen = []
    for _ in range(2):
        say(play, 2, kind, *about)
        seen.append((Beliefs(play.notebook(1)).items, Beliefs(play.notebook(1)).roles))
    assert seen[0] == seen[1]


def test_the_card_that_was_spoken_of_is_followed():
    play = table()
    say(play, 2, Say.HOLD, PARDON)
    play.act(1, "switch", 2, 3)
    assert holds(play, 4, 3, PARDON) > 2 * holds(play, 4, 2, PARDON)


def test_who_comes_out_as_princess_is_likelier_she():
    play = table()
    before = is_(play, 1, 4, P)
    say(play, 4, Say.COME_OUT, P)
    assert is_(play, 1, 4, P) > 1.5 * before


def test_what_was_taken_back_counts_no_more():
    play = table()
    before = holds(play, 1, 2, PARDON)
    say(play, 2, Say.HOLD, PARDON)
    say(play, 2, TAKE_BACK, 1)
    assert holds(play, 1, 2, PARDON) == pytest.approx(before)


def test_who_disagrees_makes_it_less_likely():
    play = table()
    say(play, 2, Say.HOLD, PARDON)
    before = holds(play, 1, 2, PARDON)
    say(play, 0, "disagree", 1)
    assert holds(play, 1, 2, PARDON) < before


def test_nobody_is_persuaded_of_what_they_know_or_by_themselves():
    play = table()
    before = Beliefs(play.notebook(1)).items
    say(play, 1, Say.HOLD, PARDON)
    say(play, 2, Say.LEARNED, 1, PARDON)
    after = Beliefs(play.notebook(1)).items
    assert after[Seat(1)] == before[Seat(1)] == {HAT: 1.0}
    assert after[Seat(3)] == pytest.approx(before[Seat(3)], abs=0.1)


def test_what_is_said_where_nothing_lies_is_heard_and_harmless():
    play = table()
    before = Beliefs(play.notebook(1)).items
    say(play, 0, Say.HOLD, PARDON)
    say(play, 1, Say.LEARNED, 0, PARDON)
    say(play, 2, Say.ESTIMATE, 0, S)
    say(play, 0, Say.COME_OUT, S)
    say(play, 3, "agree", 4)
    assert Beliefs(play.notebook(1)).items == before


def test_poison_that_somebody_speaks_of_is_likelier_and_goes_with_its_goblet(
    monkeypatch: pytest.MonkeyPatch,
):
    roles = " ".join(Guest)
    sort, of_all = "poisoned-guest", len(Guest)
    rates = f"{sort}+: {'3 ' * of_all}\n{sort}-: {'1 ' * of_all}"
    monkeypatch.setattr(beliefs, "SPEECH_RATES", read_speech_rates(roles, rates, ((1,) * 3,) * 3))
    play = lay_table(titles=[Title.MARSHAL], goblets=3)

    def poison(seat: int, food: str) -> tuple[float, float]:
        book = play.notebook(1)
        guest, mind = book.guests[Seat(seat)], beliefs.Beliefs(book)
        return mind.goblet(guest), mind.food(Food(food), guest.foods[Food(food)])

    before, other = poison(2, "bread"), poison(3, "bread")
    say(play, 4, Said.POISONED, 2, Spot.GOBLET)
    say(play, 4, Said.POISONED, 2, "bread")
    goblet, bread = poison(2, "bread")
    assert goblet > 1.5 * before[0]
    assert bread > 2 * before[1]
    assert poison(3, "bread")[0] < other[0], "one of them was poured"


# --- liars ---


def credibility(chances: dict[str, float], *said: Statement) -> Credibility:
    return Credibility(TABLE, None, said, (), lambda holder, _: chances[str(holder)])


def claim(number: int, holder: str) -> Statement:
    return Statement(number, Seat(0), "hold", holder, "ace", witnessed=True)


def test_who_was_caught_lying_is_believed_less_in_all_that_they_say():
    first, second = claim(1, "here"), claim(2, "there")
    roles = {Seat(0): {"good": 0.5, "bad": 0.5}}
    honest = credibility({"here": 0.5, "there": 0.5}, first, second)
    caught = credibility({"here": 0.0, "there": 0.5}, first, second)
    for said in (first, second):
        assert honest.record(said) == (0, 0)
    assert caught.record(second) == (1, 0)
    believed = honest.revised(0.5, "there", "ace", roles)
    assert believed == pytest.approx(2 / (2 + 2.5))
    assert caught.revised(0.5, "there", "ace", roles) < believed / 2


def test_a_lie_tells_who_lies():
    roles = Holdings([Seat(0), Seat(1)], {"good": 1, "bad": 1})
    credibility({"here": 0.0}, claim(1, "here")).weigh_speakers(roles)
    assert roles.odds()[Seat(0)]["bad"] > 0.6


def test_a_liar_is_remembered_at_the_table():
    play = table()
    say(play, 2, Say.HOLD, CHEESE)
    say(play, 2, Say.LEARNED, 3, KEY)
    play.act(1, "peek", 2)
    hearing = Beliefs(play.notebook(1)).credibility
    assert [hearing.record(said) for said in hearing.said] == [(0, 0), (1, 0)]
    assert [hearing.true(said) for said in hearing.said] == [False, None]


# --- what they say to it ---


def first_words(play: Play, seat: int, style: PlayStyle = CAREFUL) -> Answer | None:
    speech = BotkSpeech(play.notebook(seat), Seat(seat), SeededDice(b"speech"), style)
    speech.lies = lambda: False  # type: ignore[method-assign]
    return speech.say()


def test_somebody_who_knows_better_disagrees_and_the_liar_gives_in():
    play = table()
    say(play, 2, Say.HOLD, CHEESE)
    play.act(1, "peek", 2)
    assert first_words(play, 1) == Answer("disagree", (1,))
    say(play, 1, "disagree", 1)
    assert first_words(play, 1) != Answer("disagree", (1,)), "once"
    assert first_words(play, 2) == Answer(TAKE_BACK, (1,))
    assert first_words(play, 2, SLY) != Answer(TAKE_BACK, (1,)), "the sly stand by it"


def test_nobody_calls_a_truth_a_lie():
    play = table()
    say(play, 2, Say.HOLD, PARDON)
    play.act(1, "peek", 2)
    assert first_words(play, 1) == Answer("agree", (1,))


def test_who_is_accused_disagrees_and_who_is_to_be_spared_agrees():
    play = table()
    say(play, 1, Say.ESTIMATE, 2, S)
    assert first_words(play, 2) == Answer("disagree", (1,))
    say(play, 1, Say.REQUEST, "spare", 3)
    assert first_words(play, 3) == Answer("agree", (2,))


def test_a_request_is_granted_or_refused_as_the_own_goal_has_it():
    play = table()
    play.act(1, "peek", 2)
    say(play, 4, Say.REQUEST, "condemn", 2)
    assert first_words(play, 1) == Answer("disagree", (1,)), "a Loyalist who has seen the Pardon"
    say(play, 2, Say.HOLD, PARDON)
    say(play, 3, Say.LEARNED, 2, PARDON)
    assert first_words(play, 3) == Answer("agree", (1,)), "a Saboteur, whom it serves"


def test_nobody_answers_the_dead():
    play = table().pass_actions()
    say(play, 2, Say.COME_OUT, L)
    say(play, 2, Say.REQUEST, "spare", 3)
    assert first_words(play, 3) == Answer("agree", (2,))
    play.execute(4)
    say(play, 3, Say.REQUEST, "spare", 4)
    assert first_words(play, 0) != Answer("agree", (3,))
    assert first_words(play, 0) != Answer("disagree", (3,))


@pytest.mark.parametrize("seat", [1, 2, 3, 4])
@pytest.mark.parametrize("style", [CAREFUL, SLY])
def test_nobody_says_to_be_what_is_hanged_for_or_what_was_not_dealt(seat: int, style: PlayStyle):
    for play, poses in ((table(), (L, P, J)), (deal((L, S, S, L, L), ITEMS), (L,))):
        for n in range(10):
            dice = SeededDice(bytes([n]))
            said = BotkSpeech(play.notebook(seat), Seat(seat), dice, style).come_out()
            assert said is not None
            assert said.picks[0] in poses


def test_what_somebody_says_to_be_does_not_settle_whom_the_executioner_takes():
    """Four who have done the same are as good as each other, whoever comes out as what."""
    play = deal((L, L, S, S, S), ITEMS).pass_actions()
    say(play, 2, Say.COME_OUT, P)
    book, ask = play.notebook(0), play.match.asks[0]
    taken = {BOTK.computer.answer(book, ask, SeededDice(bytes([n]))).picks[0] for n in range(40)}
    assert len(taken) > 1
