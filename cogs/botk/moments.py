"""What must be felt, what has become of a player, and why each of them won or lost."""

from collections.abc import Sequence
from functools import partial

from bot.api import Formatter, Moments, Teller
from cogs.botk import names
from cogs.botk.final import won
from cogs.botk.tale import telling
from games.botk import events as ev
from games.botk.cards import Item, Role
from games.botk.notebook import BotkNotebook
from games.botk.words import Result
from games.engine.asks import Seat
from games.engine.events import Event

MOMENTS: Moments = {
    ev.GallowsRevealed: 1,
    ev.MobChose: 1,
    ev.Condemned: 1,
    ev.Executed: 0,
    ev.ItemShown: 1,
    ev.CentreShown: 1,
    ev.Escaped: 1,
    ev.Died: 1,
    ev.RoleShown: 1,
    ev.Unveiled: 1,
}


def moment(fmt: Formatter, notebook: BotkNotebook, events: Sequence[Event]) -> list[str]:
    """Return moments as lines, oldest first."""
    told = telling(notebook.events, {ev.Unveiled: partial(last_line, notebook)})
    return Teller(fmt, "moment", told).lines(events)


def last_line(notebook: BotkNotebook, teller: Teller, event: Event) -> str:
    """Tell who won and why."""
    words, fmt = teller.words, teller.fmt
    fell = notebook.result is Result.SABOTEURS
    winners = [view.seat for view in fmt.table.seats if won(notebook, view.seat)]
    jesters = [seat for seat in winners if notebook.final_roles.get(seat) is Role.JESTER]
    paid = [seat for seat in winners if seat not in jesters]
    return words(
        "botk-moment-saboteurs" if fell else "botk-moment-crown",
        why=fall(fmt, notebook),
        n=len(paid),
        saboteurs=list(notebook.final_roles.values()).count(Role.SABOTEUR),
        heads=notebook.heads,
        names=fmt.names(paid),
        jester=fmt.names(jesters) or "none",
        princess=names.in_deal(notebook)["princess"],
    )


def fall(fmt: Formatter, notebook: BotkNotebook) -> str:
    """Return whose death was the end of order, and what made it so."""
    said = []
    for seat in notebook.brought_by:
        prisoner = notebook.prisoners[seat]
        if prisoner.shown_role is Role.PRINCESS:
            key = "botk-fall-princess"
        elif prisoner.shown_item is Item.MIMIC:
            key = "botk-fall-mimic"
        else:
            key = "botk-fall-pardon"
        said.append(fmt.words(key, name=fmt.bold(seat)))
    return " ".join(said)


def fate(fmt: Formatter, notebook: BotkNotebook) -> list[str]:
    """Return what has become of the viewer and what it means now; at the end, why they won."""
    viewer = notebook.viewer
    if viewer is None:
        return []
    if notebook.final_roles:
        key = "botk-you-won" if won(notebook, viewer) else "botk-you-lost"
        return [fmt.words(key, why=verdict(fmt, notebook, viewer))]
    prisoner = notebook.prisoners.get(viewer)
    if prisoner is None or prisoner.at_risk:
        return []
    happened = what_happened(fmt, notebook, viewer)
    if prisoner.died is None:
        return [fmt.words("botk-fate-escaped", how=happened), fmt.words("botk-fate-escaped-now")]
    role = notebook.role or Role.LOYALIST
    return [
        fmt.words("botk-fate-died", how=happened),
        fmt.words("botk-fate-died-now", role=str(role), outcome=theft(notebook, viewer)),
    ]


def what_happened(fmt: Formatter, notebook: BotkNotebook, seat: Seat) -> str:
    """Return the sentence of a seat's death or escape."""
    ends = [
        event
        for event in notebook.events
        if isinstance(event, ev.Died | ev.Escaped) and event.seat == seat
    ]
    return "\n".join(Teller(fmt, "moment", telling(notebook.events)).lines(ends))


def theft(notebook: BotkNotebook, seat: Seat) -> str:
    """Return that a dead Jester steals from everybody, or by what item they cannot.

    The item says it: while the death is being told, nothing has been paid yet.
    """
    item = notebook.prisoners[seat].shown_item
    if item is Item.MIMIC and notebook.centre_shown is Item.CHEESE:
        return "mimic"
    return "cheese" if item is Item.CHEESE else "stole"


def verdict(fmt: Formatter, notebook: BotkNotebook, seat: Seat) -> str:
    """Return why a seat has won or lost, to its player."""
    role = notebook.final_roles.get(seat, Role.EXECUTIONER)
    prisoner = notebook.prisoners.get(seat)
    dead = prisoner is not None and prisoner.died is not None
    fell, words = notebook.result is Result.SABOTEURS, fmt.words
    if role is Role.JESTER:
        outcome = theft(notebook, seat) if dead else "alive"
        return words("botk-why-jester", outcome=outcome)
    if role is Role.SABOTEUR:
        outcome = "crown" if not fell else "dead" if dead else "alive"
        there = names.in_deal(notebook)["princess"]
        why = fall(fmt, notebook)
        return words("botk-why-saboteur", outcome=outcome, why=why, princess=there)
    if fell:
        own = seat in notebook.brought_by
        why = fall(fmt, notebook)
        return words("botk-why-fallen", role=str(role), own=str(own).lower(), why=why)
    if dead:
        return words("botk-why-dead", how=what_happened(fmt, notebook, seat))
    return words("botk-why-order", heads=notebook.heads, role=str(role))
