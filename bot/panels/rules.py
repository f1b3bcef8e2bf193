"""The rules, to leaf through."""

from bot.panels.faces import FACES
from bot.panels.ids import CONTENTS, rules_id
from bot.panels.panel import PARCHMENT, Choice, Panel, Sheet, page_buttons
from bot.text import Words


def rules_panel(game: str, page: str, words: Words) -> Panel:
    """Show a page of a game's rules; an unknown page is the first."""
    face = FACES[game]
    pages = list(face.pages())
    at = pages.index(page) if page in pages else 0
    sheet = Sheet(PARCHMENT)
    title = words(f"{game}-page-{pages[at]}")
    sheet.text(words("rules-title", game=words.game(game), page=title))
    for paragraph in face.page(words, pages[at]):
        sheet.text(paragraph)
    sheet.text(words("rules-page-number", n=at + 1, of=len(pages)))
    sheet.select(
        rules_id(game, CONTENTS),
        words("rules-contents"),
        [Choice(each, words(f"{game}-page-{each}")) for each in pages],
        chosen=[pages[at]],
    )
    sheet.buttons(*page_buttons(words, at, len(pages), lambda to: rules_id(game, pages[to])))
    return sheet.panel()
