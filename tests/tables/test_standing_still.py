"""A table that cannot go on stands still and is named; the others play, and it can be ended."""

from collections.abc import Callable, Generator, Iterator
from dataclasses import replace
from typing import Any

import pytest
import sqlalchemy as sa
from pydantic import BaseModel
from structlog.testing import capture_logs

from bot.plugins import registry
from bot.plugins.plugin import GamePlugin
from bot.plugins.registry import Registry
from bot.tables.table import Table
from bot.values.tables import Status
from games.api import Answer, Court, Outcome, Question, Seat, SeatOutcome, Verb
from tests.plugins import ballot, guess
from tests.plugins.ballot import Notes, Voted
from tests.support.evening import Evening, refused, said
from tests.support.guests import Guest
from tests.support.installing import beside


@pytest.fixture(autouse=True)
def _installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with beside(monkeypatch, ballot, guess):
        yield


@pytest.fixture
async def tables(_installed: None, evening: Evening) -> Evening:
    """Four play ballot in the tavern; one has voted. Beside them botk is played in the cellar."""
    await evening.deal(evening.party(4), "ballot")
    guest, ask = evening.asked()
    await evening.answer(guest, ask, verb="yes")
    await evening.turn()
    cellar = evening.guild.create_text_channel("cellar")
    eve = evening.guest("Eve")
    await eve.slash("botk start", at=cellar, computers=3)
    await eve.send(evening.looks(cellar.id)[-1], "gg:t:2:begin")
    await evening.turn()
    return evening


def broken(evening: Evening) -> Table:
    table = evening.bot.manager.get(1)
    assert table is not None
    return table


async def the_other_plays(evening: Evening) -> None:
    """Eve's game goes on: her press is taken, or the computers play."""
    table = evening.bot.manager.get(2)
    assert table is not None
    assert table.match is not None
    before = len(table.match.given)
    eve = evening.guest("Eve")
    for _ in range(40):
        mine = table.ask_of(Seat(0))
        if mine is not None:
            shown = (await eve.send(evening.looks(table.place_id)[-1], "gg:t:2:hand")).said[-1]
            await eve.answer(shown, mine)
        await evening.turn(10)
        if len(table.match.given) > before + 3:
            return
    raise AssertionError("the other table stands still, too")


def stands_still(evening: Evening, log: list[Any]) -> str:
    """See that the table stands still, and is named; return why, as the log has it."""
    assert broken(evening).frozen
    (named,) = (line for line in log if line["event"] == "table frozen")
    assert named["table"] == 1
    return str(named["why"])


def there(evening: Evening) -> str:
    """What the broken table shows in the tavern, newest last."""
    table = broken(evening)
    return "\n".join(
        look.words for place in {evening.tavern.id, table.place_id} for look in evening.looks(place)
    )


async def ends_it(evening: Evening, guest: Guest, command: str = "ballot end") -> None:
    """See that somebody can end the table by a command, and that all are free then."""
    done = await evening.sure(guest, command)
    assert done.text == said("ended-by-hand-done")
    await evening.turn()
    record = await evening.store.table(1)
    assert record is not None
    assert (record.status, record.closed_at is not None) == (Status.ENDED, True)
    assert not (await evening.guest("Bob").slash("botk start")).said, "free, and so is the place"


# --- games that fail when they are dealt again ---

Play = Callable[[Court, Any], Any]


def with_script(script: Play) -> GamePlugin:
    return replace(ballot.GAME, rules=replace(ballot.GAME.rules, script=script))


def becomes(monkeypatch: pytest.MonkeyPatch, game: GamePlugin | None, name: str = "ballot") -> None:
    """The game is another from now on, or none."""
    found = registry.installed()
    games = {each.id: each for each in found.games.values() if each.id != name}
    if game is not None:
        games[name] = game
    more = Registry(games, found.faults)
    monkeypatch.setattr(registry, "installed", lambda: more)


async def settles_for_strangers(court: Court, _: Any) -> None:
    parts = (SeatOutcome(Seat(9), "voter", True, True),)
    court.settle(Outcome("over", parts, ()))


async def awaits_nothing_of_ours(_court: Court, _: Any) -> None:
    class Never:
        def __await__(self) -> Generator[Any, Any, Any]:
            yield 7

    await Never()


async def asks_a_stranger(court: Court, _: Any) -> None:
    await court.ask(Question(Seat(9), "vote", (Verb("yes"),), Answer("no")))


async def fails(court: Court, _: Any) -> None:
    raise RuntimeError("the rose")


async def asks_something_else(court: Court, _: Any) -> None:
    await court.ask(Question(Seat(3), "other", (Verb("maybe"),), Answer("maybe")))


async def comes_to_nothing(court: Court, _: Any) -> None:
    """End without a result."""


class Forgetful(Notes):
    def __init__(self, seats: int, viewer: Seat | None) -> None:
        raise RuntimeError("the rose")


class Choosy(BaseModel, extra="forbid"):
    other: int


def no_beats(event: Any) -> int:
    raise RuntimeError("the rose")


async def tells_at_once(court: Court, options: Any) -> None:
    court.announce(Voted(1))
    await ballot.script(court, options)


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
    "no script": with_script(lambda court, options: None),
    "notebook": replace(ballot.GAME, rules=replace(RULES, notebook=Forgetful)),
    "options": replace(ballot.GAME, rules=replace(RULES, options=Choosy)),
    "seats": replace(ballot.GAME, rules=replace(RULES, most_seats=2)),
}


@pytest.mark.parametrize("who", ["host", "moderator"])
@pytest.mark.parametrize("what", NOT_FIT)
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
    assert not broken(tables).frozen
    assert said("fault-frozen") not in there(tables)
    assert len(broken(tables).asks()) == 3


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
    panel = next(look for look in reversed(tables.looks(table.place_id)) if look.buttons)
    refused(await tables.guest("Zoe").press(panel, said("button-end-table")), "refused-not-host")
    (question,) = (await tables.guest("Ann").press(panel, said("button-end-table"))).said
    await tables.guest("Ann").press(question, said("button-end-table"))
    await tables.turn()
    assert table.record.status is Status.ENDED
    ended = next(look for look in tables.looks(table.place_id) if look.id == panel.id)
    assert said("ended-by-hand") in ended.words


async def test_any_games_command_ends_a_table_whose_game_is_gone(
    tables: Evening, monkeypatch: pytest.MonkeyPatch
):
    becomes(monkeypatch, None)
    await tables.restart(kill=True)
    await tables.turn()
    hand = await tables.guest("Ann").slash("botk hand")
    refused(hand, "refused-other-game", other="The Ballot", table="1")
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


# --- rows that are damaged ---

DAMAGE = {
    "choices": "update tables set choices = '{\"asked\": ' where id = 1",
    "choices that are none": "update tables set choices = '[7]' where id = 1",
    "purses": "update tables set purses = '[5, 5' where id = 1",
    "options": "update tables set options = '{\"asked' where id = 1",
    "status": "update tables set status = 'sleeping' where id = 1",
    "pace": "update tables set pace = 'slow' where id = 1",
    "touched": "update tables set touched_at = 'lately' where id = 1",
    "seat": "update seats set silences = 'many' where table_id = 1 and seat = 2",
    "no seat": "delete from seats where table_id = 1 and seat = 1",
    "user": "update seats set user_id = 'Bob' where table_id = 1 and seat = 1",
    "picks": "update answers set picks = '[1' where table_id = 1",
    "verb": "update answers set verb = 'shout' where table_id = 1",
    "deadlines": "update deadlines set due = 'soon' where table_id = 1",
}


@pytest.mark.parametrize("what", DAMAGE)
async def test_a_damaged_row_is_one_tables_trouble(tables: Evening, what: str):
    async with tables.store._writing() as connection:
        # Somebody has written by hand what the bot never would.
        for trigger in ("answers_no_update", "answers_no_delete"):
            await connection.execute(sa.text(f"drop trigger if exists {trigger}"))
        await connection.execute(sa.text(DAMAGE[what]))
    with capture_logs() as log:
        await tables.restart(kill=True)
    stands_still(tables, log)
    await tables.turn()
    assert said("fault-frozen") in there(tables)
    await the_other_plays(tables)
    mort = tables.guest("Mort", moderator=True)
    (board,) = (await mort.slash("court tables")).said
    assert "⚠" in board.text
    await ends_it(tables, tables.guest("Ann"))


@pytest.mark.parametrize("what", ["choices", "status", "seat"])
async def test_a_moderator_ends_a_damaged_table_by_the_list(tables: Evening, what: str):
    async with tables.store._writing() as connection:
        await connection.execute(sa.text(DAMAGE[what]))
    await tables.restart(kill=True)
    await tables.turn()
    mort = tables.guest("Mort", moderator=True)
    (board,) = (await mort.slash("court tables")).said
    await mort.send(board, "gg:x:end:1")
    await tables.turn()
    assert [each.id for each in await tables.store.open_tables()] == [2]


async def test_a_damaged_lobby_closes_as_others_do(evening: Evening):
    await evening.sit_down(evening.party(2), "ballot")
    async with evening.store._writing() as connection:
        await connection.execute(sa.text(DAMAGE["choices"]))
    await evening.restart(kill=True)
    await evening.turn()
    lobby = evening.looks(evening.tavern.id)[-1]
    refused(await evening.guest("Cid").send(lobby, "gg:t:1:join"), "fault-frozen")
    await evening.settle(least_humans=2)
    await evening.turn(31 * 60)
    assert list(evening.bot.manager) == []


# --- a table that is played ---


@pytest.mark.parametrize(
    "what", ["a result for strangers", "awaits", "asks a stranger", "fails", "no result"]
)
async def test_what_cannot_be_freezes_a_table_when_it_happens(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, what: str
):
    async def script(court: Court, options: Any) -> None:
        await court.ask(Question(Seat(0), "vote", (Verb("yes"), Verb("no")), Answer("no")))
        await NOT_FIT[what].rules.script(court, options)

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
    assert table.record.status is Status.ENDED


async def test_most_players_end_a_table_that_stands_still(tables: Evening):
    table = broken(tables)
    table.freeze(RuntimeError("so it goes"))
    table.tell_observers()
    await tables.turn()
    panel = next(look for look in reversed(tables.looks(table.place_id)) if look.buttons)
    for name in ("Bob", "Cid", "Dot"):
        guest = tables.guest(name)
        (question,) = (await guest.press(panel, said("button-end-table"))).said
        await guest.press(question, said("button-want-end"))
    assert table.record.status is Status.ENDED


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
    assert 1 not in [each.id for each in await evening.store.open_tables()]


async def test_a_last_question_that_stands_still_is_its_hosts_to_end(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    async def script(court: Court, options: Any) -> None:
        await ballot.script(court, options)
        await court.ask(Question(Seat(0), "last", (Verb("yes"),), Answer("no")))

    becomes(monkeypatch, with_script(script))
    guests = evening.party(2)
    table = await evening.deal(guests, "ballot")
    while table.record.status is Status.PLAYING:
        await evening.answer(*evening.asked(), verb="yes")
        await evening.turn()
    crowns = await evening.crowns(*guests)
    refused(await guests[0].slash("ballot end"), "refused-table-over")
    becomes(monkeypatch, NOT_FIT["fails"])
    await evening.restart(kill=True)
    await evening.turn()
    done = await evening.sure(guests[0], "ballot end")
    assert done.text == said("ended-by-hand-done")
    await evening.turn()
    record = await evening.store.table(1)
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
    assert broken(evening).frozen
    (shown,) = (await ann.slash(command)).said
    assert said("fault-frozen") in shown.text
    (question,) = (await ann.press(shown, said("button-end-table"))).said
    await ann.press(question, said("button-end-table"))
    await evening.turn()
    record = await evening.store.table(1)
    assert record is not None
    assert record.status is Status.ENDED
    becomes(monkeypatch, guess.GAME, "guess")
    await evening.restart()
    if command == "guess play":
        assert "gg:a:2:" in (await ann.slash(command)).said[0].words
