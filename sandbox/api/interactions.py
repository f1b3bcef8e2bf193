"""Routes that an interaction's token opens: the callback and the follow-ups."""

from __future__ import annotations

from collections.abc import Iterable

from sandbox.api.limits import WEBHOOK
from sandbox.api.router import Call, Route
from sandbox.interactions import Interactions
from sandbox.messages import Messages
from sandbox.model import Interaction, Json
from sandbox.payloads import Payloads

WEBHOOK_PATH = "/webhooks/{application_id}/{token}"
MESSAGE = WEBHOOK_PATH + "/messages/{message_id}"


class InteractionRoutes:
    """How the bot answers interactions."""

    def __init__(self, interactions: Interactions, payloads: Payloads, messages: Messages) -> None:
        self._interactions = interactions
        self._payloads = payloads
        self._messages = messages

    def routes(self) -> Iterable[Route]:
        """The table."""
        callback = "/interactions/{interaction_id}/{token}/callback"
        yield Route("POST", callback, self.callback, None, token_in_path=True)
        yield Route("POST", WEBHOOK_PATH, self.follow_up, WEBHOOK, token_in_path=True)
        yield Route("GET", MESSAGE, self.get, WEBHOOK, token_in_path=True)
        yield Route("PATCH", MESSAGE, self.edit, WEBHOOK, token_in_path=True)
        yield Route("DELETE", MESSAGE, self.delete, WEBHOOK, token_in_path=True)

    def _interaction(self, call: Call) -> Interaction:
        return self._interactions.by_token(call.params["application_id"], call.params["token"])

    def callback(self, call: Call) -> Json | None:
        """POST the acknowledgement."""
        answer = self._interactions.callback(
            call.params["interaction_id"], call.params["token"], call.body, call.uploads
        )
        return answer if call.query.get("with_response", "").lower() in ("true", "1") else None

    def follow_up(self, call: Call) -> Json:
        """POST a further message."""
        interaction = self._interaction(call)
        message = self._interactions.follow_up(interaction, call.body, call.uploads)
        return self._payloads.message(message)

    def get(self, call: Call) -> Json:
        """GET a message, ephemeral ones too."""
        interaction = self._interaction(call)
        message = self._interactions.message_of(interaction, call.params["message_id"])
        return self._payloads.message(message)

    def edit(self, call: Call) -> Json:
        """PATCH a message."""
        interaction = self._interaction(call)
        message = self._interactions.message_of(interaction, call.params["message_id"])
        self._messages.change(interaction, message, call.body, call.uploads)
        return self._payloads.message(message)

    def delete(self, call: Call) -> None:
        """DELETE a message."""
        interaction = self._interaction(call)
        message = self._interactions.message_of(interaction, call.params["message_id"])
        self._messages.delete(interaction.channel, message)
