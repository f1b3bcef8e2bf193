"""Discord's own limits, checked on what would be sent."""

import re
from collections.abc import Iterator
from typing import Any

from bot.panels import ids
from bot.panels.builder import Panel

CONTAINER, ROW, BUTTON, SELECT, TEXT, SEPARATOR = 17, 1, 2, 3, 10, 14
GALLERY, FILE = 12, 13
ROLES, CHANNELS = 6, 8
LINK = 5
HIDDEN = ("\u202a", "\u202b", "\u202d", "\u202e", "\u2066", "\u2067")
RAW = ("@everyone", "**bold**", "||spoiler||", "](http://evil", "\u202e", "drawkcab\u202c")


def parts(panel: Panel) -> list[dict[str, Any]]:
    """Return all components of a panel, the nested ones too."""
    return list(_walk(panel.view.to_components()))


def text(panel: Panel) -> str:
    """Return all text of a panel."""
    return _text_of(parts(panel))


def custom_ids(panel: Panel) -> list[str]:
    """Return all custom ids of a panel."""
    return _ids_of(parts(panel))


def check(panel: Panel) -> None:
    """Assert that Discord takes the panel, and that no name does what it should not."""
    components = parts(panel)
    shown, found = _text_of(components), _ids_of(components)
    assert len(components) <= 40
    assert len(shown) <= 4000
    assert len(found) == len(set(found)), found
    for part in components:
        CHECKS[part["type"]](part)
    for raw in (*RAW, *HIDDEN):
        assert raw not in shown
    assert "{" not in shown.replace("\\{", "")
    assert "****" not in shown
    named = {f"attachment://{file.filename}" for file in panel.files}
    used = [url for part in components for url in _attached(part)]
    assert named == set(used)
    assert len(named) == len(used)
    mentions = panel.mentions.to_dict()
    assert not mentions.get("parse")
    assert panel.view.timeout is None


def _text_of(components: list[dict[str, Any]]) -> str:
    return "\n".join(part["content"] for part in components if part["type"] == TEXT)


def _ids_of(components: list[dict[str, Any]]) -> list[str]:
    return [part["custom_id"] for part in components if "custom_id" in part]


def _walk(components: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for part in components:
        yield part
        yield from _walk(part.get("components", []))


def _text(part: dict[str, Any]) -> None:
    assert part["content"].strip()


def _row(part: dict[str, Any]) -> None:
    inside = part["components"]
    assert 1 <= len(inside) <= 5
    assert all(each["type"] == BUTTON for each in inside) or len(inside) == 1


def _button(part: dict[str, Any]) -> None:
    assert 1 <= len(part["label"]) <= 80
    if part["style"] == LINK:
        assert len(part["url"]) <= 512
    else:
        _custom_id(part["custom_id"])


def _select(part: dict[str, Any]) -> None:
    _custom_id(part["custom_id"])
    options = part["options"]
    assert 1 <= len(options) <= 25
    assert len(part["placeholder"]) <= 150
    assert 1 <= part["min_values"] <= part["max_values"] <= len(options)
    values = [option["value"] for option in options]
    assert len(values) == len(set(values))
    for option in options:
        assert 1 <= len(option["label"]) <= 100
        assert 1 <= len(option["value"]) <= 100
        assert len(option.get("description") or "x") <= 100
        assert not any(mark in option["label"] for mark in HIDDEN)


def _menu(part: dict[str, Any]) -> None:
    """A select of Discord's own."""
    _custom_id(part["custom_id"])
    assert len(part["placeholder"]) <= 150
    assert part["min_values"] <= part["max_values"] <= 25
    assert len(part.get("default_values", ())) <= part["max_values"]


def _custom_id(custom_id: str) -> None:
    assert len(custom_id) <= 100
    templates = [each for each in vars(ids).values() if isinstance(each, re.Pattern)]
    assert sum(each.fullmatch(custom_id) is not None for each in templates) == 1, custom_id


def _attached(part: dict[str, Any]) -> list[str]:
    if part["type"] == GALLERY:
        return [item["media"]["url"] for item in part["items"]]
    return [part["file"]["url"]] if part["type"] == FILE else []


def _gallery(part: dict[str, Any]) -> None:
    assert 1 <= len(part["items"]) <= 10
    for item in part["items"]:
        assert 20 <= len(item["description"]) <= 1024


def _fine(part: dict[str, Any]) -> None:
    pass


CHECKS = {
    CONTAINER: _fine,
    SEPARATOR: _fine,
    ROW: _row,
    BUTTON: _button,
    SELECT: _select,
    ROLES: _menu,
    CHANNELS: _menu,
    TEXT: _text,
    GALLERY: _gallery,
    FILE: _fine,
}
