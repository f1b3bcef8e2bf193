"""What a web page of another site can do to a sandbox: nothing."""

from __future__ import annotations

import aiohttp
import pytest

from sandbox import Sandbox, World

ROUTES = (
    ("GET", "/"),
    ("GET", "/page/any/js/main.js"),
    ("GET", "/cdn/avatars/{user}.svg"),
    ("GET", "/local/state"),
    ("GET", "/local/events"),
    ("POST", "/local/users"),
    ("GET", "/gateway"),
    ("GET", "/api/v10/gateway"),
    ("GET", "/api/v10/users/@me"),
    ("GET", "/nowhere"),
)
HOSTILE = (
    {"Origin": "https://example.org"},
    {"Origin": "null"},
    # Another server of the same machine.
    {"Origin": "http://127.0.0.1:3000"},
    # A name that its owner has resolve to this machine: host and origin agree.
    {"Host": "rebound.example.org:{port}", "Origin": "http://rebound.example.org:{port}"},
    {"Host": "rebound.example.org:{port}"},
    {"Host": "127.0.0.1.example.org"},
    {"Host": "127.0.0.1@example.org"},
    {"Host": "example.org/127.0.0.1"},
    {"Host": "127.0.0.1:port"},
)


@pytest.mark.parametrize("hostile", HOSTILE, ids=str)
async def test_other_sites_reach_no_route(sandbox, bot, http, hostile):
    port = sandbox.url.rpartition(":")[2]
    headers = {name: value.format(port=port) for name, value in hostile.items()}
    headers["Authorization"] = f"Bot {sandbox.token}"
    before = len(sandbox.state.users)
    for method, path in ROUTES:
        url = sandbox.url + path.format(user=next(iter(sandbox.state.users)))
        body = {"name": "Eve"} if method == "POST" else None
        async with http.request(method, url, json=body, headers=headers) as response:
            assert response.status == 403, path
            assert list(await response.json()) == ["error"]
    assert len(sandbox.state.users) == before
    with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
        await http.ws_connect(sandbox.gateway_url, headers=headers)
    assert refused.value.status == 403


@pytest.mark.parametrize("name", ["127.0.0.1", "localhost", "[::1]", "LocalHost"])
async def test_its_own_page_works_by_every_loopback_name(sandbox, http, name):
    # A forwarded port is another than the sandbox's own.
    for port in (sandbox.url.rpartition(":")[2], "9000"):
        headers = {"Host": f"{name}:{port}", "Origin": f"http://{name}:{port}"}
        async with http.post(
            f"{sandbox.url}/local/users", json={"name": "Ann"}, headers=headers
        ) as response:
            assert response.status == 200


async def test_its_page_is_shown_in_no_frame(sandbox, http):
    async with http.get(sandbox.url + "/") as response:
        assert response.headers["Content-Security-Policy"] == "frame-ancestors 'none'"


async def test_each_sandbox_has_a_token_of_its_own(http):
    async with Sandbox() as one, Sandbox() as another, Sandbox(World(token="mine")) as mine:
        assert len({one.token, another.token, mine.token}) == 3
        assert mine.token == "mine"
        headers = {"Authorization": f"Bot {one.token}"}
        for sandbox, status in ((one, 200), (another, 401)):
            async with http.get(f"{sandbox.api_url}/users/@me", headers=headers) as response:
                assert response.status == status
