"""The rules of botk, page by page, in our own words."""

from bot.panels.botk import names
from bot.text import Words
from games.botk.cards import ROLES, Gallows, Role
from games.botk.items import ITEMS

PAGES = (
    "overview",
    "setup",
    "action",
    "execution",
    "roles",
    "items",
    "gallows",
    "gallows-more",
    "crowns",
    "time",
    "house",
)
"""The pages, in order. Each has a title, ``botk-page-<page>``."""

PARAGRAPHS = {
    "overview": 4,
    "setup": 5,
    "action": 4,
    "execution": 5,
    "crowns": 6,
    "time": 5,
    "house": 4,
}
"""How many paragraphs ``botk-rules-<page>-<n>`` the pages of prose have."""

HALF = 7
"""Gallows cards on the first of the two pages."""


def page(words: Words, name: str) -> list[str]:
    """Return the paragraphs of a page."""
    cards = list(Gallows)
    match name:
        case "roles":
            return roles(words)
        case "items":
            return items(words)
        case "gallows":
            return [
                words("botk-rules-gallows-1"),
                *(_gallows(words, c) for c in cards[:HALF]),
            ]
        case "gallows-more":
            return [_gallows(words, card) for card in cards[HALF:]]
    return [words(f"botk-rules-{name}-{n}") for n in range(1, PARAGRAPHS[name] + 1)]


def roles(words: Words) -> list[str]:
    """Return every role: how many there are, and what it lives or dies for."""
    lines = [words("botk-rules-roles-1")]
    lines.append(
        words(
            "botk-rules-role-one",
            role=names.role(words, Role.EXECUTIONER),
            rule=words("botk-role-executioner-rule"),
        )
    )
    lines += [
        words(
            "botk-rules-role",
            role=names.role(words, card.id),
            copies=card.copies,
            rule=words(f"botk-role-{card.id}-rule"),
        )
        for card in ROLES
    ]
    return lines


def items(words: Words) -> list[str]:
    """Return every item: how many there are, whether it is safe, and what it does."""
    lines = [words("botk-rules-items-1")]
    for card in ITEMS.values():
        marks = [words("botk-rules-copies", n=card.copies)]
        if card.safe:
            marks.append(words("botk-rules-safe"))
        if card.house:
            marks.append(words("house-card"))
        lines.append(
            words(
                "botk-rules-item",
                item=names.item(words, card.id),
                marks=words("list-comma").join(marks),
                text=names.item_text(words, card.id),
            )
        )
    lines.append(words("botk-rules-items-2"))
    return lines


def _gallows(words: Words, card: Gallows) -> str:
    return words(
        "botk-gallows-line",
        card=words(f"botk-gallows-{card}"),
        marks=names.gallows_marks(words, card),
        text=words(f"botk-gallows-{card}-text"),
    )
