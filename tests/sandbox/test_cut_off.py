"""A bot that dies while it sends a request has asked for nothing, and nothing has failed by it."""

import asyncio

import pytest
from aiohttp import web

from sandbox.api import router
from sandbox.api.router import Call

BOUNDARY = "xyz"
JSON = ("application/json", '{"content": "hel')
FORM = (
    f"multipart/form-data; boundary={BOUNDARY}",
    f'--{BOUNDARY}\r\nContent-Disposition: form-data; name="payload_json"\r\n\r\n{{"cont',
)


@pytest.mark.parametrize(("kind", "body"), [JSON, FORM])
async def test_a_request_that_breaks_off(
    sandbox, general, monkeypatch: pytest.MonkeyPatch, kind: str, body: str
):
    reading, gone, whole = asyncio.Event(), asyncio.Event(), router._read

    async def read(request: web.Request, call: Call) -> object:
        reading.set()
        try:
            return await whole(request, call)
        finally:
            gone.set()

    monkeypatch.setattr(router, "_read", read)
    port = int(sandbox.url.rpartition(":")[2])
    _, writer = await asyncio.open_connection("127.0.0.1", port)
    head = (
        f"POST /api/v10/channels/{general}/messages HTTP/1.1",
        f"Host: 127.0.0.1:{port}",
        f"Authorization: Bot {sandbox.token}",
        f"Content-Type: {kind}",
        "Content-Length: 1000",
    )
    writer.write("\r\n".join((*head, "", body)).encode())
    await writer.drain()
    await reading.wait()
    writer.close()
    await gone.wait()
    assert sandbox.refused == []
    assert list(sandbox.requests) == []
