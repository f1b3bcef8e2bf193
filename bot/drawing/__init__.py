"""Pictures as SVG, and SVG as pixels. What is drawn comes from a notebook, as a panel does."""
