"""A small local Discord, to play without a token and to test on the wire."""
