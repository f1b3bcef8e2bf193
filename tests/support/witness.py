"""What was ever sent, and who could see it."""

import json
import re
from typing import Any

from simcord.backend.models import Interaction

from tests.support.evening import Evening
from tests.support.guests import Guest


class Witness:
    """Everything that was ever sent, and who could see it."""

    def __init__(self, evening: Evening) -> None:
        self.sent: list[tuple[int | None, dict[str, Any]]] = []
        self.at: list[int] = []
        """Which of all requests each of them was, counted from 0."""
        backend = evening.env.backend
        dms = {channel: user for user, channel in backend.dm_channels.items()}
        for number, request in enumerate(evening.env.http_requests):
            body = request.json
            if not isinstance(body, dict) or request.path.startswith("/applications/"):
                continue
            viewer: int | None = None
            found = re.match(r"/channels/(\d+)/messages", request.path)
            if found:
                viewer = dms.get(int(found[1]))
            found = re.match(r"/interactions/(\d+)/", request.path)
            record = backend.interactions.get(int(found[1])) if found else None
            found = re.match(r"/webhooks/\d+/([^/]+)(?:/messages/([^/]+))?", request.path)
            changed: int | None = None
            if found:
                record = next(r for r in backend.interactions.values() if r.token == found[1])
                if found[2] == "@original":
                    changed = record.message_id or record.source_message_id
                elif found[2]:
                    changed = int(found[2])
            if record is not None:
                viewer = self._sees(evening, dms, record, body, changed)
                body = body.get("data") or body
            self.sent.append((viewer, body))
            self.at.append(number)

    @staticmethod
    def _sees(
        evening: Evening,
        dms: dict[int, int],
        record: Interaction,
        body: Any,
        changed: int | None,
    ) -> int | None:
        """Return who sees an answer. ``changed``: the message that it changes later on."""
        data = body.get("data") or body
        if body.get("type") in (6, 7):
            changed = record.source_message_id
        if changed is not None:
            message = evening.env.backend.messages[record.channel_id].get(changed)
            if message is not None:
                return evening.seen_by(message)
        private = bool((data.get("flags") or 0) & 64) or record.channel_id in dms
        return record.user_id if private else None

    def of(self, guest: Guest | None) -> list[str]:
        """All that one user could see, or all that everybody could, as it was sent."""
        viewers = (None,) if guest is None else (None, guest.id)
        return [json.dumps(body, sort_keys=True) for who, body in self.sent if who in viewers]
