"""What players say by buttons, as last words, too, and vote: who may, how much, who hears it, and
what it comes to.
"""

from collections.abc import Iterator
from dataclasses import replace

import structlog

from bot.plugins.time_limits import LONG, QUICK, within
from bot.tables.change import Change
from bot.tables.computers import style_of
from bot.tables.last_words import awaited, computers_speak_at
from bot.tables.state import TableState
from bot.values.errors import Declined
from bot.values.tables import LastWordsView
from games.engine.asks import Seat, Target
from games.engine.claims import TAKE_BACK, Claimed, ClaimKind, Spoken, Turn
from games.engine.dice import derive
from games.engine.match import Given, Match

log = structlog.get_logger(__name__)


def require_voice(state: TableState, seat: Seat) -> None:
    """Raise `Declined` where a seat has nothing to say by buttons."""
    if state.claims is None:
        raise Declined("refused-no-claims")
    if seat in state.claims.quiet(state.notebook(None)):
        raise Declined("refused-quiet")


def turn_of(state: TableState, seat: Seat) -> Turn:
    """Return how far a seat has come in speaking: in what has been told, and since.

    Of what is yet to be told only claims count, lest one be made twice meanwhile.
    """
    match, told = state.match, len(state.told())
    if state.claims is None or match is None:
        return Turn(0, 0)
    heard = [
        each.event
        for at, each in enumerate(match.log[: state.progress.events])
        if (each.reaches(seat) if isinstance(each.event, Spoken) else each.to is None)
        and (at < told or isinstance(each.event, Spoken))
    ]
    return state.claims.turn(heard, seat)


def hearers(
    state: TableState, seat: Seat, kind: ClaimKind, about: tuple[Target, ...]
) -> list[Seat] | None:
    """Return who else would hear a claim of a seat's; None is everybody."""
    match = state.match
    heard_by = within(LONG, match.hearers, seat, kind, about) if match else None
    return None if heard_by is None else [each for each in heard_by if each != seat]


def said(
    state: TableState, user_id: int, turn: int, kind: str, about: tuple[Target, ...]
) -> Change:
    """Decide on something that a user says, or no longer says.

    ``turn``: the index of the turn that it was offered in. Raise `Declined` for a stranger, for a
    claim of an earlier turn, and where nothing is said; `Refused` for what nobody may say.
    """
    seat, match = Seat(state.own_seat(user_id).seat), state.require_running()
    require_voice(state, seat)
    if kind != TAKE_BACK and turn_of(state, seat).index != turn:
        raise Declined("refused-said-already")
    given = within(LONG, match.check_claim, seat, kind, about)
    return Change(state, (given,), by="player")


def answered(state: TableState, user_id: int, kind: str, number: int) -> Change:
    """Decide on a user's 👍 or 👎 beneath a claim, by its number: it may take the other's place.

    The same again is taken back. Raise as `said`.
    """
    seat, match = Seat(state.own_seat(user_id).seat), state.require_running()
    require_voice(state, seat)
    heard = match.talk.of(seat)
    if any(claim.number == number and claim.seat == seat for claim in heard.claims):
        raise Declined("refused-own-claim")
    before = heard.replies(number).get(seat)
    return Change(state, _answers(match, seat, kind, number, before), by="player")


def _answers(
    match: Match, seat: Seat, kind: str, number: int, before: Claimed | None
) -> Iterator[Given]:
    """Yield what a thumb comes to, each asked for when the last was taken."""
    if before is None or before.kind != kind:
        yield within(LONG, match.check_claim, seat, kind, (number,))
    if before is not None:
        yield within(LONG, match.check_claim, seat, TAKE_BACK, (before.number,))


# --- last words ---


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
    given = within(LONG, match.check_claim, seat, kind, about)
    return Change(state, (given,), by="player")


def voted(state: TableState, user_id: int, ask: int, word: str) -> Change:
    """Decide on a user's vote; the last one counts. Raise `Declined` as `pleaded`."""
    seat, match = Seat(state.own_seat(user_id).seat), state.require_running()
    words = require_open(state, ask)
    if seat not in words.voters:
        raise Declined("refused-no-vote")
    if state.notebook(None).talk.votes(ask).get(seat) == word:
        raise Declined("refused-voted-already")
    given = within(LONG, match.check_advice, seat, ask, word)
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
