"""What is there to see of an evening: messages, panels, tables, and requests to Discord."""

from typing import Any

from simcord.backend.models import Message
from simcord.builders import ChannelHandle
from simcord.env import Env

from bot.app import GameBot
from bot.panels.builder import EMBER
from bot.tables.table import Table
from tests.support.looks import Look


class Sights:
    """One guild with the bot in it, as its guests see it."""

    env: Env
    bot: GameBot
    tavern: ChannelHandle

    def looks(self, channel_id: int) -> list[Look]:
        """The messages of a channel that stay there, oldest first, without its moments."""
        return [look for look in self._looks(channel_id) if not look.is_moment]

    def moments(self) -> list[Look]:
        """The moments at all tables, oldest first."""
        looks = [look for place in self.places() for look in self._looks(place)]
        return sorted((look for look in looks if look.is_moment), key=lambda look: look.id)

    def _looks(self, channel_id: int) -> list[Look]:
        messages = self.env.backend.messages[channel_id].values()
        return [self.look(m) for m in messages if not m.is_ephemeral and m.components]

    @staticmethod
    def look(m: Message) -> Look:
        return Look(m.id, m.channel_id, m.components, m.content or "", m.embeds)

    def seen_by(self, message: Message) -> int | None:
        """Who alone sees a message; None is everybody in the guild."""
        for user_id, channel_id in self.env.backend.dm_channels.items():
            if channel_id == message.channel_id:
                return user_id
        if not message.is_ephemeral:
            return None
        for interaction in self.env.backend.interactions.values():
            if message.id in (interaction.message_id, *interaction.followup_ids):
                return interaction.user_id
        raise AssertionError("an ephemeral message of nobody")

    def places(self) -> list[int]:
        """The tavern and its threads."""
        return [self.tavern.id, *(thread.id for thread in self.tavern.threads)]

    def all_public(self) -> list[Look]:
        """Every message that stays in a channel or thread, oldest first."""
        return sorted((m for p in self.places() for m in self.looks(p)), key=lambda look: look.id)

    def having(self, label: str) -> Look:
        """The newest public panel with a button of that label, greyed or not."""
        for look in reversed(self.all_public()):
            if look.content:
                continue
            if label in look.buttons or label in look.greyed:
                return look
        raise AssertionError(f"nobody sees “{label}”")

    def lobby(self) -> Look:
        """The lobby that stands in the tavern."""
        return self.having("Join")

    def panel(self) -> Look:
        """The public panel of the game in progress."""
        return self.having("My cards")

    def final(self) -> Look:
        """The panel that shows the result."""
        return self.having("The whole story")

    @property
    def table(self) -> Table:
        """The one table that is open."""
        (table,) = self.bot.manager
        return table

    @property
    def answers(self) -> int:
        """How many answers the table has taken, claims left aside."""
        match = self.table.state.match
        return sum(not given.claim for given in match.given) if match is not None else 0

    @property
    def counted(self) -> list[str]:
        """The requests so far that count against Discord's limit of 50 a second."""
        return [
            f"{request.method} {request.path}"
            for request in self.env.http_requests
            if not request.path.startswith(("/interactions/", "/webhooks/", "/applications/"))
        ]

    def posts(self, place_id: int) -> list[dict[str, Any]]:
        """All posts to a channel that the bot has tried, oldest first, as they were sent.

        Those of moments are left out.
        """
        path = f"/channels/{place_id}/messages"
        tried = (r for r in self.env.http_requests if (r.method, r.path) == ("POST", path))
        return [each for r in tried if (each := r.json) is not None and not _is_moment(each)]

    def lines(self) -> list[Look]:
        """The lines at the table that call somebody, oldest first."""
        return [look for look in self.all_public() if look.content]

    def public_panel(self) -> Look:
        """The panel, or after the end the result with the last question on it."""
        return self.public_panels()[-1]

    def public_panels(self) -> list[Look]:
        """All that look like it, oldest first; none while it is posted anew."""
        return [
            look
            for look in self.all_public()
            if {"My cards", "The whole story"} & set(look.buttons) and not look.content
        ]


def _is_moment(post: dict[str, Any]) -> bool:
    return any(part.get("accent_color") == EMBER for part in post.get("components") or ())
