"""How even By Order of the King is: what `benchmarks.balance` puts into docs/botk-balance.md."""

import statistics
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from math import sqrt

from benchmarks.measuring import Timed, shared_out, table
from games.botk import events as ev
from games.botk.cards import Gallows, Item, Role
from games.botk.game import BOTK
from games.botk.setup import Options
from games.botk.words import Cause, Escape, Result, Why
from games.engine.computers import Computer
from games.engine.match import Match
from games.engine.play_style import PlayStyle, Strength
from games.engine.simulation import deal_seed, play

SEED = "balance"
FEW = (4, 5)
"""With how many players there is always a Saboteur, unless the host chooses otherwise."""
CARDS_AT = 6
"""How many players the tables of cards are about: one number, or a card would stand for another."""
CARDS_MATCHES = 10_000
"""And how many matches: a card is in a part of them only."""
EASY_MATCHES, HARD_MATCHES = 1_000, 400
"""How many matches a column easy and hard computers play: whoever thinks ahead takes long."""
PART = 500
"""How many matches of a column a process plays in one go."""


@dataclass(slots=True)
class Game:
    """What came of one match."""

    treason: bool
    """Whether the Saboteurs won."""
    heads: int
    crowns: dict[Role, list[int]]
    """What each player of a role won or lost."""
    winners: Counter[Role]
    questions: int
    executions: int
    cards: set[Gallows | Item]
    """What was revealed, or in the game."""
    done: set[Gallows | Item]
    """What of it did something."""


def read(match: Match) -> Game:
    """Return what a match came to."""
    outcome = match.outcome
    if outcome is None:
        raise ValueError("the match has no result")
    crowns: dict[Role, list[int]] = defaultdict(list)
    winners: Counter[Role] = Counter()
    for part, net in zip(outcome.seats, outcome.net(), strict=True):
        crowns[Role(part.role)].append(net)
        winners[Role(part.role)] += part.won
    game = Game(
        outcome.result == Result.SABOTEURS, 0, crowns, winners, match.questions, 0, set(), set()
    )
    for entry in match.log:
        _count(game, entry.event)
    return game


CAUSES = {Cause.WINE: Item.POISONED_WINE, Cause.KEG: Item.POWDER_KEG}
ESCAPES = {Escape.DUMMY: Item.DUMMY, Escape.KEY: Item.HIDDEN_KEY, Escape.SHIELD: Item.SHIELD}
PAYMENTS = {Why.CHALICE: Item.GOLDEN_CHALICE, Why.BLOOD_MONEY: Gallows.BLOOD_MONEY}
STANDING = (Gallows.BLUNT_BLADE, Gallows.BITTER_CUP, Gallows.STIR, Gallows.BIRDS_EYE_VIEW)
"""Gallows cards that always do what they do."""


def _count(game: Game, event: object) -> None:
    match event:
        case ev.CardsActive(items=items):
            game.cards.update(items)
        case ev.GallowsRevealed(card=card):
            game.cards.add(card)
            if card in STANDING:
                game.done.add(card)
        case ev.Selected(card=card) | ev.Shuffled(card=card):
            game.done.add(card)
        case ev.MobChose():
            game.done.add(Gallows.THE_MOB)
        case ev.DirectionPicked():
            game.done.add(Gallows.SPIN)
        case ev.Executed():
            game.executions += 1
        case ev.CentreShown():
            game.done.add(Item.MIMIC)
        case ev.Died(cause=cause) if cause in CAUSES:
            game.done.add(CAUSES[cause])
        case ev.Escaped(by=by) if by in ESCAPES:
            game.done.add(ESCAPES[by])
        case ev.Paid(why=why) if why in PAYMENTS:
            game.done.add(PAYMENTS[why])
        case ev.ItemShown(item=item) if item in (Item.PARDON, Item.CHEESE, Item.NICE_HAT):
            game.done.add(item)
        case ev.Counted(heads=heads):
            game.heads = heads


@dataclass(frozen=True)
class Part:
    """Some of the matches of one column, to be played: those from the first of them on."""

    column: "Column"
    first: int
    matches: int

    def play(self) -> tuple[list[Game], list[float]]:
        """Play them; return what came of them, and how long the decisions took."""
        column = self.column
        seats = column.seats
        player = Timed(Computer(BOTK, PlayStyle(column.strength)))
        options = Options(always_saboteur=column.always_saboteur)
        seeds = [deal_seed(BOTK, seats, SEED, self.first + k) for k in range(self.matches)]
        games = [read(play(BOTK, seed, [player] * seats, options=options)) for seed in seeds]
        return games, player.took


@dataclass
class Column:
    """All matches of one number of players."""

    seats: int
    always_saboteur: bool = False
    strength: Strength = Strength.NORMAL
    games: list[Game] = field(default_factory=list)

    def percent(self, says: Callable[[Game], bool]) -> str:
        """Return the share of games of which something is so."""
        return f"{100 * statistics.fmean(says(game) for game in self.games):.0f}"

    def mean(self, number: Callable[[Game], float]) -> str:
        """Return the mean of a number."""
        return f"{statistics.fmean(number(game) for game in self.games):.1f}"

    def crowns(self, role: Role) -> str:
        """Return what a player of a role wins or loses on average."""
        return f"{statistics.fmean(n for game in self.games for n in game.crowns[role]):+.2f}"

    def wins(self, role: Role) -> str:
        """Return how often a player of a role has won."""
        held = sum(len(game.crowns[role]) for game in self.games)
        return f"{100 * sum(game.winners[role] for game in self.games) / held:.0f}"

    @property
    def unpaid(self) -> str:
        """How many of the Saboteurs' victories paid no Saboteur."""
        victories = [game for game in self.games if game.treason]
        return f"{100 * statistics.fmean(not g.winners[Role.SABOTEUR] for g in victories):.0f}"

    def rows(self) -> Iterator[tuple[str, str]]:
        """Yield the lines of the column, with their names."""
        yield "Saboteur victory, %", self.percent(lambda game: game.treason)
        for role in Role:
            yield f"{role.title()}, crowns", self.crowns(role)
        for role in Role:
            yield f"{role.title()} won, %", self.wins(role)
        yield (
            "no Saboteur among the prisoners, %",
            self.percent(lambda game: not game.crowns[Role.SABOTEUR]),
        )
        yield "victories that pay no Saboteur, %", self.unpaid
        yield "executions", self.mean(lambda game: game.executions)
        yield "heads", self.mean(lambda game: game.heads)
        yield "questions, median", f"{statistics.median(g.questions for g in self.games):.0f}"


def play_all(wanted: list[tuple[Column, int]], player: Timed) -> None:
    """Play so many matches of each column, in parts that both processes end together with."""
    jobs = [
        (column, Part(replace(column, games=[]), first, min(PART, matches - first)))
        for column, matches in wanted
        for first in range(0, matches, PART)
    ]
    played = shared_out(Part.play, [part for _, part in jobs])
    for (column, _), (games, took) in zip(jobs, played, strict=True):
        column.games += games
        player.add(took)


def columns(heading: str, found: list[Column]) -> Iterator[str]:
    """Yield columns side by side."""
    lines = [list(column.rows()) for column in found]
    rows = ([line[0][0], *(cell for _, cell in line)] for line in zip(*lines, strict=True))
    yield from table([heading, *(column.seats for column in found)], rows)


# --- cards ---

RATES: dict[str, Callable[[Game], float | None]] = {
    "Saboteur victory": lambda game: 100.0 * game.treason,
    "heads": lambda game: float(game.heads),
    "executions": lambda game: float(game.executions),
    "questions": lambda game: float(game.questions),
    **{
        f"{role.title()}": lambda game, role=role: (  # type: ignore[misc]
            statistics.fmean(game.crowns[role]) if game.crowns[role] else None
        )
        for role in Role
    },
}
"""What a card may shift: the victories in percent, how many died and were sentenced, how long the
game is, and what each role wins in crowns.
"""


def shift(
    games: Iterable[Game], card: Gallows | Item, rate: Callable[[Game], float | None]
) -> tuple[float, float]:
    """Return how much a rate is higher with a card than without it, and that in standard errors."""
    sides: tuple[list[float], list[float]] = ([], [])
    for game in games:
        number = rate(game)
        if number is not None:
            sides[card in game.cards].append(number)
    without, with_it = sides
    error = sqrt(sum(statistics.pvariance(side) / len(side) for side in sides))
    difference = statistics.fmean(with_it) - statistics.fmean(without)
    return difference, difference / error if error else 0.0


def cards(games: list[Game], kind: type[Gallows] | type[Item]) -> Iterator[str]:
    """Yield what each card does: how often, and what it shifts; bold by more than one error."""
    rows = []
    for card in kind:
        held = [game for game in games if card in game.cards]
        if len(held) in (0, len(games)):
            continue
        cells = []
        for rate in RATES.values():
            difference, errors = shift(games, card, rate)
            text = (
                f"{difference:+.1f}" if rate is RATES["Saboteur victory"] else f"{difference:+.2f}"
            )
            cells.append(f"**{text}**" if abs(errors) > 1 else text)
        done = 100 * statistics.fmean(card in game.done for game in held)
        rows.append([card, f"{done:.0f}", *cells])
    yield from table(["with it", "does something, %", *RATES], rows)


def tables(matches: int) -> Iterator[str]:
    """Yield the lines of all tables, from so many matches a column."""
    player = Timed(BOTK.computer)
    printed = [Column(seats) for seats in BOTK.seats(Options())]
    sure = [Column(seats, always_saboteur=True) for seats in FEW]
    begun = (*sure, *printed[len(sure) :])
    hard = [replace(each, strength=Strength.HARD, games=[]) for each in begun]
    easy = [replace(each, strength=Strength.EASY, games=[]) for each in begun]
    many = Column(CARDS_AT)
    wanted = [(column, matches) for column in (*printed, *sure)]
    play_all([*wanted, (many, CARDS_MATCHES)], player)
    play_all([(column, EASY_MATCHES) for column in easy], Timed(BOTK.computer))
    play_all([(column, HARD_MATCHES) for column in hard], Timed(BOTK.computer))
    yield from columns("as printed", printed)
    yield ""
    yield from columns("always a Saboteur", sure)
    yield ""
    yield from columns("easy, as a table begins", easy)
    yield ""
    yield from columns("hard, as a table begins", hard)
    for kind in (Gallows, Item):
        yield ""
        yield from cards(many.games, kind)
    yield ""
    yield str(player)
