"""Answers that players were told are taken, and whether the journal has them as they were meant."""

import json
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from bot.panels import ids
from bot.text import visible, words_for
from cogs.replies import SOON
from games.engine.errors import Reason
from sandbox import Exchange, Sandbox

WAIT, CHANGED = 6, 7
"""How an answer is acknowledged: the message stays, for now at least, or is the changed panel."""
UNTAKEN = "hand-newer", *(f"refused-{why}" for why in Reason if why != Reason.NOT_YOURS)
"""What a panel says that does not tell that an answer was taken. Who presses what is another's is
told in a new message."""
ANSWERS = ids.ANSWER, ids.CROWD, ids.TYPE, ids.DRAFT
"""All that an answer is given by."""


class Row(NamedTuple):
    """An answer in the journal."""

    table: int
    seat: int
    ask: int
    verb: str
    picks: tuple[Any, ...]

    @classmethod
    def of(cls, row: Sequence[Any]) -> "Row":
        """Return it, as a database has it."""
        table, seat, ask, verb, picks = row
        return cls(table, seat, ask, verb, tuple(json.loads(picks)))


@dataclass(frozen=True)
class Given:
    """An answer of which its player was told that it was taken."""

    table: int
    ask: int
    user: int
    verb: str
    picks: tuple[Any, ...] | None
    """None where several presses have made them."""
    crowd: bool = False
    """Whether ``ask`` is any one of those that were put at once."""


def taken(sandbox: Sandbox, exchange: Exchange) -> Given | None:
    """Return the answer of which a request tells its player that it was taken, if it does so.

    Who is told nothing after `SOON` seconds was told only that the bot is at it: that shows nothing
    on Discord, and whoever is cut off then, or finds that another has its place, has taken nothing.
    A changed panel may also say why an answer was refused, or that there is a newer one: an old one
    says that whatever has become of the press.
    """
    if not exchange.route.endswith("/callback") or exchange.status >= 300:
        return None
    pressed = sandbox.state.interactions.get(exchange.path.split("/")[2])
    if pressed is None:
        return None
    soon = sandbox.clock.now() - pressed.created < SOON
    if exchange.sent["type"] != CHANGED and not (exchange.sent["type"] == WAIT and soon):
        return None
    words, shown = words_for(pressed.payload["locale"]), json.dumps(exchange.sent)
    if any(json.dumps(words(key))[1:-1] in shown for key in UNTAKEN):
        return None
    return given(int(pressed.user.id), pressed.payload["data"])


def given(user: int, data: Any) -> Given | None:
    """Return what a press means, or a form that was sent, by its ``data``; None if no answer.

    What is meant for one seat, of several, is no answer: all of it is given later.
    """
    found = ((form, form.fullmatch(data.get("custom_id", ""))) for form in ANSWERS)
    form, parts = next(((form, each) for form, each in found if each), (None, None))
    if form is None or parts is None or (form is ids.DRAFT and parts["seat"]):
        return None
    picks: tuple[Any, ...] | None
    if form is ids.DRAFT:
        picks = None
    elif form is ids.TYPE:
        picks = (visible(data["components"][0]["component"]["value"]),)
    else:
        values = [parts["pick"]] if parts["pick"] else data.get("values", [])
        picks = tuple(int(each) if each.isdecimal() else each for each in values)
    table, ask = int(parts["table"]), int(parts["ask"])
    return Given(table, ask, user, parts["verb"], picks, crowd=form is ids.CROWD)


def lost(
    acknowledged: Iterable[Given], journal: Collection[Row], seats: dict[tuple[int, int], int]
) -> list[str]:
    """Return which of these answers the journal does not have, or has as something else.

    ``seats``: where each user sits, by table and user.
    """
    at = {(row.table, row.ask): row for row in journal}
    found = []
    for each in acknowledged:
        if each.crowd:
            # Asks that are put at once are numbered one after the other.
            size = sum(table == each.table for table, _ in seats)
            near = [at.get((each.table, n)) for n in range(each.ask - size, each.ask + size)]
            seat = seats.get((each.table, each.user))
            own = [row for row in near if row and row.seat == seat]
        else:
            own = [row for row in (at.get((each.table, each.ask)),) if row]
        if not any(row.verb == each.verb and each.picks in (None, row.picks) for row in own):
            found.append(f"acknowledged and lost: {each}; the journal has {own}")
    return found
