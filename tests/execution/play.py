"""A game of Royal Execution on a test's table: the deck stacked, the moves made by hand.

Cards are written short: `5h`, `10s`, `Ad`, `Jc`; `j1` and `j2` are the jokers. A row of royals is
written from its front.
"""

from collections.abc import Sequence

from gallows.kit.play import MatchPlay
from gallows.kit.stacked_dice import StackedDice, draws_for
from games.engine.asks import Seat
from games.engine.events import Event
from games.engine.match import Match
from games.execution import events as ev
from games.execution.board import Board
from games.execution.cards import OTHERS, RANK, ROYALS, SUIT, Card, Rank, Suit
from games.execution.game import EXECUTION
from games.execution.layout import Layout
from games.execution.notebook import ExecutionNotebook
from games.execution.setup import Options
from games.execution.words import ALL_HANDS, Level

SHORT_RANKS = dict(
    zip(["A", *map(str, range(2, 11)), "J", "Q", "K"], Rank, strict=True),
)
SHORT_SUITS = {suit[0]: suit for suit in Suit}
JOKERS = {"j1": Card.RED_JOKER, "j2": Card.BLACK_JOKER}
PLACES = ("left", "middle", "right")


def card(short: str) -> Card:
    if short in JOKERS:
        return JOKERS[short]
    rank, suit = SHORT_RANKS[short[:-1]], SHORT_SUITS[short[-1]]
    return next(each for each in RANK if (RANK[each], SUIT[each]) == (rank, suit))


def cards(text: str) -> tuple[Card, ...]:
    return tuple(map(card, text.split()))


def short(those: Sequence[Card]) -> str:
    """Cards as the tests write them."""
    known = {card(rank + suit): rank + suit for rank in SHORT_RANKS for suit in SHORT_SUITS}
    known |= {each: name for name, each in JOKERS.items()}
    return " ".join(known[each] for each in those)


class Play(MatchPlay[ExecutionNotebook]):
    """A game and the hands that play it."""

    def __init__(self, match: Match, dice: StackedDice) -> None:
        super().__init__(match, dice)
        self._board = Board()
        self._noted = 0

    def draw(self) -> list[Event]:
        return self.do(0, "draw")

    def put(self, *moves: str) -> list[Event]:
        """Put cards somewhere, each written as `5h left`; what is not there yet is drawn."""
        told: list[Event] = []
        for move in moves:
            name, place = move.split()
            if self.ask(0).verb(card(name)) is None:
                told += self.draw()
            told += self.do(0, card(name), place)
        return told

    def save(self, name: str, end: str) -> list[Event]:
        return self.do(0, end, card(name))

    def take_back(self) -> list[Event]:
        return self.do(0, "take-back")

    def may(self, name: str) -> list[str]:
        """Where a card may be put now."""
        verb = self.ask(0).verb(card(name))
        return [] if verb is None else [str(target) for target in verb.pool]

    def savable(self) -> dict[str, str]:
        """What may be saved, by end of the discard pile."""
        verbs = [verb for verb in self.ask(0).verbs if verb.name in ("top", "bottom")]
        return {verb.name: short([Card(str(each)) for each in verb.pool]) for verb in verbs}

    @property
    def layout(self) -> Layout:
        for entry in self.match.log[self._noted :]:
            if entry.reaches(Seat(0)):
                self._board.take(entry.event)
        self._noted = len(self.match.log)
        return self._board.layout

    @property
    def pile(self) -> str:
        """The discard pile from its top."""
        return short(self.layout.pile)

    def on(self, place: str) -> str:
        """What lies on the royal of a row."""
        return short(self.layout.rows[PLACES.index(place)].laid)

    @property
    def ended(self) -> ev.GameEnded:
        (found,) = self.happened(ev.GameEnded)
        return found


def deal(
    draw: str = "",
    *,
    left: str = "",
    middle: str = "",
    right: str = "",
    level: str = "squire",
    hands: int = ALL_HANDS,
) -> Play:
    """Deal a game whose draw pile begins with these cards, and whose rows begin with these royals.

    All others lie in the order of the deck; what is below so many hands is set aside.
    """
    fronts = [cards(left), cards(middle), cards(right)]
    spare = [royal for royal in ROYALS if not any(royal in row for row in fronts)]
    royals: list[Card] = []
    for row in fronts:
        whole = [*row]
        while len(whole) < 4:
            whole.append(spare.pop(0))
        royals += reversed(whole)
    first = cards(draw)
    pile = [*first, *(each for each in OTHERS if each not in first)]
    dice = StackedDice([*draws_for(ROYALS, royals), *draws_for(OTHERS, pile)])
    options = Options(level=Level(level), hands=hands)
    return Play(Match(EXECUTION, 1, options, (5,), dice), dice)


def empty_the_row(level: str = "squire") -> tuple[Play, Layout]:
    """Execute all four royals of a row; beside the play, the layout before the last card."""
    play = deal(
        "2c 10d 3h 2d 10s 4h 3c 10c 5h 4c 10h 7d",
        left="Jh Qh Kh Jd", middle="Ks", right="Kc", level=level,
    )  # fmt: skip
    for pair, trigger in (("2c 10d", "3h"), ("2d 10s", "4h"), ("3c 10c", "5h")):
        play.put(*(f"{name} left" for name in (*pair.split(), trigger)))
        if play.ask(0).topic == "save":
            play.save(trigger, "bottom" if "bottom" in play.savable() else "top")
    play.put("4c left", "10h left")
    before = play.layout
    play.put("7d left")
    return play, before


def discard_all_but(play: Play, left: int) -> Play:
    """Discard whatever comes until so many cards are left in draw pile and hand."""
    while play.layout.in_play > left:
        if play.layout.hand:
            name = play.layout.hand[0]
            play.do(0, name, next(to for to in play.offers(0)[name] if to in ("top", "bottom")))
        else:
            play.draw()
    return play


def with_last(name: str) -> Play:
    """Queens and kings, before which all is discarded but the last card of the draw pile."""
    others = [each for each in OTHERS if each != card(name)]
    play = deal(short([*others, card(name)]), left="Qh", middle="Kh", right="Kd")
    return discard_all_but(play, 1)
