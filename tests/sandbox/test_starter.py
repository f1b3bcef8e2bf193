"""When a user who plays by itself starts what it hosts."""

from typing import Any

import pytest

from sandbox.autoplay import Control, Policy, Purpose
from sandbox.autoplay.starter import RETRY_SECONDS, Starter
from sandbox.autoplay.view import Action, View

GENERAL, ME = "10", "7"
BEGIN = Action(GENERAL, "1", "begin")
TWO = "<@7> <@8>"
THREE = "<@7> <@8> <@9>"


class Begun(Policy):
    """A bot whose lobbies have a button to begin, and wait longer for a fourth."""

    def purpose(self, control: Control) -> Purpose:
        return Purpose.START if control.custom_id == "begin" else Purpose.IGNORE

    def quiet_seconds(self, message: dict[str, Any]) -> float:
        return 90.0 if "fourth" in message["content"] else 8.0


def lobby(content: str = TWO, host: str = ME, **more: Any) -> dict[str, Any]:
    begin = {"type": 2, "style": 1, "label": "Begin", "custom_id": "begin", **more}
    return {
        "id": "1",
        "channel_id": GENERAL,
        "content": content,
        "timestamp": "2026-01-01T00:00:00+00:00",
        "interaction_metadata": {"user": {"id": host}},
        "components": [{"type": 10, "content": content}, {"type": 1, "components": [begin]}],
    }


def view(message: dict[str, Any]) -> View:
    seen = View(ME)
    seen.channels = {GENERAL: {"id": GENERAL, "type": 0}}
    seen.put(message)
    return seen


def starter() -> Starter:
    return Starter(Begun())


def test_the_host_starts_after_a_quiet_while_and_once() -> None:
    seen, me = view(lobby()), starter()
    assert me.next_action(seen, 100) is None
    assert me.wait(seen, 103) == 5
    assert me.next_action(seen, 108) == BEGIN
    assert me.wait(seen, 108) is None
    assert me.next_action(seen, 200) is None


def test_nobody_else_starts() -> None:
    assert starter().wait(view(lobby(host="8")), 0) is None


def test_without_a_policy_nothing_is_started() -> None:
    assert Starter(Policy()).wait(view(lobby()), 0) is None


def test_whoever_comes_or_goes_starts_the_wait_anew() -> None:
    seen, me = view(lobby()), starter()
    assert me.next_action(seen, 0) is None
    seen.put(lobby(THREE))
    assert me.next_action(seen, 8) is None
    assert me.next_action(seen, 16) == BEGIN


def test_the_policy_says_how_long_is_waited() -> None:
    seen, me = view(lobby(f"{THREE}, and a fourth is expected")), starter()
    assert me.wait(seen, 0) == 90
    seen.put(lobby(THREE))
    assert me.wait(seen, 10) == 8


@pytest.mark.parametrize("message", [lobby(disabled=True), lobby(custom_id="other")])
def test_what_cannot_be_started_yet_is_let_be(message: dict[str, Any]) -> None:
    assert starter().wait(view(message), 0) is None


def test_after_a_refusal_only_a_change_is_a_new_try() -> None:
    seen, me = view(lobby()), starter()
    me.wait(seen, 0)
    assert me.next_action(seen, 8) == BEGIN
    me.refused(BEGIN)
    assert me.wait(seen, 90) is None
    seen.put(lobby(THREE))
    assert me.wait(seen, 100) == 8


def test_without_an_answer_it_is_tried_again_after_a_longer_while() -> None:
    seen, me = view(lobby()), starter()
    me.wait(seen, 0)
    me.failed(BEGIN, seen)
    assert me.next_action(seen, 8) is None
    assert me.wait(seen, 8) == RETRY_SECONDS
    assert me.next_action(seen, 8 + RETRY_SECONDS) == BEGIN
