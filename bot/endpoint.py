"""Where Discord is: at Discord, or at another server that speaks its API, such as the sandbox."""

import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route


def use_server(api_url: str | None, gateway_url: str | None) -> None:
    """Point discord.py at another server; without addresses it stays as it is.

    discord.py keeps both addresses in its classes, so this holds for the whole process.
    """
    if api_url:
        Route.BASE = api_url.rstrip("/")
    if gateway_url:
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway_url)
