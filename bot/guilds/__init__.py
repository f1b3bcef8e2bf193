"""What a guild as a whole is told, and what is learned of it: coming, going, members, seasons."""
