"""In what a question differs between two worlds, and what its author can do about it."""

from typing import Any

from games.engine.asks import Answer, Ask, ByDice, Question, Seat, Verb


def differences(one: Ask | None, two: Ask | None) -> str:
    """Return in what a question is not the same in both worlds."""
    if one is None or two is None:
        return "it could be that it is not asked"
    said = [
        f"its {part} could be “{brief(mine)}” or “{brief(other)}”"
        for part in (*Question.__match_args__, "lapses", "id")
        if (mine := getattr(one, part)) != (other := getattr(two, part))
    ]
    return "; ".join(said)


def brief(part: Any) -> str:
    """Return a part of a question without what goes without saying."""
    if isinstance(part, tuple):
        return ", ".join(map(brief, part))
    if not isinstance(part, Verb):
        return repr(part) if isinstance(part, Answer | ByDice) else str(part)
    usual = Verb(part.name)
    more = [
        f"{each}={f'({brief(said)})' if isinstance(said, tuple) else said}"
        for each in Verb.__match_args__
        if (said := getattr(part, each)) != getattr(usual, each)
    ]
    return f"{part.name} {' '.join(more)}".rstrip()


def remedy(one: Ask | None, two: Ask | None, viewer: Seat | None) -> str:
    """Return what an author can do so that a question is the same in both worlds."""
    same = ("id", "seat", "topic", "pace", "secret")
    if one is None or two is None or any(getattr(one, n) != getattr(two, n) for n in same):
        return (
            "Whether, whom or what is asked hangs on it: ask in both cases, a forced secret "
            "question too, or tell first what it hangs on."
        )
    if viewer == one.seat:
        return "Whoever is asked sees it: tell them first what their question hangs on."
    differ = [part for part in Question.__match_args__ if getattr(one, part) != getattr(two, part)]
    alone = f"ask it with secret=True{', without same_for_all' if one.secret else ''}"
    if differ == ["verbs"] and not one.secret:
        return f"The verbs differ by what a seat holds: mark them private=True, or {alone}."
    differs = "differs" if len(differ) == 1 and differ != ["verbs"] else "differ"
    return f"Its {' and '.join(differ)} {differs} by what a seat holds: {alone}."
