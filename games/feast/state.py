"""The table as the script sees it: who has what, who lives, what lies in the decks."""

from collections.abc import Iterable

from games.engine.asks import Seat
from games.engine.script_context import ScriptContext
from games.feast import events as ev
from games.feast.cards import COUNTS, LOVERS, PLATE, Deck, Food, Goblet, Role, Title
from games.feast.person import Person
from games.feast.words import Cause, Step, Why


class Guest(Person):
    """One player at the table."""

    __slots__ = ("cause", "foods", "goblet", "kept", "role", "seat", "titles", "tokens")

    def __init__(self, seat: Seat, role: Role) -> None:
        self.seat = seat
        self.role = role
        self.tokens = 0
        self.titles: list[Title] = []
        self.goblet: Goblet | None = None
        self.foods: dict[Food, bool] = {}
        """The plate: each food with whether it is poison."""
        self.cause: Cause | None = None
        self.kept = 0


class State:
    """Everything that lies on the table, secrets included. No viewer ever sees it."""

    def __init__(
        self, context: ScriptContext, roles: Iterable[Role], *, spared: bool, mourning: bool
    ) -> None:
        self.context = context
        self.guests = {
            seat: Guest(seat, role) for seat, role in zip(context.seats, roles, strict=True)
        }
        self.king = next(seat for seat in context.seats if self.guests[seat].role is Role.KING)
        sizes = COUNTS.sizes(len(context.seats))
        self.wine = sizes[Deck.WINE]
        self.poison_goblets = sizes[Deck.POISON_GOBLET]
        self.food_decks: dict[Food, list[bool]] = {
            food: [False] * sizes[Deck(food)] for food in Food
        }
        """Each food's deck, the top last: whether each card is poison."""
        self.food_poisons: list[Food] = [food for food in Food for _ in range(COUNTS.poison_each)]
        """The Food Poison deck, the top last."""
        self.spared = spared
        self.begun: list[Seat] = []
        """Who has begun a turn of their own."""
        self.mourning = mourning
        self.mourner: Seat | None = None
        """Whoever of Princess and Suitor has outlived the other."""
        self.energy = 0
        """Of whose turn it is."""

    # --- who ---

    def round_from(self, seat: Seat) -> tuple[Seat, ...]:
        """Return the living, clockwise, beginning with this seat if it lives."""
        return tuple(s for s in (seat, *self.context.clockwise_from(seat)) if self.guests[s].alive)

    def living(self) -> tuple[Seat, ...]:
        """Return the living, clockwise from the King's left, the King last."""
        order = (*self.context.clockwise_from(self.king), self.king)
        return tuple(seat for seat in order if self.guests[seat].alive)

    def others(self, seat: Seat) -> tuple[Seat, ...]:
        """Return the other living players, clockwise from the seat's left."""
        return self.round_from(seat)[1:]

    def at_risk(self, seat: Seat) -> bool:
        """House: who has begun no turn yet, or mourns, drinks to no toast and fights no duel."""
        return (seat in self.begun or not self.spared) and seat != self.mourner

    def seat_of(self, role: Role) -> Seat | None:
        """Return who has a role, if it is in the game."""
        return next((guest.seat for guest in self.guests.values() if guest.role is role), None)

    def with_goblet(self) -> tuple[Seat, ...]:
        """Return the living players with a goblet."""
        return tuple(s for s in self.living() if self.guests[s].goblet is not None)

    @property
    def king_lives(self) -> bool:
        """Whether the game may go on."""
        return self.guests[self.king].alive

    def bearer(self, title: Title) -> Guest:
        """Return who has a title that is in play."""
        return next(guest for guest in self.guests.values() if title in guest.titles)

    # --- decks ---

    def sizes(self) -> dict[Deck, int]:
        """Return how many cards lie in each deck."""
        sizes = {Deck(food): len(deck) for food, deck in self.food_decks.items()}
        sizes[Deck.WINE] = self.wine
        sizes[Deck.POISON_GOBLET] = self.poison_goblets
        sizes[Deck.FOOD_POISON] = len(self.food_poisons)
        return sizes

    def empty_decks(self) -> tuple[Deck, ...]:
        """Return the decks that have run out."""
        return tuple(deck for deck, size in self.sizes().items() if not size)

    def refill(self, seat: Seat) -> None:
        """Fill a plate up to three foods, never two of a kind; fewer, when the decks cannot.

        House: they come from the fullest decks, the first of the rulebook's order among equals.
        """
        plate, decks = self.guests[seat].foods, self.food_decks
        takeable = [food for food, deck in decks.items() if deck and food not in plate]
        takeable.sort(key=lambda food: -len(decks[food]))
        foods = tuple(takeable[: PLATE - len(plate)])
        if foods:
            self.take(seat, foods)

    def take(self, seat: Seat, foods: tuple[Food, ...]) -> None:
        """Move the top card of each of these decks to a plate."""
        for food in foods:
            self.guests[seat].foods[food] = self.food_decks[food].pop()
        self.context.announce(ev.FoodsTaken(seat, foods))

    # --- steps ---

    def begin(self, step: Step) -> None:
        """Say which step comes."""
        self.context.announce(ev.StepBegan(step))

    # --- Honor and Dishonor ---

    def honor(self, seat: Seat, amount: int, why: Why) -> None:
        """Give Honor; each cancels a Dishonor, if there is one."""
        guest = self.guests[seat]
        guest.tokens += amount
        self.context.announce(ev.HonorGained(seat, amount, why, guest.tokens))

    def dishonor(self, seat: Seat, amount: int, why: Why) -> None:
        """Give Dishonor; each cancels an Honor, if there is one."""
        guest = self.guests[seat]
        guest.tokens -= amount
        self.context.announce(ev.DishonorGained(seat, amount, why, guest.tokens))

    def pay(self, seat: Seat, amount: int, why: Why, to: Seat | None = None) -> None:
        """Take Honor from a seat that has it: for the supply, or for another seat."""
        guest = self.guests[seat]
        guest.tokens -= amount
        self.context.announce(ev.HonorPaid(seat, amount, to, why, guest.tokens))
        if to is not None:
            self.honor(to, amount, why)

    def absolve(self, seat: Seat, amount: int, why: Why) -> None:
        """Take Dishonor from a seat that has it."""
        guest = self.guests[seat]
        guest.tokens += amount
        self.context.announce(ev.DishonorRemoved(seat, amount, why, guest.tokens))

    # --- death ---

    def kill(self, deaths: Iterable[tuple[Seat, Cause]]) -> None:
        """These players die, all at once. Rulebook, "Death".

        Food and goblet go into the box, tokens to the supply, titles to the King; the role is
        shown. The Gold Knight keeps Honor, and gains one for each title.
        """
        # As it was before any of them died: the King, who gets the titles, may be among them.
        fallen = [(self.guests[seat], cause, self.guests[seat].titles) for seat, cause in deaths]
        for guest, cause, titles in fallen:
            kept = guest.merit if guest.role is Role.GOLD_KNIGHT else 0
            guest.cause, guest.kept = cause, kept
            guest.tokens, guest.titles, guest.goblet, guest.foods = 0, [], None, {}
            self.context.announce(ev.Died(guest.seat, cause, guest.role, tuple(titles), kept))
        for *_, titles in fallen:
            self.guests[self.king].titles.extend(titles)
        if self.mourning and self.king_lives and self.mourner is None:
            self._mourn()

    def _mourn(self) -> None:
        """House: when one of Princess and Suitor is dead, the other one shows their card."""
        pair = [guest for guest in self.guests.values() if guest.role in LOVERS]
        left = [guest for guest in pair if guest.alive]
        if len(pair) == len(LOVERS) and len(left) == 1:
            self.mourner = left[0].seat
            self.context.announce(ev.MourningBegan(left[0].seat, left[0].role))
