"""What a press at a table is answered with: the changed panel itself, or one for the user alone."""

from collections.abc import Iterator
from contextlib import contextmanager, nullcontext, suppress
from dataclasses import dataclass
from functools import partial

import structlog

from bot.drawing.picture import Picture
from bot.installs import server_of
from bot.messages.answers import (
    Interaction,
    Shown,
    acknowledge,
    first_answer,
    is_private,
    once_more,
    redraw,
    whisper,
    words_of,
)
from bot.messages.components import to_send
from bot.messages.post_table import LATE
from bot.messages.presence import Alone, Viewer
from bot.messages.reconciler import Reconciler
from bot.messages.slots import (
    FINAL,
    LOBBY_BEGUN,
    mark_of,
    moment_slot,
    panel_slot,
    tells,
)
from bot.messages.table_panels import (
    closed_lobby,
    lobby_aside,
    lobby_now,
    lobby_since,
    newer_hand,
    private,
    remains,
    table_now,
)
from bot.panels.messages import sentence
from bot.panels.panel import Panel
from bot.plugins.formatter import Formatter
from bot.store.errors import StoreError
from bot.tables.answering import Answered
from bot.values.records import Post, PostKind
from bot.values.tables import Status
from games.engine.asks import Answer, Ask, Seat
from games.engine.errors import Reason, Refused

log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class Own:
    """A seat's panel as its owner is shown it."""

    panel: Panel
    mark: str
    """In a direct message."""
    alone: Alone
    mark_alone: str
    """At the table."""


class TableAnswers:
    """Answers to what is pressed at one table; each is noted as what its message shows now."""

    def __init__(self, messages: Reconciler) -> None:
        self._messages, self._table, self._there = messages, messages.table, messages.there
        self.drafts = messages.presence.drafts
        """What seats have put together and not yet given."""

    # --- what everybody sees ---

    async def update(self, interaction: Interaction) -> None:
        """Change the pressed message, if it is the one that everybody looks at now.

        One that should have been retired long ago is retired by that.
        """
        message, table = interaction.message, self._table
        if message is None or is_private(interaction):
            await acknowledge(interaction)
            return
        try:
            await self._messages.load()
        except StoreError as trouble:
            # What was pressed counts, and is drawn when the database lets it.
            log.warning("not known what is there", table=table.id, trouble=str(trouble))
            await acknowledge(interaction)
            return
        late = False
        if self._is_current(message.id) and moment_slot(table.state, self._there) is None:
            first = partial(acknowledge, interaction)
            late = await self._messages.pictures.prepare(None, first)
        # Another may have changed meanwhile what is there.
        post = self._there.find(message.id)
        current = self._there.current(table.state.place_id)
        if current is not None and self._is_current(message.id):
            shown, mark = self._now(current, late=late)
            await self._change(interaction, current, shown, mark)
        elif post is not None and tells(post):
            await acknowledge(interaction)
        elif current is not None and message.id < (current.message_id or 0):
            # A newer one is just being posted.
            await self._change(interaction, post, remains(table.state, None, current))
            with suppress(StoreError):  # Drawing retires it, too.
                await self._there.drop([post] if post is not None else [])
        else:
            await acknowledge(interaction)

    def _is_current(self, message_id: int) -> bool:
        """Say whether a message is the one that shows the table now, and will."""
        state, there = self._table.state, self._there
        current = there.current(state.place_id)
        if current is None or current.message_id != message_id:
            return False
        # The result is posted below the panel, and not put in its place.
        settled = state.record.status is Status.SETTLED
        return current.kind is PostKind.LOBBY or current.first == FINAL or not settled

    def _now(self, current: Post, *, late: bool) -> tuple[Panel, str | None]:
        """Return what the table's message shows now, and its mark, if that is not its own."""
        state, there = self._table.state, self._there
        if state.record.started_at is None:
            lobby = state.gathering
            return lobby_now(state, self._messages.role()) if lobby else closed_lobby(state), None
        slot = moment_slot(state, there)
        if slot is None or slot.fills != current:
            slot = panel_slot(state, there)
        if slot is None:
            return table_now(state, current.first, self._messages.pictures.of_seat(None)), None
        return self._messages.filler.made(slot, current.first, late=late)

    async def close_lobby(self, interaction: Interaction) -> None:
        """Show on the lobby that was pressed that its time is over."""
        message = interaction.message
        if self.is_aside(interaction):
            await redraw(interaction, lobby_aside(self._table.state, words_of(interaction)))
            return
        if message is None or is_private(interaction):
            await acknowledge(interaction)
            return
        post, state = self._there.find(message.id), self._table.state
        begun = state.record.started_at is not None
        panel = lobby_since(state, None) if begun else closed_lobby(state)
        await self._change(interaction, post, panel, LOBBY_BEGUN if begun else None)

    def is_aside(self, interaction: Interaction) -> bool:
        """Say whether what was pressed is on a message of the lobby that its presser alone sees."""
        message = interaction.message
        return message is not None and message.id in self._messages.asides

    async def aside(self, interaction: Interaction, panel: Panel, *, new: bool) -> None:
        """Show something of the lobby to who has pressed alone: there, unless it is to be ``new``.

        It has nothing to press any more when the lobby is over.
        """
        message = interaction.message
        here = message is not None and is_private(interaction) and not new
        if message is not None and here and await redraw(interaction, panel):
            shown = first_answer(interaction, message.id)
        else:
            shown = await whisper(interaction, panel)
        if shown.message_id is not None:
            self._messages.asides[shown.message_id] = shown, words_of(interaction)

    async def _change(
        self, interaction: Interaction, post: Post | None, panel: Panel, mark: str | None = None
    ) -> None:
        """Have the pressed message show a panel; a deleted one is posted again by drawing."""
        state = self._table.state
        if not await redraw(interaction, panel):
            words = words_of(interaction)
            await whisper(interaction, sentence(words, "message-replaced"))
        elif post is not None:
            mark = panel.fingerprint.hex() if mark is None else mark
            self._there.note(post, mark, first_answer(interaction, post.message_id))
            if self._table.state is not state:
                # What was shown while Discord took this may lie under it.
                self._table.tell()

    async def post_lobby(self, interaction: Interaction) -> bool:
        """Answer a command with the lobby, or what it opens with; False if it is there already."""
        slot = self._messages.lobby()
        if slot is None or slot.fills is not None:
            return False
        panel = slot.panel(slot.first, None) if slot.opening is None else slot.opening(None)
        place = self._table.state.record.channel_id
        post = await self._there.begin(Post(0, self._table.id, slot.kind, place, first=slot.first))
        answer = await interaction.response.send_message(**await to_send(panel))
        if answer.message_id is not None:
            await self._messages.filler.arrived(post, answer.message_id, panel)
            mark = panel.fingerprint.hex() if slot.opening is None else ""
            self._there.note(post, mark, first_answer(interaction, answer.message_id))
        return True

    # --- what came of an answer ---

    @contextmanager
    def answering(self, interaction: Interaction) -> Iterator[None]:
        """Answer a press on a seat's direct message there, with what is asked next.

        Meanwhile nothing is posted that asks the same.
        """
        message = interaction.message
        post = None if message is None else self._there.find(message.id)
        if post is None or post.kind is not PostKind.HAND:
            yield
            return
        seat, answering = Seat(post.seat or 0), self._messages.presence.answering
        answering[seat] += 1
        try:
            yield
        finally:
            answering[seat] -= 1
            now = mark_of(self._table.state, seat, str(interaction.locale))
            if not self._there.shows(post, now):
                self._table.tell()

    async def answered(self, interaction: Interaction, answered: Answered) -> None:
        """Show what came of an answer, on the panel that was pressed.

        From the public panel, what only this seat may see comes in a message of its own.
        """
        await once_more(partial(self._answered, interaction, answered))

    async def _answered(self, interaction: Interaction, answered: Answered) -> None:
        seat, presence = answered.seat, self._messages.presence
        self._pressed(interaction, seat)
        if is_private(interaction):
            await self.show(interaction, seat)
            return
        await self.update(interaction)
        presence.elsewhere[seat] = True
        unreached, ask = seat in presence.unreached, self._table.state.ask_of(seat)
        presence.unreached.discard(seat)
        if unreached or answered.news or (ask is not None and ask.secret):
            await self.whisper(interaction, seat)
        self._messages.hands.follow_soon()

    async def chosen(self, interaction: Interaction, ask: Ask, answer: Answer) -> None:
        """Show that one of several who are asked at once has chosen; only they learn what."""
        await once_more(partial(self._chosen, interaction, ask, answer))

    async def _chosen(self, interaction: Interaction, ask: Ask, answer: Answer) -> None:
        await self.update(interaction)
        self._pressed(interaction, ask.seat)
        self._messages.presence.elsewhere[ask.seat] = True
        words, state = words_of(interaction), self._table.state
        note = state.plugin.view.chosen(Formatter(state.view(), words), ask, answer)
        await whisper(interaction, sentence(words, "chosen-wait", note=note))
        self._messages.hands.follow_soon()

    async def refused(self, interaction: Interaction, refused: Refused) -> None:
        """A refused answer changes nothing; who pressed sees the panel as it stands now.

        Raise it again where they have none, or the panel is not theirs.
        """
        seat = self._table.state.seat_of(interaction.user.id)
        if seat is None or refused.reason is Reason.NOT_YOURS:
            raise refused
        note = words_of(interaction)(f"refused-{refused.reason}")
        await self.show(interaction, Seat(seat.seat), note=note)

    def _pressed(self, interaction: Interaction, seat: Seat) -> None:
        self._messages.presence.pressed[seat] = interaction.client.clock.now()

    # --- what one alone sees ---

    async def show(
        self, interaction: Interaction, seat: Seat, *, note: str = "", verb: str | None = None
    ) -> None:
        """Answer a press of a seat's owner with the panel, in place of the pressed one if it is it.

        ``note`` and ``verb`` as for the panel. With a note the press came to nothing.
        """
        message = interaction.message
        if message is None or not is_private(interaction):
            await self.whisper(interaction, seat, note=note, verb=verb)
            return
        # A hand in a direct message is the seat's, and kept true there.
        there = interaction.guild_id is not None or not self._table.state.kind.deals
        own: Own | None = None
        async with self._messages.hands.moving[seat] if there else nullcontext():
            old = there and self._messages.hands.is_old(seat, message.id)
            if old:
                await redraw(interaction, newer_hand(words_of(interaction)))
            else:
                own = await self._own(interaction, seat, note=note, verb=verb, new=False)
                old = not await redraw(interaction, own.panel)
                if not old and there:
                    self._keep(interaction, seat, first_answer(interaction, message.id), own)
        if old or own is None:
            # A new one has taken its place.
            await self.whisper(interaction, seat, note=note, verb=verb)
            return
        if note:
            return
        self._messages.hands.follow_soon()
        self._messages.presence.elsewhere[seat] = there
        post = self._there.find(message.id)
        if post is not None and post.kind is PostKind.HAND:
            self._there.note(post, own.mark, first_answer(interaction, message.id))
            now = mark_of(self._table.state, seat, str(interaction.locale))
            if post.mark != own.mark or own.mark.rstrip(LATE) != now:
                # It is to be written, or the table has gone on while Discord took the answer.
                self._table.tell()

    async def whisper(
        self, interaction: Interaction, seat: Seat, *, note: str = "", verb: str | None = None
    ) -> None:
        """Show the panel to a seat's owner alone, in a new message, and its picture when it comes.

        The one before says so first, and can be pressed no more. ``note`` and ``verb`` as for the
        panel.
        """
        hands = self._messages.hands
        async with hands.moving[seat]:
            own = await self._own(interaction, seat, note=note, verb=verb, new=True)
            await hands.give_way(seat, interaction.user.id)
            self._keep(interaction, seat, await whisper(interaction, own.panel), own)

    async def show_again(self, interaction: Interaction, seat: Seat, *, note: str) -> None:
        """Show in place of what this interaction was answered with what there is to show by now."""
        own = await self._own(interaction, seat, note=note, verb=None, new=True)
        await redraw(interaction, own.panel)

    async def _own(
        self, interaction: Interaction, seat: Seat, *, note: str, verb: str | None, new: bool
    ) -> Own:
        """Return a seat's panel as it stands; ``new`` as for `acknowledge`.

        Raise `Declined` for who does not sit there any more.
        """
        pictures, late = self._messages.pictures, False
        picture: Picture | None = None
        # Where the bot is not, nothing else says whether there may be files.
        if interaction.guild_id is None or interaction.app_permissions.attach_files:
            late = await pictures.prepare(seat, partial(acknowledge, interaction, new=new))
            picture = pictures.of_seat(seat)
        # While it was drawn they may have left: what is there now is for who plays on.
        self._table.state.own_seat(interaction.user.id)
        locale = str(interaction.locale)
        viewer = Viewer(seat, locale, self.drafts, note, verb, server_of(interaction))
        panel = private(self._table.state, viewer, picture)
        suffix = LATE if late and picture is None else ""
        mark = self._messages.hands.mark(seat, locale)
        alone = Alone(interaction.user.id, viewer, mark)
        return Own(panel, mark_of(self._table.state, seat, locale) + suffix, alone, mark + suffix)

    def _keep(self, interaction: Interaction, seat: Seat, shown: Shown, own: Own) -> None:
        """Have a panel that a seat's owner was just shown follow the table."""
        kind, place, message_id = PostKind.EPHEMERAL, interaction.channel_id or 0, shown.message_id
        post = Post(
            0, self._table.id, kind, place, seat, message_id=message_id, mark=own.mark_alone
        )
        self._messages.hands.shown(seat, own.alone, post, shown)
