"""The door for a game's rules. Authors import this and `bot.api`, and nothing else.

What is named here and there keeps its meaning while `API` stays the same. docs/write-a-game.md
tells how a game is made of it.
"""

from pydantic import BaseModel

from games.engine.asks import (
    Answer,
    Ask,
    ByDice,
    Pace,
    Question,
    Seat,
    Target,
    Verb,
    one,
    two,
)
from games.engine.chance import RandomPlayer
from games.engine.claims import AGREE, DISAGREE, Among, Claimed, ClaimKind, Claims, Talk
from games.engine.court import Court
from games.engine.crowns import FIRST_PURSE, Count, Outcome, Payment, SeatOutcome
from games.engine.decision import Decision
from games.engine.dice import Dice, draw, pick, shuffle
from games.engine.events import Event
from games.engine.game import ComputerPlayer, Game, Player
from games.engine.manner import USUAL, Manner, Strength, Temper
from games.engine.notebook import Notebook
from games.engine.values import value

API = 1
"""The version of both doors. A game names the one that it was written for."""

__all__ = [
    "AGREE",
    "API",
    "DISAGREE",
    "FIRST_PURSE",
    "USUAL",
    "Among",
    "Answer",
    "Ask",
    "BaseModel",
    "ByDice",
    "ClaimKind",
    "Claimed",
    "Claims",
    "ComputerPlayer",
    "Count",
    "Court",
    "Decision",
    "Dice",
    "Event",
    "Game",
    "Manner",
    "Notebook",
    "Outcome",
    "Pace",
    "Payment",
    "Player",
    "Question",
    "RandomPlayer",
    "Seat",
    "SeatOutcome",
    "Strength",
    "Talk",
    "Target",
    "Temper",
    "Verb",
    "draw",
    "one",
    "pick",
    "shuffle",
    "two",
    "value",
]
