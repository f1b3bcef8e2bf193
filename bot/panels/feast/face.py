"""King's Feast, as `bot.panels.faces.Face` wants it."""

from collections.abc import Sequence

from bot.panels.feast import asks, board, final, hand, roles, rules, story
from bot.panels.feast.tale import Teller
from bot.panels.panel import Choice
from bot.panels.voice import Voice
from bot.text import Words
from games.engine.asks import Answer, Ask, Target, Verb
from games.engine.events import Event, Told
from games.feast.notebook import FeastNotebook
from games.feast.words import Do


class FeastFace:
    """See `bot.panels.faces.Face`."""

    def options(self, voice: Voice) -> list[str]:
        """See `Face.options`."""
        return roles.option_lines(voice.table, voice.words)

    def board(self, voice: Voice, notebook: FeastNotebook) -> list[list[str]]:
        """See `Face.board`."""
        return board.board(voice, notebook)

    def tale(self, voice: Voice, notebook: FeastNotebook, events: Sequence[Event]) -> list[str]:
        """See `Face.tale`."""
        return Teller(voice).lines(events)

    def story(self, voice: Voice, told: Sequence[Told]) -> list[tuple[str, list[str]]]:
        """See `Face.story`."""
        return story.story(voice, told)

    def news(self, voice: Voice, notebook: FeastNotebook) -> list[str]:
        """See `Face.news`."""
        return hand.news(voice, notebook)

    def hand(self, voice: Voice, notebook: FeastNotebook) -> list[list[str]]:
        """See `Face.hand`."""
        return hand.hand(voice, notebook)

    def question(self, voice: Voice, notebook: FeastNotebook, ask: Ask) -> str:
        """See `Face.question`."""
        return asks.question(voice, notebook, ask)

    def silence(self, voice: Voice, ask: Ask) -> str:
        """See `Face.silence`."""
        return asks.silence(voice, ask)

    def placeholder(self, voice: Voice, notebook: FeastNotebook, ask: Ask, verb: Verb) -> str:
        """See `Face.placeholder`."""
        return asks.placeholder(voice, notebook, ask, verb)

    def choice(
        self, voice: Voice, notebook: FeastNotebook, ask: Ask, verb: Verb, target: Target
    ) -> Choice:
        """See `Face.choice`."""
        return asks.choice(voice, notebook, ask, verb, target)

    def press(
        self, voice: Voice, notebook: FeastNotebook, ask: Ask, verb: Verb
    ) -> tuple[str, bool]:
        """See `Face.press`."""
        return asks.press(voice, notebook, ask, verb)

    def at_once(self, ask: Ask) -> Sequence[str]:
        """See `Face.at_once`: foods are flipped beside the buttons of the actions."""
        return (Do.FLIP,)

    def crowd(self, voice: Voice, notebook: FeastNotebook, ask: Ask) -> str:
        """See `Face.crowd`."""
        return asks.crowd(voice, notebook, ask)

    def chosen(self, voice: Voice, ask: Ask, answer: Answer) -> str:
        """See `Face.chosen`."""
        return asks.chosen(voice, ask, answer)

    def final(self, voice: Voice, notebook: FeastNotebook) -> list[list[str]]:
        """See `Face.final`."""
        return final.final(voice, notebook)

    def pages(self) -> Sequence[str]:
        """See `Face.pages`."""
        return rules.PAGES

    def page(self, words: Words, page: str) -> list[str]:
        """See `Face.page`."""
        return rules.page(words, page)
