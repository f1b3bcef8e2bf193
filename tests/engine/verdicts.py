"""What was true of what is said in a match that a test plays by hand."""

from typing import Any

from gallows.kit.play import MatchPlay
from games.engine.asks import Seat, Target
from games.engine.truth import Known, Truth, WhoLied, who_lied


def found_out(play: MatchPlay[Any]) -> WhoLied:
    """What there is to tell of all that was said so far."""
    match = play.match
    return who_lied(match.game, match.seats, match.log, match.outcome)


def said(play: MatchPlay[Any], seat: int, kind: str, *about: Target) -> Known:
    """Say something, and return what it is worth: for a lie what would have been true."""
    match = play.match
    match.take(match.check_claim(Seat(seat), kind, about))
    last = found_out(play).verdicts[-1]
    assert last.seat == seat
    if last.truth is Truth.UNKNOWN:
        return None
    return last.truth is Truth.TRUE or last.instead or False
