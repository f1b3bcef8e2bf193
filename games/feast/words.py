"""The nouns and verbs of the rulebook: topics, answers, steps, and why things happen."""

from enum import StrEnum


class Step(StrEnum):
    """Where a game is: its setup, or a step of somebody's turn."""

    SETUP = "setup"
    START = "start"
    """What comes before anything else: the King's gift."""
    ACT = "act"
    """Claim a title, use Start of Turn abilities, determine energy, take one action."""
    REFILL = "refill"
    END = "end"
    """End of Turn abilities."""
    OVER = "over"


class Topic(StrEnum):
    """What an ask is about."""

    HAND_OUT = "hand-out"
    """Setup: which title the King gives to whom, all of them at once."""
    SERVE = "serve"
    """Who gets the Poison Goblet; about the title that serves. Secret."""
    TAKE = "take"
    """Which foods to take at setup; asked of all at once."""
    CLAIM = "claim"
    """Whether the King claims a title of another player's."""
    GRANT = "grant"
    """Which title the King gives away on his turn."""
    GRANT_TO = "grant-to"
    """To whom the King gives the title that the ask is about."""
    ACT = "act"
    """Claim a title, use Start of Turn abilities, flip foods for energy, or take an action."""
    POISON = "poison"
    """Whose card the drawn poison replaces; about that poison. Secret."""
    TOAST = "toast"
    """Thumb up or down; about who called for the toast. Revealed when all have answered."""
    CHALLENGE = "challenge"
    """Accept a duel or refuse it; about the challenger."""
    SWAP = "swap"
    """With whom the seat that the ask is about swaps goblets, when one pick cannot say it."""
    THROW = "throw"
    """What to throw in a duel, both at once. Revealed when both have answered."""
    END = "end"
    """Use End of Turn abilities, or end the turn."""


class Do(StrEnum):
    """The verbs that answer an ask. Using a title has the title's name."""

    GIVE = "give"
    REST = "rest"
    """Let the dice give out all titles."""
    SERVE = "serve"
    TAKE = "take"
    CLAIM = "claim"
    STEAL = "steal"
    DONE = "done"
    CUPBEARER = "cupbearer"
    SENESCHAL = "seneschal"
    TASTER = "taster"
    SPYMASTER = "spymaster"
    CHAPLAIN = "chaplain"
    INQUISITOR = "inquisitor"
    FOOL = "fool"
    FLIP = "flip"
    YIELD = "yield"
    """Flip no more, and die of the dishonor that cannot be paid."""
    DUMP = "dump"
    SPILL = "spill"
    SWAP_GOBLETS = "swap-goblets"
    SWAP_PLATES = "swap-plates"
    WITH = "with"
    TOAST = "toast"
    POISON = "poison"
    INSULT = "insult"
    PRAISE = "praise"
    DUEL = "duel"
    PASS = "pass"
    """Silence's own, with no food to dump."""
    BOX = "box"
    """Put a poison that matches nothing into the box."""
    UP = "up"
    DOWN = "down"
    ACCEPT = "accept"
    REFUSE = "refuse"
    THROW = "throw"


class Throw(StrEnum):
    """What a hand shows in a duel."""

    ROCK = "rock"
    PAPER = "paper"
    SCISSORS = "scissors"

    def beats(self, other: "Throw") -> bool:
        """Say whether this throw wins against the other."""
        order = list(Throw)
        return (order.index(self) - order.index(other)) % 3 == 1


class Cause(StrEnum):
    """What somebody died of."""

    FOOD = "food"
    GOBLET = "goblet"
    DISHONOR = "dishonor"
    DUEL = "duel"


class Why(StrEnum):
    """Why Honor, Dishonor or crowns move."""

    CLAIM = "claim"
    GRANT = "grant"
    """For a title that the King gave."""
    ENERGY = "energy"
    SPILL = "spill"
    TOAST = "toast"
    INSULT = "insult"
    PRAISE = "praise"
    DUEL = "duel"
    CHAPLAIN = "chaplain"
    INQUISITOR = "inquisitor"
    FOOL = "fool"
    GOAL = "goal"


class Result(StrEnum):
    """How a game ended."""

    KING_DEAD = "king-dead"
    DECKS_EMPTY = "decks-empty"
    ONE_LEFT = "one-left"
    """House: only one player lives."""
    DECIDED = "decided"
    """House: nobody living can reach a goal any more that is not reached as things stand."""
