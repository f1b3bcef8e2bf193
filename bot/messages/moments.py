"""What must be felt: short messages at the table, told beat by beat."""

from bot.messages.client import MessageGoneError
from bot.messages.shown import ShownMessages
from bot.panels.panel import Panel
from bot.panels.table import moment_panel
from bot.tables.table import Table
from bot.text import words_for
from bot.values.records import PostKind
from bot.values.tables import Status


class Moments:
    """One message for what one answer has set off, changed with each beat of it."""

    def __init__(self, table: Table, shown: ShownMessages) -> None:
        self._table = table
        self._shown = shown
        self._own: set[int] = set()

    def is_own(self, message_id: int) -> bool:
        """Say whether a message was posted here."""
        return message_id in self._own

    def below(self, message_id: int) -> int:
        """Return how many of these messages stand below another one."""
        return sum(own > message_id for own in self._own)

    async def draw(self) -> None:
        """Show the latest beat, unless it was shown before a restart."""
        table = self._table
        posts = [post for post in await self._shown.posts() if post.kind is PostKind.MOMENT]
        self._own |= {post.message_id for post in posts if post.message_id is not None}
        if not table.is_felt_since(table.record.announced):
            return
        told = [post for post in posts if post.first >= table.chain]
        panel_id = table.record.panel_message_id or 0
        post = next((p for p in told if p.message_id is None or p.message_id > panel_id), None)
        # Above the panel it would be missed: what is told from now on has a message of its own.
        first = post.first if post else table.record.announced if told else table.chain
        panel = self._panel(first)
        if panel is None:
            return
        if post is not None and post.message_id is not None:
            try:
                await self._shown.edit(post.place_id, post.message_id, panel)
                self._own.add(post.message_id)
                return
            except MessageGoneError:
                await self._shown.drop([post])
                post = None
        if post is None and table.record.status is Status.SETTLED:
            return  # The result is posted below, and says it.
        place = table.place_id if post is None else post.place_id
        self._own.add(
            await self._shown.post(PostKind.MOMENT, place, panel, first=first, again=post)
        )

    def _panel(self, first: int) -> Panel | None:
        table = self._table
        return moment_panel(
            table.view(),
            table.notebook(None),
            table.tale(first + 1),
            table.begun_event(),
            table.mark.beats,
            words_for(table.record.locale),
        )
