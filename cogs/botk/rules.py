"""The rules of botk, page by page, in our own words."""

from bot.api import Page, Words
from games.botk.cards import ROLES, Gallows, Role
from games.botk.items import ITEMS

FIRST = -(-len(Gallows) // 2)
"""How many gallows cards are on the first of the two pages."""


def roles(words: Words) -> list[str]:
    """Return every role: how many there are, and what it lives or dies for."""
    copies = {Role.EXECUTIONER: 0, **{card.id: card.copies for card in ROLES}}
    return [
        words("botk-rules-roles-1"),
        *(
            words(
                "botk-rules-role",
                role=words(f"botk-role-{role}"),
                copies=n,
                rule=words(f"botk-role-{role}-rule"),
            )
            for role, n in copies.items()
        ),
    ]


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
                item=words(f"botk-item-{card.id}"),
                marks=words("list-comma").join(marks),
                text=words(f"botk-item-{card.id}-text", jester="true"),
            )
        )
    lines.append(words("botk-rules-items-2"))
    return lines


def gallows(words: Words) -> list[str]:
    """Return the first half of the gallows cards."""
    cards = list(Gallows)[:FIRST]
    return [
        words("botk-rules-gallows-1", n=len(Gallows)),
        *(gallows_rule(words, card) for card in cards),
    ]


def more_gallows(words: Words) -> list[str]:
    """Return the other half."""
    return [gallows_rule(words, card) for card in list(Gallows)[FIRST:]]


def gallows_rule(words: Words, card: Gallows) -> str:
    """Return a gallows card with its way to die, and what it does."""
    return words(
        "botk-rules-gallows-card",
        card=words(f"botk-gallows-{card}"),
        method=words(f"botk-gallows-{card}-method"),
        text=words(f"botk-gallows-{card}-text"),
    )


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
