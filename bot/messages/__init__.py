"""The one writer of tables' messages: a projection that can be drawn again at any time."""
