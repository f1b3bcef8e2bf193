"""What there can be wrong with a database's URL that no driver says in a sentence."""

from sqlalchemy import URL

HIGHEST_PORT = 65535
OPTIONS = frozenset(
    (
        *("host", "port", "user", "password", "database", "ssl", "passfile", "service"),
        *("servicefile", "target_session_attrs", "krbsrvname", "gsslib", "command_timeout"),
        *("direct_tls", "prepared_statement_cache_size"),
    )
)
"""Options of a URL of PostgreSQL that can be used: asyncpg wants numbers for its others, and gets
letters."""


def why_not(url: URL) -> str:
    """Return in a sentence why a URL cannot be used; nothing where no more is known of it."""
    if url.get_backend_name() == "sqlite":
        if url.host:
            return "A file's path comes after three slashes, or four if it begins at the root."
        return ""
    try:
        (url.host or "").encode("idna")
    except UnicodeError:
        return f"{url.host} is no host's name."
    if not 0 < (url.port or 1) <= HIGHEST_PORT:
        return f"There is no port {url.port}."
    if unknown := sorted(url.query.keys() - OPTIONS):
        return f"The bot knows no option {unknown[0]}; for TLS it is ?ssl=require."
    return ""
