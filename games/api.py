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
    Kind,
    Pace,
    Question,
    Seat,
    Silence,
    Target,
    Typed,
    Verb,
    one,
    two,
    typed,
)
from games.engine.chance import RandomPlayer
from games.engine.claims import (
    AGREE,
    DISAGREE,
    Among,
    Claimed,
    ClaimKind,
    Claims,
    Field,
    Spoken,
    Talk,
    Whispered,
)
from games.engine.computers import Computer
from games.engine.court import Court, Enough
from games.engine.crowns import FIRST_PURSE, Count, Outcome, Payment, Purses, SeatOutcome
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
from games.engine.documented import explain
from games.engine.errors import GameFault, Malformed, Reason, Refused
from games.engine.events import Audience, Event, Told
from games.engine.game import ComputerPlayer, Game, Player, Speaker
from games.engine.manner import USUAL, Manner, Strength, Temper
from games.engine.match import Given, Match
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
    "Audience",
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
    "Enough",
    "Event",
    "Field",
    "Game",
    "GameFault",
    "Given",
    "Kind",
    "LoadedDice",
    "Malformed",
    "Manner",
    "Match",
    "Notebook",
    "Outcome",
    "Pace",
    "Payment",
    "Player",
    "Purses",
    "Question",
    "RandomPlayer",
    "Reason",
    "Refused",
    "Seat",
    "SeatOutcome",
    "SeededDice",
    "Silence",
    "Speaker",
    "Spoken",
    "Strength",
    "Talk",
    "Target",
    "Temper",
    "Told",
    "Typed",
    "Verb",
    "Whispered",
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
    "typed",
    "value",
    "weighted",
]

explain(globals(), "games")
