"""Judges what the bot sends (and what the sandbox answers) by Discord's own description.

The file is Discord's published OpenAPI description; its path is in the environment variable
DISCORD_OPENAPI. Without it nothing is judged.
"""

from __future__ import annotations

import functools
import json
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jsonschema_rs
from jsonschema import Draft202012Validator
from jsonschema.exceptions import ValidationError
from referencing import Registry, Resource
from referencing.jsonschema import DRAFT202012

from sandbox import Exchange

HERE = "urn:discord"


class Description:
    """The description, ready to judge by; what it has been made ready for once, it stays."""

    def __init__(self, whole: dict[str, Any]) -> None:
        self._paths = paths = whole["paths"]
        resource = Resource.from_contents(whole, default_specification=DRAFT202012)
        # The quick one says whether all is well; the other one says what is not.
        self._quick_registry = jsonschema_rs.Registry([(HERE, whole)])
        self._registry: Registry[Any] = Registry().with_resource(HERE, resource)
        # "/users/@me" must be found before "/users/{user_id}".
        in_order = sorted(paths, key=lambda path: path.count("{"))
        self._patterns = [(_pattern(path), path) for path in in_order]
        self._validators: dict[str, jsonschema_rs.Draft202012Validator] = {}

    def operation(self, method: str, path: str) -> tuple[str, dict[str, Any]] | None:
        """Return where what a request asks for is described, and how; None if nowhere."""
        found = next((p for pattern, p in self._patterns if pattern.fullmatch(path)), "")
        operation = self._paths.get(found, {}).get(method.lower())
        return operation and (f"/paths/{_escape(found)}/{method.lower()}", operation)

    def wrong(self, pointer: str, value: Any) -> Iterator[str]:
        """Say what is wrong with a value by the schema that this points at, and where."""
        schema = {"$ref": f"{HERE}#{pointer}"}
        if pointer not in self._validators:
            quick = jsonschema_rs.Draft202012Validator(schema, registry=self._quick_registry)
            self._validators[pointer] = quick
        if self._validators[pointer].is_valid(value):
            return
        for found in Draft202012Validator(schema, registry=self._registry).iter_errors(value):
            error = _deepest(found)
            where = "/".join(str(part) for part in error.absolute_path)
            yield f"at {where or 'top'}: {error.message[:300]}"


class Contract:
    """Judges by the description; collects complaints instead of raising in the server."""

    def __init__(self, description: Description, *, answers: bool = False) -> None:
        self._description = description
        self._answers = answers
        self.complaints: list[str] = []
        self.judged = 0

    def __call__(self, exchange: Exchange) -> None:
        """Look at one request; an observer for `sandbox.observers`."""
        if exchange.status in (401, 429) or exchange.status >= 500:
            return
        described = self._description.operation(exchange.method, exchange.path)
        if described is None:
            self.complaints.append(f"{exchange.method} {exchange.path} is not described")
            return
        self.judged += 1
        place, operation = described
        content = operation.get("requestBody", {}).get("content", {})
        kind = "multipart/form-data" if exchange.files else "application/json"
        # Requests that were refused may well be wrong: refusing them was the answer.
        if exchange.status < 400 and exchange.sent is not None:
            kind = kind if kind in content else next(iter(content), kind)
            pointer = f"{place}/requestBody/content/{_escape(kind)}/schema"
            self._judge(exchange, "sent", pointer, _with_ids_as_text(exchange.sent))
        self._judge_query(exchange, operation)
        if self._answers and exchange.answered is not None:
            answer = operation["responses"].get(str(exchange.status))
            if (
                exchange.status < 400
                and answer is not None
                and "application/json" in answer.get("content", {})
            ):
                pointer = f"{place}/responses/{exchange.status}/content/application~1json/schema"
                self._judge(exchange, "answered", pointer, exchange.answered)
            elif exchange.status < 400:
                self.complaints.append(f"{exchange.name}: answered {exchange.status}")

    def _judge(self, exchange: Exchange, what: str, pointer: str, value: Any) -> None:
        for wrong in self._description.wrong(pointer, value):
            self.complaints.append(f"{exchange.name} {what} {wrong}")

    def _judge_query(self, exchange: Exchange, operation: dict[str, Any]) -> None:
        known = {p["name"] for p in operation.get("parameters", []) if p.get("in") == "query"}
        for name in exchange.query:
            if name not in known:
                self.complaints.append(f"{exchange.name}: unknown query parameter {name}")


def _deepest(error: ValidationError) -> ValidationError:
    """What is truly wrong: of several alternatives, the one whose `type` fits the value."""
    while error.context:
        branches: dict[Any, list[ValidationError]] = {}
        for inner in error.context:
            branches.setdefault(inner.schema_path[0], []).append(inner)
        fitting = [
            errors
            for errors in branches.values()
            if not any(list(e.path) in ([], ["type"]) and e.validator in TELLING for e in errors)
        ]
        best = min(fitting or branches.values(), key=len)
        error = max(best, key=lambda inner: len(inner.path))
    return error


TELLING = ("enum", "const", "type")


IDS = ("users", "roles")
"""Lists of ids, in the mentions that a message may make."""


def _with_ids_as_text(value: Any) -> Any:
    """Discord takes an id as a number too, which its description does not say."""
    if isinstance(value, list):
        return [_with_ids_as_text(item) for item in value]
    if isinstance(value, dict):
        return {
            key: [str(each) for each in item]
            if key in IDS and isinstance(item, list)
            else str(item)
            if isinstance(item, int)
            and (key.endswith("_id") or (key == "id" and "type" not in value))
            else _with_ids_as_text(item)
            for key, item in value.items()
        }
    return value


def _escape(part: str) -> str:
    escaped = part.replace("~", "~0").replace("/", "~1")
    return escaped.replace("{", "%7B").replace("}", "%7D")


def _pattern(path: str) -> re.Pattern[str]:
    return re.compile(re.sub(r"\\\{[^}]*\\\}", "[^/]+", re.escape(path)))


@functools.cache
def description() -> Description | None:
    """Discord's description, when there is one to be read."""
    path = os.environ.get("DISCORD_OPENAPI")
    if not path:
        return None
    found: dict[str, Any] = json.loads(Path(path).read_text(encoding="utf-8"))
    return Description(found)


def contract(*, answers: bool = False) -> Contract | None:
    """A fresh judge, or None when there is nothing to judge by."""
    found = description()
    return None if found is None else Contract(found, answers=answers)
