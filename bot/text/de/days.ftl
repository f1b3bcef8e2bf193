# Karten eines Tages: für alle gleich, ein Versuch.

days-title = ## { $game } · { $when }
days-result = { $won ->
    [true] 🏆 gewonnen
   *[false] ⚔ nicht gewonnen
  } · Punkte **{ $score }** · { $streak ->
    [one] erster Tag
   *[other] 🔥 { $streak } Tage in Folge
  }
days-line = **{ $place }.** { $name } · { $result }
days-line-you = { $line } (du)
days-nobody = Hier hat noch niemand diese Karten zu Ende gespielt.
days-open = { $n ->
    [0] Hier ist noch niemand fertig
    [one] Hier ist jemand fertig
   *[other] Hier sind { $n } fertig
  }. Die Punkte siehst du, wenn der Tag endet, { $when }.
days-open-own = Deins: { $line }
days-own = Du: { $line }
days-none-yet = Die ersten Karten des Tages gibt es { $when }.
days-key = -# Der Schlüssel des Tages: `{ $key }`
    -# Sein SHA-256 ist der Schlüssel des Tages davor.
days-anchor = -# Der Anker, von vor dem ersten Tag: `{ $anchor }`
button-day-before = Tag davor
button-day-after = Tag danach
button-more-places = Weitere Ränge
button-share = Teilen
days-shared = **{ $name }** · { $game }, { $when }
days-shared-try = -# Dieselben Karten für alle: `/{ $game } { command-name-daily }`
