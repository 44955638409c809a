# Life is Life on the page.

life-is-life-ui-animals = { $animal ->
    [giraffe] { $count ->
        [one] giraffe
       *[other] giraffes
    }
    [bear] { $count ->
        [one] bear
       *[other] bears
    }
    [mole] { $count ->
        [one] mole
       *[other] moles
    }
    [goat] { $count ->
        [one] goat
       *[other] goats
    }
    [sheep] sheep
    [dog] { $count ->
        [one] dog
       *[other] dogs
    }
    [rabbit] { $count ->
        [one] rabbit
       *[other] rabbits
    }
    [pig] { $count ->
        [one] pig
       *[other] pigs
    }
    [cat] { $count ->
        [one] cat
       *[other] cats
    }
   *[mouse] { $count ->
        [one] mouse
       *[other] mice
    }
}
life-is-life-ui-herd = { $count } { life-is-life-ui-animals }

## Your turn

life-is-life-ui-your-turn = Your turn
life-is-life-ui-last-turn = Your last turn
life-is-life-ui-waiting = { $name } is thinking
life-is-life-ui-watching = You are watching
life-is-life-ui-you-out = You are out
life-is-life-ui-you-out-text = Stay and watch who swims longest.
life-is-life-ui-pick = Pick a row, then the cards you give.
life-is-life-ui-giving = { $laid } for row { $row } ({ $took }).
life-is-life-ui-you-give = you give
life-is-life-ui-go-start = Pick cards or a row
life-is-life-ui-go-wait = Not your turn yet
life-is-life-ui-go-more = { $count ->
    [one] Pick 1 more card
   *[other] Pick { $count } more cards
}
life-is-life-ui-go-back = { $count ->
    [one] Put 1 card back
   *[other] Put { $count } cards back
}
life-is-life-ui-go-same = Change one card
life-is-life-ui-go-trade = { $count ->
    [one] Trade 1 card
   *[other] Trade { $count } cards
}
life-is-life-ui-go-sudden = Sudden death!
life-is-life-ui-why-same = These very animals lie there. At least one must differ.
life-is-life-ui-why-back = { $row ->
    [one] Row 1 holds one card.
   *[other] Row { $row } holds { $row } cards.
} { $count ->
    [one] Put one back.
   *[other] Put { $count } back.
}
life-is-life-ui-why-many = No row holds more than four cards.
life-is-life-ui-after = After this trade you hold { $list }.
life-is-life-ui-after-scattered = After this trade you hold no animal twice.
life-is-life-ui-after-sudden = After this trade you hold all { $count } { life-is-life-ui-animals }: the round ends.
life-is-life-ui-after-lone = Still alone after this trade: { $list }.
life-is-life-ui-after-paired = After this trade no card of yours is alone.

## Knocking

life-is-life-ui-knock = Knock
life-is-life-ui-knock-later = trade first
life-is-life-ui-not-yet = Not yet
life-is-life-ui-knock-now = Knock now
life-is-life-ui-knock-sure = Knock?
life-is-life-ui-knock-sure-text = Everyone else gets one last turn. Then all hands are counted.
life-is-life-ui-knock-too-text = You keep your hand as it is.
life-is-life-ui-knock-title = { $you ->
    [yes] You knocked
   *[no] { $name } knocked
}
life-is-life-ui-knock-text = One last turn each, in this order. Then all hands are counted.
life-is-life-ui-knocked = Knocked
life-is-life-ui-last = last turn
life-is-life-ui-capped = Time to count

## The table

life-is-life-ui-rows = The four rows
life-is-life-ui-round = Round { $round }
life-is-life-ui-row = Row { $row }: { $cards }
life-is-life-ui-card = { $of ->
    [one] { $animal }, { $value }
   *[other] { $animal }, { $value }, { $place } of { $of }
}
life-is-life-ui-lives = { $lives ->
    [0] no lives left
    [one] one life
   *[other] { $lives } lives
}
life-is-life-ui-left = { $you ->
    [yes] You left { $count ->
        [one] this
       *[other] these
    }
   *[no] { $name } left { $count ->
        [one] this
       *[other] these
    }
}
life-is-life-ui-memory = What you could remember
life-is-life-ui-gave = gave away
life-is-life-ui-unknown = Has not traded yet: ten unknown cards.
life-is-life-ui-close = Close
life-is-life-ui-collect = Collect them all
life-is-life-ui-collect-text = The round ends at once. Everyone else loses a life.
life-is-life-ui-collect-pro = The round ends at once. Everyone else loses a life, you gain one.
life-is-life-ui-two-left = Two left in the pool
life-is-life-ui-two-left-text = A single card is no longer a majority. From now on it takes two.

## The count

life-is-life-ui-go-on = Go on
life-is-life-ui-species = The ten animals, in order
life-is-life-ui-hands = The hands, face up
life-is-life-ui-covered = face down
life-is-life-ui-points = { $count ->
    [one] point
   *[other] points
}
life-is-life-ui-open = Hands on the table
life-is-life-ui-open-text = Animal by animal: whoever alone has the most scores its number.
life-is-life-ui-scores = { $you ->
    [yes] { $value ->
        [one] { $value } point
       *[other] { $value } points
    } for you
   *[no] { $value ->
        [one] { $value } point
       *[other] { $value } points
    } for { $name }
}
life-is-life-ui-scores-text = { $you ->
    [yes] You alone have the most: { $count } { life-is-life-ui-animals }.
   *[no] { $name } alone has the most: { $count } { life-is-life-ui-animals }.
}
life-is-life-ui-nobody = Nobody scores
life-is-life-ui-level-text = The lead is shared, so the points stay in the water.
life-is-life-ui-lone-text = With two left, a majority takes at least two cards.
life-is-life-ui-none-text = Nobody has any { life-is-life-ui-animals }.

## The verdict

life-is-life-ui-verdict = Who loses lives?
life-is-life-ui-verdict-out = { $count ->
    [one] { $names } is out.
   *[other] { $names } are out.
}
life-is-life-ui-verdict-me = { $lost ->
    [0] You lose nothing.
    [one] You lose a life.
   *[other] You lose two lives.
}
life-is-life-ui-verdict-me-gain = You gain a life.
life-is-life-ui-verdict-me-out = You are out.
life-is-life-ui-verdict-level = All level: nobody loses a life.
life-is-life-ui-verdict-dry = { $count ->
    [one] { $names } loses nothing.
   *[other] { $names } lose nothing.
}
life-is-life-ui-lost-rule = Most points: none. Fewest: two. Everyone between: one.
life-is-life-ui-level-all = All have the same number of points.
life-is-life-ui-sudden = Sudden death
life-is-life-ui-fate = { $count ->
    [one] Loses one
   *[other] Loses two
}
life-is-life-ui-fate-none = Keeps all
life-is-life-ui-fate-gain = Gains one
life-is-life-ui-fate-out = Out
life-is-life-ui-keep = { $lives ->
    [0] Your last ring is gone.
    [one] You have one ring left.
   *[other] You have { $lives } rings.
}
life-is-life-ui-in-pool = { $count ->
    [one] Left in the pool: { $names }.
   *[other] { $count } are left in the pool: { $names }.
}
life-is-life-ui-round-over = Round { $round } is over
life-is-life-ui-next-round = { $you ->
    [yes] You begin round { $round }
   *[no] { $name } begins round { $round }
}
life-is-life-ui-next-round-text = All sixty cards are shuffled again.

## After the game

life-is-life-ui-rounds = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
}
life-is-life-ui-sheet-round = Round
life-is-life-ui-sheet-note = The points of each round, and the rings they cost.
life-is-life-ui-afloat = the last one afloat
life-is-life-ui-won = { $you ->
    [yes] You win!
   *[no] { $name } wins.
}
life-is-life-ui-out-in = out in round { $round }
life-is-life-ui-story-ahead = { $you ->
    [yes] Nobody ever had more rings than you.
   *[no] Nobody ever had more rings than { $name }.
}
life-is-life-ui-story-led = { $you ->
    [yes] You had the most rings until round { $round }.
   *[no] { $name } had the most rings until round { $round }.
}
life-is-life-ui-story-sudden = { $you ->
    [yes] Then you collected all the { $herd }: sudden death!
   *[no] Then { $name } collected all the { $herd }: sudden death!
}
life-is-life-ui-story-sank = { $you ->
    [yes] In the end you knocked, and it cost you your last ring.
   *[no] In the end { $name } knocked, and lost the last ring that way.
}
life-is-life-ui-story-knocked = { $you ->
    [yes] In the end you knocked at the right moment, and it was over for { $others }.
   *[no] In the end { $name } knocked at the right moment, and it was over for { $others }.
}
life-is-life-ui-story-you = you
life-is-life-ui-won-how = { $you ->
    [yes] { $lives ->
        [one] You were down to your last ring
       *[other] You still had { $lives } rings
    }
   *[no] { $lives ->
        [one] { $name } was down to the last ring
       *[other] { $name } still had { $lives } rings
    }
} after { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}.
## Keys

life-is-life-keys-rows = Choose a row
