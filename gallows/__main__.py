"""`gallows`, from its first moment: the command line is read once everything is imported."""

import gc
import signal
import sys

from gallows.program_name import called


def main() -> None:
    """Run the command line."""
    # While modules are imported nothing is open or begun: Ctrl+C may end the process on the spot,
    # where Python would tell in which line of which library it was.
    handler = signal.getsignal(signal.SIGINT)
    if handler is signal.default_int_handler:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    # Nothing of what is imported is ever garbage: looking through it takes a third of a start, and
    # would hold up the bot later on.
    gc.disable()
    from gallows.commands import command_line

    app = command_line(*sys.argv[1:2])
    gc.freeze()
    gc.enable()
    signal.signal(signal.SIGINT, handler)
    app(prog_name=called())


if __name__ == "__main__":
    main()
