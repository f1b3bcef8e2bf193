"""A game's entry object: everything that the bot has to know of it."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, TypeAlias

from bot.plugins.medals import FOR_CLAIMS, Medal
from bot.plugins.view import GameView
from games.engine.asks import AskPace, Seat
from games.engine.dice import Dice
from games.engine.events import Event
from games.engine.game import Game
from games.engine.play_style import Strength


class Seating(StrEnum):
    """Who sits at a game's table."""

    LOBBY = "lobby"
    """Several, who gather in a lobby first."""
    ALONE = "alone"
    """One person, who is dealt to at once. It moves no crowns, and is no obstacle elsewhere."""


Choices: TypeAlias = Mapping[str, Any]
"""What the host has chosen, by the options' names, in JSON's own types."""


@dataclass(frozen=True, slots=True)
class OneOf:
    """The host chooses one of a few words."""

    name: str
    """What the game's options call it."""
    values: tuple[str, ...]
    """The words, in the order to show them: 25 at most."""
    default: str
    """What holds as long as the host chooses nothing."""
    in_lobby: bool = False
    """Whether it can be changed in the lobby, too."""


@dataclass(frozen=True, slots=True)
class Several:
    """The host chooses several of many words: in the lobby only, where there is a list for it.

    As long as the host chooses nothing, none of them is chosen.
    """

    name: str
    """What the game's options call it."""
    values: tuple[str, ...]
    """The words, in the order to show them: 25 at most."""
    least: int
    """How many are chosen at least."""
    most: int
    """And at most."""


@dataclass(frozen=True, slots=True)
class Switch:
    """The host turns something on or off."""

    name: str
    """What the game's options call it."""
    default: bool = False
    """What holds as long as the host chooses nothing."""
    in_lobby: bool = False
    """Whether it can be changed in the lobby, too."""


@dataclass(frozen=True, slots=True)
class Number:
    """The host chooses a whole number."""

    name: str
    """What the game's options call it."""
    least: int
    """The least that can be chosen."""
    most: int
    """The most."""
    default: int
    """What holds as long as the host chooses nothing."""


Option: TypeAlias = OneOf | Several | Switch | Number
"""What a host may choose, as the slash command and the lobby offer it."""


def in_lobby(options: Iterable[Option]) -> list[Option]:
    """Return those that can be changed in the lobby, where each is a list."""
    return [
        each
        for each in options
        if isinstance(each, Several) or (isinstance(each, OneOf | Switch) and each.in_lobby)
    ]


STRENGTH = "strength"
"""How well a table's computers play: a choice of each game that several play, from those that its
rules have."""


CLAIMS = Switch("claims", default=True, in_lobby=True)
"""Whether players may speak by buttons: the same choice for each game that declares claims."""


LAST_WORDS = Switch("last_words", default=True, in_lobby=True)
"""Whether last words are waited for, where players may speak by buttons: the same for each game
that has any."""


LANGUAGE = "language"
"""What a table speaks to all who sit at it, where the bot has several languages: the same choice
for each game that several play. It is the table's own, and no option of a match."""


HINT = "hint"
"""The verb by which who plays alone asks for a hint: see `GamePlugin.hint`."""


WATCHED = Switch("watched")
"""Whether who plays alone lets everybody watch."""


@dataclass(frozen=True, slots=True)
class Sitter:
    """A seat at Begin, as far as it matters to a game's options."""

    seat: Seat
    """Which."""
    human: bool
    """Whether no computer sits there."""
    volunteer: bool
    """Whether its player volunteered in the lobby."""
    played: int
    """How often its player has played this game to its end on this server."""


@dataclass(frozen=True, slots=True)
class Statistic:
    """Something that is counted of a player over all games of one kind.

    The game's rules count it by its name, with a `Count`. Its text is
    ``GAME-statistic-NAME``, with ``$n``; of one that is counted by word, with ``$what``, a list of
    the most frequent words.
    """

    name: str
    """What the game's rules call it."""
    words: tuple[str, ...] = ()
    """The words by which it is counted, such as causes of death: each has the text
    ``GAME-NAME-WORD``."""
    most: int = 3
    """Of the words so many are shown, the most frequent."""


def as_chosen(choices: Choices, name: str, value: Any) -> dict[str, Any]:
    """Return the choices with this one: see `GamePlugin.choose`."""
    return {**choices, name: value}


@dataclass(frozen=True, slots=True, kw_only=True)
class GamePlugin:
    """One game, as an entry point of the group ``gallows.games`` names it.

    Texts lie in ``text/LOCALE/*.ftl`` beside the module of the entry point.
    """

    api: int
    """The version of the doors that it was written for: the number itself, not `API`."""
    rules: Game
    """The game itself."""
    view: GameView
    """How it is shown."""
    seating: Seating = Seating.LOBBY
    """Who sits at its table."""
    daily: Choices | None = None
    """Choices of a deal that is the same for everybody on a day, its dice from the date.

    None: all dice come from a secret and the joins. Only for a game that is played alone.
    """
    hindsight: Callable[[Sequence[Any], Callable[[], bool]], Any] | None = None
    """(events, in_time): what there is to say of a game alone that was not won, or None.

    A function of a module, for a process of its own calls it with all events, secrets too, and it
    may go on as long as ``in_time`` says so. `GameView.hindsight` puts into words what it returns.
    """
    hint: Callable[[Sequence[Any], Dice], Any] | None = None
    """(events, dice): what to advise somebody who plays alone, by what they have seen, or None.

    It is asked for by the verb ``hint``, which the game offers and counts as it likes. A function
    of a module, for a process of its own calls it; it should take a second. The same dice give the
    same advice. `GameView.hint` puts it into words.
    """
    options: tuple[Option, ...] = ()
    """What the host may choose, as the slash command and the lobby offer it."""
    choose: Callable[[Choices, str, Any], dict[str, Any]] = as_chosen
    """(choices, name, value): the choices after the host has chosen a value in the lobby."""
    seats: Callable[[Choices], range] | None = None
    """(choices): how many may sit down, where that is not the same for all choices."""
    pace: Callable[[Choices], AskPace] = lambda choices: AskPace.TURN
    """(choices): how long moves may take, as the lobby says it: `AskPace.TALK` where some are
    talked over, `AskPace.BRISK` where they are very many."""
    volunteers: Callable[[Choices], bool] | None = None
    """(choices): whether players may volunteer in the lobby; None: there is nothing to."""
    check: Callable[[Choices, int], None] = lambda choices, seats: None
    """(choices, seats): raise `Declined` when they do not fit."""
    match_options: Callable[[Choices, Sequence[Sitter], Seat | None], dict[str, Any]] = (
        lambda choices, sitters, successor: dict(choices)
    )
    """(choices, sitters, successor): the match's options, by the names of their fields."""
    again: Callable[..., dict[str, Any]] = lambda choices, named: dict(choices)
    """(choices, named=): the choices of a lobby that follows; named: a successor sits there."""
    successor: Callable[[Any], Seat | None] = lambda notebook: None
    """(public notebook): the seat that was named to lead the next game, if any."""
    statistics: tuple[Statistic, ...] = ()
    """What is counted of its players."""
    medals: tuple[Medal, ...] = ()
    """What its players can earn for good."""
    feats: Callable[[Sequence[Event]], Iterable[tuple[Seat, str]]] = lambda events: ()
    """(all events): who has done what a medal is for, each time that it was done. It is looked at
    once, when the game is over, secrets included."""

    @property
    def id(self) -> str:
        """The game's short name, also its slash command."""
        return self.rules.id

    @property
    def all_medals(self) -> tuple[Medal, ...]:
        """What its players can earn, in it alone or in all games that have claims."""
        return self.medals if self.rules.claims is None else (*self.medals, *FOR_CLAIMS)

    def defaults(self) -> dict[str, Any]:
        """Return what is chosen as long as the host chooses nothing."""
        return {
            each.name: [] if isinstance(each, Several) else each.default for each in self.options
        }

    @property
    def strength_option(self) -> OneOf:
        """Return the choice of how well its computers play."""
        return OneOf(STRENGTH, self.rules.strengths, Strength.NORMAL, in_lobby=True)

    def strength(self, choices: Choices) -> Strength:
        """Return how well its computers play: as chosen, or normally where it has no such choice.

        A table may have been opened when there was one.
        """
        chosen = choices.get(STRENGTH)
        return Strength(chosen) if chosen in self.rules.strengths else Strength.NORMAL

    def seats_for(self, choices: Choices) -> range:
        """Return how many may sit down."""
        if self.seats is not None:
            return self.seats(choices)
        return range(self.rules.least_seats, self.rules.most_seats + 1)
