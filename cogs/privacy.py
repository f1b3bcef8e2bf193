"""``/privacy``: what is stored about a user, to see, to take away, to have erased."""

import re
from collections.abc import Awaitable, Callable, Iterable

from discord.ext import commands

from bot.app import GameBot
from bot.messages.answers import whisper, words_of
from bot.panels.privacy import erase_panel, privacy_panel
from bot.shards.exchange import ERASED
from bot.store.errors import StillOpen
from bot.tables.erasing import begin_erasing, go_on_erasing
from bot.values.errors import Declined
from bot.values.guilds import NO_SERVER
from cogs.commands import anywhere, called, command, said
from cogs.files import Pieces, send_file
from cogs.replies import Interaction, done, in_time, say_begun


async def show(interaction: Interaction) -> None:
    """Say what is stored about the user."""
    summary = interaction.client.store.privacy.summary(interaction.user.id)
    found = await in_time(interaction, summary, new=True)
    addresses = interaction.client.addresses
    await whisper(interaction, privacy_panel(found, words_of(interaction), addresses))


async def export(interaction: Interaction) -> None:
    """Hand over all that is stored about the user; by DM where no file can be attached."""
    pieces = Pieces("gallows-and-goblets.json")
    writing = interaction.client.store.privacy.write_out(interaction.user.id, pieces.add)
    await in_time(interaction, writing, new=True)
    await send_file(
        interaction, "privacy-export", *pieces.files(), nowhere="refused-export-nowhere"
    )


async def ask_first(interaction: Interaction) -> None:
    """Say what erasing does, and ask."""
    await whisper(interaction, erase_panel(words_of(interaction)))


async def erase(interaction: Interaction) -> None:
    """Put a stranger in the user's place, for good."""
    manager, user_id = interaction.client.manager, interaction.user.id
    try:
        await in_time(interaction, begin_erasing(manager, user_id), new=False)
    except StillOpen as still:
        tables = await _ways_to(interaction, still.table_ids)
        raise Declined("refused-still-seated", tables=tables) from still
    await say_begun(interaction, "privacy-erasing")
    await go_on_erasing(manager, user_id)
    await interaction.client.tell_others(ERASED, user=user_id)
    await done(interaction, "privacy-erased")


async def _ways_to(interaction: Interaction, table_ids: Iterable[int]) -> str:
    """Return the numbers of tables, which lead there: they may be in any server."""
    found = [await interaction.client.store.tables.find(each) for each in table_ids]
    return ", ".join(
        str(record.id) if record.guild_id == NO_SERVER else f"[{record.id}]({record.place_link})"
        for record in filter(None, found)
    )


async def keep(interaction: Interaction) -> None:
    """Erase nothing."""
    await done(interaction, "privacy-kept")


PRESSES: dict[str, Callable[[Interaction], Awaitable[None]]] = {
    "show": show,
    "export": export,
    "delete": ask_first,
    "erase": erase,
    "keep": keep,
}


@anywhere
class Privacy(
    commands.GroupCog,
    group_name=called("privacy"),
    group_description=said("command-privacy-description"),
):
    """``/privacy``."""

    @command("privacy", "show")
    async def show(self, interaction: Interaction) -> None:
        await show(interaction)

    @command("privacy", "export")
    async def export(self, interaction: Interaction) -> None:
        await export(interaction)

    @command("privacy", "delete")
    async def delete(self, interaction: Interaction) -> None:
        await ask_first(interaction)


async def press(interaction: Interaction, found: re.Match[str]) -> None:
    """Do what a button says of what ``/privacy`` shows."""
    await PRESSES[found["act"]](interaction)


async def setup(bot: GameBot) -> None:
    """Add the cog."""
    await bot.add_cog(Privacy())
