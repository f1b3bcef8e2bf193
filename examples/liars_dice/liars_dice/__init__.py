"""Liar's dice on Discord: its entry object, and how it is shown."""

from bot.api import (
    Choice,
    Formatter,
    GamePlugin,
    GameView,
    Number,
    Paragraphs,
    Statistic,
    Switch,
    counted,
)
from games.api import Ask, Game, Target, Verb
from liars_dice.players import ComputerPlayer, DiceNotebook
from liars_dice.rules import LIAR, Options, play


def board(fmt: Formatter, notebook: DiceNotebook) -> Paragraphs:
    """Return the bid, and how many dice everybody has."""
    seats = [
        " · ".join([fmt.seat_line(seat), fmt.words("dice-left", n=n), *fmt.presence(seat)])
        for seat, n in zip(notebook.seats, notebook.left, strict=True)
    ]
    return [standing(fmt, notebook), seats]


def standing(fmt: Formatter, notebook: DiceNotebook) -> list[str]:
    """Return the bid that is to be beaten, and of how many dice."""
    words, bid = fmt.words, notebook.bid
    lines = [words("dice-under-cups", n=sum(notebook.left))]
    if bid is not None:
        name = fmt.bold(bid.seat)
        lines.append(words("dice-bid", bid=said(fmt, bid.count, bid.face), name=name))
    return lines


def said(fmt: Formatter, n: int, face: str) -> str:
    """Return a bid in words."""
    return fmt.words("several", n=n, what=fmt.words(f"dice-face-{face}"))


def hand(fmt: Formatter, notebook: DiceNotebook) -> Paragraphs:
    """Return the viewer's dice, and the bid."""
    if not notebook.dice:
        return [[fmt.words("dice-out")]]
    dice = counted(fmt.words, [fmt.words(f"dice-face-{face}") for face in notebook.dice])
    return [[fmt.words("dice-yours", dice=dice)], standing(fmt, notebook)]


def final(fmt: Formatter, notebook: DiceNotebook) -> Paragraphs:
    """Return who has won, and everybody's crowns."""
    words, winner = fmt.words, notebook.winner
    heading = "" if winner is None else words("dice-winner", name=fmt.name(winner))
    crowns = zip(notebook.seats, fmt.table.purses_after or (), strict=False)
    seats = [f"{fmt.seat_line(seat)} · {fmt.crowns(n)}" for seat, n in crowns]
    return [[heading], seats, [] if fmt.table.counted else [words("final-not-counted")]]


def choice(fmt: Formatter, notebook: DiceNotebook, ask: Ask, verb: Verb, target: Target) -> Choice:
    """Return a bid as an option."""
    return Choice(str(target), said(fmt, int(target), verb.name))


GAME = GamePlugin(
    api=2,
    rules=Game(
        id="dice",
        version="1",
        least_seats=2,
        most_seats=6,
        options=Options,
        script=play,
        notebook=DiceNotebook,
        computer=ComputerPlayer(),
    ),
    view=GameView(board=board, hand=hand, final=final, choice=choice, irrevocable=(LIAR,)),
    options=(Number("dice", 1, 5, default=5), Switch("wild", default=True)),
    statistics=(Statistic("caught"),),
)
