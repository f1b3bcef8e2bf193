"""One hostile game at a table of its own: its host opens it, plays on, and ends it."""

from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from bot.panels import ids
from bot.plugins.registry import plugins
from sandbox.model import Channel, ChannelType, Json, Message, MessageFlag
from sandbox.validation.components import BUTTON, walk
from tests.attacks.hostile import Fate, Hostile
from tests.attacks.hostile.plain import SECRET
from tests.attacks.logged import LoggedBot
from tests.sandbox.wire import Player

ANSWERS = (ids.ANSWER, ids.CROWD, ids.VERB)
TRIES = 2
"""How often each control is used at most: a press on it may be refused, or be lost by a kill."""


@dataclass(frozen=True)
class Control:
    """Something that answers what is asked, or leads there."""

    message: Message
    part: Json

    @property
    def custom_id(self) -> str:
        """What the bot knows it by."""
        return str(self.part["custom_id"])


@dataclass
class Visit:
    """A host, a channel, and the table of one hostile game there."""

    bot: LoggedBot
    game: Hostile
    host: Player
    channel: Channel
    found: list[str] = field(default_factory=list)
    """What should not have been seen."""
    _used: Counter[str] = field(default_factory=Counter)

    async def open(self) -> None:
        """Open a lobby with a computer in it, and have the cards dealt, if that can be."""
        options = {"computers": 1, "pace": "quick"}
        command = f"{self.game.name} start"
        await self._do(
            lambda: self._act("command", self.channel.id, command=command, options=options),
            lambda: self._button("begin") is not None or self._told() > 0,
        )
        told = self._told()
        if self._button("begin") is not None:
            await self._do(
                lambda: self._press("begin"), lambda: not self._in_lobby or self._told() > told
            )

    async def _do(self, what: Callable[[], Awaitable[object]], done: Callable[[], bool]) -> None:
        """Do something until it is done: again if the bot is started anew before.

        Whatever is done may take longer than it may take to be acknowledged.
        """
        while not done():
            await self.bot.until(lambda: self.bot.running)
            starts = self.bot.starts
            await what()
            while not done() and self.bot.starts == starts:
                await self.bot.stirred()

    async def play(self) -> Fate:
        """Answer whatever the host is asked, until the table has met its fate."""
        while (fate := self.fate()) is None:
            stirred = self.bot.stirred()
            # While there is no bot, the sandbox would keep a press for the one that is gone.
            control = next(self._controls(), None) if self.bot.running else None
            if control is None:
                await stirred
                continue
            self._used[control.custom_id] += 1
            await self._use(control)
        return fate

    def fate(self) -> Fate | None:
        """Return what has become of the table; None while it goes on.

        A game is played, too, when the host has been silent so often that the table waits.
        """
        query = (
            "SELECT t.id, t.status, t.closed_at IS NOT NULL OR s.away FROM tables t, seats s"
            " WHERE t.channel_id = ? AND s.table_id = t.id AND s.user_id = t.host_id"
        )
        for table, status, over in self.bot.rows(query, int(self.channel.id)):
            if any(each["table"] == table for each in self.bot.logged("table frozen")):
                return Fate.FROZEN
            if status == "lobby":
                return Fate.NOT_DEALT
            return Fate.PLAYED if over else None
        return Fate.NOT_DEALT

    @property
    def _in_lobby(self) -> bool:
        query = "SELECT 1 FROM tables WHERE channel_id = ? AND status = 'lobby'"
        return bool(self.bot.rows(query, int(self.channel.id)))

    def _told(self) -> int:
        """Return how many messages the host alone was told."""
        loading = MessageFlag.LOADING
        return sum(m.only_for is not None and loading not in m.flags for m in self._messages())

    @property
    def open_still(self) -> bool:
        """Whether the table is there."""
        query = "SELECT 1 FROM tables WHERE channel_id = ? AND closed_at IS NULL"
        return bool(self.bot.rows(query, int(self.channel.id)))

    async def end(self) -> None:
        """End the table, as its host may, in whatever state it is.

        Where the game is not offered any more, another game's command does it.
        """
        offered = {each["name"] for each in self.bot.sandbox.state.global_commands.values()}
        game = next(each for each in (self.game.name, *plugins()) if each in offered)
        if self.open_still:
            await self._act("command", self.channel.id, command=f"{game} end")
            await self.bot.until(lambda: self._button("sure-end") or not self.open_still)
            await self._press("sure-end")

    # --- what the host sees and does ---

    async def _press(self, action: str) -> bool:
        """Press what does this at the table, if the host sees it."""
        button = self._button(action)
        if button is not None:
            await self._use(button)
        return button is not None

    def _button(self, action: str) -> Control | None:
        for message in self._messages():
            for part in walk(message.components):
                found = ids.ACTION.fullmatch(part.get("custom_id", ""))
                if found is not None and found["action"] == action:
                    return Control(message, part)
        return None

    def _messages(self) -> Iterator[Message]:
        """Yield what the host sees at the table and in direct messages, the newest first."""
        state = self.bot.sandbox.state
        host = state.users[self.host.id]
        places = [self.channel, *state.threads(self.channel), state.direct(host)]
        for place in places:
            if place is not None:
                for message in reversed(place.messages.values()):
                    if message.only_for in (None, host.id):
                        yield message

    def _controls(self) -> Iterator[Control]:
        for message in self._messages():
            for part in walk(message.components):
                custom_id = part.get("custom_id", "")
                found = next(filter(None, (form.fullmatch(custom_id) for form in ANSWERS)), None)
                if found is None or found["verb"] == ids.BACK or part.get("disabled"):
                    continue
                if found["verb"].startswith(SECRET) and self._seen_by_all(message):
                    self.found.append(f"{self.game.name}: all see {custom_id}")
                if self._used[custom_id] < TRIES:
                    yield Control(message, part)

    def _seen_by_all(self, message: Message) -> bool:
        channel = self.bot.sandbox.state.channels[message.channel_id]
        return message.only_for is None and channel.type is not ChannelType.DM

    async def _use(self, control: Control) -> None:
        message, part = control.message, control.part
        at = {"message_id": message.id, "custom_id": control.custom_id}
        if part["type"] == BUTTON:
            await self._act("press", message.channel_id, **at)
        else:
            values = [each["value"] for each in part.get("options", [])][: part["min_values"]]
            await self._act("select", message.channel_id, **at, values=values)

    async def _act(self, what: str, channel_id: str, **more: Any) -> None:
        body = {"user": self.host.id, "channel_id": channel_id, **more}
        status, answer = await self.host.call("POST", f"/{what}", body)
        failed = status >= 400 or answer["outcome"] == "failed"
        # What is no longer on a message when it is pressed (409) was changed meanwhile.
        if failed and status != 409 and self.bot.running:
            self.found.append(f"{self.game.name}: {what} {more} failed: {answer}")
