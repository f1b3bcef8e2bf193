"""A feast on the simulated Discord: its decks stacked, its questions answered by presses."""

from collections.abc import Mapping, MutableSequence, Sequence
from typing import Any

import pytest

from bot.panels.ids import answer_id, crowd_id, draft_id, verb_id
from bot.tables.table import Table
from games.engine.asks import Answer, Ask, Seat, Target, Verb
from games.engine.dice import Dice, derive
from games.engine.events import Event
from games.engine.game import Player
from games.feast.cards import OTHER_TITLES, Food, Role, Title
from games.feast.game import FEAST
from games.feast.words import Topic
from tests.feast.play import MENU, PLAIN, fill_titles
from tests.support.evening import COMPUTERS_TAKE, Evening
from tests.support.guests import Guest, Reply
from tests.support.looks import Look

PLACES = ("dm", "public", "hand")
"""In the DM, on the public panel, on the ephemeral one. What is secret is never public."""


class Feasting:
    """A table of feast and the presses of those who sit at it.

    Stacked, the King is the host at seat 0, and 1 has the first turn; see `tests.feast.play`.
    """

    def __init__(self, evening: Evening) -> None:
        self.evening = evening
        self.guests: list[Guest] = []
        self._marked = 0

    @property
    def table(self) -> Table:
        """The one table that is open."""
        return self.evening.table

    # --- sitting down ---

    async def sit_down(self, count: int, **options: Any) -> list[Guest]:
        """So many guests sit down in a lobby; the first one is the host."""
        self.guests = self.evening.party(count)
        await self.evening.sit_down(self.guests, "feast", **options)
        return self.guests

    async def begin(self, count: int, **options: Any) -> list[Guest]:
        """So many guests sit down, and the host begins."""
        self.guests = self.evening.party(count)
        await self.evening.deal(self.guests, "feast", **options)
        return self.guests

    async def serve(
        self,
        *,
        titles: Sequence[Title],
        goblet: Target = "box",
        goblets: Target = "box",
        foods: Mapping[int, Sequence[Food]] | None = None,
    ) -> None:
        """Answer all that the setup asks, up to the first turn."""
        await self.do("give", *titles)
        await self.do("serve", goblet, by=titles.index(Title.CUPBEARER) + 1)
        await self.do("serve", goblets, by=titles.index(Title.SENESCHAL) + 1)
        for seat in [*range(1, len(titles) + 1), 0]:
            await self.do("take", *(foods or {}).get(seat, MENU))

    # --- pressing ---

    def ask(self, by: int | None = None) -> Ask:
        """What a seat is asked; the first that anybody is asked, if none is named."""
        asks = self.table.asks()
        return next(ask for ask in asks if by is None or ask.seat == by)

    async def do(
        self, verb: str, *picks: Target, by: int | None = None, where: str = "dm"
    ) -> Reply:
        """Answer with the controls that are there to see, and let the panels be drawn."""
        ask = self.ask(by)
        reply = await self.answer(ask, Answer(verb, picks), where)
        await self.evening.turn()
        return reply

    async def answer(self, ask: Ask, answer: Answer, where: str = "dm") -> Reply:
        """Press what gives this answer: at once, shared by all, or behind the verb's button."""
        guest = self.at(ask.seat)
        values = [str(pick) for pick in answer.picks]
        look = await self.look(guest, ask, where)
        verb = ask.verb(answer.verb)
        if verb is not None and verb.each:
            return await self.share(ask, verb, look, values)
        control = answer_id(self.table.id, ask.id, answer.verb)
        pick = "".join(values[:1])
        shared = [crowd_id(self.table.id, each.id, answer.verb, pick) for each in self.table.put()]
        for custom_id in (answer_id(self.table.id, ask.id, answer.verb, pick), *shared):
            if custom_id in look.ids:
                return await use(guest, look, custom_id)
        if control not in look.ids:
            reply = await use(guest, look, verb_id(self.table.id, ask.id, answer.verb))
            shown = reply.said[0] if where == "public" else reply.shown
            assert shown is not None
            look = shown
        return await use(guest, look, control, values)

    async def share(self, ask: Ask, verb: Verb, look: Look, values: Sequence[str]) -> Reply:
        """Choose for one seat after the other in the one view, and give it all."""
        guest, table = self.at(ask.seat), self.table.id
        leads = verb_id(table, ask.id, verb.name)
        if leads in look.ids:
            (look,) = (await use(guest, look, leads)).said
        for seat, value in zip(verb.each, values, strict=True):
            shown = (
                await use(guest, look, draft_id(table, ask.id, verb.name, seat), [value])
            ).shown
            assert shown is not None
            look = shown
        return await use(guest, look, draft_id(table, ask.id, verb.name))

    async def look(self, guest: Guest, ask: Ask, where: str) -> Look:
        """Where a guest sees the question."""
        if where == "dm":
            return guest.panel
        panel = self.evening.public_panel()
        shared = any(f":m:{self.table.id}:" in custom_id for custom_id in panel.ids)
        if where == "public" and (shared or not ask.secret):
            return panel
        return await guest.hand()

    def at(self, seat: int) -> Guest:
        """The guest at a seat."""
        user_id = self.table.record.seats[seat].user_id
        assert user_id is not None, "a computer sits there"
        return self.evening.of(user_id)

    # --- playing on ---

    async def flip(self, seat: int, count: int, where: str = "dm") -> None:
        """Flip so many foods at once, the first on the plate first."""
        verb = self.ask(seat).verb("flip")
        assert verb is not None
        await self.do("flip", *verb.pool[:count], by=seat, where=where)

    async def settle(self) -> None:
        """Fill the plates; nobody uses a title at the end of the turn."""
        while self.table.asks() and self.ask().topic in (Topic.TAKE, Topic.END):
            ask = self.ask()
            if ask.topic == Topic.END:
                await self.do("done")
            else:
                await self.do("take", *ask.verbs[0].pool[-ask.verbs[0].least :])

    async def until(self, seat: int, topic: Topic = Topic.ACT) -> None:
        """Let everybody do as little as they can until a seat is asked this."""
        while (self.ask().seat, self.ask().topic) != (seat, topic):
            ask = self.ask()
            match ask.topic:
                case Topic.ACT:
                    dump = ask.verb("dump")
                    assert dump is not None
                    await self.do("dump", dump.pool[0])
                case Topic.GRANT | Topic.GRANT_TO:
                    await self.do("give", ask.verbs[0].pool[-1])
                case Topic.START | Topic.END:
                    await self.do("done")
                case Topic.SERVE:
                    await self.do("serve", ask.verbs[0].pool[-1])
                case _:
                    assert ask.topic == Topic.TAKE, ask
                    await self.settle()

    async def toast(self, seat: int) -> list[Seat]:
        """A seat calls a toast; return who holds a goblet."""
        await self.flip(seat, 2)
        await self.do("toast", by=seat)
        return [ask.seat for ask in self.table.asks()]

    async def duel(self, seat: int, other: int) -> None:
        """A seat challenges another."""
        await self.flip(seat, 3)
        await self.do("duel", other, by=seat)

    async def play(self, where: str = "dm", player: Player = FEAST.computer) -> int:
        """Everybody answers as the player would, to the end; return how many presses it took.

        ``where``: one of `PLACES`.
        """
        evening, table, presses = self.evening, self.table, 0
        while table.asks():
            if not evening.people_asked():
                await evening.turn(COMPUTERS_TAKE)
                continue
            _, ask = evening.asked()
            dice = derive(b"the guests", ask.id)
            await self.answer(ask, player.answer(table.notebook(ask.seat), ask, dice), where)
            await evening.turn()
            presses += 1
            assert presses < 1000, "the feast does not end"
        return presses

    # --- what came of it ---

    def happened(self, *kinds: type[Event]) -> list[Event]:
        """All events of these kinds, secret ones too."""
        return [told.event for told in self.table.told() if isinstance(told.event, kinds)]

    def mark(self) -> None:
        """Remember what has happened so far."""
        self._marked = len(self.table.told())

    def since(self, *kinds: type[Event]) -> list[Event]:
        """All events of these kinds since they were marked."""
        fresh = self.table.told()[self._marked :]
        return [told.event for told in fresh if isinstance(told.event, kinds)]


async def use(guest: Guest, look: Look, custom_id: str, values: Sequence[str] = ()) -> Reply:
    """Use a control that a guest sees now, as far as it lets itself be used."""
    if custom_id in look.menus:
        (select,) = [each for each in look.selects if each.custom_id == custom_id]
        assert set(values) <= set(select.values), (values, select)
        assert select.least <= len(values) <= select.most, (values, select)
        return await guest.choose(look, custom_id, *values)
    labels = {custom_id: label for label, custom_id in look.buttons.items()}
    assert custom_id in labels, f"{custom_id} is not on:\n{look.words}"
    return await guest.press(look, labels[custom_id])


class Stacked(Feasting):
    """A feast whose cards lie as the test says."""

    def __init__(self, evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
        super().__init__(evening)
        self._monkeypatch = monkeypatch

    async def deal(
        self,
        roles: Sequence[Role] = PLAIN,
        *,
        titles: Sequence[Title] = (),
        kings: Sequence[Title] = (),
        goblet: Target = "box",
        goblets: Target = "box",
        drawn: Sequence[Food] = (),
        deadly: bool = False,
        foods: Mapping[int, Sequence[Food]] | None = None,
        setup: bool = True,
        **options: Any,
    ) -> list[Guest]:
        """Deal up to the first turn, or, without ``setup``, up to the first question.

        As `tests.feast.play.deal`; ``deadly``: pies are poisoned from the top of their deck. With
        roles that no scenario has, the host's own set is chosen.
        """
        titles, kings = fill_titles(len(roles), titles, kings)
        self._stack(roles, [*titles, *kings], drawn, deadly=deadly)
        scenario = "B" if Role.QUEEN in roles else "A"
        await self.begin(len(roles), scenario=scenario, **options)
        if setup:
            await self.serve(titles=titles, goblet=goblet, goblets=goblets, foods=foods)
        return self.guests

    def _stack(
        self,
        roles: Sequence[Role],
        titles: Sequence[Title],
        drawn: Sequence[Food],
        *,
        deadly: bool,
    ) -> None:
        def shuffle(dice: Dice, cards: MutableSequence[Any]) -> None:
            if isinstance(cards[0], Role):
                assert sorted(cards) == sorted(roles)
                cards[:] = roles
            elif isinstance(cards[0], Food):
                # The top lies last. The Chamberlain draws pies, and then whatever comes.
                top = [Food.PIE] * 2
                for food in (*top, *drawn):
                    cards.remove(food)
                cards[:] = [*cards, *reversed([*top, *drawn])]
            else:
                cards[:] = sorted(cards, reverse=not deadly)

        def draw(dice: Dice, among: Sequence[Title], count: int) -> tuple[Title, ...]:
            drawn = tuple(title for title in among if title in titles)
            assert (len(drawn), among) == (count, OTHER_TITLES)
            return drawn

        self._monkeypatch.setattr("games.feast.setup.shuffle", shuffle)
        self._monkeypatch.setattr("games.feast.setup.draw", draw)
