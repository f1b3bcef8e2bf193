"""What happens in the setup of a game of feast; the script chooses the audiences."""

from games.engine.asks import Seat
from games.engine.events import Event
from games.engine.values import value
from games.feast.cards import Deck, Food, Role, Title
from games.feast.scenarios import Scenario


@value
class RolesChosen(Event):
    """These role cards are in the game, in the rulebook's order; and what each purse holds."""

    scenario: Scenario
    roles: tuple[Role, ...]
    purses: tuple[int, ...]
    spared: bool
    """Whether nobody drinks or duels before a first turn of their own."""
    decided: bool
    """Whether the feast ends when nobody living has a goal left to reach."""


@value
class RoleDealt(Event):
    """Somebody got a role. To that seat alone."""

    seat: Seat
    role: Role


@value
class KingShown(Event):
    """The King showed his card."""

    seat: Seat


@value
class SuitorSeen(Event):
    """The Queen saw who the Suitor is. To the Queen alone."""

    by: Seat
    seat: Seat


@value
class TitlesTaken(Event):
    """The King took these titles, all that are in play."""

    titles: tuple[Title, ...]


@value
class DecksMade(Event):
    """So many cards lie in each deck."""

    sizes: tuple[tuple[Deck, int], ...]


@value
class FoodPrepared(Event):
    """The Chamberlain mixed so many Food Poisons into the food, unseen."""

    by: Seat
    count: int


@value
class FoodPoisoned(Event):
    """The Chamberlain mixed a poison into this food's deck. To the Chamberlain alone."""

    by: Seat
    food: Food


@value
class FoodsStacked(Event):
    """How a food's deck lies, the top first: which of its cards are poison. For the record."""

    food: Food
    poisons: tuple[bool, ...]


@value
class PoisonsStacked(Event):
    """How the Food Poison deck lies after the setup, the top first. For the record."""

    foods: tuple[Food, ...]


@value
class HonorDealt(Event):
    """Everybody got so much Honor to begin with."""

    amount: int
