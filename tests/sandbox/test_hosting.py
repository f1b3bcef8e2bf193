"""When a host who plays by itself begins a game."""

from typing import Any

import pytest

from sandbox.hosting import Host
from sandbox.mind import Deed, View

HALL, ME = "10", "7"
BEGIN = Deed(HALL, "1", "gg:t:3:begin")
FULL = ("1 · **Hugo** · host", "2 · **Anselm**", "3 · **Rosamund**", "4 · **Beatrix**")


def lobby(host: str = "**Hugo**", *seats: str, **button: Any) -> dict[str, Any]:
    begin = {"type": 2, "style": 1, "label": "Begin", "custom_id": "gg:t:3:begin", **button}
    return {
        "id": "1",
        "channel_id": HALL,
        "content": "",
        "flags": 1 << 15,
        "timestamp": "2026-01-01T00:00:00+00:00",
        "components": [
            {"type": 10, "content": f"## By Order of the King\nHost: {host}"},
            {"type": 10, "content": "\n".join(seats or FULL)},
            {"type": 1, "components": [begin]},
        ],
    }


def view(message: dict[str, Any], name: str = "Hugo") -> View:
    seen = View(ME, name)
    seen.channels = {HALL: {"id": HALL, "type": 0}}
    seen.put(message)
    return seen


@pytest.mark.parametrize("host", [f"<@{ME}>", "**Hugo**", "**Hugo (seat 4)**"])
def test_the_host_begins_after_a_quiet_while_and_once(host: str) -> None:
    seen, me = view(lobby(host)), Host(quiet=8)
    assert me.next_deed(seen, 100) is None
    assert me.wait(seen, 103) == 5
    assert me.next_deed(seen, 108) == BEGIN
    assert me.wait(seen, 108) is None
    assert me.next_deed(seen, 200) is None


def test_a_name_with_markdown_in_it_is_known() -> None:
    assert Host().wait(view(lobby(r"**\_Sir\_ Hugo**"), "_Sir_ Hugo"), 0) is not None


@pytest.mark.parametrize("host", ["**Anselm**", "<@8>", "**Hugo the Elder**"])
def test_nobody_else_begins(host: str) -> None:
    assert Host().wait(view(lobby(host)), 0) is None


def test_whoever_comes_or_goes_starts_the_wait_anew() -> None:
    seen, me = view(lobby()), Host(quiet=8)
    assert me.next_deed(seen, 0) is None
    seen.put(lobby("**Hugo**", *FULL, "5 · **Mathilda**"))
    assert me.next_deed(seen, 8) is None
    assert me.next_deed(seen, 16) == BEGIN


def test_who_has_a_seat_kept_is_waited_for_longer() -> None:
    seen, me = view(lobby("**Hugo**", *FULL, "5 · kept for **Mathilda**: press Join")), Host(8, 60)
    assert me.wait(seen, 0) == 60
    seen.put(lobby("**Hugo**", *FULL, "5 · **Mathilda**"))
    assert me.wait(seen, 10) == 8


def test_a_lobby_that_cannot_begin_yet_is_let_be() -> None:
    assert Host().wait(view(lobby(disabled=True)), 0) is None


def test_after_a_refusal_only_a_change_is_a_new_try() -> None:
    seen, me = view(lobby()), Host(quiet=8)
    me.wait(seen, 0)
    assert me.next_deed(seen, 8) == BEGIN
    me.refused(BEGIN)
    assert me.wait(seen, 90) is None
    seen.put(lobby("**Hugo**", *FULL, "5 · **Mathilda**"))
    assert me.wait(seen, 100) == 8


def test_without_an_answer_it_is_tried_again_after_a_longer_while() -> None:
    seen, me = view(lobby()), Host(8, 60)
    me.wait(seen, 0)
    me.failed(BEGIN, seen)
    assert me.next_deed(seen, 8) is None
    assert me.wait(seen, 8) == 60
    assert me.next_deed(seen, 68) == BEGIN
