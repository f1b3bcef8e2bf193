# Ce que dit « ? » à côté d'une question : les deux phrases qui comptent maintenant.

botk-explain-remove = Il faut un objet sûr dans chaque partie. Personne n’a celui que tu retires.
botk-explain-call = Qui passe en dernier en sait le plus : commence par qui t’inspire le moins confiance.
botk-explain-action = **Regarder :** tu es la seule personne à voir l’objet. **Échanger :** personne ne voit les objets. Tout le monde voit ce que tu as fait.
botk-explain-select = La carte Potence s’applique à qui tu choisis.
botk-explain-direction = Le sens horaire va vers la gauche, dans l’ordre des places.
botk-explain-vote = Qui a le plus de voix y passe en premier. Personne ne voit qui a voté quoi.
botk-explain-tie = Tu peux encore exécuter les autres après.
botk-explain-confide = Personne d’autre ne le voit. Vous pouvez ensuite en dire ce que vous voulez.
botk-explain-execute = Si les Saboteurs gagnent, tu ne touches rien. Arrête-toi quand une mort de plus ne vaut pas le risque.
botk-explain-gesture = **Frapper** révèle l’objet, et il agit. **Renoncer**, si c’est permis, laisse la vie sauve.
botk-explain-shield = Si tu le laisses baissé, tu meurs.
botk-explain-wine = Son objet ne peut pas l’aider, et sa mort peut faire gagner les Saboteurs.
botk-explain-successor = C’est le Bourreau de la prochaine partie, si cette personne revient à table.
