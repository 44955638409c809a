# What a study of Life is Life shows.

life-is-life-study-axis-score = lives left
life-is-life-study-axis-points = points, if the dealt hands were counted at once
life-is-life-study-ending-last-one-in = Last one in
life-is-life-study-three = Three of them dealt: how often alone with most
life-is-life-study-pair = Two or more dealt: lives saved in the round
life-is-life-study-dealt = How often such a hand is dealt
life-is-life-study-lost = Lives it loses in the round
life-is-life-study-by-knock = Counted after a knock
life-is-life-study-by-sudden = Sudden death
life-is-life-study-by-cap = Counted at the cap
life-is-life-study-deadly = Sudden death: by which animals
life-is-life-study-knocker = Knocked first
life-is-life-study-others = The others
life-is-life-study-species = What each animal is worth
life-is-life-study-species-says = Three dealt cards are alone in front in { $seldom } of the cases for { $hard }, in { $often } for { $easy }. A random player loses { $mean } lives in the first round; a dealt pair of { $best } saves { $lives } of them.
life-is-life-study-hands = What an opening hand is worth
life-is-life-study-hands-says = Counted at once, a dealt hand would score { $points } points. Hands worth { $label } lose { $strong } lives in the first round between random players, hands worth nothing { $weak }.
life-is-life-study-endings = How rounds end
life-is-life-study-endings-says =
    A first round between random players takes { $turns } turns and ends by sudden death in { $sudden } of the cases.{ $bots ->
        [yes] { " " }Between easy bots it is { $botsudden } of the rounds.
       *[no] { "" }
    }
life-is-life-study-knock = Does knocking pay?
life-is-life-study-knock-says = Between random players the first to knock loses { $knocker } lives, another player { $others }.
