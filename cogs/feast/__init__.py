"""King's Feast on Discord: its entry object, and how it is shown."""

from bot.api import API, GamePlugin, GameView, OneOf, Several, Statistic
from cogs.feast import asks, board, final, hand, medals, moments, options, picture, rules, tale
from games.engine.asks import AskPace
from games.feast.events import TurnBegan
from games.feast.game import FEAST
from games.feast.scenarios import Scenario
from games.feast.words import Cause, Do

GAME = GamePlugin(
    api=API,
    rules=FEAST,
    view=GameView(
        options=options.lines,
        option=options.option,
        board=board.board,
        picture=picture.picture,
        poster=picture.poster,
        beside_picture=board.beside_picture,
        beside_poster=final.beside_poster,
        cards=hand.cards,
        advice=hand.advice,
        lasting=hand.cards,
        beside_cards=hand.beside_cards,
        tale=tale.tale,
        titled=TurnBegan,
        moments=moments.MOMENTS,
        moment=moments.moment,
        begun=moments.begun,
        fate=moments.fate,
        story=tale.story,
        news=hand.news,
        hand=hand.hand,
        question=asks.question,
        in_deal=board.in_deal,
        placeholder=asks.placeholder,
        choice=asks.choice,
        press=asks.press,
        # Foods are flipped beside the buttons of the actions.
        at_once=(Do.FLIP,),
        steps=asks.STEPS,
        crowd=asks.crowd,
        # Somebody may die of it, whoever it is.
        irrevocable=(Do.YIELD, Do.ACCEPT, Do.TOAST, Do.POISON, Do.DUEL),
        minor=(Do.PASS, Do.DONE, Do.DUMP),
        final=final.final,
        pages=rules.PAGES,
    ),
    options=(
        OneOf("scenario", tuple(Scenario), Scenario.A, in_lobby=True),
        Several(
            "roles",
            tuple(options.OTHERS),
            least=FEAST.least_seats - 1,
            most=FEAST.most_seats - 1,
        ),
    ),
    choose=options.choose,
    check=options.fits,
    pace=lambda _choices: AskPace.TALK,
    match_options=options.match_options,
    statistics=(Statistic("death", words=tuple(Cause)),),
    medals=medals.MEDALS,
    feats=medals.feats,
)
