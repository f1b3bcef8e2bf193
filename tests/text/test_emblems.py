"""Every emblem can be drawn, is in the common style, and none looks like another."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from structlog.testing import capture_logs

from bot.drawing.png import png
from bot.text.emblems import Emblem, emblems
from bot.text.words import game_folders
from sandbox.validation.emoji import is_emoji

SVG = "{http://www.w3.org/2000/svg}"
DRAWN = {f"{SVG}{tag}" for tag in ("g", "path", "rect", "circle", "ellipse")}
ALL = list(emblems().values())


@pytest.mark.parametrize("emblem", ALL, ids=lambda emblem: emblem.key)
def test_it_is_flat_and_without_letters(emblem: Emblem) -> None:
    root = ElementTree.fromstring(emblem.svg)
    assert root.get("viewBox") == "0 0 64 64"
    assert {part.tag for part in root.iter()} - {root.tag} <= DRAWN
    assert is_emoji(emblem.emoji), "what stands in for it is shown on controls as well"


@pytest.mark.parametrize("emblem", ALL, ids=lambda emblem: emblem.key)
def test_it_has_a_name_that_discord_takes(emblem: Emblem) -> None:
    assert re.fullmatch(r"[A-Za-z0-9_]{2,32}", emblem.name)
    assert re.fullmatch(r"<:[A-Za-z0-9_]{2,32}:7>", emblem.as_text(7))


def test_none_looks_like_another_of_its_game_where_it_is_small() -> None:
    seen: dict[tuple[str, bytes], str] = {}
    for emblem in ALL:
        game = emblem.key.partition("-")[0]
        twin = seen.setdefault((game, png(emblem.svg, 22, 22)), emblem.key)
        assert twin == emblem.key


def test_names_of_emojis_are_told_apart() -> None:
    assert len({emblem.name for emblem in ALL}) == len(ALL)


def test_one_that_cannot_be_read_is_left_out_and_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "emblems").mkdir()
    (tmp_path / "emblems" / "face-one.svg").write_bytes("<svg>é</svg>".encode("latin-1"))
    (tmp_path / "emblems" / "face-two.svg").write_text("<svg/>", "utf-8")
    monkeypatch.setattr("bot.text.emblems.game_folders", lambda: {"other": tmp_path})
    house = {emblem.key for emblem in ALL if emblem.key.partition("-")[0] not in game_folders()}
    with capture_logs() as log:
        # Not what is remembered, which other tests go on with.
        found = emblems.__wrapped__()
    assert found.keys() == house | {"other-face-two"}
    assert [Path(each["file"]).name for each in log] == ["face-one.svg"]
