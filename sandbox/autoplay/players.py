"""Users who play by themselves: each sees only what its user sees, and acts after a human while.

They talk to the sandbox as the page does, over the local API.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
import time
from typing import Any

import aiohttp

from sandbox.autoplay.agent import Agent
from sandbox.autoplay.policy import Policy
from sandbox.autoplay.starter import Starter
from sandbox.autoplay.view import Action, View, controls, is_ephemeral
from sandbox.local.client import RECONNECT_SECONDS, events, get, post
from sandbox.model import Json

PATIENCE_SECONDS = 20.0

log = logging.getLogger(__name__)


class Autoplayer:
    """One user who plays by itself: reads their events, decides, acts.

    `delay` is the least and the most seconds before each action; `agent` is one that remembers
    what it did before, if there is one; `patience` is how long after a refusal an invitation is
    accepted once more.
    """

    def __init__(
        self,
        http: aiohttp.ClientSession,
        user: Json,
        policy: Policy,
        delay: tuple[float, float],
        rng: random.Random,
        agent: Agent | None = None,
        patience: float = PATIENCE_SECONDS,
    ) -> None:
        self._http = http
        self._agent = agent or Agent(policy, rng)
        self._starter = Starter(policy)
        self._delay = delay
        self._rng = rng
        self._patience = patience
        self._later: asyncio.TimerHandle | None = None
        self._stirred = asyncio.Event()
        self.view = View(user["id"])
        self.take_user(user)

    def take_user(self, user: Json) -> None:
        """Take what changed about the user."""
        self.view.dms_open = user.get("dms_open", True)
        self._stirred.set()

    async def run(self) -> None:
        """Play until cancelled."""
        try:
            async with asyncio.TaskGroup() as group:
                group.create_task(self._read())
                group.create_task(self._act())
        finally:
            if self._later is not None:
                self._later.cancel()

    async def _read(self) -> None:
        async for event in events(self._http, self.view.user_id):
            if event is None or event["type"] == "resync":
                with contextlib.suppress(aiohttp.ClientError, TimeoutError):
                    await self._look_around()
            else:
                await self._take(event)
            self._stirred.set()

    async def _look_around(self) -> None:
        state = await self._get("/local/state")
        for user in state["users"]:
            self._take_person(user)
        self.view.channels = {channel["id"]: channel for channel in state["channels"]}
        self.view.messages = {}
        for channel_id in self.view.channels:
            await self._look_into(channel_id)
        if state["bot"]["online"]:
            self._agent.changed(None)

    async def _look_into(self, channel_id: str) -> None:
        for message in await self._get(f"/local/channels/{channel_id}/messages", limit="50"):
            self.view.put(message)

    async def _get(self, path: str, **query: str) -> Any:
        """Ask until there is an answer: of what was not seen there may be no further event."""
        while True:
            try:
                return await get(self._http, path, user=self.view.user_id, **query)
            except aiohttp.ClientResponseError:
                raise
            except (aiohttp.ClientError, TimeoutError):
                await asyncio.sleep(RECONNECT_SECONDS[0])

    async def _take(self, event: Json) -> None:
        view = self.view
        match event["type"]:
            case "message" | "message_update":
                if event["message"]["channel_id"] not in view.channels:
                    with contextlib.suppress(aiohttp.ClientError, TimeoutError):
                        await self._look_around()
                view.put(event["message"])
                self._agent.changed(event["message"]["id"])
            case "message_delete":
                view.messages.get(event["channel_id"], {}).pop(event["id"], None)
            case "channel":
                channel = event["channel"]
                fresh = channel["id"] not in view.channels
                view.channels[channel["id"]] = channel
                if fresh:
                    with contextlib.suppress(aiohttp.ClientError, TimeoutError):
                        await self._look_into(channel["id"])
            case "guild" | "guild_delete":
                with contextlib.suppress(aiohttp.ClientError, TimeoutError):
                    await self._look_around()
            case "channel_delete":
                view.channels.pop(event["id"], None)
                view.messages.pop(event["id"], None)
            case "user":
                self._take_person(event["user"])
            case "bot" if event["online"]:
                self._agent.changed(None)

    def _take_person(self, user: Json) -> None:
        if user["guilds"]:
            self.view.people[user["id"]] = user["guilds"]
        else:
            self.view.people.pop(user["id"], None)

    async def _act(self) -> None:
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self._starter.wait(self.view, time.monotonic())):
                    await self._stirred.wait()
            self._stirred.clear()
            await asyncio.sleep(self._rng.uniform(*self._delay))
            if action := self._agent.next_action(self.view):
                await self._do(action, self._agent)
            elif action := self._starter.next_action(self.view, time.monotonic()):
                await self._do(action, self._starter)
            if action is not None:
                self._stirred.set()

    async def _do(self, action: Action, decided_by: Agent | Starter) -> None:
        who = {"user": self.view.user_id, "channel_id": action.channel_id}
        body: Json = {**who, "message_id": action.message_id, "custom_id": action.custom_id}
        try:
            if action.values is None:
                outcome = await post(self._http, "/local/press", body)
            else:
                body["values"] = list(action.values)
                outcome = await post(self._http, "/local/select", body)
            if outcome["outcome"] == "modal":
                outcome = await self._submit(who, outcome["modal"])
        except (aiohttp.ClientError, TimeoutError) as error:
            log.debug("user %s: press did not go through: %r", self.view.user_id, error)
            decided_by.failed(action, self.view)
            return
        reply = outcome.get("message") or {}
        if outcome["outcome"] == "failed":
            decided_by.failed(action, self.view)
        elif is_ephemeral(reply) and not any(controls(reply.get("components"))):
            # An ephemeral sentence without anything to press is how a bot says no.
            decided_by.refused(action)
            if self._agent.invited(action):
                self._later = asyncio.get_running_loop().call_later(
                    self._patience, self._try_again, action
                )

    def _try_again(self, action: Action) -> None:
        """Accept an invitation that was refused: whoever was busy elsewhere may be free by now."""
        self._agent.try_again(action)
        self._stirred.set()

    async def _submit(self, who: Json, modal: Json) -> Json:
        body = {
            **who,
            "interaction_id": modal["interaction_id"],
            "custom_id": modal["custom_id"],
            "values": self._agent.fill(modal, self.view, who["channel_id"]),
        }
        return await post(self._http, "/local/submit", body)


class Autoplayers:
    """All users with `auto` set, for as long as it is set, who play by one policy."""

    def __init__(
        self,
        base_url: str,
        policy: Policy | None = None,
        *,
        delay: tuple[float, float] = (0.8, 2.5),
        seed: int | None = None,
        patience: float = PATIENCE_SECONDS,
    ) -> None:
        self._base_url = base_url
        self._policy = policy or Policy()
        self._delay = delay
        self._seed = seed
        self._patience = patience
        self._agents: dict[str, Agent] = {}
        self._players: dict[str, tuple[Autoplayer, asyncio.Task[None]]] = {}
        self._watch: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin to watch for users who play by themselves."""
        if self._watch is None:
            self._watch = asyncio.create_task(self._run(), name="autoplayers")

    async def stop(self) -> None:
        """Stop all of them, and wait until they have stopped."""
        if self._watch is not None:
            self._watch.cancel()
            await asyncio.wait([self._watch])
            self._watch = None

    async def _run(self) -> None:
        timeout = aiohttp.ClientTimeout(total=None, sock_connect=5)
        async with aiohttp.ClientSession(self._base_url, timeout=timeout) as http:
            try:
                async for event in events(http, None):
                    if event is None or event["type"] == "resync":
                        await self._look_around(http)
                    elif event["type"] == "user":
                        self._take(http, event["user"])
            finally:
                tasks = [task for _, task in self._players.values()]
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)
                self._players.clear()

    async def _look_around(self, http: aiohttp.ClientSession) -> None:
        with contextlib.suppress(aiohttp.ClientError, TimeoutError):
            state = await get(http, "/local/state")
            for user in state["users"]:
                self._take(http, user)

    def _take(self, http: aiohttp.ClientSession, user: Json) -> None:
        known = self._players.get(user["id"])
        wanted = bool(user["auto"]) and bool(user["guilds"])
        if known is not None and wanted and not known[1].done():
            known[0].take_user(user)
        elif known is not None and not wanted:
            known[1].cancel()
            del self._players[user["id"]]
        elif wanted:
            rng, agent = self._rng("delay", user["id"]), self._agent(user["id"])
            player = Autoplayer(http, user, self._policy, self._delay, rng, agent, self._patience)
            task = asyncio.create_task(player.run(), name=f"autoplayer {user['id']}")
            task.add_done_callback(_report)
            self._players[user["id"]] = (player, task)

    def _agent(self, user_id: str) -> Agent:
        """The user's agent: kept while they do not act, so that nothing is done twice."""
        if user_id not in self._agents:
            self._agents[user_id] = Agent(self._policy, self._rng("choices", user_id))
        return self._agents[user_id]

    def _rng(self, purpose: str, user_id: str) -> random.Random:
        return random.Random(None if self._seed is None else f"{self._seed} {purpose} {user_id}")


def _report(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and task.exception() is not None:
        log.error("%s stopped", task.get_name(), exc_info=task.exception())
