"""`gallows`, from its first moment: the command line is read once everything is imported."""

import gc
import signal
import sys
from codecs import lookup
from io import TextIOWrapper

from gallows.program_name import called


def main() -> None:
    """Run the command line."""
    # While modules are imported nothing is open or begun: Ctrl+C may end the process on the spot,
    # where Python would tell in which line of which library it was.
    handler = signal.getsignal(signal.SIGINT)
    if handler is signal.default_int_handler:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    speak_utf8()
    # Nothing of what is imported is ever garbage: looking through it takes a third of a start, and
    # would hold up the bot later on.
    gc.disable()
    from gallows.commands import command_line

    app = command_line(*sys.argv[1:2])
    gc.freeze()
    gc.enable()
    signal.signal(signal.SIGINT, handler)
    app(prog_name=called())


def speak_utf8() -> None:
    """Have files and pipes get UTF-8, and no character that a terminal lacks end the program.

    Python before 3.15 takes the old code page there on Windows, which has no minus sign.
    """
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper) and lookup(stream.encoding).name != "utf-8":
            encoding = None if stream.isatty() else "utf-8"
            stream.reconfigure(encoding=encoding, errors="backslashreplace")


if __name__ == "__main__":
    main()
