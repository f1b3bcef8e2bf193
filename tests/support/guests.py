"""The users of an evening, who see and press what real ones could."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from simcord import interactions
from simcord.backend.models import Interaction
from simcord.backend.serializers import user_payload
from simcord.builders import ChannelHandle, UserHandle
from simcord.enums import InteractionType
from simcord.results import InteractionResult

from bot.text import words_for
from games.engine.asks import Ask
from tests.support.looks import BUTTON, SELECT, Look, walk

if TYPE_CHECKING:
    from tests.support.evening import Evening

AT_THE_TABLE = words_for("en")("asked-at-the-table")
"""What a direct message says in place of a question."""


@dataclass
class Reply:
    """What came of one press or command, for the one who made it."""

    kind: str
    """How the interaction was acknowledged: message, deferred, deferred_update, update."""
    said: list[Look] = field(default_factory=list)
    """New messages that only this user sees, oldest first."""
    shown: Look | None = None
    """The message whose control was used, as it is now."""
    record: Interaction | None = None
    """The interaction itself; one that was answered by a form can be filled in."""

    @property
    def text(self) -> str:
        """The one message that this user was told."""
        assert len(self.said) == 1, [look.text for look in self.said]
        return self.said[0].text


class Guest:
    """A user of the guild, who sees and presses what a real one could."""

    def __init__(self, evening: "Evening", user: UserHandle, name: str) -> None:
        self.evening = evening
        self.user = user
        self.id = user.id
        self.name = name

    @property
    def mention(self) -> str:
        return f"<@{self.id}>"

    async def slash(self, name: str, /, at: ChannelHandle | None = None, **options: Any) -> Reply:
        """Use a slash command; in the tavern unless said otherwise."""
        evening = self.evening
        since = len(evening.env.http_requests)
        actor = evening.actors[self.id]
        result = await actor.slash(at or evening.tavern, name, **options)
        return evening.reply(result._interaction, since)

    async def call(
        self,
        name: str,
        options: list[dict[str, Any]],
        *named: "Guest",
        kind: InteractionType = InteractionType.APPLICATION_COMMAND,
    ) -> Reply:
        """Use a command as no client lets anybody, or type in it, which is another ``kind``.

        Options are as they are sent, and name these users.
        """
        evening = self.evening
        backend, since = evening.env.backend, len(evening.env.http_requests)
        users = {str(each.id): user_payload(backend.get_user(each.id)) for each in named}
        data = {
            "id": "1",
            "type": 1,
            "name": name,
            "options": options,
            "resolved": {"users": users},
        }
        record, payload = interactions.base_payload(
            backend,
            type=kind,
            channel_id=evening.tavern.id,
            guild_id=evening.guild.id,
            user_id=self.id,
            data=data,
        )
        backend.emit("INTERACTION_CREATE", payload)
        await evening.env.settle(idle=0.002)
        return evening.reply(record, since)

    async def press(self, look: Look, label: str) -> Reply:
        """Press a button that this user sees now, in a lobby also one that is behind "More"."""
        self._sees(look)
        if label not in look.buttons and "More" in look.buttons:
            (look,) = (await self.send(look, look.buttons["More"])).said
        return await self.send(look, look.buttons[label])

    async def choose(self, look: Look, custom_id: str, *values: str) -> Reply:
        """Use a select that this user sees now."""
        self._sees(look)
        assert custom_id in look.ids
        return await self.send(look, custom_id, values)

    async def send(self, look: Look, custom_id: str, values: Sequence[str] = ()) -> Reply:
        """Press what may no longer be there, as a slow or a hostile client can."""
        (reply,) = await self.evening.at_once((self, look, custom_id, values))
        return reply

    async def fill(self, form: Reply, **values: str) -> Reply:
        """Fill in a form that has just opened, and send it."""
        evening = self.evening
        assert form.record is not None
        since = len(evening.env.http_requests)
        shown = InteractionResult(evening.env, form.record)
        fields = {name.replace("_", "-"): value for name, value in values.items()}
        result = await evening.actors[self.id].submit_modal(shown, fields)
        return evening.reply(result._interaction, since)

    async def answer(self, look: Look, ask: Ask, verb: str | None = None) -> Reply:
        """Answer an ask on a message that shows its controls, or leads to them by steps.

        The first verb that can be pressed there, unless one is named.
        """
        own = rf"gg:a:\d+:{ask.id}:{verb or '[a-z-]+'}(:[a-z0-9-]+)?"
        leads = rf"gg:(v:\d+:{ask.id}:{verb or '[a-z-]+'}|i:\d+:{ask.id}:[a-z-]+)"
        gone: set[str] = set()
        while not (wanted := [i for i in _in_order(look) if re.fullmatch(own, i)]):
            ways = [i for i in _in_order(look) if re.fullmatch(leads, i) and i not in gone]
            if not ways:
                break
            gone.add(ways[0])
            self._sees(look)
            reply = await self.send(look, ways[0])
            (look,) = reply.said or [reply.shown or look]
        controls = [i for i in _in_order(look) if i.startswith("gg:a:")]
        assert controls, f"nothing to answer ask {ask.id} with:\n{look.words}"
        assert wanted, f"{verb} is not among {controls}"
        for select in look.selects:
            if select.custom_id == wanted[0]:
                return await self.choose(look, wanted[0], *select.values[: select.least])
        self._sees(look)
        return await self.send(look, wanted[0])

    def dm(self) -> list[Look]:
        """The direct messages that this user has from the bot, oldest first."""
        channel_id = self.evening.env.backend.dm_channels.get(self.id)
        return self.evening.looks(channel_id) if channel_id is not None else []

    @property
    def panel(self) -> Look:
        """The private panel in the DM."""
        return next(look for look in reversed(self.dm()) if "Refresh" in look.buttons)

    @property
    def must_refresh(self) -> bool:
        """Whether the DM leaves questions to the table: who played there last, or nowhere yet."""
        return AT_THE_TABLE in self.panel.text

    async def letter(self) -> Look:
        """Return the private panel in the DM, with what is asked; that may take a press."""
        if self.must_refresh:
            await self.press(self.panel, "Refresh")
        return self.panel

    async def hand(self) -> Look:
        """Press "My cards" on the table's panel, or use the command where there is none."""
        for panel in self.evening.public_panels()[-1:]:
            if "My cards" in panel.buttons:
                reply = await self.press(panel, "My cards")
                break
        else:
            (game,) = {table.state.record.game for table in self.evening.bot.manager}
            reply = await self.slash(f"{game} hand")
        return reply.said[-1]

    def _sees(self, look: Look) -> None:
        message = self.evening.env.backend.get_message(look.channel_id, look.id)
        assert self.evening.seen_by(message) in (None, self.id), f"{self.name} does not see that"
        assert look.ids <= self.evening.look(message).ids, "the message has changed meanwhile"


def _in_order(look: Look) -> list[str]:
    return [
        part["custom_id"]
        for part in walk(list(look.components))
        if part.get("type") in (BUTTON, SELECT) and part.get("custom_id")
    ]
