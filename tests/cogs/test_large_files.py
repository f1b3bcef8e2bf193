"""Files that have become too large for Discord in years: they come as several."""

import gzip
import json
import secrets
import zlib

import pytest

from bot.values.moderation import Actor, Order
from cogs.files import Pieces
from tests.support.evening import Evening, Guest, Look, said

LARGEST = 60_000
"""Bytes of a file here; what packs has some ten thousand more in hand."""
PER_REASON = 4_000


async def act_on(evening: Evening, guest: Guest, acts: int) -> list[str]:
    """Have moderators do something about a guest again and again, for reasons hard to pack."""
    reasons = [secrets.token_hex(PER_REASON // 2) for _ in range(acts)]
    for reason in reasons:
        order = Order("grant", evening.guild.id, Actor(900, "Mod"), 1.0, target=(guest.id, "A"))
        await evening.store.court.move(order, 1, reason)
    return reasons


def files_of(evening: Evening, looks: list[Look]) -> list[tuple[str, bytes]]:
    """The files of some messages, of which the first says that it is all."""
    assert [look.text for look in looks] == [said("privacy-export")] + [""] * (len(looks) - 1)
    found = []
    for look in looks:
        (file,) = evening.env.backend.get_message(look.channel_id, look.id).attachments
        content = evening.env.backend.cdn.get(file["url"])
        assert content is not None
        found.append((file["filename"], content))
    return found


async def exported(evening: Evening, ann: Guest, *, by_dm: bool) -> list[tuple[str, bytes]]:
    if not by_dm:
        return files_of(evening, (await ann.slash("privacy export")).said)
    evening.forbid("attach_files")
    await ann.slash("privacy export")
    return files_of(evening, ann.dm())


@pytest.mark.parametrize("by_dm", [False, True])
async def test_what_is_too_large_for_one_file_comes_as_several(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, by_dm: bool
):
    monkeypatch.setattr("cogs.files.LARGEST", LARGEST)
    ann = evening.guest("Ann")
    reasons = await act_on(evening, ann, 80)
    files = await exported(evening, ann, by_dm=by_dm)
    names = [f"gallows-and-goblets-{n}.json.gz" for n in range(1, len(files) + 1)]
    assert [name for name, _ in files] == names
    assert len(files) > 1
    assert all(len(content) < 1.5 * LARGEST for _, content in files)
    told = json.loads(b"".join(gzip.decompress(content) for _, content in files))
    assert [each["reason"] for each in told["acts of moderators about you"]] == reasons


def test_what_is_packed_is_all_that_is_held(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cogs.files.LARGEST", LARGEST)
    pieces = Pieces("export.json")
    for _ in range(20_000):
        pieces.add("The King is dead, long live the King.\n")
    ((name, content),) = pieces.files()
    assert name == "export.json.gz"
    assert len(content) < LARGEST
    assert gzip.decompress(content).count(b"King") == 40_000


def test_no_step_packs_more_than_what_has_just_come(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is answered during one: PostgreSQL, and an audit log, are read between presses."""
    steps: list[int] = []
    compressobj = zlib.compressobj

    class Watched:
        def __init__(self, level: int, *, wbits: int) -> None:
            self._packer = compressobj(level, wbits=wbits)
            self.flush = self._packer.flush

        def compress(self, data: bytes) -> bytes:
            steps.append(len(data))
            return self._packer.compress(data)

    monkeypatch.setattr("cogs.files.LARGEST", LARGEST)
    monkeypatch.setattr(zlib, "compressobj", Watched)
    pieces, line = Pieces("export.json"), "The King is dead, long live the King.\n"
    for _ in range(2 * LARGEST // len(line)):
        pieces.add(line)
    ((name, _),) = pieces.files()
    assert name == "export.json.gz"
    assert max(steps) == len(line)
