# La première partie de That's Life!, racontée par le chien.

thats-life-lesson-hello = Bonjour ! Voici le parcours, du départ à l'arrivée. Certaines tuiles sont bonnes, d'autres mauvaises. Ramène tes trois pions : le plus haut total gagne.
thats-life-lesson-die = Tu as lancé un 4. À ton tour, tu avances une seule pièce, du nombre exact. Touche un pion au départ.
thats-life-lesson-bot = Maintenant, { $name } lance le dé et avance.
thats-life-lesson-alone = Ton pion est tout seul sur −4. Quand il part, la tuile est pour toi, que ça te plaise ou non. Vas-y, touche-le : −4 ne restera pas mauvais longtemps.
thats-life-lesson-bot-takes = { $name } aussi partait d'une tuile où son pion était seul : −6 pour { $name }.
thats-life-lesson-guard = Tu es sur un trèfle, mais avec un garde : en compagnie, tu ne prends rien. Les gardes ne sont à personne. Envoie celui-ci plus loin.
thats-life-lesson-bot-again = { $name } fait partir un deuxième pion.
thats-life-lesson-clover = Plus personne avec toi sur le trèfle. Pars, et il est à toi.
thats-life-lesson-turned = Regarde ton total : le trèfle a changé ton plus gros malus, −4, en +4. Ça, c'est la chance.
thats-life-lesson-company = À retenir : sur un malus, pars pendant que d'autres restent. Sur un bonus ou un trèfle, pars en dernier.
thats-life-lesson-home = Bien plus tard. Il te reste un pion, seul sur +8. Ramène-le ! Les pas en trop ne comptent pas.
thats-life-lesson-end = Tout le monde est arrivé, on compte les tuiles : 25 à 14. Tu gagnes !
