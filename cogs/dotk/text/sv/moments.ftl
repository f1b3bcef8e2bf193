# Det som ska kännas: ett kort meddelande vid bordet, rad för rad.

dotk-moment-went-out = ### 🚪 Ute: { $seats }
dotk-moment-game-ended = # { $result_id ->
    [second] 🏆 { dotk-poster-second }: { $winners }
    [nobody] Ingen är tvåa, så ingen vinner
    [fewest] 🏆 Färst brickor: { $winners }
    [last] 🏆 { dotk-poster-last }: { $winners }
   *[together] 🏆 Ute tillsammans, vinner tillsammans: { $winners }
  }

## Till en spelare: vad som blev av dig, och varför du vann eller förlorade
dotk-fate-out = ### Du är ute
  Ditt sista liv är slut. Nu tittar du på.
dotk-you-won = ### 🏆 Du vann
  Du vann: { $result ->
    [second] { $standing } räcker till andraplatsen.
    [fewest] { $standing }, och ingen har färre.
    [last] du är sist kvar.
   *[together] du åkte ut tillsammans med de sista.
  }
dotk-you-lost = ### Du förlorade
  Du förlorade: { $result ->
    [second] { $first ->
        [true] du kom först, med { $standing }. Bara andraplatsen vinner.
       *[false] { $standing } räcker inte till andraplatsen. { $names } kom tvåa.
      }
    [nobody] ingen är tvåa.
    [fewest] du har { $standing }, och { $names } färre.
   *[other] { $names } höll ut längre än du.
  }
