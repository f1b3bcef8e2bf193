"""New game on Discord: its entry object, and how it is shown."""

from bot.api import Formatter, GamePlugin, GameView, Paragraphs
from games.api import Game

from .rules import CardNotebook, ComputerPlayer, Options, play


def board(fmt: Formatter, notebook: CardNotebook) -> Paragraphs:
    """Return who is there, and who has had a turn."""
    return [
        [
            " · ".join(
                [
                    fmt.seat_line(seat),
                    fmt.words("newgame-done" if seat in notebook.done else "newgame-waits"),
                    *fmt.presence(seat),
                ]
            )
            for seat in notebook.seats
        ]
    ]


def hand(fmt: Formatter, notebook: CardNotebook) -> Paragraphs:
    """Return the viewer's card."""
    return [[fmt.words("newgame-card", card=notebook.card or 0)]]


def final(fmt: Formatter, notebook: CardNotebook) -> Paragraphs:
    """Return who has won."""
    winner = notebook.winner
    return [[] if winner is None else [fmt.words("newgame-winner", name=fmt.name(winner))]]


GAME = GamePlugin(
    api=2,
    rules=Game(
        id="newgame",
        version="1",
        least_seats=2,
        most_seats=8,
        options=Options,
        script=play,
        notebook=CardNotebook,
        computer=ComputerPlayer(),
    ),
    view=GameView(board=board, hand=hand, final=final),
)
