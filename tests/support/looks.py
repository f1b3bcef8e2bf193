"""What a message looks like: its words, its buttons, its selects."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from bot.panels.builder import EMBER

TEXT, BUTTON, SELECT = 10, 2, 3
ROLES, CHANNELS = 6, 8
MENUS = (SELECT, ROLES, CHANNELS)


@dataclass(frozen=True)
class Select:
    """A select as a user sees it."""

    custom_id: str
    placeholder: str
    labels: tuple[str, ...]
    values: tuple[str, ...]
    least: int
    most: int


@dataclass(frozen=True)
class Look:
    """One message as its readers see it."""

    id: int
    channel_id: int
    components: Sequence[dict[str, Any]]
    content: str = ""
    """The text of a message that is no layout."""
    embeds: Sequence[dict[str, Any]] = ()

    @property
    def is_moment(self) -> bool:
        """Whether it tells what must be felt."""
        return any(part.get("accent_color") == EMBER for part in self.components)

    @property
    def text(self) -> str:
        """All its paragraphs."""
        return "\n".join([*self._lines, *(part["content"] for part in self.parts(TEXT))])

    @property
    def below(self) -> list[str]:
        """Its lines of text below the first, which says where it belongs."""
        return [line for line in self.text.splitlines() if line][1:]

    @property
    def _lines(self) -> list[str]:
        """Its text outside the components."""
        return [self.content] * bool(self.content) + [each["description"] for each in self.embeds]

    @property
    def buttons(self) -> dict[str, str]:
        """Custom ids of the buttons that can be pressed, by label."""
        return {
            part["label"]: part["custom_id"]
            for part in self.parts(BUTTON)
            if "custom_id" in part and not part.get("disabled")
        }

    @property
    def greyed(self) -> list[str]:
        """Labels of the buttons that cannot be pressed now."""
        return [part["label"] for part in self.parts(BUTTON) if part.get("disabled")]

    @property
    def links(self) -> list[str]:
        """Where its link buttons lead."""
        return [part["url"] for part in self.parts(BUTTON) if part.get("url")]

    @property
    def selects(self) -> list[Select]:
        """Its selects, from top to bottom."""
        return [
            Select(
                part["custom_id"],
                part.get("placeholder", ""),
                tuple(option["label"] for option in part["options"]),
                tuple(option["value"] for option in part["options"]),
                part.get("min_values", 1),
                part.get("max_values", 1),
            )
            for part in self.parts(SELECT)
        ]

    @property
    def menus(self) -> dict[str, int]:
        """Kinds of its selects, Discord's own of roles and channels too, by custom id."""
        parts = walk(self.components)
        return {part["custom_id"]: part["type"] for part in parts if part["type"] in MENUS}

    @property
    def ids(self) -> set[str]:
        """The custom ids of everything that can be used on it."""
        return {
            part["custom_id"]
            for part in walk(self.components)
            if part["type"] in MENUS
            or (part["type"] == BUTTON and "custom_id" in part and not part.get("disabled"))
        }

    @property
    def words(self) -> str:
        """Everything on it that can be read: paragraphs, labels, options, hints."""
        return "\n".join([*self._lines, *_readable(self.components)])

    def parts(self, kind: int) -> Iterator[dict[str, Any]]:
        """Its components of one kind, from top to bottom."""
        return (part for part in walk(self.components) if part.get("type") == kind)


def walk(components: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """Every component in a tree of them, parents first."""
    found: list[dict[str, Any]] = []
    for each in components:
        found.append(each)
        if "components" in each:
            found += walk(each["components"])
        if "accessory" in each:
            found.append(each["accessory"])
    return found


def _readable(components: Any) -> Iterator[str]:
    for part in walk(components):
        for key in ("content", "label", "placeholder", "url", "custom_id"):
            if part.get(key):
                yield str(part[key])
        for option in part.get("options", ()):
            yield f"{option['label']} {option.get('description') or ''} {option['value']}"
