"""Posters, cards and curves name everybody, and what is said beside a picture is what it shows."""

import io
import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest
from PIL import Image

from bot.drawing.charts import ChartBar, bars_drawing, curve_drawing
from bot.drawing.faces import Avatar, small
from bot.drawing.paint import shown, width
from bot.drawing.picture import WIDE, svg_of
from bot.drawing.png import packed
from bot.panels.history import HistoryView, history_picture
from bot.panels.panel import MOST_ALT
from bot.panels.table import final_panel
from bot.panels.table_pictures import poster_picture, private_picture, table_picture
from bot.plugins.formatter import Formatter
from bot.plugins.registry import plugins
from bot.values.crowns import Curve
from gallows.kit.limits import text
from gallows.kit.play import MatchPlay
from gallows.kit.snapshots import DUE, Snapshot, english, played
from games.dotk.setup import Options
from games.dotk.words import Mode
from games.engine.asks import Seat
from games.engine.claims import Claimed
from games.engine.truth import Liar, Nose, WhoLied
from games.feast.cards import Counts
from games.feast.words import Throw
from tests.botk.items import CHALICE, CHEESE, DUMMY, HAT, KEG, KEY, PARDON
from tests.botk.play import J, L, P, S
from tests.botk.play import deal as deal_botk
from tests.dotk.play import C, great
from tests.dotk.test_ends import rounds, turns
from tests.feast.play import F, T, deal, with_title
from tests.feast.test_ends import all_up, few_foods, fight, guard_and_assassin_die
from tests.support.pictures import letters

WORDS = english()
NO_LETTERS = ("ნინო", "ა", "አበበ", "\u200b", "გიორგი", "ქეთი", "ባባ", "დათო")
"""In scripts for which no font is looked for."""
LONG = tuple(f"{n} Mathilda of the Extraordinarily"[:32] for n in range(10, 26))
SMEARED = "Z" + "\u0335\u0321\u031b" * 20 + "algo"
LARGEST = 80_000
"""Bytes of a picture with sixteen faces that are all noise; others have at most 60,000."""


def poster(play: MatchPlay[Any], names: Sequence[str], **more: object) -> tuple[list[str], str]:
    """The lines of the poster of a game that is over, and what it says in words."""
    snapshot = Snapshot(play.match)
    made = poster_picture(snapshot.seen(names=names, **more), snapshot.notebook(None), WORDS, DUE)
    assert made is not None
    return letters(made), made.alt


def saboteurs_win() -> MatchPlay[Any]:
    """The Executioner's second execution is of seat 4, who has the Pardon."""
    play = deal_botk((L, J, S, L, S, L), (HAT, HAT, DUMMY, PARDON, KEY, CHEESE)).pass_actions()
    play.execute(1)
    play.execute(4)
    return play


def test_a_name_that_the_font_lacks_is_the_seats_number_in_a_sentence() -> None:
    lines, alt = poster(saboteurs_win(), NO_LETTERS)
    assert lines[1] == "The Saboteurs win: seat 5 should have lived"
    assert "5 გიორგი: Loyalist, Pardon, dead, executed, −1 crown." in alt
    play = deal_botk((L, J, S, L, S, L), (HAT, HAT, DUMMY, PARDON, KEY, CHEESE))
    play.act(1, "peek", 3)
    snapshot = Snapshot(play.match)
    made = private_picture(snapshot.seen(names=NO_LETTERS), snapshot.notebook(Seat(1)), WORDS)
    assert "You saw seat 4's item" in letters(made)


NAMES = ("Ann", "Bo", "Cid", "Dora", "Ede", "Fulk")


def test_a_victory_that_no_saboteur_lived_to_see_says_so() -> None:
    play = deal_botk((L, J, S, L, S, L), (KEY, DUMMY, HAT, PARDON, HAT, CHEESE)).pass_actions()
    play.execute(3)
    play.execute(5)
    play.execute(4)
    lines, alt = poster(play, NAMES)
    assert " ".join(lines[1:3]) == "The Saboteurs win, but none survived: Ede should have lived"
    assert ", won" not in alt
    snapshot = Snapshot(play.match)
    said = text(final_panel(snapshot.seen(names=NAMES), snapshot.notebook(None), WORDS))
    assert "The Saboteurs win, but none survived: **Ede** should have lived." in said


def test_a_game_in_which_no_death_counts_says_who_won_it_if_anybody() -> None:
    play = deal_botk((L, S, L, L), (KEY, HAT, HAT, PARDON)).pass_actions()
    play.execute(1)
    play.stop()
    assert poster(play, NAMES)[0][1] == "No death counts, so nobody wins"
    play = deal_botk((L, S, J, L, P), (HAT, KEY, HAT, CHALICE, PARDON)).pass_actions()
    play.execute(3)
    play.stop()
    assert poster(play, NAMES)[0][1] == "No death counts", "the Jester has won"


def test_names_that_a_picture_cannot_tell_apart_have_their_seats_numbers() -> None:
    names = ("Ann ა", "Ann ბ", "Bob", "Cid", "Ann გ", "Dan")
    lines, _ = poster(saboteurs_win(), names)
    assert lines[1] == "The Saboteurs win: Ann (seat 5) should have lived"


def test_a_long_name_is_shortened_and_the_point_is_not() -> None:
    play = deal_botk((P, L, S, L, S, L), (KEG, PARDON, DUMMY, HAT, KEY, CHEESE)).pass_actions()
    play.execute(1)
    lines, _ = poster(play, ("W" * 32,) * 6)
    said = " ".join(lines[1:3])
    assert said.startswith("The Saboteurs win: WWWW")
    assert "…" in said
    assert said.endswith("should have lived")


@pytest.mark.parametrize("name", [SMEARED, f"Ann{SMEARED}"])
def test_marks_do_not_smear_over_other_lines(name: str) -> None:
    lines, alt = poster(saboteurs_win(), (name,) * 6)
    for said in (*lines, alt, shown(name)):
        assert not re.search(r"[\u0300-\u036f]{4}", said)


@pytest.mark.parametrize(
    ("name", "title"),
    [("Ann", "Crowns of Ann · Season 1"), ("გიორგი", "Crowns of one player · Season 1")],
)
def test_a_curves_title_names_whom_the_font_can_name(name: str, title: str) -> None:
    curve = Curve(((DUE, 5), (DUE + 1, 7)), 1, 5, 7)
    picture = history_picture(HistoryView(7, name, 1, curve, 0, 1, ()), WORDS)
    assert picture is not None
    assert picture.alt.startswith(f"Crowns of {name} · Season 1. A curve in 1 step.")
    assert letters(picture)[0] == title


@pytest.mark.parametrize(("game", "seats"), [("feast", 10), ("dotk", 16)])
def test_at_a_crowded_table_roles_are_whole_and_names_may_be_cut(game: str, seats: int) -> None:
    plugin = plugins()[game]
    options = Options(mode=Mode.TOKENS_THRICE) if game == "dotk" else None
    *_, end = played(plugin.rules, 1, seats, options)
    view, public = end.seen(names=LONG), end.notebook(None)
    made = poster_picture(view, public, WORDS, DUE)
    drawn = letters(made)
    assert plugin.view.poster is not None
    for seat in plugin.view.poster(Formatter(view, WORDS, emblems=0), public).seats:
        assert any(line == seat.role or line.startswith(f"{seat.role} ·") for line in drawn)


# --- the deciding snapshot ---


def test_who_called_for_the_kings_last_toast() -> None:
    names = ("Ann", "Beatrix", "Cid", "Dan", "Eve")
    play = deal(goblet=0)
    all_up(play)
    lines, alt = poster(play, names)
    assert " ".join(lines[1:3]).startswith("The King drank poison to Beatrix's toast. ")
    assert "The King drank poison to Beatrix's toast." in alt
    assert "1 Ann: King, dead, drank poison" in alt


def test_who_won_the_kings_last_duel_and_what_else_kills_him() -> None:
    names = ("Ann", "Beatrix", "Cid", "Dan", "Eve")
    play = deal()
    fight(play, 0, 3, Throw.ROCK, Throw.PAPER)
    assert "The King lost a duel to Dan." in poster(play, names)[1]
    play = deal(poisons=(F.BREAD, F.PIE), at={F.BREAD: (4,)})
    play.until(0).do(0, "flip", F.BREAD)
    assert "The King ate poison." in poster(play, names)[1]


def test_which_decks_ran_out(monkeypatch: pytest.MonkeyPatch) -> None:
    play = few_foods(monkeypatch, 7)
    while not play.match.over:
        play.idle()
    assert "The feast is over. No more fish and fruit." in poster(play, ("Ann",) * 6)[1]


def test_decks_that_are_empty_are_called_that_on_the_table_and_in_its_words(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("games.feast.state.COUNTS", Counts(wine_each=1))
    snapshot = Snapshot(deal().match)
    made = table_picture(snapshot.view, snapshot.notebook(None), WORDS)
    assert made is not None
    assert "Empty decks" in letters(made)
    assert ". Empty decks: Wine. 1 " in made.alt


def test_a_feast_that_is_decided_says_so() -> None:
    _, said = poster(guard_and_assassin_die(), ("Ann",) * 5)
    assert "It is decided. No living guest has anything left to win." in said


def test_what_decided_between_the_characters() -> None:
    names = ("Ann", "Bob", "Cid")
    assert poster(turns((0, 0), (0, 1), (1, 2)), names)[0][1] == (
        "Bob won with 2 points, behind Ann with 3"
    )
    assert poster(rounds(Mode.TOKENS, (0,), (0,), (1,)), names)[0][1] == (
        "Cid won with 0 tokens after 3 rounds"
    )
    last = poster(rounds(Mode.LIVES, *[(0,)] * 4, *[(2,)] * 4), names)
    assert last[0][1] == "Round 8 put Cid out, and Bob was left"
    assert "1 Ann: 0 lives, out, lost rounds 1, 2, 3, 4, 0 crowns." in last[1]
    assert "dead" not in last[1], "nobody has died of it"


# --- what is said beside a picture ---


def test_goblets_and_honor_are_said() -> None:
    snapshot = Snapshot(with_title(T.FOOL).match)
    made = table_picture(snapshot.seen(names=("Ann",) * 6), snapshot.notebook(None), WORDS)
    assert made is not None
    assert made.alt.count("goblet") == 6
    assert made.alt.count(" Honor") == 6


def test_the_dealer_and_cards_that_lie_face_down_are_said() -> None:
    snapshot = Snapshot(great(C.QUEEN, C.KNIGHT, C.KING).match)
    made = table_picture(snapshot.seen(names=LONG), snapshot.notebook(None), WORDS)
    assert made is not None
    assert made.alt.endswith(f"3 {LONG[2]}, 0 tokens, Dealer, 1 face down.")
    assert made.alt.count("1 face down") == 3


@pytest.mark.parametrize("mode", [mode for mode in Mode if not mode.at_court])
def test_all_of_sixteen_long_names_is_said_and_the_poster_small(mode: Mode) -> None:
    out = io.BytesIO()
    noise = Image.effect_noise((128, 128), 64)
    Image.merge("RGB", (noise, noise.rotate(90), noise.rotate(180))).save(out, "PNG")
    faces = dict.fromkeys(range(10**17, 10**17 + 16), Avatar("h", small(out.getvalue())))
    made = None
    for at, snapshot in enumerate(played(plugins()["dotk"].rules, 1, 16, Options(mode=mode))):
        if not snapshot.settled and at % 40:
            continue
        public = snapshot.notebook(None)
        crowded = snapshot.seen(names=LONG, computers=range(1, 16))
        made = table_picture(crowded, public, WORDS)
        if snapshot.settled:
            made = poster_picture(snapshot.seen(names=LONG), public, WORDS, DUE, faces)
        assert made is not None
        assert len(made.alt) <= MOST_ALT
        assert f" 16 {LONG[15][:8]}" in made.alt
    assert made is not None
    assert len(packed(made.drawing)) < LARGEST


# --- numbers ---


def right_ends(svg: str) -> list[float]:
    """Where the letters end that begin at their place."""
    texts = re.findall(
        r'<text x="([\d.]+)"[^>]*font-size="([\d.]+)"[^>]*anchor="start">([^<]*)</text>', svg
    )
    return [float(x) + width(words, float(size), bold=True) for x, size, words in texts]


def test_large_numbers_keep_away_from_the_border() -> None:
    bars = ChartBar("1", "Ann", 12345678), ChartBar("2", "Bob", -12345678)
    for drawing in (bars_drawing("t", bars), curve_drawing("t", ((DUE, 5), (DUE + 9, 12345678)))):
        assert max(right_ends(svg_of(drawing))) <= WIDE - 24


def test_who_lied_best_and_who_doubted_it_stand_below_the_seats() -> None:
    lie = Claimed(1, Seat(2), "come-out", (P,))
    lied = WhoLied((), (Liar(Seat(2), lie),), (Nose(Seat(3), 2),))
    snapshot = Snapshot(saboteurs_win().match)
    view = replace(snapshot.seen(names=("Ann", "Bo", "Cid", "Dora", "Ede", "Fulk")), lied=lied)
    made = poster_picture(view, snapshot.notebook(None), WORDS, DUE)
    assert made is not None
    told = ["Best liar", "Cid", "“I am the Princess.”", "Best nose", "Dora", "doubted 2 lies"]
    assert letters(made)[-7:-1] == told
    assert "Best liar Cid: “I am the Princess.”. Best nose Dora: doubted 2 lies." in made.alt


def test_nothing_stands_below_two_who_lied_best_where_no_lie_is_quoted() -> None:
    lies = (Claimed(1, Seat(2), "come-out", (P,)), Claimed(2, Seat(0), "come-out", (P,)))
    lied = WhoLied((), tuple(Liar(lie.seat, lie) for lie in lies), ())
    snapshot = Snapshot(saboteurs_win().match)
    view = replace(snapshot.seen(names=("Ann", "Bo", "Cid", "Dora", "Ede", "Fulk")), lied=lied)
    made = poster_picture(view, snapshot.notebook(None), WORDS, DUE)
    assert letters(made)[-3:-1] == ["Best liars", "Cid and Ann"]


def test_who_alone_has_an_honour_is_named_whole_where_there_is_room() -> None:
    lied = WhoLied((), (Liar(Seat(2), Claimed(1, Seat(2), "come-out", (P,))),), ())
    snapshot = Snapshot(saboteurs_win().match)
    names = ("Ann", "Bo", "Jean-Baptiste de la Fontaine-Roy", "Dora", "Ede", "Fulk")
    view = replace(snapshot.seen(names=names), lied=lied)
    made = poster_picture(view, snapshot.notebook(None), WORDS, DUE)
    assert names[2] in letters(made)


@pytest.mark.parametrize("noses", [(), (Nose(Seat(3), 2),)], ids=["alone", "beside another"])
def test_a_lie_on_a_poster_can_be_read_on_a_phone(noses: tuple[Nose, ...]) -> None:
    lie = Claimed(1, Seat(2), "come-out", (P,))
    snapshot = Snapshot(saboteurs_win().match)
    lied = WhoLied((), (Liar(Seat(2), lie),), noses)
    view = replace(snapshot.seen(names=("Ann", "Bo", "Cid", "Dora", "Ede", "Fulk")), lied=lied)
    made = poster_picture(view, snapshot.notebook(None), WORDS, DUE)
    assert made is not None
    sizes = re.findall(r'font-size="([\d.]+)"', svg_of(made.drawing))
    on_a_phone = 322 / made.drawing.size[0]
    assert min(map(float, sizes)) * on_a_phone >= 8, "no letter is smaller than eight pixels"


def test_the_longest_lie_is_whole_on_a_poster_though_smaller() -> None:
    long = "Barnabas the Extraordinarily Sly"
    lie = Claimed(1, Seat(2), "learned", (Seat(3), CHALICE))
    snapshot = Snapshot(saboteurs_win().match)
    lied = WhoLied((), (Liar(Seat(2), lie),), (Nose(Seat(3), 2),))
    view = replace(snapshot.seen(names=("Ann", "Bo", "Cid", long, "Ede", "Fulk")), lied=lied)
    made = poster_picture(view, snapshot.notebook(None), WORDS, DUE)
    assert made is not None
    assert "Golden Chalice.”" in " ".join(letters(made))
