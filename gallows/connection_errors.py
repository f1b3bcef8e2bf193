"""What an operator can do when Discord cannot be reached or does not let the bot in."""

import aiohttp
import discord
from discord.http import Route


def advice(error: BaseException) -> str | None:
    """Return what to do about an error of connecting; None when it is something else."""
    match error:
        case discord.LoginFailure():
            return (
                "Discord does not know this DISCORD_TOKEN. Copy it anew: Discord Developer Portal "
                "> your application > Bot > Reset Token."
            )
        case discord.PrivilegedIntentsRequired():
            return "Discord refused the intents that the bot asked for."
        case discord.HTTPException(status=status):
            return f"Discord answered with HTTP status {status}: {error.text or 'no reason given'}."
        case discord.GatewayNotFound() | discord.ConnectionClosed():
            return f"Discord's gateway closed the connection: {error}."
        case TimeoutError():
            return f"Discord did not answer in time at {Route.BASE}. Check the network."
        case aiohttp.ClientError() | ConnectionError():
            return f"Discord cannot be reached at {Route.BASE}: {error}. Check the network."
        case _:
            return None
