"""The bot uploads its emblems to the sandbox, once, and writes them."""

import pytest

from bot.rendering import emojis
from bot.text.emblems import emblem, emblems, show_emblems
from tests.play.night import Night

PIXEL = (
    b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\1\0\0\0\1\x08\6\0\0\0\x1f\x15\xc4\x89"
    b"\0\0\0\rIDATx\xdac\xf8\xcf\xc0P\x0f\0\x04\x85\x01\x80\x84\xa9\x8c!\0\0\0\0IEND\xaeB`\x82"
)


async def test_what_is_missing_is_uploaded_and_what_is_old_goes(
    night: Night, monkeypatch: pytest.MonkeyPatch
):
    drawings = []

    async def drawn(*what: object) -> bytes:
        drawings.append(what)
        return PIXEL

    monkeypatch.setattr(emojis, "PACE", 0.05)
    monkeypatch.setattr(emojis, "in_worker", drawn)
    few = dict(list(emblems().items())[:5])
    monkeypatch.setattr(emojis, "emblems", lambda: few)
    there = night.sandbox.state.emojis
    await night.stop_bot()
    night.drawings = True
    await night.start_bot()
    await night.until(lambda: len(there) == len(few), "all are uploaded")
    uploaded = set(there)
    gone, *kept = few
    monkeypatch.setattr(emojis, "emblems", lambda: {key: few[key] for key in kept})
    await night.stop_bot()
    drawings.clear()
    await night.start_bot()
    await night.until(lambda: len(there) == len(kept), "the old one goes")
    assert len(drawings) == 1, "the worker is ready before a table wants its picture"
    assert set(there) < uploaded, "nothing was uploaded twice"
    assert emblem(kept[0]) in [f"<:{each.name}:{each.id}>" for each in there.values()]
    assert emblem(gone) == ""
    show_emblems({})
