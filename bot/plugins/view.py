"""How a game is shown: what its plug-in brings to the panels that all games share."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from bot.plugins import defaults
from bot.plugins.formatter import Choice, Formatter
from bot.plugins.picture import CardPicture, LayoutPicture, Poster, TablePicture
from bot.text import Words
from games.engine.asks import Answer, Ask, Target, Verb
from games.engine.events import Event, LogEntry

Paragraphs: TypeAlias = Sequence[Sequence[str]]
"""Paragraphs of lines, in Discord's markdown."""

Page: TypeAlias = Callable[[Words], Sequence[str]]
"""Makes the paragraphs of a page of the rules."""

Beats: TypeAlias = Callable[[Event], int]
"""How many beats an event takes: 0 is told together with the next beat."""

Moments: TypeAlias = Mapping[type[Event], int | Beats]
"""The kinds of public events that are moments, and how many beats each takes, or a function of the
event that says so: 9 at most. With 0 it is told together with the next beat."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GameView:
    """How one game is shown. Every function gets a `Formatter`; notebooks are the game's own.

    A function is left out where the texts alone are enough: see `bot.api.defaults`.
    """

    board: Callable[[Formatter, Any], Paragraphs]
    """(fmt, public notebook): what everybody may know."""
    hand: Callable[[Formatter, Any], Paragraphs]
    """(fmt, notebook): what the viewer knows. Whom the table waits for belongs to the board: this,
    and what else shows a hand, is made anew only when something has happened."""
    final: Callable[[Formatter, Any], Paragraphs]
    """(fmt, public notebook): how it ended, what everybody was, and earned."""
    picture: Callable[[Formatter, Any], TablePicture | LayoutPicture] | None = None
    """(fmt, public notebook): the table as everybody sees it, to be drawn above the board.

    Of a game alone its player sees it, too."""
    poster: Callable[[Formatter, Any], Poster] | None = None
    """(fmt, public notebook): how it ended, to be drawn above the result and to be shared."""
    beside_picture: Callable[[Formatter, Any], Paragraphs] | None = None
    """(fmt, public notebook): what the picture does not show, beside it in place of the board."""
    beside_poster: Callable[[Formatter, Any], Paragraphs] | None = None
    """(fmt, public notebook): what the poster does not show, beside it in place of `final`."""
    cards: Callable[[Formatter, Any], Sequence[CardPicture]] | None = None
    """(fmt, notebook): what the viewer holds and has just seen, to be drawn above the hand."""
    beside_cards: Callable[[Formatter, Any], Paragraphs] | None = None
    """(fmt, notebook): what those cards, or `own_picture`, do not show, beside them in place of
    news and hand."""
    own_picture: Callable[[Formatter, Any], TablePicture | LayoutPicture] | None = None
    """(fmt, notebook): the table as this viewer alone sees it, such as all hands but their own; it
    is drawn in place of `cards`.

    It is not kept up while they play at the table: there *My cards* shows it."""
    lasting: Callable[[Formatter, Any], Sequence[CardPicture]] = defaults.nothing
    """(fmt, notebook): what the viewer was dealt for the whole game, such as a role.

    It is all that a direct message shows of a hand while its owner plays at the table, for that
    one is not kept up with the game. Nothing where all of a hand may change."""
    tale: Callable[[Formatter, Any, Sequence[Event]], Sequence[str]] = defaults.tale
    """(fmt, public notebook, public events): a line an event, oldest first."""
    titled: type[Event] | None = None
    """A public event that the board says anyway, such as that a turn begins: on a panel its line
    is left out while nothing has followed."""
    moments: Moments = field(default_factory=dict)
    """Which public events are told beat by beat, in place of the panel; the next is below it."""
    moment: Callable[[Formatter, Any, Sequence[Event]], Sequence[str]] = defaults.moment
    """(fmt, public notebook, moments since the last panel): a line an event, oldest first."""
    begun: Callable[[Formatter, Event, int], Sequence[str]] = defaults.nothing
    """(fmt, event, beats): what has been told of an event after so many of its beats."""
    story: Callable[[Formatter, Sequence[LogEntry]], Sequence[tuple[str, Sequence[str]]]] = (
        defaults.story
    )
    """(fmt, all events): everything that happened, secrets too, as headings with their lines."""
    news: Callable[[Formatter, Any], Sequence[str]] = defaults.nothing
    """(fmt, notebook): what the viewer has just learned in secret, if anything."""
    fate: Callable[[Formatter, Any], Sequence[str]] = defaults.nothing
    """(fmt, notebook): what has become of the viewer, and what it means now; when the game is
    over, why they have won or lost. Nothing as long as nothing has."""
    advice: Callable[[Formatter, Any], str] = defaults.advice
    """(fmt, notebook): one line for who plays this for the first few times, on top of the hand."""
    dealt: Callable[[Any], bool] = defaults.dealt
    """(notebook): whether the viewer has got what is dealt at the beginning; their direct message
    waits for it, unless they are asked something."""
    options: Callable[[Formatter], Sequence[str]] = defaults.options
    """(fmt): what the host has chosen, as lines of the lobby."""
    option: Callable[[Formatter, str, str], Choice] = defaults.option
    """(fmt, option, value): a value in the host's list of an option."""
    question: Callable[[Formatter, Any, Ask], str] = defaults.question
    """(fmt, notebook, ask): what is asked; for others to read, without the ask's private verbs. In
    one of the `steps`, the ask has the verbs of that step alone."""
    in_deal: Callable[[Formatter, Any], Sequence[str]] = defaults.nothing
    """(fmt, public notebook): what everybody knows to be in this deal, such as which roles. It is
    shown above what happened and behind “?”: it need not stand at the table all the time."""
    explained: Callable[[Formatter, Any, Ask], Sequence[str]] = defaults.nothing
    """(fmt, public notebook, ask): what “?” beside a question shows below its text, if anything;
    to others, of an ask without its private verbs."""
    silence: Callable[[Formatter, Ask], str] = defaults.silence
    """(fmt, ask): what silence will mean."""
    placeholder: Callable[[Formatter, Any, Ask, Verb], str] = defaults.placeholder
    """(fmt, notebook, ask, verb): the words on a verb's select."""
    choice: Callable[[Formatter, Any, Ask, Verb, Target], Choice] = defaults.choice
    """(fmt, notebook, ask, verb, target): a target as an option. A number that the dice chose for
    who was silent is told by it too: later, and with the public notebook."""
    press: Callable[[Formatter, Any, Ask, Verb], str] = defaults.press
    """(fmt, notebook, ask, verb): a verb's label on a button."""
    irrevocable: tuple[str, ...] = ()
    """Verbs that cannot be undone: their buttons are red."""
    minor: tuple[str, ...] = ()
    """Verbs beside the others, such as taking something back: their buttons are grey."""
    crowd: Callable[[Formatter, Any, Ask], str] | None = None
    """(fmt, public notebook, ask): what is asked of several at once; else as `question`."""
    chosen: Callable[[Formatter, Ask, Answer], str] = defaults.chosen
    """(fmt, ask, answer): a note for who has answered what is asked of several at once."""
    at_once: tuple[str, ...] = ()
    """Verbs whose targets are shown at once, however many verbs there are; where they are buttons,
    each says by itself what it does."""
    steps: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """By name, in order: the verbs that are shown together where a question has too many for one
    screen. A button leads from step to step; it says ``GAME-step-NAME``. The hand stands above the
    first of them, and above no other. Below a table are the ways to them, and what has no
    targets."""
    buttons: bool = False
    """Targets are buttons instead of lists, for verbs that take one of a few: a press on a verb
    leads to its targets, but for those `at_once`."""
    hindsight: Callable[[Formatter, Any], str] | None = None
    """(fmt, what came of `GamePlugin.hindsight`): the same in words."""
    hint: Callable[[Formatter, Any, Any], str] | None = None
    """(fmt, notebook, what came of `GamePlugin.hint`): the same in words, above the question."""
    shared: Callable[[Formatter, Any], Sequence[str]] = defaults.nothing
    """(fmt, public notebook): what a shared result of a day's deal says beside score and poster.

    Others still play that deal: nothing of it may be told."""
    pages: Mapping[str, Page | None] = field(default_factory=lambda: {"overview": None})
    """The rules' pages in order, the overview first. None: paragraphs of the texts alone."""

    @property
    def first_page(self) -> str:
        """The page that the rules open at."""
        return next(iter(self.pages))

    def asked_of_all(self, fmt: Formatter, notebook: Any, ask: Ask) -> str:
        """Return what is asked of several at once, for everybody to read."""
        return (self.crowd or self.question)(fmt, notebook, ask)


def beats_of(moments: Moments, event: Event) -> int:
    """Return how many beats an event takes; 0 where it is no moment."""
    beats = moments.get(type(event), 0)
    return beats if isinstance(beats, int) else beats(event)
