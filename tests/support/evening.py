"""An evening: the real bot on a simulated Discord, its guests, and a clock turned by hand."""

import re
from collections.abc import AsyncIterator, Awaitable, Sequence
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import discord
from simcord import interactions
from simcord.actors import MemberActor
from simcord.backend import serializers
from simcord.backend.models import Interaction, Overwrite
from simcord.builders import ChannelHandle, GuildHandle
from simcord.enums import InteractionType, OverwriteType

import tests.support.permissions  # noqa: F401 - what the simulated Discord has to answer besides
from bot.app import GameBot
from bot.permissions import NEEDED
from bot.store.store import Store
from bot.tables.state import TableSettings
from bot.tables.table import Table
from bot.text import words_for
from bot.values.moderation import Actor, Order
from bot.values.shards import FIRST, Shard
from games.engine.asks import Ask
from tests.sandbox.patience import PATIENCE
from tests.support.clock import HandClock
from tests.support.evening_views import Sights
from tests.support.guests import Guest, Reply
from tests.support.looks import BUTTON, SELECT, Look, walk
from tests.support.patient_env import PatientEnv

DRAWN = 2.0
"""Seconds after which a change has been drawn."""
MOST_TURNS = 5_000
"""How often a test lets time pass at most: what comes, comes by then, and else no test ends."""
FILLED = ("game", "start", "link", "most", "missing", "who")
"""Places in a sentence that most tests have nothing to say about."""
ANYTHING = "…anything…"
VERIFY = "castle verify --data 'tonight.db'"
"""What whoever runs this bot types before a table's number."""
COMPUTERS_TAKE = 5.0
"""Seconds that computer players take to answer, here."""


class Evening(Sights):
    """One guild with the bot in it."""

    def __init__(
        self, database: Path, *, drawings: bool = False, beat: float = 0.0, language: str = "en"
    ) -> None:
        """``drawings``: whether panels have pictures, and nouns their emblems.

        ``beat``: how long each beat of a moment is felt, in seconds; here mostly not at all.

        ``language``: what whoever runs this bot has settled for servers that have chosen none.
        """
        self.language = language
        self.drawings = drawings
        self.beat = beat
        self.url = f"sqlite+aiosqlite:///{database}"
        self._turns = 0
        self.clock = HandClock()
        self.actors: dict[int, MemberActor] = {}
        self.guests: dict[str, Guest] = {}
        self.store: Store
        self.guild: GuildHandle

    @classmethod
    @asynccontextmanager
    async def begin(
        cls, database: Path, *, drawings: bool = False, beat: float = 0.0, language: str = "en"
    ) -> AsyncIterator["Evening"]:
        """Open the doors; at the end, nothing may have gone wrong unnoticed."""
        evening = cls(database, drawings=drawings, beat=beat, language=language)
        evening.store = await Store.open(evening.url)
        evening.bot = evening._make_bot()
        evening.env = PatientEnv(evening.bot, shard_count=1, settle_timeout=PATIENCE)
        await evening.env.start()
        try:
            evening.guild = evening.env.create_guild("The Hanged Man")
            backend = evening.env.backend
            backend.clock.now = evening._time  # type: ignore[method-assign]
            for role in backend.get_guild(evening.guild.id).roles.values():
                if role.managed:
                    role.permissions = NEEDED.value
            evening.tavern = evening.guild.create_text_channel("tavern")
            await evening.store.guilds.greet(evening.guild.id)
            yield evening
            assert evening.clock.failures == []
            evening.env.raise_errors()
        finally:
            await evening.env.shutdown()
            await evening.store.close()

    def _time(self) -> datetime:
        """The time by the hand clock: a message's id says when it was posted."""
        return datetime.fromtimestamp(self.clock.now(), UTC)

    def _make_bot(self, taken: Shard | None = None) -> GameBot:
        settings = TableSettings(COMPUTERS_TAKE, self.beat, VERIFY, self.language, self.drawings)
        bot = GameBot(self.store, self.clock, settings)
        bot.taken = [taken or Shard(FIRST)]
        return bot

    # --- people ---

    def guest(self, name: str, *, moderator: bool = False) -> Guest:
        """Let somebody in, by display name; who is here already is just found."""
        if name not in self.guests:
            user = self.env.create_user(f"user{len(self.guests)}", global_name=name)
            roles = []
            if moderator:
                may = discord.Permissions(manage_guild=True)
                roles.append(self.guild.create_role("Bailiff", permissions=may))
            self.actors[user.id] = self.guild.add_member(user, roles=roles)
            self.guests[name] = Guest(self, user, name)
        return self.guests[name]

    def party(self, count: int) -> list[Guest]:
        """So many guests, the host first."""
        names = ("Ann", "Bob", "Cid", "Dot", "Eve", "Fay", "Gil", "Hal", "Ida", "Jon")
        return [self.guest(name) for name in names[:count]]

    def forbid(self, *permissions: str) -> None:
        """Take these permissions from the bot in the tavern and its threads, and no others."""
        backend = self.env.backend
        lost = discord.Permissions(**dict.fromkeys(permissions, True))
        own = Overwrite(backend.bot_user.id, OverwriteType.MEMBER, allow=0, deny=lost.value)
        backend.set_overwrite(self.tavern.id, own)

    def close_dms(self, *guests: Guest, code: int = 50007) -> None:
        """From now on these users take no direct messages."""
        for guest in guests:
            channel = guest.user.dm_channel.id
            for method, path in (
                ("POST", f"/channels/{channel}/messages"),
                ("PATCH", f"/channels/{channel}/messages/*"),
            ):
                self.env.inject_error(method, path, status=403, code=code, times=None)

    # --- time ---

    async def turn(self, seconds: float = DRAWN) -> None:
        """Let time pass; by default just enough for the panels to be drawn."""
        self._turns += 1
        assert self._turns <= MOST_TURNS, "what is waited for does not come"
        await self.clock.turn(seconds)
        await self.env.settle(idle=0.002)

    async def restart(self, *, kill: bool = False, away: float = 60) -> None:
        """Stop the bot (or kill it), and start a new one on the same database."""
        await self.start(await self.stop(kill=kill), away=away)

    async def stop(self, *, kill: bool = False) -> Shard:
        """Stop the bot, or kill it; return how it has left its shard."""
        if kill:
            # What nobody waits for is lost with the process.
            waiting = self.store.database._waiting
            waiting[:] = [write for write in waiting if write.urgent]
        else:
            await self.bot.close()
        await self.store.close()
        assert self.clock.failures == []
        return Shard(FIRST, self.clock.now(), cut_off=kill or not self.bot.left)

    async def start(self, taken: Shard, *, away: float = 60) -> None:
        """Start a new bot some time after another one has stopped."""
        self.clock = HandClock(self.clock.now() + away)
        self.store = await Store.open(self.url)
        self.bot = self._make_bot(taken)
        await self.env.restart_bot(self.bot)

    # --- acting ---

    async def at_once(self, *presses: tuple[Guest, Look, str, Sequence[str]]) -> list[Reply]:
        """Deliver presses so close together that the bot handles them at the same time."""
        backend = self.env.backend
        since = len(self.env.http_requests)
        records = []
        for guest, look, custom_id, values in presses:
            message = backend.get_message(look.channel_id, look.id)
            channel = backend.get_channel(look.channel_id)
            data: dict[str, Any] = {"custom_id": custom_id, "component_type": BUTTON}
            if values or custom_id in look.menus:
                kind = look.menus.get(custom_id, SELECT)
                data |= {"component_type": kind, "values": list(values)}
            record, payload = interactions.base_payload(
                backend,
                type=InteractionType.MESSAGE_COMPONENT,
                channel_id=look.channel_id,
                guild_id=channel.guild_id,
                user_id=guest.id,
                data=data,
            )
            payload["message"] = dict(serializers.message_payload(backend, message))
            # What the user saw, which the bot may have changed meanwhile.
            payload["message"]["components"] = [*look.components, *_missing(look, data)]
            record.source_message_id = message.id
            records.append(record)
            backend.emit("INTERACTION_CREATE", payload)
        await self.env.settle(idle=0.002)
        return [self.reply(record, since) for record in records]

    def reply(self, record: Interaction, since: int) -> Reply:
        """Return what came of an interaction, and see that it was acknowledged exactly once."""
        tried = [
            request
            for request in self.env.http_requests[since:]
            if re.fullmatch(rf"/interactions/{record.id}/[^/]+/callback", request.path)
        ]
        assert record.responded, "the interaction was never acknowledged"
        assert len(tried) == 1, f"acknowledged {len(tried)} times"
        assert record.response_kind is not None
        reply = Reply(str(record.response_kind), record=record)
        backend = self.env.backend
        if record.source_message_id is not None:
            there = backend.messages[record.channel_id].get(record.source_message_id)
            reply.shown = self.look(there) if there is not None else None
        for message_id in (record.message_id, *record.followup_ids):
            if message_id is None or message_id == record.source_message_id:
                continue
            message = backend.messages[record.channel_id].get(message_id)
            if message is not None and message.is_ephemeral:
                reply.said.append(self.look(message))
        return reply

    # --- whole stretches of play ---

    async def sit_down(self, guests: Sequence[Guest], game: str = "botk", **options: Any) -> None:
        """The first guest opens a table, the others join it."""
        host, *others = guests
        await host.slash(f"{game} start", **options)
        for guest in others:
            await guest.press(self.lobby(), "Join")
        await self.turn()

    async def settle(self, **changes: Any) -> None:
        """A moderator changes settings of the server, wherever they are asked for."""
        await self.store.guilds.change(
            Order("settings", self.guild.id, Actor(1, "Judge"), 0.0), **changes
        )

    async def deal(self, guests: Sequence[Guest], game: str = "botk", **options: Any) -> Table:
        """Everybody sits down and the host begins."""
        await self.sit_down(guests, game, **options)
        await guests[0].press(self.lobby(), "Begin")
        await self.turn()
        return self.table

    def crowns(self, *guests: Guest) -> Awaitable[dict[int, int]]:
        """What the ledger says these users have."""
        return self.store.crowns.purses(self.guild.id, [guest.id for guest in guests])

    def asked(self) -> tuple[Guest, Ask]:
        """Whom the table asks now, the first of them, and what."""
        return self.people_asked()[0]

    def people_asked(self) -> list[tuple[Guest, Ask]]:
        """Whom the table asks now, and what; without those whom a computer answers for."""
        table = self.table
        asked = []
        for ask in table.state.asks():
            seat = table.state.record.seats[ask.seat]
            if seat.user_id is not None and not seat.left and not seat.away:
                asked.append((self.of(seat.user_id), ask))
        return asked

    def of(self, user_id: int) -> Guest:
        """The guest with that id."""
        return next(guest for guest in self.guests.values() if guest.id == user_id)

    def bystander(self) -> Guest:
        """A player who is not asked anything now."""
        busy = {guest.id for guest, _ in self.people_asked()}
        seated = [seat.user_id for seat in self.table.state.record.seats]
        return next(g for g in self.guests.values() if g.id in seated and g.id not in busy)

    async def play(self, where: str = "dm", *, until: str = "done", most: int = 100) -> int:
        """Everybody answers what is asked, to the end; return how many presses it took.

        ``where``: in the DM, on the public panel, or on the ephemeral one ("hand"). Secret asks
        cannot be answered in public, so they go through "My cards" there. ``until``: "settled"
        leaves the last question open, whom to name; a topic stops where that is asked.
        """
        table, presses = self.table, 0
        while presses < most:
            if not table.state.caught_up:
                await self.turn()
                continue
            asks = table.state.asks()
            if not asks or until in (table.state.record.status.value, asks[0].topic):
                return presses
            if not self.people_asked():
                await self.turn(COMPUTERS_TAKE + DRAWN)
                continue
            guest, ask = self.asked()
            verb = next((v for v in ("stop", "strike") if ask.verb(v) is not None), None)
            await self.answer(guest, ask, where, verb)
            presses += 1
            await self.turn()
        raise AssertionError("the game does not end")

    @staticmethod
    async def sure(guest: Guest, command: str, at: ChannelHandle | None = None) -> Look:
        """Use a command that asks first, and say yes; return what stands there then."""
        (question,) = (await guest.slash(command, at=at)).said
        (yes,) = (each for each in question.ids if ":sure-" in each)
        done = (await guest.send(question, yes)).shown
        assert done is not None
        return done

    async def use_dms(self, *guests: Guest) -> None:
        """These press Refresh in their direct messages: from now on they are asked there, too.

        Until a restart, or for a quarter of an hour, such a message is changed through the answer
        to that press.
        """
        pressed = ((each, each.panel) for each in guests)
        await self.at_once(*((who, dm, dm.buttons["Refresh"], ()) for who, dm in pressed))

    async def answer(
        self, guest: Guest, ask: Ask, where: str = "dm", verb: str | None = None
    ) -> Reply:
        """Answer an ask in one of the three places."""
        if where == "dm":
            return await guest.answer(await guest.letter(), ask, verb)
        if where == "public" and not ask.secret:
            return await guest.answer(self.public_panel(), ask, verb)
        return await guest.answer(await guest.hand(), ask, verb)


def _missing(look: Look, data: dict[str, Any]) -> list[dict[str, Any]]:
    """A control that was there once, or never, for a press that should not be."""
    kind, custom_id = data["component_type"], data["custom_id"]
    if any(part.get("custom_id") == custom_id for part in walk(list(look.components))):
        return []
    control = {"type": kind, "custom_id": custom_id}
    control |= {"style": 2, "label": "?"} if kind == BUTTON else {"options": []}
    return [{"type": 1, "components": [control]}]


def refused(reply: Reply, key: str, **args: Any) -> None:
    """See that a press or command was answered by one sentence, to this user only.

    What a sentence's places are filled with matters only where the test says so.
    """
    assert reply.kind == "message", reply
    text = said(key, **{**dict.fromkeys(FILLED, ANYTHING), **args})
    expected = re.escape(text).replace(ANYTHING, ".+")
    assert re.fullmatch(expected, reply.text, re.DOTALL), f"{reply.text!r} is not {key}"


def said(key: str, **args: Any) -> str:
    """A text as the bot says it in English."""
    return words_for("en")(key, **args)


__all__ = ["COMPUTERS_TAKE", "DRAWN", "Evening", "Guest", "Look", "Reply", "refused", "said"]
