# Ce qui s'est passé, en lignes que tout le monde peut lire. $by : qui agit. $n : combien.

dotk-tale-game-began = { $mode_id ->
    [court] { $rounds } tours. Seule la deuxième place gagne.
    [court-short] { $rounds } tours. Seule la deuxième place gagne.
    [lives] { $lives } vies par personne.
   *[other] { $rounds } manches.
  }
dotk-tale-turn-began = ▶ Tour { $number } sur { $of } : { $dealer } donne.
dotk-tale-round-began = ▶ Manche { $number }.
dotk-tale-cards-laid = Les cartes sont posées, face cachée.
dotk-tale-exchanged = { $n ->
    [one] 🔁 { $by } échange avec { $seat }.
   *[other] 🔁 Échanges : { $pairs }.
  }
dotk-pair = { $first } avec { $second }
dotk-tale-folded = { $n ->
    [one] ✋ { $names } garde sa carte.
   *[other] ✋ { $names } gardent leur carte.
  }
dotk-tale-deck-cut = ✂ { $by } coupe la pioche : **{ $card }**.
dotk-tale-card-changed = 🃏 { $by } prend une carte de sa main.
dotk-tale-power-used = { $by } montre **{ $card }**.
dotk-tale-traded = 👁 { $by } { $took ->
    [true] prend le dessus de la pioche ; le Marchand va dessous.
   *[false] regarde le dessus de la pioche, et garde le Marchand.
  }
dotk-tale-card-stolen = 🗝 { $by } montre le Voleur, et échange avec { $seat }.
dotk-tale-cards-juggled = 🤹 { $by } montre le Jongleur : { $first } et { $second } échangent.
dotk-tale-card-burned = 🔥 { $by } montre le Dragon : { $seat } reçoit le dessus de la pioche.
dotk-tale-revealed = 🎴 **On révèle toutes les cartes.**
# Une partie d'une révélation. $normal : la valeur sans son pouvoir ; $beside : qui la change
dotk-revealed = { $beside ->
    [none] **{ $value }** { $card } : { $names }
    [never] **{ $value }** { $card } : { $names } (ne marque jamais)
   *[other] **{ $value }** { $card } : { $names } ({ $normal } → { $value }, avec { $beside })
  }
dotk-powers = ⤷ Changement : { $powers }
dotk-power = { $card } { $value } (avec { $beside })
dotk-tale-value-changed = ⤷ { $card } vaut { $value }, avec { $beside }.
dotk-tale-round-won = ⤷ { $n ->
    [0] Aucune carte au milieu : personne ne marque.
   *[other] 🏆 { $contest_id ->
        [highest] La plus haute : { $seats }
        [lowest] La plus basse : { $seats }
       *[other] Au milieu : { $seats }
      } { $n ->
        [one] marque.
       *[other] marquent.
      }
  }
dotk-tale-round-lost = ⤷ ☠ La plus basse : { $seats } { $mode_id ->
    [lives] { $n ->
        [one] perd une vie.
       *[other] perdent une vie.
      }
   *[other] { $n ->
        [one] prend un jeton.
       *[other] prennent un jeton.
      }
  }
dotk-tale-went-out = ⤷ 🚪 Hors jeu : { $seats }.
dotk-tale-game-ended = { $result_id ->
    [second] 🏆 **La deuxième place gagne :** { $winners }.
    [nobody] **Personne n’est deuxième : personne ne gagne.**
    [fewest] 🏆 **Le moins de jetons :** { $winners }.
    [last] 🏆 **La dernière vie gagne :** { $winners }.
   *[together] 🏆 **Chute commune, victoire commune :** { $winners }.
  }
dotk-tale-paid = 👑 { $amount } du Trésor : { $payees }.

## Seulement dans toute l'histoire
dotk-chapter-turn-began = Tour { $number } : { $dealer } donne
dotk-chapter-round-began = { $contest_id ->
    [loser] Manche { $number }
    [highest] {""}
    [lowest] {""}
   *[middle] {""}
  }
dotk-story-game-began = { dotk-tale-game-began }{ $mode_id ->
    [court] {""}
    [court-short] {""}
    [lives] {" "}La carte la plus basse perd une vie.
   *[other] {" "}La carte la plus basse prend un jeton.
  }
dotk-story-turn-began = {""}
dotk-story-round-began = ▶ Manche { $number } : { $contest }.
dotk-story-hand-dealt = { $seat } reçoit { $cards }.
dotk-story-card-dealt = { $seat } reçoit **{ $card }**.
dotk-story-deck-stacked = -# La pioche, depuis le dessus : { $cards }.
dotk-story-card-picked = { $seat } pose **{ $card }**.
dotk-story-cards-laid = {""}
dotk-story-hand-card-laid = ⤷ C’est maintenant { $card_kind ->
    [mv] l’
    [f] la{" "}
   *[m] le{" "}
  }**{ $card }**.
dotk-story-top-seen = 👁 { $by } voit le dessus de la pioche : **{ $card }**.
dotk-story-card-received = ⤷ Maintenant { $cards }.
