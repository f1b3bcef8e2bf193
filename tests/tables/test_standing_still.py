"""A table that cannot go on stands still and is named; the others play, and it can be ended."""

from collections.abc import Callable, Generator
from dataclasses import replace
from itertools import cycle
from typing import Any

import pytest
from pydantic import BaseModel
from structlog.testing import capture_logs

from bot.plugins import registry
from bot.plugins.plugin import GamePlugin
from bot.plugins.registry import Registry
from bot.plugins.safeguard import guarded
from bot.tables.table import Table
from bot.values.tables import Status
from games.api import Answer, Outcome, Question, ScriptContext, Seat, SeatOutcome, Verb, one
from tests.plugins import ballot, guess
from tests.plugins.ballot import Notes, Voted
from tests.support.evening import Evening, refused, said
from tests.tables.stuck import (
    broken,
    ends_it,
    small_games,
    stands_still,
    tables,
    the_other_plays,
    there,
)

__all__ = ["small_games", "tables"]


# --- games that fail when they are dealt again ---

Play = Callable[[ScriptContext, Any], Any]


def with_script(script: Play) -> GamePlugin:
    return replace(ballot.GAME, rules=replace(ballot.GAME.rules, script=script))


def becomes(monkeypatch: pytest.MonkeyPatch, game: GamePlugin | None, name: str = "ballot") -> None:
    """The game is another from now on, or none."""
    found = registry.installed()
    games = {each.id: each for each in found.games.values() if each.id != name}
    if game is not None:
        games[name] = guarded(game)
    more = Registry(games, found.faults)
    monkeypatch.setattr(registry, "installed", lambda: more)


async def settles_for_strangers(context: ScriptContext, _: Any) -> None:
    parts = (SeatOutcome(Seat(9), "voter", True, True),)
    context.settle(Outcome("over", parts, ()))


async def awaits_nothing_of_ours(_context: ScriptContext, _: Any) -> None:
    class Never:
        def __await__(self) -> Generator[Any, Any, Any]:
            yield 7

    await Never()


async def asks_a_stranger(context: ScriptContext, _: Any) -> None:
    await context.ask(Question(Seat(9), "vote", (Verb("yes"),), Answer("no")))


async def fails(context: ScriptContext, _: Any) -> None:
    raise RuntimeError("the rose")


async def asks_something_else(context: ScriptContext, _: Any) -> None:
    await context.ask(Question(Seat(3), "other", (Verb("maybe"),), Answer("maybe")))


async def comes_to_nothing(context: ScriptContext, _: Any) -> None:
    """End without a result."""


def asks(*verbs: Verb) -> Any:
    """Return a script that offers these."""

    async def script(context: ScriptContext, _: Any) -> None:
        await context.ask(Question(Seat(0), "vote", verbs, Answer("no")))

    return script


class Forgetful(Notes):
    def __init__(self, seats: int, viewer: Seat | None) -> None:
        raise RuntimeError("the rose")


class Choosy(BaseModel, extra="forbid"):
    other: int


def no_beats(event: Any) -> int:
    raise RuntimeError("the rose")


async def tells_at_once(context: ScriptContext, options: Any) -> None:
    context.announce(Voted(1))
    await ballot.script(context, options)


def with_moments() -> GamePlugin:
    view = replace(ballot.GAME.view, moments={Voted: no_beats})
    return replace(with_script(tells_at_once), view=view)


RULES = ballot.GAME.rules
NOT_FIT = {
    "a result for strangers": with_script(settles_for_strangers),
    "awaits": with_script(awaits_nothing_of_ours),
    "asks a stranger": with_script(asks_a_stranger),
    "fails": with_script(fails),
    "asks another": with_script(asks_something_else),
    "no result": with_script(comes_to_nothing),
    "no script": with_script(lambda context, options: None),
    "notebook": replace(ballot.GAME, rules=replace(RULES, notebook=Forgetful)),
    "options": replace(ballot.GAME, rules=replace(RULES, options=Choosy)),
    "seats": replace(ballot.GAME, rules=replace(RULES, most_seats=2)),
}


NOT_SHOWN = {
    "many verbs": with_script(asks(*(Verb("so" + "o" * n) for n in range(21)))),
    "a long verb": with_script(asks(Verb("s" + "o" * 32))),
    "many targets": with_script(asks(one("take", tuple(range(26))))),
    "an odd target": with_script(asks(one("take", ("the rose",)))),
}
"""Questions that no panel has room for."""


# To who ends a table it is all one why it stands still: host and moderator take turns at it.
@pytest.mark.parametrize(("what", "who"), list(zip(NOT_FIT, cycle(["host", "moderator"]))))
async def test_a_game_that_fails_at_the_start_stops_nothing_else(
    tables: Evening, monkeypatch: pytest.MonkeyPatch, what: str, who: str
):
    becomes(monkeypatch, NOT_FIT[what])
    with capture_logs() as log:
        await tables.restart(kill=True)
    await tables.turn()
    why = stands_still(tables, log)
    assert "rose" not in why, "what an exception says may be a card"
    await the_other_plays(tables)
    assert said("fault-frozen") in there(tables)
    moderator = tables.guest("Mort", moderator=True)
    await ends_it(tables, tables.guest("Ann") if who == "host" else moderator)


async def test_why_is_said_in_the_log(tables: Evening, monkeypatch: pytest.MonkeyPatch):
    becomes(monkeypatch, NOT_FIT["asks a stranger"])
    with capture_logs() as log:
        await tables.restart(kill=True)
    assert "none of 0 to 3" in stands_still(tables, log)
    becomes(monkeypatch, NOT_FIT["fails"])
    with capture_logs() as log:
        await tables.restart(kill=True)
    assert stands_still(tables, log).startswith("RuntimeError at ")


async def test_a_table_whose_beats_fail_stands_still(
    tables: Evening, monkeypatch: pytest.MonkeyPatch
):
    tables.beat = 2.5
    becomes(monkeypatch, with_moments())
    with capture_logs() as log:
        await tables.restart(kill=True)
    stands_still(tables, log)
    await tables.turn()
    await the_other_plays(tables)


async def test_a_mended_game_goes_on(tables: Evening, monkeypatch: pytest.MonkeyPatch):
    becomes(monkeypatch, NOT_FIT["fails"])
    await tables.restart(kill=True)
    await tables.turn()
    becomes(monkeypatch, ballot.GAME)
    await tables.restart(kill=True)
    await tables.turn()
    assert not broken(tables).state.frozen
    assert said("fault-frozen") not in there(tables)
    assert len(broken(tables).state.asks()) == 3


# --- a game that is not installed any more ---


async def test_the_host_ends_a_table_whose_game_is_gone(
    tables: Evening, monkeypatch: pytest.MonkeyPatch
):
    becomes(monkeypatch, None)
    with capture_logs() as log:
        await tables.restart(kill=True)
    assert stands_still(tables, log) == "its game is not installed"
    await tables.turn()
    await the_other_plays(tables)
    assert said("fault-game-gone") in there(tables)
    table, bob = broken(tables), tables.guest("Bob")
    attic = tables.guild.create_text_channel("attic")
    assert not (await bob.slash("botk start", at=attic)).said, "it binds nobody"
    panel = next(look for look in reversed(tables.looks(table.state.place_id)) if look.buttons)
    refused(await tables.guest("Zoe").press(panel, said("button-end-table")), "refused-not-host")
    (question,) = (await tables.guest("Ann").press(panel, said("button-end-table"))).said
    await tables.guest("Ann").press(question, said("button-end-table"))
    await tables.turn()
    assert table.state.record.status is Status.ENDED
    ended = next(look for look in tables.looks(table.state.place_id) if look.id == panel.id)
    assert said("ended-by-hand") in ended.words


async def test_any_games_command_ends_a_table_whose_game_is_gone(
    tables: Evening, monkeypatch: pytest.MonkeyPatch
):
    becomes(monkeypatch, None)
    await tables.restart(kill=True)
    await tables.turn()
    refused(await tables.guest("Ann").slash("botk hand"), "fault-game-gone")
    await ends_it(tables, tables.guest("Ann"), "feast end")


@pytest.mark.parametrize("action", ["tale", "dice", "story", "again"])
async def test_what_a_game_that_is_gone_has_left_says_so(
    tables: Evening, monkeypatch: pytest.MonkeyPatch, action: str
):
    await tables.sure(tables.guest("Ann"), "ballot end")
    await tables.turn()
    old = tables.looks(tables.tavern.id)[-1]
    becomes(monkeypatch, None)
    await tables.restart()
    refused(await tables.guest("Ann").send(old, f"gg:t:1:{action}"), "refused-game-gone")


async def test_of_a_game_that_is_gone_one_can_still_be_called_to_the_next(
    tables: Evening, monkeypatch: pytest.MonkeyPatch
):
    await tables.sure(tables.guest("Ann"), "ballot end")
    await tables.turn()
    old = tables.looks(tables.tavern.id)[-1]
    becomes(monkeypatch, None)
    await tables.restart()
    reply = await tables.guest("Ann").send(old, "gg:t:1:next-game")
    assert reply.text.startswith(said("next-game-asked"))
    assert "/ballot" not in reply.text


# --- a lobby ---


def refuses(*_: Any) -> Any:
    raise RuntimeError("the rose")


@pytest.mark.parametrize(
    "game",
    [
        replace(ballot.GAME, check=refuses),
        replace(ballot.GAME, match_options=refuses),
        NOT_FIT["options"],
    ],
    ids=["check", "match options", "options"],
)
async def test_a_game_that_fails_at_begin_leaves_its_lobby(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, game: GamePlugin
):
    becomes(monkeypatch, game)
    host, *_ = guests = evening.party(4)
    await evening.sit_down(guests, "ballot")
    refused(await host.press(evening.lobby(), "Begin"), "refused-cannot-deal")
    becomes(monkeypatch, ballot.GAME)
    await host.press(evening.lobby(), "Begin")
    assert evening.table.state.asks()


# --- a table that is played ---


@pytest.mark.parametrize(
    "what",
    [
        *("a result for strangers", "awaits", "asks a stranger", "fails", "no result"),
        *NOT_SHOWN,
    ],
)
async def test_what_cannot_be_freezes_a_table_when_it_happens(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, what: str
):
    async def script(context: ScriptContext, options: Any) -> None:
        await context.ask(Question(Seat(0), "vote", (Verb("yes"), Verb("no")), Answer("no")))
        await (NOT_FIT | NOT_SHOWN)[what].rules.script(context, options)

    becomes(monkeypatch, with_script(script))
    guests = evening.party(2)
    table = await evening.deal(guests, "ballot")
    with capture_logs() as log:
        refused(await evening.answer(*evening.asked(), verb="yes"), "fault-frozen")
    stands_still(evening, log)
    await evening.turn()
    assert said("fault-frozen") in evening.panel().text
    (question,) = (await guests[0].press(evening.panel(), said("button-end-table"))).said
    await guests[0].press(question, said("button-end-table"))
    await evening.turn()
    assert table.state.record.status is Status.ENDED


@pytest.mark.parametrize("press", ["offer-seat", "take-seat", "leave", "sure-leave"])
async def test_a_table_that_stands_still_is_not_said_to_be_over(tables: Evening, press: str):
    table = broken(tables)
    table.freeze(RuntimeError("so it goes"))
    await tables.turn()
    panel = next(look for look in reversed(tables.looks(table.state.place_id)) if look.buttons)
    refused(await tables.guest("Ann").send(panel, f"gg:t:1:{press}"), "fault-frozen")


async def test_most_players_end_a_table_that_stands_still(tables: Evening):
    table = broken(tables)
    table.freeze(RuntimeError("so it goes"))
    table.tell()
    await tables.turn()
    panel = next(look for look in reversed(tables.looks(table.state.place_id)) if look.buttons)
    for name in ("Bob", "Cid", "Dot"):
        guest = tables.guest(name)
        (question,) = (await guest.press(panel, said("button-end-table"))).said
        await guest.press(question, said("button-want-end"))
    assert table.state.record.status is Status.ENDED


# --- whatever a game's functions do, a table can be ended ---


def raising(*_: Any, **__: Any) -> Any:
    raise RuntimeError("the rose")


VIEW = ("board", "hand", "final", "tale", "moment", "news", "fate", "dealt", "options", "question")


@pytest.mark.parametrize("phase", ["lobby", "playing"])
async def test_a_table_whose_every_panel_fails_can_be_ended(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, phase: str
):
    guests = evening.party(4)
    await evening.sit_down(guests, "ballot")
    if phase == "playing":
        await guests[0].press(evening.lobby(), "Begin")
        await evening.turn()
    shown: Any = dict.fromkeys(VIEW, raising)
    view = replace(ballot.GAME.view, **shown)
    changes: Any = dict.fromkeys(("check", "choose", "seats", "volunteers"), raising)
    becomes(monkeypatch, replace(ballot.GAME, view=view, **changes))
    await evening.restart(kill=True)
    await evening.turn()
    if phase == "playing":
        await ends_it(evening, guests[0])
    else:
        (done,) = (await guests[0].slash("ballot end")).said
        assert done.text == said("ended-by-hand-done")
    evening.clock.failures.clear()  # What cannot be drawn is for the log.
    assert 1 not in [each.id for each in await evening.store.tables.all_open()]


async def settled(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> Table:
    """A table whose game has its result, and asks one more question."""

    async def script(context: ScriptContext, options: Any) -> None:
        await ballot.script(context, options)
        await context.ask(Question(Seat(0), "last", (Verb("yes"),), Answer("no")))

    becomes(monkeypatch, with_script(script))
    guests = evening.party(2)
    table = await evening.deal(guests, "ballot")
    while table.state.record.status is Status.PLAYING:
        await evening.answer(*evening.asked(), verb="yes")
        await evening.turn()
    return table


async def test_a_last_question_that_stands_still_is_its_hosts_to_end(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    await settled(evening, monkeypatch)
    guests = evening.party(2)
    crowns = await evening.crowns(*guests)
    refused(await guests[0].slash("ballot end"), "refused-table-over")
    becomes(monkeypatch, NOT_FIT["fails"])
    await evening.restart(kill=True)
    await evening.turn()
    (question,) = (await guests[0].slash("ballot end")).said
    assert said("court-end-ask-settled", table="1") in question.text
    done = (await guests[0].press(question, said("button-end-table"))).shown
    assert done is not None
    assert done.text == said("ended-settled")
    await evening.turn()
    record = await evening.store.tables.find(1)
    assert record is not None
    assert (record.status, record.closed_at is not None) == (Status.SETTLED, True)
    assert await evening.crowns(*guests) == crowns


@pytest.mark.parametrize("command", ["guess play", "guess daily"])
async def test_who_plays_alone_ends_what_stands_still(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, command: str
):
    await evening.turn(86_400)  # The first day has no deal.
    ann = evening.guest("Ann")
    await ann.slash(command)
    rules = replace(guess.GAME.rules, options=Choosy)
    becomes(monkeypatch, replace(guess.GAME, rules=rules), "guess")
    await evening.restart(kill=True)
    assert broken(evening).state.frozen
    (shown,) = (await ann.slash(command)).said
    assert said("fault-frozen") in shown.text
    (question,) = (await ann.press(shown, said("button-end-table"))).said
    await ann.press(question, said("button-end-table"))
    await evening.turn()
    record = await evening.store.tables.find(1)
    assert record is not None
    assert record.status is Status.ENDED
    becomes(monkeypatch, guess.GAME, "guess")
    await evening.restart()
    if command == "guess play":
        assert "gg:a:2:" in (await ann.slash(command)).said[0].words


async def test_a_last_question_that_stands_still_is_over_when_the_bot_is_removed(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    table = await settled(evening, monkeypatch)
    becomes(monkeypatch, NOT_FIT["fails"])
    await evening.restart(kill=True)
    await evening.turn()
    assert broken(evening).state.frozen
    await evening.bot.lifecycle.left(evening.guild.id)
    record = await evening.store.tables.find(table.id)
    assert record is not None
    assert (record.status, record.closed_at is not None) == (Status.SETTLED, True)
