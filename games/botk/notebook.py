"""What one viewer of a game of botk knows."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache, singledispatchmethod
from types import MappingProxyType
from typing import Any, Final

from games.botk import events as ev
from games.botk.cards import Gallows, Item, Role
from games.botk.statements import place_of
from games.botk.words import CENTRE, Cause, Escape, Phase, Place, Result, Spot
from games.engine.asks import Seat
from games.engine.claims import Claimed, Spoken
from games.engine.crowns import Payment
from games.engine.events import Event
from games.engine.notebook import Notebook, remembered


@dataclass(slots=True)
class Sighting:
    """A card that the viewer has seen, and what has become of it since.

    ``seen_at`` is where it lay then. ``among`` are the places where it may lie now: one, as long
    as its moves can be followed; several after a shuffle. ``dealt`` marks the viewer's own first
    item, noted once. ``trail`` are the moves since, in order.
    """

    item: Item
    seen_at: Place
    among: tuple[Place, ...]
    dealt: bool = False
    trail: list[Event] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Prisoner:
    """What is publicly known of one prisoner."""

    seat: Seat
    acted: bool = False
    called: bool = False
    sealed: bool = False
    died: Cause | None = None
    escaped: Escape | None = None
    shown_item: Item | None = None
    """The item, once it lies face up for good: executed, or dead."""
    shown_role: Role | None = None

    @property
    def at_risk(self) -> bool:
        """Whether this prisoner lives and has not escaped."""
        return self.died is None and self.escaped is None


@lru_cache(maxsize=4096)
def _as_known(prisoner: Prisoner, **changes: Any) -> Prisoner:
    """Return a prisoner of whom something more is known: the same object in all notebooks."""
    return replace(prisoner, **changes)


NOTHING: Final[Mapping[Any, Any]] = MappingProxyType({})


class BotkNotebook(Notebook):
    """A viewer's notes: who is where in the game, and what has become of the cards seen."""

    __slots__ = (
        *("_in_shuffle", "active_items", "active_roles", "brought_by", "centre_shown", "condemned"),
        *("confided", "discarded", "executioner", "executions", "face_up", "final_items"),
        *("final_roles", "gallows", "heads", "looked", "mob", "phase", "prisoners", "result"),
        *("role", "sightings", "spoken_of", "successor", "sure_saboteur", "votes"),
    )

    def __init__(self, seats: int, viewer: Seat | None) -> None:
        super().__init__(seats, viewer)
        self.phase = Phase.SETUP
        self.executioner: Seat | None = None
        self.prisoners: dict[Seat, Prisoner] = {}
        """Clockwise, from the Executioner's left."""
        self.active_roles: tuple[Role, ...] = ()
        self.active_items: tuple[Item, ...] = ()
        self.sure_saboteur = False
        """House: whether the one active Saboteur is sure to be a prisoner."""
        self.role: Role | None = None
        """The viewer's own."""
        self.sightings: list[Sighting] = []
        self.looked: tuple[tuple[Place, Item], ...] = ()
        """Where the viewer has seen which card, in order, whatever has become of it since."""
        self.confided: Mapping[Seat, Role] = NOTHING
        """Roles that were shown to the viewer in secret."""
        self.gallows: list[Gallows] = []
        self.face_up: Mapping[Place, Item] = NOTHING
        """Items that lie face up before the executions, by where they lie now."""
        self.centre_shown: Item | None = None
        self.votes: tuple[tuple[Seat, int], ...] = ()
        self.mob: Seat | None = None
        self.condemned: Seat | None = None
        self.heads = 0
        self.executions = 0
        self.result: Result | None = None
        self.brought_by: tuple[Seat, ...] = ()
        self.final_roles: Mapping[Seat, Role] = NOTHING
        self.final_items: Mapping[Place, Item] = NOTHING
        self.discarded: Role | None = None
        self.successor: Seat | None = None
        self.spoken_of: Mapping[int, Place | None] = NOTHING
        """By the number of a claim: where the card lies now that it is about, if that is sure."""
        self._in_shuffle: list[Sighting] | None = None
        """Notes of the face-up item that was just shuffled: it will be told where it went."""

    # --- questions that panels and players ask ---

    @property
    def least_executions(self) -> int:
        """How many executions the Executioner owes, if there are as many prisoners."""
        return 2 if Gallows.BLUNT_BLADE in self.gallows else 1

    def living(self) -> list[Seat]:
        """Return the prisoners who have not died, clockwise."""
        return [p.seat for p in self.prisoners.values() if p.died is None]

    def at_risk(self) -> list[Seat]:
        """Return the living prisoners who have not escaped, clockwise."""
        return [p.seat for p in self.prisoners.values() if p.at_risk]

    def beside(self, seat: Seat) -> list[Seat]:
        """Return the nearest prisoner at risk on each side of a seat, clockwise first."""
        order = list(self.prisoners)
        start = order.index(seat)
        around = [s for s in order[start + 1 :] + order[:start] if self.prisoners[s].at_risk]
        return list(dict.fromkeys(around[:1] + around[-1:]))

    def open_items(self) -> dict[Place, Item]:
        """Return the items that lie before everybody's eyes, by where."""
        shown: dict[Place, Item] = dict(self.face_up)
        shown |= {p.seat: p.shown_item for p in self.prisoners.values() if p.shown_item}
        return shown if self.centre_shown is None else {**shown, CENTRE: self.centre_shown}

    def known_item(self, place: Place) -> Item | None:
        """Return the item at a place, if the viewer can be sure: seen, followed, or face up."""
        prisoner = None if isinstance(place, Spot) else self.prisoners.get(place)
        if prisoner is not None and prisoner.shown_item:
            return prisoner.shown_item
        if place in self.face_up:
            return self.face_up[place]
        if place == CENTRE and self.centre_shown:
            return self.centre_shown
        for sighting in reversed(self.sightings):
            if sighting.among == (place,):
                return sighting.item
        return None

    # --- taking note ---

    def hear(self, event: Spoken) -> None:
        """Remember where the card lies that is spoken of: it may be moved."""
        super().hear(event)
        if isinstance(event, Claimed):
            place = place_of(event)
            if place == CENTRE or place in self.prisoners:
                self.spoken_of = {**self.spoken_of, event.number: place}

    @singledispatchmethod
    def _note(self, event: Event) -> None:
        """Most events change nothing here."""

    @_note.register
    def _note_phase_began(self, event: ev.PhaseBegan) -> None:
        self.phase = event.phase

    @_note.register
    def _note_executioner_took(self, event: ev.ExecutionerTook) -> None:
        self.executioner = event.seat
        self.purses_before = event.purses
        order = self.seats[event.seat + 1 :] + self.seats[: event.seat]
        self.prisoners = {seat: _as_known(Prisoner(seat)) for seat in order}

    @_note.register
    def _note_cards_active(self, event: ev.CardsActive) -> None:
        self.active_roles = event.roles
        self.active_items = event.items
        self.sure_saboteur = event.always_saboteur and event.roles.count(Role.SABOTEUR) == 1

    @_note.register
    def _note_role_dealt(self, event: ev.RoleDealt) -> None:
        self.role = event.role

    @_note.register
    def _note_item_dealt(self, event: ev.ItemDealt) -> None:
        self.looked += ((event.place, event.item),)
        self.sightings.append(Sighting(event.item, event.place, (event.place,), dealt=True))

    @_note.register
    def _note_gallows_revealed(self, event: ev.GallowsRevealed) -> None:
        self.gallows.append(event.card)

    @_note.register
    def _note_called(self, event: ev.Called) -> None:
        for prisoner in [each for each in self.prisoners.values() if each.called]:
            self._acted(prisoner.seat)
        if event.seat in self.prisoners:
            self._know(event.seat, called=True)

    @_note.register
    def _note_peek_seen(self, event: ev.PeekSeen) -> None:
        self._acted(event.by)

    @_note.register
    def _note_stood_idle(self, event: ev.StoodIdle) -> None:
        self._acted(event.seat)

    @_note.register
    def _note_peeked(self, event: ev.Peeked) -> None:
        self._settle_where(event.place, event.item)
        self._forget(event.place, event.item)
        self.looked += ((event.place, event.item),)
        self.sightings.append(Sighting(event.item, event.place, (event.place,)))

    @_note.register
    def _note_switched(self, event: ev.Switched) -> None:
        self._follow({event.first: event.second, event.second: event.first}, event)
        self._acted(event.by)

    @_note.register
    def _note_moved(self, event: ev.Moved) -> None:
        self._follow(dict(event.moves), event)

    @_note.register
    def _note_shuffled(self, event: ev.Shuffled) -> None:
        for place in event.places:
            if place in self.face_up:
                self._in_shuffle = [s for s in self.sightings if s.among == (place,)]
        self.face_up = {at: item for at, item in self.face_up.items() if at not in event.places}
        for sighting in self.sightings:
            if any(place in event.places for place in sighting.among):
                sighting.trail.append(event)
                sighting.among = tuple(dict.fromkeys((*sighting.among, *event.places)))
        self.spoken_of = {
            number: None if at in event.places else at for number, at in self.spoken_of.items()
        }

    @_note.register
    def _note_face_up(self, event: ev.FaceUp) -> None:
        self.face_up = {**self.face_up, event.place: event.item}
        if self._in_shuffle is None:
            self._settle_where(event.place, event.item)
            return
        for sighting in self.sightings:
            if sighting in self._in_shuffle:
                sighting.among = (event.place,)
            elif len(sighting.among) > 1:
                sighting.among = tuple(p for p in sighting.among if p != event.place)
        self._in_shuffle = None

    @_note.register
    def _note_sealed(self, event: ev.Sealed) -> None:
        self._know(event.seat, sealed=True)

    @_note.register
    def _note_role_confided(self, event: ev.RoleConfided) -> None:
        self.confided = {**self.confided, event.by: event.role}

    @_note.register
    def _note_votes_counted(self, event: ev.VotesCounted) -> None:
        self.votes = event.votes

    @_note.register
    def _note_mob_chose(self, event: ev.MobChose) -> None:
        self.mob = event.seat

    @_note.register
    def _note_condemned(self, event: ev.Condemned) -> None:
        self.condemned = event.seat

    @_note.register
    def _note_relented(self, event: ev.Relented) -> None:
        self.condemned = None

    @_note.register
    def _note_executed(self, event: ev.Executed) -> None:
        self.condemned = None
        self.executions += 1

    @_note.register
    def _note_item_shown(self, event: ev.ItemShown) -> None:
        self._settle_where(event.seat, event.item)
        self._know(event.seat, shown_item=event.item)

    @_note.register
    def _note_centre_shown(self, event: ev.CentreShown) -> None:
        self._settle_where(CENTRE, event.item)
        self.centre_shown = event.item

    @_note.register
    def _note_role_shown(self, event: ev.RoleShown) -> None:
        self._know(event.seat, shown_role=event.role)

    @_note.register
    def _note_escaped(self, event: ev.Escaped) -> None:
        self._know(event.seat, escaped=event.by)

    @_note.register
    def _note_died(self, event: ev.Died) -> None:
        self._know(event.seat, died=event.cause)

    @_note.register
    def _note_counted(self, event: ev.Counted) -> None:
        self.heads = event.heads

    @_note.register
    def _note_paid(self, event: ev.Paid) -> None:
        self.payments.append(Payment(event.payer, event.payee, event.amount, event.why))

    @_note.register
    def _note_game_ended(self, event: ev.GameEnded) -> None:
        self.result = event.result
        self.brought_by = event.brought_by

    @_note.register
    def _note_unveiled(self, event: ev.Unveiled) -> None:
        self.final_roles = dict(event.roles)
        self.final_items = dict(event.items)
        self.discarded = event.discarded

    @_note.register
    def _note_successor_named(self, event: ev.SuccessorNamed) -> None:
        self.successor = event.seat

    _how_to_note = staticmethod(remembered(_note.dispatcher.dispatch))

    def learn(self, event: Event) -> None:
        """Note an event: as calling ``_note`` with it, at half the cost."""
        self._how_to_note(type(event))(self, event)

    def _acted(self, seat: Seat) -> None:
        prisoner = self.prisoners.get(seat)
        if prisoner is not None and prisoner.called:
            self._know(seat, called=False, acted=True)

    def _know(self, seat: Seat, **changes: Any) -> None:
        self.prisoners[seat] = _as_known(self.prisoners[seat], **changes)

    def _follow(self, moves: dict[Place, Place], event: Event) -> None:
        if self.face_up:
            self.face_up = {moves.get(at, at): item for at, item in self.face_up.items()}
        for sighting in self.sightings:
            if any(place in moves for place in sighting.among):
                sighting.trail.append(event)
                sighting.among = tuple(moves.get(place, place) for place in sighting.among)
        if self.spoken_of:
            self.spoken_of = {
                number: None if at is None else moves.get(at, at)
                for number, at in self.spoken_of.items()
            }

    def _forget(self, place: Place, item: Item) -> None:
        """A card seen anew replaces the older note of the same card."""
        self.sightings = [
            s for s in self.sightings if s.dealt or s.item is not item or s.among != (place,)
        ]

    def _settle_where(self, place: Place, item: Item) -> None:
        """A card was seen at a place after a shuffle: narrow down where others may lie.

        Another copy of the same item leaves a note as unsure as it was.
        """
        for sighting in self.sightings:
            if len(sighting.among) > 1 and place in sighting.among:
                if sighting.item is not item:
                    sighting.among = tuple(p for p in sighting.among if p != place)
                elif self.active_items.count(item) == 1:
                    sighting.among = (place,)
