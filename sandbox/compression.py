"""How a gateway connection may be compressed: one stream, flushed after each payload.

Discord calls it transport compression:
https://discord.com/developers/docs/events/gateway#transport-compression
"""

from __future__ import annotations

import zlib
from collections.abc import Callable
from importlib import import_module
from typing import Any

Stream = Callable[[bytes], bytes]
"""Compresses a payload, and leaves nothing of it to be sent with the next."""


def zlib_stream() -> Stream:
    """Begin a stream of zlib's."""
    deflate = zlib.compressobj()
    return lambda payload: deflate.compress(payload) + deflate.flush(zlib.Z_SYNC_FLUSH)


def zstd_stream() -> Stream:
    """Begin a stream of Zstandard's, with what discord.py would read it with; ImportError without.

    It asks for zstd where either is there: the `zstandard` package, or Python 3.14's own module.
    """
    try:
        zstandard: Any = import_module("zstandard")
    except ImportError:
        own: Any = import_module("compression.zstd").ZstdCompressor()
        return lambda payload: bytes(own.compress(payload, own.FLUSH_BLOCK))
    other = zstandard.ZstdCompressor().compressobj()
    block = zstandard.COMPRESSOBJ_FLUSH_BLOCK
    return lambda payload: bytes(other.compress(payload) + other.flush(block))


STREAMS: dict[str, Callable[[], Stream]] = {
    "zlib-stream": zlib_stream,
    "zstd-stream": zstd_stream,
}
"""By what a client asks for when it connects."""


def stream(asked: str | None) -> Stream | None:
    """Begin what a client asked for; None for plain text, a ValueError for what is not spoken."""
    if asked is None:
        return None
    try:
        return STREAMS[asked]()
    except (KeyError, ImportError):
        raise ValueError("The sandbox does not speak this compression.") from None
