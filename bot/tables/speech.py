"""What players say by buttons: who may, how much, who hears it, and what it comes to."""

from collections.abc import Iterator
from functools import partial

from bot.plugins.time_limits import LONG, within
from bot.tables.change import Change
from bot.tables.state import TableState
from bot.values.errors import Declined
from games.engine.asks import Seat, Target
from games.engine.claims import TAKE_BACK, Claimed, ClaimKind, Spoken, Turn
from games.engine.match import Given, Match


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
    given = within(LONG, partial(match.check_claim, seat, kind, about))
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
        yield within(LONG, partial(match.check_claim, seat, kind, (number,)))
    if before is not None:
        yield within(LONG, partial(match.check_claim, seat, TAKE_BACK, (before.number,)))
