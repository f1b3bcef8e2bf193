"""Discord's rules for messages: a request's body and files become the parts of a message."""

from __future__ import annotations

import mimetypes
import re
import struct
from dataclasses import dataclass, field
from typing import Any

from sandbox.errors import DiscordError, Refused
from sandbox.model import NO_FLAGS, NOBODY, Attachment, Json, Mentions, Message, MessageFlag
from sandbox.payloads import ATTACHMENT_LIMIT, Payloads
from sandbox.state import State
from sandbox.validation.components import ComponentCheck, check_size
from sandbox.validation.embeds import check_embeds
from sandbox.validation.fields import Fields, Path
from sandbox.validation.mentions import MentionReader

MOST_CONTENT = 2000
MOST_FILES = 10
SENDABLE = (
    MessageFlag.SUPPRESS_EMBEDS | MessageFlag.SUPPRESS_NOTIFICATIONS | MessageFlag.IS_COMPONENTS_V2
)
NOT_SUPPORTED = ("sticker_ids", "poll", "shared_client_theme", "thread_name", "tts")


@dataclass(slots=True)
class Upload:
    """A file of a multipart request: `files[index]`."""

    index: str
    filename: str
    content_type: str
    data: bytes


@dataclass(slots=True)
class ParsedMessage:
    """A message's parts after all checks."""

    content: str = ""
    embeds: list[Json] = field(default_factory=list)
    components: list[Json] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    flags: MessageFlag = NO_FLAGS
    mentions: Mentions = NOBODY
    reference: Json | None = None


class MessageParser:
    """Turns request bodies into parsed messages."""

    def __init__(self, state: State, payloads: Payloads) -> None:
        self._state = state
        self._payloads = payloads
        self.mentions = MentionReader(state)

    def parse(
        self,
        channel_id: str,
        body: Json,
        uploads: list[Upload],
        *,
        before: Message | None = None,
        ephemeral_allowed: bool = False,
    ) -> ParsedMessage:
        """The message that a create (or, with `before`, an edit) asks for.

        Raises DiscordError 50035 for what is wrong with it, 50006 when there is nothing in it,
        40005 when a file is too large, Refused for what the sandbox does not do.
        """
        for key in NOT_SUPPORTED:
            if body.get(key):
                raise Refused(f"messages with {key}")
        fields = Fields()
        parsed = ParsedMessage()
        parsed.flags = self._flags(fields, body, before, ephemeral_allowed)
        v2 = MessageFlag.IS_COMPONENTS_V2 in parsed.flags

        parsed.attachments = self._attachments(fields, body, uploads, before)
        resolve = _Media(self._state, self._payloads, channel_id, parsed.attachments, fields)

        if "content" in body or before is None:
            text = fields.text(("content",), body.get("content"), 0, MOST_CONTENT)
            parsed.content = (text or "").strip()
        else:
            parsed.content = before.content
        turns_v2 = v2 and before is not None and not before.is_v2
        # Where it turns, an empty list takes them away, and null does not:
        # https://github.com/discord/discord-api-docs/issues/7787
        told = body.get("embeds") is not None if turns_v2 else "embeds" in body
        if told or before is None:
            for attachment in parsed.attachments:
                attachment.in_embed = False
            parsed.embeds = check_embeds(fields, body.get("embeds"), resolve.for_embed)
        else:
            parsed.embeds = before.embeds
        if "components" in body or before is None or turns_v2:
            for attachment in parsed.attachments:
                attachment.in_component = False
            check = ComponentCheck(fields, v2=v2, resolve=resolve, emojis=self._state.emojis)
            parsed.components = check.message(body.get("components"))
        else:
            parsed.components = before.components
        if v2 and (parsed.content or parsed.embeds):
            place = "content" if parsed.content else "embeds"
            fields.complain(
                (place,),
                "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                f"The '{place}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
            )
        parsed.mentions = self.mentions.of_bot(
            fields,
            body.get("allowed_mentions"),
            self._state.channels.get(channel_id),
            content=parsed.content,
            components=parsed.components,
            interaction=ephemeral_allowed or (before is not None and before.webhook_id is not None),
        )
        fields.check()
        check_size(parsed.components)
        if v2 and not parsed.components:
            raise DiscordError(400, 50006, "Cannot send an empty message")
        if not (parsed.content or parsed.embeds or parsed.components or parsed.attachments):
            raise DiscordError(400, 50006, "Cannot send an empty message")
        return parsed

    @staticmethod
    def _flags(
        fields: Fields, body: Json, before: Message | None, ephemeral_allowed: bool
    ) -> MessageFlag:
        raw = body.get("flags")
        if before is not None and raw is None:
            return before.flags
        asked = MessageFlag(fields.whole(("flags",), raw, 0, 2**31 - 1, 0))
        if before is None:
            allowed = SENDABLE | (MessageFlag.EPHEMERAL if ephemeral_allowed else MessageFlag(0))
            return asked & allowed
        if before.is_v2 and MessageFlag.IS_COMPONENTS_V2 not in asked:
            fields.complain(
                ("flags",),
                "MESSAGE_FLAGS_COMPONENTS_V2_CANNOT_BE_REMOVED",
                "The IS_COMPONENTS_V2 flag cannot be removed from a message",
            )
        changeable = MessageFlag.SUPPRESS_EMBEDS | MessageFlag.IS_COMPONENTS_V2
        return (before.flags & ~changeable) | (asked & changeable)

    def _attachments(
        self, fields: Fields, body: Json, uploads: list[Upload], before: Message | None
    ) -> list[Attachment]:
        files = {upload.index: upload for upload in uploads}
        for upload in uploads:
            if len(upload.data) > ATTACHMENT_LIMIT:
                raise DiscordError(413, 40005, "Request entity too large")
        existing = {a.id: a for a in before.attachments} if before is not None else {}
        listed = body.get("attachments")
        kept: list[Attachment] = []
        if listed is None:
            kept += existing.values()
            listed = []
        for number, item in enumerate(fields.several(("attachments",), listed, 0, MOST_FILES)):
            path: Path = ("attachments", number)
            part = fields.mapping(path, item)
            key = str(part.get("id"))
            text = fields.text((*path, "description"), part.get("description"), 0, 1024)
            if key in files:
                kept.append(self._attach(files.pop(key), part.get("filename"), text))
            elif key in existing:
                existing[key].description = text or existing[key].description
                kept.append(existing[key])
            else:
                fields.complain(
                    (*path, "id"), "ATTACHMENT_NOT_FOUND", f"Attachment {key} was not found"
                )
        kept += [self._attach(upload, None, None) for upload in files.values()]
        if len(kept) > MOST_FILES:
            raise DiscordError(400, 30015, f"Maximum number of attachments reached ({MOST_FILES})")
        return kept

    def _attach(self, upload: Upload, name: Any, description: str | None) -> Attachment:
        filename = re.sub(r"[^\w.\-]", "_", str(name or upload.filename)) or "file"
        guessed = mimetypes.guess_type(filename)[0]
        attachment = Attachment(
            id=self._state.ids.mint(),
            filename=filename,
            content_type=guessed or upload.content_type,
            data=upload.data,
            description=description or None,
            size=picture_size(upload.data),
        )
        self._state.attachments[attachment.id] = attachment
        return attachment


class _Media:
    """Finds what a media URL stands for: an attachment of the message, or a place elsewhere."""

    def __init__(
        self,
        state: State,
        payloads: Payloads,
        channel_id: str,
        attachments: list[Attachment],
        fields: Fields,
    ) -> None:
        self._state = state
        self._payloads = payloads
        self._channel_id = channel_id
        self._attachments = {attachment.filename: attachment for attachment in attachments}
        self._fields = fields

    def for_embed(self, path: Path, url: str) -> Json | None:
        """As the call, but the attachment is not listed beside the embed any more."""
        found = self(path, url)
        if found is not None and url.startswith("attachment://"):
            attachment = self._attachments[url.removeprefix("attachment://")]
            attachment.in_embed, attachment.in_component = True, False
        return found

    def __call__(self, path: Path, url: str) -> Json | None:
        """The media object, or a complaint and None."""
        if url.startswith("attachment://"):
            attachment = self._attachments.get(url.removeprefix("attachment://"))
            if attachment is None:
                self._fields.complain(
                    path,
                    "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
                    "The referenced attachment was not found",
                )
                return None
            attachment.in_component = True
            payload = self._payloads.attachment(self._channel_id, attachment)
            kept = ("url", "proxy_url", "width", "height", "content_type")
            return {
                "id": self._state.ids.mint(),
                "attachment_id": attachment.id,
                "name": attachment.filename,
                "size": len(attachment.data),
                **{key: payload[key] for key in kept if key in payload},
            }
        if url.startswith(("http://", "https://")):
            return {"id": self._state.ids.mint(), "url": url, "proxy_url": url}
        self._fields.complain(
            path,
            "URL_TYPE_INVALID_SCHEME",
            "Scheme must be one of ('http', 'https', 'attachment').",
        )
        return None


def picture_size(data: bytes) -> tuple[int, int] | None:
    """Width and height of a PNG or GIF, which are the pictures that bots draw."""
    if data[:8] == b"\x89PNG\r\n\x1a\n" and len(data) >= 24:
        width, height = struct.unpack(">II", data[16:24])
        return width, height
    if data[:6] in (b"GIF87a", b"GIF89a") and len(data) >= 10:
        width, height = struct.unpack("<HH", data[6:10])
        return width, height
    return None
