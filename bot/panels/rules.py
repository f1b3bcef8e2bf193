"""The rules, to leaf through."""

from itertools import count, takewhile

from bot.panels.builder import PARCHMENT, PanelBuilder
from bot.panels.ids import CONTENTS, RULES
from bot.panels.pages import page_buttons
from bot.panels.panel import Button, Panel
from bot.plugins.formatter import Choice
from bot.plugins.registry import plugins
from bot.text import Words


def rules_panel(game: str, page: str, words: Words) -> Panel:
    """Show a page of a game's rules; an unknown page is the first."""
    view = plugins()[game].view
    pages = list(view.pages)
    at = pages.index(page) if page in pages else 0
    builder = PanelBuilder(PARCHMENT)
    title = words(f"{game}-page-{pages[at]}")
    builder.text(words("rules-title", game=words.game(game), page=title))
    written = view.pages[pages[at]]
    # Else the texts ``GAME-rules-PAGE-1`` and so on, as many as there are.
    keys = takewhile(words.__contains__, (f"{game}-rules-{pages[at]}-{n}" for n in count(1)))
    builder.paragraphs([each] for each in (map(words, keys) if written is None else written(words)))
    builder.text(words("page-number", page=at + 1, pages=len(pages)))
    builder.select(
        RULES.of(game, CONTENTS),
        words("rules-contents"),
        [Choice(each, words(f"{game}-page-{each}")) for each in pages],
        chosen=[pages[at]],
    )
    return builder.panel(*page_buttons(words, at, len(pages), lambda to: RULES.of(game, pages[to])))


def rules_button(game: str, words: Words) -> Button:
    """Return the button that opens a game's rules."""
    return Button(words("button-rules"), RULES.of(game, plugins()[game].view.first_page))
