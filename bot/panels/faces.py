"""What a game brings to the panels that all games share."""

from collections.abc import Sequence
from typing import Any, Protocol

from bot.panels.botk.face import BotkFace
from bot.panels.feast.face import FeastFace
from bot.panels.panel import Choice
from bot.panels.voice import Voice
from bot.text import Words
from games.engine.asks import Answer, Ask, Target, Verb
from games.engine.events import Event, Told


class Face(Protocol):
    """How one game is shown. Paragraphs are lists of lines; notebooks are the game's own."""

    def options(self, voice: Voice) -> list[str]:
        """Return what the host chose for this game, as lines of the lobby."""
        ...

    def board(self, voice: Voice, notebook: Any) -> Sequence[Sequence[str]]:
        """Return what everybody may know, as paragraphs."""
        ...

    def tale(self, voice: Voice, notebook: Any, events: Sequence[Event]) -> list[str]:
        """Return public events as lines, oldest first."""
        ...

    def story(self, voice: Voice, told: Sequence[Told]) -> Sequence[tuple[str, list[str]]]:
        """Return everything that happened, secrets included: headings with their lines."""
        ...

    def news(self, voice: Voice, notebook: Any) -> list[str]:
        """Return what the viewer has just learned in secret, if anything."""
        ...

    def hand(self, voice: Voice, notebook: Any) -> Sequence[Sequence[str]]:
        """Return what the viewer knows, as paragraphs."""
        ...

    def question(self, voice: Voice, notebook: Any, ask: Ask) -> str:
        """Return what an ask asks."""
        ...

    def silence(self, voice: Voice, ask: Ask) -> str:
        """Return what silence will mean."""
        ...

    def placeholder(self, voice: Voice, notebook: Any, ask: Ask, verb: Verb) -> str:
        """Return the words on a verb's select."""
        ...

    def choice(self, voice: Voice, notebook: Any, ask: Ask, verb: Verb, target: Target) -> Choice:
        """Return a verb's target as an option."""
        ...

    def press(self, voice: Voice, notebook: Any, ask: Ask, verb: Verb) -> tuple[str, bool]:
        """Return a verb's label on a button, and whether it cannot be taken back."""
        ...

    def at_once(self, ask: Ask) -> Sequence[str]:
        """Return verbs whose targets are shown at once, however many verbs there are."""
        ...

    def crowd(self, voice: Voice, notebook: Any, ask: Ask) -> str:
        """Return what an ask asks of several seats at once, for everybody to read."""
        ...

    def chosen(self, voice: Voice, ask: Ask, answer: Answer) -> str:
        """Return a note for who has answered what is asked of several at once."""
        ...

    def final(self, voice: Voice, notebook: Any) -> Sequence[Sequence[str]]:
        """Return how it ended, as paragraphs: the result, and what everybody was and earned."""
        ...

    def pages(self) -> Sequence[str]:
        """Return the names of the rules' pages, in order; the first is the overview."""
        ...

    def page(self, words: Words, page: str) -> Sequence[str]:
        """Return the paragraphs of a page of the rules."""
        ...


FACES: dict[str, Face] = {"botk": BotkFace(), "feast": FeastFace()}
"""How each game of the catalogue is shown."""
