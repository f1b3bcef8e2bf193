"""A second reading of the rules of Royal Execution, to check the first one.

It knows nothing of the project but the JSON object that docs/simulate.md describes. From the deal
and the answers it works out what must have happened, and compares: every event, every choice that
was open, the score. Cards are text, and the rules are told once more from docs/rules/execution.md.
"""

from functools import cache
from typing import Any

from tests.engine.document import Reader, check

RANKS = ["ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
VALUES = {"jack": 11, "queen": 12, "king": 13, **{rank: n for n, rank in enumerate(RANKS, 1)}}
ROWS = ["left", "middle", "right"]
BOTTOM_DISCARDS, BOTTOM_SAVES = {"knight", "king"}, {"knight", "duke"}
LOWEST = {"baron", "duke"}


def joker(card: str) -> bool:
    return card.endswith("-joker")


def suit(card: str) -> str:
    return card.partition("-")[0]


@cache
def value(card: str) -> int:
    return VALUES[card.partition("-")[2]]


@cache
def pair(royal: str, first: str, second: str) -> tuple[int, int] | None:
    """What the first two count as; None where they do not reach the royal."""
    jokers = [card for card in (first, second) if joker(card)]
    plain = [value(card) for card in (first, second) if not joker(card)]
    if len(jokers) == 2:
        counted = (10, max(2, value(royal) - 10))
    elif jokers:
        counted = (plain[0], next((n for n in range(2, 11) if plain[0] + n >= value(royal)), 0))
        if counted[1] == 0:
            return None
    else:
        counted = (plain[0], plain[1])
    return counted if sum(counted) >= value(royal) else None


def goes(royal: str, laid: list[str], card: str) -> bool:
    """Whether a card may be the next one on a royal."""
    if len(laid) == 0:
        return (10 if joker(card) else value(card)) + 10 >= value(royal)
    if len(laid) == 1:
        return pair(royal, laid[0], card) is not None
    counted = pair(royal, laid[0], laid[1])
    assert counted is not None
    if joker(card):
        return min(counted) < 10
    if suit(card) != suit(royal):
        return False
    return value(card) == 1 or value(card) > min(counted)


class Table:
    """What lies open; a copy of it is what a card that is taken back leads back to."""

    def __init__(self, fronts: list[str]) -> None:
        self.fronts: list[str | None] = [*fronts]
        self.laid: list[list[str]] = [[], [], []]
        self.hand: list[str] = []
        self.pile: list[str] = []
        self.executed = 0

    def copy(self) -> "Table":
        """Return one on which cards can be moved, and this stays as it is."""
        new = Table([])
        new.fronts, new.hand, new.pile = [*self.fronts], [*self.hand], [*self.pile]
        new.laid = [[*row] for row in self.laid]
        new.executed = self.executed
        return new


class Referee(Reader):
    """Follows one match from the first event to the result."""

    game = "execution"

    def referee(self) -> None:
        self.level: str = self.document["options"]["level"]
        self.hands_in_all: int = self.document["options"]["hands"]
        self.hints, self.hinted = 0, False
        self.set_up()
        result = None
        while result is None:
            result = self.move()
        won = result == "won"
        score = len(self.deck) + len(self.table.hand) if won else self.table.executed - 12
        executed, hints = self.table.executed, self.hints
        self.expect("GameEnded", result=result, executed=executed, score=score, hints=hints)
        self.finish()
        told = self.document["result"]
        seat = {"seat": 0, "role": self.level, "won": won, "alive": True}
        check(
            told == {"outcome": result, "seats": [seat], "payments": [], "net": [0]},
            "another result:",
            told,
        )

    def set_up(self) -> None:
        dealt = self.take("PilesShuffled", [])
        self.behind = [list(dealt[row]) for row in ROWS]
        self.deck: list[str] = [*dealt["cards"], *dealt["aside"]]
        royals = [card for row in self.behind for card in row]
        check(all(len(row) == 4 for row in self.behind), "three rows of four")
        check(len({*royals}) == 12 and all(value(card) > 10 for card in royals), "twelve royals")
        check(len({*self.deck}) == 42, "42 other cards")
        check(all(joker(card) or value(card) <= 10 for card in self.deck), "no royals there")
        check(sum(map(joker, self.deck)) == 2, "two jokers")
        self.deck = self.deck[: 3 * self.hands_in_all]
        check(self.deck == list(dealt["cards"]), "what is below the level's hands is set aside")
        self.table = Table([row.pop() for row in self.behind])
        self.past: list[tuple[str, Table]] = []
        self.hands = 0
        told = {"level": self.level, "royals": self.table.fronts, "hands": self.hands_in_all}
        self.expect("RoyalsLaidOut", **told)

    # --- what is open ---

    def moves(self) -> dict[str, list[str]]:
        """For each card where it may go; beside them what is done without one."""
        table, found = self.table, dict[str, list[str]]()
        for card in (*table.hand, *table.pile[:1]):
            places = [
                ROWS[at]
                for at, front in enumerate(table.fronts)
                if front is not None and goes(front, table.laid[at], card)
            ]
            if card in table.hand:
                bottom = self.level in BOTTOM_DISCARDS
                places += ["bottom"] if bottom else ["top", "bottom"] if table.pile else ["top"]
            if places:
                found[card] = places
        if not table.hand and self.deck:
            found["draw"] = []
        return found

    def savings(self, at: int) -> dict[str, list[str]]:
        """For each end of the discard pile the cards that may be saved there."""
        able = [card for card in self.table.laid[at] if not joker(card) and value(card) > 1]
        if self.level == "king" or not able or self.table.executed == 11:
            return {}
        if self.level in LOWEST:
            able = [card for card in able if value(card) == min(map(value, able))]
        bottom = self.level in BOTTOM_SAVES
        ends = ["bottom"] if bottom else ["top", "bottom"] if self.table.pile else ["top"]
        return dict.fromkeys(ends, able)

    # --- what is done ---

    def move(self) -> str | None:
        """Follow the next answer; return how it ended, if it has."""
        waiting = [at for at, laid in enumerate(self.table.laid) if len(laid) == 3]
        if waiting:
            return self.execute(waiting[0])
        offered = self.moves()
        if not offered:
            return "lost"
        given = self.given(0, "play")
        if given["verb"] == "give-up":
            check(given["silent"], "only silence gives up")
            return "given-up"
        verb, picks = self.allowed(given, offered)
        if verb == "hint":
            self.hint()
        elif verb == "take-back":
            self.take_back()
        elif verb == "draw":
            self.draw()
        else:
            return self.put(verb, picks[0])
        return None

    def allowed(self, given: dict[str, Any], offered: dict[str, list[str]]) -> tuple[str, Any]:
        verb, picks = given["verb"], given["picks"]
        hinted, self.hinted = self.hinted, verb == "hint"
        if verb == "hint":
            ways = sum(max(1, len(places)) for places in offered.values())
            check(not hinted and ways > 1 and not picks, "there was no hint to ask for")
            return verb, picks
        if verb == "take-back":
            check(bool(self.past) and not picks, "there was nothing to take back")
            return verb, picks
        check(verb in offered, "not among what was offered:", given, offered)
        check(len(picks) == bool(offered[verb]), "it takes one target, or none:", given)
        check(
            all(pick in offered[verb] for pick in picks), "not in what was offered:", given, offered
        )
        return verb, picks

    def hint(self) -> None:
        self.hints += 1
        self.expect("HintTaken", number=self.hints)

    def take_back(self) -> None:
        card, self.table = self.past.pop()
        self.expect("CardTakenBack", card=card)

    def draw(self) -> None:
        self.hands += 1
        self.table.hand, self.deck = self.deck[:3], self.deck[3:]
        self.past = []
        left = len(self.deck)
        self.expect("HandDrawn", number=self.hands, cards=self.table.hand, left=left)
        if left == 9:
            self.expect("LastHandsReached", hands=3)

    def put(self, card: str, place: str) -> str | None:
        self.past.append((card, self.table.copy()))
        table = self.table
        from_pile = card not in table.hand
        if from_pile:
            check(table.pile[0] == card, "only the top can be played")
        (table.pile if from_pile else table.hand).remove(card)
        if place not in ROWS:
            table.pile.insert(0 if place == "top" else len(table.pile), card)
            self.expect("CardDiscarded", card=card, end=place)
            return None
        at = ROWS.index(place)
        table.laid[at].append(card)
        royal = table.fronts[at]
        self.expect("CardLaid", card=card, row=place, royal=royal, from_pile=from_pile)
        return self.execute(at) if len(table.laid[at]) == 3 else None

    def execute(self, at: int) -> str | None:
        offered = self.savings(at)
        choices = [(card, end) for end, able in offered.items() for card in able]
        saved = choices[0] if choices else None
        if len(choices) > 1:
            given = self.given(0, "save")
            if given["verb"] == "give-up":
                check(given["silent"], "only silence gives up")
                return "given-up"
            verb, picks = self.allowed(given, offered)
            if verb in ("hint", "take-back"):
                self.hint() if verb == "hint" else self.take_back()
                return None
            saved = (picks[0], verb)
            self.past.append((saved[0], self.table.copy()))
        return self.bury(at, saved)

    def bury(self, at: int, saved: tuple[str, str] | None) -> str | None:
        table = self.table
        royal, table.fronts[at], table.laid[at] = table.fronts[at], None, []
        table.executed += 1
        card, end = saved or (None, None)
        if card is not None:
            table.pile.insert(0 if end == "top" else len(table.pile), card)
        number = table.executed
        self.expect("RoyalExecuted", royal=royal, row=ROWS[at], number=number, saved=card, end=end)
        if self.behind[at]:
            table.fronts[at] = self.behind[at].pop()
            self.past = []
            self.expect("RoyalTurnedUp", royal=table.fronts[at], row=ROWS[at])
        return "won" if table.executed == 12 else None
