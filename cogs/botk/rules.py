"""The rules of botk, page by page, in our own words."""

from bot.api import Page, Words
from cogs.botk import names
from games.botk.cards import ROLES, Gallows, Role
from games.botk.items import ITEMS

HALF = 7
"""Gallows cards on the first of the two pages."""


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


def gallows(words: Words) -> list[str]:
    """Return the first half of the gallows cards."""
    return [
        words("botk-rules-gallows-1"),
        *(_gallows(words, card) for card in list(Gallows)[:HALF]),
    ]


def more_gallows(words: Words) -> list[str]:
    """Return the other half."""
    return [_gallows(words, card) for card in list(Gallows)[HALF:]]


PAGES: dict[str, Page | None] = {
    "overview": None,
    "setup": None,
    "action": None,
    "execution": None,
    "roles": roles,
    "items": items,
    "gallows": gallows,
    "gallows-more": more_gallows,
    "crowns": None,
    "time": None,
    "house": None,
}
"""The pages, in order. Each has a title, ``botk-page-PAGE``; None are paragraphs of prose."""
