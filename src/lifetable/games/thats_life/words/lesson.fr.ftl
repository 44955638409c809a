# La première partie de That's Life!, racontée par le chien.

thats-life-lesson-hello = Bonjour ! Voici le parcours, du départ à l'arrivée. Certaines tuiles sont bonnes, d'autres mauvaises. Ramène tes trois pions : le plus haut total gagne.
thats-life-lesson-die = Tu as lancé un 4. À ton tour, tu avances une seule pièce, des quatre pas. Touche un pion au départ.
thats-life-lesson-bot = Maintenant, { $name } lance le dé et avance.
thats-life-lesson-alone = Ton pion est tout seul sur −4. Quand il part, la tuile est pour toi, que ça te plaise ou non. Vas-y, touche-le : −4 ne restera pas mauvais longtemps.
thats-life-lesson-bot-takes = { $name } aussi partait d'une tuile où son pion était seul : −6 pour { $name }.
thats-life-lesson-guard = Tu es sur un trèfle, mais avec un garde : en compagnie, tu ne prends rien. Un garde n'est à personne, et il peut bouger quand un pion est à côté de lui : le tien l'a libéré. Envoie-le plus loin.
thats-life-lesson-frozen = Regarde les autres trèfles : il n'y a que des gardes. Ils sont gelés : personne ne peut les déplacer avant l'arrivée d'un pion.
thats-life-lesson-bot-again = { $name } fait partir un deuxième pion.
thats-life-lesson-clover = Plus personne avec toi sur le trèfle. Pars, et il est à toi.
thats-life-lesson-turned = À la fin, un trèfle change ton plus gros Malus ; pour le moment, c'est −4. Ton total est donc 4.
thats-life-lesson-company = À retenir : sur un malus, pars pendant que d'autres restent. Sur un bonus ou un trèfle, pars en dernier.
thats-life-lesson-passed = Un peu plus tard. Ton dernier pion quitte le départ. Regarde −1 et −2 : tout le monde les aura dépassées.
thats-life-lesson-gone = Ces deux tuiles ont quitté le parcours, et personne n'a dû les prendre. On ne compte pas les trous quand on avance.
thats-life-lesson-home = Bien plus tard. Il te reste un pion, seul sur +8. Ramène-le : il part seul, +8 est à toi. Les points en trop sont perdus.
thats-life-lesson-end = Tout le monde est arrivé. Tes trois trèfles changent tes plus gros Malus : −10, −8 et −7. Puis on compte : 25 à 14. Tu gagnes !
