"""By Order of the King on Discord: its entry object, and how it is shown."""

from bot.api import API, GamePlugin, GameView, OneOf, Statistic
from cogs.botk import (
    asks,
    board,
    final,
    hand,
    medals,
    moments,
    options,
    picture,
    rules,
    story,
    tale,
)
from games.botk.events import Counted
from games.botk.game import BOTK
from games.botk.words import Cause, Do
from games.engine.asks import AskPace

GAME = GamePlugin(
    api=API,
    rules=BOTK,
    view=GameView(
        board=board.board,
        picture=picture.picture,
        poster=picture.poster,
        beside_picture=board.beside_picture,
        beside_poster=final.beside_poster,
        cards=hand.cards,
        advice=hand.advice,
        lasting=hand.lasting,
        beside_cards=hand.beside_cards,
        tale=tale.tale,
        titled=Counted,
        moments=moments.MOMENTS,
        moment=moments.moment,
        fate=moments.fate,
        story=story.story,
        news=hand.news,
        hand=hand.hand,
        dealt=hand.dealt,
        in_deal=board.in_deal,
        question=asks.question,
        silence=asks.silence,
        choice=asks.choice,
        irrevocable=(Do.STRIKE,),
        final=final.final,
        pages=rules.PAGES,
    ),
    options=(
        OneOf("executioner", options.OFFERED, options.ExecutionerBy.VOLUNTEER),
        OneOf("always_saboteur", tuple(options.AlwaysSaboteur), options.AlwaysSaboteur.FEW),
    ),
    volunteers=options.volunteers,
    pace=lambda _choices: AskPace.TALK,
    match_options=options.match_options,
    again=options.again,
    successor=lambda notebook: notebook.successor,
    statistics=(
        Statistic("executioner"),
        Statistic("heads"),
        Statistic("death", words=tuple(Cause)),
    ),
    medals=medals.MEDALS,
    feats=medals.feats,
)
