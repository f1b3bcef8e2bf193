"""The messages of a table that everybody sees: its lobby, its panel, its result."""

from contextlib import suppress

import aiohttp
import discord
import structlog

from bot.messages.answers import Interaction, is_private, leave, redraw, whisper, words_of
from bot.messages.client import (
    A_WEEK,
    AN_HOUR,
    FixedError,
    LockedError,
    MessageClient,
    MessageGoneError,
    NotAllowedError,
    TryLaterError,
)
from bot.messages.components import to_send
from bot.messages.leftovers import FINAL, Leftovers
from bot.messages.moments import Moments
from bot.messages.pictures import TablePictures
from bot.messages.shown import ShownMessages
from bot.messages.watch import PanelWatch
from bot.panels.lobby import lobby_line, lobby_panel
from bot.panels.messages import sentence
from bot.panels.panel import Panel
from bot.panels.stopped import ended_panel, frozen_panel
from bot.panels.table import final_panel, public_panel
from bot.store.store import Store
from bot.tables.table import Table
from bot.text import Words, plain, words_for
from bot.values.guilds import Place
from bot.values.records import PostKind
from bot.values.tables import Pace, Status

log = structlog.get_logger(__name__)

DEEPEST = 4
"""Moments below a panel; then the next one is posted below them."""


class PublicMessages:
    """The lobby and the panels of one table, in its channel or thread.

    What draws raises the errors of `bot.messages.client`.
    """

    def __init__(
        self,
        table: Table,
        shown: ShownMessages,
        leftovers: Leftovers,
        watch: PanelWatch,
        messages: MessageClient,
        store: Store,
        pictures: TablePictures,
        moments: Moments,
    ) -> None:
        self.watch = watch
        self._moments = moments
        self._table = table
        self._shown = shown
        self._leftovers = leftovers
        self._messages = messages
        self._store = store
        self._pictures = pictures
        self._asks = True
        """Whether the panel may show a question: after a restart that is not known."""
        self._late = False
        """Whether it has shown one for a beat too long."""

    @property
    def _words(self) -> Words:
        return words_for(self._table.record.locale)

    def panel(self, first: int | None = None) -> Panel:
        """Return what the table's own message should show now.

        ``first``: the first event that it tells; by default that of the panel that is there.
        """
        table = self._table
        try:
            return self._game_panel(first)
        except Exception:
            if not table.frozen or table.done:
                raise
            return frozen_panel(table.view(), self._words)

    def _game_panel(self, first: int | None) -> Panel:
        """Return what the game makes of the table."""
        table, view, words = self._table, self._table.view(), self._words
        record = table.record
        if table.frozen and table.match is None and not table.done:
            return frozen_panel(view, words)
        match record.status:
            case Status.LOBBY:
                return lobby_panel(view, words, calls=self._role())
            case Status.PLAYING:
                tale = table.tale(record.panel_from if first is None else first)
                picture = self._pictures.public()
                return public_panel(view, table.notebook(None), tale, words, picture=picture)
            case Status.SETTLED:
                poster = self._pictures.public()
                return final_panel(view, table.notebook(None), words, picture=poster)
            case Status.ENDED:
                begun = record.started_at is not None
                return ended_panel(view, words) if begun else self._leftovers.closed_lobby()

    def _role(self) -> int | None:
        """Return the role that the lobby calls, if there is one that may be mentioned here."""
        record, role = self._table.record, self._table.view().terms.calls
        may = role is not None and self._messages.may_mention(
            record.guild_id, record.channel_id, role
        )
        return role if may else None

    def _new_lobby(self) -> Panel:
        """Return what a lobby is posted as: the call of its role, once, which then turns into it.

        A push notification shows nothing of the lobby itself.
        """
        table, role = self._table, self._role()
        if role is None or table.quiet or table.record.lobby_message_id is not None:
            return self.panel()
        return lobby_line(table.view(), self._words, role)

    def is_current(self, message_id: int) -> bool:
        """Say whether a message is the one that the table's panel belongs on now."""
        record = self._table.record
        settled, shows_result = record.status is Status.SETTLED, record.panel_from == FINAL
        current = record.panel_message_id or record.lobby_message_id
        return message_id == current and settled == shows_result

    async def update(self, interaction: Interaction) -> None:
        """Change the pressed message, if it is the one that everybody looks at now.

        One that should have been retired long ago is retired by that.
        """
        message, record = interaction.message, self._table.record
        current = record.panel_message_id or record.lobby_message_id
        if message is None or is_private(interaction):
            await leave(interaction)
        elif self.is_current(message.id):
            await self._pictures.prepare()
            await self._change(interaction, message.id, self._now())
        elif current is not None and message.id < current:
            # A newer one is just being posted.
            await self._change(interaction, message.id, self._leftovers.retired_panel())
            await self._shown.drop_message(message.id)
        else:
            await leave(interaction)

    async def close_lobby(self, interaction: Interaction) -> None:
        """Show on the lobby that was pressed that its time is over."""
        message = interaction.message
        if message is not None and not is_private(interaction):
            await self._change(interaction, message.id, self._leftovers.closed_lobby())
        else:
            await leave(interaction)

    async def _change(self, interaction: Interaction, message_id: int, panel: Panel) -> None:
        """Have the pressed message show a panel; a deleted one is posted again by drawing."""
        if await redraw(interaction, panel):
            self._shown.note(message_id, panel, interaction)
        else:
            await whisper(interaction, sentence(words_of(interaction), "message-replaced"))

    # --- the lobby ---

    async def draw(self) -> None:
        """Bring the lobby, or the panel, up to date."""
        record = self._table.record
        if record.started_at is None:
            await self._draw_lobby()
        else:
            await self.draw_game()

    async def _draw_lobby(self) -> None:
        record, panel = self._table.record, self.panel()
        if record.lobby_message_id is not None:
            try:
                await self._shown.edit(record.channel_id, record.lobby_message_id, panel)
            except MessageGoneError as error:
                if record.status is Status.LOBBY:
                    await self._note_gone(record.lobby_message_id, error)
                    await self.move_lobby()
        elif record.status is Status.LOBBY:
            await self.move_lobby()

    async def move_lobby(self) -> None:
        """Post the lobby at the bottom, in place of the one that is there."""
        channel_id = self._table.record.channel_id
        message_id = await self._shown.post(PostKind.LOBBY, channel_id, self._new_lobby())
        await self._table.note_posted(lobby_message_id=message_id)
        try:
            await self._shown.edit(channel_id, message_id, self.panel())
        except MessageGoneError as error:
            raise TryLaterError from error

    async def answer_with_lobby(self, interaction: Interaction) -> bool:
        """Post the lobby as the answer to a command; False where none is known to be it."""
        panel = self._new_lobby()
        post = await self._shown.begin(PostKind.LOBBY, self._table.record.channel_id)
        answer = await interaction.response.send_message(**await to_send(panel))
        if answer.message_id is None:
            return False
        await self._shown.posted(post, answer.message_id, panel)
        await self._table.note_posted(lobby_message_id=answer.message_id)
        await self._turn_into_lobby(interaction, answer.message_id)
        return True

    async def _turn_into_lobby(self, interaction: Interaction, message_id: int) -> None:
        """Have the call of a role show the lobby; drawing does it later, where that fails."""
        panel = self.panel()
        if self._shown.shows(message_id, panel):
            return
        try:
            if await redraw(interaction, panel):
                self._shown.note(message_id, panel)
                return
        except (discord.HTTPException, aiohttp.ClientError, TimeoutError) as trouble:
            log.warning("a lobby must wait", table=self._table.id, why=repr(trouble))
        self._table.tell_observers()

    async def _note_gone(self, message_id: int, error: MessageGoneError) -> None:
        """Forget a message that was deleted; one that only cannot be changed is still there."""
        if not isinstance(error, FixedError):
            await self._shown.drop_message(message_id)

    # --- the game ---

    async def draw_game(self) -> None:
        """Draw the panel; in the channel, if the thread takes none or has been locked."""
        await self._choose_place()
        try:
            await self._draw_told()
        except NotAllowedError as error:
            record, locked = self._table.record, isinstance(error, LockedError)
            if record.thread_id is None or not (locked or record.panel_message_id is None):
                raise
            await self.leave_thread()
            await self._draw_told()

    async def _choose_place(self) -> None:
        """Make the thread, once, where the bot may and can write in it; or stay in the channel.

        A thread that an earlier table has left is named after this one.
        """
        record, words = self._table.record, self._words
        begun = record.panel_message_id is not None or record.thread_id is not None
        if begun or record.lobby_message_id is None:
            return
        settings = await self._store.guilds.settings(record.guild_id)
        if settings.place is Place.CHANNEL:
            return
        name = plain(words("thread-name", game=words.game(record.game), table=record.id))
        if not self._messages.may_write_in_threads(record.guild_id, record.channel_id):
            await self._messages.rename_thread(record.guild_id, record.channel_id, name)
            return
        try:
            thread_id = await self._messages.start_thread(
                record.channel_id,
                record.lobby_message_id,
                name,
                silence=A_WEEK if record.pace is Pace.DAILY else AN_HOUR,
            )
        except (NotAllowedError, MessageGoneError):
            return
        await self._table.note_posted(thread_id=thread_id)

    async def leave_thread(self) -> None:
        """Play on in the channel, where a panel has yet to be posted."""
        await self._table.note_posted(thread_id=None, panel_message_id=None, lobby_message_id=None)

    async def _draw_told(self) -> None:
        """Draw the panel once all is told; before, at most take an old question from it.

        What a game begins with is told before its panel, which then comes below it.
        """
        if self._table.record.panel_message_id is None:
            await self._moments.draw()
        if self._table.caught_up:
            await self._draw_panel()
        elif self._asks:
            await self._take_question_away()

    async def _take_question_away(self) -> None:
        """Have the panel ask nothing while what an answer has set off is told below it.

        A limited request is spent on that only where the telling takes more than one beat.
        """
        message_id = self._table.record.panel_message_id
        if message_id is None:
            return
        await self._pictures.prepare()
        panel = self.panel()
        if await self._shown.change_answer(message_id, panel):
            self._asks = False
        elif self._late:
            with suppress(MessageGoneError):  # The next panel is posted anew.
                await self._shown.edit(self._table.place_id, message_id, panel)
            self._asks = False
        self._late = True

    def _now(self, first: int | None = None) -> Panel:
        """Return the panel that is about to be shown, and note whether it asks something."""
        self._asks, self._late = bool(self._table.asks()), False
        return self.panel(first)

    async def _draw_panel(self) -> None:
        """Edit the panel, or post it anew at the bottom and retire the old one."""
        await self._pictures.prepare()
        table, panel = self._table, self._now()
        old = table.record.panel_message_id
        if old is None:
            if table.record.status is not Status.ENDED:
                await self.post_anew()
            return
        if self._shown.shows(old, panel):
            return
        gone = False
        if not await self._wants_new_message():
            try:
                await self._shown.edit(table.place_id, old, panel)
            except MessageGoneError as error:
                gone = not isinstance(error, FixedError)
                await self._note_gone(old, error)
            else:
                return
        await self.post_anew(gone=gone)

    async def post_anew(self, *, gone: bool = False) -> None:
        """Post the panel at the bottom; the old one, unless it is gone, keeps what it told."""
        await self._pictures.prepare()
        table, record = self._table, self._table.record
        old, first = record.panel_message_id, record.panel_from
        if record.status is Status.SETTLED:
            first = FINAL
        elif old is not None and not gone:
            # What was announced before stays on the old panel.
            first = max(record.announced + 1, first)
        panel = self._now(first)
        message_id = await self._shown.post(PostKind.PANEL, table.place_id, panel, first=first)
        await table.note_posted(panel_message_id=message_id, panel_from=first)
        self.watch.note_posted()

    async def _wants_new_message(self) -> bool:
        """Say whether the panel should come anew at the bottom: the result, or buried."""
        record = self._table.record
        if record.status is Status.ENDED:
            return False
        if record.status is Status.SETTLED:
            return record.panel_from != FINAL
        deep = self._moments.below(record.panel_message_id or 0) >= DEEPEST
        return deep or await self.watch.is_buried()
