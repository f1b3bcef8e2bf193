"""What Discord takes of the options of a command."""

import pytest

from bot.plugins import command_limits


@pytest.mark.parametrize(
    ("limits", "wrong"),
    [
        ({"min_length": -1}, "texts have 0 to 6000 characters at least"),
        ({"min_length": 6001}, "texts have 0 to 6000 characters at least"),
        ({"max_length": 0}, "texts have 1 to 6000 characters at most"),
        ({"max_length": 6001}, "texts have 1 to 6000 characters at most"),
        ({"min_length": 5, "max_length": 4}, "no text has at least 5 and at most 4 characters"),
        ({"min_value": -(2**53)}, "numbers lie between"),
        ({"max_value": 2**53}, "numbers lie between"),
        ({"min_value": 5, "max_value": 4}, "no number is at least 5 and at most 4"),
        ({"min_length": 0, "max_length": 6000}, None),
        ({"max_value": 2**53 - 1}, None),
    ],
)
def test_each_limit_of_an_option_is_judged_alone(limits: dict[str, int], wrong: str | None) -> None:
    option = {"type": 3, "name": "how", "description": "How", **limits}
    command = {"name": "ghost", "description": "A ghost", "options": [option]}
    found = [str(each) for each in command_limits.excesses(command)]
    assert len(found) == (wrong is not None)
    assert wrong is None or f"/ghost how: {wrong}" in found[0]
