"""A table's computers: how well they play is the host's to choose, their tempers the dice's."""

from functools import partial
from typing import Any

import pytest

from bot.panels.help import GAME, help_panel
from bot.plugins.plugin import Seating
from bot.plugins.registry import plugins
from bot.tables.computers import Pondering, style_of
from bot.tables.dealing import deal
from bot.tables.lobby import alter, chosen
from bot.tables.table import Table
from bot.text import words_for
from gallows.kit.limits import text
from games.botk.cards import Role
from games.botk.events import RoleDealt
from games.botk.game import BOTK
from games.botk.state import State
from games.dotk.computer import ComputerPlayer
from games.engine import computers
from games.engine.asks import Answer, Ask, Seat
from games.engine.computers import Computer
from games.engine.dice import derive
from games.engine.play_style import DEFAULT_STYLE, PlayStyle, Strength, Temper, tempers
from tests.support.evening import Evening, refused, said

SEVERAL = [game.id for game in plugins().values() if game.seating is Seating.LOBBY]
HARDER = {"botk", "dotk"}
"""Where hard computers were measured to win more: docs/strength.md."""
EPITHETS = {Temper.CAREFUL: "the Careful", Temper.BOLD: "the Bold", Temper.TREACHEROUS: "the Sly"}


def told(strength: Strength) -> str:
    return said("lobby-strength", does=said(f"option-strength-{strength}-text"))


@pytest.mark.parametrize("game", SEVERAL)
async def test_the_host_chooses_how_well_computers_play(evening: Evening, game: str):
    strengths = plugins()[game].rules.strengths
    ann, bob = evening.party(2)
    await ann.slash(f"{game} start", strength="easy")
    await bob.press(evening.lobby(), "Join")
    assert "Computers:" not in evening.lobby().text, "there are none"
    await ann.press(evening.lobby(), "Add computer")
    await evening.turn()
    assert told(Strength.EASY) in evening.lobby().text
    label = "Roles" if game == "feast" else said("button-options")
    (options,) = (await ann.press(evening.lobby(), label)).said
    chooser = f"gg:o:{evening.table.id}:strength"
    refused(await bob.send(options, chooser, ["hard"]), "refused-not-host")
    refused(await ann.send(options, chooser, ["divine"]), "refused-not-offered")
    assert said(f"computers-up-to-{strengths[-1]}") in options.text
    await ann.send(options, chooser, [strengths[-1]])
    await evening.turn()
    assert told(strengths[-1]) in evening.lobby().text
    if Strength.HARD not in strengths:
        refused(await ann.send(options, chooser, ["hard"]), "refused-not-offered")


@pytest.mark.parametrize("game", SEVERAL)
def test_help_says_how_well_computers_play(game: str) -> None:
    harder = Strength.HARD in plugins()[game].rules.strengths
    assert harder == (game in HARDER)
    shown = text(help_panel(f"{GAME}{game}", words_for("en")))
    assert (said("computers-up-to-hard") in shown) == harder
    assert (said("computers-up-to-normal") in shown) == (not harder)


async def test_what_was_hard_before_is_normal_where_hard_is_offered_no_more(evening: Evening):
    guests = evening.party(2)
    await evening.sit_down(guests, "feast", computers=4)
    table = evening.table
    await alter(table, partial(chosen, option="strength", value="hard"))
    await evening.turn()
    assert told(Strength.NORMAL) in evening.lobby().text
    await guests[0].press(evening.lobby(), "Begin")
    await evening.turn()
    record = table.state.record
    empty = [Seat(each.seat) for each in record.seats if each.user_id is None]
    styles = [style_of(record, seat) for seat in empty]
    assert {style.strength for style in styles} == {Strength.NORMAL}
    assert all(style.temper for style in styles)


async def test_computers_have_a_temper_in_a_game_and_the_same_after_a_restart(evening: Evening):
    guests = evening.party(2)
    await evening.sit_down(guests, computers=3)
    assert not any(epithet in evening.lobby().words for epithet in EPITHETS.values())
    await guests[0].press(evening.lobby(), "Begin")
    await evening.turn()
    record = evening.table.state.record
    drawn = tempers(record.seed or b"", 3)
    computers = [seat for seat in record.seats if seat.user_id is None]
    called = [
        f"{seat.name} {EPITHETS[temper]}" for seat, temper in zip(computers, drawn, strict=True)
    ]
    assert [seat.name for seat in evening.table.state.view().seats if seat.computer] == called
    assert any(name in look.words for look in evening.all_public() for name in called)
    await evening.restart()
    assert [seat.name for seat in evening.table.state.view().seats if seat.computer] == called


async def test_computers_play_in_their_manner_and_whoever_is_stood_in_for_as_usual(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    guests = evening.party(2)
    await evening.sit_down(guests, "dotk", mode="lives", computers=3, strength="easy")
    await guests[0].press(evening.lobby(), "Begin")
    await evening.sure(guests[1], "dotk leave")
    await evening.turn()
    heard: dict[Seat, PlayStyle] = {}
    answer = ComputerPlayer.answer

    def listening(
        self: ComputerPlayer, book: Any, ask: Ask, dice: Any, style: PlayStyle = DEFAULT_STYLE
    ) -> Answer:
        heard[ask.seat] = style
        return answer(self, book, ask, dice, style)

    monkeypatch.setattr(ComputerPlayer, "answer", listening)
    table = evening.table
    for _ in range(12):
        # Ann says nothing, and in the end somebody plays for her, too.
        await evening.turn(150)
    assert heard == {seat: style_of(table.state.record, seat) for seat in heard}
    played = {seat.seat: seat.user_id for seat in table.state.record.seats}
    for seat, style in heard.items():
        by_computer = played[seat] is None
        assert (style == DEFAULT_STYLE) is not by_computer
        assert style.strength is (Strength.EASY if by_computer else Strength.NORMAL)
    assert Seat(1) in heard


@pytest.fixture
def computer_is_jester(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deal the Jester to a computer: people take the first two seats."""

    def deal_roles(state: State, roles: list[Role], _always: bool) -> None:
        roles.sort(key=lambda role: role is not Role.JESTER)
        seats = sorted(state.prisoners, reverse=True)
        for seat, role in zip(seats, roles, strict=False):
            state.roles[seat] = role
            state.context.tell(RoleDealt(seat, role), seat)
        state.discarded = roles[-1]

    four = [Role.LOYALIST, Role.SABOTEUR, Role.PRINCESS, Role.JESTER]
    monkeypatch.setattr("games.botk.setup.role_deck", lambda: list(four))
    monkeypatch.setattr("games.botk.setup.deal_roles", deal_roles)


async def hard_game(evening: Evening) -> Table:
    """A game in which a computer's action is worth thinking ahead about, to its end."""
    guests = evening.party(2)
    await evening.sit_down(guests, computers=2, strength="hard")
    await guests[0].press(evening.lobby(), "Begin")
    await evening.turn()
    table = evening.table
    await evening.play()
    return table


@pytest.mark.usefixtures("computer_is_jester")
async def test_what_takes_long_is_thought_elsewhere_and_comes_out_the_same_again(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    def here(*_: Any) -> Answer:
        raise AssertionError("it holds the loop up")

    monkeypatch.setattr(computers, "best", here)
    table = await hard_game(evening)
    record, again, pondered = table.state.record, deal(table.state.record), 0
    for given in table.state.match.given if table.state.match else ():
        assert not given.silent
        if given.claim:
            again.repeat(given)
            continue
        ask = next(each for each in again.asks if each.id == given.ask)
        computer = Computer(BOTK, style_of(record, ask.seat))
        book = BOTK.notebook(len(record.seats), ask.seat)
        book.read(again.log)
        if record.seats[ask.seat].user_id is None and computer.thinks_ahead(book, ask):
            dice = derive(record.seed or b"", "computer", ask.id)
            thought = Pondering(computer, len(record.seats), ask, dice)
            answer = await evening.bot.manager.alone.thinker.think(
                "botk", thought, book.events_and_claims
            )
            assert answer == Answer(given.verb, given.picks)
            pondered += 1
        again.submit(given.seat, given.ask, Answer(given.verb, given.picks))
    assert pondered


@pytest.mark.usefixtures("computer_is_jester")
async def test_how_long_one_thinks_shows_nobody_who_it_is(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    """A Jester alone thinks ahead: it does so while the table waits as for any other computer."""
    thinker, begun = evening.bot.manager.alone.thinker, list[tuple[float, float]]()
    think = thinker.think

    async def noting(*about: Any) -> Any:
        begun.append((evening.clock.now(), evening.table.state.asked_at))
        return await think(*about)

    monkeypatch.setattr(thinker, "think", noting)
    table = await hard_game(evening)
    assert table.state.match is not None
    assert table.state.match.outcome is not None
    assert begun
    assert {now - asked_at for now, asked_at in begun} == {0.0}


@pytest.mark.usefixtures("computer_is_jester")
async def test_where_nothing_comes_of_thinking_ahead_the_quick_answer_does(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    async def think(*_: Any) -> None:
        raise TimeoutError

    monkeypatch.setattr(evening.bot.manager.alone.thinker, "think", think)
    table = await hard_game(evening)
    assert table.state.match is not None
    assert table.state.match.outcome is not None
    assert not [given for given in table.state.match.given if given.silent]
