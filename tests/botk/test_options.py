"""What a host chooses for botk, and with what the match is dealt."""

from typing import Any

import pytest

from bot.api import Sitter
from cogs.botk import GAME
from games.botk.setup import Options
from games.engine.asks import Seat


def dealt(players: int, choices: dict[str, Any]) -> Options:
    """The options of a match of so many, with these choices instead of the usual ones."""
    assert GAME.match_options is not None
    sitters = [Sitter(Seat(n), True, False, 0) for n in range(players)]
    found = GAME.match_options({**GAME.defaults(), **choices}, sitters, None)
    return Options.model_validate(found)


@pytest.mark.parametrize(("players", "sure"), [(4, True), (5, True), (6, False), (8, False)])
def test_there_is_always_a_saboteur_with_few_players_unless_the_host_says_otherwise(
    players: int, sure: bool
) -> None:
    assert dealt(players, {}).always_saboteur is sure
    assert dealt(players, {"always_saboteur": "true"}).always_saboteur
    assert not dealt(players, {"always_saboteur": "false"}).always_saboteur


@pytest.mark.parametrize("chosen", [True, False])
def test_a_lobby_from_before_keeps_its_plain_yes_or_no(chosen: bool) -> None:
    for players in (4, 8):
        assert dealt(players, {"always_saboteur": chosen}).always_saboteur is chosen
