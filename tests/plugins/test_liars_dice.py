"""The game from `examples/`, installed: it is played, and known wherever games are."""

import json
import re
import shutil
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from gallows.commands import command_line
from tests.cogs.test_crowns import pictures
from tests.support.evening import Evening, Guest, said
from tests.support.looks import Look, walk
from tests.support.witness import Witness

pytestmark = pytest.mark.usefixtures("dice")

RED = 4


@pytest.fixture
async def court(tmp_path: Path, blank: Path, dice: None) -> AsyncIterator[Evening]:
    """An evening with liar's dice."""
    database = tmp_path / "gallows.db"
    shutil.copy(blank, database)
    async with Evening.begin(database) as evening:
        yield evening


async def begin(court: Evening, count: int, **options: Any) -> list[Guest]:
    guests = court.party(count)
    await court.deal(guests, "dice", **options)
    return guests


async def bid(guest: Guest, look: Look, face: str) -> None:
    """Bid as few as can be of a face: a press on the face, and the number from a list.

    Where one number alone is left, the button names it.
    """
    label = next(label for label in look.buttons if label.startswith(face))
    reply = await guest.press(look, label)
    if not label.endswith("…"):
        return
    shown = reply.shown if reply.shown is not None and reply.shown.selects else reply.said[0]
    (numbers,) = shown.selects
    await guest.choose(shown, numbers.custom_id, numbers.values[0])


async def panel_of(court: Evening, guest: Guest, where: str) -> Look:
    if where == "hand":
        return await guest.hand()
    return await guest.letter() if where == "dm" else court.panel()


async def shown(guest: Guest) -> str:
    """A hand, without the time that is left."""
    return re.sub(r"<t:\d+:R>", "", (await guest.hand()).text)


async def move(court: Evening, where: str) -> None:
    """Whose turn it is bids, but calls the bid of two dice a lie."""
    guest, _ = court.asked()
    look, standing = await panel_of(court, guest, where), court.table.state.notebook(None).bid
    if standing is not None and standing.count >= 2:
        await guest.press(look, "Liar!")
    else:
        await bid(guest, look, "Sixes" if standing is None else "Fives")
    await court.turn()


async def play(court: Evening, where: str, most: int = 60) -> None:
    """Play to the end, or so many moves."""
    for _ in range(most):
        if not list(court.bot.manager):
            return
        await move(court, where)


async def over(court: Evening, guests: list[Guest], where: str) -> None:
    """Play on to the end, and see the winner get a crown from each of the others."""
    table = court.table
    await play(court, where)
    assert table.state.done
    winner = guests[table.state.notebook(None).winner]
    assert f"{winner.name} wins" in court.final().text
    crowns = await court.crowns(*guests)
    assert crowns == {guest.id: 4 + 3 * (guest is winner) for guest in guests}
    (board,) = pictures((await winner.slash("crowns leaderboard", game="dice")).said[-1])
    assert all(board.index(winner.name) <= board.index(guest.name) for guest in guests)


@pytest.mark.parametrize("where", ["dm", "hand", "public"])
async def test_a_game_is_played_to_its_end(court: Evening, where: str):
    guests = await begin(court, 3, dice=1)
    await over(court, guests, where)
    story = await guests[0].press(court.final(), "The whole story")
    assert "All roll." in story.said[0].text


async def test_without_dms_and_with_the_bot_killed_in_the_middle(court: Evening):
    guests = court.party(3)
    court.close_dms(*guests)
    await court.deal(guests, "dice", dice=2, wild=False)
    assert "My cards" in court.panel().buttons
    await play(court, "hand", 4)
    before = [await shown(guest) for guest in guests]
    await court.restart(kill=True)
    await court.turn()
    assert [await shown(guest) for guest in guests] == before
    await over(court, guests, "hand")


async def test_who_falls_silent_does_not_keep_the_others_waiting(court: Evening):
    await begin(court, 3, dice=1)
    while list(court.bot.manager):
        await court.turn(600)
    assert "wins" in court.final().text


async def test_nobody_is_ever_sent_what_lies_under_another_cup(court: Evening):
    guests = await begin(court, 3, dice=2)
    rolled: list[Any] = [told.event for told in court.table.state.told() if told.to is not None]
    await court.use_dms(*guests)
    await move(court, "public")
    for guest, own in zip(guests, rolled, strict=True):
        lines = {
            line
            for sent in Witness(court).of(guest)
            for text in _texts(json.loads(sent))
            for line in text.split("\n")
            if "Your dice" in line
        }
        names = [said(f"dice-face-{face}") for face in own.dice]
        names = [names[0], names[1]] if names[0] != names[1] else [f"2× {names[0]}"]
        assert lines == {f"### Your dice: {', '.join(names)}"}


def _texts(message: dict[str, Any]) -> Iterator[str]:
    """All paragraphs of a message, wherever they stand in it."""
    yield from (part.get("content", "") for part in walk(message.get("components") or []))
    yield from (embed["description"] for embed in message.get("embeds") or [])


async def test_a_bid_takes_two_presses_and_the_challenge_is_red(court: Evening):
    await court.use_dms(*await begin(court, 2, dice=5))
    first, _ = court.asked()
    asks = [label for label in first.panel.buttons if label.endswith("…")]
    assert asks == ["Twos…", "Threes…", "Fours…", "Fives…", "Sixes…"]
    assert "?" in first.panel.buttons
    await bid(first, first.panel, "Fours")
    await court.turn()
    second, _ = court.asked()
    assert second is not first
    assert f"**1× four**, says **{first.name}**" in second.panel.text
    styles = {part["label"]: part["style"] for part in second.panel.parts(2)}
    assert styles["Liar!"] == RED
    await second.press(second.panel, "Liar!")
    await court.turn()
    (happened,) = (await first.press(court.panel(), "Recap")).said
    assert f"“Liar!” says **{second.name}** to **{first.name}**." in happened.text


async def test_it_is_known_to_help_and_to_the_slash_commands(court: Evening):
    ann = court.guest("Ann")
    offered = court.actors[ann.id].available_commands(court.tavern)
    commands = ("start", "status", "hand", "rules", "leave", "end")
    assert {f"dice {name}" for name in commands} <= set(offered)
    (page,) = (await ann.slash("help")).said
    assert "`/dice start`" in page.text
    assert "Rules: Liar's dice" in page.buttons
    (topics,) = page.selects
    game = await ann.choose(page, topics.custom_id, "game-dice")
    assert game.shown is not None
    assert "2 to 6 players" in game.shown.text
    fairness = await ann.choose(game.shown, topics.custom_id, "dice")
    assert fairness.shown is not None
    assert said("help-dice-title") in fairness.shown.text
    assert "You see only your own." in (await ann.slash("dice rules")).text


def test_it_is_simulated_and_checked() -> None:
    run = CliRunner().invoke(command_line(), ["simulate", "dice", "--seats", "4", "--matches", "3"])
    assert run.exit_code == 0, run.output
    assert "cup lifted" in run.stdout
    run = CliRunner().invoke(command_line(), ["check-game", "dice", "--seconds", "0"])
    assert run.exit_code == 0, run.output
    assert "the dice come out by CupLifted to all, DiceRolled to some" in run.stdout
