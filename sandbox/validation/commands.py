"""Discord's rules for application commands, and the form in which it keeps them."""

from __future__ import annotations

import re
from typing import Any

from sandbox.errors import Refused
from sandbox.model import Json
from sandbox.validation.fields import Fields, Path

CHAT_INPUT = 1
"""The type of a slash command."""
CONTEXT_MENUS = (2, 3)
"""The types of commands in the menu of a user or of a message."""
SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN = 1, 2, 3, 4, 5
USER, CHANNEL, ROLE, NUMBER = 6, 7, 8, 10
VALUES = (STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, NUMBER)
"""Types of option that a user gives a value for."""
NOT_SUPPORTED = {9: "mentionable options", 11: "attachment options"}
"""Types of option that Discord has and the sandbox has not."""

MOST_COMMANDS = 100
MOST_CHARACTERS = 8000
MOST_CHOICE = 100
"""Characters of a choice's name, and of its value if that is a text."""
MOST_LENGTH = 6000
"""Characters of a text that a user gives for an option."""
MOST_INT = 2**53 - 1
"""`Int53Type` in Discord's OpenAPI description, as all of these limits of options."""
NAME = re.compile(r"[-_'\w\u0900-\u097f\u0e00-\u0e7f]{1,32}")
LOCALES = frozenset(
    [
        "id",
        "da",
        "de",
        "en-GB",
        "en-US",
        "es-ES",
        "es-419",
        "fr",
        "hr",
        "it",
        "lt",
        "hu",
        "nl",
        "no",
        "pl",
        "pt-BR",
        "ro",
        "fi",
        "sv-SE",
        "vi",
        "tr",
        "cs",
        "el",
        "bg",
        "ru",
        "uk",
        "hi",
        "th",
        "zh-CN",
        "ja",
        "zh-TW",
        "ko",
        "ar",
        "he",
    ]
)


def check_distinct(fields: Fields, commands: list[Json]) -> None:
    """Complain of two commands of one name."""
    seen: set[str] = set()
    for index, command in enumerate(commands):
        if command["name"] in seen:
            fields.complain(
                (index, "name"),
                "APPLICATION_COMMANDS_DUPLICATE_NAME",
                "Application command names must be unique",
            )
        seen.add(command["name"])


def check_command(fields: Fields, path: Path, item: Any, *, user_install: bool = True) -> Json:
    """A command as Discord keeps it; what is wrong with it goes to `fields`.

    ``user_install``: whether it may be installed by users.

    Raises Refused for a command in the menu of a user or of a message.
    """
    raw = fields.mapping(path, item)
    if raw.get("type") in CONTEXT_MENUS:
        raise Refused("context menu commands")
    fields.one_of((*path, "type"), raw.get("type") or CHAT_INPUT, (CHAT_INPUT,))
    command: Json = {"type": CHAT_INPUT, **_names(fields, path, raw)}
    options = _Options(fields).check(path, raw.get("options"), depth=0)
    if options:
        command["options"] = options
    permissions = raw.get("default_member_permissions")
    if permissions is not None and not str(permissions).isdigit():
        fields.complain(
            (*path, "default_member_permissions"), "PERMISSIONS_TYPE", "Not a permission set."
        )
        permissions = None
    command["default_member_permissions"] = None if permissions is None else str(permissions)
    contexts = raw.get("contexts")
    if contexts is not None:
        for number, context in enumerate(fields.several((*path, "contexts"), contexts, 1, 3)):
            fields.one_of((*path, "contexts", number), context, (0, 1, 2))
    command["contexts"] = contexts
    allowed = raw.get("dm_permission")
    if contexts is not None:
        allowed = 1 in contexts
    command["dm_permission"] = True if allowed is None else bool(allowed)
    types = raw.get("integration_types") or [0]
    for number, one in enumerate(fields.several((*path, "integration_types"), types, 1, 2)):
        # https://docs.discord.com/developers/interactions/application-commands, Installation
        # Context: what is not allowed in the developer portal is not allowed here.
        fields.one_of((*path, "integration_types", number), one, (0, 1) if user_install else (0,))
    command["integration_types"] = types
    command["nsfw"] = bool(raw.get("nsfw"))
    if _length(command) > MOST_CHARACTERS:
        fields.complain(
            path,
            "APPLICATION_COMMAND_TOO_LARGE",
            f"Command exceeds maximum size ({MOST_CHARACTERS})",
        )
    return command


def _length(item: Json) -> int:
    def longest(key: str) -> int:
        texts = [item.get(key) or "", *(item.get(key + "_localizations") or {}).values()]
        return max(len(text) for text in texts)

    total = longest("name") + longest("description")
    total += sum(longest_choice(choice) for choice in item.get("choices", []))
    return total + sum(_length(option) for option in item.get("options", []))


def longest_choice(choice: Json) -> int:
    """How many characters a choice counts: its longest name and its value."""
    names = [choice["name"] or "", *(choice.get("name_localizations") or {}).values()]
    value = choice["value"]
    return max(len(name) for name in names) + (len(value) if isinstance(value, str) else 0)


def _names(fields: Fields, path: Path, raw: Json) -> Json:
    name = fields.text((*path, "name"), raw.get("name"), 1, 32, required=True) or ""
    _judge_name(fields, (*path, "name"), name)
    text = fields.text((*path, "description"), raw.get("description"), 1, 100, required=True)
    named: Json = {"name": name, "description": text or ""}
    for key, most in (("name", 32), ("description", 100)):
        texts = _localized(fields, path, raw, key, most)
        if texts is None:
            continue
        if key == "name":
            for locale, text in texts.items():
                _judge_name(fields, (*path, "name_localizations", locale), text)
        named[key + "_localizations"] = texts
    return named


def _localized(fields: Fields, path: Path, raw: Json, key: str, most: int) -> Json | None:
    """A text's translations, each judged as the text itself; None where it has none."""
    place: Path = (*path, key + "_localizations")
    texts = raw.get(key + "_localizations")
    if texts is None:
        return None
    found = fields.mapping(place, texts)
    for locale, text in found.items():
        if locale not in LOCALES:
            fields.complain((*place, locale), "LOCALE_UNKNOWN", "Unknown locale.")
        fields.text((*place, locale), text, 1, most, required=True)
    return found


def _judge_name(fields: Fields, path: Path, name: Any) -> None:
    if name and (not NAME.fullmatch(str(name)) or name != str(name).lower()):
        fields.complain(
            path,
            "APPLICATION_COMMAND_INVALID_NAME",
            "Command name is invalid",
        )


class _Options:
    def __init__(self, fields: Fields) -> None:
        self._fields = fields

    def check(self, path: Path, raw: Any, *, depth: int) -> list[Json]:
        fields = self._fields
        place: Path = (*path, "options")
        options = []
        names: set[str] = set()
        optional_seen = False
        kinds: set[bool] = set()
        for index, item in enumerate(fields.several(place, raw, 0, 25)):
            spot: Path = (*place, index)
            option = self._option(spot, fields.mapping(spot, item), depth)
            kinds.add(option["type"] in (SUBCOMMAND, GROUP))
            if option["name"] in names:
                fields.complain(
                    (*spot, "name"),
                    "APPLICATION_COMMAND_OPTIONS_NAME_INVALID",
                    "Option name already used",
                )
            names.add(option["name"])
            required = bool(option.get("required"))
            if required and optional_seen:
                fields.complain(
                    spot,
                    "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                    "Required options must be placed before non-required options",
                )
            optional_seen = optional_seen or not required
            options.append(option)
        if len(kinds) > 1:
            fields.complain(
                place,
                "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
                "Sub-command and sub-command group option types are mutually "
                "exclusive to all other types",
            )
        return options

    def _option(self, path: Path, raw: Json, depth: int) -> Json:
        fields = self._fields
        kind = raw.get("type")
        if kind in NOT_SUPPORTED:
            raise Refused(NOT_SUPPORTED[kind])
        allowed = {0: (SUBCOMMAND, GROUP, *VALUES), 1: (SUBCOMMAND,)}.get(depth, VALUES)
        fields.one_of((*path, "type"), kind, allowed)
        option: Json = {"type": kind, **_names(fields, path, raw)}
        if kind in (SUBCOMMAND, GROUP):
            inner = 1 if kind == GROUP else 2
            option["options"] = self.check(path, raw.get("options"), depth=inner)
            return option
        option["required"] = fields.flag((*path, "required"), raw.get("required"))
        if raw.get("autocomplete"):
            option["autocomplete"] = True
            if raw.get("choices"):
                fields.complain(
                    (*path, "choices"),
                    "APPLICATION_COMMAND_OPTIONS_CHOICES",
                    "Autocomplete and choices cannot be used together",
                )
        if raw.get("choices"):
            option["choices"] = check_choices(fields, path, raw["choices"], kind)
        limits = {STRING: ("min_length", "max_length")}
        limits |= dict.fromkeys((INTEGER, NUMBER), ("min_value", "max_value"))
        keys: tuple[str, ...] = limits.get(kind or 0, ())
        for key in (*keys, *(("channel_types",) if kind == CHANNEL else ())):
            if raw.get(key) is not None:
                option[key] = raw[key]
        for key in keys:
            if key in option:
                _bound(fields, (*path, key), option[key], kind)
        bounds = [option[key] for key in keys if isinstance(option.get(key), int | float)]
        if len(bounds) == 2 and bounds[0] > bounds[1]:
            fields.complain(
                (*path, keys[0]),
                "NUMBER_TYPE_MAX",
                f"Value should be less than or equal to {bounds[1]}.",
            )
        return option


def check_choices(fields: Fields, path: Path, raw: Any, kind: int | None) -> list[Json]:
    """The `choices` for an option of this type: its own, or those that complete what is typed."""
    place: Path = (*path, "choices")
    choices = []
    for index, item in enumerate(fields.several(place, raw, 0, 25)):
        spot: Path = (*place, index)
        part = fields.mapping(spot, item)
        name = fields.text((*spot, "name"), part.get("name"), 1, MOST_CHOICE, required=True)
        value = part.get("value")
        where: Path = (*spot, "value")
        if kind == INTEGER and _is_number(value):
            fields.whole(where, value, -MOST_INT, MOST_INT, 0)
        elif not (isinstance(value, str) if kind == STRING else _is_number(value)):
            fields.complain(
                where,
                "APPLICATION_COMMAND_OPTIONS_CHOICES_TYPE",
                "The value does not fit the option's type",
            )
        elif kind == STRING:
            fields.text(where, value, 1, MOST_CHOICE)
        choice: Json = {"name": name, "value": value}
        translated = _localized(fields, spot, part, "name", MOST_CHOICE)
        if translated:
            choice["name_localizations"] = translated
        choices.append(choice)
    return choices


def _is_number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def _bound(fields: Fields, path: Path, value: Any, kind: int | None) -> None:
    """What a value may be at least or at most: a length, or a number."""
    if kind == STRING:
        fields.whole(path, value, 1 if path[-1] == "max_length" else 0, MOST_LENGTH, 0)
    elif kind == INTEGER:
        fields.whole(path, value, -MOST_INT, MOST_INT, 0)
    elif not _is_number(value):
        fields.complain(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not float.')
