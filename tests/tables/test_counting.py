"""Which tables move crowns."""

import pytest

from bot.tables.counting import NotCounted, counts
from bot.values.guilds import GuildSettings


@pytest.mark.parametrize(
    ("humans", "computers", "reason"),
    [
        (3, 0, None),
        (2, 0, NotCounted.TOO_FEW_HUMANS),
        (3, 1, NotCounted.COMPUTERS),
        (1, 3, NotCounted.COMPUTERS),
    ],
)
def test_by_default_three_humans_and_nobody_else(
    humans: int, computers: int, reason: NotCounted | None
) -> None:
    assert counts(GuildSettings(), humans, computers) is reason


def test_a_guild_may_settle_it_otherwise() -> None:
    settings = GuildSettings(computers_counted=True, least_humans=1)
    assert counts(settings, 1, 5) is None
    assert counts(settings, 0, 5) is NotCounted.TOO_FEW_HUMANS
