"""Whole feasts over sockets, by guests who play by themselves."""

import re
from pathlib import Path

import pytest

from bot.store.schema import TREASURY
from bot.tables.table import Table
from gallows.companions import WORLD
from games.engine.asks import Seat
from games.engine.events import Event
from games.feast import events as ev
from games.feast.cards import Role
from tests.play.night import Guest, Night, is_private, words

ROLES = {" ".join(part.capitalize() for part in role.split("-")): role for role in Role}
NAMED = re.compile("|".join(ROLES))
OVER = re.compile(
    r"The dice are open|The candles are put out|\d+ winners?\.|Nobody won"
    r"|, (?:won|lost): "
)

# What only the one may read who is told it, and the event that tells it.
OWN_ROLE = re.compile(r"Your role: \*\*(.+?)\*\*")
TOLD: dict[re.Pattern[str], type[Event] | tuple[type[Event], ...]] = {
    re.compile(r"You served |you served it"): ev.GobletsKnown,
    re.compile(r"you tasted it"): ev.TasteKnown,
    re.compile(r"(?<!since )you saw it|'s goblet: \*\*"): ev.SpyKnown,
    re.compile(r"You drew poison|you poisoned it|You poisoned|Your poison \("): ev.PoisonDrawn,
    re.compile(r"Poison that you mixed in"): ev.FoodPoisoned,
    re.compile(r"^.+ is the \*\*.+\*\*\.$|^• .+: \*\*.+\*\*", re.MULTILINE): (
        ev.RoleKnown,
        ev.SuitorSeen,
    ),
    re.compile(r"👁 Only you know|What you know"): Event,
}
NO_SECRET = ("Roles:", " players: King", "Scenario", "☠", "♛", "🖤", "**King**", "💬", "I am the ")
"""Parts of public lines that may name a role: all in the game, those of the dead, of the King and
of who mourns, and whatever somebody chooses to say, or may: a list of last words is the same
whoever they are.
"""


@pytest.mark.parametrize(("guests", "computers"), [(6, 0), (5, 2)])
async def test_a_feast_from_the_first_command_to_the_crowns(
    database: Path, guests: int, computers: int
):
    async with Night.begin(database, WORLD, hurry=15) as night:
        host, *others = night.guests[:guests]
        await host.command("feast start", computers=computers)
        await night.autoplay(others)
        table = night.table
        seats = guests + computers
        await night.until(lambda: len(table.state.record.seats) == seats, "all sit down")
        await host.press(r"gg:t:\d+:begin")
        await night.autoplay([host])
        final = await night.result()
        # Nobody presses "Play again" before all has been looked at.
        await night.stop_autoplayers()

        for guest in night.guests:
            assert [e for e in guest.heard if e["type"] == "interaction_failed"] == []
        nobody_saw_anothers_secret(night, table)
        if computers:
            assert "No crowns were at stake" in words(final)
        else:
            await crowns_are_as_the_panel_says(night, words(final), table)


async def crowns_are_as_the_panel_says(night: Night, final: str, table: Table) -> None:
    """3 crowns for each winner, from the treasury."""
    guild = int(night.sandbox.state.guild.id)
    users = [seat.user_id or 0 for seat in table.state.record.seats]
    crowns = await night.store.crowns.purses(guild, users)
    verdicts = {
        t.event.seat: t.event.won for t in table.state.told() if isinstance(t.event, ev.Judged)
    }
    lines = final.splitlines()
    for seat, user in enumerate(users):
        at = next(n for n, line in enumerate(lines) if line.startswith(f"{seat + 1} · **"))
        assert crowns[user] == 5 + 3 * verdicts[Seat(seat)]
        assert f"**{crowns[user]} 👑**" in lines[at + 1]
    treasury = await night.store.crowns.balance(guild, TREASURY)
    assert treasury is not None
    assert sum(crowns.values()) + treasury == 0


def nobody_saw_anothers_secret(night: Night, table: Table) -> None:
    """Go through all that anybody could see before the cards were turned up."""
    users = [seat.user_id for seat in table.state.record.seats]
    told = [told.event for told in table.state.told() if isinstance(told.event, ev.MourningBegan)]
    mourners = {name for name, role in ROLES.items() if role in [event.role for event in told]}
    for guest in night.guests:
        seat = Seat(users.index(int(guest.id))) if int(guest.id) in users else None
        own = [
            told.event for told in table.state.told() if told.to is not None and told.reaches(seat)
        ]
        roles = [event.role for event in own if isinstance(event, ev.RoleDealt)]
        for message in guest.shown(the_end(guest)):
            text = words(message)
            assert table.state.record.secret.hex() not in text
            if not is_private(night, message):
                names_no_living_role(text, mourners)
                assert not OWN_ROLE.search(text), text
                assert not [pattern for pattern in TOLD if pattern.search(text)], text
                continue
            for name in OWN_ROLE.findall(text):
                assert [ROLES[name]] == roles, text
            for pattern, kind in TOLD.items():
                if pattern.search(text):
                    assert any(isinstance(event, kind) for event in own), (pattern, text)


def names_no_living_role(text: str, mourners: set[str]) -> None:
    """In public a role's name stands in the list of what is in the game, or is open."""
    for line in text.splitlines():
        if set(NAMED.findall(line)) - {"King"} - mourners:
            assert any(part in line for part in NO_SECRET), line


def the_end(guest: Guest) -> int:
    """Where in the stream the end is shown for the first time."""
    for number, event in enumerate(guest.heard):
        if event["type"] in ("message", "message_update") and OVER.search(words(event["message"])):
            return number
    raise AssertionError(f"{guest.name} never saw the end")
