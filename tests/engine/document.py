"""A match as a JSON document, read strictly in order: what the referees read with."""

from typing import Any, TypeAlias

Document: TypeAlias = dict[str, Any]
"""A match as `games.engine.simulation.match_json` has it."""


class Foul(Exception):
    """The document does not follow the rules."""


def check(fair: bool, why: str, *seen: object) -> None:
    """Call a foul where it is not fair, and tell what was seen.

    That becomes text only then: nearly all that a referee reads is fair.
    """
    if not fair:
        raise Foul(" ".join([why, *map(str, seen)]))


class Reader:
    """Reads what happened, and what was answered, from the first to the last."""

    game: str
    rules = "1"

    def __init__(self, document: Document) -> None:
        check(document["game"] == self.game and document["rules"] == self.rules, "not these rules")
        self.document = document
        self.seats: int = document["seats"]
        self.events: list[dict[str, Any]] = list(document["events"])
        self.answers: list[dict[str, Any]] = list(document["answers"])
        self.now = 0
        self.answered = 0

    def take(self, name: str, to: Any = "all") -> dict[str, Any]:
        """The next event has this name and audience."""
        check(self.now < len(self.events), "it is missing:", name)
        event = self.events[self.now]
        self.now += 1
        check(event["n"] == self.now, "events are not numbered")
        check(event["event"] == name, "other than should have happened:", name, event)
        check(event["to"] == to, "it should have reached others:", to, event)
        return event

    def expect(self, name: str, to: Any = "all", **known: Any) -> dict[str, Any]:
        """The next event has this name, audience and fields, and only those."""
        event = self.take(name, to)
        told = {key: value for key, value in event.items() if key not in ("n", "event", "to")}
        check(told == known, "it must be otherwise:", name, known, told)
        return event

    def given(self, seat: int, topic: str) -> dict[str, Any]:
        """The next answer is this seat's, to this question."""
        check(self.answered < len(self.answers), "nobody was asked:", seat, topic)
        given = self.answers[self.answered]
        self.answered += 1
        check(
            (given["seat"], given["topic"]) == (seat, topic),
            "another answer than was asked for:",
            seat,
            topic,
            given,
        )
        return given

    def finish(self) -> None:
        """Nothing is left to read."""
        check(self.now == len(self.events), "more happened than should have")
        check(self.answered == len(self.answers), "more was answered than was asked")
