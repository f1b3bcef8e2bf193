"""Whether all that a game's medals are for does happen."""

from collections.abc import Iterable, Iterator

from bot.plugins.plugin import GamePlugin
from bot.tables.feats import tallies, with_feats
from bot.text.emblems import emblems
from games.engine.match import Match
from games.engine.random_player import RandomPlayer
from games.engine.simulation import deal_seed, play


def by_turns(game: GamePlugin, seats: int, most: int = 60) -> Iterator[Match]:
    """Computers, and players by chance, take turns: the ones earn what the others never would."""
    for n in range(most):
        player = game.rules.computer if n % 2 else RandomPlayer()
        yield play(game.rules, deal_seed(game.rules, seats, "medals", n), [player] * seats)


def unreached(game: GamePlugin, matches: Iterable[Match]) -> list[str]:
    """Return the medals that no seat of these matches has come nearer to."""
    left = list(game.medals)
    for match in matches:
        assert match.outcome is not None
        for part in with_feats(match.outcome, game, match.log).seats:
            left = [medal for medal in left if not medal.begun(tallies(part))]
        if not left:
            break
    return [str(medal.name) for medal in left]


def undrawn(game: GamePlugin) -> list[str]:
    """Return the medals without an emblem."""
    return [
        str(medal.name) for medal in game.medals if f"{game.id}-medal-{medal.name}" not in emblems()
    ]
