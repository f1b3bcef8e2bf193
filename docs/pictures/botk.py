"""The pictures of By Order of the King."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

from bot.plugins.plugin import LAST_WORDS
from bot.tables.lobby import Lobby
from bot.tables.table import Table
from docs.pictures.stage import DRAWN_AFTER, HOST, NARROW, Camera, Evening, Hands, foresee
from games.botk import events as ev
from games.botk.cards import Gallows as GallowsCard
from games.botk.cards import Item, Role
from games.botk.setup import Options
from games.botk.words import CENTRE, Do, Place, Topic
from games.engine.asks import Seat
from games.engine.events import LogEntry

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
        """Say whether this deal is worth a picture: a Saboteur to follow, somebody to execute."""
        harmless = [seat for seat in self.roles if self.harmless(seat)]
        return (
            self.roles.get(Seat(0)) is Role.SABOTEUR
            and self.first in QUIET_CARDS
            and self.items[Seat(0)] is not Item.PARDON
            and Item.PARDON in (self.items.get(Seat(3)), self.items.get(Seat(2)))
            and self.items[CENTRE] is not Item.MIMIC
            and len(harmless) >= 2
        )

    def harmless(self, seat: Seat) -> bool:
        """Say whether the seat can be executed without a revolt."""
        return (
            seat != Seat(0)
            and self.items[seat] in HARMLESS
            and self.roles[seat] is not Role.PRINCESS
        )

    def holder_of_a_pardon(self, one: Seat, other: Seat) -> Seat:
        """Return which of the two has one."""
        return one if self.items[one] is Item.PARDON else other


def worth_a_picture(table: Table) -> bool:
    """Say whether the deal that Begin would make tells a story."""
    volunteers = tuple(seat.seat for seat in table.state.record.seats if seat.volunteer)
    return Cards(foresee(table, Options(executioner=volunteers)).log).tell_a_story()


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


async def photograph(evening: Evening, camera: Camera) -> None:
    """Play one table and photograph it."""
    table = await evening.open_lobby("botk start", {"executioner": "volunteer"})
    await Lobby(table).volunteer(int(evening.user(EXECUTIONER)))
    await evening.find_deal(table, worth_a_picture)
    evening.say("Beatrix", "Somebody must hold the axe. I nominate the beard.", evening.hall)
    evening.say("Godfrey", "It would be an honour. Form a queue.", evening.hall)
    await camera.take("lobby", HOST, evening.hall, (1280, 940))
    # Nobody is there who would say any.
    await Lobby(table).choose(LAST_WORDS.name, False)
    await evening.press_lobby(table, HOST, "begin")
    director = Director(table)
    await asyncio.sleep(DRAWN_AFTER)
    thread = table.state.place_id
    mathilda, beatrix, anselm, hugo, ottokar = (Seat(n) for n in (0, 2, 3, 4, 5))
    holder = Cards(table.state.told()).holder_of_a_pardon(anselm, beatrix)

    evening.say("Godfrey", "Who here has a Pardon? Be honest, it saves time.", thread)
    evening.say("Anselm", "I do. Touch me and there will be trouble.", thread)
    await director.call_and_act(beatrix, Do.PEEK, CENTRE)
    evening.say("Beatrix", "The centre card is harmless. Mine, I fear, is not.", thread)
    await director.call_and_act(ottokar, Do.SWITCH, ottokar, hugo)
    await evening.ask_in_letter(table, HOST)
    await director.call(mathilda)
    await asyncio.sleep(DRAWN_AFTER)
    await camera.letter("question", HOST)
    evening.say("Hugo", "Ottokar! I liked what I had!", thread)
    await camera.take("table", HOST, thread, (1280, 1350), top="Recap")
    await director.answer(Do.PEEK, holder)
    await camera.letter("peek", HOST)

    await director.anything_until(Topic.EXECUTE)
    gesture = True
    for _ in range(3):
        if not table.state.asks():
            break
        cards = Cards(table.state.told())
        verb = director.ask.verb(Do.CONDEMN)
        harmless = [Seat(int(s)) for s in verb.pool if cards.harmless(Seat(int(s)))] if verb else []
        if not harmless:
            break
        await director.answer(Do.CONDEMN, harmless[0])
        if gesture:
            evening.say("Anselm", "Wait. Let us talk about this.", thread)
            await camera.take("gesture", EXECUTIONER, thread, NARROW)
            gesture = False
        await director.answer(Do.STRIKE)
    if table.state.asks() and director.ask.verb(Do.STOP):
        await director.answer(Do.STOP)
    await director.anything_until("")
    await camera.take("end", HOST, thread, (1280, 960), top="Play again")
