"""Interactions: a user acts, the bot must acknowledge in three seconds, a token lives on."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

from sandbox.dispatcher import Dispatcher
from sandbox.errors import (
    Denied,
    DiscordError,
    Refused,
    invalid,
    unknown_interaction,
    unknown_message,
    unknown_webhook,
)
from sandbox.installs import Context, Installs, context_of
from sandbox.messages import Messages
from sandbox.model import (
    LOCALE,
    Channel,
    Interaction,
    Json,
    Message,
    MessageFlag,
    Modal,
    User,
)
from sandbox.payloads import ATTACHMENT_LIMIT, Payloads
from sandbox.permissions import PRIVATE, Permission
from sandbox.state import State
from sandbox.texts import Texts
from sandbox.validation.commands import check_choices
from sandbox.validation.fields import Fields
from sandbox.validation.messages import Upload
from sandbox.validation.modals import check_modal

DEADLINE_SECONDS = 3.0
TOKEN_SECONDS = 15 * 60.0
MOST_FOLLOW_UPS = 5
"""Where only who acts has installed the bot; elsewhere there is no limit."""

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL_SUBMIT = 2, 3, 4, 5
MESSAGE, DEFERRED, DEFERRED_UPDATE, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9

ANSWERS = {
    COMMAND: (MESSAGE, DEFERRED, MODAL),
    COMPONENT: (MESSAGE, DEFERRED, DEFERRED_UPDATE, UPDATE, MODAL),
    AUTOCOMPLETE: (CHOICES,),
    MODAL_SUBMIT: (MESSAGE, DEFERRED, DEFERRED_UPDATE, UPDATE),
}
NO_ANSWER, OFFLINE = "page-did-not-respond", "page-bot-offline"
KEPT = 10_000


class Interactions:
    """Creates interactions, times them, and takes the bot's answers."""

    def __init__(
        self,
        state: State,
        payloads: Payloads,
        messages: Messages,
        dispatcher: Dispatcher,
        texts: Texts,
        installs: Installs,
    ) -> None:
        self._state = state
        self._installs = installs
        self._payloads = payloads
        self._messages = messages
        self._dispatcher = dispatcher
        self._texts = texts
        self._waiting: dict[str, asyncio.Future[Json]] = {}

    # -- a user acts -----------------------------------------------------------------------------

    async def perform(
        self,
        kind: int,
        user: User,
        channel: Channel,
        data: Json,
        *,
        message: Message | None = None,
        command_name: str | None = None,
        triggered_by: Json | None = None,
    ) -> Json:
        """Hand the interaction to the bot and wait until it is acknowledged or too late.

        Gives the outcome as the local API shows it. Raises Denied 409 where nobody has installed
        the bot for it.
        """
        interaction = self._create(kind, user, channel, data, message, command_name, triggered_by)
        waiting: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        self._waiting[interaction.id] = waiting
        if self._dispatcher.interaction(interaction):
            interaction.deadline = self._state.clock.call_later(
                DEADLINE_SECONDS, lambda: self._too_late(interaction, NO_ANSWER)
            )
        else:
            self._too_late(interaction, OFFLINE)
        try:
            return await waiting
        finally:
            self._waiting.pop(interaction.id, None)

    @property
    def waiting(self) -> int:
        """How many users wait for the bot to acknowledge."""
        return len(self._waiting)

    def fail_all(self, key: str) -> None:
        """Let everything that still waits fail now; why, is a text."""
        for interaction_id in list(self._waiting):
            self._too_late(self._state.interactions[interaction_id], key)

    def _create(
        self,
        kind: int,
        user: User,
        channel: Channel,
        data: Json,
        message: Message | None,
        command_name: str | None,
        triggered_by: Json | None,
    ) -> Interaction:
        state = self._state
        guild = None if channel.private else state.guild_of(channel)
        owners = self._owners(kind, user, channel, data, message, triggered_by)
        id_, token = state.ids.mint(), secrets.token_urlsafe(90)
        metadata: Json = {
            "id": id_,
            "type": kind,
            "user": self._payloads.user(user),
            "authorizing_integration_owners": owners,
        }
        if kind == COMPONENT and message is not None:
            metadata["interacted_message_id"] = message.id
        if triggered_by is not None:
            metadata["triggering_interaction_metadata"] = triggered_by
        payload: Json = {
            "id": id_,
            "application_id": state.bot.id,
            "type": kind,
            "token": token,
            "version": 1,
            "data": data,
            "channel_id": channel.id,
            "channel": self._payloads.partial_channel(channel, user),
            "app_permissions": str(int(self._app_permissions(user, channel, owners))),
            "locale": user.locale or LOCALE,
            "entitlements": [],
            "entitlement_sku_ids": [],
            "authorizing_integration_owners": owners,
            "context": int(context_of(channel)),
            "attachment_size_limit": ATTACHMENT_LIMIT,
        }
        if guild is not None:
            member = self._payloads.member(user, guild)
            member["permissions"] = str(int(state.permissions(user, channel)))
            payload["member"] = member
            payload["guild_id"] = guild.id
            payload["guild_locale"] = guild.locale
            payload["guild"] = {"id": guild.id, "locale": guild.locale, "features": []}
        else:
            payload["user"] = self._payloads.user(user)
        if message is not None:
            payload["message"] = self._payloads.message(message)
        interaction = Interaction(
            id=id_,
            token=token,
            type=kind,
            user=user,
            channel=channel,
            created=state.clock.now(),
            payload=payload,
            metadata=metadata,
            owners=owners,
            command_name=command_name,
            message=message,
        )
        state.interactions[id_] = interaction
        state.tokens[token] = interaction
        while len(state.interactions) > KEPT:
            oldest = state.interactions.pop(next(iter(state.interactions)))
            state.tokens.pop(oldest.token, None)
        return interaction

    def _owners(
        self,
        kind: int,
        user: User,
        channel: Channel,
        data: Json,
        message: Message | None,
        triggered_by: Json | None,
    ) -> Json:
        """Who has installed what an interaction comes of."""
        if kind in (COMMAND, AUTOCOMPLETE):
            command = self._state.command(data["id"])
            owners = self._installs.owners(user, channel, command)
        elif message is None:
            owners = self._installs.owners(user, channel, pressed=triggered_by)
        else:
            owners = self._installs.of_press(user, channel, message)
        if not owners:
            raise Denied(409, "page-no-bot")
        return owners

    def _app_permissions(self, user: User, channel: Channel, owners: Json) -> Permission:
        """What the bot may do there: where it was not invited, what its user may.

        https://docs.discord.com/developers/resources/application, User Context.
        """
        if context_of(channel) is Context.PRIVATE_CHANNEL:
            return PRIVATE
        if "0" in owners:
            return self._state.bot_permissions(channel)
        return self._state.permissions(user, channel)

    def _too_late(self, interaction: Interaction, key: str) -> None:
        if interaction.acknowledged:
            return
        interaction.expired = True
        reason = self._texts.say(interaction.user.locale or LOCALE, key)
        self._resolve(interaction, "failed", reason=reason)
        self._dispatcher.interaction_failed(interaction, reason)

    def _resolve(self, interaction: Interaction, outcome: str, **more: Any) -> None:
        if interaction.deadline is not None:
            interaction.deadline.cancel()
        answer: Json = {
            "outcome": outcome,
            "message": None,
            "modal": None,
            "choices": None,
            "reason": None,
        }
        interaction.outcome = answer | more
        waiting = self._waiting.get(interaction.id)
        if waiting is not None and not waiting.done():
            waiting.set_result(interaction.outcome)

    # -- the bot answers ---------------------------------------------------------------------------

    def callback(self, interaction_id: str, token: str, body: Json, uploads: list[Upload]) -> Json:
        """Acknowledge an interaction; gives what `with_response` asks for.

        Raises DiscordError 10062 when it is too late, 40060 when it was done before, 50035 when
        that kind of interaction cannot be answered so.
        """
        interaction = self._state.interactions.get(interaction_id)
        if interaction is None or interaction.token != token or interaction.expired:
            raise unknown_interaction()
        if interaction.acknowledged:
            raise DiscordError(400, 40060, "Interaction has already been acknowledged.")
        kind = body.get("type")
        if not isinstance(kind, int) or kind not in (1, *ANSWERS[COMPONENT], CHOICES, 10, 12):
            raise invalid(("type",), "BASE_TYPE_CHOICES", "Unknown callback type.")
        if kind in (1, 10, 12):
            raise Refused(f"interaction callbacks of type {kind}")
        if kind not in ANSWERS[interaction.type] or (
            kind in (DEFERRED_UPDATE, UPDATE) and interaction.message is None
        ):
            raise invalid(
                ("type",),
                "INTERACTION_TYPE_CALLBACK_TYPE_MISMATCH",
                f"Interactions of type {interaction.type} cannot be answered with type {kind}.",
            )
        return self._acknowledge(interaction, kind, body.get("data") or {}, uploads)

    def _acknowledge(
        self, interaction: Interaction, kind: int, data: Json, uploads: list[Upload]
    ) -> Json:
        message: Message | None = None
        if kind == MESSAGE:
            message = self._messages.answer(interaction, data, uploads)
            interaction.original_id = message.id
            interaction.own_messages.append(message.id)
        elif kind == DEFERRED:
            hidden = bool(int(data.get("flags") or 0) & MessageFlag.EPHEMERAL)
            message = self._messages.loading(interaction, ephemeral=hidden)
            interaction.original_id = message.id
            interaction.own_messages.append(message.id)
        elif kind in (DEFERRED_UPDATE, UPDATE):
            message = self._pressed(interaction)
            if kind == UPDATE:
                self._messages.change(interaction, message, data, uploads)
            interaction.original_id = message.id
        elif kind == CHOICES:
            return self._offer(interaction, data)
        else:
            return self._open(interaction, data)
        interaction.acknowledged = True
        payload = self._payloads.message(message)
        names = {MESSAGE: "message", DEFERRED: "deferred", DEFERRED_UPDATE: "deferred_update"}
        self._resolve(interaction, names.get(kind, "update"), message=payload)
        answer = self._bare(interaction)
        answer["interaction"] |= {
            "response_message_id": message.id,
            "response_message_loading": MessageFlag.LOADING in message.flags,
            "response_message_ephemeral": message.ephemeral,
        }
        if kind in (MESSAGE, UPDATE):
            answer["resource"] = {"type": kind, "message": payload}
        return answer

    @staticmethod
    def _pressed(interaction: Interaction) -> Message:
        message = interaction.message
        if message is None or message.id not in interaction.channel.messages:
            raise unknown_message()
        return message

    def _bare(self, interaction: Interaction) -> Json:
        return {"interaction": {"id": interaction.id, "type": interaction.type}}

    def _offer(self, interaction: Interaction, data: Json) -> Json:
        fields = Fields()
        kind = _focused(interaction.payload["data"])
        choices = check_choices(fields, ("data",), data.get("choices"), kind)
        fields.check()
        interaction.acknowledged = True
        self._resolve(interaction, "autocomplete", choices=choices)
        return self._bare(interaction)

    def _open(self, interaction: Interaction, data: Json) -> Json:
        checked = check_modal(data, self._state.emojis)
        interaction.acknowledged = True
        self._state.modals[interaction.id] = Modal(
            interaction_id=interaction.id,
            user_id=interaction.user.id,
            channel_id=interaction.channel.id,
            message_id=None if interaction.message is None else interaction.message.id,
            data=checked,
            metadata=interaction.metadata,
        )
        modal = {**checked, "interaction_id": interaction.id}
        self._resolve(interaction, "modal", modal=modal)
        return self._bare(interaction)

    # -- the token lives on ------------------------------------------------------------------

    def by_token(self, application_id: str, token: str) -> Interaction:
        """The interaction of a token that still works: errors 50027, 10015, 10062."""
        interaction = self._state.tokens.get(token)
        if interaction is None or application_id != self._state.bot.id:
            raise DiscordError(401, 50027, "Invalid Webhook Token")
        if self._state.clock.now() - interaction.created >= TOKEN_SECONDS:
            raise DiscordError(401, 50027, "Invalid Webhook Token")
        if interaction.expired:
            raise unknown_interaction()
        if not interaction.acknowledged:
            raise unknown_webhook()
        if interaction.channel.id not in self._state.channels:
            raise DiscordError(404, 10003, "Unknown Channel")
        return interaction

    def message_of(self, interaction: Interaction, message_id: str) -> Message:
        """A message that this token reaches: its own, or the one that was pressed."""
        wanted = interaction.original_id if message_id == "@original" else message_id
        reachable = [*interaction.own_messages, interaction.original_id]
        if interaction.message is not None:
            reachable.append(interaction.message.id)
        message = interaction.channel.messages.get(wanted or "")
        if message is None or wanted not in reachable:
            raise unknown_message()
        return message

    def follow_up(self, interaction: Interaction, body: Json, uploads: list[Upload]) -> Message:
        """A further message; the first one after a deferral takes the place of the waiting one."""
        channel = interaction.channel
        original = channel.messages.get(interaction.original_id or "")
        if original is not None and MessageFlag.LOADING in original.flags:
            flags = int(body.get("flags") or 0) & ~MessageFlag.EPHEMERAL
            changed = {**body, "flags": int(original.flags) | flags}
            self._messages.change(interaction, original, changed, uploads)
            return original
        # https://docs.discord.com/developers/interactions/receiving-and-responding,
        # Create Followup Message.
        interaction.follow_ups += 1
        if interaction.by_user_alone and interaction.follow_ups > MOST_FOLLOW_UPS:
            what = "This interaction has hit the maximum number of follow up messages"
            raise DiscordError(400, 40094, what)
        follows = original if original is not None else interaction.message
        message = self._messages.answer(interaction, body, uploads, follows=follows)
        interaction.own_messages.append(message.id)
        return message

    def modal_for(self, user: User, interaction_id: str, custom_id: str) -> Modal:
        """The form that is open before this user.

        Raises Denied 409 when it is not (or no longer).
        """
        modal = self._state.modals.get(interaction_id)
        if modal is None or modal.user_id != user.id or modal.data["custom_id"] != custom_id:
            raise Denied(409, "page-form-gone")
        return modal


def _focused(given: Json) -> int | None:
    """The type of the option that is being typed, however deep it is."""
    for option in given.get("options", []):
        kind = option["type"] if option.get("focused") else _focused(option)
        if kind is not None:
            return int(kind)
    return None
