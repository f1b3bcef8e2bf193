"""Seeds of matches, for properties."""

from hypothesis import strategies as st

SEEDS = st.binary(min_size=4, max_size=4)
