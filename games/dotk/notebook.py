"""What one viewer of a game of dotk knows."""

from dataclasses import dataclass, field
from functools import singledispatchmethod

from games.dotk import events as ev
from games.dotk.cards import Character
from games.dotk.claims import Say
from games.dotk.words import Contest, Do, Mode, Result
from games.engine.asks import Seat
from games.engine.claims import Claimed, Spoken
from games.engine.crowns import Payment
from games.engine.events import Event
from games.engine.notebook import Notebook, remembered


@dataclass(slots=True)
class Known:
    """A card before somebody, as far as the viewer knows it: its moves are followed."""

    character: Character | None = None
    face_up: bool = False
    liked: bool | None = field(default=None, compare=False)
    """Whether who had it last kept it or handed it on; None: neither."""


@dataclass(frozen=True, slots=True)
class Reveal:
    """The end of a round: who had what, what it counted, and who was singled out."""

    contest: Contest
    cards: tuple[tuple[Seat, Character], ...]
    values: tuple[int, ...]
    seats: tuple[Seat, ...]


class DotkNotebook(Notebook):
    """A viewer's notes: what lies before whom, what was put aside, and how everybody stands."""

    def __init__(self, seats: int, viewer: Seat | None) -> None:
        super().__init__(seats, viewer)
        self.mode = Mode.COURT
        self.rounds = 0
        """Turns of the court game, rounds of the great one; 0 is as many as it takes."""
        self.lives = 0
        self.turn = 0
        self.round = 0
        self.contest = Contest.HIGHEST
        self.order: tuple[Seat, ...] = ()
        """Who acts in this round, the Dealer last."""
        self.cards: dict[Seat, Known] = {}
        self.hand: list[Character] = []
        self.aside: list[Character] = []
        """Cards of earlier rounds of this turn, for all to see."""
        self.under: list[Character] = []
        """Cards that the viewer knows to be under the deck."""
        self.did: dict[Seat, Do] = {}
        """What each has done in this round, in order."""
        self.tally: dict[Seat, int] = dict.fromkeys(self.seats, 0)
        """Points of the court game, tokens or lives of the great one."""
        self.reveals: list[tuple[int, Reveal]] = []
        """Every round that was revealed, with its turn, or its own number in the great game."""
        self.gone: list[Seat] = []
        self.result: Result | None = None
        self.winners: tuple[Seat, ...] = ()
        self.spoken_of: dict[int, Known] = {}
        """By the number of a claim: the card that it says what it is."""
        self.held_then: dict[int, tuple[Character, ...]] = {}
        """By the number of a claim: what the viewer had in hand who spoke of that."""
        self._revealed: ev.Revealed | None = None

    # --- questions that panels and players ask ---

    @property
    def at_court(self) -> bool:
        """Whether this is the court game, short or not."""
        return self.mode.at_court

    @property
    def dealer(self) -> Seat | None:
        """The last in turn, once a round has begun."""
        return self.order[-1] if self.order else None

    @property
    def own(self) -> Character | None:
        """The card before the viewer."""
        if self.viewer is None or self.viewer not in self.cards:
            return None
        return self.cards[self.viewer].character

    def left_of(self, seat: Seat) -> Seat | None:
        """Return the next in turn, with whom a seat exchanges; the Dealer has nobody."""
        if seat not in self.order:
            return None
        at = self.order.index(seat) + 1
        return self.order[at] if at < len(self.order) else None

    def scored(self, seat: Seat) -> list[int]:
        """Return a seat's points by turn, of those in which a round was revealed."""
        turns = sorted({turn for turn, _ in self.reveals})
        return [
            sum(seat in reveal.seats for at, reveal in self.reveals if at == turn) for turn in turns
        ]

    def lost(self, seat: Seat) -> list[int]:
        """Return the rounds of the great game that a seat has lost."""
        return [number for number, reveal in self.reveals if seat in reveal.seats]

    # --- what happens ---

    def hear(self, event: Spoken) -> None:
        """Remember which card was spoken of: it may be seen later, elsewhere."""
        super().hear(event)
        if not isinstance(event, Claimed):
            return
        if event.kind == Say.HOLD and event.seat == self.viewer:
            self.held_then[event.number] = tuple(self.hand)
        elif event.kind in (Say.LAID, Say.ESTIMATE):
            seat = event.seat if event.kind == Say.LAID else Seat(int(event.about[0]))
            if seat in self.cards:
                self.spoken_of[event.number] = self.cards[seat]

    @singledispatchmethod
    def _note(self, event: Event) -> None:
        """Most events change nothing here."""

    @_note.register
    def _note_game_began(self, event: ev.GameBegan) -> None:
        self.mode, self.rounds, self.lives = event.mode, event.rounds, event.lives
        self.purses_before = event.purses
        self.tally = dict.fromkeys(self.seats, event.lives)

    @_note.register
    def _note_turn_began(self, event: ev.TurnBegan) -> None:
        self.turn = event.number
        self.aside = []

    @_note.register
    def _note_hand_dealt(self, event: ev.HandDealt) -> None:
        self.hand = list(event.cards)
        self.under = []

    @_note.register
    def _note_round_began(self, event: ev.RoundBegan) -> None:
        self.round, self.contest, self.order = event.number, event.contest, event.order
        self.cards, self.did = {}, {}
        self.talk.begin_anew()
        if event.contest in (Contest.LOSER, Contest.HIGHEST):
            self.under = []

    @_note.register
    def _note_card_dealt(self, event: ev.CardDealt) -> None:
        self.cards[event.seat] = Known(event.card)

    @_note.register
    def _note_card_picked(self, event: ev.CardPicked) -> None:
        self.hand.remove(event.card)
        self.cards[event.seat] = Known(event.card)

    @_note.register
    def _note_cards_laid(self, event: ev.CardsLaid) -> None:
        self.cards = {seat: self.cards.get(seat) or Known() for seat in event.seats}

    @_note.register
    def _note_folded(self, event: ev.Folded) -> None:
        self.did[event.by] = Do.FOLD
        self.cards[event.by].liked = True

    @_note.register
    def _note_exchanged(self, event: ev.Exchanged) -> None:
        self.did[event.by] = Do.EXCHANGE
        self.cards[event.by].liked = False
        self._swap(event.by, event.seat)

    @_note.register
    def _note_deck_cut(self, event: ev.DeckCut) -> None:
        self.did[event.by] = Do.CUT
        self._bury(event.by, Known(event.card, face_up=True))

    @_note.register
    def _note_card_changed(self, event: ev.CardChanged) -> None:
        self.did[event.by] = Do.CHANGE
        if event.by != self.viewer:
            self.cards[event.by] = Known()

    @_note.register
    def _note_hand_card_laid(self, event: ev.HandCardLaid) -> None:
        self.hand.remove(event.card)
        if self.own is not None:
            self.hand.append(self.own)
        self.cards[event.seat] = Known(event.card)

    @_note.register
    def _note_power_used(self, event: ev.PowerUsed) -> None:
        self.did[event.by] = Do(event.card)
        self._turn_up(event.by, event.card)

    @_note.register
    def _note_top_seen(self, event: ev.TopSeen) -> None:
        self.under.append(event.card)

    @_note.register
    def _note_traded(self, event: ev.Traded) -> None:
        if event.took:
            drawn = self.under.pop() if event.by == self.viewer else None
            self._bury(event.by, Known(drawn))

    @_note.register
    def _note_card_stolen(self, event: ev.CardStolen) -> None:
        self._swap(event.by, event.seat)

    @_note.register
    def _note_cards_juggled(self, event: ev.CardsJuggled) -> None:
        self._swap(event.first, event.second)

    @_note.register
    def _note_card_burned(self, event: ev.CardBurned) -> None:
        self._bury(event.seat, Known())

    @_note.register
    def _note_card_received(self, event: ev.CardReceived) -> None:
        self.cards[event.seat].character = event.card

    @_note.register
    def _note_revealed(self, event: ev.Revealed) -> None:
        self._revealed = event
        for seat, character in event.cards:
            self._turn_up(seat, character)

    @_note.register
    def _note_round_won(self, event: ev.RoundWon) -> None:
        self._close(self.turn, event.contest, event.seats, event.points)
        self.aside += [card.character for card in self.cards.values() if card.character]

    @_note.register
    def _note_round_lost(self, event: ev.RoundLost) -> None:
        self._close(self.round, Contest.LOSER, event.seats, event.left)

    @_note.register
    def _note_went_out(self, event: ev.WentOut) -> None:
        self.gone += event.seats

    @_note.register
    def _note_game_ended(self, event: ev.GameEnded) -> None:
        self.result, self.winners = event.result, event.winners

    @_note.register
    def _note_paid(self, event: ev.Paid) -> None:
        self.payments.append(Payment(event.payer, event.payee, event.amount, event.why))

    _how_to_note = staticmethod(remembered(_note.dispatcher.dispatch))

    def learn(self, event: Event) -> None:
        """Note an event: as calling ``_note`` with it, at half the cost."""
        self._how_to_note(type(event))(self, event)

    def _turn_up(self, seat: Seat, character: Character) -> None:
        card = self.cards.setdefault(seat, Known())
        card.character, card.face_up = character, True

    def _swap(self, first: Seat, second: Seat) -> None:
        cards = self.cards
        cards[first], cards[second] = cards[second], cards[first]

    def _bury(self, seat: Seat, new: Known) -> None:
        old = self.cards[seat].character
        if old is not None:
            self.under.append(old)
        self.cards[seat] = new

    def _close(
        self, number: int, contest: Contest, seats: tuple[Seat, ...], tally: tuple[int, ...]
    ) -> None:
        if self._revealed is not None:
            cards, values = self._revealed.cards, self._revealed.values
            self.reveals.append((number, Reveal(contest, cards, values, seats)))
        self.tally = dict(zip(self.seats, tally, strict=True))
