"""The nouns of the rulebook: places, topics, verbs, and why crowns move."""

from enum import StrEnum
from typing import TypeAlias

from games.engine.asks import Seat, Target


class Spot(StrEnum):
    """A place on the table that is no seat."""

    CENTRE = "centre"


Place: TypeAlias = Seat | Spot
"""Where an item lies: before a prisoner, or in the centre."""

CENTRE = Spot.CENTRE


def place(target: Target) -> Place:
    """Return the place that a target names."""
    return CENTRE if isinstance(target, str) else Seat(target)


class Phase(StrEnum):
    """The chapters of a game."""

    SETUP = "setup"
    ACTION = "action"
    EXECUTION = "execution"
    REWARDS = "rewards"


class Topic(StrEnum):
    """What an ask is about."""

    REMOVE = "remove"
    """The Executioner removes an active item, because no safe one lies there."""
    CALL = "call"
    """The Executioner calls the next prisoner."""
    ACTION = "action"
    """A prisoner peeks or switches."""
    SELECT = "select"
    """The Executioner selects for a gallows card."""
    DIRECTION = "direction"
    """The Executioner picks a direction."""
    VOTE = "vote"
    """A prisoner votes, in secret."""
    TIE = "tie"
    """The Executioner breaks a tied vote."""
    CONFIDE = "confide"
    """A prisoner chooses whom to show a role."""
    EXECUTE = "execute"
    """The Executioner condemns a prisoner or stops."""
    GESTURE = "gesture"
    """The Executioner completes the execution, or thinks better of it."""
    SHIELD = "shield"
    """A condemned prisoner may hold up the Shield."""
    WINE = "wine"
    """A dying prisoner hands on the Poisoned Wine."""
    SUCCESSOR = "successor"
    """The Executioner names the next one."""


class Do(StrEnum):
    """The verbs that answer an ask."""

    REMOVE = "remove"
    CALL = "call"
    PEEK = "peek"
    SWITCH = "switch"
    NOTHING = "nothing"
    """Silence's own: no action, no vote."""
    SELECT = "select"
    TURN = "turn"
    VOTE = "vote"
    CONFIDE = "confide"
    CONDEMN = "condemn"
    STOP = "stop"
    STRIKE = "strike"
    RELENT = "relent"
    REDIRECT = "redirect"
    DECLINE = "decline"
    POISON = "poison"
    NAME = "name"


class Direction(StrEnum):
    """Which way round the table."""

    CLOCKWISE = "clockwise"
    COUNTERCLOCKWISE = "counterclockwise"


class Cause(StrEnum):
    """What killed a prisoner."""

    EXECUTION = "execution"
    WINE = "wine"
    KEG = "keg"


class Escape(StrEnum):
    """How a prisoner lived through an execution."""

    DUMMY = "dummy"
    KEY = "key"
    SHIELD = "shield"


class Why(StrEnum):
    """Why crowns move."""

    STEAL = "steal"
    DEATH = "death"
    HEADS = "heads"
    SABOTAGE = "sabotage"
    CHALICE = "chalice"
    BLOOD_MONEY = "blood-money"


class Result(StrEnum):
    """How a game ended."""

    SABOTEURS = "saboteurs"
    """A Pardon or the Princess died."""
    CROWN = "crown"
    """The Executioner stopped, or nobody was left, and no Saboteur victory came of it."""
