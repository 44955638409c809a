# What a study of Lifetime shows.

lifetime-study-axis-score = cards taken (fewest wins)
lifetime-study-axis-span = years from birth to death
lifetime-study-axis-card = the card's number, in tens
lifetime-study-axis-difficulty = how hard the person is, 1 to 5
lifetime-study-ending-pile-empty = Pile used up
lifetime-study-ending-void = No card left to name
lifetime-study-seat =
    { $number ->
        [0] The first player
        [1] The next one
       *[other] { $number } seats on
    }
lifetime-study-longest = Most room
lifetime-study-shortest = Least room
lifetime-study-mistakes = Who makes the mistake
lifetime-study-mistakes-says = Between random players { $right } years are right before the first wrong one. “{ $most }” lays it in { $share } of the rounds, the first player, whose turn comes last, in { $first }.
lifetime-study-spans = A long life leaves room
lifetime-study-spans-says = Into a life of { $short } years random players lay { $few } right years before the mistake, into one of { $long } years { $many }.
lifetime-study-people = Whose life is forgiving
lifetime-study-people-says = Of { $people } people, { $longest } leaves random players most room ({ $many } right years before the mistake) and { $shortest } least ({ $few }).
lifetime-study-cards = Which cards are risky
lifetime-study-cards-says = Laid blindly, cards { $worst } are refused most often ({ $often }) and cards { $best } least ({ $seldom }).
lifetime-study-difficulty = What it helps to know
lifetime-study-difficulty-says = Random players lay { $random } right years in a round before the mistake, easy bots { $easy }, hard bots { $hard }. With the best known people hard bots get to { $famous }, with the least known to { $obscure }.
