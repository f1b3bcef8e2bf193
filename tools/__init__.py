"""What only contributors need; each sets up `.venv` by run.py if it must, and works in it."""
