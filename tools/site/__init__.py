"""The site: the documents of this repository, to be read in a browser."""
