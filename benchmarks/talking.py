"""What the measures of claims share: matches in which computers speak, and people among them, and
who does not listen.
"""

from collections.abc import Callable
from copy import copy
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from benchmarks.people import PEOPLE
from benchmarks.strength import FIELDS, Field
from games.botk.beliefs import Beliefs as BotkBeliefs
from games.botk.cards import Role as BotkRole
from games.botk.events import Condemned
from games.engine.asks import Answer, Ask, Seat
from games.engine.claims import Claimed, Talk
from games.engine.claims import Spoken as Speech
from games.engine.computers import Computer
from games.engine.dice import Dice, derive, pick
from games.engine.match import Match
from games.engine.play_style import PlayStyle, tempers
from games.engine.simulation import deal_seed, play
from games.feast.beliefs import Beliefs as FeastBeliefs
from games.feast.cards import Role as FeastRole


@dataclass(frozen=True)
class Spoken:
    """A game whose computers listen: how, and from how many matches that is fitted and measured."""

    field: Field
    beliefs: Callable[[Any], Any]
    role: type[StrEnum]
    public: StrEnum
    """The role that everybody knows who has."""
    fitted: int
    judged: int
    deals: int
    pleas: bool = False
    """Whether a plea may change what is decided."""


GAMES = {
    "botk": Spoken(
        FIELDS["botk"], BotkBeliefs, BotkRole, BotkRole.EXECUTIONER, 3000, 500, 2000, pleas=True
    ),
    "feast": Spoken(FIELDS["feast"], FeastBeliefs, FeastRole, FeastRole.KING, 1000, 100, 1000),
}


def deaf(notebook: Any) -> Any:
    """Return a notebook in which nobody has said anything."""
    silent = copy(notebook)
    silent.talk, silent.events_and_claims = Talk(), notebook.events
    return silent


def without_pleas(notebook: Any) -> Any:
    """Return a notebook of By Order of the King in which no condemned has pleaded."""
    condemned, pleas = None, set[int]()
    for event in notebook.events_and_claims:
        if isinstance(event, Condemned):
            condemned = event.seat
        elif isinstance(event, Claimed) and event.seat == condemned:
            pleas.add(event.number)
        elif not isinstance(event, Speech):
            condemned = None
    if not pleas:
        return notebook
    heedless = copy(notebook)
    claims = [claim for claim in notebook.talk.claims if claim.number not in pleas]
    heedless.talk = Talk(claims, notebook.talk.taken_back)
    heedless.events_and_claims = [
        event
        for event in notebook.events_and_claims
        if not (isinstance(event, Claimed) and event.number in pleas)
    ]
    return heedless


MIXED = 50
"""Of a hundred seats at a mixed table, how many are those of scripted people."""


class Deaf(Computer):
    """A computer player that speaks as others do, and answers as if nobody had said anything."""

    def answer(self, notebook: Any, ask: Ask, dice: Dice) -> Answer:
        """Return an answer that the ask offers."""
        return super().answer(deaf(notebook), ask, dice)


class Merciless(Computer):
    """A computer player that speaks as others do, and answers as if no condemned had pleaded."""

    def answer(self, notebook: Any, ask: Ask, dice: Dice) -> Answer:
        """Return an answer that the ask offers."""
        return super().answer(without_pleas(notebook), ask, dice)


class Heedless(Deaf):
    """The same, who speaks as somebody else does."""

    def __init__(self, speaker: Computer) -> None:
        super().__init__(speaker.game, speaker.style)
        self.speaker = speaker

    def claim(self, notebook: Any, ask: Ask, dice: Dice) -> Answer | None:
        """Return what to say before answering; mostly nothing."""
        return self.speaker.claim(notebook, ask, dice)

    def plea(self, notebook: Any, dice: Dice) -> Answer | None:
        """Return last words."""
        return self.speaker.plea(notebook, dice)


def talking(measured: Field, name: str, k: int, player: type[Computer] = Computer) -> Match:
    """Play a match of computers that speak, by tempers that the dice draw."""
    seats, options = measured.settings[k % len(measured.settings)]
    seed = deal_seed(measured.game, seats, name, k)
    players = [player(measured.game, PlayStyle(temper=each)) for each in tempers(seed, seats)]
    chosen = measured.game.options(**options)
    return play(measured.game, seed, players, options=chosen, talk=True, last_words=True)


def mixed(measured: Field, name: str, k: int) -> Match:
    """Play a match of which nobody knows who speaks as computers do, and who by a script.

    Nobody believes anybody.
    """
    seats, options = measured.settings[k % len(measured.settings)]
    seed = deal_seed(measured.game, seats, name, k)
    dice = derive(seed, "people")
    players: list[Computer] = []
    for temper in tempers(seed, seats):
        style = PlayStyle(temper=temper)
        speaker = pick(dice, PEOPLE) if dice.below(100) < MIXED else Computer
        players.append(Heedless(speaker(measured.game, style)))
    chosen = measured.game.options(**options)
    return play(measured.game, seed, players, options=chosen, talk=True, last_words=True)


def roles_of(match: Match) -> dict[Seat, Any]:
    """Return who was who."""
    if match.outcome is None:
        raise ValueError("the match has no result")
    return {part.seat: part.role for part in match.outcome.seats}
