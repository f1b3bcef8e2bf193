"""What a user who plays by itself decides, given what it sees."""

import random
from typing import Any

import pytest

from sandbox.autoplay import Agent, Control, Policy, Purpose
from sandbox.autoplay.view import Action, View

GENERAL, DIRECT, ME = "10", "11", "7"
BLUE, GREY, GREEN, RED = 1, 2, 3, 4


class Marked(Policy):
    """A bot whose custom ids say what its controls are for."""

    def purpose(self, control: Control) -> Purpose:
        return Purpose[control.custom_id.split(":")[0].upper().replace("-", "_")]


def view(*messages: dict[str, Any], dms_open: bool = True) -> View:
    seen = View(ME, dms_open=dms_open, people={ME: ["1"], "8": ["1", "2"], "9": ["2"]})
    seen.channels = {
        GENERAL: {"id": GENERAL, "type": 0, "guild_id": "1"},
        DIRECT: {"id": DIRECT, "type": 1},
    }
    for message in messages:
        seen.put(message)
    return seen


def agent(policy: Policy | None = None, seed: int = 1) -> Agent:
    return Agent(policy or Policy(), random.Random(seed))


def message(
    number: int,
    *parts: dict[str, Any],
    content: str = "",
    channel: str = GENERAL,
    flags: int = 0,
    edited: str | None = None,
) -> dict[str, Any]:
    return {
        "id": str(number),
        "channel_id": channel,
        "content": content,
        "flags": flags,
        "timestamp": f"2026-01-01T00:00:{number:02d}+00:00",
        "edited_timestamp": edited,
        "components": [{"type": 17, "components": [{"type": 1, "components": list(parts)}]}],
    }


def button(custom_id: str, style: int = BLUE, **more: Any) -> dict[str, Any]:
    return {"type": 2, "custom_id": custom_id, "style": style, "label": custom_id, **more}


def select(
    custom_id: str, least: int, most: int, count: int, chosen: str | None = None
) -> dict[str, Any]:
    options = [
        {"label": str(n), "value": str(n), "default": str(n) == chosen} for n in range(count)
    ]
    return {
        "type": 3,
        "custom_id": custom_id,
        "min_values": least,
        "max_values": most,
        "options": options,
    }


def pressed(action: Action | None) -> str | None:
    return action.custom_id if action else None


# --- what is answered, and when ---


def test_a_question_in_private_is_answered_once() -> None:
    seen, me = view(message(1, button("yes"), channel=DIRECT)), agent()
    assert me.next_action(seen) == Action(DIRECT, "1", "yes")
    assert me.next_action(seen) is None


def test_an_ephemeral_reply_is_for_who_sees_it() -> None:
    assert pressed(agent().next_action(view(message(1, button("yes"), flags=64)))) == "yes"


def test_a_public_question_is_answered_by_who_is_mentioned() -> None:
    asked = message(1, button("vote"), content=f"<@{ME}>, your vote?")
    assert pressed(agent().next_action(view(asked))) == "vote"
    assert agent().next_action(view(message(1, button("vote"), content="<@8>?"))) is None


def test_a_disabled_control_is_left_alone() -> None:
    seen = view(message(1, button("yes", disabled=True), channel=DIRECT))
    assert agent().next_action(seen) is None


def test_a_new_state_of_a_message_is_a_new_question() -> None:
    seen, me = view(message(1, button("a"), channel=DIRECT)), agent()
    me.next_action(seen)
    seen.put(message(1, button("b"), channel=DIRECT))
    assert pressed(me.next_action(seen)) == "b"


def test_the_message_that_changed_last_is_answered_first() -> None:
    late = "2026-01-01T00:00:59+00:00"
    seen = view(
        message(1, button("old"), channel=DIRECT, edited=late),
        message(2, button("new"), channel=DIRECT),
    )
    assert pressed(agent().next_action(seen)) == "old"


@pytest.mark.parametrize(("least", "most"), [(1, 1), (2, 2), (1, 3), (0, 2)])
def test_a_select_is_answered_within_its_limits(least: int, most: int) -> None:
    for seed in range(20):
        seen = view(message(1, select("whom", least, most, 5), channel=DIRECT))
        action = agent(seed=seed).next_action(seen)
        assert action is not None
        assert action.values is not None
        assert max(1, least) <= len(action.values) <= most
        assert len(set(action.values)) == len(action.values)


def test_selects_that_wait_for_each_other_are_all_chosen() -> None:
    me, seen = agent(), view()
    chosen: dict[str, str | None] = {"a": None, "b": None, "c": None}
    for _ in range(3):
        parts = [select(name, 1, 1, 4, value) for name, value in chosen.items()]
        seen.put(message(1, *parts, channel=DIRECT))
        action = me.next_action(seen)
        assert action is not None
        assert action.values is not None
        (chosen[action.custom_id],) = action.values
    assert None not in chosen.values()


def test_a_question_that_comes_back_is_answered_again_but_not_for_ever() -> None:
    me, seen, pages = agent(), view(), 0
    while pages < 20:
        seen.put(message(1, button(f"page-{pages % 2}"), channel=DIRECT))
        if me.next_action(seen) is None:
            break
        pages += 1
    assert 2 < pages < 20


# --- without a policy: by the colours ---


def test_grey_buttons_lead_elsewhere() -> None:
    seen = view(message(1, button("help", GREY), channel=DIRECT))
    assert agent().next_action(seen) is None


def test_a_green_button_in_public_invites_everybody_once() -> None:
    seen, me = view(message(1, button("join", GREEN), button("begin"))), agent()
    assert pressed(me.next_action(seen)) == "join"
    seen.put(message(1, button("join", GREEN), button("help", GREY), content=f"<@{ME}> is in"))
    assert me.next_action(seen) is None


def test_red_is_for_when_there_is_nothing_else_and_never_in_public() -> None:
    red, blue = button("leave", RED), button("go on")
    assert agent().next_action(view(message(1, red, content=f"<@{ME}>"))) is None
    assert pressed(agent().next_action(view(message(1, red, channel=DIRECT)))) == "leave"
    for seed in range(10):
        seen = view(message(1, red, blue, channel=DIRECT))
        assert pressed(agent(seed=seed).next_action(seen)) == "go on"


# --- with a policy ---


@pytest.mark.parametrize("style", [BLUE, GREY, GREEN, RED])
def test_the_policy_alone_says_what_a_control_is_for(style: int) -> None:
    ignored, answer = button("ignore", style), button("answer", style)
    ways: list[dict[str, Any]] = [{"channel": DIRECT}, {"flags": 64}, {"content": f"<@{ME}>"}]
    for where in ways:
        assert agent(Marked()).next_action(view(message(1, ignored, **where))) is None
        seen = view(message(1, ignored, answer, **where))
        assert pressed(agent(Marked()).next_action(seen)) == "answer"


def test_a_last_resort_is_taken_where_there_is_no_other_answer() -> None:
    last = select("last-resort", 1, 1, 3)
    for seed in range(10):
        seen = view(message(1, last, button("answer"), channel=DIRECT))
        assert pressed(agent(Marked(), seed).next_action(seen)) == "answer"
    assert pressed(agent(Marked()).next_action(view(message(1, last, flags=64)))) == "last-resort"


def test_only_the_newest_invitation_of_a_channel_counts() -> None:
    seen, me = view(message(1, button("join:1")), message(2, button("join:2"))), agent(Marked())
    assert pressed(me.next_action(seen)) == "join:2"
    assert me.next_action(seen) is None


def test_with_closed_dms_what_is_private_is_opened_in_public() -> None:
    panel = message(1, button("open-private"), content=f"<@{ME}> is asked")
    assert agent(Marked()).next_action(view(panel)) is None
    me, seen = agent(Marked()), view(panel, dms_open=False)
    assert pressed(me.next_action(seen)) == "open-private"
    assert me.next_action(seen) is None
    seen.put(message(2, button("answer"), flags=64))
    assert pressed(me.next_action(seen)) == "answer"


def test_what_a_host_starts_is_not_started_at_once() -> None:
    lobby = message(1, button("start"), content=f"Host: <@{ME}>")
    assert agent(Marked()).next_action(view(lobby)) is None


def test_a_modal_is_filled_within_its_limits() -> None:
    parts = [
        {"type": 18, "component": {"type": 4, "custom_id": "short", "max_length": 3}},
        {"type": 18, "component": {"type": 4, "custom_id": "long", "min_length": 50}},
        {"type": 18, "component": {"type": 4, "custom_id": "given", "value": "As before"}},
        {"type": 18, "component": select("whom", 1, 1, 3)},
    ]
    answers = agent().fill({"components": parts}, view(), GENERAL)
    assert 1 <= len(answers["short"]) <= 3
    assert len(answers["long"]) >= 50
    assert answers["given"] == "As before"
    assert len(answers["whom"]) == 1


def test_what_is_typed_comes_from_the_policy() -> None:
    class Terse(Policy):
        phrases = ("Aye",)

    text = {"type": 18, "component": {"type": 4, "custom_id": "speech"}}
    assert agent(Terse()).fill({"components": [text]}, view(), GENERAL) == {"speech": "Aye"}


# --- how it went ---


def test_what_was_refused_in_public_is_not_tried_again_there() -> None:
    seen, me = view(message(1, button("begin"), content=f"<@{ME}>")), agent()
    action = me.next_action(seen)
    assert action is not None
    me.refused(action)
    seen.put(message(1, button("begin"), button("help", GREY), content=f"<@{ME}>"))
    assert me.next_action(seen) is None


def test_what_failed_is_tried_again_only_after_a_change() -> None:
    seen, me = view(message(1, button("yes"), channel=DIRECT)), agent()
    action = me.next_action(seen)
    assert action is not None
    me.failed(action, seen)
    assert me.next_action(seen) is None
    me.changed("1")
    assert me.next_action(seen) == action
    me.failed(action, seen)
    me.changed(None)
    assert me.next_action(seen) == action


def test_something_is_said_unasked_once_a_message_and_only_in_private() -> None:
    me = agent(Marked())
    hand = message(3, button("speak"), channel=DIRECT)
    assert pressed(me.next_action(view(message(2, button("speak"))))) is None
    assert pressed(me.next_action(view(hand))) == "speak"
    assert me.next_action(view(hand)) is None
    asked = message(4, button("speak"), button("answer"), channel=DIRECT)
    assert pressed(me.next_action(view(asked))) == "answer", "what is asked comes first"
    assert pressed(me.next_action(view(asked))) == "speak"


def test_of_people_it_chooses_those_of_the_server():
    whom = {"type": 5, "custom_id": "answer", "min_values": 2, "max_values": 2}
    seen = view(message(1, whom, content=f"<@{ME}>"))
    action = agent().next_action(seen)
    assert action is not None
    assert set(action.values or ()) == {ME, "8"}
    more = view(message(1, whom | {"min_values": 3, "max_values": 3}, content=f"<@{ME}>"))
    assert agent().next_action(more) is None, "there are two"
