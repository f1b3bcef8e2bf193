"""The command line: run, play, simulate, doctor, verify."""
