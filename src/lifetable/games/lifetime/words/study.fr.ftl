# Ce que montre une étude de Lifetime.

lifetime-study-axis-score = cartes ramassées (le moins gagne)
lifetime-study-axis-span = années de la naissance à la mort
lifetime-study-axis-card = le numéro de la carte, par dizaines
lifetime-study-axis-difficulty = difficulté de la célébrité, de 1 à 5
lifetime-study-ending-pile-empty = Pioche épuisée
lifetime-study-ending-void = Plus de carte pour nommer
lifetime-study-seat =
    { $number ->
        [0] Le premier joueur
        [1] Le suivant
       *[other] { $number } places plus loin
    }
lifetime-study-longest = Le plus de place
lifetime-study-shortest = Le moins de place
lifetime-study-mistakes = Qui fait l'erreur
lifetime-study-mistakes-says = Entre joueurs au hasard, { $right } années sont justes avant la première fausse. « { $most } » la pose dans { $share } des manches, le premier joueur, qui rejoue en dernier, dans { $first }.
lifetime-study-spans = Une longue vie laisse de la place
lifetime-study-spans-says = Dans une vie de { $short } ans, des joueurs au hasard posent { $few } années justes avant l'erreur ; dans une de { $long } ans, { $many }.
lifetime-study-people = Les vies qui pardonnent
lifetime-study-people-says = Sur { $people } célébrités, { $longest } laisse le plus de place aux joueurs au hasard ({ $many } années justes avant l'erreur) et { $shortest } le moins ({ $few }).
lifetime-study-cards = Les cartes risquées
lifetime-study-cards-says = Posées à l'aveugle, les cartes { $worst } sont le plus souvent refusées ({ $often }) et les cartes { $best } le moins ({ $seldom }).
lifetime-study-difficulty = Ce qu'il est utile de savoir
lifetime-study-difficulty-says = Des joueurs au hasard posent { $random } années justes par manche avant l'erreur, les robots faciles { $easy }, les difficiles { $hard }. Avec les célébrités les plus connues, les difficiles arrivent à { $famous }, avec les moins connues à { $obscure }.
