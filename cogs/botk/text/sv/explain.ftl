# Vad ”?” vid en fråga säger.

botk-explain-remove = Varje spel behöver ett säkert föremål. Ingen har det du tar ut.
botk-explain-call = Den sista vet mest, så kalla först fram dem du litar minst på.
botk-explain-action = **Titta:** bara du ser föremålet. **Byt:** ingen ser dem. Alla ser vad du gjorde.
botk-explain-select = Galgkortet drabbar den du väljer.
botk-explain-direction = Medurs är åt vänster, i platsernas ordning.
botk-explain-vote = Den med flest röster döms först. Ingen ser vem som röstade hur.
botk-explain-tie = Du kan avrätta de andra senare.
botk-explain-confide = Ingen annan ser den. Ni får båda säga vad ni vill om den.
botk-explain-execute = Vinner Sabotörerna får du inget. Sluta när en död till inte är värd risken.
botk-explain-gesture = **Slå till** visar föremålet, och det som står på det händer. **Låt bli**, om du kan, skonar.
botk-explain-shield = Lyfter du den inte dör du.
botk-explain-wine = Inget föremål räddar, och det dödsfallet kan också få Sabotörerna att vinna.
botk-explain-successor = Den du utser börjar nästa spel som Bödel, om den sätter sig igen.
