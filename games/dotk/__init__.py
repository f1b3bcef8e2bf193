"""Death Over the Kingdom: two games of thirteen characters. Rules: docs/rules/dotk.md."""
