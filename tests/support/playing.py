"""Whatever game is on, at a table of the simulated Discord: its questions answered by presses."""

from collections.abc import Iterator, Sequence
from typing import Any

from bot.panels.ids import ANSWER, CROWD, DRAFT, STEP, VERB
from bot.plugins.plugin import Seating
from bot.plugins.registry import plugins
from bot.tables.table import Table
from games.engine.asks import Answer, Ask, Verb
from games.engine.dice import derive
from games.engine.game import Player
from tests.support.evening import COMPUTERS_TAKE, Evening
from tests.support.guests import Guest, Reply
from tests.support.looks import Look

PLACES = ("dm", "public", "hand")
"""In the DM, on the public panel, on the ephemeral one. What is secret is never public."""
MOST = 1000
"""Presses within which every game has ended."""


class Playing:
    """A table of one game, and the presses of those who sit at it."""

    def __init__(self, evening: Evening, game: str) -> None:
        self.evening = evening
        self.game = game
        self.guests: list[Guest] = []
        self.alone = plugins()[game].seating is Seating.ALONE
        self.hand: Look | None = None
        """What who plays alone sees."""

    @property
    def table(self) -> Table:
        """The one table of this server that is open."""
        evening = self.evening
        (table,) = (t for t in evening.bot.manager if t.state.record.guild_id == evening.guild.id)
        return table

    # --- sitting down ---

    async def sit_down(self, count: int, **options: Any) -> list[Guest]:
        """So many guests sit down in a lobby; the first one is the host."""
        self.guests = self.evening.party(count)
        await self.evening.sit_down(self.guests, self.game, **options)
        return self.guests

    async def begin(self, count: int, **options: Any) -> list[Guest]:
        """So many guests sit down, and the host begins."""
        if self.alone:
            self.guests = self.evening.party(1)
            self.hand = (await self.guests[0].slash(f"{self.game} play", **options)).said[0]
            return self.guests
        await self.sit_down(count, **options)
        await self.guests[0].press(self.evening.lobby(), "Begin")
        await self.evening.turn()
        return self.guests

    def at(self, seat: int) -> Guest:
        """The guest at a seat."""
        user_id = self.table.state.record.seats[seat].user_id
        assert user_id is not None, "a computer sits there"
        return self.evening.of(user_id)

    # --- pressing ---

    async def answer(self, ask: Ask, answer: Answer, where: str = "dm") -> Reply:
        """Press what gives this answer: at once, shared by all, or behind the verb's button."""
        guest, verb = self.at(ask.seat), ask.verb(answer.verb)
        values = [str(pick) for pick in answer.picks]
        if verb is not None and verb.private and where == "public":
            where = "hand"
        look = await self.look(guest, ask, where)
        if verb is not None and verb.each:
            return await self.share(ask, verb, look, values)
        leads = VERB.of(self.table.id, ask.id, answer.verb)
        wanted = {leads, *self._controls(ask, answer)}
        for step in self._steps(ask):
            if not wanted & look.ids and step in look.ids:
                look = _shown(await use(guest, look, step))
        if leads in look.ids and not set(self._controls(ask, answer)) & look.ids:
            look = _shown(await use(guest, look, leads))
        for custom_id in self._controls(ask, answer):
            if custom_id in look.ids:
                reply = await use(guest, look, custom_id, values)
                self.hand = reply.shown if self.alone else None
                return reply
        raise AssertionError(f"nothing gives {answer} on:\n{look.words}")

    def _steps(self, ask: Ask) -> Iterator[str]:
        """What leads to the steps of a question, by custom id; the last lead back to others."""
        steps = list(plugins()[self.game].view.steps)
        yield from (STEP.of(self.table.id, ask.id, step) for step in (*steps, *reversed(steps)))

    def _controls(self, ask: Ask, answer: Answer) -> Iterator[str]:
        """What may give an answer, by custom id: buttons before lists."""
        table, chosen = self.table, (answer.verb, *map(str, answer.picks[:1]))
        yield ANSWER.of(table.id, ask.id, *chosen)
        for each in table.state.put():
            yield CROWD.of(table.id, each.id, *chosen)
        yield ANSWER.of(table.id, ask.id, answer.verb)

    async def share(self, ask: Ask, verb: Verb, look: Look, values: Sequence[str]) -> Reply:
        """Choose for one seat after the other in the one view, and give it all."""
        guest, table = self.at(ask.seat), self.table.id
        leads = VERB.of(table, ask.id, verb.name)
        if leads in look.ids:
            (look,) = (await use(guest, look, leads)).said
        for seat, value in zip(verb.each, values, strict=True):
            shown = (
                await use(guest, look, DRAFT.of(table, ask.id, verb.name, seat), [value])
            ).shown
            assert shown is not None
            look = shown
        return await use(guest, look, DRAFT.of(table, ask.id, verb.name))

    def place_of(self, ask: Ask, answer: Answer, wanted: str) -> str:
        """One of `PLACES` where an answer can be given: the wanted one, or "My cards".

        There may be no direct message, and not all that answers a question may be done in public.
        """
        if self.alone or wanted == "hand":
            return wanted
        guest = self.at(ask.seat)
        if wanted == "dm" and guest.dm() and guest.must_refresh:
            return wanted
        looks = guest.dm() if wanted == "dm" else self.evening.public_panels()[-1:]
        shown = {custom_id for look in looks for custom_id in look.ids}
        leads = VERB.of(self.table.id, ask.id, answer.verb)
        ways = {leads, *self._controls(ask, answer), *self._steps(ask)}
        return wanted if shown & ways else "hand"

    async def look(self, guest: Guest, ask: Ask, where: str) -> Look:
        """Where a guest sees the question."""
        if self.alone:
            if self.hand is None or f":{ask.id}:" not in self.hand.words:
                self.hand = (await guest.slash(f"{self.game} play")).said[0]
            return self.hand
        if where == "dm":
            return await guest.letter()
        # There is none while it is posted anew.
        for panel in self.evening.public_panels()[-1:] if where == "public" else ():
            shared = any(f":m:{self.table.id}:" in custom_id for custom_id in panel.ids)
            if shared or not ask.secret:
                return panel
        return await guest.hand()

    def forget(self) -> None:
        """Who plays alone looks anew at the next question."""
        self.hand = None

    # --- playing on ---

    async def play(
        self, where: str = "dm", player: Player | None = None, *, most: int | None = None
    ) -> int:
        """Everybody answers as the player would, to the end; return how many presses it took.

        ``where``: one of `PLACES`. The player is the game's own computer, unless one is named.
        ``most``: stop after so many presses.
        """
        evening, table, presses = self.evening, self.table, 0
        player = player or plugins()[self.game].rules.computer
        while table.state.asks() and (most is None or presses < most):
            if not evening.people_asked():
                await evening.turn(COMPUTERS_TAKE)
                continue
            _, ask = evening.asked()
            dice = derive(b"the guests", ask.id)
            answer = player.answer(table.state.notebook(ask.seat), ask, dice)
            await self.answer(ask, answer, self.place_of(ask, answer, where))
            await evening.turn()
            presses += 1
            assert presses < MOST, "the game does not end"
        return presses


async def use(guest: Guest, look: Look, custom_id: str, values: Sequence[str] = ()) -> Reply:
    """Use a control that a guest sees now, as far as it lets itself be used."""
    if custom_id in look.menus:
        (select,) = [each for each in look.selects if each.custom_id == custom_id]
        assert set(values) <= set(select.values), (values, select)
        assert select.least <= len(values) <= select.most, (values, select)
        return await guest.choose(look, custom_id, *values)
    assert custom_id in look.ids, f"{custom_id} is not on:\n{look.words}"
    return await guest.choose(look, custom_id)


def _shown(reply: Reply) -> Look:
    """What a press has shown: something new, or in place of what was pressed."""
    shown = reply.said[0] if reply.said else reply.shown
    assert shown is not None
    return shown
