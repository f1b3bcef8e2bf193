# Was /help über dieses Spiel sagt.

botk-help =
    Ein Spiel dauert etwa 15 Minuten. Eine Person ist der Henker, die anderen sind gefangen, mit geheimer Rolle und geheimem Gegenstand.
    An jedem Tod verdienen fast alle, bis die falsche Person stirbt. Also sieh nach, tausch und lüg.
    Schwere Computer planen nur als Narr voraus.
