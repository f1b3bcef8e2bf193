"""What one viewer knows: role, item, everything seen and what has become of it."""

from functools import partial

from bot.api import CardPicture, Formatter, Teller, Telling, fit_first
from cogs.botk import names
from games.botk import events as ev
from games.botk.cards import Item, Role
from games.botk.notebook import BotkNotebook, Sighting
from games.botk.words import Place, Spot
from games.engine.asks import Seat
from games.engine.events import Event

MOST_NOTES = 900
"""Characters of older peeks; the oldest are left out first."""

MOST_STEPS = 3
"""Moves of a card that a note tells, the latest ones."""


def news(fmt: Formatter, notebook: BotkNotebook) -> list[str]:
    """Return the latest peek, in full and on top; nothing when there was none."""
    latest = _latest(notebook)
    if latest is None or notebook.result is not None:
        return []
    words = fmt.words
    lines = [
        words(
            "botk-just-seen",
            a=names.item_of(fmt, latest.seen_at, notebook.viewer),
            item=fmt.noun(latest.item),
        ),
        words("botk-just-seen-text", text=names.item_text(fmt, notebook, latest.item)),
    ]
    if latest.trail:
        lines.append(words("botk-just-seen-since", since=since(fmt, notebook, latest)))
    return lines


def hand(fmt: Formatter, notebook: BotkNotebook) -> list[list[str]]:
    """Return role and item, and the notes."""
    if notebook.result is not None:
        return [who(fmt, notebook)[:1], [fmt.words("botk-over")]]
    return [who(fmt, notebook), notes(fmt, notebook)]


def beside_cards(fmt: Formatter, notebook: BotkNotebook) -> list[list[str]]:
    """Return what the cards do not show: behind a card that was seen, the own item in short."""
    latest, words = _latest(notebook), fmt.words
    dealt = _dealt(notebook)
    lines = [words("botk-just-seen-since", since=since(fmt, notebook, latest))] if latest else []
    if latest is not None and dealt is not None:
        lines.append(words("botk-your-item-short", item=fmt.noun(dealt.item)))
    if dealt is not None and dealt.trail:
        lines.append(words("botk-your-item-since", since=since(fmt, notebook, dealt)))
    return [lines, notes(fmt, notebook)]


def dealt(notebook: BotkNotebook) -> bool:
    """Say whether the viewer's cards are there; none are before it is sure that an item is safe."""
    return notebook.viewer == notebook.executioner or _dealt(notebook) is not None


def who(fmt: Formatter, notebook: BotkNotebook) -> list[str]:
    """Return who the viewer is and what that is about."""
    words, viewer = fmt.words, notebook.viewer
    if viewer is None:
        return [words("botk-you-watch")]
    role = _own(notebook)
    if role is None:
        return [words("botk-not-dealt")]
    you = words("botk-you-are", role=fmt.noun(role), seat=str(viewer + 1))
    lines, dealt = [you, goal(fmt, notebook, role)], _dealt(notebook)
    if dealt is not None:
        text = names.item_text(fmt, notebook, dealt.item)
        lines.append(words("botk-your-item", item=fmt.noun(dealt.item), text=text))
        if dealt.trail:
            lines.append(words("botk-your-item-since", since=since(fmt, notebook, dealt)))
    return lines


def advice(fmt: Formatter, notebook: BotkNotebook) -> str:
    """Return what to do with a role, for who has hardly ever had one."""
    role = _own(notebook)
    known = role is None or notebook.result is not None
    return "" if known else fmt.words(f"botk-role-{role}-advice")


def _own(notebook: BotkNotebook) -> Role | None:
    return Role.EXECUTIONER if notebook.viewer == notebook.executioner else notebook.role


def goal(fmt: Formatter, notebook: BotkNotebook, role: Role) -> str:
    """Return when a role wins; it names no card that everybody knows not to be in this deal."""
    return fmt.words(f"botk-role-{role}-goal", **names.in_deal(notebook))


def notes(fmt: Formatter, notebook: BotkNotebook) -> list[str]:
    """Return the older peeks, newest first, and the roles that were confided."""
    words, latest = fmt.words, _latest(notebook)
    seen = [s for s in notebook.sightings if not s.dealt and s is not latest]
    lines = [
        words(
            "botk-note-seen",
            item=fmt.noun(sighting.item),
            a=names.item_of(fmt, sighting.seen_at, notebook.viewer),
            since=since(fmt, notebook, sighting),
        )
        for sighting in reversed(seen)
    ]
    kept = fit_first(lines, MOST_NOTES, words("botk-notes-cut"))
    kept += [
        words("botk-confided", name=fmt.bold(seat), role=fmt.noun(role))
        for seat, role in notebook.confided.items()
    ]
    return [words("botk-notes"), *kept] if kept else []


def since(fmt: Formatter, notebook: BotkNotebook, sighting: Sighting) -> str:
    """Return what has become of a card since it was seen."""
    words, viewer = fmt.words, notebook.viewer
    if not sighting.trail:
        return words("botk-since-still")
    cut = len(sighting.trail) > MOST_STEPS
    told = fmt.commas(_steps(fmt, sighting, viewer, begins=not cut))
    if cut:
        told = words("botk-since-more", moves=told)
    if sighting.among == (viewer,):
        return words("botk-since-yours", moves=told)
    where = [names.place_name(fmt, place, viewer=viewer) for place in sighting.among]
    if len(where) == 1:
        return words("botk-since", moves=told, now=where[0])
    return words("botk-since-lost", moves=told, places=fmt.commas(where))


def _steps(fmt: Formatter, sighting: Sighting, viewer: Seat | None, *, begins: bool) -> list[str]:
    """Return the latest moves of a card; after a shuffle nobody can say which way it went.

    ``begins``: the first of them begins a sentence.
    """
    name = partial(names.place_name, viewer=viewer)
    teller = Teller(fmt, "news", Telling(values={Seat: name, Place: name}))
    at: Place | None = sighting.seen_at
    steps: list[str] = []
    for left, event in zip(range(len(sighting.trail), 0, -1), sighting.trail, strict=True):
        at = _after(event, at)
        if left > MOST_STEPS:
            continue
        places = {"to": None if at is None else name(fmt, at)}
        if begins and not steps and isinstance(event, ev.Switched) and event.by == viewer:
            places["by"] = fmt.words("botk-you-first")
        steps.append(teller.by_text(event, **places))
    return steps


def _after(event: Event, at: Place | None) -> Place | None:
    """Return where a card lies after a move; None when that cannot be said any more."""
    if isinstance(event, ev.Switched):
        moves = {event.first: event.second, event.second: event.first}
        return None if at is None else moves.get(at, at)
    if isinstance(event, ev.Moved):
        return None if at is None else dict(event.moves).get(at, at)
    return None


def _latest(notebook: BotkNotebook) -> Sighting | None:
    """Return the latest peek."""
    return next((seen for seen in reversed(notebook.sightings) if not seen.dealt), None)


def _dealt(notebook: BotkNotebook) -> Sighting | None:
    """Return the item that the viewer was dealt."""
    return next((seen for seen in notebook.sightings if seen.dealt), None)


def cards(fmt: Formatter, notebook: BotkNotebook) -> list[CardPicture]:
    """Return the viewer's role, and the card that was seen last, or else the item dealt."""
    if notebook.viewer is None or notebook.result is not None:
        return []
    latest = _latest(notebook)
    if latest is None:
        return lasting(fmt, notebook)
    where = latest.seen_at
    if isinstance(where, Spot):
        label = fmt.words("botk-card-seen-centre")
    elif where == notebook.viewer:
        label = fmt.words("botk-card-seen-own")
    else:
        label = fmt.words("botk-card-seen", name=fmt.raw(where))
    return [*_role(fmt, notebook), _item(fmt, notebook, latest.item, label)]


def lasting(fmt: Formatter, notebook: BotkNotebook) -> list[CardPicture]:
    """Return the viewer's role, and the item as it was dealt."""
    own, dealt = _role(fmt, notebook), _dealt(notebook)
    if own and dealt is not None:
        own.append(_item(fmt, notebook, dealt.item, fmt.words("botk-card-item")))
    return own


def _role(fmt: Formatter, notebook: BotkNotebook) -> list[CardPicture]:
    """Return the viewer's role, if it is dealt."""
    role = _own(notebook)
    if role is None:
        return []
    text = goal(fmt, notebook, role)
    label, name = fmt.words("botk-card-role"), fmt.plain.noun(role)
    return [CardPicture(emblem=fmt.key(role), label=label, name=name, text=text)]


def _item(fmt: Formatter, notebook: BotkNotebook, item: Item, label: str) -> CardPicture:
    text = names.item_text(fmt, notebook, item)
    return CardPicture(emblem=fmt.key(item), label=label, name=fmt.plain.noun(item), text=text)
