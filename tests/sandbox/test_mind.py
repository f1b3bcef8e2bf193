"""What a user who plays by itself decides, given what it sees."""

import random
from typing import Any

import pytest

from sandbox.mind import Deed, Mind, View

HALL, LETTERS, ME = "10", "11", "7"
BLUE, GREY, GREEN, RED = 1, 2, 3, 4


def view(*messages: dict[str, Any], dms_open: bool = True) -> View:
    seen = View(ME, dms_open=dms_open, people=[ME, "8"])
    seen.channels = {HALL: {"id": HALL, "type": 0}, LETTERS: {"id": LETTERS, "type": 1}}
    for message in messages:
        seen.put(message)
    return seen


def mind() -> Mind:
    return Mind(random.Random(1))


def message(
    number: int,
    *parts: dict[str, Any],
    content: str = "",
    channel: str = HALL,
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


def button(custom_id: str, style: int, label: str = "", **more: Any) -> dict[str, Any]:
    return {"type": 2, "custom_id": custom_id, "style": style, "label": label or custom_id, **more}


def select(custom_id: str, least: int, most: int, count: int) -> dict[str, Any]:
    options = [{"label": str(n), "value": str(n)} for n in range(count)]
    return {
        "type": 3,
        "custom_id": custom_id,
        "min_values": least,
        "max_values": most,
        "options": options,
    }


def pressed(deed: Deed | None) -> str | None:
    return deed.custom_id if deed else None


def test_a_question_by_letter_is_answered_once() -> None:
    seen, me = view(message(1, button("yes", BLUE), channel=LETTERS)), mind()
    assert me.next_deed(seen) == Deed(LETTERS, "1", "yes")
    assert me.next_deed(seen) is None


def test_chance_chooses_where_there_is_much_to_choose() -> None:
    for seed in range(10):
        parts = [select(f"{n}", 1, 1, 5) for n in range(5)]
        seen = view(message(1, *parts, button("all", BLUE, "At random"), channel=LETTERS))
        assert pressed(Mind(random.Random(seed)).next_deed(seen)) == "all"


def test_navigation_is_left_alone() -> None:
    seen = view(message(1, button("rules", GREY), button("cards", GREY), channel=LETTERS))
    assert mind().next_deed(seen) is None


def test_a_disabled_control_is_left_alone() -> None:
    seen = view(message(1, button("yes", BLUE, disabled=True), channel=LETTERS))
    assert mind().next_deed(seen) is None


def test_a_new_state_of_a_panel_is_a_new_question() -> None:
    seen, me = view(message(1, button("a", BLUE), channel=LETTERS)), mind()
    me.next_deed(seen)
    seen.put(message(1, button("b", BLUE), channel=LETTERS))
    assert pressed(me.next_deed(seen)) == "b"


def test_the_panel_that_changed_last_is_answered_first() -> None:
    late = "2026-01-01T00:00:59+00:00"
    seen = view(
        message(1, button("old", BLUE), channel=LETTERS, edited=late),
        message(2, button("new", BLUE), channel=LETTERS),
    )
    assert pressed(mind().next_deed(seen)) == "old"


@pytest.mark.parametrize(("least", "most"), [(1, 1), (2, 2), (1, 3), (0, 2)])
def test_a_select_is_answered_within_its_limits(least: int, most: int) -> None:
    for seed in range(20):
        seen = view(message(1, select("whom", least, most, 5), channel=LETTERS))
        deed = Mind(random.Random(seed)).next_deed(seen)
        assert deed is not None
        assert deed.values is not None
        assert max(1, least) <= len(deed.values) <= most
        assert len(set(deed.values)) == len(deed.values)


def test_an_ephemeral_reply_is_addressed_to_its_owner() -> None:
    seen = view(message(1, button("stab", RED), flags=64))
    assert pressed(mind().next_deed(seen)) == "stab"


def test_a_public_question_is_answered_by_who_is_named() -> None:
    asked = message(1, button("vote", BLUE), content=f"<@{ME}>, your vote?")
    assert pressed(mind().next_deed(view(asked))) == "vote"
    assert mind().next_deed(view(message(1, button("vote", BLUE), content="<@8>?"))) is None


def test_an_invitation_is_taken_once_even_when_its_panel_changes() -> None:
    seen, me = view(message(1, button("join", GREEN), button("begin", BLUE))), mind()
    assert pressed(me.next_deed(seen)) == "join"
    seen.put(message(1, button("join", GREEN), button("rules", GREY), content=f"<@{ME}> sits"))
    assert me.next_deed(seen) is None


def test_what_was_refused_in_public_is_not_tried_again_there() -> None:
    seen, me = view(message(1, button("begin", BLUE), content=f"<@{ME}>")), mind()
    deed = me.next_deed(seen)
    assert deed is not None
    me.refused(deed)
    seen.put(message(1, button("begin", BLUE), button("rules", GREY), content=f"<@{ME}>"))
    assert me.next_deed(seen) is None


def test_what_failed_is_tried_again_only_after_a_change() -> None:
    seen, me = view(message(1, button("yes", BLUE), channel=LETTERS)), mind()
    deed = me.next_deed(seen)
    assert deed is not None
    me.failed(deed, seen)
    assert me.next_deed(seen) is None
    me.changed("1")
    assert me.next_deed(seen) == deed
    me.failed(deed, seen)
    me.changed(None)
    assert me.next_deed(seen) == deed


def test_nobody_leaves_or_ends_a_table_by_chance() -> None:
    leave, end = button("l", RED, "Leave the table"), button("e", RED, "End the talk")
    assert mind().next_deed(view(message(1, leave, end, content=f"<@{ME}>"))) is None
    assert pressed(mind().next_deed(view(message(1, leave, end, channel=LETTERS)))) == "e"
    back = button("back", BLUE, "I'm back")
    assert pressed(mind().next_deed(view(message(1, leave, end, back, channel=LETTERS)))) == "back"


def test_nobody_plays_with_the_court_or_with_what_is_stored_about_them() -> None:
    for custom_id in (
        "gg:x:end:1",
        "gg:x:pace",
        "gg:p:erase",
        "gg:t:7:sure-leave",
        "gg:t:7:sure-end",
    ):
        for style in (BLUE, GREEN, RED):
            control = button(custom_id, style, "Proceed")
            assert mind().next_deed(view(message(1, control))) is None
            assert mind().next_deed(view(message(1, control, content=f"<@{ME}>"))) is None
            assert mind().next_deed(view(message(1, control, flags=64))) is None
        assert mind().next_deed(view(message(1, select(custom_id, 1, 1, 3), flags=64))) is None
    other = message(1, button("gg:x:end:1", RED, "Yes"), button("stab", BLUE), flags=64)
    assert pressed(mind().next_deed(view(other))) == "stab"


def test_with_closed_letters_the_cards_are_asked_for() -> None:
    panel = message(1, button("t4:cards", GREY, "Look"), content=f"<@{ME}> is seated")
    assert mind().next_deed(view(panel)) is None
    me, seen = mind(), view(panel, dms_open=False)
    assert pressed(me.next_deed(seen)) == "t4:cards"
    assert me.next_deed(seen) is None
    seen.put(message(2, button("stab", RED), flags=64))
    assert pressed(me.next_deed(seen)) == "stab"


def test_a_modal_is_filled_within_its_limits() -> None:
    text = {"type": 4, "custom_id": "speech", "max_length": 3}
    fields = [
        {"type": 18, "label": "Speak", "component": text},
        {"type": 18, "label": "Whom", "component": select("whom", 1, 1, 3)},
    ]
    answers = mind().fill({"components": fields}, view())
    assert len(answers["speech"]) <= 3
    assert len(answers["whom"]) == 1


def test_a_lobby_that_names_its_host_is_not_begun_at_once() -> None:
    lobby = message(1, button("gg:t:3:begin", BLUE, "Begin"), content=f"Host: <@{ME}>")
    assert mind().next_deed(view(lobby)) is None
