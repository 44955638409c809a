# Why the bots of Lifetime think what they think: the reason first, then how likely it is.
why-lifetime-right = { $chance ->
    [0] { $year } is almost certainly wrong.
    [100] { $year } is almost certainly right.
   *[other] { $year } may be right (chance: { $chance } %).
}
why-lifetime-taken-by-others = { $others ->
    [0] Then hardly anybody else will take the cards before it is your turn again.
   *[other] Then somebody else may take the cards before it is your turn again (chance: { $others } %).
}
why-lifetime-chance = { why-lifetime-right } { $cards ->
    [one] If it is wrong, you take the card.
   *[other] If it is wrong, you take { $cards } cards.
}
why-lifetime-lay = { why-lifetime-right } { why-lifetime-taken-by-others } Cards you take this round, on average: { NUMBER($cards, minimumFractionDigits: 1) }.
why-lifetime-opening = { $others ->
    [0] This is your last card, and { $year } is right.
   *[other] You open with { $year }, which is right. Other cards of yours that fit too: { $fitting } of { $others }.
}
why-lifetime-open = You open with { $year }, which is right. { why-lifetime-taken-by-others } Cards you take this round, on average: { NUMBER($cards, minimumFractionDigits: 1) }.
why-lifetime-blind = This card is lost anyway. { $gap ->
    [one] It is one year from the nearest of your other cards
   *[other] It is { $gap } years from the nearest of your other cards
}: the closer, the less you will miss it.
why-lifetime-to-come = { $year } has not come yet: nobody can have been alive then.
