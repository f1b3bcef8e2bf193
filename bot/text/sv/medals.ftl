# Medaljer: förtjänade en gång för alla.

medals-earned = 🏅 { $name } får: { $medals }
medals-have = 🏅 **{ $n } av { $of } medaljer**: { $medals }
medals-title = Medaljer: { $n } av { $of }
medals-alt = Medaljer. { $medals }
medals-alt-why = { $name }: { $why }

# För det man påstått med knappar, i vilket spel som helst
medal-best-liar = Silvertunga
medal-best-liar-text = Stod för ett spels bästa lögn
medal-best-nose = Fin näsa
medal-best-nose-text = Vädrade lögnerna i ett spel bäst
