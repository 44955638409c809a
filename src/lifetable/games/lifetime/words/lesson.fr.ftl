# La première manche de Lifetime, racontée par le chien.

lifetime-lesson-hello = Bonjour ! Voici tes sept cartes Année : les deux derniers chiffres d'une année. 05 peut être 1705, 1805, 1905…
lifetime-lesson-name = Tu as pioché six célébrités, et il n'y a que toi qui vois leurs dates. Nomme Beethoven et ouvre avec 05 : en 1805, il vivait.
lifetime-lesson-right = Chacun pose maintenant une année où Beethoven vivait, à gauche ou à droite de la ligne. { $name } dit 1816.
lifetime-lesson-left = À gauche, on remonte le temps. { $name } pose 91 : l'année en 91 la plus proche avant 1805, c'est 1791.
lifetime-lesson-yours = À toi. Prends 79 et pose-la à gauche : c'est 1779, et il est né en 1770.
lifetime-lesson-wrong = Ça se complique pour { $name }…
lifetime-lesson-takes = 1762, c'était trop tôt ! { $name } ramasse toutes les cartes de la ligne et commence la manche suivante.
lifetime-lesson-refill = Une nouvelle manche commence : chacun complète sa main à sept cartes. Toi aussi.
lifetime-lesson-next = Cette fois, c'est { $name } qui connaît les dates, et pas toi.
lifetime-lesson-next-again = { $name } ose 1528. Chaque année sur la ligne te le dit : Henri vivait encore.
lifetime-lesson-equal = Tu as un second 20 : le petit b le dit. À côté de 1520, ce serait 1620 ou 1420, car deux nombres égaux ne font jamais la même année.
lifetime-lesson-guess = Henri VIII fut roi dès 1509 et se maria six fois. 35 à droite, c'est 1535. Essaie !
lifetime-lesson-end = Bravo ! Plus la ligne est longue, plus il y a à perdre. Quand la pioche est vide, celui qui a ramassé le moins de cartes gagne.
