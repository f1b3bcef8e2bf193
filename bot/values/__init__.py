"""Plain enums, records and refusals: what every other package of the bot may know."""
