"""What one viewer knows: role and goal, titles, the own goblet and plate, and what was seen."""

from bot.api import Formatter, Words, counted, fit_first
from cogs.feast import names
from cogs.feast.reasons import reason
from games.engine.events import Event
from games.feast import events as ev
from games.feast.cards import Food, Goblet, Spot
from games.feast.goals import FOR_THE_LIVING
from games.feast.knowledge import Card, Guest, Pile
from games.feast.notebook import FeastNotebook

MOST_NOTES = 900
"""Characters of what the viewer knows of others; the last guests are left out first."""

MOST_NEWS = 3
"""Secrets on top of a hand, the latest ones."""


def news(fmt: Formatter, notebook: FeastNotebook) -> list[str]:
    """Return what the viewer learned in secret since the own last turn began, the latest last."""
    if notebook.result is not None:
        return []
    fresh: list[str] = []
    for event in notebook.story:
        if isinstance(event, ev.TurnBegan) and event.seat == notebook.viewer:
            fresh = []
        line = learned(fmt, event)
        if line:
            fresh.append(line)
    return [fmt.words("feast-news"), *fresh[-MOST_NEWS:]] if fresh else []


def learned(fmt: Formatter, event: Event) -> str:
    """Return a secret as a line to the one who learned it; nothing for any other event."""
    words = fmt.words
    match event:
        case ev.GobletsKnown(_, _, goblets, _):
            poisoned = [seat for seat, goblet in goblets if goblet is Goblet.POISON]
            if poisoned:
                return words("feast-news-served", name=fmt.names(poisoned))
            return words("feast-news-served-wine")
        case ev.TasteKnown(_, what, poison):
            known = contents(words, poison, goblet=what == Spot.GOBLET)
            tasted = names.card(words, what)
            return words("feast-news-tasted", what=tasted, card=known)
        case ev.SpyKnown(_, seat, goblet):
            known = names.goblet(words, goblet is Goblet.POISON)
            return words("feast-news-spied", name=fmt.bold(seat), card=known)
        case ev.CookKnown(_, food, poison):
            known = contents(words, poison, goblet=False)
            return words("feast-news-inspected", food=names.food(words, food), card=known)
        case ev.RoleKnown(_, seat, role):
            return words("feast-news-role", name=fmt.bold(seat), role=names.role(words, role))
        case ev.PoisonPlaced(_, drawn, target):
            card = names.card(words, drawn)
            if target is None:
                return words("feast-news-poison-boxed", card=card)
            return words("feast-news-poisoned", name=fmt.bold(target), card=card)
    return ""


def hand(fmt: Formatter, notebook: FeastNotebook) -> list[list[str]]:
    """Return who the viewer is, titles, goblet and plate, and what is known of the others."""
    if notebook.result is not None:
        return [who(fmt, notebook), [fmt.words("feast-over")]]
    paragraphs = [who(fmt, notebook)]
    me = notebook.me()
    if me is not None and me.alive:
        paragraphs += [title_lines(fmt, notebook, me), own_cards(fmt, me)]
    paragraphs.append(notes(fmt, notebook))
    return [*paragraphs, [fmt.words("feast-house-legend")]]


def who(fmt: Formatter, notebook: FeastNotebook) -> list[str]:
    """Return the viewer's role and goal, and how it stands, or how it was judged."""
    words, viewer, role = fmt.words, notebook.viewer, notebook.role
    if viewer is None:
        return [words("feast-you-watch")]
    if role is None:
        return [words("feast-not-dealt")]
    name = names.role(words, role)
    lines = [
        words("feast-you-are", role=name, seat=str(viewer + 1)),
        words(f"feast-role-{role}-goal"),
    ]
    standing = notebook.standing()
    if standing is not None and notebook.result is None:
        key = "feast-standing-won" if standing.won else "feast-standing-lost"
        lines.append(words(key, why=reason(words, standing)))
    me = notebook.me()
    if me is not None and not me.alive and notebook.result is None:
        lost = role in FOR_THE_LIVING
        lines.append(words("feast-you-dead-lost" if lost else "feast-you-dead"))
    for verdict in notebook.verdicts:
        if verdict.seat == viewer:
            key = "feast-goal-won" if verdict.won else "feast-goal-lost"
            lines.append(words(key, why=reason(words, verdict)))
    return lines


def title_lines(fmt: Formatter, notebook: FeastNotebook, me: Guest) -> list[str]:
    """Return the own titles with what they do; the King can use none of his."""
    words = fmt.words
    if not me.titles:
        return []
    if me.seat == notebook.king:
        titles = names.titles(words, me.titles)
        return [words("feast-your-titles-king", titles=titles)]
    return [
        words(
            "feast-your-title",
            title=names.title(words, title),
            when=words(f"feast-title-{title}-when"),
            text=words(f"feast-title-{title}-text"),
        )
        for title in me.titles
    ]


def own_cards(fmt: Formatter, me: Guest) -> list[str]:
    """Return the own tokens, goblet and plate, each card with what the viewer knows of it."""
    words = fmt.words
    goblet = words("feast-mark-no-goblet")
    if me.goblet is not None:
        known = card_known(words, me.goblet, goblet=True) or words("feast-unknown")
        goblet = words("feast-your-card", what=words("feast-goblet"), known=known)
    foods = [
        words(
            "feast-your-card",
            what=names.food(words, food),
            known=card_known(words, card, goblet=False) or words("feast-unknown"),
        )
        for food, card in me.foods.items()
    ]
    return [
        words("feast-your-tokens", tokens=names.tokens(words, me.tokens)),
        words("feast-your-goblet", goblet=goblet),
        words(
            "feast-your-plate",
            foods=words("list-comma").join(foods) or words("feast-mark-no-food"),
        ),
    ]


def notes(fmt: Formatter, notebook: FeastNotebook) -> list[str]:
    """Return what the viewer knows of others' cards and roles, and of the decks."""
    lines = [*kitchen(fmt, notebook)]
    for guest in notebook.around():
        if guest.alive and guest.seat != notebook.viewer:
            known = others_cards(fmt.words, guest)
            role = notebook.questioned.get(guest.seat)
            if role is not None:
                known.insert(0, fmt.words("feast-note-role", role=names.role(fmt.words, role)))
            if known:
                told = fmt.words("list-comma").join(known)
                lines.append(fmt.words("feast-note", name=fmt.bold(guest.seat), known=told))
    kept = fit_first(lines, MOST_NOTES, fmt.words("feast-notes-cut"))
    return [fmt.words("feast-notes"), *kept] if kept else []


def others_cards(words: Words, guest: Guest) -> list[str]:
    """Return what the viewer knows of a guest's goblet and foods."""
    cards = [(words("feast-goblet"), guest.goblet, True)]
    cards += [(names.food(words, food), card, False) for food, card in guest.foods.items()]
    return [
        words("feast-your-card", what=what, known=card_known(words, card, goblet=goblet))
        for what, card, goblet in cards
        if card is not None and card.poison is not None
    ]


def kitchen(fmt: Formatter, notebook: FeastNotebook) -> list[str]:
    """Return what the viewer knows of the decks: as Chamberlain, and as Master Cook."""
    words = fmt.words
    lines: list[str] = []
    if notebook.mixed:
        mixed = sorted(notebook.mixed, key=list(Food).index)
        foods = counted(words, (names.food(words, food) for food in mixed))
        found = [
            names.food(words, food)
            for food in Food
            if notebook.piles[food].found and food in notebook.mixed
        ]
        key = "feast-note-mixed-found" if found else "feast-note-mixed"
        lines.append(words(key, foods=foods, found=words("list-comma").join(found)))
    for food, pile in notebook.piles.items():
        lines += _seen_in(words, food, pile)
    return lines


def _seen_in(words: Words, food: Food, pile: Pile) -> list[str]:
    return [
        words(
            "feast-note-top" if at == 0 else "feast-note-deeper",
            food=names.food(words, food),
            n=at + 1,
            of=len(pile.cards),
            card=contents(words, card.poison, goblet=False),
        )
        for at, card in enumerate(pile.cards)
        if card.poison is not None
    ]


def contents(words: Words, poison: bool, *, goblet: bool) -> str:
    """Return whether a card is poison: wine or harmless, if it is not."""
    if goblet or poison:
        return names.goblet(words, poison)
    return words("feast-harmless")


def card_known(words: Words, card: Card, *, goblet: bool) -> str:
    """Return what the viewer knows of a card, how, and what may have changed since."""
    if card.poison is None or card.how is None:
        return ""
    what = contents(words, card.poison, goblet=goblet)
    how = words(f"feast-how-{card.how}")
    if card.sure is None:
        return words("feast-known-once", what=what, how=how)
    return words("feast-known", what=what, how=how)
