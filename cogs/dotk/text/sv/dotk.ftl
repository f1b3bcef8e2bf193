# Death Over the Kingdom: karaktärer och substantiv. Korten nämns utan artikel.

dotk-name = Death Over the Kingdom
dotk-role-player = Spelare

## Vilket spel
dotk-mode-court = Hovspelet
dotk-mode-court-short = Korta hovspelet
dotk-mode-tokens = Stora spelet, brickor
dotk-mode-tokens-twice = Stora spelet, brickor, dubbelt så många ronder
dotk-mode-tokens-thrice = Stora spelet, brickor, tre gånger så många ronder
dotk-mode-lives = Stora spelet, liv

## Vad en rond gäller
dotk-contest-highest = högsta kortet får poäng
dotk-contest-lowest = lägsta kortet får poäng
dotk-contest-middle = alla emellan får poäng
dotk-contest-loser = lägsta kortet förlorar

## Karaktärer: namn, och vad de gör
dotk-character-death = Döden
dotk-character-death-text = Ingen kraft. I stora spelet förlorar Döden alltid.
dotk-character-innkeeper = Krögare
dotk-character-innkeeper-text = Visning: värd 7 om en Handlare ligger på bordet.
dotk-character-merchant = Handlare
dotk-character-merchant-text = Handling: se lekens översta kort, och behåll ett av de två.
dotk-character-thief = Tjuv
dotk-character-thief-text = Handling: byt kort med vem som helst.
dotk-character-juggler = Jonglör
dotk-character-juggler-text = Handling: byt två andra spelares kort.
dotk-character-jester = Narr
dotk-character-jester-text = Visning: värd 10 om en Drottning eller Kung ligger på bordet.
dotk-character-monk = Munk
dotk-character-monk-text = Visning: värd 2 om en Prinsessa eller Drottning ligger på bordet.
dotk-character-sorceress = Trollkvinna
dotk-character-sorceress-text = Visning: värd 1 om en Munk ligger på bordet.
dotk-character-knight = Riddare
dotk-character-knight-text = Visning: värd 11 om en Drake ligger på bordet.
dotk-character-dragon = Drake
dotk-character-dragon-text = Handling: en annans kort läggs under leken, och ersätts av det översta.
dotk-character-princess = Prinsessa
dotk-character-princess-text = Visning: värd 3 om en Drake, men ingen Riddare, ligger på bordet.
dotk-character-queen = Drottning
dotk-character-queen-text = Visning: värd 5 om en Narr ligger på bordet.
dotk-character-king = Kung
dotk-character-king-text = Den högsta. I hovspelet får han aldrig poäng.
dotk-valued = { $card } ({ $value })
dotk-two-values = { $first } eller { $second }

## Slut
dotk-result-second = andraplats
dotk-result-nobody = ingen vinner
dotk-result-fewest = färst brickor
dotk-result-last = sist kvar
dotk-result-together = ute tillsammans
dotk-why-win = en vinst
