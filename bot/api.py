"""The door for a game's Discord side. Authors import this and `games.api`, and nothing else.

What is named here keeps its meaning from `OLDEST_API` to `API`; docs/write-a-game.md tells how a
game is made of it, docs/api.md what everything is.
"""

from bot.plugins import defaults
from bot.plugins.formatter import Choice, Formatter, change, counted, timestamp
from bot.plugins.medals import Medal
from bot.plugins.picture import (
    BACK,
    CardPicture,
    Colour,
    Fate,
    LaidCard,
    LayoutPicture,
    PilePicture,
    Poster,
    PosterSeat,
    RoundsRow,
    RowPicture,
    SeatPicture,
    StagePicture,
    TablePicture,
)
from bot.plugins.plugin import (
    Choices,
    GamePlugin,
    Number,
    OneOf,
    Option,
    Seating,
    Several,
    Sitter,
    Statistic,
    Switch,
)
from bot.plugins.teller import Special, Teller, Telling, Value
from bot.plugins.view import GameView, Moments, Page, Paragraphs
from bot.text import Words, escape, plain
from bot.text.fitting import cut, fit, fit_first, longest
from bot.values.errors import Declined, Text
from bot.values.tables import SeatView, Status, TableView, Waiting
from games.api import API, OLDEST_API
from games.engine.asks import Seat
from games.engine.field_docs import show_field_docs

__all__ = [
    "API",
    "BACK",
    "OLDEST_API",
    "CardPicture",
    "Choice",
    "Choices",
    "Colour",
    "Declined",
    "Fate",
    "Formatter",
    "GamePlugin",
    "GameView",
    "LaidCard",
    "LayoutPicture",
    "Medal",
    "Moments",
    "Number",
    "OneOf",
    "Option",
    "Page",
    "Paragraphs",
    "PilePicture",
    "Poster",
    "PosterSeat",
    "RoundsRow",
    "RowPicture",
    "Seat",
    "SeatPicture",
    "SeatView",
    "Seating",
    "Several",
    "Sitter",
    "Special",
    "StagePicture",
    "Statistic",
    "Status",
    "Switch",
    "TablePicture",
    "TableView",
    "Teller",
    "Telling",
    "Text",
    "Value",
    "Waiting",
    "Words",
    "change",
    "counted",
    "cut",
    "defaults",
    "escape",
    "fit",
    "fit_first",
    "longest",
    "plain",
    "timestamp",
]

show_field_docs(globals(), "bot")
