"""What lies open on the table."""

from collections.abc import Mapping

from bot.api import Formatter
from cogs.feast.names import tokens
from games.engine.asks import Seat
from games.feast.cards import Deck
from games.feast.knowledge import Guest
from games.feast.notebook import FeastNotebook
from games.feast.script import EMPTY_DECKS
from games.feast.words import Step

FEW = 2
"""A deck with so few cards left is named as one that runs out."""


def board(fmt: Formatter, notebook: FeastNotebook) -> list[list[str]]:
    """Return turn and decks, and the guests in the order of their seats, two lines each."""
    lines: list[str] = []
    for view in fmt.table.seats:
        guest = notebook.guests.get(view.seat)
        lines += guest_lines(fmt, notebook, guest) if guest else [seat_line(fmt, view.seat)]
    return [[turn(fmt, notebook)], lines, [*decks(fmt, notebook), in_play(fmt, notebook)]]


def beside_picture(fmt: Formatter, notebook: FeastNotebook) -> list[list[str]]:
    """Return what the picture does not show, its banner aside: the turn, and how near the end is.

    The rest is behind “?”: `in_deal`.
    """
    words, turns = fmt.words, fmt.noun(notebook.step)
    if notebook.turn is not None and notebook.step is not Step.OVER:
        turns = words("feast-turn-brief", n=notebook.turns, name=fmt.bold(notebook.turn))
    near, empty = near_to_empty(notebook), notebook.empty_decks()
    # While many choose, the panel names all of them.
    if not (empty or near) or len(fmt.table.put) > 1:
        return [[turns]]
    brief = words("feast-end-near-brief", n=len(empty), of=EMPTY_DECKS, near=len(near))
    return [[turns, brief]]


def in_deal(fmt: Formatter, notebook: FeastNotebook) -> list[str]:
    """Return what everybody may know besides: titles, roles in play, decks."""
    words = fmt.words
    titles = [
        words("feast-titles-of", name=fmt.name(guest.seat), titles=fmt.nouns(guest.titles))
        for guest in sorted(notebook.guests.values(), key=lambda guest: guest.seat)
        if guest.alive and guest.titles
    ]
    held = words("feast-titles-line", titles=" · ".join(titles)) if titles else ""
    return [held, in_play(fmt, notebook), *decks(fmt, notebook)]


def turn(fmt: Formatter, notebook: FeastNotebook) -> str:
    """Return whose turn it is, and its step."""
    words = fmt.words
    step = fmt.noun(notebook.step)
    if notebook.turn is None or notebook.step is Step.OVER:
        return step
    name = fmt.bold(notebook.turn)
    return words("feast-turn", n=notebook.turns, name=name, step=step)


def with_energy(fmt: Formatter, notebook: FeastNotebook, question: str) -> str:
    """Return a question with what whose turn it is has to act with, while that matters."""
    if notebook.step is not Step.ACT or notebook.turn is None:
        return question
    words, owed = fmt.words, notebook.guests[notebook.turn].dishonor
    n, left = notebook.energy, notebook.energy_left()
    if left < 0:
        return words("feast-energy-short", question=question, n=n, owed=owed)
    if owed:
        return words("feast-energy-owed", question=question, n=n, owed=owed, left=left)
    return words("feast-energy", question=question, n=n)


def seat_line(fmt: Formatter, seat: Seat) -> str:
    """Return a seat with its marks."""
    return " · ".join([fmt.seat_line(seat), *fmt.presence(seat)])


def guest_lines(fmt: Formatter, notebook: FeastNotebook, guest: Guest) -> list[str]:
    """Return a guest and all that is publicly known: tokens and titles, goblet and foods."""
    words, seat = fmt.words, guest.seat
    parts = [seat_line(fmt, seat)]
    if guest.role is not None:
        parts.append(words("feast-mark-role", role=fmt.noun(guest.role)))
    if not guest.alive:
        parts.append(words(f"feast-mark-dead-{guest.cause}"))
        if guest.kept:
            parts.append(words("feast-mark-kept", n=guest.kept))
        return [" · ".join(parts)]
    parts.append(words("feast-mark-mourns" if seat == notebook.mourner else "feast-mark-alive"))
    if seat == notebook.turn:
        parts.append(words("feast-mark-turn"))
    return [" · ".join(parts), words("feast-plate-line", plate=" · ".join(plate(fmt, guest)))]


def plate(fmt: Formatter, guest: Guest) -> list[str]:
    """Return a living guest's tokens, goblet, foods and titles."""
    words = fmt.words
    parts = [
        tokens(words, guest.tokens),
        words("feast-mark-no-goblet" if guest.goblet is None else "feast-mark-goblet"),
        fmt.nouns(guest.foods) if guest.foods else words("feast-mark-no-food"),
    ]
    if guest.titles:
        parts.append(words("feast-mark-titles", titles=fmt.nouns(guest.titles)))
    return parts


def decks(fmt: Formatter, notebook: FeastNotebook) -> list[str]:
    """Return what lies in the decks, and how near the end is."""
    words, sizes = fmt.words, notebook.decks
    if not sizes:
        return []
    near = end_near(fmt, notebook) or [words("feast-end-far", of=EMPTY_DECKS)]
    return [words("feast-decks", decks=sized(fmt, sizes)), *near]


def end_near(fmt: Formatter, notebook: FeastNotebook) -> list[str]:
    """Return which decks are empty and which soon will be, once there are such."""
    words, empty, near = fmt.words, notebook.empty_decks(), near_to_empty(notebook)
    if not (empty or near):
        return []
    n, soon = len(empty), sized(fmt, near) or "none"
    return [words("feast-end-near", n=n, of=EMPTY_DECKS, empty=fmt.nouns(empty), near=soon)]


def near_to_empty(notebook: FeastNotebook) -> dict[Deck, int]:
    """Return the decks that soon will be empty, with how many cards they have."""
    return {deck: n for deck, n in notebook.nearest_to_empty() if 0 < n <= FEW}


def sized(fmt: Formatter, decks: Mapping[Deck, int]) -> str:
    """Return decks with how many cards each has, as a list."""
    return fmt.commas(
        fmt.words("feast-deck-size", deck=fmt.noun(deck), n=n) for deck, n in decks.items()
    )


def in_play(fmt: Formatter, notebook: FeastNotebook) -> str:
    """Return which roles are at the table."""
    if not notebook.roles:
        return ""
    return fmt.words("feast-roles-in-play", roles=fmt.nouns(notebook.roles))
