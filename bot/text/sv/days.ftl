# En dags giv: lika för alla, ett försök.

days-title = ## { $game } · { $when }
days-result = { $won ->
    [true] 🏆 vann
   *[false] ⚔ vann inte
  } · poäng **{ $score }** · { $streak ->
    [one] första dagen
   *[other] 🔥 { $streak } dagar i rad
  }
days-line = **{ $place }.** { $name } · { $result }
days-line-you = { $line } (du)
days-nobody = Ingen har spelat klart given här.
days-open = { $n ->
    [0] Ingen har spelat klart den här än
    [one] En har spelat klart den här
   *[other] { $n } har spelat klart den här
  }. Du ser poängen när dagen slutar, { $when }.
days-open-own = Din: { $line }
days-own = Du: { $line }
days-none-yet = Den första dagsgiven kommer { $when }.
days-key = -# Dagens nyckel: `{ $key }`
    -# Dess SHA-256 är nyckeln för dagen innan.
days-anchor = -# Ankaret, visat före den första given: `{ $anchor }`
button-day-before = Dagen innan
button-day-after = Dagen efter
button-more-places = Fler placeringar
button-share = Dela
days-shared = **{ $name }** · { $game }, { $when }
days-shared-try = -# Samma giv för alla: `/{ $game } { command-name-daily }`
