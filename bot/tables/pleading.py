"""What is said as last words, and voted: who may, and what it comes to."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

import structlog

from bot.plugins.time_limits import LONG, QUICK, within
from bot.tables.change import Change
from bot.tables.computers import style_of
from bot.tables.last_words import awaited, computers_speak_at
from bot.tables.state import TableState
from bot.values.errors import Declined
from bot.values.tables import LastWordsView
from games.engine.asks import Seat, Target
from games.engine.dice import derive
from games.engine.match import Given

log = structlog.get_logger(__name__)


def pleaded(
    state: TableState, user_id: int, ask: int, kind: str, about: tuple[Target, ...]
) -> Change:
    """Decide on a user's last words. Raise `Declined` where it is not the time for them, or not
    theirs to say any; `Refused` for what nobody may say.
    """
    seat, match = Seat(state.own_seat(user_id).seat), state.require_running()
    words = require_open(state, ask)
    if seat not in words.speakers:
        raise Declined("refused-last-words-of-others")
    if seat in words.spoken:
        raise Declined("refused-last-words-said")
    given = within(LONG, partial(match.check_claim, seat, kind, about))
    return Change(state, (given,), by="player")


def voted(state: TableState, user_id: int, ask: int, word: str) -> Change:
    """Decide on a user's vote; the last one counts. Raise `Declined` as `pleaded`."""
    seat, match = Seat(state.own_seat(user_id).seat), state.require_running()
    words = require_open(state, ask)
    if seat not in words.voters:
        raise Declined("refused-no-vote")
    if state.notebook(None).talk.votes(ask).get(seat) == word:
        raise Declined("refused-voted-already")
    given = within(LONG, partial(match.check_advice, seat, ask, word))
    return Change(state, (given,), by="player")


def require_open(state: TableState, ask: int) -> LastWordsView:
    """Return the last words before a question; raise `Declined` where they are over."""
    words = state.last_words
    if words is None or words.ask.id != ask:
        raise Declined("refused-last-words-over")
    return words


def computers_speak(state: TableState, now: float) -> Change | None:
    """Decide on what computers say as their last words, or vote: all of them together."""
    due, words, hearing = computers_speak_at(state), state.last_words, state.hearing
    if due is None or words is None or hearing is None or now < due:
        return None
    silent = [seat for seat in awaited(state) if state.record.seats[seat].user_id is None]
    speaking = [seat for seat in silent if seat in words.speakers] or silent
    tried = hearing._replace(tried=hearing.tried.union(speaking))
    said = _said(state, words, sorted(speaking))
    return Change(replace(state, hearing=tried), said, by="computer")


def _said(state: TableState, words: LastWordsView, seats: list[Seat]) -> Iterator[Given]:
    """Yield what computers say, each when the match has taken the one before."""
    for seat in seats:
        try:
            given = within(QUICK, _said_by, state, words, seat)
        except Exception:
            log.exception("computer player failed to speak", table=state.id, ask=words.ask.id)
            continue
        if given is not None:
            yield given


def _said_by(state: TableState, words: LastWordsView, seat: Seat) -> Given | None:
    """Return a computer's last words, or its vote; None for nothing. Raise what is wrong."""
    last, match = state.plugin.rules.last_words, state.match
    if last is None or match is None:
        return None
    book, style = state.notebook(seat), style_of(state.record, seat)
    dice = derive(state.record.seed or b"", "last-words", words.ask.id, seat)
    if seat in words.speakers:
        said = last.plea(book, dice, style)
        return None if said is None else match.room_for(seat, said)
    if last.advice is None:
        return None
    return match.check_advice(seat, words.ask.id, last.advice(book, words.ask, dice, style))
