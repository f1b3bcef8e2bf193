"""Answers that are typed: any line that fits, and it stays text."""

import json
from typing import Any

import pytest

from games.engine.asks import Answer, ByDice, Question, Seat, Verb, typed
from games.engine.dice import SeededDice
from games.engine.errors import Reason, Refused
from games.engine.match import Given, Match
from games.engine.random_player import RandomPlayer
from games.engine.simulation import match_json
from tests.plugins import hints

RULES = hints.GAME.rules
HINT = Question(Seat(0), "tell", (typed("hint", 20, least=2), Verb("nothing")), Answer("nothing"))


def deal() -> Match:
    return Match(RULES, 3, hints.Options(), (0,) * 3, SeededDice(b"hints"))


@pytest.mark.parametrize(
    "text", ["ab", "a b", "x" * 20, "42", "0b10", "ñandú", "\u05d0\u05d1", "王冠", "👑 !", "**x**"]
)
def test_a_line_that_fits_is_taken_as_it_is(text: str) -> None:
    assert HINT.accept(Answer("hint", (text,))) == Answer("hint", (text,))


@pytest.mark.parametrize(
    "text",
    [
        "", "a", "x" * 21, " ab", "ab ", "a  b", "a\nb", "a\tb", "a\x00b", "a\x1b[2J", "a\u2028b",
        "\u202eab", "a\u200bb", "a\u00a0b", "\ud800\ud800", 42, True, None, ("a", "b"),
    ],
)  # fmt: skip
def test_what_does_not_fit_is_not_on_offer(text: Any) -> None:
    assert HINT.accept(Answer("hint", (text,))) is None


def test_there_is_one_pick() -> None:
    assert HINT.accept(Answer("hint")) is None
    assert HINT.accept(Answer("hint", ("ab", "cd"))) is None
    assert HINT.accept(Answer("nothing", ("ab",))) is None


def test_it_is_never_the_only_answer_however_few_words_chance_has() -> None:
    for words in (("king",), ()):
        alone = Question(Seat(0), "tell", (typed("hint", 9, words=words),), ByDice("hint"))
        assert alone.only_answer() is None


def test_chance_types_words_that_fit() -> None:
    verb = typed("hint", 6, least=5)
    assert verb.pool == ("candle", "mirror", "violin", "basket", "river", "winter")
    match = deal()
    for n in range(20):
        answer = RandomPlayer().answer(None, match.asks[0], SeededDice(b"%d" % n))
        assert match.asks[0].accept(answer) == answer


def test_digits_stay_text_in_the_journal_and_in_json() -> None:
    match = deal()
    match.submit(Seat(0), 1, Answer("hint", ("42",)))
    match.submit(Seat(2), 3, Answer("guess", ("1984",)))
    match.submit(Seat(1), 2, None)
    told = json.loads(json.dumps(match_json(match, b"")))
    assert [each["picks"] for each in told["answers"][:2]] == [["42"], ["1984"]]
    assert told["events"][1] == {"n": 2, "event": "HintGiven", "to": "all", "seat": 0, "hint": "42"}
    written = [
        Given(g.seat, g.ask, "", str(g.verb), tuple(json.loads(json.dumps(g.picks))), g.silent)
        for g in match.given
    ]
    again = deal()
    again.replay(written)
    assert again.log == match.log


def test_the_match_refuses_what_does_not_fit() -> None:
    match = deal()
    with pytest.raises(Refused) as refused:
        match.submit(Seat(0), 1, Answer("hint", ("a\nb",)))
    assert refused.value.reason is Reason.NOT_OFFERED
    assert match.given == []


def test_silence_by_the_dice_is_a_word_of_the_game() -> None:
    match = deal()
    match.submit(Seat(0), 1, None)
    match.submit(Seat(1), 2, None)
    assert match.given[-1].picks[0] in hints.WORDS
