"""Death Over the Kingdom on Discord: its entry object, and how it is shown."""

from bot.api import API, GamePlugin, GameView, OneOf, Statistic
from cogs.dotk import asks, board, final, hand, medals, moments, options, picture, rules, tale
from games.dotk.events import RoundBegan
from games.dotk.game import DOTK
from games.dotk.words import Mode

GAME = GamePlugin(
    api=API,
    rules=DOTK,
    view=GameView(
        options=options.lines,
        board=board.board,
        picture=picture.picture,
        poster=picture.poster,
        beside_poster=final.beside_poster,
        beside_picture=board.beside_picture,
        cards=hand.cards,
        advice=hand.advice,
        beside_cards=hand.beside_cards,
        tale=tale.tale,
        titled=RoundBegan,
        moments=moments.MOMENTS,
        moment=moments.moment,
        fate=moments.fate,
        story=tale.story,
        hand=hand.hand,
        in_deal=board.in_deal,
        question=asks.question,
        placeholder=asks.placeholder,
        choice=asks.choice,
        press=asks.press,
        final=final.final,
        pages=rules.PAGES,
    ),
    options=(OneOf("mode", tuple(Mode), Mode.COURT, in_lobby=True),),
    seats=options.seats,
    pace=options.pace,
    statistics=(Statistic("points"), Statistic("lost")),
    medals=medals.MEDALS,
    feats=medals.feats,
)
