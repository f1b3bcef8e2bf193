"""A feast on the simulated Discord: its decks stacked, its questions answered by presses."""

from collections.abc import Mapping, MutableSequence, Sequence
from typing import Any

import pytest

from games.engine.asks import Answer, Ask, Seat, Target
from games.engine.dice import Dice
from games.engine.events import Event
from games.feast.cards import OTHER_TITLES, Food, Role, Title
from games.feast.scenarios import SETS, Scenario
from games.feast.words import Topic
from tests.feast.play import MENU, PLAIN, fill_titles
from tests.support.evening import Evening
from tests.support.guests import Guest, Reply
from tests.support.playing import Playing


class Feasting(Playing):
    """A table of feast and the presses of those who sit at it.

    Stacked, the King is the host at seat 0, and 1 has the first turn; see `tests.feast.play`.
    """

    def __init__(self, evening: Evening) -> None:
        super().__init__(evening, "feast")
        self._marked = 0

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
            await self.do("take", *(foods or {}).get(seat, MENU), by=seat)

    # --- pressing ---

    def ask(self, by: int | None = None) -> Ask:
        """What a seat is asked; the first that anybody is asked, if none is named."""
        asks = self.table.state.asks()
        return next(ask for ask in asks if by is None or ask.seat == by)

    async def do(
        self, verb: str, *picks: Target, by: int | None = None, where: str = "dm"
    ) -> Reply:
        """Answer with the controls that are there to see, and let the panels be drawn."""
        ask = self.ask(by)
        reply = await self.answer(ask, Answer(verb, picks), where)
        await self.evening.turn()
        return reply

    # --- playing on ---

    async def flip(self, seat: int, count: int, where: str = "dm") -> None:
        """Flip so many foods at once, the first on the plate first."""
        verb = self.ask(seat).verb("flip")
        assert verb is not None
        for food in verb.pool[:count]:
            await self.do("flip", food, by=seat, where=where)

    async def settle(self) -> None:
        """Nobody uses a title at the end of the turn."""
        while self.table.state.asks() and self.ask().topic == Topic.END:
            await self.do("done")

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
                case _:
                    assert ask.topic in (Topic.CLAIM, Topic.END), ask
                    await self.do("done")

    async def toast(self, seat: int) -> list[Seat]:
        """A seat calls a toast; return who holds a goblet."""
        await self.flip(seat, 2)
        await self.do("toast", by=seat)
        return [ask.seat for ask in self.table.state.asks()]

    async def duel(self, seat: int, other: int) -> None:
        """A seat challenges another."""
        await self.flip(seat, 3)
        await self.do("duel", other, by=seat)

    # --- what came of it ---

    def happened(self, *kinds: type[Event]) -> list[Event]:
        """All events of these kinds, secret ones too."""
        return [told.event for told in self.table.state.told() if isinstance(told.event, kinds)]

    def mark(self) -> None:
        """Remember what has happened so far."""
        self._marked = len(self.table.state.told())

    def since(self, *kinds: type[Event]) -> list[Event]:
        """All events of these kinds since they were marked."""
        fresh = self.table.state.told()[self._marked :]
        return [told.event for told in fresh if isinstance(told.event, kinds)]


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
        self._monkeypatch.setitem(SETS[Scenario(scenario)], len(roles), tuple(roles))
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
        # All may drink and duel from the first turn on, as in `tests.feast.play`.
        self._monkeypatch.setattr("games.feast.state.State.at_risk", lambda state, seat: True)
