"""Computers have faces of their own, and names that fit beside them or are told apart."""

import re
from collections.abc import Sequence
from itertools import combinations

import pytest

from bot.drawing.faces import Sitter, seat_names
from bot.drawing.paint import width
from bot.drawing.picture import Picture, svg_of
from bot.drawing.png import png
from bot.panels.table_pictures import poster_picture, table_picture
from bot.plugins.faces import COMPUTERS, faces
from bot.plugins.registry import plugins
from bot.text import locales, words_for
from bot.text.emblems import emblems
from gallows.kit.snapshots import DUE, english, played, table
from tests.support.pictures import letters

WORDS = english()
NAMES = [WORDS(key) for key in COMPUTERS]


def faces_on(picture: Picture | None) -> list[str]:
    """The faces of a picture, in the order of the seats."""
    assert picture is not None
    drawn = {re.sub(r"</?svg[^>]*>", "", emblems()[key].svg).strip(): key for key in COMPUTERS}
    svg = svg_of(picture.drawing)
    at = {svg.index(face): key for face, key in drawn.items() if face in svg}
    return [at[place] for place in sorted(at)]


def test_each_computer_player_has_a_name_and_a_face_that_looks_like_no_other() -> None:
    assert len({*NAMES}) == len(COMPUTERS)
    small = [png(emblems()[key].svg, 22, 22) for key in COMPUTERS]
    assert all(one != other for one, other in combinations(small, 2))


def test_a_face_belongs_to_a_name_with_whatever_is_added_to_it() -> None:
    called = [WORDS("computer-called", name=name, temper="bold") for name in NAMES[3:6]]
    seats = table("dotk", 4, names=("Ann", *called), computers=(1, 2, 3)).seats
    assert faces(seats) == ("", "computer-4", "computer-5", "computer-6")
    assert faces(seats[::-1]) == ("computer-6", "computer-5", "computer-4", "")


def test_names_of_another_language_have_faces_too_and_none_twice() -> None:
    seats = table(
        "dotk", 16, names=("Ann", *NAMES[:3], *(f"Der {n}." for n in range(12))),
        computers=range(1, 16),
    ).seats  # fmt: skip
    found = faces(seats)
    assert found[:4] == ("", "computer-1", "computer-2", "computer-3")
    assert {*found[1:]} == {*COMPUTERS}


@pytest.mark.parametrize("locale", locales())
def test_a_face_is_the_same_to_who_reads_another_language(locale: str) -> None:
    called = [words_for(locale)(key) for key in COMPUTERS]
    seats = table("dotk", 16, names=("Ann", *called), computers=range(1, 16)).seats
    assert faces(seats) == ("", *COMPUTERS)


@pytest.mark.parametrize("name", [game.id for game in plugins().values() if game.view.poster])
def test_a_computer_keeps_its_face_from_the_first_question_to_the_poster(name: str) -> None:
    game = plugins()[name]
    seats = game.seats_for(game.defaults())[-1]
    begun, *_, end = played(game.rules, 1, seats)
    who = {"names": ("Ann", *NAMES)[:seats], "computers": range(1, seats)}
    poster = poster_picture(end.seen(**who), end.notebook(None), WORDS, DUE)
    assert faces_on(poster) == list(COMPUTERS[: seats - 1])
    if seats > 1:
        drawn = table_picture(begun.seen(**who), begun.notebook(None), WORDS)
        assert faces_on(drawn) == list(COMPUTERS[: seats - 1])


@pytest.mark.parametrize("seats", [6, 8, 10])
@pytest.mark.parametrize(
    "names",
    [
        [f"Bartholomew Featherstonehaugh {n}" for n in range(12)],
        [f"{'W' * 12}{letter}{'W' * 12}" for letter in "ABCDEFGHIJKL"],
        [f"Bartholomew {a}{b} Featherstonehaugh" for a in "xyz" for b in "xyzw"],
    ],
)
def test_names_that_are_cut_on_a_table_are_told_apart(seats: int, names: Sequence[str]) -> None:
    begun = next(iter(played(plugins()["feast"].rules, 1, seats)))
    view, public = begun.seen(names=names[:seats]), begun.notebook(None)
    said = [line.split(" ", 1) for line in letters(table_picture(view, public, WORDS))]
    drawn = {line[1] for line in said if len(line) == 2 and line[0].isdecimal() and "…" in line[1]}
    assert len(drawn) == seats


def test_a_name_is_whole_where_it_has_room() -> None:
    sitters = [Sitter("Ann"), Sitter("Bartholomew"), Sitter("Bartholomea the Third")]
    rooms = [width(f"{n} {each.name}", 27) for n, each in enumerate(sitters, 1)]
    assert seat_names(sitters, rooms, 27) == ["1 Ann", "2 Bartholomew", "3 Bartholomea the Third"]
    assert seat_names(sitters, [room - 1 for room in rooms], 27)[1] == "2 Bartholo…w"
