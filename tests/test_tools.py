"""What contributors call: every check is run, and what is found is said."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import run
from tools import lint, lock

Called = list[list[str]]


@pytest.fixture
def stage(monkeypatch: pytest.MonkeyPatch) -> Callable[..., Called]:
    """Let no tool really run: those that are named fail, the others find nothing."""
    monkeypatch.setattr(run, "set_up", lambda kind: None)
    monkeypatch.chdir(run.ROOT)

    def prepare(*failing: str) -> Called:
        called: Called = []

        def call(command: list[str]) -> int:
            tool = Path(command[0]).name.removesuffix(run.EXE)
            called.append([tool, *command[1:]])
            return int(any(" ".join(called[-1]).startswith(each) for each in failing))

        monkeypatch.setattr(subprocess, "call", call)
        return called

    return prepare


def test_lint_goes_on_when_a_check_fails_and_names_it(
    stage: Callable[..., Called], capsys: pytest.CaptureFixture[str]
) -> None:
    called = stage("ruff format", "lint-imports")
    assert lint.main() == 1
    assert called == [list(check) for check in lint.CHECKS]
    failed = "Failed: ruff format --check ., lint-imports --no-logo\n"
    assert capsys.readouterr().err == failed


def test_lint_is_content_when_every_check_is(stage: Callable[..., Called]) -> None:
    assert stage() == []
    assert lint.main() == 0


def test_each_lock_is_written_for_the_oldest_python_and_bound_by_the_first(
    stage: Callable[..., Called],
) -> None:
    called = stage()
    assert lock.main(["--upgrade"]) == 0
    written = [command[command.index("--output-file") + 1] for command in called]
    locks = (run.ROOT / "requirements").glob("*.txt")
    assert sorted(written) == sorted(f"requirements/{each.name}" for each in locks)
    for command in called:
        assert command[command.index("--python-version") + 1] == "{}.{}".format(*run.OLDEST)
        assert command[-1] == "--upgrade"
    bound = [command[command.index("--constraint") + 1] for command in called[1:]]
    assert set(bound) == {written[0]}


def test_locking_stops_at_the_first_that_cannot_be_resolved(stage: Callable[..., Called]) -> None:
    called = stage("uv")
    assert lock.main([]) == 1
    assert len(called) == 1


def test_run_and_tools_can_be_read_by_a_python_without_any_package() -> None:
    subprocess.run(
        [sys.executable, "-I", "-S", "-c",
         f"import sys; sys.path.insert(0, {str(run.ROOT)!r}); "
         "import run, tools.lint, tools.lock; from tools import check"],
        check=True,
    )  # fmt: skip
