# Exécution royale. Un mot par chose : figure (V, D, R), rangée, main, défausse, cimetière, pioche,
# couperet, sauver. Ce que la maison ajoute n'est marqué que dans les règles.

execution-name = Exécution royale
execution-about = Exécution royale : exécute douze figures, trois cartes chacune. Un jeu en solo
execution-help =
    Une partie dure environ 15 minutes.
    Pose trois cartes sur chaque figure : deux qui atteignent sa valeur, et une troisième de sa couleur.
# Ce qui change à un niveau
execution-differs-knight = défausses et cartes sauvées vont dessous
execution-differs-baron = on ne sauve que la carte la plus basse
execution-differs-duke = on ne sauve que la carte la plus basse, dessous
execution-differs-king = on ne sauve rien, les défausses vont dessous
execution-start-level = La difficulté
execution-start-level-squire = Écuyer : règles imprimées, 12 mains (l’ordi gagne 88 %, le difficile 95 %)
execution-start-level-knight = Chevalier : { execution-differs-knight } (ordi : 82 %, difficile : 90 %)
execution-start-level-baron = Baron : { execution-differs-baron } (l’ordi gagne 74 %, le difficile 90 %)
execution-start-level-duke = Duc : { execution-differs-duke } (l’ordi gagne 50 %, le difficile 80 %)
execution-start-level-king = Roi : { execution-differs-king } (ordi : 30 %, difficile : 50 %)

## Cartes
execution-joker = 🃏
execution-suit = { $suit ->
    [clubs] ♣
    [diamonds] ♦
    [hearts] ♥
   *[spades] ♠
  }
execution-card = { $rank ->
    [ace] A
    [two] 2
    [three] 3
    [four] 4
    [five] 5
    [six] 6
    [seven] 7
    [eight] 8
    [nine] 9
    [ten] 10
    [jack] V
    [queen] D
   *[king] R
  }{ $suit ->
    [clubs] ♣
    [diamonds] ♦
    [hearts] ♥
   *[spades] ♠
  }

## Niveaux, lieux
execution-level-squire = écuyer
execution-level-knight = chevalier
execution-level-baron = baron
execution-level-duke = duc
execution-level-king = roi
execution-role-squire = Écuyer
    .kind = mv
execution-role-knight = Chevalier
    .kind = m
execution-role-baron = Baron
    .kind = m
execution-role-duke = Duc
    .kind = m
execution-role-king = Roi
    .kind = m
execution-place-left = gauche
execution-place-middle = milieu
execution-place-right = droite
execution-place-top = dessus
execution-place-bottom = dessous

## Le premier panneau
execution-goal = **Exécute les { $royals } figures :** deux cartes atteignent la valeur d’une figure (V 11, D 12, R 13), une troisième de sa couleur bat l’une des deux.

## La table. $value : ce que deux cartes doivent atteindre ; $n : les figures cachées derrière
execution-row = **{ $royal }** { $value }
execution-row-cleared = ✓ vide
execution-behind = { $n } derrière
execution-wants-sum = → { $n ->
    [10] 10
   *[other] { $n }+
  }
execution-wants-trigger = → { $suit }{ $n ->
    [10] 10
   *[other] { $n }+
  } ou A{ $suit }
execution-wants-ace = → A{ $suit } seul
execution-doomed = ⚠ plus de couperet
execution-hand = ## { $cards }
execution-hand-before = Aucune carte piochée encore.
execution-hand-empty = Ta main est vide.
execution-hand-none-left = Ta main et la pioche sont vides.
execution-pile = Défausse : **{ $top }** { $n ->
    [0] {""}
   *[other] › { $below }
  }
execution-pile-more = {" "}… { $n } de plus : appuie sur **?**
execution-pile-whole = **La défausse**, ses { $n } cartes depuis le dessus :
    { $cards }
execution-pile-empty = Défausse : vide
execution-counts = Pioche **{ $left }** · cimetière { $graveyard } · ⚔ **{ $executed }**/{ $royals }
execution-last-hands = ⟳ { $n ->
    [0] Plus aucune main à piocher.
    [one] Encore { $n } main à piocher.
   *[other] Encore { $n } mains à piocher.
  }
execution-terms-squire = -# Niveau : écuyer, le plus facile
execution-terms-knight = -# Niveau : chevalier, { execution-differs-knight }
execution-terms-baron = -# Niveau : baron, { execution-differs-baron }
execution-terms-duke = -# Niveau : duc, { execution-differs-duke }
execution-terms-king = -# Niveau : roi, { execution-differs-king }

## Ce qu'on demande
execution-ask-play = **Joue une carte.**
execution-ask-draw = **Pioche une main.**
execution-ask-draw-or-play = **Pioche une main**, ou joue le dessus de la défausse.
execution-ask-last = **Joue le dessus de la défausse :** tu n’as rien d’autre.
execution-ask-save = { $royal } perd la tête. **Quelle carte sauves-tu** pour la défausse ?
execution-silence-give-up = -# Si tu ne joues pas pendant une semaine, tu abandonnes.
execution-pick-card = **{ $card }** va…
execution-do-draw = Piocher trois
execution-do-hint = Indice
execution-do-take-back = Reprendre { $card }
execution-do-red-joker = { $card } rouge
execution-do-black-joker = { $card } noir
execution-do-top = { $card } de la défausse
execution-on = sur { $royal }
execution-discard-top = Défausse : dessus
execution-discard-bottom = Défausse : dessous
execution-save-top = { $card } dessus
execution-save-bottom = { $card } dessous

## Un indice : sur cent parties continuées ainsi, $n sont gagnées
execution-hint-lay = 💡 Pose **{ $card }** sur { $royal } ({ $n } % de victoires ensuite).
execution-hint-discard = 💡 Défausse **{ $card }**, { $end_id ->
    [top] dessus
   *[other] dessous
  } ({ $n } % de victoires ensuite).
execution-hint-save = 💡 Sauve **{ $card }**, { $end_id ->
    [top] dessus
   *[other] dessous
  } ({ $n } % de victoires ensuite).
execution-hint-draw = 💡 Pioche ({ $n } % de victoires ensuite).
execution-hint-nothing = 💡 Plus rien ne peut te sauver.

## Le récit
execution-tale-royals-laid-out = Devant : { $royals }.
execution-story-royals-laid-out = Devant : { $royals }. Niveau : { $level }.
execution-tale-hand-drawn = Main { $number } : { $cards }
execution-chapter-hand-drawn = Main { $number }
execution-tale-last-hands-reached = Voici les cartes tournées : encore { $hands } mains.
execution-tale-card-laid = { $card }{ $from_pile ->
    [true] {" "}de la défausse
   *[false] {""}
  } sur { $royal }
execution-tale-card-discarded = Défausse de { $card }, { $end_id ->
    [top] dessus
   *[other] dessous
  }
execution-tale-royal-executed = ⚔ **{ $royal }** perd la tête, n° { $number }.{ $end_id ->
    [none] {""}
    [top] {" "}{ $saved } va sur la défausse.
   *[other] {" "}{ $saved } va sous la défausse.
  }
execution-tale-royal-turned-up = Derrière : **{ $royal }**
execution-tale-hint-taken = 💡 Indice { $number }
execution-tale-card-taken-back = ↩ { $card } revient en main
execution-tale-game-ended = { $result_id ->
    [won] 🏆 Les { $executed } figures sont exécutées. Cartes restantes : { $score }.
    [lost] Plus aucun coup. Figures exécutées : { $executed }.
   *[given-up] Abandon. Figures exécutées : { $executed }.
  }
execution-story-piles-shuffled = Rangée de gauche, la figure de devant en dernier : { $left }
    Rangée du milieu : { $middle }
    Rangée de droite : { $right }
    Pioche, depuis le dessus : { $cards }

## La fin. $left : les cartes qui restent
execution-end-won = # ⚔ Les { $royals } figures sont exécutées
execution-end-lost = # { execution-poster-lost } : { $n } sur { $royals }
execution-end-given-up = # { execution-poster-given-up } : { $n } sur { $royals }
execution-hindsight = 🔍 Tu pouvais encore gagner jusqu’à la main { $n }.
execution-why-lost = Tu as perdu : tu ne peux plus piocher, et le dessus de la défausse ne va nulle part. Chaque figure restante compte -1.
execution-score = Score : **{ $score }** · niveau { $level }{ $hints ->
    [0] {""}
    [one] {" "}· 💡 { $hints } indice
   *[other] {" "}· 💡 { $hints } indices
  }
execution-square-executed = 🟥
execution-square-left = ⬛
execution-hints = { $n ->
    [0] Aucun indice.
    [one] 💡 { $n } indice
   *[other] 💡 { $n } indices
  }
execution-statistic-played = jouées : { $what }
execution-statistic-won = gagnées : { $what }
execution-played-squire = écuyer
execution-played-knight = chevalier
execution-played-baron = baron
execution-played-duke = duc
execution-played-king = roi
execution-won-squire = écuyer
execution-won-knight = chevalier
execution-won-baron = baron
execution-won-duke = duc
execution-won-king = roi

## Images. $value : ce que vaut la figure ; $n : ce que la prochaine carte doit être, ou combien
execution-picture-banner = { $n } sur { $royals } { $n ->
    [one] exécutée
   *[other] exécutées
  }
execution-picture-row = { $rank } { $value }
execution-picture-wants-sum = { $n }+
execution-picture-wants-trigger = { $n ->
    [10] 10 ou A
   *[other] { $n }+ ou A
  }
execution-picture-wants-ace = A seul
execution-picture-doomed = intouchable
execution-picture-cleared = vide
execution-picture-draw = Pioche
execution-picture-discard = Défausse
execution-picture-graveyard = Cimetière
execution-rank-ace = A
execution-rank-two = 2
execution-rank-three = 3
execution-rank-four = 4
execution-rank-five = 5
execution-rank-six = 6
execution-rank-seven = 7
execution-rank-eight = 8
execution-rank-nine = 9
execution-rank-ten = 10
execution-rank-jack = V
execution-rank-queen = D
execution-rank-king = R
execution-poster-won = La dernière tête tombe
execution-poster-lost = La cour tient bon
execution-poster-given-up = Abandon
execution-poster-line = { $n } { $n ->
    [one] figure exécutée
   *[other] figures exécutées
  } sur { $royals }
execution-poster-score = { $level } · score { $score }{ $hints ->
    [0] {""}
    [one] {" "}· { $hints } indice
   *[other] {" "}· { $hints } indices
  }

## « ? » à côté d'une question : les deux phrases qui comptent maintenant
execution-explain-play = Une troisième carte de la couleur de la figure, plus haute que l’une des deux posées, l’exécute. Défausse ce qui ne va nulle part ; tu peux encore jouer le dessus de la défausse.
execution-explain-save = Elle va à la défausse, et tu peux la rejouer.

# Noms des options
execution-option-name-level = niveau
