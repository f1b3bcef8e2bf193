"""Discord's rules for modals: what a bot may ask, and what a user's answers must be."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sandbox.errors import UserError
from sandbox.model import Emoji, Json
from sandbox.validation.components import (
    LABEL,
    ROW,
    SELECTS,
    STRING_SELECT,
    TEXT,
    TEXT_INPUT,
    ComponentCheck,
    component_id,
    number,
    refuse_unsupported,
)
from sandbox.validation.fields import Fields, Path

SHORT = 1
"""The style of a text input of one line."""
IN_LABEL = (TEXT_INPUT, *SELECTS)


def check_modal(raw: Any, emojis: Mapping[str, Emoji]) -> Json:
    """The modal as Discord shows it; error 50035 when it is not one."""
    fields = Fields()
    data = fields.mapping(("data",), raw)
    custom_id = fields.text(("data", "custom_id"), data.get("custom_id"), 1, 100, required=True)
    title = fields.text(("data", "title"), data.get("title"), 1, 45, required=True)
    most = 40 if any(_type(c) != ROW for c in data.get("components") or []) else 5
    items = fields.several(("data", "components"), data.get("components"), 1, most)
    check = _ModalCheck(fields, emojis)
    kept = [check.top(("data", "components", n), item) for n, item in enumerate(items)]
    kept = [component for component in kept if component]
    number(fields, kept)
    fields.check()
    return {"custom_id": custom_id, "title": title, "components": kept}


def _type(item: Any) -> Any:
    return item.get("type") if isinstance(item, dict) else None


class _ModalCheck:
    def __init__(self, fields: Fields, emojis: Mapping[str, Emoji]) -> None:
        self._fields = fields
        self._inner = ComponentCheck(fields, v2=True, resolve=lambda path, url: None, emojis=emojis)

    def top(self, path: Path, item: Any) -> Json:
        fields = self._fields
        raw = fields.mapping(path, item)
        if not fields.one_of((*path, "type"), raw.get("type"), (ROW, LABEL, TEXT)):
            return {}
        made: Json = {"type": raw["type"], "id": component_id(fields, path, raw)}
        if raw["type"] == TEXT:
            made["content"] = fields.text(
                (*path, "content"), raw.get("content"), 1, 4000, required=True
            )
        elif raw["type"] == ROW:
            children = fields.several((*path, "components"), raw.get("components"), 1, 1)
            made["components"] = [
                self._field((*path, "components", n), child, (TEXT_INPUT,), labelled=True)
                for n, child in enumerate(children)
            ]
        else:
            made["label"] = fields.text((*path, "label"), raw.get("label"), 1, 45, required=True)
            text = fields.text((*path, "description"), raw.get("description"), 1, 100)
            if text:
                made["description"] = text
            place: Path = (*path, "component")
            made["component"] = self._field(place, raw.get("component"), IN_LABEL, labelled=False)
        return made

    def _field(self, path: Path, item: Any, allowed: tuple[int, ...], *, labelled: bool) -> Json:
        fields = self._fields
        raw = fields.mapping(path, item)
        kind = raw.get("type")
        refuse_unsupported(kind)
        if not fields.one_of((*path, "type"), kind, allowed):
            return {"type": kind, "id": 0}
        made: Json = {"type": kind, "id": component_id(fields, path, raw)}
        if kind in SELECTS:
            made |= self._inner.select(path, raw)
        else:
            made["custom_id"] = self._inner.custom_id(path, raw)
        made["required"] = fields.flag((*path, "required"), raw.get("required"), default=True)
        if kind == TEXT_INPUT:
            made |= self._text_input(path, raw, labelled=labelled)
        return made

    def _text_input(self, path: Path, raw: Json, *, labelled: bool) -> Json:
        fields = self._fields
        made: Json = {"style": raw.get("style")}
        fields.one_of((*path, "style"), raw.get("style"), (1, 2))
        if labelled:
            made["label"] = fields.text((*path, "label"), raw.get("label"), 1, 45, required=True)
        low = fields.whole((*path, "min_length"), raw.get("min_length"), 0, 4000, 0)
        high = fields.whole((*path, "max_length"), raw.get("max_length"), 1, 4000, 4000)
        if low > high:
            fields.complain(
                (*path, "min_length"),
                "NUMBER_TYPE_MAX",
                f"int value should be less than or equal to {high}.",
            )
        for key, most in (("value", min(high, 4000)), ("placeholder", 100)):
            text = fields.text((*path, key), raw.get(key), 0, most)
            if text:
                made[key] = text
        if raw.get("style") == SHORT and "\n" in made.get("value", ""):
            # https://github.com/discord-net/Discord.Net/pull/2789
            code = "COMPONENT_VALIDATION_FAILED"
            fields.complain(path, code, "Component validation failed")
        return made | {"min_length": low, "max_length": high}


def answers(modal: Json, values: Json) -> list[Json]:
    """The filled-in components as MODAL_SUBMIT brings them.

    Raises UserError 400 for an answer that Discord's client would not let a user send.
    """
    filled = []
    asked: set[str] = set()
    for top in modal["components"]:
        if top["type"] == TEXT:
            filled.append({"type": TEXT, "id": top["id"]})
            continue
        field = top["component"] if top["type"] == LABEL else top["components"][0]
        asked.add(field["custom_id"])
        label = top.get("label") or field.get("label") or field["custom_id"]
        answer = {
            "type": field["type"],
            "id": field["id"],
            "custom_id": field["custom_id"],
            **_answer(field, label, values.get(field["custom_id"])),
        }
        inside = {"component": answer} if top["type"] == LABEL else {"components": [answer]}
        filled.append({"type": top["type"], "id": top["id"], **inside})
    unknown = set(values) - asked
    if unknown:
        raise UserError(400, f"The form has no field {sorted(unknown)[0]!r}.")
    return filled


def _answer(field: Json, label: str, value: Any) -> Json:
    kind = field["type"]
    if kind == TEXT_INPUT:
        text = str(field.get("value", "") if value is None else value)
        if not text and field["required"]:
            raise UserError(400, f"“{label}” must be filled in.")
        if text and not field["min_length"] <= len(text) <= field["max_length"]:
            low, high = field["min_length"], field["max_length"]
            raise UserError(400, f"“{label}” takes {low} to {high} characters.")
        return {"value": text}
    chosen = [value] if isinstance(value, str) else list(value or [])
    offered = [option["value"] for option in field.get("options", [])]
    if value is None:
        chosen = [o["value"] for o in field.get("options", []) if o.get("default")]
    if kind == STRING_SELECT:
        strange = [item for item in chosen if item not in offered]
        if strange:
            raise UserError(400, f"“{label}” does not offer {strange[0]!r}.")
    if not chosen and field["required"]:
        raise UserError(400, f"“{label}” must be filled in.")
    low, high = field["min_values"], field["max_values"]
    if chosen and not low <= len(chosen) <= high:
        raise UserError(400, f"“{label}” takes {low} to {high} choices.")
    return {"values": chosen}
