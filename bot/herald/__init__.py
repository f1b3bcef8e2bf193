"""Tables as they stand on Discord: a projection that can be drawn again at any time."""
