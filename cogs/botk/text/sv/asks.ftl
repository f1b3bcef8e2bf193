# Frågor och orden på deras knappar och listor.

## Vad som frågas
botk-ask-remove = **Vilket föremål ska bort?** Inget här är säkert: ta ut ett, så kommer ett säkert in.
botk-ask-call = **Vem blir nästa?** Fången tittar eller byter.
botk-ask-action = **Ditt drag.** Titta på ett föremål, eller byt två valfria.
botk-ask-direction = **Åt vilket håll snurrar hjulet?** Varje fånge tittar på nästa fånges föremål.
botk-ask-vote = **Vem måste avrättas först?** Din röst förblir hemlig.
botk-ask-tie = **Lika röstetal.** Vem måste avrättas först?
botk-ask-confide = **Vem får se din roll?** Ingen annan ser den.
botk-ask-execute = **Vem dömer du?** Du måste avrätta minst en fånge.
botk-ask-execute-two = **Vem dömer du?** Du måste avrätta minst två fångar.
botk-ask-execute-another = **Vem dömer du?** Du måste avrätta en fånge till.
botk-ask-execute-or-stop = **Döma en till, eller sluta?** Slutar du är spelet över.
botk-ask-gesture = **Slå till mot { $about }?** Det går inte att ångra.
botk-ask-shield = **Lyfta Skölden?** Du räddar dig, och en granne avrättas i stället.
botk-ask-wine = **Vem dricker med dig?** Och dör också.
botk-ask-successor = **Vem är nästa Bödel?**

## Vad som händer om tiden går ut
botk-silence-nothing = -# Om tiden går ut hoppar du över det.
botk-silence-stop = -# Om tiden går ut slutar du.
botk-silence-strike = -# Om tiden går ut slår du till.
botk-silence-relent = -# Om tiden går ut låter du bli.
botk-silence-decline = -# Om tiden går ut lyfter du inte Skölden.

## Över listor
botk-pick-remove = Ta ut ett föremål …
botk-pick-call = Kalla fram en fånge …
botk-pick-peek = Titta på ett föremål …
botk-pick-switch = Byt två föremål (välj båda) …
botk-pick-select = { $n ->
    [one] Välj en fånge …
   *[other] Välj två fångar …
  }
botk-pick-turn = Snurra hjulet …
botk-pick-vote = Rösta på en fånge …
botk-pick-confide = Visa din roll för …
botk-pick-condemn = Döm en fånge …
botk-pick-redirect = Avrätta en granne i stället …
botk-pick-poison = Häll upp åt en fånge …
botk-pick-name = Utse nästa Bödel …

## Knappar
botk-do-stop = Sluta
botk-do-strike = Slå till
botk-do-relent = Låt bli
botk-do-decline = Lyft inte Skölden

## Tips under ett val
botk-hint-item = Du vet: { $item }
botk-hint-face-up = Öppet: { $item }
botk-hint-executioner = Bödel
