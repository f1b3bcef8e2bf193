"""Who may talk to the sandbox: programs of this machine, and no web page but its own.

A page of any site can send requests to a port of this machine, and by a name of its own that it has
resolve here (DNS rebinding) it could even read the answers. Neither can forge the two headers that
are checked here, on every route and before a websocket is opened.
"""

from __future__ import annotations

import json
from urllib.parse import urlsplit

from aiohttp import web
from aiohttp.typedefs import Handler

NAMES = ("127.0.0.1", "localhost", "::1")


@web.middleware
async def own_pages_only(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Refuse a request whose Host is no loopback name, or whose Origin is not that very host."""
    host = request.headers.get("Host", "")
    if not _is_loopback(host):
        return _refused("The sandbox answers to 127.0.0.1 and localhost alone.")
    # Another server of this machine is another site, too.
    if any(origin != f"http://{host}" for origin in request.headers.getall("Origin", [])):
        return _refused("Another site's page may not act here.")
    return await handler(request)


def _is_loopback(host: str) -> bool:
    try:
        parts = urlsplit(f"//{host}")
        _ = parts.port
    except ValueError:
        return False
    return parts.hostname in NAMES and parts.username is None and not parts.path


def _refused(sentence: str) -> web.Response:
    return web.Response(
        status=403,
        body=json.dumps({"error": sentence}).encode(),
        headers={"Content-Type": "application/json"},
    )
