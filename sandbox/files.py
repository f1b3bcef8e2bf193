"""What the sandbox serves besides its two APIs: attachments, avatars and the web page."""

from __future__ import annotations

import hashlib
import html
from pathlib import Path

from aiohttp import web

from sandbox.avatars import avatar_png
from sandbox.state import State
from sandbox.texts import Texts, asked_for

PAGE = Path(__file__).parent / "page"
NEEDS_SCRIPT = "page-needs-script"
FOR_GOOD = "max-age=31536000, immutable"
"""A browser asks no more for what it has: https://www.rfc-editor.org/rfc/rfc8246."""


def page_version() -> str:
    """Return what the page's files are called by: another word as soon as one of them changes.

    So a browser never has files of two versions, and need not ask for each whether it is still
    the same: there are forty.
    """
    files = ((file, file.stat()) for file in sorted(PAGE.rglob("*")) if file.is_file())
    parts = [(str(file), stat.st_mtime_ns, stat.st_size) for file, stat in files]
    return hashlib.sha256(repr(parts).encode()).hexdigest()[:16]


class Files:
    """Plain GETs."""

    def __init__(self, state: State, texts: Texts) -> None:
        self._state = state
        self._texts = texts
        self._version = ""
        """Of the page's files, when the page was asked for last."""

    def add(self, app: web.Application) -> None:
        """Serve them."""
        app.router.add_get("/", self.index)
        app.router.add_get("/page/texts.json", self.texts)
        app.router.add_get("/page/{version}/{file:.+}", self.page)
        attachment = "/cdn/attachments/{channel_id}/{attachment_id}/{filename}"
        app.router.add_get(attachment, self.attachment)
        app.router.add_get("/cdn/avatars/{user_id}.svg", self.initial)
        # As Discord's CDN has them: https://docs.discord.com/developers/reference, "Image
        # Formatting". Here they are PNG alone, and of one size.
        app.router.add_get("/cdn/avatars/{user_id}/{avatar}.png", self.avatar)
        # In whatever format a client asks for: it is told which one it gets.
        app.router.add_get(r"/cdn/emojis/{emoji_id:\d+}{suffix:(\.\w+)?}", self.emoji)

    async def index(self, request: web.Request) -> web.StreamResponse:
        """The web page."""
        index, wanted = PAGE / "index.html", asked_for(request)
        if not index.is_file():
            return web.Response(text="The sandbox runs; it has no page here.")
        # Revalidated each time, so that a changed page shows on reload.
        # Shown in no frame: another site's page could lead the clicks of who sits before it.
        headers = {"Cache-Control": "no-cache", "Content-Security-Policy": "frame-ancestors 'none'"}
        page = index.read_text("utf-8").replace("{language}", self._texts.choose(wanted))
        said = html.escape(self._texts.say(wanted, NEEDS_SCRIPT))
        page = page.replace(f"{{{NEEDS_SCRIPT}}}", said)
        self._version = page_version()
        page = page.replace("{page}", f"/page/{self._version}")
        return web.Response(text=page, content_type="text/html", headers=headers)

    async def page(self, request: web.Request) -> web.StreamResponse:
        """A file of the page. What is asked for by an older name is only right for now."""
        file = (PAGE / request.match_info["file"]).resolve()
        if not file.is_relative_to(PAGE.resolve()) or not file.is_file():
            raise web.HTTPNotFound
        newest = request.match_info["version"] == self._version
        headers = {"Cache-Control": FOR_GOOD if newest else "no-cache"}
        return web.FileResponse(file, headers=headers)

    async def texts(self, request: web.Request) -> web.Response:
        """What the page says, in the language that the request asks for."""
        headers = {"Cache-Control": "no-store"}
        return web.json_response(self._texts.page(asked_for(request)), headers=headers)

    async def attachment(self, request: web.Request) -> web.Response:
        """A file of a message."""
        attachment = self._state.attachments.get(request.match_info["attachment_id"])
        if attachment is None or attachment.filename != request.match_info["filename"]:
            raise web.HTTPNotFound
        # The type comes from whoever uploaded it: only pictures may be shown in place.
        shown = attachment.content_type.startswith("image/")
        return web.Response(
            body=attachment.data,
            headers={
                "Content-Type": attachment.content_type,
                "Content-Disposition": "inline" if shown else "attachment",
                "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'",
                "X-Content-Type-Options": "nosniff",
            },
        )

    async def emoji(self, request: web.Request) -> web.Response:
        """The picture of one of the application's emojis."""
        emoji = self._state.emojis.get(request.match_info["emoji_id"])
        if emoji is None:
            raise web.HTTPNotFound
        headers = {"Content-Type": emoji.content_type, "X-Content-Type-Options": "nosniff"}
        return web.Response(body=emoji.data, headers=headers)

    async def avatar(self, request: web.Request) -> web.Response:
        """A picture of a user's own; what is no hash of theirs is not found."""
        user = self._state.users.get(request.match_info["user_id"])
        if user is None or user.avatar is None or user.avatar != request.match_info["avatar"]:
            raise web.HTTPNotFound
        return web.Response(body=avatar_png(user), content_type="image/png")

    async def initial(self, request: web.Request) -> web.Response:
        """What stands for a user without a picture: a disc of their colour with their initial."""
        user_id = request.match_info["user_id"]
        bot = self._state.bot
        user = bot if user_id == bot.id else self._state.users.get(user_id)
        if user is None:
            raise web.HTTPNotFound
        initial = next((letter for letter in user.name if letter.isalpha()), "?").upper()
        svg = (
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">'
            f'<circle cx="32" cy="32" r="32" fill="{html.escape(user.colour)}"/>'
            '<text x="32" y="43" font-family="Georgia,serif" font-size="32" fill="#fff"'
            f' text-anchor="middle">{html.escape(initial)}</text></svg>'
        )
        return web.Response(body=svg.encode(), content_type="image/svg+xml")
