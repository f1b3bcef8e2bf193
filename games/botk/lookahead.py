"""Thinking ahead in botk: a match that fits a notebook, and what is worth trying."""

from collections import Counter, deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from games.botk import events as ev
from games.botk.beliefs import Beliefs, Deal
from games.botk.cards import Gallows, Item, Role, role_deck
from games.botk.computer import Mind
from games.botk.gallows import GALLOWS
from games.botk.items import item_deck
from games.botk.notebook import BotkNotebook
from games.botk.setup import Options
from games.botk.words import CENTRE, Do, Topic
from games.engine.asks import Answer, Ask, Seat, Target
from games.engine.crowns import Outcome
from games.engine.dice import Dice, LoadedDice, derive, draws_for, shuffle
from games.engine.game import Game
from games.engine.match import Match
from games.engine.play_style import DEFAULT_STYLE

MOST = 3
"""How many switches are tried, beside the best one of the own item."""

Key: TypeAlias = tuple[str, Seat, Target | None]
"""A topic, whose answer, and for which gallows card, if the Executioner was to select."""


@dataclass(frozen=True, slots=True)
class BotkWorld:
    """One way the cards may have been dealt, with all that was openly done since."""

    game: Game
    book: BotkNotebook
    ask: Ask
    deal: Deal
    luck: bytes

    def match(self) -> Match:
        """Deal these cards, and do again what was done, up to the question."""
        book, luck = self.book, derive(self.luck)
        match = Match(
            self.game,
            len(book.seats),
            Options(executioner=(int(book.executioner or 0),), always_saboteur=book.sure_saboteur),
            book.purses_before,
            LoadedDice(self._draws(luck), luck),
        )
        deeds = dict[Key, deque[Answer]]()
        for key, answer in deeds_of(book, luck):
            deeds.setdefault(key, deque()).append(answer)
        while all(each.id != self.ask.id for each in match.asks):
            ask = match.asks[0]
            card = ask.about if ask.topic == Topic.SELECT else None
            done = deeds.get((ask.topic, ask.seat, card), deque())
            # What left no choice was done without a question.
            while done and ask.accept(done[0]) is None:
                done.popleft()
            match.submit(ask.seat, ask.id, done.popleft() if done else _left_undone(ask))
        return match

    def _draws(self, luck: Dice) -> Iterator[int]:
        """Yield the draws that deal these cards, in the order of docs/fairness.md."""
        book = self.book
        yield 0
        drawn = next(event for event in book.events if isinstance(event, ev.CardsDrawn))
        yield from draws_for(role_deck(), _first(role_deck(), drawn.roles))
        later = [each for event in book.events for each in _drawn_later(event)]
        yield from draws_for(item_deck(), _first(item_deck(), (*drawn.items, *later)))
        roles = [self.deal.roles[seat] for seat in book.prisoners]
        yield from draws_for(book.active_roles, _first(book.active_roles, roles))
        items = [*(self.deal.items[seat] for seat in book.prisoners), self.deal.items[CENTRE]]
        yield from draws_for(book.active_items, items)
        unseen = [card for card in GALLOWS if card not in book.gallows]
        shuffle(luck, unseen)
        yield from draws_for(list(GALLOWS), [*book.gallows, *unseen])
        shuffled = [event.places for event in book.events if isinstance(event, ev.Shuffled)]
        for places, way in zip(shuffled, self.deal.ways, strict=True):
            yield from draws_for(places, way)


class BotkLookahead:
    """Thinking ahead about a Jester's action: what others make of it decides who is executed."""

    def helps(self, notebook: BotkNotebook, ask: Ask) -> bool:
        """Say where it has proved better, and at all else it has not: docs/strength.md."""
        return ask.topic == Topic.ACTION and notebook.role is Role.JESTER

    def candidates(self, notebook: BotkNotebook, ask: Ask, dice: Dice) -> Sequence[Answer]:
        """Return the most promising switches, one of the own item among them, and a peek."""
        mind = Mind(notebook, ask, dice, DEFAULT_STYLE)
        switches = sorted(mind.switches(), key=lambda each: -each[1])
        most = [places for places, _ in switches[:MOST]]
        own = [places for places, _ in switches if mind.me in places]
        tried = [Answer(Do.SWITCH, places) for places in (*most, *own[:1])]
        return tuple(dict.fromkeys((*tried, mind.peek())))

    def worlds(
        self, game: Game, notebook: BotkNotebook, ask: Ask, dice: Dice
    ) -> Iterator[BotkWorld]:
        """Yield deals as likely as the beliefs make them."""
        beliefs = Beliefs(notebook)
        while True:
            luck = dice.below(1 << 62).to_bytes(8, "big")
            yield BotkWorld(game, notebook, ask, beliefs.deal(dice), luck)

    def worth(self, outcome: Outcome, seat: Seat) -> float:
        """Return the crowns that a seat wins or loses."""
        return float(outcome.net()[seat])


def deeds_of(book: BotkNotebook, luck: Dice) -> Iterator[tuple[Key, Answer]]:
    """Yield what was answered to what, as everybody saw it; who voted for whom is drawn."""
    acting: Seat | None = None
    chief = book.executioner or Seat(0)
    for event in book.events:
        match event:
            case ev.ItemRemoved(item):
                yield (Topic.REMOVE, chief, None), Answer(Do.REMOVE, (item,))
            case ev.Selected(card, seats):
                yield (Topic.SELECT, chief, card), Answer(Do.SELECT, seats)
                if card is Gallows.LAST_REQUEST:
                    (acting,) = seats
            case ev.Called(seat):
                yield (Topic.CALL, chief, None), Answer(Do.CALL, (seat,))
                acting = seat
            case ev.PeekSeen(by, place) if by == acting:
                yield (Topic.ACTION, by, None), Answer(Do.PEEK, (place,))
                acting = None
            case ev.Switched(by, first, second):
                yield (Topic.ACTION, by, None), Answer(Do.SWITCH, (first, second))
                acting = None
            case ev.StoodIdle():
                acting = None
            case ev.DirectionPicked(direction):
                yield (Topic.DIRECTION, chief, None), Answer(Do.TURN, (direction,))
            case ev.VotesCounted(votes):
                for by, seat in _voters(book, votes, luck):
                    yield (Topic.VOTE, by, None), Answer(Do.VOTE, (seat,))
            case ev.MobChose(seat):
                yield (Topic.TIE, chief, None), Answer(Do.SELECT, (seat,))
            case ev.Confided(by, whom):
                yield (Topic.CONFIDE, by, None), Answer(Do.CONFIDE, (whom,))
            case ev.Condemned(seat):
                yield (Topic.EXECUTE, chief, None), Answer(Do.CONDEMN, (seat,))
            case ev.Relented():
                yield (Topic.GESTURE, chief, None), Answer(Do.RELENT)
            case ev.Executed(_, None):
                yield (Topic.GESTURE, chief, None), Answer(Do.STRIKE)
            case ev.Executed(seat, holder) if holder is not None:
                yield (Topic.SHIELD, holder, None), Answer(Do.REDIRECT, (seat,))
            case ev.Died(seat, _, by) if by is not None:
                yield (Topic.WINE, by, None), Answer(Do.POISON, (seat,))
            case _:
                pass


def _left_undone(ask: Ask) -> Answer | None:
    """Return the answer that is seen by nothing: a Shield that is not held up; else silence."""
    return Answer(Do.DECLINE) if ask.topic == Topic.SHIELD else None


def _voters(
    book: BotkNotebook, votes: Sequence[tuple[Seat, int]], luck: Dice
) -> Iterator[tuple[Seat, Seat]]:
    """Yield who may have voted for whom, nobody for themselves."""
    ballots = [seat for seat, count in votes for _ in range(count)]
    voters = list(book.prisoners)
    for _ in range(100):
        shuffle(luck, voters)
        if all(by != seat for by, seat in zip(voters, ballots, strict=False)):
            break
    return zip(voters, ballots, strict=False)


def _drawn_later(event: object) -> tuple[Item, ...]:
    """Return what the guards of the setup took from the deck, in its order."""
    match event:
        case ev.PardonAdded():
            return (Item.PARDON,)
        case ev.SafeItemDrawn(drawn):
            return drawn
        case _:
            return ()


def _first(deck: Sequence[object], cards: Sequence[object]) -> list[object]:
    """Return a deck with these cards on top."""
    rest = Counter(deck)
    rest.subtract(cards)
    return [*cards, *rest.elements()]
