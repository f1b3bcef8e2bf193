"""More games than a list of Discord's has room for: all can be found, chosen and played."""

import shutil
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.plugins.registry import OWN_COMMANDS, plugins
from bot.tables.kinds import with_crowns
from bot.text import words_for
from sandbox.autoplay import controls
from tests.play.night import Guest, Night, words
from tests.plugins.conftest import on_path
from tests.plugins.written import names, write_game


@pytest.fixture(scope="module", params=[26, 40])
def many(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Iterator[int]:
    """So many games that move crowns, and others."""
    site = tmp_path_factory.mktemp("many") / "site"
    site.mkdir()
    for name in names(request.param - len(with_crowns())):
        write_game(site, name)
    with on_path(site):
        assert len(with_crowns()) == request.param
        yield request.param


@pytest.fixture
async def night(many: int, tmp_path: Path, blank: Path) -> AsyncIterator[Night]:
    database = tmp_path / "gallows.db"
    shutil.copy(blank, database)
    async with Night.begin(database) as night:
        yield night


async def choose(guest: Guest, message: dict[str, Any], value: str) -> dict[str, Any]:
    """Choose a value from whichever list has it, and return what is shown then."""
    for control in controls(message["components"]):
        if any(each["value"] == value for each in control.get("options", ())):
            answer = await guest.use(message, control, [value])
            return answer["message"]
    raise AssertionError(f"{value} is in no list")


async def test_help_leads_to_each(night: Night) -> None:
    ann = night.guests[0]
    page = (await ann.command("help"))["message"]
    for game in plugins():
        page = await choose(ann, page, f"game-{game}")
        assert words_for(None).game(game) in words(page)
    page = await choose(ann, page, "privacy")
    assert words_for(None)("help-privacy-title") in words(page)
    page = await choose(ann, page, "start")
    assert words_for(None)("help-more-games") in words(page)


async def test_a_leaderboard_can_be_had_of_each(night: Night) -> None:
    ann, last = night.guests[0], with_crowns()[-1]
    typed = {"focused": "game", "options": {"game": last}}
    answer = await ann.player.act("autocomplete", night.hall, command="crowns leaderboard", **typed)
    assert answer["choices"] == [{"name": words_for(None).game(last), "value": last}]
    typed["options"] = {"game": ""}
    answer = await ann.player.act("autocomplete", night.hall, command="crowns leaderboard", **typed)
    assert len(answer["choices"]) == 25
    for typed_out in (last, words_for(None).game(last).upper()):
        page = (await ann.command("crowns leaderboard", game=typed_out))["message"]
        assert words_for(None).game(last) in words(page)
    refused = (await ann.command("crowns leaderboard", game="whist"))["message"]
    assert words_for(None)("refused-no-such-game") in words(refused)
    spans = ["now", "0"]
    for game in with_crowns():
        for span in spans:
            page = await choose(ann, page, f"{span}:{game}")
            assert words_for(None).game(game) in words(page)
        spans.reverse()  # The next game is chosen from where this one was left.


async def test_a_server_may_limit_itself_to_any_of_them(night: Night) -> None:
    ann, (first, *_, last) = night.guests[0], plugins()
    page = (await ann.command("court settings"))["message"]
    page = await choose(ann, page, last)
    page = await choose(ann, page, first)
    guild = int(night.sandbox.state.guild.id)
    assert (await night.store.guilds.settings(guild)).games == (first, last)
    refused = (await ann.command(f"{list(plugins())[1]} start"))["message"]
    assert not night.bot.manager.find(int(night.hall)), words(refused)
    await ann.command(f"{last} start")
    assert night.table.state.record.game == last


async def test_any_of_them_is_played_by_a_command_of_its_own(night: Night) -> None:
    kept = night.sandbox.state.commands(night.sandbox.state.guild)
    assert len(kept) == len(plugins()) + OWN_COMMANDS
    ann, last = night.guests[0], list(plugins())[-1]
    await ann.command(f"{last} start", computers=2)
    await ann.press(r"gg:t:\d+:begin")
    table = night.table.id
    await night.autoplay([ann])
    await night.until(lambda: not list(night.bot.manager), "the end")
    assert await night.store.crowns.results(table)
