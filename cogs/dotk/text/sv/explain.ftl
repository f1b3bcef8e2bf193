# Vad ”?” vid en fråga säger.

dotk-explain-lay = Andra kan byta eller bränna det innan alla kort visas.
dotk-explain-act = **Byt** med den till vänster (den som ger kuperar: ett slumpvis kort ur leken ersätter det), använd kortets kraft, byt det mot ett på hand om du har något, eller behåll det.
dotk-explain-keep = Det andra läggs under leken. Alla ser vilket du väljer, men ingen annan ser kortet du drog.
