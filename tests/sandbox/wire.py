"""Both ends by hand: a bot without a library, and users who call the page's API."""

from __future__ import annotations

import json
import zlib
from collections.abc import AsyncIterator
from typing import Any, Self

import aiohttp

from sandbox import Sandbox
from tests.sandbox.patience import PATIENCE

GUILDS = 1 << 0


class Closed(Exception):
    """The gateway hung up."""

    def __init__(self, code: int | None) -> None:
        super().__init__(str(code))
        self.code = code


class Socket:
    """One websocket to the gateway."""

    def __init__(self, ws: aiohttp.ClientWebSocketResponse, *, compressed: bool) -> None:
        self.ws = ws
        self._inflate = zlib.decompressobj() if compressed else None
        self.sequence = 0
        self.session_id = ""

    async def send(self, op: int, data: Any = None) -> None:
        await self.ws.send_str(json.dumps({"op": op, "d": data}))

    async def receive(self) -> dict[str, Any]:
        message = await self.ws.receive(timeout=PATIENCE)
        if message.type == aiohttp.WSMsgType.TEXT:
            payload = json.loads(message.data)
        elif message.type == aiohttp.WSMsgType.BINARY and self._inflate is not None:
            assert message.data.endswith(b"\x00\x00\xff\xff")
            payload = json.loads(self._inflate.decompress(message.data))
        else:
            raise Closed(self.ws.close_code)
        self.sequence = payload.get("s") or self.sequence
        return payload

    async def event(self, name: str) -> Any:
        """The data of the next event, which must be this one."""
        payload = await self.receive()
        assert payload["t"] == name, payload
        return payload["d"]

    async def pending(self) -> list[str]:
        """The names of all events sent so far: a heartbeat's answer comes after them."""
        await self.send(1, self.sequence)
        names = []
        while (payload := await self.receive())["op"] != 11:
            names.append(payload.get("t") or f"op {payload['op']}")
        return names

    async def identify(self, token: str, intents: int = GUILDS, **more: Any) -> dict[str, Any]:
        await self.send(2, {"token": token, "intents": intents, "properties": {}, **more})
        ready = await self.event("READY")
        self.session_id = ready["session_id"]
        return ready


class Bot:
    """The bot's side: gateway and REST."""

    def __init__(self, sandbox: Sandbox, http: aiohttp.ClientSession) -> None:
        self.sandbox = sandbox
        self.http = http
        self.socket: Socket | None = None
        self.sockets: list[aiohttp.ClientWebSocketResponse] = []
        self.headers: dict[str, str] = {}

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *error: object) -> None:
        for ws in self.sockets:
            await ws.close()

    async def connect(self, query: str = "?v=10&encoding=json") -> Socket:
        ws = await self.http.ws_connect(self.sandbox.gateway_url + query, max_msg_size=0)
        self.sockets.append(ws)
        socket = Socket(ws, compressed="zlib-stream" in query)
        hello = await socket.receive()
        assert hello["op"] == 10
        assert hello["d"]["heartbeat_interval"] > 0
        return socket

    async def login(self, intents: int = GUILDS) -> Socket:
        self.socket = await self.connect()
        await self.socket.identify(self.sandbox.token, intents)
        if intents & GUILDS:
            await self.socket.event("GUILD_CREATE")
        return self.socket

    async def call(
        self, method: str, path: str, body: Any = None, *, token: str | None = None, **more: Any
    ) -> tuple[int, Any]:
        """Status and JSON; `headers` keeps the answer's."""
        if body is not None:
            more["json"] = body
        auth = {"Authorization": f"Bot {token or self.sandbox.token}"}
        url = self.sandbox.api_url + path
        async with self.http.request(method, url, headers=auth, **more) as response:
            self.headers = dict(response.headers)
            text = await response.text()
            return response.status, json.loads(text) if text else None

    async def ok(self, method: str, path: str, body: Any = None, **more: Any) -> Any:
        status, answer = await self.call(method, path, body, **more)
        assert status < 300, (status, answer)
        return answer

    async def fails(self, method: str, path: str, body: Any = None, **more: Any) -> tuple[int, int]:
        """Status and Discord's code of a request that must fail."""
        status, answer = await self.call(method, path, body, **more)
        assert status >= 400, (status, answer)
        return status, answer["code"]

    async def interaction(self) -> dict[str, Any]:
        assert self.socket is not None
        return await self.socket.event("INTERACTION_CREATE")

    async def answer(self, interaction: dict[str, Any], kind: int, data: Any = None) -> Any:
        """Acknowledge; what `with_response` gives."""
        return await self.ok("POST", callback(interaction), {"type": kind, "data": data or {}})


def callback(interaction: dict[str, Any]) -> str:
    return f"/interactions/{interaction['id']}/{interaction['token']}/callback?with_response=true"


def webhook(interaction: dict[str, Any], rest: str = "") -> str:
    return f"/webhooks/{interaction['application_id']}/{interaction['token']}{rest}"


class Player:
    """A user at the page's API."""

    def __init__(self, sandbox: Sandbox, http: aiohttp.ClientSession, user_id: str) -> None:
        self.sandbox = sandbox
        self.http = http
        self.id = user_id

    async def call(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        url = self.sandbox.url + "/local" + path
        async with self.http.request(method, url, json=body) as response:
            return response.status, await response.json()

    async def ok(self, method: str, path: str, body: Any = None) -> Any:
        status, answer = await self.call(method, path, body)
        assert status == 200, (status, answer)
        return answer

    async def act(self, what: str, channel_id: str, **more: Any) -> Any:
        body = {"user": self.id, "channel_id": channel_id, **more}
        return await self.ok("POST", f"/{what}", body)

    async def refused(self, what: str, channel_id: str, **more: Any) -> int:
        body = {"user": self.id, "channel_id": channel_id, **more}
        status, answer = await self.call("POST", f"/{what}", body)
        assert status >= 400, answer
        assert list(answer) == ["error"]
        return status

    async def state(self) -> Any:
        return await self.ok("GET", f"/state?user={self.id}")

    async def messages(self, channel_id: str, **query: Any) -> Any:
        more = "".join(f"&{key}={value}" for key, value in query.items())
        return await self.ok("GET", f"/channels/{channel_id}/messages?user={self.id}{more}")

    async def texts(self, channel_id: str) -> list[str]:
        return [message["content"] for message in await self.messages(channel_id)]

    async def events(self, after: str | None = None) -> AsyncIterator[dict[str, Any]]:
        """What the stream brings, each with its `event_id`; begins with one empty dict."""
        headers = {} if after is None else {"Last-Event-ID": after}
        url = f"{self.sandbox.url}/local/events?user={self.id}"
        async with self.http.get(url, headers=headers) as response:
            assert response.headers["Content-Type"] == "text/event-stream"
            event: dict[str, Any] = {}
            async for raw in response.content:
                line = raw.decode().rstrip("\n")
                if line.startswith(":"):
                    yield {}
                elif line.startswith("id: "):
                    event["event_id"] = line[4:]
                elif line.startswith("data: "):
                    event |= json.loads(line[6:])
                elif not line and event:
                    yield event
                    event = {}
