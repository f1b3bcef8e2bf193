"""What players of dotk may say to each other by buttons: docs/rules/dotk.md."""

from enum import StrEnum

from games.dotk.cards import Character
from games.dotk.events import RoundBegan
from games.engine.claims import AGREE, DISAGREE, Among, ClaimKind, Claims


class Say(StrEnum):
    """The kinds of claims beside those that all games share."""

    LAID = "laid"
    """Which card lies before oneself."""
    HOLD = "hold"
    """Which card one has in hand."""
    ESTIMATE = "estimate"
    """Which card lies before somebody."""
    WILL = "will"
    """What to do with one's card."""
    REQUEST = "request"
    """What somebody should do with theirs."""


class Plan(StrEnum):
    """What to do with a card that lies there."""

    KEEP = "keep"
    EXCHANGE = "exchange"
    FOLD = "fold"


CARDS = tuple(Character)
PLANS = tuple(Plan)

CLAIMS = Claims(
    kinds=(
        ClaimKind(Say.LAID, (CARDS,)),
        ClaimKind(Say.HOLD, (CARDS,)),
        ClaimKind(Say.ESTIMATE, (Among.OTHERS, CARDS)),
        ClaimKind(Say.WILL, (PLANS,)),
        ClaimKind(Say.REQUEST, (PLANS, Among.OTHERS)),
        AGREE,
        DISAGREE,
    ),
    phases=(RoundBegan,),
)
