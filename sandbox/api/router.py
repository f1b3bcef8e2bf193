"""Discord's HTTP API as a table of routes: who may call, how often, what is answered."""

from __future__ import annotations

import json
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from aiohttp import web

from sandbox.api.faults import Fault, Faults
from sandbox.api.limits import DEFAULT, Limit, RateLimits, Verdict
from sandbox.errors import DiscordError, Refused, invalid
from sandbox.line import Line
from sandbox.model import Json
from sandbox.state import State
from sandbox.validation.messages import Upload

log = logging.getLogger(__name__)

ROOT = "/api/v10"
REQUESTS_KEPT = 20_000


@dataclass(slots=True)
class Call:
    """One request, read."""

    params: dict[str, str]
    query: dict[str, str]
    body: Json = field(default_factory=dict)
    listed: list[Any] = field(default_factory=list)
    """The body, when it is a JSON list."""
    uploads: list[Upload] = field(default_factory=list)

    def whole(self, name: str, low: int, high: int, default: int) -> int:
        """A whole number in the query."""
        raw = self.query.get(name)
        if raw is None:
            return default
        if not raw.isdigit() or not low <= int(raw) <= high:
            raise invalid((name,), "NUMBER_TYPE_MAX", f"Must be between {low} and {high}.")
        return int(raw)

    def snowflake(self, name: str) -> str | None:
        """An id in the query."""
        raw = self.query.get(name)
        if raw is not None and not raw.isdigit():
            raise invalid((name,), "NUMBER_TYPE_COERCE", f'Value "{raw}" is not snowflake.')
        return raw


Handler = Callable[[Call], Any]


@dataclass(frozen=True, slots=True)
class Route:
    """One entry of the table. A handler gives the JSON to answer with, or None for 204."""

    method: str
    path: str
    handler: Handler
    limit: Limit | None = DEFAULT
    status: int = 200
    token_in_path: bool = False
    """An interaction's own token opens it: no Authorization, no share in the global limit."""
    public: bool = False
    """Anybody may ask: no Authorization."""


@dataclass(frozen=True, slots=True)
class Exchange:
    """One request of the bot and what it got, as it is logged and shown to observers."""

    method: str
    route: str
    path: str
    status: int
    counted: bool
    """Whether it counts against the fifty requests a second."""
    query: dict[str, str]
    sent: Any
    answered: Any
    files: int = 0

    @property
    def name(self) -> str:
        """Method and route, as one word for counting."""
        return f"{self.method} {self.route}"


Observer = Callable[[Exchange], None]


class Api:
    """Serves the table: reads, limits, applies, answers, and writes down what happened."""

    def __init__(self, state: State, limits: RateLimits, faults: Faults, line: Line) -> None:
        self._state = state
        self._line = line
        self._limits = limits
        self._faults = faults
        self.requests: deque[Exchange] = deque(maxlen=REQUESTS_KEPT)
        self.refused: list[str] = []
        self.observers: list[Observer] = []

    def add(self, app: web.Application, routes: Iterable[Route]) -> None:
        """Serve these routes, and refuse every other one loudly."""
        for route in routes:
            app.router.add_route(route.method, ROOT + route.path, self._serve(route))
        app.router.add_route("*", "/api/{tail:.*}", self._unknown)

    def _serve(self, route: Route) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
        async def handle(request: web.Request) -> web.StreamResponse:
            await self._line.carry_request()
            response = await self._handle(route, request)
            await self._line.carry_answer()
            return response

        return handle

    async def _unknown(self, request: web.Request) -> web.Response:
        what = f"{request.method} {request.path}"
        self._refuse(what)
        body = {"message": f"The sandbox has no route for {what}", "code": 0}
        self._record(request, None, 404, {}, None, body)
        return _answer(404, body, {})

    def _refuse(self, what: str) -> None:
        log.error("The sandbox does not know %s", what)
        self.refused.append(what)

    async def _handle(self, route: Route, request: web.Request) -> web.StreamResponse:
        fault = self._faults.take(route.method, route.path)
        if fault is not None and fault.hold is not None:
            fault.hold.reached.set()
            await fault.hold.released.wait()
        call = Call(dict(request.match_info), dict(request.query))
        verdict = self._limits.judge(
            route.limit, _major(route, call), counts_globally=not route.token_in_path
        )
        sent: Any = None
        try:
            sent = await _read(request, call)
            if fault is not None and fault.status is not None and not fault.lose:
                status, answer = fault.status, _fault_body(fault)
            elif verdict.retry_after is not None:
                status, answer = 429, _too_many(verdict)
            else:
                status, answer = self._apply(route, request, call)
        except DiscordError as error:
            if isinstance(error, Refused):
                self._refuse(f"{route.method} {route.path}: {error.what}")
            status, answer = error.status, error.body()
        except ConnectionError:
            # Who sent it is gone before all of it was here: nothing was asked, nobody is answered.
            return web.Response()
        except web.HTTPRequestEntityTooLarge:
            status, answer = 413, {"message": "Request entity too large", "code": 40005}
        except Exception:
            # Our own mistake must not look like an outage that a client sleeps through: it is
            # logged whole, tests find it among the refused, and discord.py does not retry a 503.
            log.exception("The sandbox failed at %s %s", route.method, route.path)
            self.refused.append(f"{route.method} {route.path}: the sandbox failed")
            status, answer = 503, {"message": "The sandbox failed; see its log", "code": 0}
        headers = dict(verdict.headers)
        if status == 429:
            # Without a Via header discord.py takes a 429 for a ban of its address.
            headers["Via"] = "1.1 sandbox"
            headers.setdefault(
                "Retry-After", str(max(1, round(float((answer or {})["retry_after"]))))
            )
        self._record(request, route, status, call.query, sent, answer, len(call.uploads))
        if fault is not None and fault.lose:
            if fault.status is not None:
                return _answer(fault.status, _fault_body(fault), headers)
            if request.transport is not None:
                request.transport.abort()
        return _answer(status, answer, headers)

    def _apply(self, route: Route, request: web.Request, call: Call) -> tuple[int, Any]:
        guarded = not (route.token_in_path or route.public)
        if guarded and request.headers.get("Authorization") != f"Bot {self._state.token}":
            return 401, {"message": "401: Unauthorized", "code": 0}
        for name, value in call.params.items():
            if name.endswith("_id") and not (value.isdigit() or value in ("@me", "@original")):
                raise invalid((name,), "NUMBER_TYPE_COERCE", f'Value "{value}" is not snowflake.')
        answer = route.handler(call)
        return (204, None) if answer is None else (route.status, answer)

    def _record(
        self,
        request: web.Request,
        route: Route | None,
        status: int,
        query: dict[str, str],
        sent: Any,
        answered: Any,
        files: int = 0,
    ) -> None:
        exchange = Exchange(
            method=request.method,
            route="" if route is None else route.path,
            path=request.path.removeprefix(ROOT),
            status=status,
            counted=route is None or not route.token_in_path,
            query=query,
            sent=sent,
            answered=answered,
            files=files,
        )
        self.requests.append(exchange)
        for observer in self.observers:
            observer(exchange)


def _major(route: Route, call: Call) -> str:
    for name in ("channel_id", "guild_id", "token"):
        if name in call.params:
            return call.params[name]
    return route.path


def _answer(status: int, body: Any, headers: dict[str, str]) -> web.Response:
    if body is None:
        return web.Response(status=status, headers=headers)
    # discord.py parses a body only when the type is exactly this, without a charset.
    return web.Response(
        status=status,
        body=json.dumps(body, separators=(",", ":")).encode(),
        headers=headers | {"Content-Type": "application/json"},
    )


def _too_many(verdict: Verdict) -> Json:
    return {
        "message": "You are being rate limited.",
        "retry_after": verdict.retry_after,
        "global": verdict.is_global,
    }


def _fault_body(fault: Fault) -> Any:
    if fault.status == 429:
        return {
            "message": fault.message or "You are being rate limited.",
            "retry_after": fault.retry_after,
            "global": fault.is_global,
        }
    return {"message": fault.message or f"{fault.status}: ordered by a test", "code": fault.code}


async def _read(request: web.Request, call: Call) -> Any:
    kind = request.content_type
    sent: Any = None
    if kind == "multipart/form-data":
        sent = await _read_parts(request, call)
    elif request.can_read_body:
        raw = await request.read()
        if raw:
            sent = _parse(raw)
    if isinstance(sent, list):
        call.listed = sent
    elif isinstance(sent, dict):
        call.body = sent
    elif sent is not None:
        raise invalid((), "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType.")
    return sent


async def _read_parts(request: web.Request, call: Call) -> Any:
    form = await request.post()
    sent: Any = {}
    for name, value in form.items():
        if name == "payload_json":
            raw = value.file.read() if isinstance(value, web.FileField) else value
            sent = _parse(raw)
        elif isinstance(value, web.FileField) and name.startswith("files["):
            call.uploads.append(
                Upload(
                    index=name[6:-1],
                    filename=value.filename,
                    content_type=value.content_type or "application/octet-stream",
                    data=value.file.read(),
                )
            )
        else:
            raise Refused(f"the form field {name}")
    return sent


def _parse(raw: bytes | bytearray | str) -> Any:
    try:
        return json.loads(raw)
    except ValueError:
        message = "The request body contains invalid JSON."
        raise DiscordError(400, 50109, message) from None
