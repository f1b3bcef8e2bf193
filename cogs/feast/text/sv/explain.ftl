# Vad ”?” vid en fråga säger.

feast-explain-hand-out = Du behåller resten.
feast-explain-serve = Den som dricker den vid en skål dör. Du kan också hålla den utanför spelet.
feast-explain-take = Alla ser vilken rätt det är. Du äter rätter på din tur, för energi.
feast-explain-claim = Munskänk och Seneskalk ger du genast bort igen.
feast-explain-grant = På varje tur måste du ge bort en titel, till någon med Heder.
feast-explain-grant-to = Munskänk och Seneskalk bestämmer vem som dricker vad.
feast-explain-act = Ta först en titel, använd sedan titlar. Varje rätt du äter ger 1 energi; gift dödar.
feast-explain-poison = Det ersätter ett kort av samma slag, vems som helst, även ditt. Alla vet att du förgiftade något, inte hos vem.
feast-explain-toast = Den som serverade vet vad som är i den, men någon kan ha ändrat det sedan dess.
feast-explain-challenge = Vägrar du kostar din Skam energi senare, och den som utmanar får Heder.
feast-explain-swap = Ingen tittar. En av dem kan vara utan bägare.
feast-explain-throw = Sten slår sax, sax slår påse, påse slår sten. Den som vinner får 1 Heder.
feast-explain-end = Du kan använda varje titel en gång.
