"""Royal Execution as its player sees and presses it; every deal is stacked."""

from typing import Any

import pytest
from sqlalchemy import update

from bot.store.schema import tables
from bot.values.crowns import SeatResult, Settlement
from games.engine.crowns import Count
from games.execution import setup
from games.execution.cards import OTHERS, ROYALS, Card
from tests.cogs.test_crowns import pictures
from tests.execution.play import cards
from tests.store.rows import execute
from tests.support.evening import Evening, refused, said
from tests.support.guests import Guest
from tests.support.looks import Look
from tests.support.quick_thoughts import idle

DAY = 86400.0
FRONTS, FIRST = cards("Jh Kd Qs"), cards("5c 6d 9h 10c 2d 7s")


@pytest.fixture(autouse=True)
def _stacked(monkeypatch: pytest.MonkeyPatch) -> None:
    """In front are J♥, K♦ and Q♠; the draw pile begins with 5♣ 6♦ 9♥, and then 10♣ 2♦ 7♠."""

    def stacked(dice: object, deck: list[Card]) -> None:
        if deck[0] in ROYALS:
            others = [royal for royal in ROYALS if royal not in FRONTS]
            deck[:] = [*others[:3], FRONTS[0], *others[3:6], FRONTS[1], *others[6:], FRONTS[2]]
        else:
            deck[:] = [*FIRST, *(card for card in OTHERS if card not in FIRST)]

    monkeypatch.setattr(setup, "shuffle", stacked)


async def dealt(guest: Guest, command: str = "play", **options: Any) -> Look:
    (panel,) = (await guest.slash(f"execution {command}", **options)).said
    return panel


async def press(guest: Guest, panel: Look, *labels: str) -> Look:
    """Press one button after the other, each on what the last one has shown."""
    for label in labels:
        shown = (await guest.press(panel, label)).shown
        assert shown is not None, label
        panel = shown
    return panel


async def test_every_card_takes_two_presses_and_a_royal_falls(evening: Evening):
    ann = evening.guest("Ann")
    panel = await press(ann, await dealt(ann), "Draw three")
    assert "## 5♣ 6♦ 9♥" in panel.text
    assert {"5♣…", "6♦…", "9♥…"} <= set(panel.buttons)
    where = await press(ann, panel, "5♣…")
    assert {"on J♥", "on K♦", "on Q♠", "Discard: top"} <= set(where.buttons)
    panel = await press(ann, where, "on J♥")
    assert "**J♥** 11 · 5♣ → 6+ · 3 behind" in panel.text
    panel = await press(ann, panel, "6♦…", "on J♥", "9♥…", "on J♥")
    assert "J♥ is executed" in panel.text
    panel = await press(ann, panel, "9♥ on top")
    assert "⚔ **1**/12" in panel.text
    assert "Discard pile: **9♥**" in panel.text


@pytest.mark.parametrize(
    ("level", "fate"),
    [
        ("duke", "⚔ **J♥** is executed, number 1. 5♣ is saved, at the bottom."),
        ("king", "⚔ **J♥** is executed, number 1."),
    ],
)
async def test_an_execution_without_a_choice_is_told_until_the_next_press(
    evening: Evening, level: str, fate: str
):
    ann = evening.guest("Ann")
    panel = await press(ann, await dealt(ann, level=level), "Draw three")
    panel = await press(ann, panel, "5♣…", "on J♥", "6♦…", "on J♥", "9♥…", "on J♥")
    lines = panel.text.splitlines()
    assert lines[lines.index(fate) + 1].startswith("Behind it: **")
    again = await dealt(ann)
    assert fate in again.text, "who comes back sees it, too"
    panel = await press(ann, again, "Draw three")
    assert "is executed" not in panel.text


async def test_where_one_chooses_what_to_save_the_outcome_is_told(evening: Evening):
    ann = evening.guest("Ann")
    panel = await press(ann, await dealt(ann), "Draw three")
    panel = await press(ann, panel, "5♣…", "on J♥", "6♦…", "on J♥", "9♥…", "on J♥")
    assert "number 1" not in panel.text, "it is executed when a card is saved"
    panel = await press(ann, panel, "9♥ on top")
    assert "⚔ **J♥** is executed, number 1. 9♥ is saved, on top." in panel.text


@pytest.mark.parametrize("watched", [False, True])
async def test_all_of_a_long_discard_pile_can_be_seen_in_its_order(evening: Evening, watched: bool):
    ann = evening.guest("Ann")
    panel, pile = await dealt(ann, level="king", watched=watched), ""
    for _ in range(5):
        panel = await press(ann, panel, "Draw three")
        hand = panel.text.partition("## ")[2].partition("\n")[0]
        for name in hand.split():
            panel = await press(ann, panel, f"{name}…", "Discard: bottom")
            pile = f"{pile} {name}".lstrip()
    assert "… 3 more: press **?**" in panel.text
    (help_,) = (await ann.press(panel, "?")).said
    assert "all 15 cards from the top:" in help_.text
    assert pile in help_.text
    assert said("execution-explain-play") in help_.text


@pytest.mark.parametrize(("level", "left"), [("squire", 36), ("knight", 39), ("baron", 42)])
async def test_an_easier_level_has_fewer_cards_to_draw(evening: Evening, level: str, left: int):
    ann = evening.guest("Ann")
    panel = await dealt(ann, level=level)
    assert f"Draw pile **{left}**" in panel.text


async def test_a_game_dealt_before_that_was_so_goes_on_with_all_cards(evening: Evening):
    ann = evening.guest("Ann")
    await dealt(ann, level="squire")
    change = update(tables).where(tables.c.id == evening.table.id)
    await execute(evening.store, change.values(options='{"level": "squire"}'))
    await evening.restart(kill=True)
    panel = await dealt(ann, level="squire")
    assert "Draw pile **42**" in panel.text
    assert not evening.table.state.frozen


async def test_the_first_panel_says_what_it_is_about(evening: Evening):
    ann = evening.guest("Ann")
    panel = await dealt(ann)
    assert said("execution-goal", royals=12) in panel.text
    panel = await press(ann, panel, "Draw three")
    assert said("execution-goal", royals=12) not in panel.text


async def test_one_may_think_again_before_a_card_is_put_anywhere(evening: Evening):
    ann = evening.guest("Ann")
    panel = await press(ann, await dealt(ann), "Draw three", "5♣…", "Something else")
    assert {"5♣…", "6♦…", "9♥…"} <= set(panel.buttons)
    assert evening.answers == 1, "only drawing was an answer"


async def test_the_last_card_is_taken_back_and_what_was_turned_up_is_not(evening: Evening):
    ann = evening.guest("Ann")
    panel = await press(ann, await dealt(ann), "Draw three", "5♣…", "on K♦", "Take 5♣ back")
    assert "## 5♣ 6♦ 9♥" in panel.text
    assert not any(label.startswith("Take") for label in panel.buttons)
    panel = await press(ann, panel, "5♣…", "on J♥", "6♦…", "on J♥", "9♥…", "on J♥", "9♥ on top")
    assert not any(label.startswith("Take") for label in panel.buttons)


async def test_a_press_on_what_was_shown_before_changes_nothing_and_shows_how_it_stands(
    evening: Evening,
):
    ann = evening.guest("Ann")
    panel = await press(ann, await dealt(ann), "Draw three")
    where = await press(ann, panel, "5♣…")
    await press(ann, where, "on J♥")
    answers = evening.answers
    late = (await ann.send(where, where.buttons["on K♦"])).shown
    assert late is not None
    assert said("refused-stale") in late.text
    assert evening.answers == answers


async def test_it_is_there_again_after_the_bot_was_killed(evening: Evening):
    ann = evening.guest("Ann")
    await press(ann, await dealt(ann), "Draw three", "5♣…", "on J♥", "6♦…", "Discard: top")
    await evening.restart(kill=True)
    panel = await dealt(ann)
    assert "**J♥** 11 · 5♣ → 6+" in panel.text
    assert "Discard pile: **6♦**" in panel.text
    panel = await press(ann, panel, "Take 6♦ back")
    assert "## 6♦ 9♥" in panel.text, "and a card can still be taken back"


async def test_a_day_that_ends_while_the_bot_is_away_is_given_up(evening: Evening):
    ann, bob = evening.party(2)
    keys = await evening.store.days.keys(evening.clock.now())
    await press(ann, await dealt(ann, "daily"), "Draw three")
    table_id = evening.table.id
    await evening.restart(kill=True, away=DAY)
    await evening.turn()
    (result,) = await evening.store.crowns.results(table_id)
    assert (result.won, result.score) == (False, -12)
    (board,) = (await bob.slash("execution board")).said
    assert "**1.** Ann" in board.text
    assert keys.key(keys.first_day).hex() in board.text


async def test_the_daily_is_for_dukes_and_one_try(evening: Evening):
    ann = evening.guest("Ann")
    await evening.store.days.keys(evening.clock.now())
    await evening.turn(DAY)
    panel = await dealt(ann, "daily")
    assert said("execution-terms-duke") in panel.text
    panel = await press(ann, panel, "Draw three", "5♣…", "on J♥", "6♦…", "on J♥", "9♥…", "on J♥")
    lost = await press(ann, panel, "Give up", "Give up")
    await press(ann, lost, "Share")
    (shared,) = evening.all_public()
    lines = shared.text.splitlines()
    assert lines[lines.index("🟥⬛⬛⬛") :][:4] == ["🟥⬛⬛⬛", "⬛⬛⬛⬛", "⬛⬛⬛⬛", "No hints."]
    assert not any(suit in shared.text for suit in "♣♦♥♠"), "nothing of the deal"
    again = await dealt(ann, "daily")
    assert "Given up: 1 of 12 executed" in again.text
    assert "Draw three" not in again.buttons


async def test_who_watches_sees_the_board_and_presses_nothing(evening: Evening):
    ann, bob = evening.party(2)
    panel = await press(ann, await dealt(ann, watched=True), "Draw three")
    await press(ann, panel, "5♣…", "on J♥")
    await evening.turn()
    (public,) = evening.all_public()
    assert "**J♥** 11 · 5♣ → 6+" in public.text
    assert public.text.casefold().count(said("execution-level-squire")) == 1
    refused(await bob.send(public, public.buttons["6♦…"]), "refused-not-seated")


async def test_another_level_than_that_of_the_open_game_is_not_passed_over(evening: Evening):
    ann = evening.guest("Ann")
    await dealt(ann, level="king")
    panel = await dealt(ann, level="squire")
    king = said("execution-start-level-king")
    assert said("still-open", n=1, terms=king) in panel.text
    panel = await press(ann, panel, "Give up", "Give up")
    panel = await dealt(ann, level="squire")
    assert said("execution-terms-squire") in panel.text
    assert said("still-open", n=1, terms=king) not in panel.text


async def test_levels_are_told_apart_in_what_one_has_played(evening: Evening):
    ann = evening.guest("Ann")
    for level in ("squire", "king"):
        await press(ann, await dealt(ann, level=level), "Give up", "Give up")
    (me,) = (await ann.slash("crowns me")).said
    assert "**Royal Execution**: 2 games, 0 won" in me.text
    assert "played: 1× king, 1× squire" in me.text


async def test_a_game_alone_brings_its_medal_though_no_crowns_hang_on_it(evening: Evening):
    ann, bob = evening.party(2)
    for guest, level in ((ann, "squire"), (bob, "king")):
        await dealt(guest, level=level)
        table = next(t for t in evening.bot.manager if t.state.record.host_id == guest.id)
        counts = (Count("played", 1, level), Count("won", 1, level))
        result = SeatResult(0, guest.id, guest.name, level, True, True, 0, counts, score=9)
        record = table.state.record
        settled = Settlement(
            record.id, record.guild_id, record.game, "won", False, (result,), (), 1.0
        )
        assert await evening.store.crowns.settle(settled)
    (own,) = (await ann.slash("crowns me")).said
    (alt,) = pictures(own)
    assert said("execution-medal-squire") in alt
    assert said("execution-medal-king") not in alt


# --- hints ---


async def after_thinking(evening: Evening, panel: Look) -> Look:
    """What a message shows when nothing is thought about any more."""
    await idle(evening.bot.manager.alone.thinker)
    await evening.turn()
    return evening.look(evening.env.backend.get_message(panel.channel_id, panel.id))


def told(panel: Look) -> str:
    (line,) = [line for line in panel.text.splitlines() if line.startswith("💡")]
    return line


async def test_a_hint_comes_to_the_panel_goes_with_the_move_and_stands_with_the_result(
    evening: Evening,
):
    ann = evening.guest("Ann")
    panel = await press(ann, await dealt(ann, level="king"), "Draw three", "Hint")
    panel = await after_thinking(evening, panel)
    assert "won from there" in told(panel)
    assert "Hint" not in panel.buttons
    where = await press(ann, panel, "5♣…")
    assert told(where) == told(panel), "it stands while one chooses"
    panel = await press(ann, where, "on J♥")
    assert "💡" not in panel.text
    assert "Hint" in panel.buttons
    lost = await press(ann, panel, "Give up", "Give up")
    assert "· 💡 1 hint" in lost.text


async def test_a_bot_that_was_killed_gives_the_same_hint_again(evening: Evening):
    ann = evening.guest("Ann")
    panel = await press(ann, await dealt(ann, level="king"), "Draw three", "Hint")
    first = told(await after_thinking(evening, panel))
    await evening.restart(kill=True)
    again = await after_thinking(evening, await dealt(ann, level="king"))
    assert told(again) == first
    lost = await press(ann, again, "Give up", "Give up")
    assert "· 💡 1 hint" in lost.text, "and it is not counted twice"
