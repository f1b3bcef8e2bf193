"""What a table of dotk looks like: it fits for sixteen, hides what is hidden, tells reveals."""

from dataclasses import replace
from itertools import islice

import pytest

from bot.panels.alone import private_panel
from bot.panels.lobby import lobby_panel
from bot.panels.table import final_panel, moment_panel, public_panel
from bot.plugins.formatter import Formatter
from bot.plugins.registry import plugins
from bot.plugins.view import beats_of
from bot.text import words_for
from bot.values.tables import Status
from cogs.dotk.board import runs
from cogs.dotk.final import beside_poster, final
from cogs.dotk.options import estimate
from gallows.kit import panels
from gallows.kit.limits import check, custom_ids, parts, text
from gallows.kit.snapshots import HOSTILE, Snapshot, english, played, table
from gallows.kit.word_counts import counts
from games.dotk import events as ev
from games.dotk.claims import Say
from games.dotk.game import DOTK
from games.dotk.setup import Options
from games.dotk.words import Contest, Mode
from games.engine.asks import Seat
from tests.dotk.play import C, Play, court, great
from tests.dotk.test_ends import rounds, turns

WORDS = english()
NAMES = ("Ann", "Bob", "Cid", "Dot", "Eve", "Fay", "Gil", "Hal")


def seen(play: Play) -> str:
    """What everybody sees."""
    snapshot = Snapshot(play.match)
    view = snapshot.seen(names=NAMES)
    return text(public_panel(view, snapshot.notebook(None), snapshot.tale, WORDS))


def own(play: Play, seat: int) -> str:
    """What one seat sees."""
    snapshot = Snapshot(play.match)
    ask = next((ask for ask in play.match.asks if ask.seat == seat), None)
    return text(
        private_panel(snapshot.seen(names=NAMES), snapshot.notebook(Seat(seat)), ask, WORDS)
    )


def told(play: Play) -> list[str]:
    """The lines of what happened."""
    snapshot = Snapshot(play.match)
    fmt = Formatter(snapshot.seen(names=NAMES), WORDS)
    lines = plugins()["dotk"].view.tale(fmt, snapshot.notebook(None), snapshot.tale)
    return list(lines)


# --- sixteen players ---


@pytest.mark.parametrize("mode", [Mode.TOKENS, Mode.LIVES, Mode.TOKENS_THRICE])
def test_panels_of_sixteen_with_the_worst_of_names_fit_and_offer_what_is_asked(mode: Mode) -> None:
    # Three times as many rounds differ in their numbers, which are the largest at the end.
    every = 111 if mode is Mode.TOKENS_THRICE else 37
    for n, snapshot in enumerate(played(DOTK, 7, 16, Options(mode=mode))):
        if n % every == 0 or snapshot.settled:
            panels.fit(snapshot, WORDS)


@pytest.mark.parametrize("mode", [Mode.TOKENS, Mode.LIVES])
def test_the_question_of_sixteen_is_never_cut_off(mode: Mode) -> None:
    longest = (max(HOSTILE, key=len),)
    for n, snapshot in enumerate(played(DOTK, 3, 16, Options(mode=mode))):
        if n % 15 or snapshot.settled:
            continue
        view = snapshot.seen(names=longest)
        panel = public_panel(view, snapshot.notebook(None), snapshot.tale, WORDS)
        check(panel)
        shown = text(panel)
        assert WORDS("dotk-silence-fold") in shown or WORDS("asked-in-secret") in shown
        assert all(f"{seat + 1} · **" in shown for seat in snapshot.notebook(None).order)


def test_a_panel_of_sixteen_is_read_on_a_phone() -> None:
    """A title, the round, a line a seat, the last reveal in a paragraph, what is asked."""
    most = 0
    # Of sixteen in turn every third is asked another one each round.
    for n, snapshot in enumerate(played(DOTK, 11, 16, Options(mode=Mode.TOKENS))):
        if n % 3 == 0 and not snapshot.settled:
            view = snapshot.seen(names=NAMES)
            shown = text(public_panel(view, snapshot.notebook(None), snapshot.tale, WORDS))
            most = max(most, len(shown.splitlines()))
    assert most <= 50


# --- secrets ---


def test_a_hand_is_never_a_public_button_even_for_the_last_to_choose() -> None:
    play = court(
        (C.QUEEN, C.MONK, C.KING), (C.KNIGHT, C.DEATH, C.THIEF), (C.JESTER, C.DRAGON, C.QUEEN)
    )
    play.do(0, "lay", C.QUEEN)
    play.do(1, "lay", C.KNIGHT)
    snapshot = Snapshot(play.match)
    panel = public_panel(snapshot.seen(names=NAMES), snapshot.notebook(None), snapshot.tale, WORDS)
    labels = [part["label"] for part in parts(panel) if "label" in part]
    assert labels == ["Speak", "My cards", "Recap"]
    assert not any(name in text(panel) for name in ("Jester", "Dragon", "Queen"))


def test_exchange_and_fold_are_buttons_for_everybody_to_see_and_powers_are_not() -> None:
    play = great(C.THIEF, C.QUEEN, C.KNIGHT)
    snapshot = Snapshot(play.match)
    panel = public_panel(snapshot.seen(names=NAMES), snapshot.notebook(None), snapshot.tale, WORDS)
    labels = [part["label"] for part in parts(panel) if "label" in part]
    public = ["My cards", "Recap", "?"]
    assert labels == ["Speak", "Exchange with Bob", "Keep", *public]
    assert not any("thief" in each for each in custom_ids(panel))
    mine = private_panel(snapshot.seen(names=NAMES), snapshot.notebook(Seat(0)), play.ask(0), WORDS)
    assert any("thief" in each for each in custom_ids(mine))


def test_to_keep_the_merchant_and_to_take_another_are_told_apart() -> None:
    play = great(C.MERCHANT, C.QUEEN, C.KNIGHT, top=(C.MERCHANT,))
    play.do(0, "merchant")
    snapshot = Snapshot(play.match)
    panels.fit(snapshot, WORDS)
    mine = private_panel(snapshot.seen(names=NAMES), snapshot.notebook(Seat(0)), play.ask(0), WORDS)
    labels = [part["label"] for part in parts(mine) if "label" in part]
    assert {"Keep: Merchant (2)", "Take: Merchant (2), face down"} <= set(labels)


def test_a_face_down_card_is_named_to_its_holder_alone() -> None:
    play = great(C.THIEF, C.QUEEN, C.KNIGHT)
    assert "### Your card: Thief (3)" in own(play, 0)
    for viewer in (1, 2):
        assert "Thief" not in own(play, viewer)
    play.do(0, "exchange")
    assert "**Bob** has Thief" in own(play, 0), "what one gave away one knows"
    assert "Thief" not in seen(play)
    play.do(1, "thief", 2)
    assert "**Cid** · 0 tokens · Dealer · ☞ **acts now** · shows **Thief**" in seen(play)


# --- a reveal, and the standings ---


def first_reveal() -> Play:
    """The first round of a court game has been turned up."""
    play = court(
        (C.QUEEN, C.DEATH, C.MONK), (C.JESTER, C.DEATH, C.MONK), (C.KING, C.THIEF, C.DRAGON)
    )
    return play.lay(C.QUEEN, C.JESTER, C.KING).fold_out()


def message(play: Play) -> list[str]:
    """The message at the table that the last reveal is told by."""
    snapshot = Snapshot(play.match)
    events = snapshot.tale
    last = max(at for at, event in enumerate(events) if isinstance(event, ev.Revealed))
    view, book = snapshot.seen(names=NAMES), snapshot.notebook(None)
    panel = moment_panel(view, book, events[last:], None, 0, WORDS)
    assert panel is not None
    return text(panel).splitlines()


def test_a_reveal_is_one_message_with_cards_powers_and_who_scores() -> None:
    assert message(first_reveal()) == [
        "🎴 **All cards are revealed.**",
        "**12** King: **Cid** (never scores)",
        "**10** Jester: **Bob** (5 → 10, beside Queen, King)",
        "**5** Queen: **Ann** (11 → 5, beside Jester)",
        "⤷ 🏆 The highest: **Bob** scores.",
    ]


def test_the_panel_keeps_a_reveal_whole_or_its_outcome() -> None:
    play = first_reveal()
    assert told(play)[:4] == [
        "🎴 **All cards are revealed.**",
        "**12** King: **Cid** (never scores) · **10** Jester: **Bob** · **5** Queen: **Ann**",
        "⤷ Changed: Jester 10 (beside Queen, King) · Queen 5 (beside Jester)",
        "⤷ 🏆 The highest: **Bob** scores.",
    ]


@pytest.mark.parametrize("seats", [3, 7])
def test_the_panel_names_all_cards_of_a_reveal_or_none(seats: int) -> None:
    whole = 0
    for snapshot in islice(played(DOTK, 5, seats, Options(mode=Mode.COURT)), 6 * seats):
        reveals = [event for event in snapshot.tale if isinstance(event, ev.Revealed)]
        if not reveals:
            continue
        view = snapshot.seen(names=NAMES[:seats])
        shown = text(public_panel(view, snapshot.notebook(None), snapshot.tale, WORDS))
        values = zip(reveals[-1].cards, reveals[-1].values, strict=True)
        named = {f"**{n}** {WORDS(f'dotk-character-{card}')}: " for (_, card), n in values}
        found = [each for each in named if each in shown]
        assert len(found) in (0, len(named))
        whole += bool(found)
    assert whole


def test_every_round_at_court_is_felt() -> None:
    play = first_reveal()
    (won,) = play.happened(ev.RoundWon)
    assert beats_of(plugins()["dotk"].view.moments, won) == 1


def test_the_tale_begins_with_the_last_reveal() -> None:
    play = great(C.KING, C.QUEEN, C.THIEF)
    play.restack((C.KING, C.QUEEN, C.THIEF)).fold_out()
    play.do(1, "exchange")
    lines = told(play)
    assert lines[0] == "🎴 **All cards are revealed.**"
    assert "⤷ ☠ The lowest: **Cid** takes a token." in lines
    assert lines[-1] == "🔁 **Bob** exchanges with **Cid**."
    assert len(lines) == 5


def test_folds_in_a_row_are_one_line() -> None:
    play = great(C.KING, C.QUEEN, C.THIEF, C.KNIGHT)
    play.fold(0, 1, 2)
    assert told(play)[-1] == "✋ **Ann**, **Bob** and **Cid** keep their cards."


def test_exchanges_in_a_row_are_one_line() -> None:
    play = great(C.KING, C.QUEEN, C.THIEF, C.KNIGHT)
    play.do(0, "exchange")
    play.do(1, "exchange")
    assert told(play)[-1] == "🔁 Exchanges: **Ann** with **Bob**, **Bob** with **Cid**."


def test_a_reveal_of_many_says_first_who_loses_and_names_the_powers_apart() -> None:
    cards = (C.KING, C.KING, C.KNIGHT, C.DRAGON, C.JUGGLER, C.THIEF, C.THIEF, C.JUGGLER)
    play = great(*cards)
    play.restack(cards).fold_out()
    assert message(play)[:4] == [
        "🎴 **All cards are revealed.**",
        "⤷ ☠ The lowest: **Fay** and **Gil** take a token each.",
        "**12** King: Ann, Bob · **11** Knight: Cid · **9** Dragon: Dot · "
        "**4** Juggler: Eve, Hal · **3** Thief: Fay, Gil",
        "⤷ Changed: Knight 11 (beside Dragon)",
    ]


@pytest.mark.parametrize(("seats", "said"), [(4, "kept: Ann, Bob, Cid"), (8, "kept: 1–3")])
def test_beside_the_picture_many_are_told_by_the_numbers_in_it(seats: int, said: str) -> None:
    play = great(*[C.KING, C.QUEEN, C.KNIGHT, C.THIEF] * (seats // 4)).fold(0, 1, 2)
    snapshot = Snapshot(play.match)
    fmt = Formatter(snapshot.seen(names=NAMES[:seats]), WORDS)
    beside = plugins()["dotk"].view.beside_picture
    assert beside is not None
    assert f"-# {said}" in [
        line for lines in beside(fmt, snapshot.notebook(None)) for line in lines
    ]


@pytest.mark.parametrize("seats", [7, 8])
def test_what_lies_face_up_at_a_crowded_table_is_also_said(seats: int) -> None:
    cards = (C.THIEF, C.MERCHANT, C.KING, C.QUEEN, C.KNIGHT, C.DEATH, C.MONK, C.JESTER)
    play = great(*cards[:seats])
    view = plugins()["dotk"].view

    def said() -> list[str]:
        snapshot = Snapshot(play.match)
        fmt = Formatter(snapshot.seen(names=NAMES[:seats]), WORDS)
        assert view.beside_picture is not None
        lines = [
            line for lines in view.beside_picture(fmt, snapshot.notebook(None)) for line in lines
        ]
        return [line for line in lines if "Face up" in line]

    assert said() == []
    play.do(0, "thief", 5)
    play.do(1, "merchant")
    play.do(1, "keep")
    assert said() == (["-# Face up: 2 Merchant, 6 Thief"] if seats == 8 else [])


def test_who_stays_with_direct_messages_is_told_how_the_round_before_ended() -> None:
    play = great(C.KING, C.QUEEN, C.THIEF)
    assert "Last reveal" not in own(play, 0)
    play.restack((C.KING, C.QUEEN, C.THIEF)).fold_out()
    assert "Last reveal: **Cid** lost." in own(play, 0)


def test_at_court_the_cards_say_how_all_stand_and_what_wins() -> None:
    play = first_reveal()
    assert "You have 1 point, the others 0, 0. Second place wins." in own(play, 1)
    assert "You have 0 points, the others 1, 0. Second place wins." in own(play, 0)


def test_in_the_great_game_the_cards_say_ones_own_standing_alone() -> None:
    shown = own(great(C.KING, C.QUEEN, C.THIEF), 0)
    assert "You have 0 tokens. To your left" in shown
    assert "second place" not in shown


def test_what_was_said_of_a_card_that_is_turned_up_leaves_the_panel() -> None:
    play = great(C.KING, C.QUEEN, C.THIEF)
    play.match.take(play.match.check_claim(Seat(1), Say.LAID, (C.DEATH,)))
    assert "My card: Death" in seen(play)
    play.restack((C.KING, C.QUEEN, C.THIEF)).fold_out()
    assert "My card: Death" not in seen(play)
    play.match.take(play.match.check_claim(Seat(1), Say.LAID, (C.MONK,)))
    assert "My card: Monk" in seen(play)
    assert len(play.notebook(None).talk.claims) == 2


def test_seats_that_follow_each_other_are_told_as_from_and_to() -> None:
    assert runs([2, 3, 4, 6, 8, 9]) == ["2–4", "6", "8–9"]


def final_of(play: Play) -> str:
    """What the end shows."""
    snapshot = Snapshot(play.match)
    return text(final_panel(snapshot.seen(names=NAMES), snapshot.notebook(None), WORDS))


def test_the_score_sheet_shows_every_turn_and_every_round_lost() -> None:
    shown = final_of(turns((0, 0), (0, 1), (1, 2)))
    assert "# 🏆 Second place wins: **Bob**" in shown
    assert "1 · **Ann** · 3 points (2, 1, 0)" in shown
    assert "2 · **Bob** · 2 points (0, 1, 1) · 🏆 +2 crowns" in shown
    lives = final_of(rounds(Mode.LIVES, *[(0,)] * 4, *[(2,)] * 4))
    assert "2 · **Bob** · 4 lives · 🏆 +2 crowns" in lives
    assert "1 · **Ann** · out (1, 2, 3, 4)" in lives


@pytest.mark.parametrize("contest", [Contest.HIGHEST, Contest.LOWEST, Contest.MIDDLE])
def test_one_scores_and_several_score_in_german(contest: Contest) -> None:
    play = first_reveal()
    fmt = Formatter(Snapshot(play.match).seen(names=NAMES), words_for("de"))
    for seats, said in (((0,), "**Ann** punktet."), ((0, 1), "**Ann** und **Bob** punkten.")):
        won = ev.RoundWon(contest, tuple(map(Seat, seats)), (0, 0, 0))
        (line,) = plugins()["dotk"].view.tale(fmt, play.notebook(None), [won])
        assert line.endswith(f": {said}")


def test_a_table_without_a_second_place_offers_to_play_again() -> None:
    nobody = turns((0, 1), (1, 2), (2, 0))
    snapshot = Snapshot(nobody.match)
    panel = final_panel(snapshot.seen(names=NAMES), snapshot.notebook(None), WORDS)
    assert "# Nobody wins" in text(panel)
    assert "Play again" in [part.get("label") for part in parts(panel)]


def test_beside_a_poster_without_crowns_nothing_is_said_of_what_they_would_have_been() -> None:
    snapshot = Snapshot(turns((0, 1), (1, 2), (0, 2)).match)
    fmt = Formatter(replace(snapshot.seen(names=NAMES), counted=False), WORDS)
    book = snapshot.notebook(None)
    said = [line for paragraph in beside_poster(fmt, book) for line in paragraph]
    assert said[1:] == ["-# No crowns were at stake."]
    assert WORDS("final-not-counted") in [line for part in final(fmt, book) for line in part]


# --- the lobby ---


@pytest.mark.parametrize(
    ("mode", "count", "said"),
    [
        ("court", 5, "**Court game** (3 to 7 players): 5 turns with 5 players"),
        ("court-short", 7, "**Short court game** (3 to 7 players): 4 turns with 7 players."),
        ("court-short", 7, "4 turns with 7 players. Second place wins."),
        ("court-short", 7, "19 minutes if all are there."),
        ("tokens", 16, "**Great game** (3 to 16 players): 16 rounds with 16 players."),
        ("tokens-thrice", 16, "48 rounds with 16 players."),
        ("lives", 7, "4 lives each with 7 players."),
        ("lives", 16, "2 lives each with 16 players."),
    ],
)
def test_the_host_is_told_beforehand_how_long_it_takes(mode: str, count: int, said: str) -> None:
    view = table("dotk", count, Status.LOBBY, choices={"mode": mode}, names=NAMES)
    panel = lobby_panel(view, WORDS)
    check(panel)
    shown = text(panel)
    assert said in shown
    assert f"⏱ With {count} players: about " in shown
    assert ("30 seconds" in shown) == (not mode.startswith("court"))


@pytest.mark.parametrize(("mode", "count"), [("court", 6), ("court", 7)])
def test_six_and_seven_are_told_what_a_shorter_game_takes(mode: str, count: int) -> None:
    view = table("dotk", count, Status.LOBBY, choices={"mode": mode}, names=NAMES)
    shown = text(lobby_panel(view, WORDS))
    minutes = estimate(Mode.COURT_SHORT, count)[1]
    assert minutes < 20
    assert f"if all are there. The short court game: about {minutes}." in shown


@pytest.mark.parametrize(("mode", "count"), [("court", 5), ("court-short", 7), ("tokens", 7)])
def test_nobody_else_is_told_of_it(mode: str, count: int) -> None:
    view = table("dotk", count, Status.LOBBY, choices={"mode": mode}, names=NAMES)
    assert "The short court game takes" not in text(lobby_panel(view, WORDS))


def test_a_game_of_one_minute_is_said_to_take_a_minute() -> None:
    said = WORDS("dotk-lobby-length", players=3, n=9, minutes=1, shorter=0)
    assert said.endswith("about 9 questions, 1 minute if all are there.")


@pytest.mark.parametrize("mode", [Mode.COURT, Mode.COURT_SHORT, Mode.LIVES])
def test_what_a_round_is_for_is_said_once_on_each_panel(mode: Mode) -> None:
    rounds = [WORDS(f"dotk-contest-{contest}") for contest in Contest]
    seen = 0
    for n, snapshot in enumerate(played(DOTK, 2, 4, Options(mode=mode))):
        if snapshot.settled or n % 3:
            continue
        for each in counts(snapshot, WORDS):
            # What newcomers are advised is beside it.
            said = [line for line in text(each.panel).splitlines() if not line.startswith("💡")]
            times = sum(line.count(what) for what in rounds for line in said)
            assert times <= 1, said
            seen += times
    assert seen > 10


def test_a_round_that_has_just_begun_is_named_once() -> None:
    begun = 0
    for snapshot in played(DOTK, 2, 4):
        if isinstance(snapshot.tale[-1], ev.RoundBegan) and not snapshot.settled:
            panel = public_panel(snapshot.seen(), snapshot.notebook(None), snapshot.tale, WORDS)
            number = snapshot.notebook(None).round
            assert text(panel).casefold().count(f"round {number}") == 1
            begun += 1
    assert begun > 3
