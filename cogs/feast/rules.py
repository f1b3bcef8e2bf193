"""The rules of feast, page by page, in our own words."""

from bot.api import Page, Words
from games.feast.actions import ACTIONS
from games.feast.cards import COUNTS, SETUP_TITLES, Food, Role, Title


def actions(words: Words) -> list[str]:
    """Return every action with its cost."""
    lines = (
        words(
            "feast-rules-action",
            n=action.cost,
            verb=words(f"feast-do-{action.id}"),
            text=words(f"feast-rules-action-{action.id}"),
        )
        for action in ACTIONS.values()
    )
    return [words("feast-rules-actions-1"), *lines]


def roles(words: Words) -> list[str]:
    """Return every role with its goal."""
    lines = [
        words(
            "feast-rules-role",
            role=words(f"feast-role-{role}"),
            rule=words(f"feast-role-{role}-rule"),
        )
        for role in Role
    ]
    return [words("feast-rules-roles-1"), "\n".join(lines), words("feast-rules-roles-2")]


def titles(words: Words) -> list[str]:
    """Return every title: when it works, what it does, and whether it is the house's."""
    lines = [
        words(
            "feast-rules-title",
            title=words(f"feast-title-{title}"),
            when=words(f"feast-title-{title}-when"),
            text=words(f"feast-title-{title}-text"),
            house=str(title not in SETUP_TITLES).lower(),
        )
        for title in Title
    ]
    return [words("feast-rules-titles-1"), *lines, words("feast-rules-titles-2")]


def food(words: Words) -> list[str]:
    """Return what the decks hold."""
    foods = words("list-comma").join(words(f"feast-food-{each}") for each in Food)
    return [
        words("feast-rules-food-1", foods=foods),
        words(
            "feast-rules-food-2",
            poison=COUNTS.poison_each,
            wine=COUNTS.wine_each,
            goblets=COUNTS.poison_goblets_more,
        ),
        words("feast-rules-food-3"),
        words("feast-rules-food-4"),
    ]


PAGES: dict[str, Page | None] = {
    "overview": None,
    "setup": None,
    "turn": None,
    "actions": actions,
    "toasts": None,
    "roles": roles,
    "titles": titles,
    "food": food,
    "end": None,
    "crowns": None,
    "time": None,
    "house": None,
}
"""The pages, in order. Each has a title, ``feast-page-PAGE``; None are paragraphs of prose."""
