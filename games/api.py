"""The door for a game's rules. Authors import this and `bot.api`, and nothing else.

What is named here and there keeps its meaning from `OLDEST_API` to `API`. docs/write-a-game.md
tells how a game is made of it, docs/api.md what everything is.
"""

from pydantic import BaseModel

from games.engine.asks import (
    Answer,
    Ask,
    AskPace,
    ByDice,
    Kind,
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
from games.engine.claims import (
    AGREE,
    DISAGREE,
    Advised,
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
from games.engine.errors import GameFault, Malformed, Reason, Refused
from games.engine.events import Audience, Event, LogEntry
from games.engine.field_docs import show_field_docs
from games.engine.game import ComputerPlayer, Game, Player, Speaker
from games.engine.last_words import LastWords
from games.engine.likely import Likely
from games.engine.lookahead import Lookahead, World
from games.engine.match import Given, Match
from games.engine.notebook import Notebook
from games.engine.play_style import DEFAULT_STYLE, PlayStyle, Strength, Temper
from games.engine.playout import play_out
from games.engine.random_player import RandomPlayer
from games.engine.script_context import Enough, ScriptContext
from games.engine.simulation import deal_seed, match_json, match_line, play
from games.engine.truth import Judge, Known, Truth, Verdict
from games.engine.values import value

API = 2
"""The newest version of both doors. A game names the one that it was written for."""

OLDEST_API = 2
"""The oldest version that a game may have been written for and still be played."""

__all__ = [
    "AGREE",
    "API",
    "DEFAULT_STYLE",
    "DISAGREE",
    "FIRST_PURSE",
    "OLDEST_API",
    "Advised",
    "Among",
    "Answer",
    "Ask",
    "AskPace",
    "Audience",
    "BaseModel",
    "ByDice",
    "ClaimKind",
    "Claimed",
    "Claims",
    "Computer",
    "ComputerPlayer",
    "Count",
    "Decision",
    "Deprecated",
    "Dice",
    "Enough",
    "Event",
    "Field",
    "Game",
    "GameFault",
    "Given",
    "Judge",
    "Kind",
    "Known",
    "LastWords",
    "Likely",
    "LoadedDice",
    "LogEntry",
    "Lookahead",
    "Malformed",
    "Match",
    "Notebook",
    "Outcome",
    "Payment",
    "PlayStyle",
    "Player",
    "Purses",
    "Question",
    "RandomPlayer",
    "Reason",
    "Refused",
    "ScriptContext",
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
    "Truth",
    "Typed",
    "Verb",
    "Verdict",
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
    "play_out",
    "shuffle",
    "two",
    "typed",
    "value",
    "weighted",
]

show_field_docs(globals(), "games")
