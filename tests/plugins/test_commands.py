"""Commands that Discord would not take: each is named, and the bot goes on with the others."""

import re
import shutil
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import discord
import pytest
import structlog
from typer.testing import CliRunner

from bot import command_sync
from bot.plugins import command_limits
from bot.plugins.commands import Phrase, as_json, name_key, untranslated
from bot.plugins.plugin import GamePlugin
from bot.plugins.registry import plugins
from bot.text import Words, words_for
from bot.text import words as texts
from cogs import games
from gallows.commands import command_line
from gallows.connection_errors import advice
from gallows.doctor import games as findings
from gallows.doctor import languages
from sandbox import texts as page
from tests.play.night import Night, words
from tests.plugins.conftest import on_path
from tests.plugins.test_registry import OURS, whys
from tests.plugins.written import names, write_game

MANY = "import dataclasses\nfrom bot.api import Number, OneOf, Several, Switch\n"
OPTIONS = MANY + "GAME = dataclasses.replace(GAME, options={options})"


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Path]:
    """Where games are installed; whatever is written there is found."""
    folder = tmp_path / "site"
    folder.mkdir()
    with on_path(folder):
        yield folder


@pytest.fixture
def database(tmp_path: Path, blank: Path) -> Path:
    path = tmp_path / "gallows.db"
    shutil.copy(blank, path)
    return path


def found_again() -> None:
    """Look again for languages and their texts."""
    for each in (
        *(texts.game_folders, texts.bundle_of, texts._words, texts.choose, texts.locales),
        *(texts.own_words, texts.command_keys),
    ):
        each.cache_clear()


async def plays(night: Night, game: str = "botk") -> bool:
    """Say whether a table of a game can be opened, and `/help` answers."""
    ann = night.guests[0]
    assert words_for(None)("help-start-title") in words((await ann.command("help"))["message"])
    await ann.command(f"{game} start")
    return night.table.state.record.game == game


UNFIT: list[tuple[dict[str, str], str, str]] = [
    (
        {"ghost-about": "x" * 101},
        "()",
        r"/ghost: the description has 101 characters; Discord takes 1 to 100 \(1 too many\)",
    ),
    (
        {"ghost-about": '{""}'},
        "()",
        r"/ghost: the description has 0 characters; Discord takes 1 to 100",
    ),
    (
        {"ghost-start-how": "x" * 120},
        '(OneOf("how", ("a", "b"), "a"),)',
        r"/ghost start how: the description has 120 characters; .* \(20 too many\)",
    ),
    (
        {"ghost-start-how-a": "x" * 101},
        '(OneOf("how", ("a", "b"), "a"),)',
        r"/ghost start how, choice 'a': the name has 101 characters",
    ),
    (
        {},
        '(OneOf("how", tuple(f"v{n}" for n in range(26)), "v0"),)',
        r"The option how has 26 values; a list takes 25 \(1 too many\)",
    ),
    (
        {},
        'tuple(Switch("q" + chr(97 + n)) for n in range(26))',
        r"/ghost start: there are 30 options; Discord takes 25 at most \(5 too many\)",
    ),
    (
        {f"ghost-start-o{c}-{v}": "x" * 100 for c in "abcd" for v in map(str, range(25))},
        'tuple(OneOf("o" + c, tuple(map(str, range(25))), "0") for c in "abcd")',
        r"/ghost: all of its texts together have 1\d{4} characters; Discord takes 8000 at most",
    ),
    ({}, '(Switch("How"),)', r"No option can be named 'How'"),
    ({}, '(Switch("class"),)', "No option can be named 'class': Python uses that word"),
    ({}, '(Switch("interaction"),)', "No option can be named 'interaction'"),
    ({}, '(Switch("how"), Switch("how"))', "two of its options have the name 'how'"),
    ({}, '(OneOf("how", (1, 2), 1),)', "The option how has values that are no text"),
    ({}, '(OneOf("how", (), ""),)', "The option how has values that are no text, or none"),
    ({}, '(OneOf("how", ("a",), "b"),)', "The option how does not have its default in"),
    ({}, '(OneOf("how", ("a", "a"), "a"),)', "two of its choices have the value 'a'"),
    ({}, '(Number("how", 5, 1, 3),)', "The option how does not have its default in"),
    ({}, '(Number("how", 0, 2**60, 0),)', "numbers lie between -9007199254740991 and"),
    ({}, '(Several("how", tuple("abc"), 2, 4),)', "The option how takes 2 to 4 of 3 values"),
    ({}, '("how",)', "'how' is no option"),
    ({}, "None", "It cannot be read: TypeError"),
    (
        {},
        'tuple(Switch("o" + chr(97 + n), in_lobby=True) for n in range(17))',
        "17 options are for the lobby, which shows 16",
    ),
]
"""What a game says, its options, and what is wrong with these; it is called ghost there."""


def test_what_discord_would_not_take_is_named_and_left_out(site: Path) -> None:
    # All at once: to look at the games that are installed takes as long for one as for many.
    ghosts = dict(zip(names(len(UNFIT)), UNFIT, strict=True))
    for name, (said, options, _) in ghosts.items():
        said = {key.replace("ghost", name): text for key, text in said.items()}
        write_game(site, name, said=said, code=OPTIONS.format(options=options))
    with on_path(site):
        assert list(plugins()) == OURS
        found = whys()
        for name, (_, _, why) in ghosts.items():
            assert re.search(why.replace("ghost", name), found[name]), found[name]
            answer = CliRunner().invoke(command_line(), ["check-game", name], terminal_width=400)
            assert answer.exit_code != 0


@pytest.mark.parametrize("name", ["Ghost", "gh_ost", "g" * 33])
def test_a_name_with_capitals_or_too_long_is_no_name(site: Path, name: str) -> None:
    write_game(site, name)
    with on_path(site):
        assert list(plugins()) == OURS
        assert "use small letters alone, 32 at most" in whys()[name]


async def test_the_bot_starts_without_it(site: Path, database: Path) -> None:
    write_game(site, "ghost", said={"ghost-about": "x" * 101})
    with on_path(site), structlog.testing.capture_logs():
        assert list(plugins()) == OURS
        async with Night.begin(database) as night:
            night.troubles.add("game left out")
            assert await plays(night)
            assert "ghost" not in named(night)


@pytest.fixture
def german(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., None]]:
    """Makes German known, with some texts of the bot's."""
    own = tmp_path / "text"
    shutil.copytree(texts.OWN / "en", own / "en")
    (own / "de").mkdir()

    def write(**said: str) -> None:
        lines = [f"{key.replace('_', '-')} = {text}" for key, text in said.items()]
        (own / "de" / "common.ftl").write_text("\n".join(lines) + "\n", encoding="utf-8")
        found_again()

    monkeypatch.setattr(texts, "OWN", own)
    write(language_name="Deutsch")
    yield write
    monkeypatch.undo()
    found_again()


def named(night: Night) -> dict[str, dict[str, Any]]:
    """The commands as Discord keeps them, by name."""
    state = night.sandbox.state
    return {each["name"]: each for each in state.commands(state.guild)}


async def test_a_text_that_is_too_long_in_a_language_is_english_there(
    site: Path, database: Path, german: Callable[..., None]
) -> None:
    german(
        command_help_description="H" * 101,
        command_privacy_description="Datenschutz",
        language_name="Deutsch",
    )
    package = write_game(site, "ghost")
    (package / "text" / "de").mkdir()
    long, short = f"ghost-about = {'G' * 102}", "command-x = x\n"
    (package / "text" / "de" / "ghost.ftl").write_text(f"{long}\n{short}", encoding="utf-8")
    with on_path(site):
        assert "ghost" in plugins()
        said = [each.remedy for each in findings() if not each.well]
        assert said == [
            "/ghost in de: the description has 102 characters; Discord takes 1 to 100 (2 too many)",
            "command-help-description in de: the text has 101 characters; Discord takes 1 to 100 "
            "(1 too many)",
        ]
        answer = CliRunner().invoke(command_line(), ["check-game", "ghost"])
        assert f"PROBLEM  Discord takes its commands, in every language\n         {said[0]}" in (
            answer.output
        )
        async with Night.begin(database) as night:
            night.troubles.add("shown in English")
            assert await plays(night, "ghost")
            assert named(night)["ghost"]["description_localizations"] == {}
            assert named(night)["help"]["description_localizations"] == {}
            assert named(night)["privacy"]["description_localizations"] == {"de": "Datenschutz"}


def test_names_that_are_none_in_a_language_are_left_out_in_it_alone() -> None:
    names = {"de": "Große Geister", "fr": "f" * 33, "pl": "Duch", "sv-SE": "spöke", "th": "ผี"}
    text = {"description": "x", "name_localizations": names}
    option = {"name": "how", "type": 5, **text, "name_localizations": dict(names)}
    command = {"name": "ghost", **text, "options": [option]}
    fits, lost = command_limits.fitted(command)
    kept = {"sv-SE": "spöke", "th": "ผี"}
    assert fits["name_localizations"] == fits["options"][0]["name_localizations"] == kept
    assert [(each.where, each.locale) for each in lost] == [
        (where, locale) for where in ("/ghost", "/ghost how") for locale in ("de", "fr", "pl")
    ]
    assert "'Große Geister' is no name" in str(lost[0])
    assert command_limits.excesses(fits) == []


async def test_commands_and_their_options_are_called_as_each_language_says(
    site: Path, database: Path, german: Callable[..., None]
) -> None:
    """One whose name is none there is called as in English, and takes nothing else with it."""
    german(
        language_name="Deutsch",
        command_privacy_description="Datenschutz",
        command_name_privacy="Das Private!",
        command_name_show="zeigen",
        command_name_start="eröffnen",
        command_name_pace="tempo",
    )
    write_game(site, "ghost")
    with on_path(site):
        async with Night.begin(database) as night:
            night.troubles.add("shown in English")
            assert await plays(night, "ghost"), "who has Discord in English calls them as before"
            privacy, ghost = named(night)["privacy"], named(night)["ghost"]
            assert not privacy.get("name_localizations")
            assert privacy["description_localizations"] == {"de": "Datenschutz"}
            assert inside(privacy, "show")["name_localizations"] == {"de": "zeigen"}
            assert inside(ghost, "start")["name_localizations"] == {"de": "eröffnen"}
            assert inside(ghost, "start", "pace")["name_localizations"] == {"de": "tempo"}
            unnamed = [
                each["name"]
                for command in named(night).values()
                for each in everything_in(command)
                if name_key(each["name"]) not in words_for(None)
                and not any(name_key(each["name"], game) in words_for(None) for game in plugins())
            ]
            assert [each for each in unnamed if each not in plugins()] == [], "no word for it"


def inside(command: dict[str, Any], *names: str) -> dict[str, Any]:
    """An option of a command, or one of an option's."""
    for name in names:
        command = next(each for each in command["options"] if each["name"] == name)
    return command


def everything_in(command: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """A command, and all of its options, and theirs."""
    yield command
    for option in command.get("options", ()):
        yield from everything_in(option)


async def test_a_games_broken_language_takes_nothing_else_with_it(
    site: Path, database: Path, german: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    german(language_name="Deutsch", command_privacy_description="Datenschutz")
    package = write_game(site, "ghost")
    (package / "text" / "de").mkdir()
    said = "ghost-about = { -nothing }\nghost-name = { ghost-about } { ghost-name }\n"
    (package / "text" / "de" / "ghost.ftl").write_text(said, encoding="utf-8")
    (package / "text" / "de" / "latin.ftl").write_bytes(b"ghost-line = F\xfcr Geister\n")
    with on_path(site), structlog.testing.capture_logs():
        assert "ghost" in plugins()
        async with Night.begin(database) as night:
            night.troubles |= {"missing text", "texts left out"}
            assert await plays(night, "ghost")
            assert named(night)["privacy"]["description_localizations"] == {"de": "Datenschutz"}
        monkeypatch.setattr(texts, "game_folders", cache(lambda: {"ghost": package}))
        german_line = next(each for each in languages() if each.what.startswith("Language de"))
        assert not german_line.well
        assert "check-texts` says which" in german_line.remedy


async def test_a_command_that_cannot_be_translated_is_left_out(
    site: Path, database: Path, german: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """As if a text of one command raised what nobody has thought of."""
    said = Phrase.said

    def fails(phrase: Phrase, words: Words) -> str:
        if phrase.key.startswith("command-help") and words.locale == "de":
            raise OSError("no such thing")
        return said(phrase, words)

    german(language_name="Deutsch")
    monkeypatch.setattr(Phrase, "said", fails)
    async with Night.begin(database) as night:
        night.troubles.add("command left out")
        await night.guests[0].command("botk start")
        assert night.table.state.record.game == "botk"
        assert "help" not in named(night)


@pytest.fixture
def alone(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Neither games nor the page have texts."""
    monkeypatch.setattr(texts, "game_folders", cache(lambda: dict[str, Path]()))
    monkeypatch.setattr(page, "OWN", tmp_path / "none")


@pytest.mark.usefixtures("alone")
def test_the_doctor_says_how_far_a_language_is(german: Callable[..., None]) -> None:
    german(language_name="Deutsch")
    found = next(each for each in languages() if each.what.startswith("Language de"))
    assert found.well
    assert "Language de: 1 of " in found.what


@pytest.mark.usefixtures("german", "alone")
def test_the_doctor_says_nothing_of_english_alone() -> None:
    shutil.rmtree(texts.OWN / "de")
    assert list(languages()) == []


def test_a_language_that_makes_a_command_too_large_is_left_out_of_it() -> None:
    def option(name: str) -> dict[str, Any]:
        german, polish = {"de": "D" * 100, "pl": "P" * 99}, {"de": "d" * 100, "pl": "p"}
        choices = [
            {"value": str(n), "name": "n", "name_localizations": dict(german)} for n in range(25)
        ]
        text = {"description": "x", "description_localizations": dict(polish)}
        return {"name": name, "type": 3, "choices": choices, **text}

    command = {"name": "ghost", "description": "x", "options": [option(each) for each in "abcd"]}
    fits, lost = command_limits.fitted(command)
    assert [(each.where, each.locale) for each in lost] == [("/ghost", "de"), ("/ghost", "pl")]
    assert "all of its texts together have 10" in str(lost[0])
    assert command_limits.excesses(fits) == []
    assert command_limits.length(fits) < command_limits.MOST_CHARACTERS
    assert "'de': 'DDD" in str(command), "what was given is as it was"


def test_the_projects_own_commands_fit_with_room_for_a_language() -> None:
    for game in plugins().values():
        assert command_limits.excesses(as_json(game)) == []
        assert command_limits.length(as_json(game)) < command_limits.MOST_CHARACTERS / 2
    assert list(untranslated()) == []


async def test_a_command_that_discord_refuses_all_the_same_is_left_out(
    site: Path, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As if Discord had a limit that nobody here knows of."""
    write_game(site, "ghost", said={"ghost-about": "x" * 101})
    monkeypatch.setattr(command_limits, "MOST_DESCRIPTION", 200)
    with on_path(site):
        assert "ghost" in plugins()
        async with Night.begin(database) as night:
            night.troubles.add("command left out")
            night.expected.add(50035)
            assert await plays(night)
            assert "ghost" not in named(night)
            assert "feast" in named(night)


async def test_a_command_that_cannot_be_built_is_left_out(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As if discord.py would not have what everybody else thinks is right."""
    build = games.commands_of

    def fails(game: GamePlugin) -> Any:
        if game.id == "feast":
            raise TypeError("no such thing")
        return build(game)

    monkeypatch.setattr(games, "commands_of", fails)
    async with Night.begin(database) as night:
        night.troubles.add("command left out")
        assert await plays(night)
        assert "feast" not in named(night)


async def test_if_discord_cannot_be_asked_one_sentence_says_why(database: Path) -> None:
    async with Night.begin(database) as night:
        night.expected.add(0)
        await night.stop_bot()
        route = "/applications/{application_id}/commands"
        night.sandbox.faults.fail(403, method="PUT", route=route, message="Not today")
        with pytest.raises(discord.Forbidden) as refused:
            await night.start_bot()
        await night.bot.close()
        await night.store.close()
        night._running = None
        assert advice(refused.value) == "Discord answered with HTTP status 403: Not today."


async def test_as_many_lists_as_a_lobby_may_have_fit_its_message(
    site: Path, database: Path
) -> None:
    options = [f"q{chr(97 + n)}" for n in range(16)]
    said: dict[str, str] = {}
    for each in options:
        said |= {f"ghost-options-pick-{each}": each, f"ghost-start-{each}": each}
        said |= {f"ghost-start-{each}-{value}": value for value in ("on", "off", "true", "false")}
        said |= {f"ghost-lobby-{each}": "{ $value }"}
    code = OPTIONS.format(options=f"tuple(Switch(n, in_lobby=True) for n in {options})")
    write_game(site, "ghost", said=said, code=code)
    with on_path(site):
        assert whys() == {}
        async with Night.begin(database) as night:
            assert await plays(night, "ghost")
            await night.guests[0].press(r"gg:t:\d+:more")
            await night.guests[0].press(r"gg:o:\d+")
            await night.guests[0].sees(rf"gg:o:\d+:{options[-1]}")


async def test_if_discord_refuses_the_whole_list_the_commands_from_before_stay(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Night.begin(database) as night:
        night.troubles.add("Discord refuses the commands; those from before stay")
        night.expected |= {30032}
        await night.stop_bot()
        monkeypatch.setattr("sandbox.api.commands.MOST_COMMANDS", 3)
        await night.start_bot()
        assert await plays(night)


def test_a_refusal_names_commands_by_their_place() -> None:
    said = "Invalid Form Body\nIn 3.options.0.description: Must be ...\nIn 12: Command exceeds ..."
    assert command_sync.NAMED.findall(said) == ["3", "12"]
