"""Users who play by themselves: each sees only what its user sees, and presses what makes sense.

They talk to the sandbox as the page does, by docs/sandbox.md; what they decide is in mind.py.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import random
import time
from collections.abc import AsyncIterator
from typing import Any

import aiohttp

from sandbox.hosting import QUIET_SECONDS, Host
from sandbox.mind import EPHEMERAL, Deed, Json, Mind, View, controls

log = logging.getLogger(__name__)

RETRY_SECONDS = (0.25, 5.0)


class Autoplayer:
    """One user at play: reads their events, and acts after a human while."""

    def __init__(
        self,
        http: aiohttp.ClientSession,
        user: Json,
        mind: Mind,
        delay: tuple[float, float],
        dice: random.Random,
        host: Host | None = None,
    ) -> None:
        self._http = http
        self._mind = mind
        self._delay = delay
        self._dice = dice
        self._host = host or Host()
        self._stirred = asyncio.Event()
        self.view = View(user["id"])
        self.take_user(user)

    def take_user(self, user: Json) -> None:
        """Take what changed about the user."""
        self.view.name = user.get("global_name") or user.get("username") or ""
        self.view.dms_open = user.get("dms_open", True)
        self._stirred.set()

    async def run(self) -> None:
        """Play until cancelled."""
        async with asyncio.TaskGroup() as group:
            group.create_task(self._read())
            group.create_task(self._act())

    async def _read(self) -> None:
        async for event in events(self._http, self.view.user_id):
            if event is None or event["type"] == "resync":
                with contextlib.suppress(aiohttp.ClientError, TimeoutError):
                    await self._look_around()
            else:
                await self._take(event)
            self._stirred.set()

    async def _look_around(self) -> None:
        state = await _get(self._http, "/local/state", user=self.view.user_id)
        self.view.people = [user["id"] for user in state["users"] if user["present"]]
        self.view.channels = {channel["id"]: channel for channel in state["channels"]}
        self.view.messages = {}
        for channel_id in self.view.channels:
            await self._look_into(channel_id)
        if state["bot"]["online"]:
            self._mind.changed(None)

    async def _look_into(self, channel_id: str) -> None:
        path = f"/local/channels/{channel_id}/messages"
        for message in await _get(self._http, path, user=self.view.user_id, limit="50"):
            self.view.put(message)

    async def _take(self, event: Json) -> None:
        view = self.view
        match event["type"]:
            case "message" | "message_update":
                if event["message"]["channel_id"] not in view.channels:
                    with contextlib.suppress(aiohttp.ClientError, TimeoutError):
                        await self._look_around()
                view.put(event["message"])
                self._mind.changed(event["message"]["id"])
            case "message_delete":
                view.messages.get(event["channel_id"], {}).pop(event["id"], None)
            case "channel":
                channel = event["channel"]
                fresh = channel["id"] not in view.channels
                view.channels[channel["id"]] = channel
                if fresh:
                    with contextlib.suppress(aiohttp.ClientError, TimeoutError):
                        await self._look_into(channel["id"])
            case "channel_delete":
                view.channels.pop(event["id"], None)
                view.messages.pop(event["id"], None)
            case "user" if event["user"].get("present", True):
                if event["user"]["id"] not in view.people:
                    view.people.append(event["user"]["id"])
            case "bot" if event["online"]:
                self._mind.changed(None)

    async def _act(self) -> None:
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self._host.wait(self.view, time.monotonic())):
                    await self._stirred.wait()
            self._stirred.clear()
            await asyncio.sleep(self._dice.uniform(*self._delay))
            deed = self._mind.next_deed(self.view)
            if deed is not None:
                await self._do(deed, self._mind)
            elif deed := self._host.next_deed(self.view, time.monotonic()):
                await self._do(deed, self._host)
            if deed is not None:
                self._stirred.set()

    async def _do(self, deed: Deed, reason: Mind | Host) -> None:
        who = {"user": self.view.user_id, "channel_id": deed.channel_id}
        body: Json = {**who, "message_id": deed.message_id, "custom_id": deed.custom_id}
        try:
            if deed.values is None:
                outcome = await _post(self._http, "/local/press", body)
            else:
                body["values"] = list(deed.values)
                outcome = await _post(self._http, "/local/select", body)
            if outcome["outcome"] == "modal":
                outcome = await self._submit(who, outcome["modal"])
        except (aiohttp.ClientError, TimeoutError) as error:
            log.debug("user %s: press did not go through: %r", self.view.user_id, error)
            reason.failed(deed, self.view)
            return
        reply = outcome.get("message") or {}
        if outcome["outcome"] == "failed":
            reason.failed(deed, self.view)
        elif reply.get("flags", 0) & EPHEMERAL and not any(controls(reply.get("components"))):
            # An ephemeral sentence without anything to press is how a bot says no.
            reason.refused(deed)

    async def _submit(self, who: Json, modal: Json) -> Json:
        body = {
            **who,
            "interaction_id": modal["interaction_id"],
            "custom_id": modal["custom_id"],
            "values": self._mind.fill(modal, self.view),
        }
        return await _post(self._http, "/local/submit", body)


class Autoplayers:
    """All users with `auto` set, for as long as it is set."""

    def __init__(
        self,
        base_url: str,
        *,
        delay: tuple[float, float] = (0.8, 2.5),
        quiet: float = QUIET_SECONDS,
        seed: int | None = None,
    ) -> None:
        self._base_url = base_url
        self._delay = delay
        self._quiet = quiet
        self._seed = seed
        self._minds: dict[str, Mind] = {}
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
            state = await _get(http, "/local/state")
            for user in state["users"]:
                self._take(http, user)

    def _take(self, http: aiohttp.ClientSession, user: Json) -> None:
        known = self._players.get(user["id"])
        wanted = bool(user["auto"]) and bool(user.get("present", True))
        if known is not None and wanted and not known[1].done():
            known[0].take_user(user)
        elif known is not None and not wanted:
            known[1].cancel()
            del self._players[user["id"]]
        elif wanted:
            player = Autoplayer(
                http,
                user,
                self._mind(user["id"]),
                self._delay,
                self._dice(user),
                Host(self._quiet),
            )
            task = asyncio.create_task(player.run(), name=f"autoplayer {user['id']}")
            task.add_done_callback(_report)
            self._players[user["id"]] = (player, task)

    def _mind(self, user_id: str) -> Mind:
        """The user's mind: kept when they stop for a while, so that nothing is done twice."""
        if user_id not in self._minds:
            self._minds[user_id] = Mind(random.Random(self._seeded("mind", user_id)))
        return self._minds[user_id]

    def _dice(self, user: Json) -> random.Random:
        return random.Random(self._seeded("delay", user["id"]))

    def _seeded(self, purpose: str, user_id: str) -> str | None:
        return None if self._seed is None else f"{self._seed} {purpose} {user_id}"


def _report(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and task.exception() is not None:
        log.error("%s stopped", task.get_name(), exc_info=task.exception())


async def events(http: aiohttp.ClientSession, user_id: str | None) -> AsyncIterator[Json | None]:
    """A user's events for ever; None at each connection, when things must be looked at afresh."""
    wait = RETRY_SECONDS[0]
    query = {} if user_id is None else {"user": user_id}
    while True:
        try:
            timeout = aiohttp.ClientTimeout(total=None, sock_connect=5, sock_read=60)
            async with http.get("/local/events", params=query, timeout=timeout) as answer:
                answer.raise_for_status()
                yield None
                wait = RETRY_SECONDS[0]
                async for line in answer.content:
                    if line.startswith(b"data:"):
                        yield json.loads(line[5:])
        except (aiohttp.ClientError, TimeoutError) as error:
            log.debug("the events of %s broke off: %r", user_id, error)
        await asyncio.sleep(wait)
        wait = min(wait * 2, RETRY_SECONDS[1])


async def _get(http: aiohttp.ClientSession, path: str, **query: str) -> Any:
    async with http.get(path, params=query) as answer:
        answer.raise_for_status()
        return await answer.json()


async def _post(http: aiohttp.ClientSession, path: str, body: Json) -> Json:
    async with http.post(path, json=body) as answer:
        answer.raise_for_status()
        result: Json = await answer.json()
        return result
