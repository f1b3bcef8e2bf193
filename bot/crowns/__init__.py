"""What is true of crowns whatever the database: which tables move them."""
