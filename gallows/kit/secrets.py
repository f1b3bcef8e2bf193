"""What a seat cannot know makes no difference to what it sees.

Two worlds are dealt alike but for one throw of the dice, or one answer that others may not see, and
played alike. As long as a viewer has been told the same in both, the viewer must see the same: the
questions and what they offer, and every panel, to the last custom id. What the viewer is told first
that differs, and how, is what the game shows of its dice or of the answer: whether it may is for
its author to say.

Now and then somebody says something. What they choose to say is no leak, whether it is true or not:
it is the same in both worlds, so it must make no difference there.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import zip_longest
from typing import Any, TypeAlias

from bot.panels.alone import private_panel
from bot.panels.controls import is_crowd
from bot.panels.panel import Panel
from bot.panels.table import public_panel
from gallows.kit import asides
from gallows.kit.assertions import Broken
from gallows.kit.coverage import Coverage
from gallows.kit.differences import differences, remedy
from gallows.kit.instrumented import asking_line
from gallows.kit.limits import parts
from gallows.kit.properties import CountingDice, speak, step
from gallows.kit.snapshots import Snapshot, keys
from games.engine.asks import Answer, Ask, Seat
from games.engine.dice import SeededDice, derive
from games.engine.errors import Refused
from games.engine.events import LogEntry
from games.engine.game import Game
from games.engine.match import Given, Match
from games.engine.random_player import RandomPlayer

Panels: TypeAlias = dict[Seat | None, tuple[Panel, list[Any]]]
"""Each viewer's panel, and what is drawn and said beside it for this viewer, as the game has it."""

LONGEST = 40
"""Answers after a throw in which a difference is looked for."""
LOOK = 12
"""Panels are drawn before the first answer after a throw, each so many-th from there, and at what
is new: a topic with all, some, or one of those who were asked still to answer."""
TRIES = 20
"""Times that chance is asked for another answer than the one there is."""


class ForkedDice(CountingDice):
    """Dice as their seed has them, but for one throw, which shows another side."""

    def __init__(self, seed: bytes, fork: int | None = None, turn: int = 0) -> None:
        super().__init__(seed)
        self.fork = fork
        self.turn = turn
        self.sides: list[int] = []

    def below(self, n: int) -> int:
        """Throw; the fork shows the side after the one that the seed gives, or ``turn`` further."""
        shown = super().below(n)
        self.sides.append(n)
        if self.thrown - 1 != self.fork or n == 1:
            return shown
        return (shown + 1 + self.turn % (n - 1)) % n


@dataclass(frozen=True)
class World:
    """How a game is begun; ``match`` begins it."""

    game: Game
    seats: int
    options: Any
    seed: bytes
    turn: int = 0
    """Which other side a throw shows in the second world, as `ForkedDice` has it."""
    choices: Any = None
    """What its host has chosen, of which the options come; None: nothing."""

    def match(self, fork: int | None = None) -> tuple[Match, ForkedDice]:
        """Deal, with one throw showing another side."""
        dice, purses = ForkedDice(self.seed, fork, self.turn), (5,) * self.seats
        return Match(self.game, self.seats, self.options, purses, dice), dice


@dataclass(frozen=True, slots=True)
class Fork:
    """What differs in the second world: a throw of the dice, or an answer that others may not see.

    ``throw``: which one. ``given``: which of the answers, and ``ask`` what it answers.
    """

    throw: int | None = None
    given: int | None = None
    ask: Ask | None = None

    def __str__(self) -> str:
        return "what the dice hid" if self.ask is None else f"how {asked(self.ask)} was answered"


def shown_by(
    world: World, most: int, coverage: Coverage | None = None
) -> tuple[set[str], set[str]]:
    """Compare worlds that differ in one of ``most`` throws, or secret answers.

    Return by what throws, and by what answers are told apart: an event's name, with who was told,
    such as ``CupLifted to all``, ``DiceRolled to some``. Raise `Broken` where a viewer sees a
    difference without having been told one.
    """
    coverage = coverage if coverage is not None else Coverage()
    first, dice = world.match()
    hand = derive(world.seed, "hand")
    secret: list[Fork] = []
    while not first.over:
        if hand.below(4) == 0:
            speak(first, hand)
        asks = {ask.id: ask for ask in first.asks}
        step(first, hand)
        given = first.given[-1]
        if is_hidden(asks[given.ask]):
            coverage.hidden.add(given.topic)
            secret.append(Fork(given=len(first.given) - 1, ask=asks[given.ask]))
    throws = [Fork(throw=n) for n, sides in enumerate(dice.sides) if sides > 1]
    by_throws, by_answers = set[str](), set[str]()
    known: dict[int, Panels | Exception] = {}
    for fork in throws[:: max(1, len(throws) // most)]:
        by_throws |= compare(world, fork, first.given, coverage, known)
    for fork in by_topic(secret)[:most]:
        by_answers |= compare(world, fork, first.given, coverage, known)
    return by_throws, by_answers


def by_topic(forks: Sequence[Fork]) -> list[Fork]:
    """Return forks of answers by turns: one of each topic, then the next of each."""
    turns: dict[str, int] = {}
    order: list[tuple[int, int, Fork]] = []
    for n, fork in enumerate(forks):
        topic = fork.ask.topic if fork.ask else ""
        turns[topic] = turns.get(topic, -1) + 1
        order.append((turns[topic], n, fork))
    return [fork for *_, fork in sorted(order, key=lambda each: each[:2])]


@dataclass
class Worlds:
    """Two matches that are played side by side, and who may still not see a difference.

    What is shown of the first is drawn before the second goes on: what a script leaves lying where
    a view finds it is not what the other world has left.
    """

    world: World
    fork: Fork
    viewers: list[Seat | None]
    coverage: Coverage
    known: dict[int, Panels | Exception]
    """What is shown of the first at each point, which is the same beside every other one."""
    hand: SeededDice
    """By which chance answers where only one of the worlds can take what was recorded."""
    apart: str = ""
    """By what the worlds were first told apart, by whoever knows."""
    since: int = 0
    """How many answers were given since they differ."""
    found: set[str] = field(default_factory=set)

    def __post_init__(self) -> None:
        """Deal in both worlds, and look where they differ from the first."""
        self.here, self.dice = self.world.match()
        self.shown_here = Snapshot(self.here, self.world.choices)
        panels = self._drawn_here()
        self.there, _ = self.world.match(self.fork.throw)
        self.shown_there = Snapshot(self.there, self.world.choices)
        if self.differ:
            self._look(panels, self.here.log, self.there.log)

    @property
    def differ(self) -> bool:
        """Whether the worlds have come to where they differ."""
        if self.fork.throw is not None:
            return self.dice.thrown > self.fork.throw
        return len(self.here.given) > (self.fork.given or 0)

    @property
    def over(self) -> bool:
        """Whether nothing is left to be seen."""
        ended = self.here.outcome or self.there.outcome
        return not self.viewers or bool(ended) or self.since > LONGEST

    def play(self, given: Given, *, other: bool) -> bool:
        """Play an answer in both, or ``other`` than it in one, and look; return False at the end.

        So it is where only one of the worlds can take it.
        """
        before = len(self.here.log), len(self.there.log)
        quiet = not in_secret(self.here)
        silent = given.silent and not hidden(self.here, given.ask)
        if silent and self.dice.thrown == self.fork.throw:
            # What chance answers for who is silent in public is hidden from nobody.
            return False
        self.here.repeat(given)
        panels = self._drawn_here()
        if not self._play_there(given, other=other):
            return False
        if self.differ:
            told = self.here.log[before[0] :], self.there.log[before[1] :]
            self._look(panels, *told, quiet=quiet)
            self.since += 1
        return not self.over

    def _play_there(self, given: Given, *, other: bool) -> bool:
        ask = next((ask for ask in self.there.asks if ask.id == given.ask), None)
        try:
            if not other:
                self.there.repeat(given)
                return True
        except Refused:
            # Who was asked knows the difference, and can answer this in one world only.
            if ask is None or not is_hidden(ask):
                return False
        answer = another(ask, given, self.hand) if ask is not None else None
        if ask is None or answer is None:
            return False
        self.there.submit(ask.seat, ask.id, answer)
        return True

    def _drawn_here(self) -> Panels | Exception | None:
        """Return everybody's panels in the first world, where they are to be looked at."""
        put, left = self.here.asked_together, len(self.here.asks)
        if not self.differ or not put or self.here.outcome:
            return None
        left_of = "all" if left == len(put) else "one" if left == 1 else "some"
        by = self.apart or str(self.fork.throw)
        new = self.coverage.first("worlds", by, put[0].topic, left_of)
        if not new and self.since % LOOK:
            return None
        at = len(self.here.given)
        if at not in self.known:
            try:
                self.known[at] = drawn(self.shown_here)
            except Exception as trouble:
                self.known[at] = trouble  # What the questions tell is said first.
        return self.known[at]

    def _look(
        self,
        panels: Panels | Exception | None,
        here: Sequence[LogEntry],
        there: Sequence[LogEntry],
        *,
        quiet: bool = True,
    ) -> None:
        """Require that all who have been told the same see the same; given is what is new.

        ``quiet``: nothing went on in secret before, so that it does tells at once.
        """
        begins = quiet and in_secret(self.here) is not in_secret(self.there)
        for one, two in zip_longest(here, there):
            if not self.apart and (one is None or two is None or one.event != two.event):
                self.apart = next(type(each.event).__name__ for each in (one, two) if each)
        for viewer in list(self.viewers):
            difference = told_apart(viewer, here, there)
            if difference:
                if begins and told_less(viewer, here, there):
                    raise going_on(viewer, self.here, self.fork)
                self.found.add(difference)
                self.viewers.remove(viewer)
        if self.over:
            return
        for viewer in self.viewers:
            asked_alike(viewer, self.here, self.there, self.fork)
        if isinstance(panels, Exception):
            raise panels
        if panels is not None:
            drawn_alike(self.viewers, panels, drawn(self.shown_there), self.here, self.fork)
            self.coverage.compared.add(self.here.asked_together[0].topic)
            self.coverage.viewers |= {name(viewer) for viewer in self.viewers}


def compare(
    world: World,
    fork: Fork,
    answers: Sequence[Given],
    coverage: Coverage,
    known: dict[int, Panels | Exception],
) -> set[str]:
    """Play both worlds by these answers, and look at each viewer until it is told a difference.

    ``known``: what is shown of the first, as far as it was looked at with others beside it.
    """
    own = fork.ask.seat if fork.ask is not None else None
    viewers: list[Seat | None] = [None, *(Seat(n) for n in range(world.seats) if n != own)]
    worlds = Worlds(world, fork, viewers, coverage, known, derive(world.seed, "other"))
    coverage.worlds += 1
    coverage.throws += fork.throw is not None
    for n, given in enumerate(answers):
        if worlds.over:
            break
        goes_on = worlds.play(given, other=n == fork.given)
        if n == fork.given and fork.ask is not None and len(worlds.there.given) > n:
            coverage.forked.add(fork.ask.topic)
        if not goes_on:
            break
    return worlds.found


def another(ask: Ask, given: Given, hand: SeededDice) -> Answer | None:
    """Return another answer to an ask than the one that was given; None where there is none."""
    for _ in range(TRIES):
        answer = RandomPlayer().answer(None, ask, hand)
        if (answer.verb, answer.picks) != (given.verb, given.picks):
            return answer
    return None


def is_hidden(ask: Ask) -> bool:
    """Whether the answer to a question is not for everybody to know."""
    return ask.secret or ask.hidden or any(verb.private for verb in ask.verbs)


def hidden(match: Match, ask_id: int) -> bool:
    """Whether the answer to an open question is not for everybody to know."""
    return any(is_hidden(ask) for ask in match.asks if ask.id == ask_id)


def told_apart(viewer: Seat | None, here: Sequence[LogEntry], there: Sequence[LogEntry]) -> str:
    """Return by which event a viewer is first told a difference; empty for none."""
    mine, other = ([entry for entry in world if entry.reaches(viewer)] for world in (here, there))
    for one, two in zip_longest(mine, other):
        if one is None or two is None or one.event != two.event:
            entry = next(each for each in (one, two) if each)
            return f"{type(entry.event).__name__} to {'all' if entry.to is None else 'some'}"
    return ""


def told_less(viewer: Seat | None, here: Sequence[LogEntry], there: Sequence[LogEntry]) -> bool:
    """Say whether a viewer is told the same in both worlds, and in one of them nothing more."""
    mine, other = (
        [entry.event for entry in world if entry.reaches(viewer)] for world in (here, there)
    )
    return all(one == two for one, two in zip(mine, other, strict=False))


def in_secret(match: Match) -> bool:
    """Say whether all see that something goes on in secret."""
    return any(ask.hidden for ask in match.asked_together)


def going_on(viewer: Seat | None, here: Match, fork: Fork) -> Broken:
    """Return what is wrong where it tells that something goes on in secret."""
    return Broken(
        f"whether anything goes on in secret tells {name(viewer)} {fork}",
        asking_line(here),
        "Ask in both cases, also who has no choice.",
    )


def asked_alike(viewer: Seat | None, here: Match, there: Match, fork: Fork) -> None:
    """Require that a viewer sees the same questions in both worlds."""
    crowds = is_crowd(here.asked_together), is_crowd(there.asked_together)
    if in_secret(here) is not in_secret(there):
        raise going_on(viewer, here, fork)
    for one, two in zip_longest(seen(here, viewer), seen(there, viewer)):
        if one is not None and two is not None:
            shown = [shape(ask, viewer, crowd=c) for ask, c in zip((one, two), crowds, strict=True)]
            if shown[0] == shown[1]:
                continue
        ask = one or two
        where = asking_line(here if one is not None else there)
        raise Broken(
            f"{asked(ask)} tells {name(viewer)} {fork}: {differences(one, two)}",
            where,
            remedy(one, two, viewer),
        )


def seen(match: Match, viewer: Seat | None) -> list[Ask]:
    """Return the questions of which a viewer may know that they were put."""
    return [ask for ask in match.asked_together if not ask.hidden or ask.seat == viewer]


def shape(ask: Ask, viewer: Seat | None, *, crowd: bool = False) -> Any:
    """Return what a viewer may see of a question: of another's, not what is for them alone.

    ``crowd``: all who were asked share their buttons, where everybody sees them.
    """
    if ask.seat == viewer or crowd:
        return ask
    return (ask.id, ask.seat, ask.topic, ask.pace, ask.lapses) if ask.secret else ask.in_public()


def drawn_alike(
    viewers: Sequence[Seat | None], one: Panels, two: Panels, here: Match, fork: Fork
) -> None:
    """Require that these viewers' panels are the same in both worlds."""
    for viewer in viewers:
        if one[viewer] == two[viewer]:
            continue
        differ = (both for both in zip_longest(*map(shown, (one[viewer], two[viewer]))))
        mine, other = next(
            (both for both in differ if both[0] != both[1]), (one[viewer], two[viewer])
        )
        raise Broken(
            f"a panel tells {name(viewer)} {fork}: {mine} could be {other}",
            asking_line(here),
            "A view shows what its notebook knows, and nothing that a script or another "
            "view has left behind.",
        )


def shown(panel_and_pictures: tuple[Panel, list[Any]]) -> list[Any]:
    """Return what a viewer sees, part by part."""
    panel, drawn = panel_and_pictures
    return [*parts(panel), panel.users, panel.roles, *drawn]


def asked(ask: Ask) -> str:
    """Return a question in words."""
    return f"the question {ask.topic!r} to seat {ask.seat}"


def drawn(snapshot: Snapshot) -> Panels:
    """Return what everybody's panels are made of, that of the table last.

    So a view that remembers what it has shown to one tells it to the next.
    """
    words, asks = keys(), {ask.seat: ask for ask in snapshot.match.asks}
    panels: Panels = {}
    for seat in map(Seat, range(snapshot.match.seats)):
        table, book = snapshot.seen(seat), snapshot.notebook(seat)
        panel = private_panel(table, book, asks.get(seat), words)
        panels[seat] = panel, asides.of_one(table, book, words)
    table, book = snapshot.seen(), snapshot.notebook(None)
    panel = public_panel(table, book, snapshot.tale, words)
    panels[None] = panel, asides.of_everybody(snapshot, table, words)
    return panels


def name(viewer: Seat | None) -> str:
    """Return a viewer in words."""
    return "who has no seat" if viewer is None else f"seat {viewer}"
