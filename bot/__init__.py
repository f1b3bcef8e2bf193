"""The application around any game: tables, storage, panels, text."""
