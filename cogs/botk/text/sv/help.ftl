# Vad /help säger om spelet.

botk-help =
    Ett spel tar ungefär 15 minuter.
    En är Bödel, de andra är fångar med hemlig roll och hemligt föremål.
    Nästan alla får betalt för varje dödsfall, tills fel person dör. Så titta, byt och ljug.
    Svåra datorer planerar framåt bara som Narr.
