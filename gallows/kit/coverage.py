"""What of a game has been seen, and what was never seen: it has not been looked at."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from bot.plugins.plugin import GamePlugin
from games.engine.asks import Ask
from games.engine.match import Match


@dataclass
class Coverage:
    """What has been seen in all matches that were played and compared."""

    matches: int = 0
    answers: int = 0
    longest: int = 0
    """Answers of the longest match."""
    sizes: set[int] = field(default_factory=set)
    topics: set[str] = field(default_factory=set)
    offered: dict[str, None] = field(default_factory=dict)
    """Verbs, as ``TOPIC: VERB``."""
    answered: set[str] = field(default_factory=set)
    events: set[str] = field(default_factory=set)
    worlds: int = 0
    """Pairs of worlds that were compared."""
    throws: int = 0
    """Those of them that differ in a throw of the dice; the others differ in a secret answer."""
    by_throws: set[str] = field(default_factory=set)
    """By which events worlds were told apart that differ in a throw."""
    by_answers: set[str] = field(default_factory=set)
    """By which those that differ in a secret answer."""
    hidden: set[str] = field(default_factory=set)
    """Topics that were answered in secret."""
    forked: set[str] = field(default_factory=set)
    """Those of them whose answer was another one in a second world."""
    compared: set[str] = field(default_factory=set)
    """Topics at which the panels of two worlds were compared."""
    moments: dict[str, int] = field(default_factory=dict)
    """How many moments each check of panels has looked at."""
    hashed: set[int] = field(default_factory=set)
    """Hash seeds under which matches were played again."""
    medals: set[str] = field(default_factory=set)
    """Medals that somebody came nearer to."""
    viewers: set[str] = field(default_factory=set)
    """Through whose eyes they were."""
    looked: set[tuple[object, ...]] = field(default_factory=set)
    """Moments of a kind whose panels were looked at, and by which check."""

    def add(self, match: Match, put: Iterable[Sequence[Ask]]) -> None:
        """Note a match that was played, and what was put to its table."""
        self.matches += 1
        self.answers += len(match.given)
        self.longest = max(self.longest, len(match.given))
        self.sizes.add(match.seats)
        self.events |= {type(entry.event).__name__ for entry in match.log}
        for ask in (ask for asks in put for ask in asks):
            self.topics.add(ask.topic)
            self.offered |= dict.fromkeys(f"{ask.topic}: {verb.name}" for verb in ask.verbs)
        self.answered |= {f"{given.topic}: {given.verb}" for given in match.given}

    def first(self, *kind: object) -> bool:
        """Say whether a snapshot of this kind has not been looked at before; from now on it has."""
        new = kind not in self.looked
        self.looked.add(kind)
        return new

    def never(
        self, game: GamePlugin, topics: Iterable[str], events: Iterable[str]
    ) -> Iterator[str]:
        """Yield what was never seen, in a line each; ``topics``, ``events``: the names of all."""
        every = set(game.seats_for(game.defaults()))
        yield from _line("never played by so many", map(str, sorted(every - self.sizes)))
        yield from _line("never happened", sorted({*events} - self.events))
        yield from _line("never asked", sorted({*topics} - self.topics))
        verbs = [verb for verb in self.offered if verb not in self.answered]
        yield from _line("never answered", verbs)
        offered = {each.partition(": ")[2] for each in self.offered}
        yield from _line("named by the view and never offered", sorted(_named(game) - offered))
        yield from _line("never seen in two worlds", sorted(self.topics - self.compared))
        yield from _line(
            "answered in secret, and never otherwise", sorted(self.hidden - self.forked)
        )


def _named(game: GamePlugin) -> set[str]:
    """Return the verbs that a view has something to say of, which may be misspelt."""
    view = game.view
    steps = (verb for verbs in view.steps.values() for verb in verbs)
    return {*view.irrevocable, *view.minor, *view.at_once, *steps}


def _line(what: str, names: Iterable[str]) -> Iterator[str]:
    found = ", ".join(names)
    if found:
        yield f"{what}: {found}"
