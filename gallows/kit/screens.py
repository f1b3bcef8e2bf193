"""How much of a phone's screen a panel takes before its question: an estimate."""

from collections.abc import Collection
from typing import Any

from bot.panels import screen
from bot.panels.builder import Panel
from bot.panels.pictures import Drawing
from gallows.kit.limits import GALLERY, SECTION, SEPARATOR, TEXT


def high(panel: Panel, drawing: Drawing | None, questions: Collection[str]) -> int:
    """Return how many pixels come before the first of some questions, or else before the buttons.

    Questions are given by their first lines; ``drawing`` is the panel's picture.
    """
    (box,) = panel.view.to_components()
    parts: list[dict[str, Any]] = box["components"]
    pixels = float(screen.AUTHOR + screen.EDGE)
    for part in parts:
        if any(each in _said(part) for each in questions):
            break
        if part["type"] == GALLERY and drawing is not None:
            pixels += screen.picture_high(*drawing[1:])
        elif part["type"] == SEPARATOR:
            pixels += screen.GAP + screen.RULE
        elif part["type"] in (TEXT, SECTION):
            pixels += screen.text_high(_said(part), beside=part["type"] == SECTION)
    return round(pixels + screen.GAP)


def _said(part: dict[str, Any]) -> str:
    inside = part["components"] if part["type"] == SECTION else [part]
    return "\n".join(each["content"] for each in inside if each["type"] == TEXT)
