"""The account of a match, read strictly in order: what the referee reads with."""

from typing import Any


class Foul(Exception):
    """The account does not follow the rules."""


def check(fair: bool, why: str) -> None:
    if not fair:
        raise Foul(why)


class Reader:
    """Reads an account from the first event and the first answer on."""

    def __init__(self, account: dict[str, Any]) -> None:
        check(account["game"] == "botk" and account["rules"] == "1", "not these rules")
        self.account = account
        self.seats: int = account["seats"]
        self.events: list[dict[str, Any]] = list(account["events"])
        self.answers: list[dict[str, Any]] = list(account["answers"])
        self.now = 0
        self.answered = 0

    def take(self, name: str) -> dict[str, Any]:
        check(self.now < len(self.events), f"{name} is missing")
        event = self.events[self.now]
        self.now += 1
        check(event["n"] == self.now, "events are not numbered")
        check(event["event"] == name, f"{name} should have happened, not {event}")
        return event

    def expect(self, name: str, to: Any = "all", **known: Any) -> dict[str, Any]:
        """The next event has this name, audience and fields, and only those."""
        event = self.take(name)
        check(event["to"] == to, f"told to the wrong seats: {event}, not {to}")
        own = {key: value for key, value in event.items() if key not in ("n", "event", "to")}
        check(own == known, f"{event} should have {known}")
        return event

    def answer(self, seat: int, topic: str, offered: dict[str, Any]) -> dict[str, Any]:
        """The next answer is this seat's, to this question, and allowed."""
        check(self.answered < len(self.answers), f"nobody asked {seat} about {topic}")
        given = self.answers[self.answered]
        self.answered += 1
        check((given["seat"], given["topic"]) == (seat, topic), f"{given} is not {seat} {topic}")
        self.allowed(given, offered)
        return given

    def allowed(self, given: dict[str, Any], offered: dict[str, Any]) -> None:
        verb, picks = given["verb"], given["picks"]
        if given["silent"] and verb == "nothing":
            check(given["topic"] in ("action", "vote"), f"silence cannot pass: {given}")
            return
        check(verb in offered, f"{given} was not among {offered}")
        wanted = {"select": self.wanted, "switch": 2, "stop": 0, "strike": 0, "relent": 0}
        check(len(picks) == (0 if verb == "decline" else wanted.get(verb, 1)), f"{given}")
        check(len(set(picks)) == len(picks), f"twice the same: {given}")
        check(all(pick in offered[verb] for pick in picks), f"{given} was not in {offered}")

    wanted = 1

    def round(self, seat: int) -> list[int]:
        return [(seat + n) % self.seats for n in range(1, self.seats)]

    def again(self, name: str, to: Any, **known: Any) -> None:
        """Check the event that was just taken for what chance told."""
        self.now -= 1
        self.expect(name, to, **known)
