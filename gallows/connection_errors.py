"""What an operator can do when Discord cannot be reached or does not let the bot in."""

import aiohttp
import discord
from discord.http import Route

from bot.settings import variable


def advice(error: BaseException) -> str | None:
    """Return what to do about an error of connecting; None when it is something else.

    What the numbers of Discord's gateway mean:
    https://docs.discord.com/developers/topics/opcodes-and-status-codes#gateway-gateway-close-event-codes.
    """
    match error:
        case discord.LoginFailure() | discord.ConnectionClosed(code=4004):
            return (
                "Discord does not know this DISCORD_TOKEN. Copy it anew: Discord Developer Portal "
                "> your application > Bot > Reset Token."
            )
        case discord.PrivilegedIntentsRequired():
            return "Discord refused the intents that the bot asked for."
        case discord.ConnectionClosed(code=4011):
            return (
                "Discord wants more shards of a bot on so many servers. Set "
                f"{variable('shards')} higher, or to nothing."
            )
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
