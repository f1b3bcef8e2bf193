"""The panels of a table's messages, made of how it stands."""

from collections.abc import Sequence
from dataclasses import replace

from bot.drawing.picture import Picture
from bot.messages.presence import Viewer
from bot.panels.alone import alone_result_panel, hint_line, private_panel
from bot.panels.builder import NIGHT, action_button, short_panel
from bot.panels.hand import Hand, Shown, hand_of, hand_panel, lasting_panel
from bot.panels.lobby import begun_panel, lobby_closed_panel, lobby_panel, over_panel
from bot.panels.messages import call_line, closing_dm
from bot.panels.panel import Panel
from bot.panels.plan import opening_line, plan_panel, reminder
from bot.panels.shared import frame_colour
from bot.panels.table import (
    ended_panel,
    final_panel,
    frozen_panel,
    moment_panel,
    public_panel,
    retired_panel,
)
from bot.plugins.formatter import Formatter
from bot.tables.state import TableState, once
from bot.tables.tale import begun_event, tale_of
from bot.text import Words, words_for
from bot.values.records import Post
from bot.values.tables import Status
from games.engine.asks import Ask, Seat


def _words(state: TableState) -> Words:
    """Return the words for everybody's eyes: in the table's language."""
    return words_for(state.record.locale)


def words_of_seat(state: TableState, seat: Seat) -> Words:
    """Return the words for one player's eyes: theirs, as far as known, or else the table's."""
    return words_for(state.record.seats[seat].locale or state.record.locale)


def lobby_opening(state: TableState, role: int | None) -> Panel:
    """Return the line that is posted first, to call a role and who has asked for the game.

    Its message is changed to show the lobby as soon as it is there.
    """
    return opening_line(state.view(), _words(state), None if state.quiet else role, state.callers)


def lobby_now(state: TableState, role: int | None) -> Panel:
    """Return the lobby, or the plan for it."""
    panel = plan_panel if state.record.status is Status.PLANNED else lobby_panel
    return panel(state.view(), _words(state), calls=role)


def reminder_now(state: TableState, role: int | None) -> Panel:
    """Return the lobby, or the plan for it, as a message that calls who is coming."""
    return reminder(state.view(), lobby_now(state, role), _words(state), state.callers)


def closed_lobby(state: TableState) -> Panel:
    """Return what the message of a lobby shows in which no game will begin."""
    return lobby_closed_panel(state.view(), _words(state), state.ended_by)


def lobby_aside(state: TableState, words: Words) -> Panel:
    """Return what one alone sees in place of what could be done in a lobby that is no more."""
    begun = state.record.started_at is not None
    return lobby_closed_panel(state.view(), words, "begun" if begun else state.ended_by)


def lobby_since(state: TableState, picture: Picture | None) -> Panel:
    """Return what the lobby's message shows since the game has begun, and when it is over."""
    if not state.done:
        return begun_panel(state.view(), _words(state))
    return over_panel(state.view(), state.notebook(None), _words(state), picture)


@once
def table_now(state: TableState, first: int, picture: Picture | None) -> Panel:
    """Return the table's panel; ``first`` is the first event that it tells."""
    stands = state.frozen and not state.done
    try:
        if not stands or state.match is not None:
            return _game(state, first, picture)
    except Exception:
        if not stands:
            raise
    return frozen_panel(state.view(), _words(state))


def _game(state: TableState, first: int, picture: Picture | None) -> Panel:
    view, words = state.view(), _words(state)
    match state.record.status:
        case Status.PLAYING:
            tale = tale_of(state, first)
            return public_panel(view, state.notebook(None), tale, words, picture=picture)
        case Status.SETTLED:
            return final_panel(view, state.notebook(None), words, picture=picture)
        case _:
            return ended_panel(view, words)


def remains(state: TableState, first: int | None, panel: Post | None) -> Panel:
    """Return what stands in place of a panel that is not the table's any more.

    ``first``: the first event that it told. Those that the ``panel`` of now tells are left out.
    """
    told = tale_of(state, first) if first is not None else []
    if panel is not None and panel.first > 0:
        told = told[: max(0, len(told) - len(tale_of(state, panel.first)))]
    return retired_panel(state.view(), state.notebook(None), told, _words(state))


@once
def moment(state: TableState, first: int) -> Panel | None:
    """Return what one answer has set off, told so far; None where there is nothing to say."""
    book, told, beats = state.notebook(None), tale_of(state, first + 1), state.mark.beats
    return moment_panel(state.view(), book, told, begun_event(state), beats, _words(state))


def ping(state: TableState, asks: Sequence[Ask], *, late: bool) -> Panel:
    """Return the line that calls people to what they are asked."""
    return call_line(state.view(), state.notebook(None), asks, _words(state), late=late)


def private(state: TableState, viewer: Viewer, picture: Picture | None = None) -> Panel:
    """Return what a seat's owner alone sees as it stands, at the table or in the DM."""
    words = words_for(viewer.locale)
    if state.match is None:
        # It could not be dealt.
        if state.frozen and not state.done:
            return frozen_panel(state.view(), words)
        return closing_dm(state.view(), words, words(f"ended-by-{state.ended_by}"))
    if state.done and not state.kind.deals:
        return _alone_over(state, viewer, words, picture)
    ask = state.ask_of(viewer.seat)
    view, book = state.view(viewer.seat), state.notebook(viewer.seat)
    draft = viewer.drafts.of(ask) if ask is not None else {}
    shown = Shown(viewer.note, viewer.verb, draft, picture)
    if not state.kind.deals:
        shown = replace(shown, hint=hint_line(view, book, state.hint, words))
        return private_panel(view, book, ask, words, shown)
    hand = hand_now(state, viewer.seat, words, picture is not None)
    return hand_panel(view, book, ask, words, replace(shown, frame=_frame(state), hand=hand))


@once
def hand_now(state: TableState, seat: Seat, words: Words, pictured: bool) -> Hand:
    """Return what a seat has, but for what its picture shows, if it is shown with one."""
    return hand_of(state.view(seat), state.notebook(seat), words, pictured=pictured)


@once
def _frame(state: TableState) -> int:
    """Return the colour around what seats' owners see alone: the one of what goes on."""
    return frame_colour(Formatter(state.view(), _words(state)), state.notebook(None))


def _alone_over(state: TableState, viewer: Viewer, words: Words, picture: Picture | None) -> Panel:
    """Return how a game for one person has ended."""
    if state.record.status is not Status.SETTLED:
        return ended_panel(state.view(), words)
    shown, home = Shown(viewer.note, picture=picture), viewer.server == state.record.guild_id
    view, book = state.view(), state.notebook(None)
    return alone_result_panel(view, book, words, shown, hindsight=state.hindsight, at_home=home)


def lasting(state: TableState, seat: Seat, picture: Picture | None = None) -> Panel:
    """Return a seat's cards without the question, which is answered at the table."""
    shown = Shown(picture=picture, frame=_frame(state))
    words = words_of_seat(state, seat)
    return lasting_panel(state.view(seat), state.notebook(seat), words, shown)


def newer_hand(words: Words) -> Panel:
    """Return what stands in place of a seat's panel at the table when there is a newer one."""
    return short_panel(NIGHT, words("hand-newer"))


def folded_hand(state: TableState, seat: Seat) -> Panel:
    """Return what stands in place of a seat's panel that can be kept up no more."""
    words = words_of_seat(state, seat)
    hand = action_button(state.id, "hand", words)
    return short_panel(NIGHT, words("hand-folded"), buttons=[hand])


def taken_back(state: TableState, seat: Seat) -> Panel:
    """Return what stands in place of the cards of a user who has left, and nothing to press."""
    words, gone = words_of_seat(state, seat), state.record.seats[seat]
    if state.record.status is Status.ENDED:  # By that, perhaps: nobody plays on.
        return closing_dm(state.view(), words, words(f"ended-by-{state.ended_by}"))
    at_stake = state.record.counted and not gone.plays_for_another
    said = words("dm-left-crowns" if at_stake else "dm-left")
    return closing_dm(state.view(), words, said)
