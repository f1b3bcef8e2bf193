"""Whatever a game does, the bot goes on, and so do all other games."""

import asyncio
import gc
import pickle
import shutil
import signal
from collections.abc import AsyncIterator, Iterator
from dataclasses import fields, replace
from functools import partial
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot import workers
from bot.panels.claims import on_offer
from bot.plugins import time_limits
from bot.plugins.formatter import Formatter
from bot.plugins.registry import installed, plugins
from bot.plugins.safeguard import PARTS, Part
from bot.plugins.time_limits import REST, Overran, rested, watched, within
from bot.plugins.view import GameView
from bot.tables import dealing, thinking, trial
from bot.tables.computers import Pondering
from bot.tables.table import Table
from bot.tables.thinking import GIVEN_UP, Thinker
from bot.text import words_for
from bot.values.records import AnswerRecord
from bot.values.tables import Status
from games.engine.asks import Answer, Ask, Seat, Verb
from games.engine.computers import Computer
from games.engine.dice import derive
from tests.plugins import briefly
from tests.plugins.conftest import packages
from tests.plugins.deeds import SECRET
from tests.plugins.rogue import DEEDS, ROGUE, ROUNDS, VIEW, tried
from tests.store.rows import answer
from tests.support.evening import Evening, refused, said
from tests.support.playing import Playing

TAKES_LONG = ("forever", "stubborn", "pattern", "sleeps")
FAILS = ("raises", "exits", "interrupts", "cancels")


@pytest.fixture(scope="module")
def rogues(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """The rogue, installed."""
    with packages(tmp_path_factory.mktemp("rogues") / "site") as add:
        add("rogues", "", rogue="tests.plugins.rogue:GAME")
        yield


@pytest.fixture
async def rogue(
    rogues: None, tmp_path: Path, blank: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Playing]:
    """The rogue, at a bot that holds its games to their limits."""
    if "rogue" not in plugins():
        installed.cache_clear()  # Another test has had it left out.
    # What fails here is new, and has nobody wait: the time of a simulated Discord stands still.
    monkeypatch.setattr(Part, "failed", {})
    # What has no end has none after a tenth of a second either.
    monkeypatch.setattr(time_limits, "TICK", 0.02)
    monkeypatch.setattr(time_limits, "LONG", 5)
    monkeypatch.setattr(thinking, "in_time", briefly.in_time)
    monkeypatch.setattr(trial, "rehearse", briefly.rehearse)
    # A worker that dies so soon is tried again, as if it were not the game's doing.
    monkeypatch.setattr(workers, "DOUBTFUL", 0.0)
    monkeypatch.setattr(dealing, "rested", partial(asyncio.sleep, 0))
    database = tmp_path / "gallows.db"
    shutil.copy(blank, database)
    # The garbage of other tests is not to be found at the cost of what is timed here.
    gc.disable()
    try:
        with watched(asyncio.get_running_loop()):
            async with Evening.begin(database) as evening:
                yield Playing(evening, "rogue")
    finally:
        gc.enable()


async def nod(rogue: Playing) -> object:
    """Whoever is asked nods, at the table."""
    guest, ask = rogue.evening.asked()
    return await rogue.evening.answer(guest, ask, "public", "nod")


@pytest.mark.parametrize("deed", [*TAKES_LONG, *FAILS])
async def test_a_script_that_does_not_come_to_its_next_question_stops_its_table_alone(
    rogue: Playing, monkeypatch: pytest.MonkeyPatch, deed: str
) -> None:
    await rogue.begin(2)
    monkeypatch.setenv(ROGUE, f"step:{deed}")
    evening = rogue.evening
    with capture_logs() as log:
        guest, ask = evening.asked()
        refused(await evening.answer(guest, ask, "public", "nod"), "fault-frozen")
    await evening.turn()
    assert rogue.table.state.frozen
    assert said("fault-frozen") in evening.panel().text
    assert [each["event"] for each in log if each["log_level"] == "error"] == ["table frozen"]
    assert (await evening.guest("Zoe").slash("help")).said
    await evening.restart()
    await evening.turn()
    assert rogue.table.state.frozen, "it does the same when it is dealt again"
    assert (await evening.guest("Zoe").slash("help")).said
    done = await evening.sure(guest, "rogue end")
    assert done.text == said("ended-by-hand-done")


async def test_a_game_that_cannot_be_dealt_leaves_its_lobby(
    rogue: Playing, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, *_ = await rogue.sit_down(2)
    for deed in (*TAKES_LONG, *FAILS):
        monkeypatch.setenv(ROGUE, f"deal:{deed}")
        refused(await host.press(rogue.evening.lobby(), "Begin"), "refused-cannot-deal")
        assert rogue.table.state.match is None, deed
    monkeypatch.setenv(ROGUE, "")
    await host.press(rogue.evening.lobby(), "Begin")
    assert rogue.table.state.match is not None


@pytest.mark.parametrize("deed", ["forever", "sleeps", "raises"])
async def test_a_notebook_that_learns_nothing_stops_its_table_alone(
    rogue: Playing, monkeypatch: pytest.MonkeyPatch, deed: str
) -> None:
    await rogue.begin(2)
    monkeypatch.setenv(ROGUE, f"notebook:{deed}")
    await nod(rogue)
    await rogue.evening.turn()
    assert rogue.table.state.frozen
    assert said("fault-frozen") in rogue.evening.panel().text
    assert (await rogue.evening.guest("Zoe").slash("help")).said


def silences(table: Table) -> list[bool]:
    """Whether nothing was said, of each answer."""
    assert table.state.match is not None
    return [given.silent for given in table.state.match.given]


@pytest.mark.parametrize(
    "deed", ["forever", "stubborn", "sleeps", "holds", "raises", "exits", "much", "nothing"]
)
async def test_a_computer_that_gives_no_answer_is_silent(
    rogue: Playing, monkeypatch: pytest.MonkeyPatch, deed: str
) -> None:
    host = rogue.evening.guest("Ann")
    monkeypatch.setenv(ROGUE, f"computer:{deed}")
    await host.slash("rogue start", computers=1)
    await host.press(rogue.evening.lobby(), "Begin")
    await rogue.evening.turn()
    table = rogue.table
    await rogue.evening.play("public")
    assert silences(table) == [False, True] * (ROUNDS // 2)
    assert table.state.record.status is Status.SETTLED


async def look_around(rogue: Playing) -> list[str]:
    """Press whatever shows something, and return what is to be read."""
    evening, (ann, bob) = rogue.evening, rogue.guests
    replies = [
        await ann.press(evening.public_panel(), "My cards"),
        await bob.press(evening.public_panel(), said("button-tale")),
        await bob.press(evening.public_panel(), "?"),
        await bob.slash("rogue status"),
    ]
    assert not any(said("fault-generic") in reply.text for reply in replies)
    return [*(reply.text for reply in replies), evening.public_panel().text]


SHOWN = [part for part in VIEW if part not in {"moment", "begun", "option", "chosen", "shared"}]
"""What a game as plain as the rogue shows something of."""


@pytest.mark.parametrize("parts", [SHOWN[n::5] for n in range(5)], ids=" ".join)
async def test_what_cannot_be_shown_is_left_out_and_the_game_goes_on(
    rogue: Playing, monkeypatch: pytest.MonkeyPatch, parts: list[str]
) -> None:
    # Several at one table: each fails by itself. At one evening, which takes as long to begin as
    # to play at.
    for deed in ("raises", "nothing"):
        monkeypatch.setenv(ROGUE, " ".join(f"{part}:{deed}" for part in parts))
        tried.clear()
        await played_to_its_end(rogue)
        assert tried == set(parts)


async def played_to_its_end(rogue: Playing) -> None:
    """Somebody fails to show something all the time; everything that is done counts."""
    evening = rogue.evening
    with capture_logs() as log:
        await rogue.begin(2)
        # What was drawn took too long by the loop's time; presses go by the simulated Discord's.
        time_limits.watch.rests_until = 0.0
        table = rogue.table
        for n in range(ROUNDS):
            if n == 0:
                assert SECRET not in "".join(await look_around(rogue))
            guest, ask = evening.asked()
            reply = await evening.answer(guest, ask, "public", "nod")
            assert said("fault-generic") not in "".join(look.text for look in reply.said)
            assert len(silences(table)) == n + 1, "the answer was taken"
            await evening.turn()
        assert table.state.record.status is Status.SETTLED
        story = await rogue.guests[1].press(evening.final(), said("button-story"))
        assert said("fault-generic") not in story.text
    assert not table.state.frozen
    wrong = [each for each in log if each["log_level"] == "error"]
    assert {each["event"] for each in wrong} <= {"a part of a game is left out"}, wrong
    assert len({each["part"] for each in wrong}) == len(wrong), "each is said once"
    assert SECRET not in str([{**each, "exc_info": None} for each in log])


@pytest.mark.parametrize(
    ("part", "deed"),
    [
        *(("board", deed) for deed in ("forever", "stubborn", "sleeps", "endless", "exits")),
        *((part, "forever") for part in ("question", "press", "tale", "picture", "dealt")),
        *((part, "endless") for part in ("tale", "fate", "cards")),
    ],
)
async def test_what_takes_too_long_to_show_is_tried_once(
    rogue: Playing, monkeypatch: pytest.MonkeyPatch, part: str, deed: str
) -> None:
    monkeypatch.setenv(ROGUE, f"{part}:{deed}")
    tries, does = [], DEEDS[deed]

    def counted() -> object:
        tries.append(part)
        return does()

    monkeypatch.setitem(DEEDS, deed, counted)
    await played_to_its_end(rogue)
    if deed != "endless":  # It is given at once, and what has no end is no text.
        assert tries == [part]


async def test_what_takes_too_long_to_show_costs_no_other_game_a_part(
    rogue: Playing, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not even before the event loop has turned."""
    await rogue.begin(2)
    monkeypatch.setenv(ROGUE, "board:forever")
    evening, words = rogue.evening, words_for(None)
    view = rogue.table.state.view()
    rogue.table.state.plugin.view.board(Formatter(view, words), rogue.table.state.notebook(None))
    assert "rogue" in time_limits.watch.spent
    ours = Formatter(replace(view, game="botk", choices=plugins()["botk"].defaults()), words)
    assert said("part-missing") not in plugins()["botk"].view.options(ours)
    assert (await evening.guest("Zoe").slash("help")).said


async def test_games_that_take_too_long_do_so_one_at_a_time() -> None:
    """Between two of them the bot has time for everybody else."""
    began, ended = [], []

    async def step() -> None:
        await rested()
        began.append(asyncio.get_running_loop().time())
        with pytest.raises(Overran):
            within(1, busy, 10**12)
        ended.append(asyncio.get_running_loop().time())

    with watched(asyncio.get_running_loop()):
        await asyncio.gather(step(), step(), step())
    _, second, third = began
    assert second >= ended[0] + REST
    assert third >= ended[1] + REST


async def test_nobody_waits_for_what_took_too_long_in_a_bot_that_has_ended() -> None:
    with watched(asyncio.get_running_loop()), pytest.raises(Overran):
        within(1, busy, 10**12)
    with pytest.raises(StopIteration):
        rested().send(None)


async def test_an_event_loop_that_turns_once_more_after_its_bot_ends_no_process() -> None:
    with watched(asyncio.get_running_loop()):
        while not time_limits.watch.turning:
            pass
    await asyncio.sleep(0)
    assert signal.getitimer(signal.ITIMER_VIRTUAL) == (0.0, 0.0)


def test_every_part_of_a_view_has_something_that_stands_in_for_it() -> None:
    """Whoever adds one says what: else it would not be held to anything."""
    called = {each.name for each in fields(GameView) if "Callable" in str(each.type)}
    assert called - {"moments", "pages"} == set(PARTS)


def busy(steps: int) -> int:
    for _ in range(steps):
        pass
    return steps


def test_nothing_is_raised_when_a_call_has_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    """However close to its limit it has come: what is outside would be the bot's own code."""
    monkeypatch.setattr(time_limits, "TICK", 0.001)
    ended = overran = 0
    steps = 1000.0
    with watched(None):
        while min(ended, overran) < 100:
            try:
                assert within(1, busy, int(steps)) == int(steps)
            except Overran:
                overran += 1
                steps *= 0.9
            else:
                ended += 1
                steps *= 1.1
            busy(100)


async def test_a_game_that_ends_the_bot_is_left_out_by_the_next_one(
    rogue: Playing, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It holds the interpreter where it goes on from an answer, which the journal has."""
    await rogue.begin(2)
    evening, table = rogue.evening, rogue.table
    ask = table.state.asks()[0]
    record = AnswerRecord(table.id, 1, ask.seat, ask.id, "nod", (), False, "player", 0.0)
    await answer(evening.store, record)
    monkeypatch.setenv(ROGUE, "step:holds")
    with capture_logs() as log:
        await evening.restart(kill=True)
    assert next(each["game"] for each in log if each["log_level"] == "error") == "rogue"
    await evening.turn()
    assert evening.table.state.frozen
    assert said("fault-game-gone") in "".join(look.text for look in evening.all_public())
    installed.cache_clear()  # As in another process.
    await evening.restart()
    await evening.turn()
    assert evening.table.state.frozen, "nor does it end one after a bot that has stopped when told"
    monkeypatch.setenv(ROGUE, "")
    installed.cache_clear()
    await evening.restart()
    await evening.turn()
    assert not evening.table.state.frozen, "it was mended"


@pytest.mark.parametrize("deed", ["forever", "raises", "holds", "much"])
async def test_a_computer_that_fails_to_speak_answers_all_the_same(
    rogue: Playing, monkeypatch: pytest.MonkeyPatch, deed: str
) -> None:
    host = rogue.evening.guest("Ann")
    monkeypatch.setenv(ROGUE, f"speaker:{deed}")
    await host.slash("rogue start", computers=1)
    await host.press(rogue.evening.lobby(), "Begin")
    await rogue.evening.turn()
    table = rogue.table
    await rogue.evening.play("public")
    assert silences(table) == [False] * ROUNDS
    assert table.state.record.status is Status.SETTLED


@pytest.mark.parametrize("deed", ["forever", "exits"])
async def test_what_fails_beside_a_game_costs_no_more_than_itself(
    rogue: Playing, monkeypatch: pytest.MonkeyPatch, deed: str
) -> None:
    tried.clear()
    monkeypatch.setenv(ROGUE, f"pace:{deed}")
    host, *_ = await rogue.sit_down(2)
    for where in ("seats_for", "check"):
        monkeypatch.setenv(ROGUE, f"{where}:{deed}")
        reply = await host.press(rogue.evening.lobby(), "Begin")
        assert reply.text == said("refused-cannot-deal")
    monkeypatch.setenv(ROGUE, f"pace:{deed} feats:{deed} successor:{deed}")
    time_limits.watch.turned()
    await host.press(rogue.evening.lobby(), "Begin")
    await rogue.evening.turn()
    table = rogue.table
    await rogue.evening.play("public")
    assert table.state.record.status is Status.SETTLED
    await rogue.evening.turn()
    await host.press(rogue.evening.final(), "Play again")
    assert "Join" in rogue.evening.lobby().buttons
    assert tried == {"seats_for", "check", "pace", "feats", "successor"}


@pytest.mark.parametrize("deed", ["exits", "forever", "endless", "nothing"])
async def test_all_is_offered_to_speakers_where_a_game_does_not_say_what_is_not_in_a_deal(
    rogue: Playing, monkeypatch: pytest.MonkeyPatch, deed: str
) -> None:
    await rogue.begin(2)
    monkeypatch.setenv(ROGUE, f"absent:{deed}")
    state = rogue.table.state
    offered = on_offer(state.view(), state.notebook(Seat(0)), ("him", "her"))
    assert offered == {0: "him", 1: "her"}


@pytest.mark.parametrize("deed", ["exits", "forever", "nothing"])
async def test_everybody_may_speak_where_a_game_does_not_say_who_keeps_quiet(
    rogue: Playing, monkeypatch: pytest.MonkeyPatch, deed: str
) -> None:
    host, *_ = await rogue.begin(2)
    monkeypatch.setenv(ROGUE, f"quiet:{deed}")
    (hand,) = (await host.press(rogue.evening.panel(), "My cards")).said
    assert "Speak" in hand.buttons
    assert said("claim-what") in (await host.press(hand, "Speak")).text


async def test_one_game_s_computers_do_not_keep_those_of_another_waiting(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """However many thoughts one wants, the next of another comes after one of them."""
    thinker, order = Thinker(), []

    async def do(_work: object, thought: str, _events: object) -> None:
        order.append(thought)
        await asyncio.sleep(0)

    monkeypatch.setattr(thinker.worker, "do", do)
    line = [*[("greedy", f"greedy {n}") for n in range(9)], ("modest", "modest")]
    async with asyncio.TaskGroup() as together:
        for game, thought in line:
            together.create_task(thinker.think(game, thought, []))  # type: ignore[arg-type]
    assert order.index("modest") <= 1
    thinker.close()


async def test_a_game_whose_computers_never_answer_is_asked_no_more(
    rogue: Playing, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinker, asked = rogue.evening.bot.manager.alone.thinker, []

    async def do(*work: object) -> None:
        asked.append(work)
        raise Overran

    monkeypatch.setattr(thinker.worker, "do", do)
    for _ in range(9):
        with pytest.raises(Overran):
            await thinker.think("rogue", lambda events, in_time: None, [])
    assert len(asked) == GIVEN_UP


@pytest.mark.parametrize("game", plugins())
def test_a_slow_machine_may_ask_the_computers_of_every_game_elsewhere(game: str) -> None:
    computer = Computer(plugins()[game].rules)
    ask = Ask(Seat(0), "any", (Verb("any"),), Answer("any"), id=1)
    asked = pickle.loads(pickle.dumps(Pondering(computer, 2, ask, derive(b"", "any", 1))))
    assert asked.computer.game.id == game
