"""A bot of a few lines, so that a test decides what every press is answered with.

It speaks to the sandbox as any bot does, over the gateway and Discord's HTTP API, without a
library: what the page shows is then decided by the test alone.
"""

import asyncio
import contextlib
import inspect
from collections.abc import Callable
from typing import Any

import aiohttp

from sandbox.server import Sandbox

Json = dict[str, Any]
Answer = Json | None
V2 = 1 << 15
EPHEMERAL = 1 << 6


def reply(content: str = "", **data: Any) -> Json:
    """A message as the answer."""
    return {"type": 4, "data": {"content": content, **data}}


def edit(**data: Any) -> Json:
    """The pressed message, changed."""
    return {"type": 7, "data": data}


def row(*parts: Json) -> Json:
    return {"type": 1, "components": list(parts)}


def button(custom_id: str, label: str, style: int = 1, **more: Any) -> Json:
    return {"type": 2, "custom_id": custom_id, "label": label, "style": style, **more}


def select(custom_id: str, *labels: str, **more: Any) -> Json:
    options = [{"label": label, "value": label.lower()} for label in labels]
    return {"type": 3, "custom_id": custom_id, "options": options, **more}


def text(content: str) -> Json:
    return {"type": 10, "content": content}


class ScriptedBot:
    """Answers each custom id and each command by what `on` was told."""

    def __init__(self, sandbox: Sandbox) -> None:
        self._sandbox = sandbox
        self._answers: dict[str, Answer | Callable[[Json], Any]] = {}
        self._task: asyncio.Task[None] | None = None
        self._http: aiohttp.ClientSession | None = None
        self.seen: list[Json] = []
        self.shard = (0, 1)
        """Which of how many it is."""

    def on(self, name: str, answer: Answer | Callable[[Json], Any]) -> None:
        """Answer this custom id or command so; None is silence, a function gets the interaction."""
        self._answers[name] = answer

    async def start(self) -> None:
        self._http = aiohttp.ClientSession(headers={"Authorization": f"Bot {self._sandbox.token}"})
        self._task = asyncio.create_task(self._listen())
        await self._sandbox.wait_online()

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
            self._task = None
        if self._http is not None:
            await self._http.close()
            self._http = None

    async def go_offline(self) -> None:
        await self.stop()
        await self._sandbox.wait_online(False)

    async def call(self, method: str, path: str, body: Any = None) -> Any:
        assert self._http is not None
        async with self._http.request(method, self._sandbox.api_url + path, json=body) as response:
            assert response.status < 300, await response.text()
            return await response.json() if response.status != 204 else None

    async def commands(self, *commands: Json) -> None:
        bot, guild = self._sandbox.state.bot.id, self._sandbox.state.guild.id
        await self.call("PUT", f"/applications/{bot}/guilds/{guild}/commands", list(commands))

    async def commands_everywhere(self, *commands: Json) -> None:
        await self.call("PUT", f"/applications/{self._sandbox.state.bot.id}/commands", commands)

    async def post(self, channel_id: str, content: str = "", **body: Any) -> Json:
        message: Json = await self.call(
            "POST", f"/channels/{channel_id}/messages", _v2({"content": content, **body})
        )
        return message

    async def edit(self, message: Json, **body: Any) -> None:
        path = f"/channels/{message['channel_id']}/messages/{message['id']}"
        await self.call("PATCH", path, body)

    async def direct_message(self, user_id: str, content: str = "", **body: Any) -> Json:
        """Write to one user alone."""
        channel = await self.call("POST", "/users/@me/channels", {"recipient_id": user_id})
        return await self.post(channel["id"], content, **body)

    async def _listen(self) -> None:
        assert self._http is not None
        async with self._http.ws_connect(self._sandbox.gateway_url + "?v=10&encoding=json") as ws:
            identify = {
                "token": self._sandbox.token,
                "intents": 1,
                "properties": {},
                "shard": self.shard,
            }
            await ws.send_json({"op": 2, "d": identify})
            async with asyncio.TaskGroup() as answers:
                async for message in ws:
                    event = message.json()
                    if event.get("t") == "INTERACTION_CREATE":
                        answers.create_task(self._answer(event["d"]))

    async def _answer(self, interaction: Json) -> None:
        self.seen.append(interaction)
        data = interaction["data"]
        answer = self._answers.get(data.get("custom_id") or _path(data))
        if callable(answer):
            answer = answer(interaction)
            if inspect.isawaitable(answer):
                answer = await answer
        if answer is None:
            return
        if "data" in answer:
            answer = {**answer, "data": _v2(answer["data"])}
        path = f"/interactions/{interaction['id']}/{interaction['token']}/callback"
        await self.call("POST", path, answer)


def _path(data: Json) -> str:
    words, options = [data["name"]], data.get("options") or []
    while options and options[0]["type"] in (1, 2):
        words.append(options[0]["name"])
        options = options[0].get("options") or []
    return " ".join(words)


def _v2(body: Json) -> Json:
    """Mark a body that has other components than rows as Components V2."""
    kinds = {component["type"] for component in body.get("components") or []}
    if not kinds - {1} or "custom_id" in body:
        return body
    without = {key: value for key, value in body.items() if key != "content"}
    return {**without, "flags": body.get("flags", 0) | V2}
