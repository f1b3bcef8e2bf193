# Les donnes du jour : les mêmes pour tout le monde, un essai par jour.

days-title = ## { $game } · { $when }
days-result = { $won ->
    [true] 🏆 victoire
   *[false] ⚔ défaite
  } · score **{ $score }** · { $streak ->
    [one] premier jour
   *[other] 🔥 { $streak } jours d’affilée
  }
days-line = **{ $place }.** { $name } · { $result }
days-line-you = { $line } (toi)
days-nobody = Personne n’a fini cette donne ici.
days-open = { $n ->
    [0] Personne ne l’a encore finie
    [one] Une personne l’a finie
   *[other] { $n } personnes l’ont finie
  } ici. Tu verras les scores à la fin du jour, { $when }.
days-open-own = Le tien : { $line }
days-own = Toi : { $line }
days-none-yet = La première donne du jour arrive { $when }.
days-key = -# La clé du jour : `{ $key }`
    -# Son SHA-256 est la clé du jour d’avant.
days-anchor = -# L’ancre, annoncée avant la première donne : `{ $anchor }`
button-day-before = Jour d’avant
button-day-after = Jour d’après
button-more-places = Autres rangs
button-share = Partager
days-shared = **{ $name }** · { $game }, { $when }
days-shared-try = -# La même donne pour tout le monde : `/{ $game } { command-name-daily }`
