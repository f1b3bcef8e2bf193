"""What one viewer knows: the own card and hand, and what others hold as far as it was seen."""

from bot.api import CardPicture, Formatter
from cogs.dotk.board import aside
from cogs.dotk.names import heading, kind, standing, valued, worth
from games.dotk.cards import Character
from games.dotk.notebook import DotkNotebook
from games.engine.asks import Seat


def hand(fmt: Formatter, notebook: DotkNotebook) -> list[list[str]]:
    """Return the round and the own standing, the cards, and what is known of others."""
    viewer = notebook.viewer
    if viewer is None:
        return [[fmt.words("dotk-you-watch")]]
    if notebook.result is not None:
        return [[fmt.words("dotk-over")]]
    if viewer in notebook.gone:
        return []
    return [
        [goal(fmt, notebook), heading(fmt, notebook), last(fmt, notebook)],
        where(fmt, notebook, viewer),
        own(fmt, notebook),
        [*seen(fmt, notebook, viewer), aside(fmt, notebook)],
    ]


def beside_cards(fmt: Formatter, notebook: DotkNotebook) -> list[list[str]]:
    """Return all but the viewer's cards."""
    viewer = notebook.viewer
    if viewer is None or viewer in notebook.gone:
        return hand(fmt, notebook)
    return [
        [goal(fmt, notebook), heading(fmt, notebook), *where(fmt, notebook, viewer)],
        seen(fmt, notebook, viewer),
    ]


def goal(fmt: Formatter, notebook: DotkNotebook) -> str:
    """Return when the viewer wins, until the first cards were turned up."""
    if notebook.reveals or notebook.mode is None:
        return ""
    return fmt.words(f"dotk-goal-{kind(notebook)}")


def advice(fmt: Formatter, notebook: DotkNotebook) -> str:
    """Return what matters, for who has hardly ever been here."""
    if notebook.own is None or notebook.result is not None or notebook.viewer in notebook.gone:
        return ""
    return fmt.words("dotk-advice-court" if notebook.at_court else "dotk-advice-great")


def where(fmt: Formatter, notebook: DotkNotebook, viewer: Seat) -> list[str]:
    """Return how the viewer stands, at court beside all others, and who is on the left."""
    others = sorted((notebook.tally[s] for s in notebook.seats if s != viewer), reverse=True)
    mine = fmt.words(
        "dotk-you-stand-court" if notebook.at_court else "dotk-you-stand",
        standing=standing(fmt, notebook, viewer),
        others=", ".join(map(str, others)),
    )
    # Before the first reveal the goal stands above.
    aim = fmt.words("dotk-second-wins") if notebook.at_court and notebook.reveals else ""
    return [" ".join(filter(None, [mine, aim, place(fmt, notebook, viewer)]))]


def last(fmt: Formatter, notebook: DotkNotebook) -> str:
    """Return how the last reveal ended, for who does not look at the table."""
    if not notebook.reveals:
        return ""
    _, reveal = notebook.reveals[-1]
    key = "dotk-last-won" if notebook.at_court else "dotk-last-lost"
    return fmt.words(key, n=len(reveal.seats), names=fmt.names(reveal.seats))


def place(fmt: Formatter, notebook: DotkNotebook, viewer: Seat) -> str:
    """Return who is on the viewer's left, or that the viewer deals."""
    left = notebook.left_of(viewer)
    if left is None:
        return fmt.words("dotk-you-deal")
    return fmt.words("dotk-your-left", name=fmt.bold(left))


def own(fmt: Formatter, notebook: DotkNotebook) -> list[str]:
    """Return the card before the viewer with its power, and the hand."""
    words, lines = fmt.words, []
    if notebook.own is not None:
        lines.append(words("dotk-your-card", card=valued(words, notebook.own)))
        lines.append(words("dotk-your-card-text", text=text(fmt, notebook.own)))
    if notebook.hand:
        cards = fmt.commas(valued(words, character) for character in notebook.hand)
        lines.append(words("dotk-your-hand", cards=cards))
    return lines


def text(fmt: Formatter, character: Character) -> str:
    """Return what a character does."""
    return fmt.words(f"dotk-character-{character}-text")


def seen(fmt: Formatter, notebook: DotkNotebook, viewer: Seat) -> list[str]:
    """Return the cards of others that the viewer knows, shown ones marked."""
    words = fmt.words
    known = [
        words(
            "dotk-note-shown" if card.face_up else "dotk-note",
            name=fmt.bold(seat),
            card=fmt.noun(card.character),
        )
        for seat, card in notebook.cards.items()
        if seat != viewer and card.character is not None
    ]
    return [words("dotk-notes", known=fmt.commas(known))] if known else []


def cards(fmt: Formatter, notebook: DotkNotebook) -> list[CardPicture]:
    """Return the card before the viewer, and those of the hand; none of who is out."""
    if notebook.result is not None or notebook.viewer in notebook.gone:
        return []
    before = [] if notebook.own is None else [_card(fmt, notebook.own, "dotk-card-own")]
    return [*before, *(_card(fmt, each, "dotk-card-hand") for each in notebook.hand)]


def _card(fmt: Formatter, character: Character, label: str) -> CardPicture:
    name = fmt.plain.noun(character)
    return CardPicture(
        emblem=fmt.key(character),
        label=fmt.words(label),
        name=fmt.words("dotk-card-name", card=name, worth=worth(fmt.words, character)),
        text=text(fmt, character),
    )
