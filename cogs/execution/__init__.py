"""Royal Execution on Discord: its entry object, and how it is shown."""

from typing import Any

from bot.api import API, Choices, GamePlugin, GameView, Medal, OneOf, Seating, Statistic
from cogs.execution import asks, board, final, picture, tale
from games.execution.game import EXECUTION
from games.execution.rollouts import hint
from games.execution.search import last_hope
from games.execution.setup import offered
from games.execution.words import Do, Level, Place


def match_options(choices: Choices, *_: Any) -> dict[str, Any]:
    """Return the options of a new match: with the hands that its level has by now."""
    return offered(Level(choices["level"])).model_dump()


GAME = GamePlugin(
    api=API,
    rules=EXECUTION,
    view=GameView(
        board=board.board,
        beside_picture=board.beside_picture,
        hand=board.own,
        beside_cards=board.beside_own,
        picture=picture.picture,
        poster=final.poster,
        tale=tale.tale,
        story=tale.story,
        question=asks.question,
        explained=board.explained,
        placeholder=asks.placeholder,
        choice=asks.choice,
        press=asks.press,
        buttons=True,
        at_once=(Place.TOP, Place.BOTTOM),
        minor=(Do.HINT, Do.TAKE_BACK),
        final=final.final,
        beside_poster=final.beside_poster,
        hindsight=final.hindsight,
        hint=asks.hint,
        shared=final.shared,
        pages={"overview": None, "cards": None, "levels": None, "daily": None, "house": None},
    ),
    seating=Seating.ALONE,
    hindsight=last_hope,
    hint=hint,
    match_options=match_options,
    daily={"level": Level.DUKE.value},
    options=(OneOf("level", tuple(Level), Level.SQUIRE),),
    statistics=tuple(
        Statistic(name, words=tuple(Level), most=len(Level)) for name in ("played", "won")
    ),
    medals=tuple(Medal(name=level, counts="won", word=level) for level in Level),
)
