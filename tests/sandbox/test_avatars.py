"""Pictures of users' own, as Discord's CDN serves them."""

import struct

import aiohttp

from sandbox import Sandbox
from sandbox.world import Person, World

WORLD = World(people=(Person("Ann", avatar=True), Person("Bob")))


async def test_who_has_a_picture_names_its_hash_and_it_is_served_by_that_alone() -> None:
    async with Sandbox(WORLD) as sandbox, aiohttp.ClientSession() as http:
        ann, bob = sandbox.state.users.values()
        assert sandbox.payloads.user(bob)["avatar"] is None
        hash_ = sandbox.payloads.user(ann)["avatar"]
        async with http.get(f"{sandbox.cdn_url}/avatars/{ann.id}/{hash_}.png?size=128") as answer:
            assert answer.content_type == "image/png"
            picture = await answer.read()
        assert picture.startswith(b"\x89PNG\r\n\x1a\n")
        width, height = struct.unpack(">II", picture[16:24])
        assert width == height >= 96
        for wrong in (f"{bob.id}/{hash_}", f"{ann.id}/{hash_[::-1]}"):
            async with http.get(f"{sandbox.cdn_url}/avatars/{wrong}.png") as answer:
                assert answer.status == 404
