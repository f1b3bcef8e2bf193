"""Every emblem can be drawn, is in the common style, and none looks like another."""

import re
from xml.etree import ElementTree

import pytest

from bot.drawing.png import png
from bot.text.emblems import Emblem, emblems

SVG = "{http://www.w3.org/2000/svg}"
DRAWN = {f"{SVG}{tag}" for tag in ("g", "path", "rect", "circle", "ellipse")}
ALL = list(emblems().values())


@pytest.mark.parametrize("emblem", ALL, ids=lambda emblem: emblem.key)
def test_it_is_flat_and_without_letters(emblem: Emblem) -> None:
    root = ElementTree.fromstring(emblem.svg)
    assert root.get("viewBox") == "0 0 64 64"
    assert {part.tag for part in root.iter()} - {root.tag} <= DRAWN
    assert emblem.emoji, "something is shown where it cannot be"


@pytest.mark.parametrize("emblem", ALL, ids=lambda emblem: emblem.key)
def test_it_has_a_name_that_discord_takes(emblem: Emblem) -> None:
    assert re.fullmatch(r"[A-Za-z0-9_]{2,32}", emblem.name)


def test_none_looks_like_another_of_its_game_where_it_is_small() -> None:
    seen: dict[tuple[str, bytes], str] = {}
    for emblem in ALL:
        game = emblem.key.partition("-")[0]
        twin = seen.setdefault((game, png(emblem.svg, 22, 22)), emblem.key)
        assert twin == emblem.key


def test_names_of_emojis_are_told_apart() -> None:
    assert len({emblem.name for emblem in ALL}) == len(ALL)
