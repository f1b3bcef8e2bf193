"""Discord is told of the commands: of those that it takes, whatever is wrong with the others."""

import re
from typing import Any, TypeAlias

import discord
import structlog
from discord import app_commands

from bot.installs import BY_SERVER
from bot.plugins.command_limits import Json, excesses, fitted

Tree: TypeAlias = "app_commands.CommandTree[Any]"

log = structlog.get_logger(__name__)

BAD_REQUEST = 400
NAMED = re.compile(r"^In (\d+)(?:\.|:)", re.MULTILINE)
"""A command in discord.py's words for a refusal, by its place in the list that was sent."""
MOST_TRIES = 5
PRIVATE_CHANNEL = 2
"""Direct messages that the bot is not in, among a command's contexts: see
https://docs.discord.com/developers/interactions/application-commands, Interaction Contexts."""


async def sync_commands(tree: Tree) -> list[Json]:
    """Tell Discord the commands, and return them as it keeps them.

    Translations that do not fit are left out, and so is a command that does not, or that Discord
    names when it refuses the list. Where it refuses all the same, what it has been told before
    stays, and is returned. Raise discord.py's `HTTPException` where it cannot be asked.
    """
    http: Any = tree.client.http
    application = tree.client.application_id
    commands = [
        fitting
        for command in tree.get_commands(type=discord.AppCommandType.chat_input)
        if (fitting := await _fitting(tree, command)) is not None
    ]
    about = tree.client.application
    if about is not None and about.interactions_endpoint_url is not None:
        # One way or the other, never both:
        # https://docs.discord.com/developers/interactions/receiving-and-responding.
        log.error("nothing typed or pressed arrives: an Interactions Endpoint URL is set")
    if about is not None and about.user_integration_config is None:
        log.info("only servers can install the bot: User Install is off in the developer portal")
        commands = list(map(_for_servers, commands))
    for _ in range(MOST_TRIES):
        try:
            return list(await http.bulk_upsert_global_commands(application, commands))
        except discord.HTTPException as refusal:
            if refusal.status != BAD_REQUEST:
                raise
            why = refusal.text
        named = {at for at in map(int, NAMED.findall(why)) if at < len(commands)}
        for at in sorted(named):
            log.error("command left out", command=commands[at]["name"], why=why)
        if not named:
            break
        commands = [each for at, each in enumerate(commands) if at not in named]
    log.error("Discord refuses the commands; those from before stay", why=why)
    return list(await http.get_global_commands(application))


def _for_servers(command: Json) -> Json:
    """Return a command that no user installs alone: Discord refuses one that the application is
    not set up for.

    https://docs.discord.com/developers/interactions/application-commands, Installation Context.
    """
    contexts = [each for each in command["contexts"] if each != PRIVATE_CHANNEL]
    return {**command, "integration_types": [BY_SERVER], "contexts": contexts}


async def _fitting(tree: Tree, command: Any) -> Json | None:
    """Return what is sent of a command; None for one that Discord would refuse."""
    translator = tree.translator
    try:
        written: Json = (
            command.to_dict(tree)
            if translator is None
            else await command.get_translated_payload(tree, translator)
        )
    except Exception:
        # Whatever is wrong with the texts of one, the others are to be had.
        log.exception("command left out", command=command.name)
        return None
    fits, lost = fitted(written)
    for each in lost:
        log.error("shown in English", why=str(each))
    wrong = excesses(fits)
    if wrong:
        log.error("command left out", command=command.name, why="\n".join(map(str, wrong)))
    return None if wrong else fits
