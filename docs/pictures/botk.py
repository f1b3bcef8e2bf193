"""The pictures of By Order of the King."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from functools import partial

from bot.tables.lobby import alter, volunteering
from bot.tables.table import Table
from docs.pictures.stage import DRAWN_AFTER, HOST, NARROW, Camera, Evening, Hands, foresee
from games.botk import events as ev
from games.botk.cards import Gallows as GallowsCard
from games.botk.cards import Item, Role
from games.botk.claims import Say
from games.botk.last_words import Vote
from games.botk.setup import Options
from games.botk.words import CENTRE, Do, Place, Topic
from games.engine.asks import Seat, Target
from games.engine.claims import DISAGREE
from games.engine.events import LogEntry

MATHILDA, BEATRIX, ANSELM, HUGO, OTTOKAR = (Seat(n) for n in (0, 2, 3, 4, 5))
PRISONERS = (MATHILDA, BEATRIX, ANSELM, HUGO, OTTOKAR)
EXECUTIONER = "Godfrey"
QUIET_CARDS = (
    GallowsCard.BIRDS_EYE_VIEW,
    GallowsCard.BITTER_CUP,
    GallowsCard.BLOOD_MONEY,
)
HARMLESS = (Item.NICE_HAT, Item.CHEESE, Item.GOLDEN_CHALICE, Item.DUMMY)


class Cards:
    """Where every card lies: the director of a play may know."""

    def __init__(self, told_so_far: Iterable[LogEntry]) -> None:
        self.roles: dict[Seat, Role] = {}
        self.items: dict[Place, Item] = {}
        self.first: GallowsCard | None = None
        for told in told_so_far:
            self._note(told.event)

    def _note(self, event: object) -> None:
        match event:
            case ev.RoleDealt(seat=seat, role=role):
                self.roles[seat] = role
            case ev.ItemDealt(place=place, item=item):
                self.items[place] = item
            case ev.Switched(first=a, second=b):
                self.items[a], self.items[b] = self.items[b], self.items[a]
            case ev.Moved(moves=moves):
                self.items |= {to: self.items[origin] for origin, to in moves}
            case ev.Lay(items=items):
                self.items |= dict(items)
            case ev.GallowsRevealed(number=1, card=card):
                self.first = card

    def tell_a_story(self) -> bool:
        """Say whether this deal is worth a picture: a Saboteur to follow, a Jester to execute."""
        victims = self.victims(self.roles)
        return (
            self.roles.get(MATHILDA) is Role.SABOTEUR
            and self.first in QUIET_CARDS
            and self.items[MATHILDA] is not Item.PARDON
            and self.items.get(ANSELM) is Item.PARDON
            and self.items[CENTRE] is not Item.MIMIC
            and len(victims) >= 2
            and self.laughs(victims[0])
        )

    def victims(self, among: Iterable[Target]) -> list[Seat]:
        """Return who can be executed without a revolt, first a Jester who laughs at it."""
        seats = [Seat(int(each)) for each in among if self.harmless(Seat(int(each)))]
        return sorted(seats, key=lambda seat: (self.laughs(seat), seat), reverse=True)

    def laughs(self, seat: Seat) -> bool:
        """Say whether a seat steals a crown from everybody when it is executed."""
        return self.roles[seat] is Role.JESTER and self.items[seat] is not Item.CHEESE

    def harmless(self, seat: Seat) -> bool:
        """Say whether the seat can be executed without a revolt."""
        return (
            seat != MATHILDA
            and self.items[seat] in HARMLESS
            and self.roles[seat] is not Role.PRINCESS
        )


def worth_a_picture(table: Table, join_id: int) -> bool:
    """Say whether the deal that Begin would make tells a story."""
    volunteers = tuple(seat.seat for seat in table.state.record.seats if seat.volunteer)
    cards = Cards(foresee(table, join_id, Options(executioner=volunteers)).log)
    items = cards.items
    if not items:
        return False  # Something is asked before they are dealt.
    items[OTTOKAR], items[HUGO] = items[HUGO], items[OTTOKAR]  # As they will be when it counts.
    return cards.tell_a_story()


class Director(Hands):
    """Makes the moves that the pictures of this game want."""

    async def call_and_act(self, seat: Seat, verb: str, *picks: Place) -> None:
        """Call a prisoner, who then does this."""
        await self.call(seat)
        await self.answer(verb, *picks)

    async def call(self, seat: Seat) -> None:
        """Call a prisoner; the last one is called by itself."""
        if self.ask.topic == Topic.CALL:
            await self.answer(Do.CALL, seat)

    async def condemn(self) -> Seat | None:
        """Condemn somebody who can be executed, if there is anybody; they have the word then."""
        verb = self.ask.verb(Do.CONDEMN)
        victims = Cards(self.table.state.told()).victims(verb.pool) if verb else []
        if not victims:
            return None
        await self.answer(Do.CONDEMN, victims[0])
        return victims[0]

    async def beg(self, victim: Seat) -> None:
        """Have the condemned say that they hold the Pardon; half of the others believe it."""
        await self.plead(victim, Say.HOLD, Item.PARDON)
        others = [seat for seat in PRISONERS if seat in self.voters]
        await self.vote(Vote.SPARE, *others[1::2])
        await self.vote(Vote.STRIKE, *others[::2])
        await self.hear()


async def photograph(evening: Evening, camera: Camera) -> None:
    """Play one table and photograph it."""
    table = await evening.open_lobby("botk start", {"executioner": "volunteer"})
    await alter(table, partial(volunteering, user_id=int(evening.user(EXECUTIONER))))
    await evening.find_deal(table, worth_a_picture)
    evening.say("Beatrix", "Somebody must hold the axe. I nominate the beard.", evening.hall)
    evening.say("Godfrey", "It would be an honour. Form a queue.", evening.hall)
    await camera.take("lobby", HOST, evening.hall, (1280, 940))
    await evening.press_lobby(table, HOST, "begin")
    director = Director(table)
    await asyncio.sleep(DRAWN_AFTER)
    thread = table.state.place_id
    await director.call_and_act(BEATRIX, Do.PEEK, CENTRE)
    await director.call_and_act(OTTOKAR, Do.SWITCH, OTTOKAR, HUGO)
    await evening.ask_in_letter(table, HOST)
    await director.call(MATHILDA)
    await director.say(BEATRIX, Say.CENTRE, Cards(table.state.told()).items[CENTRE])
    await director.say(ANSELM, Say.HOLD, Item.PARDON)
    await director.say(HUGO, DISAGREE.name, 2)
    await asyncio.sleep(DRAWN_AFTER)
    await camera.letter("question", HOST)
    evening.say("Anselm", "Touch me and there will be trouble.", thread)
    evening.say("Hugo", "Ottokar! I liked what I had!", thread)
    await camera.take("table", HOST, thread, (1280, 1350), top="Recap")
    await director.answer(Do.PEEK, ANSELM)
    await camera.letter("peek", HOST)

    await director.anything_until(Topic.EXECUTE)
    await director.say(MATHILDA, Say.COME_OUT, Role.LOYALIST)
    await director.say(BEATRIX, DISAGREE.name, 4)
    gesture = True
    while table.state.asks() and (victim := await director.condemn()) is not None:
        await director.beg(victim)
        if gesture:
            await camera.take("gesture", EXECUTIONER, thread, NARROW)
            gesture = False
        await director.answer(Do.STRIKE)
    if table.state.asks() and director.ask.verb(Do.STOP):
        await director.answer(Do.STOP)
    await director.anything_until("")
    await camera.take("end", HOST, thread, (1280, 1010), top="Play again")
