"""A past game as a moving picture: a toast comes beat by beat, and all votes at once."""

from dataclasses import replace

import pytest

from bot.drawing.picture import Picture
from bot.plugins.registry import plugins
from bot.replay import night
from bot.replay.animation import Frame, frames
from bot.replay.night import Night
from bot.text import words_for
from bot.values.days import ends_at
from bot.values.records import AnswerRecord
from bot.values.tables import Status
from games.engine.asks import Seat
from games.engine.match import Match
from tests.botk.items import CHEESE, DUMMY, HAT, KEY, MIMIC, PARDON
from tests.botk.play import J, L, S
from tests.botk.play import deal as deal_botk
from tests.feast.play import deal as deal_feast
from tests.feast.test_ends import all_up
from tests.store.rows import a_table

UP = "feast-thumb-up"


def again(fresh: Match, played: Match, monkeypatch: pytest.MonkeyPatch) -> list[Frame]:
    """The frames of a match, which is dealt again as this fresh one."""
    monkeypatch.setattr(night, "deal", lambda record: fresh)
    game, seats = played.game.id, played.seats
    answers = [
        AnswerRecord(1, n, g.seat, g.ask, g.verb, g.picks, g.silent, "player", 2.0)
        for n, g in enumerate(played.given[len(fresh.given) :], 1)
    ]
    record = replace(
        a_table(*range(101, 101 + seats)),
        game=game,
        rules_version=plugins()[game].rules.version,
        status=Status.ENDED,
        purses=played.purses,
        seed=b"1",
    )
    return list(frames(Night(record=record, answers=tuple(answers)), words_for("en")))


def test_a_days_deal_that_was_given_up_at_midnight_was_on_its_day() -> None:
    day = 20_526
    record = replace(a_table(1), game="execution", day=day, settled_at=ends_at(day) + 1)
    assert ends_at(day - 1) < record.played_at < ends_at(day)


def signs(picture: Picture | None) -> list[str]:
    """What is shown at the faces."""
    assert picture is not None
    return [seat.sign for seat in picture.drawing.data[0].seats]


def test_a_toast_comes_thumb_by_thumb(monkeypatch: pytest.MonkeyPatch) -> None:
    play = deal_feast(goblet=0)
    all_up(play)
    shown = [
        (signs(frame.picture).count(UP), " ".join(frame.said).count("👍"))
        for frame in again(deal_feast(goblet=0).match, play.match, monkeypatch)
        if UP in signs(frame.picture)
    ]
    drinkers = max(drawn for drawn, _ in shown)
    first = next(n for n, (drawn, _) in enumerate(shown) if drawn == drinkers)
    assert first > 0
    assert shown[: first + 1] == sorted({(drawn, drawn) for drawn, _ in shown[: first + 1]})


def test_a_plea_is_one_picture_and_all_votes_on_it_are_the_next(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    roles, items = (L, J, S, L, S, L), (HAT, MIMIC, DUMMY, PARDON, KEY, CHEESE)
    play = deal_botk(roles, items).pass_actions()
    play.do(0, "condemn", 1)
    match = play.match
    match.take(match.check_claim(Seat(1), "hold", (PARDON,)))
    for seat, word in ((2, "spare"), (3, "strike"), (4, "spare")):
        match.take(match.check_advice(Seat(seat), match.asks[0].id, word))
    match.submit(match.asks[0].seat, match.asks[0].id, None)
    shown = again(deal_botk(roles, items).match, match, monkeypatch)
    votes = [frame for frame in shown if any("vote" in sign for sign in signs(frame.picture))]
    (counted,) = votes
    spare, strike = "botk-vote-spare", "botk-vote-strike"
    assert signs(counted.picture) == ["", "", spare, strike, spare, ""]
    assert counted.said[0].startswith("Strike 1: player 3 · Spare 2: player 2 and player 4")
    plea = shown[shown.index(counted) - 1]
    assert plea.picture is not None
    assert plea.picture.drawing.data[0].stage.said == "botk-item-pardon"
    assert "I hold the Pardon" in plea.said[0]
