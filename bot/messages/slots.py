"""Which messages a table should have now, and what each should show.

Nothing here asks Discord for anything: what is said follows from the table and from what is there.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from bot.drawing.picture import Picture
from bot.messages.post_table import LATE, PostTable
from bot.messages.presence import Presence, Viewer
from bot.messages.table_panels import (
    hand_now,
    lasting,
    lobby_now,
    lobby_opening,
    lobby_since,
    moment,
    ping,
    private,
    reminder_now,
    table_now,
    taken_back,
)
from bot.panels.hand import hand_mark, notifying
from bot.panels.panel import Panel
from bot.plugins.formatter import Formatter
from bot.tables.last_words import as_put
from bot.tables.state import TableState, once
from bot.tables.tale import first_moment
from bot.text import words_for
from bot.text.words import choose
from bot.values.records import Post, PostKind
from bot.values.tables import Pace, Status
from games.engine.asks import Ask, Seat

FINAL: Final = 0
"""The first event of a panel that shows the result."""
OVER, AT_THE_TABLE, HEARING, NOTHING = -1, -2, -3, 0
"""In place of an ask: the game is over; questions are answered at the table; last words are said;
there is none."""
LOBBY_BEGUN, LOBBY_OVER = "begun", "over"
"""Marks of a lobby's message since the game has begun."""
TELLS: Final = "tells "
"""Begins the mark of a panel that has become what had to be felt, with nothing to press."""
HEARS: Final = "tells before "
"""Begins the mark of one on which last words are said before an ask, which follows."""


@dataclass(frozen=True, slots=True)
class Slot:
    """A place for one message, and what that should show."""

    kind: PostKind
    panel: Callable[[int, Picture | None], Panel]
    """Makes it, from the first event that it tells and the picture that is ready for it."""
    fills: Post | None
    """The message that is there."""
    place: int | None = None
    """Where one is posted; None is a DM."""
    mark: str | None = None
    """What it should show: a message with the same mark does. None is the panel's fingerprint."""
    seat: Seat | None = None
    first: int = 0
    """What `Post.first` is of a message that is posted now."""
    told: int = 0
    """How many events the place has been told when it shows that."""
    anew: bool = False
    """Whether that is to be a new one, though there is another: only those notify, or come last."""
    spends: bool = True
    """Whether a limited request may be spent on changing it."""
    posts: bool = True
    """Whether it is posted where it is not there."""
    pictured: bool = False
    opening: Callable[[Picture | None], Panel] | None = None
    """What is posted first, where that notifies and then turns into the panel."""
    last: bool = False
    """Whether it is taken to be the last message of its place, as if it had been posted anew."""


# --- what everybody sees ---


def lobby_slot(state: TableState, there: PostTable, role: int | None) -> Slot | None:
    """Return the lobby's message while people gather; ``role`` is called to it, once.

    Whoever is coming to what was planned is called by a new one, which becomes the lobby.
    """
    if not state.gathering:
        return None
    lobby, first = there.newest(PostKind.LOBBY), int(state.record.called_for or NOTHING) // 60
    anew = lobby is not None and first not in (NOTHING, lobby.first)
    opening: Callable[[Picture | None], Panel] | None = None
    if anew:
        opening = lambda picture: reminder_now(state, role)  # noqa: E731
    elif lobby is None and (state.callers or (role is not None and not state.quiet)):
        opening = lambda picture: lobby_opening(state, role)  # noqa: E731
    return Slot(
        PostKind.LOBBY,
        lambda first, picture: lobby_now(state, role),
        lobby,
        state.record.channel_id,
        first=first,
        anew=anew,
        opening=opening,
    )


def lobby_since_slot(state: TableState, there: PostTable) -> Slot | None:
    """Return the lobby's message when the game has begun: it leads there, and tells of its end.

    It is changed once for each, whoever is away meanwhile; until there is a panel, it can wait.
    """
    lobby, panel = there.newest(PostKind.LOBBY), there.newest(PostKind.PANEL, place=state.place_id)
    asks = panel is not None and not tells(panel)
    if state.record.started_at is None or lobby is None or not (asks or state.done):
        return None
    return Slot(
        PostKind.LOBBY,
        lambda first, picture: lobby_since(state, picture),
        lobby,
        mark=LOBBY_OVER if state.done else LOBBY_BEGUN,
        posts=False,
        pictured=state.done and state.record.thread_id is not None,
    )


def panel_slot(state: TableState, there: PostTable) -> Slot | None:
    """Return the table's panel, once all is told; before, at most an old question goes from it.

    What is asked stands at the bottom: below what a panel has become that had to be felt, and below
    talk. The old one keeps what it told.
    """
    record = state.record
    if record.started_at is None:
        return None
    panel = there.newest(PostKind.PANEL, place=state.place_id)
    slot = partial(
        Slot,
        PostKind.PANEL,
        partial(table_now, state),
        panel,
        state.place_id,
        pictured=True,
        told=len(state.told()),
    )
    # In another place than before it tells what it told there.
    before = panel or there.newest(PostKind.PANEL)
    first = 1 if before is None else before.first
    if panel is not None:
        first = max(panel.told + 1, panel.first)
    felt = panel is not None and tells(panel)
    if not state.caught_up:
        if panel is None or felt:
            return None
        mark = f"telling {there.announced}"
        return slot(mark=mark, first=first, spends=False, posts=False)
    if panel is None and record.status is Status.ENDED:
        return None
    if record.status is Status.SETTLED:
        return slot(first=FINAL, anew=panel is not None and panel.first != FINAL)
    # What was held back takes the place of the last words that came before it.
    heard = felt and panel is not None and hears(panel, state)
    mark = _uncounted(state) if state.hearing is not None else None
    return slot(first=first, anew=felt and not heard, last=heard, mark=mark)


@once
def _uncounted(state: TableState) -> str | None:
    """Return the mark of a panel that asks several what was held back, however many have answered.

    The edit that counted them was spent on the last words: they are counted where it is free.
    """
    put = as_put(state)
    return None if put is None else table_now(put, 1, None).fingerprint.hex()


def in_place(slot: Slot | None) -> Slot | None:
    """Return a slot of what cannot be posted below what is there: that is changed to it."""
    return None if slot is None else replace(slot, anew=False)


def tells(post: Post) -> bool:
    """Say whether a panel has become what had to be felt."""
    return post.mark.startswith(TELLS)


def may_be_pressed(post: Post) -> bool:
    """Say whether last words can be said, or could be, on a panel that tells what is felt."""
    return post.mark.startswith(HEARS)


def hears(post: Post, state: TableState) -> bool:
    """Say whether on a panel the last words were said before what is asked now."""
    put = state.put()
    return bool(put) and post.mark.startswith(f"{HEARS}{put[0].id} ")


def moment_slot(state: TableState, there: PostTable) -> Slot | None:
    """Return what has to be felt, in place of the panel that asked before; changed with each beat.

    Where the result is posted below at once, that says it.
    """
    record, announced, last = state.record, there.announced, state.last_words
    if record.started_at is None or (last is None and first_moment(state, announced) is None):
        return None
    lost = (post for post in there.of(PostKind.PANEL) if post.message_id is None and tells(post))
    panel = next(lost, None) or there.newest(PostKind.PANEL, place=state.place_id)
    if record.status is not Status.PLAYING and (panel is None or not tells(panel)):
        return None
    if last is None and panel is not None and hears(panel, state):
        return None  # What was held back takes its place.
    shown = moment(state, announced)
    if shown is None:
        return None
    # What is said meanwhile is seen by the answers to presses, and when the question comes.
    heard = last is not None and panel is not None and hears(panel, state)
    tells_of = TELLS if last is None else f"{HEARS}{last.ask.id} "
    return Slot(
        PostKind.PANEL,
        lambda first, picture: shown,
        panel,
        state.place_id if panel is None else panel.place_id,
        mark=tells_of + shown.fingerprint.hex(),
        first=panel.first if panel is not None else 1,
        told=announced,
        spends=not heard,
        posts=not heard,
    )


def ping_slot(
    state: TableState, there: PostTable, presence: Presence, *, late: bool
) -> Slot | None:
    """Return the line at the table for those who are to be called to what they are asked now.

    Each is called to a question once at most, and nobody to what is hidden. ``late``: the line for
    those who were not called, and whose time grows short.
    """
    called = {ask for post in there.of(PostKind.PING) for ask in calls_to(post)} | presence.unheard
    asks = [ask for ask in state.asks() if not ask.hidden and ask.id not in called]
    if late:
        reminded = {deadline.ask for deadline in state.deadlines if deadline.reminded}
        asks = [ask for ask in asks if ask.id in reminded and ask.id not in presence.called]
    else:
        asks = [ask for ask in asks if ask.id in presence.called]
    if all(state.record.seats[ask.seat].played_by_computer for ask in asks):
        return None
    line = ping(state, asks, late=late)
    return Slot(
        PostKind.PING,
        lambda first, picture: line,
        None,
        state.place_id,
        mark=" ".join(str(ask.id) for ask in asks),
    )


def calls_to(post: Post) -> set[int]:
    """Return the asks that a line calls somebody to."""
    return {int(ask) for ask in post.mark.split()}


# --- what one player sees ---


def asked(state: TableState, ask: Ask | None) -> int:
    """Return what the panel of a seat shows that is to answer an ask, or nothing."""
    if ask is not None:
        return ask.id
    if state.last_words is not None:
        return HEARING
    return OVER if state.done else NOTHING


@once
def learned(state: TableState, seat: Seat) -> int:
    """Return how much there is for a seat alone: what it was told, and what became of it."""
    told = len([told for told in state.told() if told.to is not None and seat in told.to])
    if state.match is None:
        return told
    fmt = Formatter(state.view(), words_for(state.record.locale))
    return told + bool(state.plugin.view.fate(fmt, state.notebook(seat)))


def mark_of(state: TableState, seat: Seat, locale: str) -> str:
    """Return the mark of a seat's panel as it stands now, for who reads that language."""
    return f"{asked(state, state.ask_of(seat))} {learned(state, seat)} {choose(locale)}"


def hand_slot(state: TableState, there: PostTable, presence: Presence, at: Seat) -> Slot | None:
    """Return a seat's private panel in the DM, with its question where its owner uses it."""
    seat = state.record.seats[at]
    if not state.kind.deals or seat.user_id is None or seat.erased:
        return None
    if seat.left or seat.dms_closed:
        return None
    hand, ask = there.newest(PostKind.HAND, seat=at), state.ask_of(at)
    shown_ask, shown_learned, read = shown_in(hand) if hand is not None else (NOTHING, 0, "")
    locale = seat.locale or state.record.locale
    reads = choose(locale)
    elsewhere = presence.elsewhere.get(at)
    now = asked(state, ask)
    # What may not be answered in public is asked here too, wherever they answered last.
    daily = state.record.pace is Pace.DAILY
    here_too = daily or now == OVER or (ask is not None and ask.secret)
    viewer = Viewer(at, locale, presence.drafts)
    show: Callable[[Picture | None], Panel] = partial(private, state, viewer)
    if elsewhere is not False and not here_too and presence.shown_to_all:
        now = AT_THE_TABLE
        show = partial(lasting, state, at) if state.match is not None else show
    fresh = _question(now) != _question(shown_ask)
    stale = fresh or reads != read or (not elsewhere and learned(state, at) != shown_learned)
    if hand is None and now <= 0:
        # Its cards come first, if any will.
        dealt = state.match is None or state.plugin.view.dealt(state.notebook(at))
        if now == OVER or not dealt:
            return None
    # Only a new message notifies. In a game of days each question is one, but none that a bot
    # which was cut off may have put already.
    anew = hand is not None and daily and now > 0 and fresh and there.is_sure_of(hand)
    if anew and presence.answering[at]:
        return None  # It is the answer to what they have just pressed.

    def opening(picture: Picture | None) -> Panel:
        if state.match is None:
            return show(picture)
        question, again = ask is not None, hand is not None
        words = words_for(locale)
        return notifying(show(picture), state.view(), words, asked=question, again=again)

    return Slot(
        PostKind.HAND,
        lambda first, picture: show(picture),
        hand,
        mark=f"{now} {learned(state, at)} {reads}"
        if hand is None or stale
        else hand.mark.rstrip(LATE),
        seat=at,
        anew=anew,
        # Nothing is sent to say that it is over.
        posts=now != OVER,
        pictured=True,
        opening=opening,
    )


def shown_in(post: Post) -> tuple[int, int, str]:
    """Return the ask that a seat's panel shows, how much that is for this seat alone, and its
    language.

    One that was taken back has the mark of what it shows since.
    """
    match post.mark.rstrip(LATE).split(" "):
        case [shown_ask, shown_learned, locale]:
            return int(shown_ask), int(shown_learned), locale
        case _:
            return NOTHING, 0, ""


def _question(ask: int) -> int:
    return NOTHING if ask == AT_THE_TABLE else ask


@once
def mark_alone(
    state: TableState,
    at: Seat,
    locale: str,
    *,
    picture: Callable[[Seat], Picture | None],
    held: dict[Seat, tuple[object, str]],
) -> str:
    """Return the mark of what a seat's owner alone is shown at the table, with its ``picture``.

    It is another as soon as anything there is. What its owner has put together belongs to them:
    who plays alone sees all by the answers to their own presses.

    ``held``: what that was made of which each seat held when it was asked last, and its mark.
    """
    if not state.kind.deals or state.match is None:
        return mark_of(state, at, locale)
    words, view = words_for(locale), state.view(at)
    # A picture of the table shows more than its cards, and whom it waits for.
    table = None if state.plugin.view.own_picture is None else picture(at)
    made_of = (words.locale, table and table.mark, view.hidden, *state.standing)
    if at not in held or held[at][0] != made_of:
        drawn = picture(at)
        hand = hand_now(state, at, words, drawn is not None)
        held[at] = made_of, hand_mark(view, state.notebook(at), hand, drawn)
    return f"{asked(state, state.ask_of(at))} {held[at][1]} {words.locale}"


def ephemeral_slot(
    state: TableState,
    there: PostTable,
    presence: Presence,
    at: Seat,
    mark_now: Callable[[Seat, str], str],
) -> Slot | None:
    """Return the newest panel that a seat's owner alone was shown, as long as it can be changed.

    Of who has left it is taken back, as their DM is: it would ask them for ever.

    ``mark_now``: returns the mark of what a seat's owner, who reads that, would be shown. Who plays
    alone sees the answers to their own presses; only the picture may come later.
    """
    post, owner = there.newest(PostKind.EPHEMERAL, seat=at), state.record.seats[at]
    alone = presence.alone.get(at)
    if post is None or alone is None or there.way(post) is None:
        return None
    if owner.user_id != alone.user_id:
        return None
    if owner.left:
        gone = taken_back(state, at)
        mark = gone.fingerprint.hex()
        show: Callable[[int, Picture | None], Panel] = lambda first, picture: gone  # noqa: E731
        return Slot(PostKind.EPHEMERAL, show, post, mark=mark, seat=at, spends=False, posts=False)
    deals, reads = state.kind.deals, owner.locale or state.record.locale
    mark = mark_now(at, reads) if deals else post.mark.rstrip(LATE)
    # What was said or chosen there belongs to what stood there.
    note = alone.viewer.note if mark == alone.mark else ""
    verb = alone.viewer.verb if mark.split()[0] == alone.mark.split()[0] else None
    viewer = replace(alone.viewer, locale=reads, note=note, verb=verb)
    return Slot(
        PostKind.EPHEMERAL,
        lambda first, picture: private(state, viewer, picture),
        post,
        mark=mark,
        seat=at,
        spends=False,
        posts=False,
        pictured=True,
    )
