"""By Order of the King, as `bot.panels.faces.Face` wants it."""

from collections.abc import Sequence

from bot.panels.botk import asks, board, final, hand, rules, story
from bot.panels.botk.tale import Teller, methods
from bot.panels.panel import Choice
from bot.panels.voice import Voice
from bot.tables.openings import ExecutionerBy
from bot.text import Words
from games.botk.notebook import BotkNotebook
from games.engine.asks import Answer, Ask, Target, Verb
from games.engine.events import Event, Told


class BotkFace:
    """See `bot.panels.faces.Face`."""

    def options(self, voice: Voice) -> list[str]:
        """See `Face.options`."""
        words, choices = voice.words, voice.table.choices
        by = ExecutionerBy(choices["executioner"])
        lines = [words("lobby-executioner", how=words(f"executioner-{by}"))]
        if choices["always_saboteur"]:
            lines.append(words("lobby-always-saboteur"))
        return lines

    def board(self, voice: Voice, notebook: BotkNotebook) -> list[list[str]]:
        """See `Face.board`."""
        return board.board(voice, notebook)

    def tale(self, voice: Voice, notebook: BotkNotebook, events: Sequence[Event]) -> list[str]:
        """See `Face.tale`."""
        return Teller(voice, methods(notebook.story)).lines(events)

    def story(self, voice: Voice, told: Sequence[Told]) -> list[tuple[str, list[str]]]:
        """See `Face.story`."""
        return story.story(voice, told)

    def news(self, voice: Voice, notebook: BotkNotebook) -> list[str]:
        """See `Face.news`."""
        return hand.news(voice, notebook)

    def hand(self, voice: Voice, notebook: BotkNotebook) -> list[list[str]]:
        """See `Face.hand`."""
        return hand.hand(voice, notebook)

    def question(self, voice: Voice, notebook: BotkNotebook, ask: Ask) -> str:
        """See `Face.question`."""
        return asks.question(voice, notebook, ask)

    def silence(self, voice: Voice, ask: Ask) -> str:
        """See `Face.silence`."""
        return asks.silence(voice, ask)

    def placeholder(self, voice: Voice, notebook: BotkNotebook, ask: Ask, verb: Verb) -> str:
        """See `Face.placeholder`."""
        return asks.placeholder(voice, verb)

    def choice(
        self, voice: Voice, notebook: BotkNotebook, ask: Ask, verb: Verb, target: Target
    ) -> Choice:
        """See `Face.choice`."""
        return asks.choice(voice, notebook, ask, target)

    def press(self, voice: Voice, notebook: BotkNotebook, ask: Ask, verb: Verb) -> tuple[str, bool]:
        """See `Face.press`."""
        return asks.press(voice, verb)

    def at_once(self, ask: Ask) -> Sequence[str]:
        """See `Face.at_once`."""
        return ()

    def crowd(self, voice: Voice, notebook: BotkNotebook, ask: Ask) -> str:
        """See `Face.crowd`: what is asked of one is asked of each."""
        return asks.question(voice, notebook, ask)

    def chosen(self, voice: Voice, ask: Ask, answer: Answer) -> str:
        """See `Face.chosen`: no answer here is given on a button that several share."""
        return ""

    def final(self, voice: Voice, notebook: BotkNotebook) -> list[list[str]]:
        """See `Face.final`."""
        return final.final(voice, notebook)

    def pages(self) -> Sequence[str]:
        """See `Face.pages`."""
        return rules.PAGES

    def page(self, words: Words, page: str) -> list[str]:
        """See `Face.page`."""
        return rules.page(words, page)
