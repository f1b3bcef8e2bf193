"""The computer player of dotk: it aims at the second place, or away from the lowest card."""

from itertools import combinations

from games.dotk import rollouts
from games.dotk.cards import Character
from games.dotk.notebook import DotkNotebook
from games.dotk.prospects import Stakes, World, worlds
from games.dotk.words import Do, Topic
from games.engine.asks import Answer, Ask, Verb
from games.engine.decision import Decision
from games.engine.dice import Dice
from games.engine.play_style import DEFAULT_STYLE, PlayStyle, Strength, Temper

WORLDS = {Strength.EASY: 10, Strength.NORMAL: 10, Strength.HARD: 40}
"""How many ways of lying of the unseen cards an answer is tried in."""
LAID = 4
"""In how many times as many a card of the hand is: it is there for three rounds."""
MOST_TARGETS = {Strength.EASY: 5, Strength.NORMAL: 5, Strength.HARD: None}
"""How many targets of a power are thought about; None: all."""
ALIKE = 0.02
"""At court, answers that promise no more than so much less than others are as good: few worlds
tell no better.
"""

TASTE = 0.03
"""What it is worth to do what one's temper likes."""
LIKED = {
    Temper.CAREFUL: (Do.FOLD,),
    Temper.BOLD: (Do.EXCHANGE, Do.CUT, Do.CHANGE, Do.MERCHANT),
    Temper.TREACHEROUS: (Do.THIEF, Do.JUGGLER, Do.DRAGON),
}
"""To leave all as it is, to try one's luck, or to do it to others."""


class ComputerPlayer:
    """Answers for a seat: tries each answer in a few worlds that fit its notebook."""

    def answer(
        self, notebook: DotkNotebook, ask: Ask, dice: Dice, style: PlayStyle = DEFAULT_STYLE
    ) -> Answer:
        """Return an answer that the ask offers."""
        mind = Mind(notebook, ask, dice, style)
        return mind.keep() if ask.topic == Topic.KEEP else mind.best()


class Mind(Decision):
    """One decision: the notebook, the question, and what follows from them."""

    def __init__(self, book: DotkNotebook, ask: Ask, dice: Dice, style: PlayStyle) -> None:
        super().__init__(ask, dice, style)
        self.book = book

    def worlds(self) -> list[World]:
        """Return ways of lying to try answers in."""
        times = LAID if self.ask.topic == Topic.LAY else 1
        return worlds(self.book, self.dice, times * WORLDS[self.style.strength])

    def best(self) -> Answer:
        """Answer with what promises most.

        Where answers promise alike, at court with what changes least; in the great game with
        anything but to fold, which tells the others (`worlds`) that one likes one's card:
        docs/strength.md.
        """
        promises = {answer: n + self.taste(answer) for answer, n in self.promises().items()}
        answers = list(promises)
        most = max(promises.values())
        alike = ALIKE if self.book.at_court else 1e-9
        good = [answer for answer in answers if promises[answer] > most - alike]
        tied = [answer for answer in good if (answer.verb == Do.FOLD) is self.book.at_court]
        return tied[0] if tied else max(good, key=promises.__getitem__)

    def promises(self) -> dict[Answer, float]:
        """Return what each answer promises. A hard player whose turn it is plays the round on."""
        book, me = self.book, self.ask.seat
        ahead = self.style.strength is Strength.HARD and self.ask.topic == Topic.ACT
        among = [] if ahead else self.worlds()
        answers = [answer for verb in self.ask.verbs for answer in self.answers(verb)]
        if ahead:
            return rollouts.promises(book, me, answers, self.dice)
        stakes = Stakes(book, me)
        return {answer: stakes.promise(answer, among) for answer in answers}

    def taste(self, answer: Answer) -> float:
        """Return what one's temper adds to an answer, where several promise about as much."""
        temper = self.style.temper
        return TASTE if temper and answer.verb in LIKED[temper] else 0.0

    def answers(self, verb: Verb) -> list[Answer]:
        """Return the answers of a verb that are worth a thought."""
        if not verb.most:
            return [Answer(verb.name)]
        most = None if verb.name == Do.LAY else MOST_TARGETS[self.style.strength]
        targets = self.pool(verb.name)[:most]
        if verb.name == Do.JUGGLER:
            return [Answer(verb.name, pair) for pair in combinations(targets[:4], 2)]
        return [Answer(verb.name, (target,)) for target in targets]

    def keep(self) -> Answer:
        """Keep the better of the Merchant and the card that was drawn."""
        drawn, me, among = self.ask.subject(Character), self.ask.seat, self.worlds()
        stakes = Stakes(self.book, me)
        kept, taken = (
            sum([stakes.worth({**world.cards, me: card}) for world in among])
            for card in (Character.MERCHANT, drawn)
        )
        return Answer(Do.TAKE if taken > kept else Do.KEEP)
