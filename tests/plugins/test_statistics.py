"""What games count of their players is what they have declared, and can be said."""

import pytest

from bot.plugins.registry import plugins
from games.engine.simulation import deal_seed, play
from tests.panels.play import english

WORDS = english()


@pytest.mark.parametrize("game", plugins())
def test_every_statistic_and_each_of_its_words_has_a_text(game: str) -> None:
    for declared in plugins()[game].statistics:
        given: dict[str, str | int] = {"what": "X"} if declared.words else {"n": 2}
        assert WORDS(f"{game}-statistic-{declared.name}", **given)
        for word in declared.words:
            assert WORDS(f"{game}-{declared.name}-{word}")


@pytest.mark.parametrize("game", plugins())
def test_only_what_is_declared_is_counted(game: str) -> None:
    plugin = plugins()[game]
    rules = plugin.rules
    declared = {each.name: each.words or ("",) for each in plugin.statistics}
    for k in range(4):
        seats = (rules.least_seats, rules.most_seats)[k % 2]
        match = play(rules, deal_seed(rules, seats, "counted", k), [rules.computer] * seats)
        assert match.outcome is not None
        for seat in match.outcome.seats:
            for count in seat.statistics:
                assert count.word in declared.get(count.name, ()), count
