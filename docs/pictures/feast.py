"""The pictures of King's Feast."""

from __future__ import annotations

import asyncio

from bot.tables.table import Table
from docs.pictures.stage import DRAWN_AFTER, HOST, Camera, Evening, Hands, foresee
from games.engine.asks import Answer, Ask, Seat
from games.engine.claims import DISAGREE
from games.engine.errors import Refused
from games.engine.match import Match
from games.feast import events as ev
from games.feast.cards import Deck, Role, Spot, Title
from games.feast.claims import Say
from games.feast.scenarios import Options
from games.feast.words import Do, Topic

MATHILDA, GODFREY, BEATRIX, ANSELM, HUGO, OTTOKAR = (Seat(n) for n in range(6))
KING, ASSASSIN = GODFREY, MATHILDA
DRINKERS = 3
"""So many have chosen when the pictures are taken."""
ACTIONS: dict[Seat, Answer] = {
    BEATRIX: Answer(Do.SWAP_GOBLETS, (ANSELM, HUGO)),
    ANSELM: Answer(Do.SPILL, (HUGO,)),
    HUGO: Answer(Do.POISON, (Deck.POISON_GOBLET,)),
    GODFREY: Answer(Do.TOAST),
}
"""What they do on the way to the toast, in the order of the turns; others throw a food away.

The King calls it, who is the last: before their first turn guests drink to none.
"""


def move(ask: Ask) -> Answer:
    """Return the answer that leads to the toast: the King's new Cupbearer is no friend of his."""
    match ask.topic:
        case Topic.HAND_OUT:
            give = ask.verbs[0]
            titles = [title for title in give.pool if title != Title.CUPBEARER][: give.most - 1]
            titles.insert(give.each.index(ASSASSIN), Title.CUPBEARER)
            return Answer(Do.GIVE, tuple(titles))
        case Topic.SERVE:
            return Answer(Do.SERVE, (KING if ask.about == Title.CUPBEARER else HUGO,))
        case Topic.TAKE:
            verb = ask.verbs[0]
            first = ask.seat % len(verb.pool)
            return Answer(verb.name, (verb.pool[first:] + verb.pool[:first])[: verb.least])
        case Topic.ACT:
            return ACTIONS.get(ask.seat) or _first(ask, Do.DUMP)
        case Topic.POISON:
            return Answer(Do.POISON, (OTTOKAR,))
        case _:
            return Answer(Do.DONE) if ask.verb(Do.DONE) else _first(ask, ask.verbs[0].name)


def _first(ask: Ask, name: str) -> Answer:
    verb = ask.verb(name)
    return Answer(name, verb.pool[: verb.least] if verb is not None else ())


def leads_to_a_toast(match: Match) -> bool:
    """Play on, and say whether the toast is called with everybody still alive."""
    try:
        while match.asks and match.asks[0].topic != Topic.TOAST:
            ask = match.asks[0]
            match.submit(ask.seat, ask.id, move(ask))
    except (KeyError, Refused):
        return False
    invited = [ask.seat for ask in match.asks]
    alive = not any(isinstance(told.event, ev.Died) for told in match.log)
    return alive and ASSASSIN in invited and len(invited) > DRINKERS


def worth_a_picture(table: Table, join_id: int) -> bool:
    """Say whether the deal that Begin would make has King and Assassin where they should be."""
    match = foresee(table, join_id, Options())
    dealt = {t.event.seat: t.event.role for t in match.log if isinstance(t.event, ev.RoleDealt)}
    cast = dealt[KING] is Role.KING and dealt[ASSASSIN] is Role.ASSASSIN
    return cast and leads_to_a_toast(match)


async def photograph(evening: Evening, camera: Camera) -> None:
    """Play one table up to its first toast and photograph it."""
    table = await evening.open_lobby("feast start", {})
    await evening.find_deal(table, worth_a_picture)
    await evening.press_lobby(table, HOST, "begin")
    hands = Hands(table)
    while hands.ask.topic != Topic.TOAST:
        answer = move(hands.ask)
        await hands.answer(answer.verb, *answer.picks)
        await asyncio.sleep(DRAWN_AFTER)
    await evening.ask_in_letter(table, HOST)
    thread = table.state.place_id
    evening.say("Godfrey", "To me! All hands on the table, please.", thread)
    evening.say("Ottokar", "You are too kind. What is in it?", thread)
    await hands.say(ASSASSIN, Say.CLEAN, KING, Spot.GOBLET)
    await hands.say(OTTOKAR, DISAGREE.name, 1)
    for seat in [ask.seat for ask in table.state.asks() if ask.seat != ASSASSIN][:DRINKERS]:
        await hands.answer(Do.UP, seat=seat)
    await camera.letter("thumb", HOST)
    await camera.take("toast", HOST, thread, (1280, 1200), top="Recap")
