"""What is felt at the table, and what each player reads of their fate, in the words of a game."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from bot.panels.alone import private_panel
from bot.panels.details import explain_panel
from bot.panels.table import moment_panel
from bot.plugins.formatter import Formatter
from bot.plugins.registry import plugins
from bot.plugins.view import beats_of
from bot.text import Words, words_for
from bot.text.emblems import show_emblems
from bot.values.silence import Silent
from cogs.feast.names import reason
from gallows.kit.limits import parts
from gallows.kit.play import MatchPlay
from gallows.kit.snapshots import Snapshot, english, played
from games.botk import events as botk_events
from games.botk.cards import Gallows, Item
from games.botk.events import GallowsRevealed
from games.botk.script import RELENTS_AT_MOST
from games.dotk import events as dotk
from games.dotk.game import DOTK
from games.dotk.setup import Options as DotkOptions
from games.dotk.words import Mode
from games.engine.asks import Seat
from games.engine.events import Event
from games.feast.cards import Role
from games.feast.events import Died, GameEnded, Judged, ThumbsShown
from games.feast.words import Cause, Result, Throw
from tests.botk.items import CHALICE, CHEESE, DUMMY, HAT, KEG, KEY, MIMIC, PARDON, SHIELD
from tests.botk.play import J, L, P, S
from tests.botk.play import deal as botk
from tests.dotk.test_ends import rounds, turns
from tests.feast.play import deal as feast
from tests.feast.test_ends import all_up, fight

WORDS = english()


def fate(
    play: MatchPlay[Any], seat: int, words: Words = WORDS, *, until: type[Event] | None = None
) -> str:
    """What a seat's private panel says, before it says anything of cards.

    ``until``: while the last event of this kind is the last that has been told.
    """
    snapshot = Snapshot(play.match)
    book, log = snapshot.notebook(Seat(seat)), play.match.log
    if until is not None:
        book = play.match.game.notebook(play.match.seats, Seat(seat))
        last = max(at for at, each in enumerate(log) if isinstance(each.event, until))
        book.read(log[: last + 1])
    panel = private_panel(snapshot.view, book, None, words)
    return "\n".join(str(part.get("content", "")) for part in parts(panel))


def asked(play: MatchPlay[Any]) -> str:
    """The question to the first seat."""
    snapshot = Snapshot(play.match)
    (ask,) = play.match.asks
    panel = private_panel(snapshot.view, snapshot.notebook(Seat(0)), ask, WORDS)
    return "\n".join(str(part.get("content", "")) for part in parts(panel))


def felt(play: MatchPlay[Any], events: Sequence[Event] | None = None) -> str:
    """The moments of these public events, or of all, as one message."""
    snapshot = Snapshot(play.match)
    told = snapshot.tale if events is None else events
    panel = moment_panel(snapshot.view, snapshot.notebook(None), told, None, 0, WORDS)
    return "" if panel is None else "\n".join(str(p.get("content", "")) for p in parts(panel))


@pytest.mark.parametrize(("lines", "shown"), [(["", ""], None), (["x" * 5000] * 9, 4000)])
def test_a_game_whose_moment_says_nothing_or_too_much_leaves_no_empty_message(
    monkeypatch: pytest.MonkeyPatch, lines: list[str], shown: int | None
) -> None:
    """Discord refuses a message with nothing in it, and one that is longer than 4,000 letters."""
    game = plugins()["botk"]
    spoilt = replace(game, view=replace(game.view, moment=lambda fmt, notebook, events: lines))
    monkeypatch.setattr("bot.panels.table.plugins", lambda: {"botk": spoilt})
    play = botk((L, L, S, J, P), (HAT, KEY, HAT, CHEESE, PARDON)).pass_actions()
    play.execute(1)
    snapshot = Snapshot(play.match)
    panel = moment_panel(snapshot.view, snapshot.notebook(None), snapshot.tale, None, 0, WORDS)
    assert (None if panel is None else len(parts(panel)[-1]["content"])) == shown


# --- By Order of the King ---


def test_an_execution_bears_the_emblem_of_its_method() -> None:
    play = botk((L, L, S, J, P), (HAT, KEY, HAT, CHEESE, PARDON)).pass_actions()
    play.execute(1)
    method = next(e.card for e in Snapshot(play.match).tale if isinstance(e, GallowsRevealed))
    assert "⚔" in felt(play)
    show_emblems({f"botk-gallows-{method}": "<:method:1>"})
    try:
        said = felt(play)
    finally:
        show_emblems({})
    name = Formatter(Snapshot(play.match).view, WORDS).bold(Seat(1))
    way = WORDS(f"botk-gallows-{method}-way", name=name)
    assert f"<:method:1> {way}" in said
    assert way.count(".") == 1, "the joke of the message is the death's"
    assert WORDS(f"botk-gallows-{method}-death", name=name) in said
    snapshot = Snapshot(play.match)
    fmt, book = Formatter(snapshot.view, WORDS), snapshot.notebook(None)
    assert f"☠ {name} is dead." in plugins()["botk"].view.tale(fmt, book, snapshot.tale)


def test_a_deal_without_princess_and_jester_names_neither() -> None:
    play = botk((L, L, S, L, L), (CHEESE, KEY, CHALICE, HAT, PARDON)).pass_actions()
    snapshot = Snapshot(play.match)
    ask, book = play.match.asks[0], snapshot.notebook(None)
    said = [
        *(str(part) for part in parts(explain_panel(snapshot.view, book, ask, WORDS))),
        *(
            str(part)
            for seat in range(5)
            for part in parts(
                private_panel(snapshot.view, snapshot.notebook(Seat(seat)), None, WORDS)
            )
        ),
    ]
    play.execute(1)
    said += [fate(play, seat) for seat in range(5)]
    play.stop()
    said += [felt(play), *(fate(play, seat) for seat in range(5))]
    assert "You lost: no Pardon holder died." in fate(play, 3)
    assert "1 death, and no mistake." in felt(play)
    assert not any(name in text for name in ("Princess", "Jester") for text in said)


def test_order_is_kept_and_everybody_reads_why_they_won_or_lost() -> None:
    play = botk((L, L, S, J, P), (HAT, KEY, HAT, CHEESE, PARDON)).pass_actions()
    play.execute(1)
    assert "You are dead" in fate(play, 1)
    assert "You earn nothing." in fate(play, 1)
    play.execute(2)
    assert "You have escaped" in fate(play, 2)
    assert "unlocks the shackles" in fate(play, 2)
    assert "You still win or lose with your role" in fate(play, 2)
    assert "You are dead" not in fate(play, 3)
    play.execute(4)
    assert "You lost: you died with the Cheese" in fate(play, 4)
    play.stop()
    assert "Order is kept" in felt(play)
    assert f"1 death, and no mistake. Winners: {name(play, 0)} and {name(play, 2)}." in felt(play)
    assert "The Jester" not in felt(play)
    assert "You won: order is kept, with 1 death." in fate(play, 0)
    assert "You lost: you died." in fate(play, 1)
    assert "You won: you survived, and order is kept, with 1 death." in fate(play, 2)
    assert "You lost: no Princess and no Pardon holder died." in fate(play, 3)
    assert "You lost: you died with the Cheese" in fate(play, 4)


def test_order_falls_by_a_pardon() -> None:
    play = botk((L, S, J, L, P), (PARDON, HAT, HAT, DUMMY, CHEESE)).pass_actions()
    play.execute(3)
    assert "You won: you died and stole a crown from everybody." in fate(play, 3)
    play.execute(1)
    said = felt(play)
    assert "Order falls" in said
    assert f"{name(play, 1)} held the Pardon." in said
    assert f"The Saboteurs win: {name(play, 2)} survived and collects. The Jester wins: " in said
    assert f"{name(play, 3)} died and stole a crown from everybody." in said
    assert "You lost: one execution too many." in fate(play, 0)
    assert "You lost: your death made the Saboteurs win." in fate(play, 1)
    assert "You won: you survived." in fate(play, 2)
    assert "You won: you died and stole a crown from everybody." in fate(play, 3)
    assert "You lost: the Saboteurs won." in fate(play, 4)


def test_order_falls_by_the_princess_and_nobody_is_paid() -> None:
    play = botk((S, P, S, L, L), (KEG, HAT, DUMMY, SHIELD, PARDON)).pass_actions()
    play.execute(3)
    play.execute(1)
    said = felt(play)
    assert f"{name(play, 2)} was the Princess." in said
    assert "survived and collects" in said, "the other Saboteur has escaped"
    play = botk((S, P, L, L), (KEG, HAT, DUMMY, PARDON)).pass_actions()
    play.execute(1)
    assert "none survived to collect" in felt(play)
    assert "You lost: you died too soon to collect." in fate(play, 1)


def test_order_falls_where_nobody_is_a_saboteur() -> None:
    play = botk((L, P, L, L), (PARDON, HAT, DUMMY, HAT)).pass_actions()
    play.execute(1)
    said = felt(play)
    assert "The Saboteurs win, but **there were none.**" in said
    assert "survived" not in said


@pytest.mark.parametrize(
    ("locale", "dead", "kept"),
    [
        ("en", "but the Saboteurs may", "no Princess and no Pardon holder died."),
        ("de", "aber die Saboteure können", "Weder die Prinzessin noch jemand mit Begnadigung"),
        ("fr", "mais les Saboteurs peuvent", "ni Princesse ni Grâce n’a péri."),
        ("sv", "men Sabotörerna kan", "ingen med Benådning och ingen Prinsessa dog."),
    ],
)
def test_a_saboteur_hears_of_no_friend_and_no_princess_that_there_may_not_be(
    locale: str, dead: str, kept: str
) -> None:
    play = botk((S, L, L, L, P), (HAT, HAT, DUMMY, PARDON, KEY)).pass_actions()
    play.execute(1)
    assert dead in fate(play, 1, words_for(locale))
    play.stop()
    assert kept in fate(play, 1, words_for(locale))


def test_a_mimic_is_said_to_have_been_what_it_was() -> None:
    play = botk((L, S, L, L), (MIMIC, HAT, HAT, PARDON)).pass_actions()
    play.execute(1)
    assert "held the Mimic, which was a Pardon" in felt(play)
    play = botk((J, S, L, L, L), (MIMIC, HAT, HAT, PARDON, CHEESE)).pass_actions()
    play.execute(1)
    assert "You lost: your Mimic was the Cheese, so you stole nothing." in fate(play, 1)
    play.stop()
    assert "You lost: your Mimic was the Cheese, so you stole nothing." in fate(play, 1)


@pytest.mark.parametrize(
    ("item", "said"),
    [(HAT, "You won: you died and stole"), (CHEESE, "You lost: you died with the Cheese")],
)
def test_a_jester_reads_the_truth_while_their_death_is_being_told(item: Item, said: str) -> None:
    """What is stolen is told a beat or two later."""
    play = botk((J, S, L, L, P), (item, KEY, DUMMY, SHIELD, PARDON)).pass_actions()
    play.execute(1)
    assert said in fate(play, 1, until=botk_events.Died)


def test_only_a_jester_dead_is_a_victory_of_the_jester_alone() -> None:
    play = botk((L, S, J, L, P), (HAT, KEY, HAT, CHALICE, PARDON)).pass_actions()
    play.execute(3)
    play.stop()
    said = felt(play)
    assert "No death counts. The Jester wins" in said
    assert f"The Jester wins: {name(play, 3)} died and stole a crown from everybody." in said
    assert "paid" not in said.partition("Order is kept")[2]
    assert "Nobody wins" not in said
    for seat in (0, 1, 4):
        assert "You lost: no death counts." in fate(play, seat), "somebody died, and it pays nobody"


def test_who_has_relented_too_often_reads_that_silence_ends_the_game() -> None:
    play = botk((L, S, L, L), (HAT, HAT, DUMMY, PARDON)).pass_actions()
    play.execute(1)
    for _ in range(RELENTS_AT_MOST):
        play.do(0, "condemn", 2)
        assert "If time runs out, you relent." in asked(play)
        play.do(0, "relent")
    play.do(0, "condemn", 2)
    assert "If time runs out, you stop." in asked(play)
    play.silent(0)
    assert "Order is kept" in felt(play)


def test_nobody_dead_is_nobody_paid() -> None:
    play = botk((L, S, L, L), (KEY, HAT, HAT, PARDON)).pass_actions()
    play.execute(1)
    play.stop()
    assert "No death counts. Nobody wins." in felt(play)
    assert "You lost: no death counts." in fate(play, 0)
    assert "You lost: you survived." not in fate(play, 0)


def test_a_jester_who_lives_has_lost() -> None:
    play = botk((J, S, L, L), (HAT, HAT, DUMMY, PARDON)).pass_actions()
    play.execute(2)
    play.stop()
    assert "You lost: you survived." in fate(play, 1)


def test_each_death_of_a_chain_is_a_beat_with_its_cause() -> None:
    play = botk((L, L, L, S), (KEG, HAT, HAT, PARDON)).pass_actions()
    before = len(play.match.log)
    play.execute(1)
    moments = plugins()["botk"].view.moments
    told = [each.event for each in play.match.log[before:] if each.to is None]
    beats = [type(event).__name__ for event in told if beats_of(moments, event)]
    assert beats[:3] == ["Condemned", "ItemShown", "Died"]
    assert beats.count("Died") == 3
    assert felt(play, told).count("Powder Keg kills") == 2


def test_what_the_dice_chose_in_somebodys_silence_is_told_as_that() -> None:
    fmt = Formatter(Snapshot(botk((L, S, L, L), (HAT, HAT, DUMMY, PARDON)).match).view, WORDS)
    tale = plugins()["botk"].view.tale
    book = Snapshot(botk((L, S, L, L), (HAT, HAT, DUMMY, PARDON)).match).notebook(None)
    chosen = tale(fmt, book, [Silent(Seat(0), (Seat(2),))])
    assert chosen == [f"🤐 {fmt.bold(Seat(0))} says nothing. At random: {fmt.bold(Seat(2))}."]
    assert tale(fmt, book, [Silent(Seat(0), ())]) == [f"🤐 {fmt.bold(Seat(0))} says nothing."]


def test_a_mob_without_votes_is_told_as_that_alone() -> None:
    play = botk((L, S, L, L), (HAT, HAT, DUMMY, PARDON), (Gallows.BITTER_CUP, Gallows.THE_MOB))
    play.pass_actions()
    for seat in range(1, 4):
        play.silent(seat)
    snapshot = Snapshot(play.match)
    fmt, book = Formatter(snapshot.view, WORDS), snapshot.notebook(None)
    said = plugins()["botk"].view.tale(fmt, book, snapshot.tale)
    assert "Nobody voted." in said
    assert "nobody can be selected" not in "".join(said)


def test_each_gallows_card_is_a_moment_of_its_own() -> None:
    play = botk((L, S, L, L), (HAT, HAT, DUMMY, PARDON), (Gallows.BITTER_CUP, Gallows.BLOOD_MONEY))
    assert "Gallows card: Bitter Cup" in felt(play)
    assert "Gallows card: Blood Money" not in felt(play)
    play.pass_actions()
    assert "Gallows card: Blood Money" in felt(play)


# --- King's Feast ---


def test_thumbs_come_one_after_the_other_and_then_who_falls() -> None:
    play = feast(goblet=0, goblets=2)
    all_up(play)
    view = plugins()["feast"].view
    (thumbs,) = play.happened(ThumbsShown)
    fmt = Formatter(Snapshot(play.match).view, WORDS)
    beats = beats_of(view.moments, thumbs)
    shown = [view.begun(fmt, thumbs, beat)[0].count("👍") for beat in range(1, beats)]
    assert shown == sorted(set(shown)), "more with each beat"
    assert shown[-1] < len(thumbs.up)
    said = felt(play)
    assert said.count("👍") == len(thumbs.up)
    assert (
        said.index("👍") < said.index("Poison:") < said.index("is dead") < said.index("The feast")
    )
    assert "You are dead" not in fate(play, 1)
    assert "You lost: the King is dead." in fate(play, 0)
    assert "You won: the " in fate(play, 1)


def test_two_who_die_together_share_one_joke_and_the_kings_death_is_told_once() -> None:
    *_, snapshot = played(plugins()["feast"].rules, 3, 6)
    told = [
        Died(Seat(1), Cause.GOBLET, Role.GUARD, (), 0),
        Died(Seat(2), Cause.GOBLET, Role.KING, (), 0),
        GameEnded(Result.KING_DEAD, ()),
    ]
    fmt, book = Formatter(snapshot.view, WORDS), snapshot.notebook(None)
    said = "\n".join(plugins()["feast"].view.moment(fmt, book, told))
    assert said.count("did not even finish the glass") == 1
    assert said.count("☠") == 2
    assert "died of the poison: the **King**" in said
    assert "The King is dead" not in said


def test_a_duel_is_felt_and_its_loser_reads_what_it_means() -> None:
    play = feast()
    fight(play, 1, 4, Throw.ROCK, Throw.SCISSORS)
    said = felt(play)
    assert f"{name(play, 1)} challenges {name(play, 4)} to a duel" in said
    assert "wins." in said
    assert "You are dead" in fate(play, 4)
    assert "you can still win" in fate(play, 4), "a Rebel's goal is about the Guard"


def test_a_feast_without_a_winner_says_so() -> None:
    *_, snapshot = played(plugins()["feast"].rules, 3, 5)
    view, book = plugins()["feast"].view, snapshot.notebook(None)
    fmt, end = (
        Formatter(snapshot.view, WORDS),
        [e for e in snapshot.tale if isinstance(e, GameEnded)],
    )
    assert "Nobody won" not in "\n".join(view.moment(fmt, book, end))
    book.verdicts = [replace(verdict, won=False) for verdict in book.verdicts]
    assert "Nobody won" in view.moment(fmt, book, end)[-1]


@pytest.mark.parametrize(("dead", "said"), [(1, "1 mort sur 8"), (2, "2 morts sur 8")])
def test_the_black_knight_counts_one_as_one_in_french_too(dead: int, said: str) -> None:
    fmt = Formatter(Snapshot(feast().match).view, words_for("fr"))
    assert reason(fmt, Judged(Seat(0), Role.BLACK_KNIGHT, False, (), dead, 8)) == said


# --- Death Over the Kingdom ---


@pytest.mark.parametrize("mode", list(Mode))
def test_every_end_of_dotk_says_why(mode: Mode) -> None:
    *_, snapshot = played(DOTK, 7, 5, DotkOptions(mode=mode))
    said = moment_panel(snapshot.view, snapshot.notebook(None), snapshot.tale[-8:], None, 0, WORDS)
    assert said is not None
    for seat in range(5):
        book = snapshot.notebook(Seat(seat))
        lines = "\n".join(plugins()["dotk"].view.fate(Formatter(snapshot.view, WORDS), book))
        won = seat in book.winners
        assert lines.count("You won:" if won else "You lost:") == 1


def test_who_is_out_early_is_not_told_that_the_winners_went_out_later() -> None:
    alone = rounds(Mode.LIVES, *[(0,)] * 4, *[(2,)] * 4)
    together = rounds(Mode.LIVES, *[(0,)] * 4, *[(1, 2)] * 4)
    assert f"You lost: {name(alone, 1)} lasted longer than you." in fate(alone, 0)
    both = f"{name(together, 1)} and {name(together, 2)}"
    assert f"You lost: {both} lasted longer than you." in fate(together, 0)
    assert f"{name(alone, 1)} höll ut längre än du." in fate(alone, 0, words_for("sv"))


def test_one_token_and_one_point_are_one_in_swedish_too() -> None:
    tokens, points = rounds(Mode.TOKENS, (0,), (1,), (2,)), turns((0, 0), (0, 1), (0, 0))
    assert "Du vann: 1 bricka, och ingen har färre." in fate(tokens, 0, words_for("sv"))
    assert "Du vann: 1 poäng räcker till andraplatsen." in fate(points, 1, words_for("sv"))


def test_who_is_out_reads_so() -> None:
    for snapshot in played(DOTK, 3, 5, DotkOptions(mode=Mode.LIVES)):
        gone = snapshot.notebook(None).gone
        if gone and not snapshot.settled:
            break
    assert gone
    book = snapshot.notebook(gone[0])
    said = plugins()["dotk"].view.fate(Formatter(snapshot.view, WORDS), book)
    assert "You are out" in said[0]
    assert any(isinstance(event, dotk.WentOut) for event in snapshot.tale)


def name(play: MatchPlay[Any], seat: int) -> str:
    """A seat's name, as a line says it."""
    return Formatter(Snapshot(play.match).view, WORDS).bold(Seat(seat))


def test_the_question_whom_to_execute_says_how_many_must_be() -> None:
    play = botk(
        (L, L, S, L, S), (HAT, HAT, KEY, DUMMY, CHEESE), (Gallows.BLUNT_BLADE, Gallows.BLOOD_MONEY)
    ).pass_actions()
    assert "You must execute at least two prisoners." in asked(play)
    play.execute(1)
    assert "You must execute one more prisoner." in asked(play)
    play.execute(2)
    assert "or stop" in asked(play)
