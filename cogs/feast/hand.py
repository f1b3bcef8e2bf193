"""What one viewer knows: role and goal, titles, the own goblet and plate, and what was seen."""

from collections.abc import Sequence

from bot.api import CardPicture, Formatter, Teller
from cogs.feast.names import contents, reason, title_line, tokens
from cogs.feast.tale import TELLING
from games.engine.asks import Seat
from games.engine.events import Event
from games.feast import events as ev
from games.feast.cards import Food, Spot
from games.feast.knowledge import Card, Guest, Pile
from games.feast.notebook import FeastNotebook
from games.feast.words import Step

MOST_NOTES = 8
"""Lines of what the viewer knows of others; the last guests are left out first."""

FEW_TITLES = 1
"""So many are shown with what they do; the question offers all of them anyway."""

MOST_NEWS = 3
"""Secrets on top of a hand, the latest ones."""


def news(fmt: Formatter, notebook: FeastNotebook) -> list[str]:
    """Return what the viewer learned in secret since the own last turn began, the latest last."""
    return _news(fmt, _fresh(notebook))


def _fresh(notebook: FeastNotebook) -> Sequence[Event]:
    """Return what happened since the viewer's own last turn began."""
    if notebook.result is not None:
        return []
    turns = [
        n
        for n, event in enumerate(notebook.events)
        if isinstance(event, ev.TurnBegan) and event.seat == notebook.viewer
    ]
    return notebook.events[max(turns, default=0) :]


def _news(fmt: Formatter, events: Sequence[Event]) -> list[str]:
    lines = Teller(fmt, "news", TELLING).lines(events)
    return [fmt.words("feast-news"), *lines[-MOST_NEWS:]] if lines else []


def hand(fmt: Formatter, notebook: FeastNotebook) -> list[list[str]]:
    """Return who the viewer is, titles, goblet and plate, and what is known of the others."""
    if notebook.result is not None:
        return [who(fmt, notebook), [fmt.words("feast-over")]]
    return [who(fmt, notebook), *held(fmt, notebook), notes(fmt, notebook)]


def beside_cards(fmt: Formatter, notebook: FeastNotebook) -> list[list[str]]:
    """Return all but the role and its goal, which the card shows; of news what no note has."""
    boxed = [
        each for each in _fresh(notebook) if isinstance(each, ev.PoisonPlaced) and each.seat is None
    ]
    # In the own turn all of it is to fit one screen with what is asked.
    brief = notebook.step is Step.ACT and notebook.turn == notebook.viewer
    return [
        _news(fmt, boxed),
        standing(fmt, notebook),
        *held(fmt, notebook, brief=brief),
        notes(fmt, notebook, brief=brief),
    ]


def held(fmt: Formatter, notebook: FeastNotebook, *, brief: bool = False) -> list[list[str]]:
    """Return a living viewer's titles, tokens, goblet and plate; ``brief``: no title's rule."""
    me = notebook.me()
    if me is None or not me.alive:
        return []
    titles = title_lines(fmt, notebook, me, few=0 if brief else FEW_TITLES)
    bare = not (me.foods or me.tokens or me.goblet)
    # Before anything is served there is nothing to say; later it matters that there is nothing.
    unserved = bare and notebook.step is Step.SETUP
    return [titles, [] if unserved else own_cards(fmt, me)]


def who(fmt: Formatter, notebook: FeastNotebook) -> list[str]:
    """Return the viewer's role and goal, and how it stands."""
    words, viewer, role = fmt.words, notebook.viewer, notebook.role
    if viewer is None:
        return [words("feast-you-watch")]
    if role is None:
        return [words("feast-not-dealt")]
    you = words("feast-you-are", role=fmt.noun(role), seat=str(viewer + 1))
    return [you, words(f"feast-role-{role}-goal"), *standing(fmt, notebook)]


def advice(fmt: Formatter, notebook: FeastNotebook) -> str:
    """Return what matters, for who has hardly ever been here."""
    me = notebook.me()
    if me is None or not me.alive or notebook.role is None or notebook.result is not None:
        return ""
    return fmt.words("feast-advice-king" if me.seat == notebook.king else "feast-advice")


def standing(fmt: Formatter, notebook: FeastNotebook) -> list[str]:
    """Return how the viewer's goal stands."""
    words, role, lines = fmt.words, notebook.role, list[str]()
    if role is None or notebook.result is not None:
        return lines
    verdict = notebook.standing()
    if verdict is not None:
        key = "feast-standing-won" if verdict.won else "feast-standing-lost"
        lines.append(words(key, why=reason(fmt, verdict)))
    if notebook.viewer is not None and notebook.viewer == notebook.mourner:
        lines.append(words("feast-you-mourn"))
    return lines


def title_lines(
    fmt: Formatter, notebook: FeastNotebook, me: Guest, *, few: int = FEW_TITLES
) -> list[str]:
    """Return the own titles, ``few`` of them with what they do; the King can use none of his."""
    if me.titles and me.seat == notebook.king:
        others = (guest for guest in notebook.guests.values() if guest is not me)
        if notebook.step is Step.SETUP and not any(guest.titles for guest in others):
            return []  # What is asked lists them.
        return [fmt.words("feast-your-titles-king", titles=fmt.nouns(me.titles))]
    if len(me.titles) > few:
        return [fmt.words("feast-your-titles", titles=fmt.nouns(me.titles))]
    return [title_line(fmt.words, title) for title in me.titles]


def own_cards(fmt: Formatter, me: Guest) -> list[str]:
    """Return the own tokens, goblet and plate, each card with what the viewer knows of it."""
    words, goblet = fmt.words, me.goblet
    foods = fmt.commas(lying(fmt, food, card) for food, card in me.foods.items())
    held = words("feast-mark-no-goblet") if goblet is None else lying(fmt, Spot.GOBLET, goblet)
    own, foods = tokens(words, me.tokens), foods or words("feast-mark-no-food")
    return [words("feast-your-cards", tokens=own, goblet=held, foods=foods)]


def notes(fmt: Formatter, notebook: FeastNotebook, *, brief: bool = False) -> list[str]:
    """Return what the viewer knows of others' cards and roles, and of the decks.

    ``brief``: of all others in one line, in small letters.
    """
    lines = kitchen(fmt, notebook)
    known_of_all, alike, unsure = list[str](), dict[str, list[Seat]](), False
    for _, guest in sorted(notebook.guests.items()):
        if guest.alive and guest.seat != notebook.viewer:
            cards = others_cards(guest)
            known = [lying(fmt, what, card) for what, card in cards]
            unsure = unsure or any(card.sure is None for _, card in cards)
            role = notebook.seen.get(guest.seat)
            if role is not None:
                known.insert(0, fmt.words("feast-note-role", role=fmt.noun(role)))
            if known:
                told = fmt.commas(known)
                name = fmt.briefly(guest.seat)
                known_of_all.append(fmt.words("feast-note-brief", name=name, known=told))
                alike.setdefault(told, []).append(guest.seat)
    if brief:
        told = " · ".join(known_of_all)
        return [
            *(fmt.words("feast-note-small", note=each) for each in kitchen(fmt, notebook)),
            fmt.words("feast-notes-brief", notes=told) if told else "",
            fmt.words("feast-notes-unsure") if unsure else "",
        ]
    lines += [
        fmt.words("feast-note", name=fmt.names(seats), known=told) for told, seats in alike.items()
    ]
    kept = lines[:MOST_NOTES]
    if len(lines) > MOST_NOTES:
        kept.append(fmt.words("feast-notes-cut"))
    if unsure:
        kept.append(fmt.words("feast-notes-unsure"))
    return [fmt.words("feast-notes"), *kept] if kept else []


def others_cards(guest: Guest) -> list[tuple[Food | Spot, Card]]:
    """Return the cards of a guest that the viewer has once seen."""
    goblet: tuple[Food | Spot, Card | None] = Spot.GOBLET, guest.goblet
    cards = [goblet, *guest.foods.items()]
    return [(what, card) for what, card in cards if card is not None and card.poison is not None]


def kitchen(fmt: Formatter, notebook: FeastNotebook) -> list[str]:
    """Return what the viewer knows of the decks: as Chamberlain, and as Master Cook."""
    lines: list[str] = []
    if notebook.mixed:
        mixed = sorted(notebook.mixed, key=list(Food).index)
        found = [f for f in Food if notebook.piles[f].surely_mixed and f in notebook.mixed]
        key = "feast-note-mixed-found" if found else "feast-note-mixed"
        foods = fmt.counted(mixed)
        lines.append(fmt.words(key, foods=foods, found=fmt.nouns(found)))
    for food, pile in notebook.piles.items():
        lines += _seen_in(fmt, food, pile)
    return lines


def _seen_in(fmt: Formatter, food: Food, pile: Pile) -> list[str]:
    return [
        fmt.words(
            "feast-note-top" if at == 0 else "feast-note-deeper",
            food=fmt.noun(food),
            n=at + 1,
            of=len(pile.cards),
            card=contents(fmt.words, food, card.poison),
        )
        for at, card in enumerate(pile.cards)
        if card.poison is not None
    ]


def lying(fmt: Formatter, what: Food | Spot, card: Card) -> str:
    """Return a card that lies before somebody; with “?” what may have changed since."""
    if card.poison is None:
        return fmt.noun(what)
    known = contents(fmt.words, what, card.poison)
    key = "feast-seen-once" if card.sure is None else "feast-seen"
    return fmt.words(key, what=fmt.noun(what), known=known)


def known_of(fmt: Formatter, what: Food | Spot, card: Card) -> str:
    """Return what the viewer knows of a card, how, and what may have changed since."""
    if card.poison is None or card.how is None:
        return fmt.words("feast-unknown")
    return fmt.words(
        "feast-known-once" if card.sure is None else "feast-known",
        what=contents(fmt.words, what, card.poison),
        how=fmt.noun(card.how),
    )


def cards(fmt: Formatter, notebook: FeastNotebook) -> list[CardPicture]:
    """Return the viewer's role."""
    role = notebook.role
    if role is None or notebook.result is not None:
        return []
    return [
        CardPicture(
            emblem=fmt.key(role),
            label=fmt.words("feast-card-role"),
            name=fmt.plain.noun(role),
            text=fmt.words(f"feast-role-{role}-goal"),
        )
    ]
