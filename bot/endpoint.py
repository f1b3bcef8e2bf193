"""Where Discord is: at Discord, or at another server that speaks its API, such as the sandbox."""

import yarl
from discord import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route


def use_server(api_url: str | None, gateway_url: str | None, cdn_url: str | None = None) -> None:
    """Point discord.py at another server; without addresses it stays as it is.

    ``cdn_url`` is where the avatars of another server are; without it, that server's users have
    none. discord.py keeps the addresses in its classes, so this holds for the whole process.
    """
    if api_url:
        Route.BASE = api_url.rstrip("/")
        Asset.BASE = (cdn_url or "").rstrip("/")
    if gateway_url:
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway_url)
