"""The door for a game's rules. Authors import this and `bot.api`, and nothing else.

What is named here and there keeps its meaning from `OLDEST_API` to `API`. docs/write-a-game.md
tells how a game is made of it, docs/api.md what everything is.
"""

from pydantic import BaseModel

from games.engine.ahead import Ahead, World
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
from games.engine.computers import Computer
from games.engine.court import Court
from games.engine.crowns import FIRST_PURSE, Count, Outcome, Payment, SeatOutcome
from games.engine.decision import Decision
from games.engine.deprecated import Deprecated
from games.engine.dice import (
    Dice,
    LoadedDice,
    SeededDice,
    derive,
    draw,
    draws_for,
    pick,
    shuffle,
    weighted,
)
from games.engine.errors import GameFault, Reason, Refused
from games.engine.events import Event
from games.engine.game import ComputerPlayer, Game, Player
from games.engine.manner import USUAL, Manner, Strength, Temper
from games.engine.match import Match
from games.engine.notebook import Notebook
from games.engine.playing import play_on
from games.engine.simulation import deal_seed, match_json, match_line, play
from games.engine.values import value

API = 1
"""The newest version of both doors. A game names the one that it was written for."""

OLDEST_API = 1
"""The oldest version that a game may have been written for and still be played."""

__all__ = [
    "AGREE",
    "API",
    "DISAGREE",
    "FIRST_PURSE",
    "OLDEST_API",
    "USUAL",
    "Ahead",
    "Among",
    "Answer",
    "Ask",
    "BaseModel",
    "ByDice",
    "ClaimKind",
    "Claimed",
    "Claims",
    "Computer",
    "ComputerPlayer",
    "Count",
    "Court",
    "Decision",
    "Deprecated",
    "Dice",
    "Event",
    "Game",
    "GameFault",
    "LoadedDice",
    "Manner",
    "Match",
    "Notebook",
    "Outcome",
    "Pace",
    "Payment",
    "Player",
    "Question",
    "RandomPlayer",
    "Reason",
    "Refused",
    "Seat",
    "SeatOutcome",
    "SeededDice",
    "Strength",
    "Talk",
    "Target",
    "Temper",
    "Verb",
    "World",
    "deal_seed",
    "derive",
    "draw",
    "draws_for",
    "match_json",
    "match_line",
    "one",
    "pick",
    "play",
    "play_on",
    "shuffle",
    "two",
    "value",
    "weighted",
]
