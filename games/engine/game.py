"""What a game must bring to be played at a table."""

import re
from abc import abstractmethod
from collections.abc import Callable, Coroutine, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeAlias

from pydantic import BaseModel

from games.engine.asks import Answer, Ask, Seat
from games.engine.claims import Claims
from games.engine.dice import Dice
from games.engine.last_words import LastWords
from games.engine.likely import Likely
from games.engine.lookahead import Lookahead
from games.engine.play_style import AS_USUAL, DEFAULT_STYLE, PlayStyle, Strength
from games.engine.script_context import ScriptContext
from games.engine.truth import Judge

NUMBERS = re.compile(r"\d+(\.\d+)*", re.ASCII)
"""What the version of rules is made of."""


class Player(Protocol):
    """Somebody who answers asks from a notebook: a computer player, or chance itself."""

    @abstractmethod
    def answer(self, notebook: Any, ask: Ask, dice: Dice) -> Answer:
        """Return an answer that the ask offers."""
        ...


class ComputerPlayer(Protocol):
    """A game's own computer player. `Computer` makes an easy one, or a hard one, of it."""

    @abstractmethod
    def answer(
        self, notebook: Any, ask: Ask, dice: Dice, style: PlayStyle = DEFAULT_STYLE
    ) -> Answer:
        """Return an answer that the ask offers, given in this style."""
        ...


Speaker: TypeAlias = Callable[[Any, Ask, Dice, PlayStyle], Answer | None]
"""(notebook, ask, dice, style): what a computer player says before it answers, the claim's kind as
the verb; None to say nothing."""


@dataclass(frozen=True, kw_only=True)
class Game:
    """A game: its name, its limits, its script, its notebook and its computer player."""

    id: str
    """Its short name in small letters alone, 32 at most, also its slash command."""
    version: str
    """The version of the rules; a match is replayed under the version that it was played by.

    Numbers with dots between, such as 1.10, which comes after 1.9: later rules have a greater one.
    """
    least_seats: int
    """The fewest who can play."""
    most_seats: int
    """The most who can play."""
    options: type[BaseModel]
    """What a table settles before the deal."""
    script: Callable[[ScriptContext, Any], Coroutine[Any, Any, None]]
    """The rulebook as a coroutine, given the context and the options; it awaits nothing but the
    context's questions."""
    notebook: Callable[[int, Seat | None], Any]
    """Makes an empty `Notebook` for a viewer of a match of so many seats; None has no seat."""
    computer: ComputerPlayer
    """Answers for empty seats, and for who is away."""
    claims: Claims | None = None
    """What players may say to each other by buttons; None: nothing."""
    truth: Judge | None = None
    """(a notebook, a claim): whether the claim was true when it was made, as far as this notebook
    is sure; asked when it is over. None: what is claimed cannot be known."""
    likely: Likely | None = None
    """The lines that players are offered first; None: what ``truth`` finds true for the speaker,
    each with its opposite, or all there is to say where that is little."""
    speaker: Speaker | None = None
    """What its computer players say, truly or not; None: they are silent."""
    last_words: LastWords | None = None
    """Before which questions who they decide about may speak once more; None: before none."""
    strengths: tuple[Strength, ...] = AS_USUAL
    """How well its computers can play, of which a table's host chooses: easy and normal. Say
    ``tuple(Strength)`` where hard ones were measured to win more."""
    lookahead: Lookahead | None = None
    """How its hard computers think ahead, where that has proved better than not to."""
    seats_for: Callable[[Any], range] | None = None
    """The numbers of seats that these options allow, if that depends on them."""
    earlier: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    """Earlier versions whose matches are still replayed as they were played, each with the options
    that make it so."""

    def seats(self, options: BaseModel) -> range:
        """Return the numbers of seats that may play with these options."""
        if self.seats_for is not None:
            return self.seats_for(options)
        return range(self.least_seats, self.most_seats + 1)

    def replays(self, version: str) -> bool:
        """Say whether a match that was begun by this version of the rules can be dealt again."""
        return version == self.version or version in self.earlier

    def comes_after(self, version: str) -> bool:
        """Say whether these rules are certainly later than those of that version."""
        theirs, ours = _numbers(version), _numbers(self.version)
        return bool(theirs and ours) and theirs < ours


def _numbers(version: str) -> list[int]:
    """Return the numbers of a version, none where it is something else."""
    return [int(each) for each in version.split(".")] if NUMBERS.fullmatch(version) else []
