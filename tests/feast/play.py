"""A game of feast on a test's table: the decks stacked, the moves made by hand.

The King sits at 0 and the others at 1, 2, 3 ... clockwise, so 1 has the first turn. Unless a
test says otherwise, 1 is Cupbearer, 2 Seneschal, 3 Chamberlain, 4 Marshal, the King has the
Steward, all goblets are wine, everybody eats bread, cheese and fish, and poison lies at the
bottom of the decks.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from gallows.kit.play import MatchPlay
from gallows.kit.stacked_dice import StackedDice, draws_for
from games.engine.asks import Seat, Target
from games.engine.events import Event
from games.engine.match import Match
from games.feast.cards import (
    COUNTS,
    DEADLY_TITLES,
    OTHER_TITLES,
    SETUP_TITLES,
    Deck,
    Food,
    Role,
    Title,
    in_order,
    prepared_poisons,
)
from games.feast.events import Died, Judged, TurnBegan
from games.feast.game import FEAST
from games.feast.notebook import FeastNotebook
from games.feast.scenarios import Options, Scenario

R, T, F = Role, Title, Food
PLAIN = (R.KING, R.ASSASSIN, R.EXECUTIONER, R.GUARD, R.REBEL)
SIX = (*PLAIN, R.BLACK_KNIGHT)
HEARTS = (R.KING, R.QUEEN, R.PRINCESS, R.SUITOR, R.PRINCE)
MENU = (F.BREAD, F.CHEESE, F.FISH)
ESSENTIAL = (T.CUPBEARER, T.SENESCHAL, T.CHAMBERLAIN)


class Play(MatchPlay[FeastNotebook]):
    """A feast and the hands that play it."""

    # --- moves ---

    def flip(self, seat: int, count: int) -> list[Event]:
        """Flip so many foods at once, the first on the plate first."""
        return self.do(seat, "flip", *self.offers(seat)["flip"][:count])

    def act(self, seat: int, flips: int, verb: str, *picks: Target) -> list[Event]:
        """Flip, then act."""
        if flips:
            self.flip(seat, flips)
        return self.do(seat, verb, *picks)

    def settle(self) -> "Play":
        """Nobody uses a title at the end of the turn."""
        while self.match.asks and self.match.asks[0].topic == "end":
            self.do(self.match.asks[0].seat, "done")
        return self

    def idle(self) -> "Play":
        """Let whoever is asked do as little as possible, once."""
        ask = self.match.asks[0]
        match ask.topic:
            case "act":
                dump = ask.verb("dump")
                if dump is None:
                    self.do(ask.seat, "yield")
                else:
                    self.do(ask.seat, "dump", dump.pool[-1])
            case "grant" | "grant-to":
                self.do(ask.seat, "give", ask.verbs[0].pool[0 if ask.topic == "grant" else -1])
            case topic:
                assert topic in ("claim", "end"), f"idle does not know {topic}"
                self.do(ask.seat, "done")
        return self.settle()

    def until(self, seat: int, topic: str = "act") -> "Play":
        """Let everybody idle until the seat is to act, or is asked something else."""
        while (self.match.asks[0].seat, self.match.asks[0].topic) != (seat, topic):
            self.idle()
        return self

    def start_of(self, seat: int) -> "Play":
        """Let everybody idle until the seat's turn begins."""
        before = len(self.happened(TurnBegan))
        while True:
            began = self.happened(TurnBegan)
            if len(began) > before and began[-1].seat == seat:
                return self
            self.idle()

    def boast(self, seat: int) -> "Play":
        """Spend a turn on an own Honor."""
        self.until(seat).act(seat, 3, "praise", seat)
        return self.settle()

    def insult(self, seat: int, whom: int) -> "Play":
        """Spend a turn on somebody's Dishonor."""
        self.until(seat).act(seat, 3, "insult", whom)
        return self.settle()

    # --- what came of it ---

    def tokens(self) -> list[int]:
        """Honor as a positive number, Dishonor as a negative, by seat."""
        guests = self.notebook(None).guests
        return [guests[Seat(n)].tokens for n in range(self.match.seats)]

    def titles(self, seat: int) -> list[str]:
        return [str(title) for title in self.notebook(None).guests[Seat(seat)].titles]

    def dead(self) -> list[tuple[int, str]]:
        return [(died.seat, str(died.cause)) for died in self.happened(Died)]

    def verdict(self, role: Role) -> Judged:
        (found,) = [judged for judged in self.happened(Judged) if judged.role is role]
        return found

    def winners(self) -> list[str]:
        return [str(judged.role) for judged in self.happened(Judged) if judged.won]


def deal(
    roles: Sequence[Role] = PLAIN,
    *,
    titles: Sequence[Title] = (),
    kings: Sequence[Title] = (),
    goblet: Target = "box",
    goblets: Target = "box",
    poisons: Sequence[Food] = (),
    at: Mapping[Food, Sequence[int]] | None = None,
    drawn: Sequence[Food] = (),
    foods: Mapping[int, Sequence[Food]] | None = None,
    spared: bool = False,
    decided: bool = True,
    forewarned: bool = True,
    mourning: bool = True,
    setup: bool = True,
) -> Play:
    """Deal a game up to the first turn, or, without ``setup``, until foods are taken.

    Unless ``spared``, all may drink and duel at once. The other house rules go by their names.

    ``titles``: of 1, 2, 3 ...; ``kings``: the one that stays with the King; both are filled up.
    ``goblet``, ``goblets``: who gets poison from the Cupbearer and from the Seneschal.
    ``poisons``: what the Chamberlain mixes in, ``at`` which places from the top of the deck.
    ``drawn``: the top of the Food Poison deck. ``foods``: who takes what first.
    """
    seats = len(roles)
    titles, kings = fill_titles(seats, titles, kings)
    stack = stack_foods(seats, poisons, at or {}, drawn)
    dice = StackedDice(
        draws_for(in_order(roles), roles) + draws_from(OTHER_TITLES, [*titles, *kings]) + stack
    )
    options = Options(
        scenario=Scenario.CUSTOM,
        roles=tuple(roles),
        spared=spared,
        decided=decided,
        forewarned=forewarned,
        mourning=mourning,
    )
    play = Play(Match(FEAST, seats, options, (5,) * seats, dice), dice)
    play.do(0, "give", *titles)
    play.do(titles.index(T.CUPBEARER) + 1, "serve", goblet)
    play.do(titles.index(T.SENESCHAL) + 1, "serve", goblets)
    for seat in [*range(1, seats), 0] if setup else []:
        play.do(seat, "take", *(foods or {}).get(seat, MENU))
    return play


def with_title(title: Title, **how: Any) -> Play:
    """A game of six in which the first player has this title; the King keeps the Marshal."""
    titles = [title, *ESSENTIAL, Title.STEWARD]
    kings = [Title.MARSHAL]
    if title in DEADLY_TITLES:
        kings = [t for t in DEADLY_TITLES if t is not title]
        titles[-1] = Title.HERALD
    return deal(SIX, titles=titles, kings=kings, **how)


def fill_titles(
    seats: int, titles: Sequence[Title], kings: Sequence[Title]
) -> tuple[list[Title], list[Title]]:
    """One title a player, the essential ones among them, and one that the King keeps."""
    given, left = list(titles) or list(SETUP_TITLES), list(kings)
    spare = [*SETUP_TITLES, *DEADLY_TITLES, *reversed(OTHER_TITLES)]
    spare = [title for title in spare if title not in (*given, *left)]
    while len(given) < seats - 1:
        given.append(spare.pop(0))
    if not left:
        left.append(spare.pop(0))
    always = {*SETUP_TITLES, *DEADLY_TITLES}
    assert always <= {*given, *left}, "a title that is always in play is missing"
    assert set(SETUP_TITLES) <= set(given), "an essential title is missing"
    return given, left


def draws_from(among: Sequence[Any], wanted: Sequence[Any]) -> list[int]:
    """The draws by which `games.engine.dice.draw` takes these."""
    left, draws = list(among), []
    for card in among:
        if card in wanted:
            draws.append(left.index(card))
            left.remove(card)
    return draws


def stack_foods(
    seats: int, poisons: Sequence[Food], at: Mapping[Food, Sequence[int]], drawn: Sequence[Food]
) -> list[int]:
    """The draws that stack the Food Poison deck, then each food deck with poison in it."""
    deck = [food for food in Food for _ in range(COUNTS.poison_each)]
    count = prepared_poisons(seats)
    left = list(deck)
    top = list(poisons)
    for food in (*top, *drawn):
        left.remove(food)
    while len(top) < count:
        # Pie is last on every menu, so its poison is found last.
        top.append(left.pop())
    draws = draws_for(deck, list(reversed([*top, *drawn, *left])))
    size = COUNTS.sizes(seats)[Deck.BREAD]
    for food in Food:
        n = top.count(food)
        if n:
            places = [*at.get(food, ()), *(size - 1 - i for i in range(n))][:n]
            stacked = [place in places for place in range(size)]
            before = [False] * (size - n) + [True] * n
            draws += draws_for(before, list(reversed(stacked)))
    return draws
