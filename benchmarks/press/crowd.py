"""Many tables in the middle of a game, dealt into the database before the bot starts, and those who
sit there.
"""

import random
import time
from dataclasses import replace
from itertools import count
from pathlib import Path

from bot.store.store import Store
from bot.values.tables import Pace
from gallows.companions import Companions
from sandbox import Person, Sandbox
from sandbox.autoplay import Agent, controls
from sandbox.autoplay.view import Action, View
from sandbox.interactions import COMPONENT
from sandbox.model import Channel, Json
from sandbox.validation.components import interactive
from tests.gallows.tables import play_table
from tests.store.rows import a_table

SEATS = 6
PLAYED = 8
"""How many answers each game has had."""
TO_A_GUILD = 10
"""Tables of one guild, each in a channel of its own."""
SHOWN = 5
"""How many of a channel's messages somebody looks at."""
HAND = "hand"
"""What a press for one's own cards is called in its custom id."""


class Table:
    """A table of six, as those who sit there see it."""

    def __init__(self, sandbox: Sandbox, channel: Channel, users: list[str], number: int) -> None:
        self._sandbox, self.channel, self.users = sandbox, channel, users
        chance = random.Random(f"table {number}")
        self._chance, policy = chance, Companions()
        self.answers = 0
        """How many presses answered something."""
        # Nobody looks into a DM for what is asked of them alone: they press for it at the table.
        self._people = [(Agent(policy, chance), View(user, dms_open=False)) for user in users]

    @property
    def shown(self) -> bool:
        """Whether there is something to see at the table and in everybody's DM."""
        state = self._sandbox.state
        directs = [state.direct(state.users[user]) for user in self.users]
        return all(place is not None and place.messages for place in (self.channel, *directs))

    async def press(self) -> bool:
        """Answer what somebody is asked, else look at somebody's own cards; False: neither."""
        chosen = self.answer()
        self.answers += chosen is not None
        chosen = chosen or self._look()
        if chosen is None:
            return False
        await self.act(*chosen)
        return True

    def answer(self) -> tuple[str, Action] | None:
        """Return what somebody does who is asked, and who; None where nobody is."""
        self._chance.shuffle(self._people)
        for agent, view in self._people:
            self._see(view)
            action = agent.next_action(view)
            if action is not None:
                return view.user_id, action
        return None

    def _look(self) -> tuple[str, Action] | None:
        for message in reversed(self.channel.messages.values()):
            for control in controls(message.components):
                if control["custom_id"].endswith(f":{HAND}"):
                    action = Action(self.channel.id, message.id, control["custom_id"])
                    return self._chance.choice(self.users), action
        return None

    def _see(self, view: View) -> None:
        """Show somebody the newest messages of the table and of their DM."""
        state = self._sandbox.state
        for channel in (self.channel, state.direct(state.users[view.user_id])):
            if channel is not None:
                view.channels[channel.id] = {"type": channel.type}
                view.messages[channel.id] = {
                    message.id: self._sandbox.payloads.message(message)
                    for message in list(channel.messages.values())[-SHOWN:]
                    if message.only_for in (None, view.user_id)
                }

    async def act(self, user_id: str, action: Action) -> None:
        """Press, and wait until it is acknowledged."""
        state = self._sandbox.state
        channel = state.channels[action.channel_id]
        message = channel.messages[action.message_id]
        component = interactive(message.components, action.custom_id)
        assert component is not None
        data: Json = {
            "custom_id": action.custom_id,
            "component_type": component["type"],
            "id": component["id"],
        }
        if action.values is not None:
            data["values"] = list(action.values)
        await self._sandbox.interactions.perform(
            COMPONENT, state.users[user_id], channel, data, message=message
        )


def seated(sandbox: Sandbox, tables: int) -> list[Table]:
    """Make guilds, channels and people for so many tables; their direct messages are open."""
    state, found = sandbox.state, []
    numbers = count(1)
    (moderator, *_) = state.users
    for first in range(0, tables, TO_A_GUILD):
        guild = sandbox.add_guild(f"Court {first // TO_A_GUILD}", [], [moderator])
        for number in range(first, min(tables, first + TO_A_GUILD)):
            channel = state.add_channel(f"hall-{number}", guild=guild)
            users = [state.add_user(Person(f"Guest {next(numbers)}")) for _ in range(SEATS)]
            guild.member_ids.update(user.id for user in users)
            for user in users:
                state.open_direct(user)
            found.append(Table(sandbox, channel, [user.id for user in users], number))
    return found


async def dealt(sandbox: Sandbox, database: Path | str, tables: list[Table], pace: Pace) -> None:
    """Write each table into the database as the bot does, in the middle of its game.

    ``database``: a file, or a URL.
    """
    if isinstance(database, Path):
        database = f"sqlite+aiosqlite:///{database.as_posix()}"
    store = await Store.open(database)
    try:
        for number, table in enumerate(tables):
            users = [sandbox.state.users[each] for each in table.users]
            record = a_table(*(int(user.id) for user in users))
            seats = []
            for seat, user in zip(record.seats, users, strict=True):
                direct = sandbox.state.direct(user)
                assert direct is not None
                known = {"dm_channel_id": int(direct.id), "locale": user.locale}
                seats.append(replace(seat, name=user.name, **known))
            record = replace(
                record,
                guild_id=int(table.channel.guild_id),
                channel_id=int(table.channel.id),
                host_id=int(users[0].id),
                secret=number.to_bytes(32),
                locale="en",
                pace=pace,
                started_at=time.time(),
                seats=tuple(seats),
            )
            await play_table(store, lobby=record, answers=PLAYED)
    finally:
        await store.close()
