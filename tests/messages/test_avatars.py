"""Avatars are fetched once, within limits, and never waited for long; else there are initials."""

import asyncio
import io
from collections.abc import AsyncIterator, Callable
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer
from PIL import Image

from bot.drawing.faces import SIZE, Avatar, Sitter, face_svg, seat_names, small
from bot.messages import avatars
from bot.messages.avatars import MOST_BYTES, Avatars
from bot.plugins.picture import Fate


def picture(size: int = 64, kind: str = "PNG") -> bytes:
    out = io.BytesIO()
    Image.new("RGB", (size, size), "#3b6a8c").save(out, kind)
    return out.getvalue()


class Cdn:
    """What is served, by hash; and what was asked for."""

    def __init__(self) -> None:
        self.files: dict[str, bytes] = {}
        self.asked: list[str] = []
        self.open = asyncio.Event()
        self.open.set()

    async def serve(self, request: web.Request) -> web.Response:
        name = request.match_info["name"]
        self.asked.append(name)
        await self.open.wait()
        if name not in self.files:
            raise web.HTTPNotFound
        return web.Response(body=self.files[name], content_type="image/png")


@pytest.fixture
async def cdn(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Cdn]:
    async def here(work: Callable[..., Any], *args: object) -> object:
        return work(*args)

    monkeypatch.setattr(avatars, "in_worker", here)
    cdn, app = Cdn(), web.Application()
    app.router.add_get("/avatars/{user}/{name}.png", cdn.serve)
    async with TestServer(app) as server:
        monkeypatch.setattr(discord.Asset, "BASE", str(server.make_url("")).rstrip("/"))
        yield cdn


@pytest.fixture
async def known(cdn: Cdn) -> AsyncIterator[Avatars]:
    known = Avatars()
    yield known
    await known.close()


def user(id_: int, hash_: str | None) -> Any:
    state: Any = None
    asset = hash_ and discord.Asset._from_avatar(state, id_, hash_)
    return SimpleNamespace(id=id_, avatar=asset or None)


async def test_an_avatar_is_fetched_once_and_again_when_it_is_another(cdn: Cdn, known: Avatars):
    cdn.files = {"old": picture(), "a_new": picture(80, "GIF")}
    known.learn(user(1, "old"))
    for _ in range(2):
        await known.fetch([1, 2], within=5)
    assert known.of([1, 2])[1].url.startswith("data:image/png;base64,")
    assert (list(known.of([1, 2])), cdn.asked) == ([1], ["old"])
    known.learn(user(1, "a_new"))
    assert known.of([1]) == {}, "the old one is not shown for the new one"
    await known.fetch([1], within=5)
    assert (list(known.of([1])), cdn.asked) == ([1], ["old", "a_new"])


async def test_who_has_no_avatar_of_their_own_has_an_initial(cdn: Cdn, known: Avatars):
    cdn.files = {"h": picture()}
    known.learn(user(1, "h"))
    known.learn(user(1, None))
    await known.fetch([1], within=5)
    assert known.of([1]) == {}
    assert cdn.asked == []


@pytest.mark.parametrize(
    "served",
    [b"", b"no picture", picture()[:60], picture() + b"\0" * MOST_BYTES, picture(2000), None],
    ids=["empty", "text", "half", "heavy", "wide", "missing"],
)
async def test_what_is_no_small_picture_is_left_out_and_not_asked_for_at_once(
    cdn: Cdn, known: Avatars, served: bytes | None
):
    cdn.files = {} if served is None else {"h": served}
    known.learn(user(1, "h"))
    for _ in range(2):
        await known.fetch([1], within=5)
    assert known.of([1]) == {}
    assert cdn.asked == ["h"]


async def test_nobody_waits_longer_for_a_slow_one_than_was_said(cdn: Cdn, known: Avatars):
    cdn.open.clear()
    cdn.files = {"h": picture()}
    known.learn(user(1, "h"))
    await known.fetch([1], within=0)
    assert known.of([1]) == {}
    cdn.open.set()
    await known.fetch([1], within=5)
    assert list(known.of([1])) == [1]
    assert cdn.asked == ["h"]


def test_a_face_is_an_avatar_a_drawn_one_an_initial_or_what_has_become_of_the_seat():
    drawn = Avatar("h", small(picture(SIZE)))

    def face(sitter: Sitter, fate: Fate = Fate.PLAYING) -> str:
        return face_svg(2, sitter, fate, 50, 50, 40, "#fff")

    assert drawn.url in face(Sitter("Ann", avatar=drawn))
    assert "<text" not in face(Sitter("Ann", avatar=drawn))
    assert ">A</text>" in face(Sitter("Ann"))
    assert "<text" not in face(Sitter("Bert", computer=True, face="computer-1"))
    assert drawn.url in face(Sitter("Ann", computer=True, avatar=drawn)), "who left is known"
    assert face(Sitter("Ann", computer=True)) != face(Sitter("Ann")), "a wheel marks computers"
    assert face(Sitter("Ann", avatar=drawn), Fate.DEAD) != face(Sitter("Ann", avatar=drawn))
    assert ">A</text>" not in face(Sitter("Ann"), Fate.DEAD)


@pytest.mark.parametrize(
    ("name", "written"),
    [("Ann", "3 Ann"), ("გიორგი", "3"), ("აბ", "3"), ("𝓐𝓷𝓷 გ", "3 Ann"), ("Zoë", "3 Zoë")],
)
def test_a_name_that_the_font_cannot_write_is_the_number_of_the_seat(name: str, written: str):
    sitters = [Sitter("A"), Sitter("B"), Sitter(name)]
    assert seat_names(sitters, [200] * 3, 27)[2] == written
    face = face_svg(2, Sitter(name), Fate.PLAYING, 50, 50, 40, "#fff")
    assert f">{(written[2:] or written)[0].upper()}</text>" in face
