"""Details behind a button: help with a question, what happened, the story, the dice."""

from collections.abc import Sequence
from typing import Any

from bot.panels.builder import NIGHT, PARCHMENT, PanelBuilder, action_button
from bot.panels.height import PHONE
from bot.panels.ids import ACTION
from bot.panels.pages import page_buttons, page_number, paged, turned_to
from bot.panels.panel import Panel
from bot.panels.rules import rules_button
from bot.plugins.formatter import Formatter
from bot.plugins.registry import plugins
from bot.tables.fairness import dice_seed
from bot.tables.kinds import kind_of
from bot.text import Words
from bot.values.tables import TableView
from games.engine.asks import Ask
from games.engine.events import Event, LogEntry

ABOVE, BELOW, LEAST = 100, 160, 200
"""Pixels of what stands above and below a page of a story; of a page that shares its screen with
much else."""
SEAL = 16
"""Digits of the dice's fingerprint in the lobby's own line; the button shows all of it."""


def explained_key(game: str, ask: Ask) -> str:
    """Return the key of the text that explains a question."""
    return f"{game}-explain-{ask.topic}"


def explain_panel(table: TableView, notebook: Any, ask: Ask, words: Words) -> Panel:
    """Show the two sentences that matter for a question, and the way to the rules.

    ``notebook`` is everybody's: a game may show more of what lies open.
    """
    view, builder = plugins()[table.game].view, PanelBuilder(NIGHT)
    builder.text(words(explained_key(table.game, ask)))
    builder.text(*view.explained(Formatter(table, words), notebook, ask))
    builder.text(*view.in_deal(Formatter(table, words), notebook))
    return builder.panel(rules_button(table.game, words))


def tale_panel(
    table: TableView, notebook: Any, tale: Sequence[Event], page: int | None, words: Words
) -> Panel:
    """Show a page of all that everybody saw, counted from 0; None is the last one.

    Above it stands what is in this deal.
    """
    view = plugins()[table.game].view
    lines = view.tale(Formatter(table, words), notebook, tale)
    builder = PanelBuilder(PARCHMENT, words("tale-title", table=str(table.id)))
    builder.text(*view.in_deal(Formatter(table, words), notebook))
    room = max(LEAST, PHONE - BELOW - builder.whole_height)
    pages = paged([(line, "") for line in lines], room, whole_at_end=True)
    pages = pages or [words("tale-nothing")]
    at, many = turned_to(len(pages) if page is None else page, len(pages))
    builder.text(pages[at])
    builder.text(page_number(words, at, many))
    return builder.panel(*page_buttons(words, at, many, lambda to: ACTION.of(table.id, "tale", to)))


def story_pages(table: TableView, told: Sequence[LogEntry], words: Words) -> list[str]:
    """Return the whole game as readable pages, secrets included."""
    chapters = plugins()[table.game].view.story(Formatter(table, words), told)
    lines = [(line, heading) for heading, lines in chapters for line in lines]
    pages = paged(lines, PHONE - ABOVE - BELOW)
    pages = pages or [words("story-nothing")]
    if table.joins and table.secret is not None:
        pages.append(proof_page(table, words))
    return pages


def story_panel(table: TableView, pages: Sequence[str], page: int, words: Words) -> Panel:
    """Show one of a story's pages, counted from 0; a page beyond the last is the last."""
    page, many = turned_to(page, len(pages))
    builder = PanelBuilder(NIGHT, words("story-title", table=str(table.id)))
    builder.text(pages[page])
    builder.text(words("page-number", page=page + 1, pages=many))
    return builder.panel(
        *page_buttons(words, page, many, lambda to: ACTION.of(table.id, "story", to)),
        action_button(table.id, "replay", words),
    )


def add_dice(builder: PanelBuilder, table: TableView, words: Words) -> None:
    """Add one short line of the dice, where their secret is open, with the button for all of it."""
    if table.secret is not None:
        builder.section(action_button(table.id, "dice", words), seal_line(table, words))


def seal_line(table: TableView, words: Words) -> str:
    """Return the beginning of the dice's fingerprint, or that their secret is open."""
    key = "seal-line" if table.secret is None else "seal-line-open"
    if not kind_of(table.game).gathers:
        key = "seal-line-alone"  # Nobody joins, so nobody was shown anything before.
    return words(key, seal=table.commitment[:SEAL])


def dice_panel(table: TableView, words: Words) -> Panel:
    """Explain the dice: their fingerprint, and at the end the secret and how to check the deal."""
    builder = PanelBuilder(NIGHT, words("seal-title", table=str(table.id)))
    gathers = kind_of(table.game).gathers
    if gathers:
        builder.text(words("seal-what", commitment=table.commitment))
    if table.secret is None:
        builder.text(words("seal-later"))
    elif table.joins and gathers:
        builder.text(proof_page(table, words))
    else:
        key = "seal-secret" if table.day is None else "seal-secret-day"
        verify, number = table.verify, str(table.id)
        builder.text(words(key, secret=table.secret, verify=verify, table=number))
    return builder.panel()


def proof_page(table: TableView, words: Words) -> str:
    """Return what anybody needs to deal a past table again: docs/fairness.md."""
    joins = " ".join(map(str, table.joins))
    seed = dice_seed(bytes.fromhex(table.secret or ""), table.joins).hex()
    return "\n".join(
        (
            words("story-proof-title"),
            words("story-proof-secret", secret=table.secret or "", commitment=table.commitment),
            words("story-proof-joins", joins=joins),
            words("story-proof-seed", seed=seed, table=str(table.id), verify=table.verify),
        )
    )
