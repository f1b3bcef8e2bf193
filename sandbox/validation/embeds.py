"""Discord's rules for embeds, and the form in which it keeps them."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import Any
from urllib.parse import urlsplit

from sandbox.model import Json
from sandbox.validation.fields import Fields, Path

TOTAL = 6000
NOT_IN_EMBEDS = ("id", "attachment_id", "name", "size")

Resolve = Callable[[Path, str], Json | None]


def check_embeds(fields: Fields, raw: Any, resolve: Resolve) -> list[Json]:
    """Embeds as a message keeps them; `resolve` finds what a media URL stands for."""
    embeds = []
    total = 0
    for index, item in enumerate(fields.several(("embeds",), raw, 0, 10)):
        path: Path = ("embeds", index)
        embed, length = _embed(fields, path, fields.mapping(path, item), resolve)
        embeds.append(embed)
        total += length
    if total > TOTAL:
        fields.complain(
            ("embeds",),
            "MAX_EMBED_SIZE_EXCEEDED",
            f"Embed size exceeds maximum size of {TOTAL}",
        )
    return embeds


def _embed(fields: Fields, path: Path, raw: Json, resolve: Resolve) -> tuple[Json, int]:
    embed: Json = {"type": "rich"}
    length = 0
    for key, high in (("title", 256), ("description", 4096)):
        text = fields.text((*path, key), raw.get(key), 0, high)
        if text:
            embed[key] = text
            length += len(text)
    if raw.get("color") is not None:
        embed["color"] = fields.whole((*path, "color"), raw["color"], 0, 0xFFFFFF, 0)
    if raw.get("url"):
        embed["url"] = fields.text((*path, "url"), raw["url"], 0, 2048)
        _judge_url(fields, (*path, "url"), raw["url"])
    if raw.get("timestamp"):
        embed["timestamp"] = raw["timestamp"]
        _judge_moment(fields, (*path, "timestamp"), raw["timestamp"])
    for key, name, high in (("author", "name", 256), ("footer", "text", 2048)):
        part = raw.get(key)
        if part:
            text = fields.text((*path, key, name), part.get(name), 0, high)
            embed[key] = {k: v for k, v in part.items() if v is not None}
            length += len(text or "")
    for key in ("image", "thumbnail"):
        part = raw.get(key)
        if part and part.get("url"):
            media = resolve((*path, key, "url"), part["url"])
            if media is not None:
                embed[key] = {k: v for k, v in media.items() if k not in NOT_IN_EMBEDS}
    kept = []
    for number, item in enumerate(fields.several((*path, "fields"), raw.get("fields"), 0, 25)):
        place: Path = (*path, "fields", number)
        part = fields.mapping(place, item)
        name = fields.text((*place, "name"), part.get("name"), 1, 256, required=True) or ""
        value = fields.text((*place, "value"), part.get("value"), 1, 1024, required=True) or ""
        kept.append({"name": name, "value": value, "inline": bool(part.get("inline"))})
        length += len(name) + len(value)
    if kept:
        embed["fields"] = kept
    return embed, length


def _judge_url(fields: Fields, path: Path, url: Any) -> None:
    """`RichEmbed` in Discord's OpenAPI description, as what follows."""
    try:
        parts = urlsplit(str(url))
    except ValueError:
        parts = urlsplit("http:")
    if parts.scheme not in ("http", "https"):
        what = (
            f"Scheme \"{parts.scheme}\" is not supported. Scheme must be one of ('http', 'https')."
        )
        fields.complain(path, "URL_TYPE_INVALID_SCHEME", what)
    elif not parts.hostname or " " in str(url):
        fields.complain(path, "URL_TYPE_INVALID_URL", "Not a well formed URL.")


def _judge_moment(fields: Fields, path: Path, moment: Any) -> None:
    try:
        datetime.fromisoformat(str(moment))
    except ValueError:
        what = f"Could not parse {moment}. Should be ISO8601."
        fields.complain(path, "DATE_TIME_TYPE_PARSE", what)
