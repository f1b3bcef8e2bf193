"""Scripted people at a table of computers: who says anything, who always lies, who never does.

Computers that were fitted to each other alone would take what none of them says for impossible, and
a person could say just that. So their tables are fitted where these sit among them.
"""

from abc import abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from games.botk.speaker import BotkSpeech
from games.engine.asks import Answer, Ask
from games.engine.claims import ClaimKind
from games.engine.computers import Computer
from games.engine.dice import Dice, pick
from games.engine.speech import Speech
from games.feast.speaker import SPEAKS_AT, FeastSpeech

SPEAKS = 60
"""Before how many of a hundred answers a person says something."""
COME_OUT = "come-out"
"""The claim to have a role, in every game that has roles."""


@dataclass(frozen=True)
class Topics:
    """What people speak of in a game, when there is something to speak of, and how they plead."""

    speech: Callable[..., Speech]
    begun: Callable[[Any, Ask], bool]
    dealt: Callable[[Any], Sequence[str]]
    """(notebook): the roles in the game."""
    plea: Callable[[Any], Answer | None]
    """(what one may say): last words."""


TOPICS = {
    "botk": Topics(
        BotkSpeech,
        lambda book, _: bool(book.active_items),
        lambda book: book.active_roles,
        BotkSpeech.plea,
    ),
    "feast": Topics(
        FeastSpeech,
        lambda _, ask: ask.topic in SPEAKS_AT,
        lambda book: book.roles,
        FeastSpeech.come_out,
    ),
}


class Person(Computer):
    """Somebody who answers as a computer does, and speaks by a script."""

    def claim(self, notebook: Any, ask: Ask, dice: Dice) -> Answer | None:
        """Return what to say before answering."""
        claims = self.game.claims
        if claims is None or not TOPICS[self.game.id].begun(notebook, ask):
            return None
        if ask.seat in claims.quiet(notebook) or not self.speaks(dice):
            return None
        return self.line(notebook, ask, dice)

    def speaks(self, dice: Dice) -> bool:
        """Say whether one says something now."""
        return dice.below(100) < SPEAKS

    @abstractmethod
    def line(self, notebook: Any, ask: Ask, dice: Dice) -> Answer | None:
        """Return what to say now."""

    def came_out(self, notebook: Any, ask: Ask) -> bool:
        """Say whether one has said who one is, or has nothing to say of it."""
        before = [each.kind for each in notebook.talk.claims if each.seat == ask.seat]
        return COME_OUT in before or notebook.role not in roles_to_claim(self.game.claims)


class Chatterbox(Person):
    """Says anything that can be said, whatever is so."""

    def line(self, notebook: Any, ask: Ask, dice: Dice) -> Answer | None:
        """Return any claim, each kind as likely as the others."""
        return self.anything(notebook, dice, self.game.claims.kinds if self.game.claims else ())

    def plea(self, notebook: Any, dice: Dice) -> Answer | None:
        """Return anything that can be said as last words."""
        last, claims = self.game.last_words, self.game.claims
        kinds = (
            [each for each in claims.kinds if each.name in last.kinds] if claims and last else ()
        )
        return self.anything(notebook, dice, kinds)

    def anything(self, notebook: Any, dice: Dice, kinds: Sequence[ClaimKind]) -> Answer | None:
        """Return any claim of these kinds."""
        kind, seats = pick(dice, kinds), len(notebook.seats)
        offered = [notebook.talk.choices(each, seats, notebook.viewer) for each in kind.fields]
        if not all(offered):
            return None
        return Answer(kind.name, tuple([pick(dice, pool) for pool in offered]))


class Resolute(Person):
    """Says what computers say, and has made up their mind whether to lie."""

    lying: ClassVar[bool]

    def line(self, notebook: Any, ask: Ask, dice: Dice) -> Answer | None:
        """Return a claim of the kinds that computers make."""
        return self.speech(notebook, dice).say()

    def plea(self, notebook: Any, dice: Dice) -> Answer | None:
        """Return last words as computers have them."""
        return TOPICS[self.game.id].plea(self.speech(notebook, dice))

    def speech(self, notebook: Any, dice: Dice) -> Speech:
        """Return what there may be to say, truly or not."""
        speech = TOPICS[self.game.id].speech(notebook, notebook.viewer, dice, self.style)
        speech.lies = lambda: self.lying  # type: ignore[method-assign]
        return speech


class Liar(Resolute):
    """Lies whenever there is something to lie about, and poses first as any other of the roles."""

    lying = True

    def line(self, notebook: Any, ask: Ask, dice: Dice) -> Answer | None:
        """Return a lie, where there is one."""
        dealt = TOPICS[self.game.id].dealt(notebook)
        poses = [each for each in roles_to_claim(self.game.claims) if each in dealt]
        poses = [each for each in poses if each != notebook.role]
        if not poses or self.came_out(notebook, ask):
            return super().line(notebook, ask, dice)
        return Answer(COME_OUT, (pick(dice, poses),))


class Frank(Resolute):
    """Never lies, and comes out first, whoever that is."""

    lying = False

    def line(self, notebook: Any, ask: Ask, dice: Dice) -> Answer | None:
        """Return the truth."""
        if self.came_out(notebook, ask):
            return super().line(notebook, ask, dice)
        return Answer(COME_OUT, (notebook.role,))


PEOPLE: tuple[type[Person], ...] = (Chatterbox, Liar, Liar, Liar, Frank)
"""In these shares: three come out falsely for each who does so truly, so that of four roles each is
as likely that of whoever says so.
"""


def roles_to_claim(claims: Any) -> tuple[Any, ...]:
    """Return which roles somebody can say to have."""
    return claims.kind(COME_OUT).fields[0]
