"""Whole games over sockets, by guests who play by themselves."""

import re

import pytest

from bot.store.schema import TREASURY
from bot.tables.table import Table
from games.botk import events as ev
from games.botk.cards import Role
from games.engine.asks import Seat
from games.engine.events import Event
from sandbox.model import Json
from tests.play.night import Guest, Night, is_private, words


@pytest.mark.parametrize("count", [4, 8])
async def test_a_game_from_the_first_command_to_play_again(night: Night, count: int):
    host, *others = night.guests[:count]
    await host.command("botk start")
    await night.autoplay(others)
    table = night.table
    await night.until(lambda: len(table.state.record.seats) == count, "all sit down")
    await host.press(r"gg:t:\d+:begin")
    await night.autoplay([host])
    final = await night.result()

    seated = [night.of(seat.user_id) for seat in table.state.record.seats]
    await _crowns_are_as_the_panel_says(night, final, seated)
    for guest in night.guests:
        assert [e for e in guest.heard if e["type"] == "interaction_failed"] == []
    told = [t.event for t in table.state.told()]
    users = [int(seat.user_id or 0) for seat in table.state.record.seats]
    _nobody_saw_anothers_secret(night, told, users, table.state.record.secret.hex())

    # Who hosted plays again, and all sit where they sat; the successor is remembered.
    await host.press(r"gg:t:\d+:again")
    await night.until(lambda: after(night, table), "the next lobby")
    (again,) = after(night, table)
    await night.until(lambda: all(seat.joined for seat in again.state.record.seats), "all are back")
    assert [seat.user_id for seat in again.state.record.seats] == users
    (named,) = [event for event in told if isinstance(event, ev.SuccessorNamed)]
    assert again.state.record.successor == named.seat, (again.state.record, told)


def after(night: Night, table: Table) -> list[Table]:
    """The lobby that follows a game, if it is open."""
    return [each for each in night.bot.manager if each.state.record.follows == table.id]


async def _crowns_are_as_the_panel_says(night: Night, final: Json, guests: list[Guest]) -> None:
    guild = int(night.sandbox.state.guild.id)
    crowns = await night.store.crowns.purses(guild, [int(guest.id) for guest in guests])
    lines = words(final).splitlines()
    for number, guest in enumerate(guests, 1):
        at = next(n for n, line in enumerate(lines) if line.startswith(f"{number} · **"))
        assert f"**{crowns[int(guest.id)]} 👑**" in lines[at + 1], lines[at : at + 2]
    treasury = await night.store.crowns.balance(guild, TREASURY)
    assert treasury is not None
    assert sum(crowns.values()) + treasury == 0


# What only the one may read who is told it: each finds out what was written there.
ROLE = re.compile(r"Your role: \*\*(.+?)\*\*")
ITEM = re.compile(r"Your item, as you noted it: \*\*(.+?)\*\*")
SEEN = re.compile(r"### 👁 You saw .+?: (.+)|^• \*\*(.+?)\*\*, seen as", re.MULTILINE)
SHOWN = re.compile(r"showed you: \*\*(.+?)\*\*")


def _nobody_saw_anothers_secret(
    night: Night, told: list[Event], users: list[int], secret: str
) -> None:
    """Go through all that anybody could see before the cards were turned up."""
    unveiled = next(event for event in told if isinstance(event, ev.Unveiled))
    roles = dict(unveiled.roles)
    for guest in night.guests:
        seat = Seat(users.index(int(guest.id))) if int(guest.id) in users else None
        own = [
            event.item
            for event in told
            if (isinstance(event, ev.Peeked) and event.by == seat)
            or (isinstance(event, ev.ItemDealt) and event.place == seat)
        ]
        face_up = [event.item for event in told if isinstance(event, ev.FaceUp)]
        for message in guest.shown(_the_end(guest)):
            text = words(message)
            assert secret not in text
            if not is_private(night, message):
                for pattern in (ROLE, ITEM, SEEN, SHOWN):
                    assert not pattern.search(text), text
                _names_no_living_role(text)
                continue
            for role in ROLE.findall(text):
                assert seat is not None
                assert role.lower() == str(roles.get(seat, Role.EXECUTIONER))
            for item in ITEM.findall(text):
                assert _key(item) == str(own[0])
            for found in SEEN.findall(text):
                item = _key(next(filter(None, found)))
                assert item in map(str, [*own, *face_up]), (guest.name, text)
            for role in SHOWN.findall(text):
                confided = [e for e in told if isinstance(e, ev.RoleConfided) and e.whom == seat]
                assert role.lower() in [str(event.role) for event in confided]


def _names_no_living_role(text: str) -> None:
    """In public a role's name stands in the list of what is in the game, or is a dead one's.

    Or somebody chooses to say it, or may: a list of last words is the same whoever they are.
    """
    for line in text.splitlines():
        if re.search(r"\b(Loyalist|Saboteur|Princess|Jester)\b", line):
            fine = ("Roles:", "Drawn:", "was the", "No Pardon", "Always a Saboteur", "🪧")
            said = (
                "💬",
                "I am a Loyalist.",
                "I am a Saboteur.",
                "I am the Princess.",
                "I am the Jester.",
            )
            decided = ("The Saboteurs win", "The Jester wins:")
            assert any(part in line for part in (*fine, *decided, *said)), line


def _the_end(guest: Guest) -> int:
    """Where in the stream the result is shown for the first time."""
    for number, event in enumerate(guest.heard):
        if event["type"] in ("message", "message_update"):
            text = words(event["message"])
            if "# 🗡 Order falls" in text or "# ⚖ Order is kept" in text:
                return number
    raise AssertionError(f"{guest.name} never saw the end")


def _key(label: str) -> str:
    """An item's key from how it is shown, house mark left off."""
    name = re.sub(r"[*]|\s*\(.*?\)", "", label).strip().rstrip(".")
    return name.lower().replace(" ", "-")
