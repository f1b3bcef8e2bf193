"""The computer player of botk: it answers from its notebook and the ask alone."""

from collections.abc import Callable
from functools import cached_property, partial
from itertools import combinations

from games.botk.beliefs import Beliefs
from games.botk.cards import Gallows, Item, Role
from games.botk.events import Condemned, PeekSeen, Switched
from games.botk.gallows import GALLOWS
from games.botk.item_values import (
    BAIT,
    LEAST_GAIN,
    LIKELY,
    LIKELY_AHEAD,
    LURES,
    OTHERS_VALUE,
    OWN_VALUE,
    deed_of,
)
from games.botk.notebook import BotkNotebook
from games.botk.prospects import Prospects
from games.botk.words import CENTRE, Do, Place, Topic, place
from games.engine.asks import Answer, Ask, Seat
from games.engine.claims import Claimed
from games.engine.decision import Decision
from games.engine.dice import Dice
from games.engine.play_style import DEFAULT_STYLE, PlayStyle, Strength, Temper

TREASON_WORTH = {
    Role.LOYALIST: -2.0,
    Role.PRINCESS: -2.0,
    Role.SABOTEUR: 3.0,
    Role.JESTER: 0.0,
}
"""What a Saboteur victory is worth to a prisoner, in crowns; the Jester's death costs one."""

RESERVE = {Temper.CAREFUL: 0.1, Temper.BOLD: -0.1, Temper.TREACHEROUS: 0.0}
"""How much more a switch must promise, by temper, before it is preferred to a peek."""
CAUTION = {Temper.CAREFUL: 0.15, Temper.BOLD: -0.15, Temper.TREACHEROUS: 0.0}
"""How much more than stopping an execution must promise, by temper, in crowns."""
ALIKE = 0.05
"""Executions that promise no more than so much less than the best, in crowns, are as good: else the
least thing that anybody says would settle whom of several it is.
"""
SLYNESS = 0.1
"""What it is worth to the treacherous that a switch leaves their own item where it lies: it tells
the others less of it."""
GRUDGE = 0.15
"""What it is worth to them that somebody dies who has meddled with it."""


class ComputerPlayer:
    """Answers for a seat, by the thought that belongs to the question's topic."""

    def answer(
        self, notebook: BotkNotebook, ask: Ask, dice: Dice, style: PlayStyle = DEFAULT_STYLE
    ) -> Answer:
        """Return an answer that the ask offers."""
        return THOUGHTS[Topic(ask.topic)](Mind(notebook, ask, dice, style))


class Mind(Decision):
    """One decision: the notebook, the question, and what follows from them."""

    def __init__(self, notebook: BotkNotebook, ask: Ask, dice: Dice, style: PlayStyle) -> None:
        super().__init__(ask, dice, style)
        self.notebook = notebook
        self.me = ask.seat
        self.role = notebook.role or Role.EXECUTIONER
        self._beliefs: Beliefs | None = None

    @property
    def beliefs(self) -> Beliefs:
        """What the notebook makes likely; worked out when first needed."""
        if self._beliefs is None:
            ahead = self.style.strength is Strength.HARD  # As all at its table are.
            self._beliefs = Beliefs(self.notebook, LIKELY_AHEAD if ahead else LIKELY)
        return self._beliefs

    def seats(self, verb: Do) -> list[Seat]:
        """Return the seats among what a verb offers, in random order."""
        return self.pool_of(verb, Seat)

    def switches(self) -> list[tuple[tuple[Place, ...], float]]:
        """Return what can be switched and what each switch promises, in random order."""
        worth, found = Worth(self), list[tuple[tuple[Place, ...], float]]()
        sly = self.style.temper is Temper.TREACHEROUS
        for first, second in combinations(self.pool_of(Do.SWITCH, place), 2):
            promise = worth.of(first, at=second) + worth.of(second, at=first)
            promise -= worth.of(first, at=first) + worth.of(second, at=second)
            promise += self.bait(first, second)
            if sly and self.me not in (first, second):
                promise += SLYNESS
            found.append(((first, second), promise))
        return found

    def bait(self, *touched: Place) -> float:
        """Return what it is worth how it looks to others to switch these places, or to peek."""
        return BAIT.get(self.role, 0.0) * LURES[deed_of(self.me, touched)]

    def peek(self) -> Answer:
        """Answer with a peek where it teaches most."""

        def doubt(place: Place) -> float:
            pardon = self.beliefs.item(place, Item.PARDON)
            return pardon * (1 - pardon) + 0.1 * (1 - max(self.beliefs.items[place].values()))

        return Answer(Do.PEEK, (max(self.pool_of(Do.PEEK, place), key=doubt),))

    @cached_property
    def grudges(self) -> list[Seat]:
        """Who has peeked at one's item or switched it: the treacherous remember that."""
        if self.style.temper is not Temper.TREACHEROUS:
            return []
        return [
            event.by
            for event in self.notebook.events
            if (isinstance(event, Switched) and self.me in (event.first, event.second))
            or (isinstance(event, PeekSeen) and event.place == self.me)
        ]

    def victim(self, verb: Do) -> Answer:
        """Answer with whose death serves best: treason for a Saboteur, none for the others."""
        worth = TREASON_WORTH[self.role]

        def gain(seat: Seat) -> float:
            owed = GRUDGE if seat in self.grudges else 0.0
            return worth * self.beliefs.treason(seat) - self.beliefs.role(seat, Role.JESTER) + owed

        return Answer(verb, (max(self.seats(verb), key=gain),))


# --- the prisoners ---


def act(mind: Mind) -> Answer:
    """Make the switch that betters the table most; if none does, peek where it teaches most."""
    temper = mind.style.temper
    least = LEAST_GAIN + mind.bait() + (RESERVE[temper] if temper else 0.0)
    best, promise = max(mind.switches(), key=lambda each: each[1], default=((), 0.0))
    return Answer(Do.SWITCH, best) if promise > least else mind.peek()


class Worth:
    """What it is worth to a prisoner that the item of one place lies at another."""

    def __init__(self, mind: Mind) -> None:
        self._me = mind.me
        self._mine, self._theirs = (
            {
                place: sum(chance * table[item] for item, chance in odds.items())
                for place, odds in mind.beliefs.items.items()
            }
            for table in (OWN_VALUE[mind.role], OTHERS_VALUE[mind.role])
        )

    def of(self, item_of: Place, at: Place) -> float:
        """Return the worth; in the centre an item is worth nothing."""
        if at == CENTRE:
            return 0.0
        return (self._mine if at == self._me else self._theirs)[item_of]


def vote(mind: Mind) -> Answer:
    """Send first whose death serves best."""
    return mind.victim(Do.VOTE)


def confide(mind: Mind) -> Answer:
    """A Saboteur shows the role to another one, if there is any, and the loyal to none; a Jester
    to anybody.
    """
    if mind.role is Role.JESTER:
        return mind.any_of(Do.CONFIDE)
    sought = 1 if mind.role is Role.SABOTEUR else -1
    seats = mind.seats(Do.CONFIDE)
    return Answer(
        Do.CONFIDE, (max(seats, key=lambda seat: sought * mind.beliefs.role(seat, Role.SABOTEUR)),)
    )


def hold_up_shield(mind: Mind) -> Answer:
    """Let a neighbour die instead; a Jester has waited for this moment."""
    if mind.role is Role.JESTER:
        return Answer(Do.DECLINE)
    return mind.victim(Do.REDIRECT)


def share_wine(mind: Mind) -> Answer:
    """Drink to whose death serves best."""
    return mind.victim(Do.POISON)


# --- the Executioner ---


def remove(mind: Mind) -> Answer:
    """Remove what a Loyalist would like least to hold, whose wants are much the same."""
    offered = sorted(mind.pool_of(Do.REMOVE, Item), key=list(Item).index)
    return Answer(Do.REMOVE, (min(offered, key=OWN_VALUE[Role.LOYALIST].__getitem__),))


def call(mind: Mind) -> Answer:
    """Call in any order."""
    return mind.any_of(Do.CALL)


def select(mind: Mind) -> Answer:
    """Select as the card asks: bring danger to the centre or to light, leave safe items alone."""
    seats = mind.seats(Do.SELECT)
    rank = GALLOWS[mind.ask.subject(Gallows)].rank
    if rank is not None:
        seats.sort(key=partial(rank, mind.beliefs))
    return mind.first_of(Do.SELECT, seats)


def turn(mind: Mind) -> Answer:
    """Turn either way."""
    return mind.any_of(Do.TURN)


def break_tie(mind: Mind) -> Answer:
    """Choose whom it pays best to execute first."""
    return Answer(Do.SELECT, (head(mind, Prospects(mind.beliefs), Do.SELECT),))


def head(mind: Mind, prospects: Prospects, verb: Do) -> Seat:
    """Return whom it pays best to execute; of those who are alike, whom chance says."""
    promises = {seat: prospects.after_executing(seat) for seat in mind.seats(verb)}
    most = max(promises.values())
    return next(seat for seat, promise in promises.items() if promise >= most - ALIKE)


def execute(mind: Mind) -> Answer:
    """Execute whom it pays best, or stop when the heads so far are worth more than the risk."""
    prospects = Prospects(mind.beliefs)
    best = head(mind, prospects, Do.CONDEMN)
    gain = prospects.after_executing(best) - prospects.now()
    temper = mind.style.temper
    if mind.ask.verb(Do.STOP) and gain <= (CAUTION[temper] if temper else 0.0):
        return Answer(Do.STOP)
    return Answer(Do.CONDEMN, (best,))


def make_gesture(mind: Mind) -> Answer:
    """Strike: it is decided, unless the condemned has pleaded since, and somebody else now pays
    better, or nobody's execution pays any more.
    """
    strike, relent = Answer(Do.STRIKE), Answer(Do.RELENT)
    condemned = mind.ask.subject(Seat)
    if mind.ask.accept(relent) is None or not has_pleaded(mind.notebook, condemned):
        return strike
    prospects = Prospects(mind.beliefs)
    promise = prospects.after_executing(condemned)
    others = [prospects.after_executing(each) for each in prospects.others_at_risk(condemned)]
    owed = mind.ask.silence == strike
    stops = not owed and promise <= prospects.now()
    return relent if stops or promise < max(others, default=promise) - ALIKE else strike


def has_pleaded(book: BotkNotebook, condemned: Seat) -> bool:
    """Say whether who is condemned has said something since."""
    for event in reversed(book.events_and_claims):
        if isinstance(event, Condemned):
            return False
        if isinstance(event, Claimed) and event.seat == condemned:
            return True
    return False


def name_successor(mind: Mind) -> Answer:
    """Hand the card on clockwise, so that everybody has it once."""
    verb = mind.ask.verb(Do.NAME)
    return Answer(Do.NAME, verb.pool[:1] if verb else ())


THOUGHTS: dict[Topic, Callable[[Mind], Answer]] = {
    Topic.REMOVE: remove,
    Topic.CALL: call,
    Topic.ACTION: act,
    Topic.SELECT: select,
    Topic.DIRECTION: turn,
    Topic.VOTE: vote,
    Topic.TIE: break_tie,
    Topic.CONFIDE: confide,
    Topic.EXECUTE: execute,
    Topic.GESTURE: make_gesture,
    Topic.SHIELD: hold_up_shield,
    Topic.WINE: share_wine,
    Topic.SUCCESSOR: name_successor,
}
