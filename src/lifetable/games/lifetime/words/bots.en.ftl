# Why a bot of Lifetime likes a move. Years come as text.

why-lifetime-chance = { $year } is right with a chance of { $chance } %; if it is wrong, you take { NUMBER($cards) } cards.
why-lifetime-lay = { $year } is right with a chance of { $chance } %. If it is, somebody else takes the cards before your next turn in { $others } % of cases; expect { NUMBER($cards, minimumFractionDigits: 1) } cards for yourself in this round.
why-lifetime-opening =
    { $others ->
        [0] This is your last card, and { $year } is right.
       *[other] Opening with { $year }, { $fitting } of your other { $others } cards would be right as well.
    }
why-lifetime-open = Opening with { $year }, somebody else takes the cards before your next turn in { $others } % of cases; expect { NUMBER($cards, minimumFractionDigits: 1) } cards for yourself in this round.
why-lifetime-blind = This card is lost anyway. { $gap ->
        [one] It is one year from the nearest of your other cards
       *[other] It is { $gap } years from the nearest of your other cards
    }: the closer, the less you will miss it.
