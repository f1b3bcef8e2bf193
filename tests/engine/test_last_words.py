"""Last words in a match: said beyond what a phase has room for, seen by no script, replayed."""

import pytest

from games.botk.cards import Role
from games.botk.claims import Say
from games.botk.computer import ComputerPlayer
from games.botk.game import BOTK
from games.botk.last_words import Vote
from games.botk.words import Do
from games.engine.asks import Answer, Seat
from games.engine.claims import MOST, Advised
from games.engine.dice import derive
from games.engine.errors import GameFault, Reason, Refused
from games.engine.match import Match
from games.engine.play_style import DEFAULT_STYLE
from tests.botk.items import CHEESE, DUMMY, HAT, KEY, PARDON, SHIELD
from tests.botk.play import L, P, Play, S, deal


def condemned(seat: int = 1) -> Play:
    """A match of four, in which a prisoner is condemned and nobody has struck."""
    play = deal((L, S, P, L), (HAT, PARDON, SHIELD, CHEESE)).pass_actions()
    play.do(0, "condemn", seat)
    return play


def advise(match: Match, seat: int, word: str) -> None:
    match.take(match.check_advice(Seat(seat), match.asks[0].id, word))


def say(match: Match, seat: int, kind: str, *about: int | str) -> None:
    match.take(match.check_claim(Seat(seat), kind, about))


def test_who_has_said_enough_may_still_plead_once():
    play = deal((L, S, P, L), (HAT, PARDON, SHIELD, CHEESE)).pass_actions()
    for role in (Role.LOYALIST, Role.JESTER):
        say(play.match, 1, Say.COME_OUT, role)
        say(play.match, 2, Say.COME_OUT, role)
    play.do(0, "condemn", 1)
    say(play.match, 1, Say.COME_OUT, Role.PRINCESS)
    for seat in (1, 2):
        with pytest.raises(Refused) as refused:
            say(play.match, seat, Say.COME_OUT, Role.PRINCESS)
        assert refused.value.reason is Reason.ENOUGH
    assert MOST == 2


def test_votes_are_told_and_the_last_one_counts():
    play = condemned()
    match, ask = play.match, play.match.asks[0].id
    advise(match, 2, Vote.STRIKE)
    advise(match, 3, Vote.STRIKE)
    advise(match, 2, Vote.SPARE)
    assert match.log[-1].event == Advised(Seat(2), ask, "spare")
    assert play.notebook(0).talk.votes(ask) == {2: "spare", 3: "strike"}
    assert play.notebook(0).talk.votes(ask + 1) == {}


@pytest.mark.parametrize(("seat", "word"), [(0, "strike"), (1, "spare"), (2, "kill")])
def test_no_vote_of_who_decides_or_is_decided_about_nor_any_other_word(seat: int, word: str):
    match = condemned().match
    with pytest.raises(Refused) as refused:
        advise(match, seat, word)
    assert refused.value.reason is Reason.NOT_OFFERED


def test_a_vote_that_comes_too_late_is_refused():
    play = condemned()
    ask = play.match.asks[0].id
    play.do(0, "strike")
    with pytest.raises(Refused) as refused:
        play.match.check_advice(Seat(2), ask, Vote.SPARE)
    assert refused.value.reason is Reason.STALE


def test_no_script_sees_them_and_they_replay_at_their_place():
    silent, loud = condemned(), condemned()
    say(loud.match, 1, Say.HOLD, PARDON)
    advise(loud.match, 2, Vote.SPARE)
    for play in (silent, loud):
        play.do(0, "strike")
    assert loud.match.asks == silent.match.asks
    again = condemned().match
    again.replay(loud.match.given[len(again.given) :])
    assert again.log == loud.match.log
    with pytest.raises(GameFault):
        again.replay(loud.match.given[-2:-1])


def test_a_computer_executioner_may_relent_by_what_is_pleaded():
    play = deal((L, S, P, L), (HAT, PARDON, KEY, DUMMY)).pass_actions()
    play.do(0, "condemn", 1)
    computer, dice = ComputerPlayer(), derive(b"plea", "gesture")

    def gesture() -> Answer:
        return computer.answer(play.notebook(0), play.match.asks[0], dice, DEFAULT_STYLE)

    assert gesture() == Answer(Do.STRIKE), "nobody has said anything"
    say(play.match, 2, Say.COME_OUT, Role.PRINCESS)
    assert gesture() == Answer(Do.STRIKE), "what others say is no plea"
    say(play.match, 1, Say.HOLD, KEY)
    assert gesture() == Answer(Do.RELENT), "with a key one would escape"


def test_computers_plead_and_vote_with_what_may_be_said():
    play = condemned()
    last = BOTK.last_words
    assert last is not None
    assert last.advice is not None
    (ask,) = play.match.asks
    for number in range(20):
        dice = derive(b"plea", number)
        said = last.plea(play.notebook(1), dice, DEFAULT_STYLE)
        assert said is not None
        assert said.verb in last.kinds
        assert play.match.room_for(Seat(1), said) is not None
        assert last.advice(play.notebook(2), ask, dice, DEFAULT_STYLE) in last.votes
