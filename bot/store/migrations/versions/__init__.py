"""One module a migration, never edited once it is released. The first line says what it does.

Each says by ``way_back`` whether the program of the version before can go on with a database that
it was done to: then an upgrade can be taken back without a backup. It can as long as nothing that
it reads or writes is gone or named otherwise, and nothing new is demanded of it: a new column of a
table that is there may be NULL or has a default of the server's, and new rows stand in no row's way
that it deletes. What it writes meanwhile has to be enough for the newer program, too.
"""
