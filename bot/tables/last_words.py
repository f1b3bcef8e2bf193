"""Last words: a question is held back while those speak whom it decides about, and the others vote.

When that is follows from the table as it stands; a table that is brought back meanwhile begins
with it anew.
"""

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from bot.plugins.plugin import LAST_WORDS
from bot.values.tables import LastWordsView, Pace, Status
from games.engine.asks import Seat
from games.engine.claims import Claimed

if TYPE_CHECKING:
    from bot.tables.state import TableState

BEATS = {Pace.QUICK: 6, Pace.NORMAL: 8}
"""For how many beats a question is held back at most, by the table's pace: 15 and 20 seconds. In a
game of days it is not: who is asked in secret or aloud may speak all day."""
PLEA, VOTES, HEARD = 0.4, 2, 1
"""After how many beats computers plead, so soon that it is drawn with the first of it, and vote;
and how long the last of it is felt when all have spoken."""
LATEST_VOTES = 0.6
"""Computers leave a person who is to plead so much of the time before they vote."""


class Hearing(NamedTuple):
    """The last words that came last at a table."""

    ask: int
    """The first of the questions that were held back."""
    since: float
    """When they began, in seconds since 1970."""
    put_at: int
    """How long the match's log was before what has led to them."""
    tried: frozenset[Seat] = frozenset()
    """Computers that were asked for theirs, or for a vote, whatever came of it."""


def opened(state: "TableState", now: float) -> "TableState":
    """Return a state that is told whole, with last words if they come now, once for each question.

    Raise whatever is wrong with the game.
    """
    match, put = state.match, state.progress.put
    if match is None or not put or not _wanted(state):
        return state
    ids = {ask.id for ask in put}
    if state.hearing is not None and state.hearing.ask in ids:
        return state
    if any(deadline.ask in ids for deadline in state.deadlines):
        return state  # It was asked before a restart.
    seconds = BEATS[state.record.pace] * state.settings.beat
    hearing = Hearing(put[0].id, now, match.put_at)
    heard = replace(state, felt_until=now + seconds, hearing=hearing)
    return heard if awaited(heard) else state


def _wanted(state: "TableState") -> bool:
    """Say whether last words come before what is asked now, as far as that is cheap to say."""
    last, record = state.plugin.rules.last_words, state.record
    if last is None or state.claims is None or not last.concern(state.progress.put):
        return False
    chosen = record.choices.get(LAST_WORDS.name, LAST_WORDS.default)
    paced = state.kind.waits and record.pace in BEATS and state.settings.beat > 0
    return bool(chosen) and paced and not state.paused and state.progress.outcome is None


def listened(state: "TableState", now: float) -> "TableState":
    """Return a state while something is felt: what is said meanwhile is told at once.

    When all have spoken, that ends it soon.
    """
    if state.last_words is None:
        return state
    told = replace(state, record=replace(state.record, told=state.progress.events, beats=0))
    if awaited(told):
        return told
    return replace(told, felt_until=min(told.felt_until or now, now + HEARD * state.settings.beat))


def held(state: "TableState") -> LastWordsView | None:
    """Return the last words that are being said now, if any are."""
    hearing, last, put = state.hearing, state.plugin.rules.last_words, state.progress.put
    if hearing is None or last is None or not put or put[0].id != hearing.ask:
        return None
    over = state.frozen or state.record.status is not Status.PLAYING
    if over or state.felt_until is None or state.match is None:
        return None
    book = state.notebook(None)
    speakers = last.speakers(book, put)
    quiet = state.claims.quiet(book) if state.claims is not None else ()
    no_vote = [*speakers, *[ask.seat for ask in put]]
    seats = [Seat(seat.seat) for seat in state.record.seats]
    said = [e.event for e in state.match.log[hearing.put_at : state.progress.events]]
    return LastWordsView(
        put[0],
        speakers,
        tuple([s for s in seats if last.votes and s not in no_vote and s not in quiet]),
        state.felt_until,
        tuple(sorted({event.seat for event in said if isinstance(event, Claimed)})),
    )


def awaited(state: "TableState") -> set[Seat]:
    """Return who has yet to speak or to vote; who is away, or has left, is not waited for."""
    words, hearing = state.last_words, state.hearing
    if words is None or hearing is None:
        return set()
    silent = {seat for seat in words.speakers if seat not in words.spoken}
    silent |= {*words.voters} - {*state.notebook(None).talk.votes(words.ask.id)}
    seats = state.record.seats
    absent = {s for s in silent if seats[s].user_id is not None and seats[s].played_by_computer}
    return silent - hearing.tried - absent


def held_since(state: "TableState") -> float | None:
    """Return since when what is asked now was held back; None where it was not."""
    hearing = state.hearing
    put = state.put() if hearing is not None else ()
    return hearing.since if hearing is not None and put and put[0].id == hearing.ask else None


def as_put(state: "TableState") -> "TableState | None":
    """Return a state in which nobody has answered yet what was held back of several.

    None where that is not what is asked now.
    """
    put, open_until = state.put(), state.deadlines
    if held_since(state) is None or len(put) < 2 or not open_until:
        return None
    deadlines = tuple([replace(open_until[0], ask=ask.id) for ask in put])
    return replace(state, progress=state.progress._replace(asks=put), deadlines=deadlines)


def computers_speak_at(state: "TableState") -> float | None:
    """Return when computers plead or vote next, in seconds since 1970; None where they do not."""
    words, hearing = state.last_words, state.hearing
    if words is None or hearing is None:
        return None
    silent = [seat for seat in awaited(state) if state.record.seats[seat].user_id is None]
    beat = state.settings.beat
    if any(seat in words.speakers for seat in silent):
        return hearing.since + PLEA * beat
    if not silent:
        return None
    people = any(seat in words.speakers for seat in awaited(state))
    wait = LATEST_VOTES * BEATS[state.record.pace] if people else VOTES
    return hearing.since + wait * beat
