"""Answers to interactions, which cost none of Discord's limited requests."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeAlias, TypeVar

import aiohttp
import discord
import structlog

from bot.messages.attached import Attached
from bot.messages.client import Code
from bot.messages.components import to_send
from bot.panels.panel import Panel
from bot.text import Words, words_for
from bot.tracebacks import why

log = structlog.get_logger(__name__)

Interaction: TypeAlias = "discord.Interaction[Any]"
T = TypeVar("T")

Kind: TypeAlias = discord.InteractionResponseType
THINKING = Kind.deferred_channel_message
TAKEN = "the place of thinking is taken"
"""Marks an interaction, among its extras."""
SHOWN = "the message that shows the answer"
"""Its id, there."""
ANSWERS_LAST = 14 * 60.0
"""Seconds within which the answer to a press is changed: Discord's tokens last 15 minutes.
docs.discord.com/developers/interactions/receiving-and-responding#followup-messages"""


class _Original(int):
    """Stands in an address for the id of the message that an interaction was first answered with:
    a new one, or the pressed one, changed.

    https://docs.discord.com/developers/interactions/receiving-and-responding, Endpoints. No string,
    for discord.py takes ids only, and writes a string's @ as %40.
    """

    def __format__(self, _: str) -> str:
        return "@original"


ORIGINAL = _Original()


@dataclass(frozen=True, slots=True)
class Shown:
    """A message that shows the answer to a press: through that it can be changed, for a quarter of
    an hour, by none of the limited requests.

    It holds of the interaction what that takes, and no more: a table keeps many of them.
    """

    message_id: int | None
    """None where Discord has not said it."""
    until: float
    """When it can be changed no more, in seconds since 1970."""
    _at: int
    """What stands for it in an address: itself, or `ORIGINAL`."""
    _webhook: discord.Webhook
    _attached: Attached

    async def change(self, panel: Panel) -> bool:
        """Have it show a panel, with the files of that and no others; False where it is deleted."""
        await self._attached.draw(self.message_id, panel)
        try:
            edit = partial(self._webhook.edit_message, self._at)
            await self._attached.edit(self.message_id, panel, edit)
        except discord.NotFound as error:
            if error.code != Code.UNKNOWN_MESSAGE:
                raise
            return False
        return True

    async def follow_up(self, panel: Panel) -> "Shown":
        """Show a panel to everybody, as a new message below, when the press has been answered.

        Discord shows it as a reply to what was pressed:
        https://github.com/discord/discord-api-docs/issues/2733
        """
        message = await self._webhook.send(**await to_send(panel), wait=True)
        self._attached.note(message)
        return Shown(message.id, self.until, message.id, self._webhook, self._attached)


def first_answer(interaction: Interaction, message_id: int | None, at: int = ORIGINAL) -> Shown:
    """Return the message that an interaction was first answered with: by a change or as a new one.

    Nothing else of the interaction is held on to. ``at``: what stands for a later one.
    """
    bot = interaction.client
    until = bot.clock.now() + ANSWERS_LAST
    return Shown(message_id, until, at, interaction.followup, bot.messages.attached)


def words_of(interaction: Interaction) -> Words:
    """Return the words for one user's eyes: the locale of the user's own client."""
    return words_for(str(interaction.locale))


def is_private(interaction: Interaction) -> bool:
    """Say whether the pressed message is seen by this user only.

    So is all that stands in their direct messages with the bot, but not in those with others.
    """
    message = interaction.message
    if message is not None and message.flags.ephemeral:
        return True
    return interaction.guild_id is None and not interaction.context.private_channel


async def whisper(interaction: Interaction, panel: Panel) -> Shown:
    """Show a panel to this user only, as a new message.

    The first one after "thinking" takes its place: there a follow-up only works for
    compatibility (https://docs.discord.com/developers/interactions/receiving-and-responding).
    """
    shown = await to_send(panel)  # First: while it is drawn, somebody may say "thinking".
    thinking = interaction.response.type is THINKING and TAKEN not in interaction.extras
    if thinking and await redraw(interaction, panel):
        return first_answer(interaction, interaction.extras.get(SHOWN))
    attached = interaction.client.messages.attached
    if interaction.response.is_done():
        message = await interaction.followup.send(**shown, ephemeral=True, wait=True)
        attached.note(message)
        return first_answer(interaction, message.id, message.id)
    sending = interaction.response.send_message(**shown, ephemeral=True)
    answer = await _first(interaction, Kind.channel_message, sending)
    attached.note(answer)
    return first_answer(interaction, None if answer is None else answer.message_id)


async def announce(interaction: Interaction, panel: Panel) -> bool:
    """Show a panel to everybody in the channel, as a new message: the first answer there is.

    False where Discord has shown it to this user alone, as it does where the bot is not and users
    may not "Use External Apps", or not write:
    https://docs.discord.com/developers/topics/permissions, Bitwise Permission Flags;
    https://docs.discord.com/developers/resources/application, User Context.
    """
    answer = await interaction.response.send_message(**await to_send(panel))
    return not answer.is_ephemeral()


async def redraw(interaction: Interaction, panel: Panel) -> bool:
    """Change the message whose button was pressed; its files are those of the panel, no others.

    False where it was deleted meanwhile: nothing is answered yet, and nothing is shown.
    """
    attached = interaction.client.messages.attached
    await attached.draw(interaction.message, panel)  # First, as above.
    edit: Any = partial(_first_edit, interaction)
    pressed = None if interaction.response.type is THINKING else interaction.message
    taken = TAKEN in interaction.extras
    if interaction.response.is_done():
        edit = interaction.edit_original_response
        interaction.extras[TAKEN] = True
    try:
        interaction.extras[SHOWN] = await attached.edit(pressed, panel, edit)
    except aiohttp.ClientError:
        if not taken:  # Whoever shows it once more takes that place, or it would be there twice.
            interaction.extras.pop(TAKEN, None)
        raise
    except discord.NotFound as error:
        if error.code != Code.UNKNOWN_MESSAGE:
            raise
        return False
    return True


async def acknowledge(interaction: Interaction, *, new: bool = False) -> None:
    """Tell Discord that the bot is at it, unless it has been answered: the message stays as it is.

    ``new`` says that the answer will be a new message for this user only, not a change of the
    pressed one.
    """
    if interaction.response.is_done():
        return
    new = new or interaction.type is discord.InteractionType.application_command
    deferring = interaction.response.defer(ephemeral=new, thinking=new)
    await _first(interaction, THINKING if new else Kind.deferred_message_update, deferring)


async def _first_edit(interaction: Interaction, **shown: Any) -> object:
    editing = interaction.response.edit_message(**shown)
    return await _first(interaction, Kind.message_update, editing)


async def _first(interaction: Interaction, kind: Kind, answering: Awaitable[T]) -> T | None:
    """Give the first answer to an interaction; None where Discord has it, and does not say more.

    So it is where the word of it was lost: discord.py sends it once more then, and Discord refuses
    that. Or another process has refused what it handed over, as the database no longer said that it
    was taken: what comes next stands in place of that sentence.
    """
    try:
        return await answering
    except discord.HTTPException as error:
        if error.code != Code.ANSWERED:
            raise
        interaction.response._response_type = kind  # What comes next is no first answer.
        return None


async def once_more(showing: Callable[[], Awaitable[object]]) -> None:
    """Show what came of a press that counts; again, where the line is cut just then.

    Nobody is to be told to try again: crowns would be granted twice. discord.py sends no such
    request twice, nor does aiohttp.
    """
    try:
        await showing()
    except aiohttp.ClientError as cut:
        log.warning("the line was cut; shown once more", why=why(cut))
        await showing()


async def reply(interaction: Interaction, panel: Panel) -> None:
    """Answer a press to this user only: on the pressed message, if nobody else sees that."""
    await once_more(partial(_reply, interaction, panel))


async def _reply(interaction: Interaction, panel: Panel) -> None:
    if not (is_private(interaction) and await redraw(interaction, panel)):
        await whisper(interaction, panel)
