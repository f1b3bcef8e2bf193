"""Discord's own limits, checked on what would be sent."""

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from bot.drawing.picture import Picture
from bot.messages.components import view_of
from bot.panels import ids
from bot.panels.controls import Asked, typed_form
from bot.panels.panel import (
    EACH_TEXT,
    MOST_BYTES,
    MOST_LABEL,
    MOST_OPTION,
    MOST_PLACEHOLDER,
    MOST_ROWS,
    MOST_TITLE,
    Button,
    File,
    Link,
    Panel,
    Select,
)
from gallows.kit.assertions import require
from sandbox.validation.emoji import is_emoji

CONTAINER, ROW, BUTTON, SELECT, TEXT, SEPARATOR = 17, 1, 2, 3, 10, 14
SECTION, GALLERY, FILE = 9, 12, 13
ROLES, CHANNELS = 6, 8
LINK = 5
FORMS = tuple(each for each in vars(ids).values() if isinstance(each, ids.IdForm))
"""What a custom id may look like."""
HIDDEN = ("\u202a", "\u202b", "\u202d", "\u202e", "\u2066", "\u2067")
RAW = ("@everyone", "**bold**", "||spoiler||", "](http://evil", "\u202e", "drawkcab\u202c")
"""What is never to be seen of the names in `gallows.kit.snapshots.HOSTILE`."""
PLACE = re.compile(r"(?<!\\)[{}]")
"""What is left of a place of a text that nothing was filled in."""


KEPT = 500
"""Panels of which it is remembered what they are made of: most stay the same from one answer to the
next, and to make Discord's components takes longer than to make a panel."""

_made: dict[bytes, list[dict[str, Any]]] = {}
"""The components of panels, by what these show."""
_taken: set[bytes] = set()
"""Those that hold no more than Discord takes."""


def parts(panel: Panel) -> list[dict[str, Any]]:
    """Return all components of a panel, the nested ones too, and its text if it is a line."""
    found = _made.get(panel.fingerprint)
    if found is None:
        if len(_made) >= KEPT:
            _made.clear()
            _taken.clear()
        found = _made[panel.fingerprint] = _components(panel)
    return found


def _components(panel: Panel) -> list[dict[str, Any]]:
    components: Any = view_of(panel).to_components()
    below = [part for part in panel.parts if isinstance(part, str)] if panel.content else []
    said = [panel.content or "", *below]
    return [*({"type": TEXT, "content": each} for each in said if each), *_walk(components)]


def text(panel: Panel) -> str:
    """Return all text of a panel."""
    return _text_of(parts(panel))


def custom_ids(panel: Panel) -> list[str]:
    """Return all custom ids of a panel."""
    return _ids_of(parts(panel))


def check(panel: Panel) -> None:
    """Require that Discord takes the panel, and that no name does what it should not."""
    components = parts(panel)
    if panel.fingerprint in _taken:
        return
    shown, found = _text_of(components), _ids_of(components)
    require(len(components) <= 40, f"a panel has {len(components)} components; 40 are allowed")
    texts = [part["content"] for part in components if part["type"] == TEXT]
    letters, size = sum(map(len, texts)), sum(len(each.encode()) + EACH_TEXT for each in texts)
    require(letters <= 4000, f"a panel has {letters} characters; 4000 are allowed")
    fits = panel.content is not None or size <= MOST_BYTES
    require(fits, f"a panel has texts of {size} bytes; {MOST_BYTES} are allowed")
    require(len(found) == len(set(found)), f"two controls of a panel are alike: {found}")
    for part in components:
        CHECKS[part["type"]](part)
    for raw in (*RAW, *HIDDEN):
        require(raw not in shown, f"a name is shown as it is, and does harm: {raw!r}")
    _filled(shown)
    require("****" not in shown, f"something bold stands inside something bold: {shown}")
    files = [part.filename for part in panel.parts if isinstance(part, Picture | File)]
    require(len(files) == len(set(files)), f"two files of a panel have one name: {files}")
    rows = sum(isinstance(part, tuple) for part in panel.parts)
    require(
        panel.content is None or rows <= MOST_ROWS, "a message with text has more than five rows"
    )
    _taken.add(panel.fingerprint)


def uncut(panel: Panel) -> None:
    """Require that no control of a panel is cut off, and that all places of its texts are filled.

    With names that do no harm, and are no longer than names mostly are. Hints below options are
    what can be spared: those end where their room does.
    """
    for row in (part for part in panel.parts if isinstance(part, tuple)):
        for control in row:
            if isinstance(control, Button | Link):
                _whole("a button's label", control.label, MOST_LABEL)
                continue
            _whole("a list's placeholder", control.placeholder, MOST_PLACEHOLDER)
            for choice in control.choices if isinstance(control, Select) else ():
                _whole("an option's label", choice.label, MOST_OPTION)


def uncut_targets(asked: Asked) -> None:
    """Require the same of what a question's controls lead to: its lists, and its forms."""
    for verb in asked.ask.verbs:
        if verb.typed is not None:
            form = typed_form(asked, verb)
            _whole("the title of a form, which is its verb's placeholder,", form.title, MOST_TITLE)
            continue
        for choice in asked.choices(verb).values():
            _whole("an option's label", choice.label, MOST_OPTION)


def _text_of(components: list[dict[str, Any]]) -> str:
    return "\n".join(part["content"] for part in components if part["type"] == TEXT)


def _ids_of(components: list[dict[str, Any]]) -> list[str]:
    return [part["custom_id"] for part in components if "custom_id" in part]


def _walk(components: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for part in components:
        yield part
        yield from _walk(part.get("components", []))
        yield from _walk([part["accessory"]] if "accessory" in part else [])


def _filled(said: str) -> None:
    require(PLACE.search(said) is None, f"a place of a text was not filled: {said}")


def _whole(what: str, said: str, most: int) -> None:
    _long(what, said, most)
    _filled(said)


def _long(what: str, text: str, most: int) -> None:
    require(1 <= len(text) <= most, f"{what} has {len(text)} characters, not 1 to {most}: {text!r}")


def _section(part: dict[str, Any]) -> None:
    inside = [each["type"] for each in part["components"]]
    require(1 <= len(inside) <= 3 and {*inside} == {TEXT}, f"a section has {inside} inside")


def _text(part: dict[str, Any]) -> None:
    require(bool(part["content"].strip()), "a paragraph is empty")


def _row(part: dict[str, Any]) -> None:
    inside = part["components"]
    buttons = all(each["type"] == BUTTON for each in inside)
    require(1 <= len(inside) <= (5 if buttons else 1), f"a row has {len(inside)} controls")


def _button(part: dict[str, Any]) -> None:
    _long("a button's label", part["label"], 80)
    _emoji(part)
    if part["style"] == LINK:
        _long("a link", part["url"], 512)
    else:
        _custom_id(part["custom_id"])


def _select(part: dict[str, Any]) -> None:
    _custom_id(part["custom_id"])
    _long("a list's placeholder", part["placeholder"], 150)
    options = part["options"]
    values = [option["value"] for option in options]
    require(1 <= len(options) <= 25, f"a list has {len(options)} options, not 1 to 25")
    least, most = part["min_values"], part["max_values"]
    held = 0 <= least <= most <= len(options) and most > 0
    require(held, f"{least} to {most} of {len(options)} options")
    require(len(values) == len(set(values)), f"a list has the same option twice: {values}")
    for option in options:
        _long("an option's label", option["label"], 100)
        _long("an option's value", option["value"], 100)
        _long("an option's hint", option.get("description") or "x", 100)
        _emoji(option)
        turned = any(mark in option["label"] for mark in HIDDEN)
        require(not turned, f"an option's label turns the text around it: {option['label']!r}")


def _emoji(part: dict[str, Any]) -> None:
    emoji = part.get("emoji")
    fits = emoji is None or emoji.get("id") is not None or is_emoji(emoji["name"])
    require(fits, f"{part['label']!r} has {emoji} before it, which is no emoji")


def _menu(part: dict[str, Any]) -> None:
    """A select of Discord's own."""
    _custom_id(part["custom_id"])
    _long("a list's placeholder", part["placeholder"], 150)
    chosen = len(part.get("default_values", ()))
    fits = part["min_values"] <= part["max_values"] <= 25 and chosen <= part["max_values"]
    require(fits, f"a list of Discord's own has {chosen} chosen")


@lru_cache(maxsize=4096)
def _forms(custom_id: str) -> int:
    """Return as how many forms of a press a custom id is understood."""
    return sum(each.fullmatch(custom_id) is not None for each in FORMS)


def _custom_id(custom_id: str) -> None:
    _long("a custom id", custom_id, 100)
    require(
        _forms(custom_id) == 1,
        f"no press, or more than one, is found by the custom id {custom_id!r}",
    )


def _gallery(part: dict[str, Any]) -> None:
    require(1 <= len(part["items"]) <= 10, "a gallery has no picture, or more than ten")
    for item in part["items"]:
        says = item["description"]
        require(20 <= len(says) <= 1024, f"a picture is described in {len(says)} characters")


def _fine(part: dict[str, Any]) -> None:
    pass


CHECKS = {
    CONTAINER: _fine,
    SEPARATOR: _fine,
    ROW: _row,
    SECTION: _section,
    BUTTON: _button,
    SELECT: _select,
    ROLES: _menu,
    CHANNELS: _menu,
    TEXT: _text,
    GALLERY: _gallery,
    FILE: _fine,
}
