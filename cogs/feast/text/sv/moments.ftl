# Det som ska kännas: ett kort meddelande vid bordet, rad för rad.

feast-thumbs = ### 🥂 För Kungen!
  { $thumbs }{ $more ->
    [true] {" "}…
   *[false] {""}
  }
feast-thumb = { $up ->
    [true] 👍 { $name }
   *[false] 👎 { $name }
  }
feast-moment-goblets =
    { $wine ->
        [none] {""}
       *[other] 🍷 Gott vin: { $wine }.
    }
    { $poison ->
        [none] {""}
       *[other] 🧪 Gift: { $poison }.
    }
feast-moment-food-flipped = { $poison ->
    [true] ### 🍴 { $seat } äter { $food }. Förgiftat!
   *[false] 🍴 { $seat } äter { $food }.
  }
feast-moment-challenged = ### { feast-tale-challenged }
feast-moment-duel-answered = { $seat } { $accepted ->
    [true] antar. Båda visar samtidigt.
   *[false] vägrar, och får 1 Skam.
  }
feast-moment-duel-fought = { $by }: { $threw }. { $seat }: { $against }. { $winner_id ->
    [none] Lika: båda lever.
   *[other] { $winner } vinner.
  }
feast-moment-died = ☠ { $seat } är död{ $cause_id ->
    [food] , med ansiktet i tallriken
    [goblet] , utan att ens ha tömt glaset
    [dishonor] {" av skam. Sådant händer"}
   *[duel] , och var så säker på sin sak
  }: **{ $role }**.{ $kept ->
    [0] {""}
   *[other] {" "}Behåller { $kept } Heder.
  }{ $role_id ->
    [king] {""}
   *[other] { $titles ->
        [none] {""}
       *[other] {" "}Åter till Kungen: { $titles }.
      }
  }
feast-moment-game-ended = # 🕯 { $result_id ->
    [king-dead] { feast-banner-over }
    [decks-empty] { feast-banner-over }: slut på { $empty }
    [decided] { feast-poster-settled }
   *[one-left] Bara en är kvar vid bordet
  }

## Till en gäst: vad som blev av dig, och varför du vann eller förlorade
feast-fate-died = ### Du är död
  { $how }
feast-you-won = ### 🏆 Du vann
  Du vann: { $why }.
feast-you-lost = ### Du förlorade
  Du förlorade: { $why }.
