"""Discord's rules for message components, and the form in which it keeps them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from sandbox.errors import DiscordError, Refused
from sandbox.model import Emoji, Json
from sandbox.validation.emoji import is_emoji
from sandbox.validation.fields import Fields, Path

ROW, BUTTON, STRING_SELECT, TEXT_INPUT = 1, 2, 3, 4
USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT = 5, 6, 7, 8
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR = 9, 10, 11, 12, 13, 14
CONTAINER, LABEL = 17, 18
FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX = 19, 21, 22, 23

LINK, PREMIUM = 5, 6
"""Styles of buttons that are pressed for something else than an interaction."""

SELECTS = (STRING_SELECT, USER_SELECT, ROLE_SELECT, CHANNEL_SELECT)
FILLED_WITH = {USER_SELECT: "user", ROLE_SELECT: "role", CHANNEL_SELECT: "channel"}
"""What Discord itself fills a select with."""
NOT_SUPPORTED = {
    MENTIONABLE_SELECT: "mentionable selects",
    FILE_UPLOAD: "file uploads",
    RADIO_GROUP: "radio groups",
    CHECKBOX_GROUP: "checkbox groups",
    CHECKBOX: "checkboxes",
}
"""Kinds of component that Discord has and the sandbox has not."""
IN_CONTAINER = (ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR)
TOP_V2 = (*IN_CONTAINER, CONTAINER)

MOST_COMPONENTS = 40
MOST_TEXT = 4000
MOST_BYTES, EACH_TEXT = 10170, 12
"""What one reporter has measured: https://github.com/discord/discord-api-docs/issues/8554."""

Resolve = Callable[[Path, str], Json | None]


def walk(components: list[Json]) -> Iterator[Json]:
    """Every component, a parent before its children."""
    for component in components:
        yield component
        yield from walk(component.get("components", []))
        for key in ("accessory", "component"):
            if key in component:
                yield from walk([component[key]])


def interactive(components: list[Json], custom_id: str) -> Json | None:
    """The component with this custom_id."""
    return next((c for c in walk(components) if c.get("custom_id") == custom_id), None)


def check_size(components: list[Json]) -> None:
    """Raise DiscordError 500 for more bytes of texts than Discord can store, however few letters.

    Each text display takes some bytes beside its text.
    """
    texts = [c["content"].encode() for c in walk(components) if c["type"] == TEXT]
    if sum(map(len, texts)) + EACH_TEXT * len(texts) > MOST_BYTES:
        raise DiscordError(500, 0, "500: Internal Server Error")


def refuse_unsupported(kind: Any) -> None:
    """Raise Refused for a kind of component that Discord has and the sandbox has not."""
    if kind in NOT_SUPPORTED:
        raise Refused(NOT_SUPPORTED[kind])


def component_id(fields: Fields, path: Path, raw: Json) -> int:
    """The `id` that a component came with, or 0."""
    return fields.whole((*path, "id"), raw.get("id"), 0, 2**31 - 1, 0)


def number(fields: Fields, components: list[Json], *, root: str = "components") -> None:
    """Give an `id` to every component that came without one, and refuse one id twice."""
    taken: set[int] = set()
    for component in walk(components):
        if component["id"] and component["id"] in taken:
            fields.complain(
                (root,),
                "COMPONENT_ID_DUPLICATED",
                f"Component id {component['id']} cannot be duplicated",
            )
        taken.add(component["id"])
    fresh = 1
    for component in walk(components):
        if not component["id"]:
            while fresh in taken:
                fresh += 1
            component["id"] = fresh
            taken.add(fresh)


class ComponentCheck:
    """Judges the `components` of one message."""

    def __init__(
        self, fields: Fields, *, v2: bool, resolve: Resolve, emojis: Mapping[str, Emoji]
    ) -> None:
        self._fields = fields
        self._emojis = emojis
        self._v2 = v2
        self._resolve = resolve
        self._custom_ids: set[str] = set()

    def message(self, raw: Any) -> list[Json]:
        """The components as a message keeps them."""
        fields = self._fields
        top = fields.several(("components",), raw, 0, MOST_COMPONENTS if self._v2 else 5)
        allowed = TOP_V2 if self._v2 else (ROW,)
        kept = [
            self._component(("components", index), item, allowed) for index, item in enumerate(top)
        ]
        kept = [component for component in kept if component]
        everything = list(walk(kept))
        if len(everything) > MOST_COMPONENTS:
            fields.complain(
                ("components",),
                "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
                f"The maximum number of components is {MOST_COMPONENTS}",
            )
        text = sum(len(c["content"]) for c in everything if c["type"] == TEXT)
        if text > MOST_TEXT:
            fields.complain(
                ("components",),
                "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
                f"The maximum displayable text size is {MOST_TEXT}",
            )
        number(fields, kept)
        return kept

    def _component(self, path: Path, item: Any, allowed: tuple[int, ...]) -> Json:
        raw = self._fields.mapping(path, item)
        kind = raw.get("type")
        refuse_unsupported(kind)
        if not self._fields.one_of((*path, "type"), kind, allowed):
            return {}
        build: dict[int, Callable[[Path, Json], Json]] = {
            ROW: self._row,
            BUTTON: self._button,
            SECTION: self._section,
            TEXT: self._text,
            THUMBNAIL: self._thumbnail,
            GALLERY: self._gallery,
            FILE: self._file,
            SEPARATOR: self._separator,
            CONTAINER: self._container,
        }
        id_ = component_id(self._fields, path, raw)
        made = build[kind](path, raw) if kind in build else self.select(path, raw)
        return {"type": kind, "id": id_, **made}

    def _children(
        self, path: Path, raw: Json, low: int, high: int, allowed: tuple[int, ...]
    ) -> list[Json]:
        place: Path = (*path, "components")
        items = self._fields.several(place, raw.get("components"), low, high)
        kept = [self._component((*place, n), item, allowed) for n, item in enumerate(items)]
        return [component for component in kept if component]

    def _row(self, path: Path, raw: Json) -> Json:
        children = self._children(path, raw, 1, 5, (BUTTON, *SELECTS))
        if len(children) > 1 and any(child["type"] in SELECTS for child in children):
            self._fields.complain(
                (*path, "components"),
                "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
                "The specified component exceeds the maximum width",
            )
        return {"components": children}

    def _button(self, path: Path, raw: Json) -> Json:
        fields = self._fields
        made: Json = {}
        style = raw.get("style")
        if style == PREMIUM:
            raise Refused("premium buttons")
        fields.one_of((*path, "style"), style, (1, 2, 3, 4, LINK))
        made["style"] = style
        label = fields.text((*path, "label"), raw.get("label"), 0, 80)
        if label:
            made["label"] = label
        if raw.get("emoji"):
            made["emoji"] = self._emoji(path, raw["emoji"])
        if fields.flag((*path, "disabled"), raw.get("disabled")):
            made["disabled"] = True
        if style == LINK:
            url = fields.text((*path, "url"), raw.get("url"), 1, 512, required=True) or ""
            if url and not url.startswith(("http://", "https://", "discord://")):
                fields.complain(
                    (*path, "url"),
                    "URL_TYPE_INVALID_SCHEME",
                    "Scheme must be one of ('http', 'https', 'discord').",
                )
            made["url"] = url
            if raw.get("custom_id"):
                self._exclusive(path)
        else:
            made["custom_id"] = self.custom_id(path, raw)
            if raw.get("url"):
                self._exclusive(path)
        if not label and not raw.get("emoji"):
            fields.complain(
                path,
                "BUTTON_COMPONENT_REQUIRES_LABEL_OR_EMOJI",
                "A button must have a label or an emoji",
            )
        return made

    def _emoji(self, path: Path, raw: Any) -> Json:
        # The guild has no emoji of its own, so it is one of the application's or a character.
        place: Path = (*path, "emoji")
        part = self._fields.mapping(place, raw)
        name = str(part.get("name") or "")
        own = self._emojis.get(str(part.get("id")))
        if own is not None:
            return {"id": own.id, "name": own.name, "animated": own.animated}
        if part.get("id") or not is_emoji(name):
            # So everywhere: https://github.com/discord/discord-api-docs/issues/8071.
            code = "BUTTON_COMPONENT_INVALID_EMOJI"
            self._fields.complain((*place, "name"), code, "Invalid emoji")
        return {"name": name}

    def _exclusive(self, path: Path) -> None:
        self._fields.complain(
            path,
            "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
            "A custom id and url cannot both be specified",
        )

    def custom_id(self, path: Path, raw: Json) -> str:
        """A custom_id that no other component of the message has."""
        place: Path = (*path, "custom_id")
        found = self._fields.text(place, raw.get("custom_id"), 1, 100, required=True) or ""
        if found and found in self._custom_ids:
            self._fields.complain(
                place,
                "COMPONENT_CUSTOM_ID_DUPLICATED",
                "Component custom id cannot be duplicated",
            )
        self._custom_ids.add(found)
        return found

    def select(self, path: Path, raw: Json) -> Json:
        """Any kind of select, without its type and id."""
        fields = self._fields
        made: Json = {"custom_id": self.custom_id(path, raw)}
        placeholder = fields.text((*path, "placeholder"), raw.get("placeholder"), 0, 150)
        if placeholder:
            made["placeholder"] = placeholder
        low = fields.whole((*path, "min_values"), raw.get("min_values"), 0, 25, 1)
        high = fields.whole((*path, "max_values"), raw.get("max_values"), 1, 25, 1)
        if low > high:
            fields.complain(
                (*path, "min_values"),
                "NUMBER_TYPE_MAX",
                f"int value should be less than or equal to {high}.",
            )
        made |= {"min_values": low, "max_values": high}
        if fields.flag((*path, "disabled"), raw.get("disabled")):
            made["disabled"] = True
        if raw["type"] == STRING_SELECT:
            made["options"] = options = self._options(path, raw)
            most = len(options)
            for key, value in (("min_values", low), ("max_values", high)):
                if most and value > most:
                    fields.complain(
                        (*path, key),
                        "NUMBER_TYPE_MAX",
                        f"int value should be less than or equal to {most}.",
                    )
            if sum(1 for option in options if option.get("default")) > high:
                self._too_many_defaults((*path, "options"))
        else:
            if raw.get("channel_types"):
                made["channel_types"] = raw["channel_types"]
            if raw.get("default_values"):
                made["default_values"] = self._default_values(path, raw, high)
        return made

    def _default_values(self, path: Path, raw: Json, most: int) -> list[Json]:
        """What is chosen already in a select that Discord fills itself."""
        fields = self._fields
        place: Path = (*path, "default_values")
        values = []
        for index, item in enumerate(fields.several(place, raw["default_values"], 0, 25)):
            spot: Path = (*place, index)
            part = fields.mapping(spot, item)
            fields.one_of((*spot, "type"), part.get("type"), (FILLED_WITH[raw["type"]],))
            id_ = fields.snowflake((*spot, "id"), part.get("id"))
            values.append({"id": id_, "type": part.get("type")})
        if len(values) > most:
            self._too_many_defaults(place)
        return values

    def _too_many_defaults(self, path: Path) -> None:
        code = "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES"
        self._fields.complain(path, code, "Too many default values")

    def _options(self, path: Path, raw: Json) -> list[Json]:
        fields = self._fields
        place: Path = (*path, "options")
        if not raw.get("options"):
            fields.required(place)
            return []
        values: set[str] = set()
        options = []
        for index, item in enumerate(fields.several(place, raw["options"], 1, 25)):
            spot: Path = (*place, index)
            part = fields.mapping(spot, item)
            label = fields.text((*spot, "label"), part.get("label"), 1, 100, required=True)
            value = fields.text((*spot, "value"), part.get("value"), 1, 100, required=True)
            option: Json = {"label": label, "value": value}
            if value in values:
                fields.complain(
                    (*spot, "value"),
                    "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
                    "The specified option value is already used",
                )
            values.add(value or "")
            text = fields.text((*spot, "description"), part.get("description"), 0, 100)
            if text:
                option["description"] = text
            if part.get("emoji"):
                option["emoji"] = self._emoji(spot, part["emoji"])
            if part.get("default"):
                option["default"] = True
            options.append(option)
        return options

    def _text(self, path: Path, raw: Json) -> Json:
        content = (*path, "content")
        text = self._fields.text(content, raw.get("content"), 1, MOST_TEXT, required=True)
        return {"content": text or ""}

    def _section(self, path: Path, raw: Json) -> Json:
        children = self._children(path, raw, 1, 3, (TEXT,))
        if raw.get("accessory") is None:
            self._fields.required((*path, "accessory"))
            return {"components": children}
        place: Path = (*path, "accessory")
        accessory = self._component(place, raw["accessory"], (BUTTON, THUMBNAIL))
        return {"components": children, **({"accessory": accessory} if accessory else {})}

    def _described(self, path: Path, raw: Json) -> Json:
        place: Path = (*path, "description")
        text = self._fields.text(place, raw.get("description"), 1, 1024)
        spoiler = self._fields.flag((*path, "spoiler"), raw.get("spoiler"))
        return {"description": text, "spoiler": spoiler}

    def _media(self, path: Path, raw: Json, key: str) -> Json:
        place: Path = (*path, key)
        media = self._fields.mapping(place, raw.get(key))
        url = self._fields.text((*place, "url"), media.get("url"), 1, 2048, required=True)
        found = (self._resolve((*place, "url"), url) if url else None) or {}
        if key != "file":
            found = {name: value for name, value in found.items() if name not in ("name", "size")}
        return found

    def _thumbnail(self, path: Path, raw: Json) -> Json:
        return {"media": self._media(path, raw, "media"), **self._described(path, raw)}

    def _gallery(self, path: Path, raw: Json) -> Json:
        place: Path = (*path, "items")
        items = []
        for index, item in enumerate(self._fields.several(place, raw.get("items"), 1, 10)):
            spot: Path = (*place, index)
            part = self._fields.mapping(spot, item)
            items.append({"media": self._media(spot, part, "media"), **self._described(spot, part)})
        return {"items": items}

    def _file(self, path: Path, raw: Json) -> Json:
        url = (raw.get("file") or {}).get("url") or ""
        if url and not url.startswith("attachment://"):
            self._fields.complain(
                (*path, "file", "url"),
                "UNFURLED_MEDIA_ITEM_NOT_ATTACHMENT",
                "Only attachment:// references are allowed here",
            )
            return {"file": {}}
        media = self._media(path, raw, "file")
        spoiler = self._fields.flag((*path, "spoiler"), raw.get("spoiler"))
        name, size = media.pop("name", ""), media.pop("size", 0)
        return {"file": media, "name": name, "size": size, "spoiler": spoiler}

    def _separator(self, path: Path, raw: Json) -> Json:
        spacing = raw.get("spacing")
        if spacing is not None:
            self._fields.one_of((*path, "spacing"), spacing, (1, 2))
        divider = self._fields.flag((*path, "divider"), raw.get("divider"), default=True)
        return {"spacing": spacing or 1, "divider": divider}

    def _container(self, path: Path, raw: Json) -> Json:
        colour = raw.get("accent_color")
        if colour is not None:
            colour = self._fields.whole((*path, "accent_color"), colour, 0, 0xFFFFFF, 0)
        spoiler = self._fields.flag((*path, "spoiler"), raw.get("spoiler"))
        children = self._children(path, raw, 1, MOST_COMPONENTS, IN_CONTAINER)
        return {"accent_color": colour, "spoiler": spoiler, "components": children}
