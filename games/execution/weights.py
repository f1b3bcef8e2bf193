"""How the computer player weighs a layout: made by `python -m benchmarks.execution_fitting`."""

from games.engine.values import value
from games.execution.words import Level


@value
class Weights:
    """What things are worth before a hand is drawn; all else is measured by an executed royal."""

    started: float = 6.0
    """One card on a royal."""
    completion: float = 0.5
    """For each card that may complete the sum, up to ``most_outs``."""
    paired: float = 16.0
    """Two cards on a royal."""
    trigger: float = 2.5
    """For each card that may be the trigger, up to ``most_outs``."""
    doomed: float = -14.0
    """Two cards that nothing can trigger any more."""
    most_outs: float = 6.0
    waste: float = 0.8
    """For each point by which two cards are more than a royal wants."""
    kept: float = 0.9
    """How much of its use a card has on top of the discard pile."""
    buried: float = 0.85
    """How much of that is left for each card above it."""
    low: float = 0.0
    """The use of a card from two to ten, besides its worth."""
    ace: float = 7.0
    joker: float = 14.0


WEIGHTS = {
    Level.SQUIRE: Weights(
        started=12.12,
        completion=0.54,
        paired=15.03,
        trigger=1.93,
        doomed=-19.37,
        most_outs=7.44,
        waste=1.1,
        kept=0.99,
        buried=0.72,
        low=-0.24,
        ace=6.11,
        joker=14.26,
    ),
    Level.KNIGHT: Weights(
        started=5.93,
        completion=0.55,
        paired=14.45,
        trigger=1.77,
        doomed=-12.12,
        most_outs=0.37,
        waste=0.62,
        kept=1.65,
        buried=0.73,
        low=0.08,
        ace=6.97,
        joker=10.17,
    ),
    Level.BARON: Weights(
        started=5.25,
        completion=0.68,
        paired=18.91,
        trigger=2.26,
        doomed=-14.78,
        most_outs=5.59,
        waste=0.4,
        kept=0.78,
        buried=0.59,
        low=-0.12,
        ace=5.95,
        joker=17.58,
    ),
    Level.DUKE: Weights(
        started=5.28,
        completion=0.48,
        paired=20.69,
        trigger=2.3,
        doomed=-9.75,
        most_outs=6.05,
        waste=0.46,
        kept=0.85,
        buried=0.77,
        low=-0.05,
        ace=5.26,
        joker=11.73,
    ),
    Level.KING: Weights(
        started=-0.27,
        completion=0.46,
        paired=18.59,
        trigger=1.75,
        doomed=-20.9,
        most_outs=5.77,
        waste=0.79,
        kept=1.68,
        buried=0.67,
        low=-0.04,
        ace=9.04,
        joker=13.54,
    ),
}
