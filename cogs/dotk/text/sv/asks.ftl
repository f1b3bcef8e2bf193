# Frågor och orden på deras knappar och listor.

dotk-ask-lay = **Vilket kort lägger du ut?**
dotk-ask-act = **Din handling:** gör en sak.
dotk-ask-act-public = **Vad gör du?** **Mina kort** visar ditt kort{ $hand ->
    [true] {" och din hand"}
   *[false] {""}
  }.
dotk-ask-keep = Du drog **{ $card }**. { $text }

## Vad som händer om tiden går ut
dotk-silence-fold = -# Om tiden går ut behåller du det.
dotk-silence-keep = -# Om tiden går ut behåller du Handlaren.

## Över listor
dotk-pick-lay = Lägg ut ett kort …
dotk-pick-change = Byt mot ett kort på hand …
dotk-pick-thief = Tjuv: byt kort med …
dotk-pick-juggler = Jonglör: byt korten mellan (välj två) …
dotk-pick-dragon = Drake: bränn kortet hos …

## Knappar
dotk-do-exchange = Byt med { $name }
dotk-do-cut = Kupera leken
dotk-do-fold = Behåll
dotk-do-lay = Lägg ut ett kort
dotk-do-change = Byt mot min hand
dotk-do-merchant = Handlare: se översta kortet
dotk-do-thief = Tjuv
dotk-do-juggler = Jonglör
dotk-do-dragon = Drake
dotk-do-keep = Behåll: { $card } ({ $value })
dotk-do-take = Ta: { $card } ({ $value }), dolt

## Tips under ett val
dotk-hint-card = { $card }
