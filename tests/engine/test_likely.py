"""The lines that are offered first: a speaker's own knowledge, its opposite, and a suspicion."""

from dataclasses import replace

import pytest

from bot.plugins.registry import plugins
from gallows.kit.snapshots import played
from games.engine.asks import Seat
from games.engine.claims import TAKE_BACK, Claimed
from games.engine.game import Game
from games.engine.likely import MOST_LIKELY, likely_lines
from games.engine.truth import Judge

SPEAKING = [plugin.rules for plugin in plugins().values() if plugin.rules.claims is not None]
GAMES = [rules.id for rules in SPEAKING]


@pytest.mark.parametrize("rules", SPEAKING, ids=GAMES)
@pytest.mark.parametrize("derived", [False, True], ids=["its own", "derived"])
def test_whoever_plays_has_something_true_and_something_false_to_say(rules: Game, derived: bool):
    rules = replace(rules, likely=None) if derived else rules
    judge: Judge | None = rules.truth
    assert judge is not None
    true = false = 0
    for snapshot in played(rules, 7, rules.least_seats + 1, rules.options()):
        if snapshot.settled:
            continue
        for seat in range(snapshot.match.seats):
            book = snapshot.notebook(Seat(seat))
            lines = likely_lines(rules, book)
            assert len(lines) <= MOST_LIKELY
            assert len(set(lines)) == len(lines)
            for line in lines:
                assert line.verb != TAKE_BACK
                claim = Claimed(len(book.talk.claims) + 500, Seat(seat), line.verb, line.picks)
                book.hear(claim)
                worth = judge(book, claim)
                true += worth is True
                false += worth is not None and worth is not True
    assert true
    assert false
