"""Claims that some hear: told to them alone, by numbers that tell nobody else of them."""

from typing import Any

import pytest

from gallows.kit.play import read
from games.engine.asks import Answer, Seat
from games.engine.claims import TAKE_BACK, Claimed, TakenBack, Whispered
from games.engine.computers import Computer
from games.engine.dice import SeededDice
from games.engine.errors import GameFault, Reason, Refused
from games.engine.match import Match
from games.engine.simulation import match_line, play
from tests.plugins import mates

RULES = mates.GAME.rules


def deal(seed: bytes = b"mates") -> Match:
    return Match(RULES, 4, mates.Options(), (0,) * 4, SeededDice(seed))


def teams(match: Match) -> tuple[int, int, int, int]:
    """A seat and its mate, and the other two."""
    mate = book(match, 0).mate
    assert mate is not None
    one, other = (seat for seat in range(1, 4) if seat != mate)
    return 0, mate, one, other


def book(match: Match, seat: int | None) -> mates.Notes:
    notes: mates.Notes = read(RULES, 4, None if seat is None else Seat(seat), match.log)
    return notes


def say(match: Match, seat: int, kind: str, *about: int | str) -> Any:
    (told,) = match.take(match.check_claim(Seat(seat), kind, about))
    return told


def why(match: Match, seat: int, kind: str, *about: int | str) -> Reason:
    with pytest.raises(Refused) as refused:
        say(match, seat, kind, *about)
    return refused.value.reason


def test_a_whisper_reaches_the_mate_and_the_speaker_alone() -> None:
    match = deal()
    me, mate, one, other = teams(match)
    entry = say(match, me, "play", "sun")
    assert isinstance(entry.event, Whispered)
    assert entry.to == entry.event.heard_by == tuple(sorted((me, mate)))
    for seat in (me, mate):
        assert [claim.about for claim in book(match, seat).talk.claims] == [("sun",)]
    for viewer in (one, other, None):
        assert book(match, viewer).talk.claims == []


def test_numbers_tell_nobody_else_of_it() -> None:
    match = deal()
    me, mate, one, other = teams(match)
    first = say(match, me, "play", "sun").event
    second = say(match, mate, "play", "moon").event
    theirs = say(match, one, "play", "moon").event
    public = say(match, other, "trust", me).event
    assert type(public) is Claimed
    assert public.number == 1, "the first that all have heard"
    assert second.number == first.number + 1
    assert theirs.number % 1000 == 1
    assert len({first.number, second.number, theirs.number, public.number}) == 4
    same = deal()
    assert say(same, one, "play", "moon").event == theirs, "no whisper before it made a difference"


def test_who_replies_to_a_whisper_whispers() -> None:
    match = deal()
    me, mate, one, _ = teams(match)
    number = say(match, me, "play", "sun").event.number
    assert why(match, one, "agree", number) is Reason.NOT_OFFERED, "not heard"
    reply = say(match, mate, "agree", number)
    assert reply.to == tuple(sorted((me, mate)))
    public = say(match, one, "trust", me).event.number
    assert say(match, mate, "agree", public).to is None


def test_it_is_taken_back_before_those_who_heard_it() -> None:
    match = deal()
    me, mate, one, _ = teams(match)
    number = say(match, me, "play", "sun").event.number
    assert why(match, mate, TAKE_BACK, number) is Reason.NOT_OFFERED
    entry = say(match, me, TAKE_BACK, number)
    assert entry.event == TakenBack(number, Seat(me))
    assert entry.to == tuple(sorted((me, mate)))
    assert book(match, mate).talk.standing == []
    assert why(match, mate, "agree", number) is Reason.NOT_OFFERED
    assert book(match, one).talk.taken_back == set()


def test_whispers_and_claims_share_the_room_of_a_phase() -> None:
    match = deal()
    me, _, one, _ = teams(match)
    say(match, me, "play", "sun")
    say(match, me, "trust", one)
    assert why(match, me, "play", "sun") is Reason.ENOUGH
    assert why(match, me, "trust", one) is Reason.ENOUGH


def test_they_replay_at_their_place() -> None:
    match = deal()
    me, mate, one, _ = teams(match)
    number = say(match, me, "play", "sun").event.number
    match.submit(Seat(0), 1, None)
    say(match, mate, "agree", number)
    say(match, one, "trust", me)
    say(match, me, TAKE_BACK, number)
    again = deal()
    again.replay(match.given)
    assert (again.log, again.talk) == (match.log, match.talk)


def test_computers_whisper_too() -> None:
    match = play(RULES, b"talk", [Computer(RULES)] * 4, talk=True)
    said = [entry for entry in match.log if isinstance(entry.event, Whispered)]
    assert len(said) == 8
    assert all(entry.to is not None and len(entry.to) == 2 for entry in said)
    assert '"event":"Whispered","to":[' in match_line(match, b"talk")


@pytest.mark.parametrize("wrong", [lambda book: (9,), lambda book: 1 // 0])
def test_whoever_is_not_there_is_the_games_fault(wrong: Any) -> None:
    match = deal()
    assert RULES.claims is not None
    kind = RULES.claims.kinds[0]
    object.__setattr__(kind, "to", wrong)
    try:
        with pytest.raises(GameFault):
            match.check_claim(Seat(0), "play", ("sun",))
    finally:
        object.__setattr__(kind, "to", mates.mate)


def test_where_nobody_would_hear_it_it_is_not_offered() -> None:
    match = deal()
    assert RULES.claims is not None
    kind = RULES.claims.kinds[0]
    object.__setattr__(kind, "to", lambda book: (book.viewer,))
    try:
        assert why(match, 0, "play", "sun") is Reason.NOT_OFFERED
    finally:
        object.__setattr__(kind, "to", mates.mate)
    assert match.submit(Seat(0), 1, Answer("play", ("sun",)))
