"""Royal Execution on Discord: its entry object, and how it is shown."""

from bot.api import API, GamePlugin, GameView, OneOf, Seating, Statistic
from cogs.execution import asks, board, final, medals, picture, tale
from games.execution.game import EXECUTION
from games.execution.search import last_hope
from games.execution.words import Do, Level, Place

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
        minor=(Do.TAKE_BACK,),
        final=final.final,
        hindsight=final.hindsight,
        pages={"overview": None, "cards": None, "levels": None, "daily": None, "house": None},
    ),
    seating=Seating.ALONE,
    hindsight=last_hope,
    daily={"level": Level.DUKE.value},
    options=(OneOf("level", tuple(Level), Level.SQUIRE),),
    statistics=tuple(
        Statistic(name, words=tuple(Level), most=len(Level)) for name in ("played", "won")
    ),
    medals=medals.MEDALS,
)
