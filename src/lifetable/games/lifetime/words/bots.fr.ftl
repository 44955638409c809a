# Pourquoi les bots de Lifetime pensent ce qu'ils pensent : la raison d'abord, puis ses chances.
why-lifetime-right = { $chance ->
    [0] { $year } est presque sûrement faux.
    [100] { $year } est presque sûrement juste.
   *[other] { $year } est peut-être juste (chances : { $chance } %).
}
why-lifetime-taken-by-others = { $others ->
    [0] Ensuite, il est rare que quelqu'un d'autre ramasse les cartes avant ton prochain tour.
   *[other] Ensuite, quelqu'un d'autre ramassera peut-être les cartes avant ton prochain tour (chances : { $others } %).
}
why-lifetime-chance = { why-lifetime-right } { $cards ->
    [one] Sinon, tu ramasses la carte.
   *[other] Sinon, tu ramasses { $cards } cartes.
}
why-lifetime-lay = { why-lifetime-right } { why-lifetime-taken-by-others } Cartes que tu ramasses dans cette manche, en moyenne : { NUMBER($cards, minimumFractionDigits: 1) }.
why-lifetime-opening = { $others ->
    [0] C'est ta dernière carte, et { $year } est juste.
   *[other] Tu ouvres avec { $year }, c'est juste. Tes autres cartes qui conviennent aussi : { $fitting } sur { $others }.
}
why-lifetime-open = Tu ouvres avec { $year }, c'est juste. { why-lifetime-taken-by-others } Cartes que tu ramasses dans cette manche, en moyenne : { NUMBER($cards, minimumFractionDigits: 1) }.
why-lifetime-blind = Cette carte est perdue de toute façon. { $gap ->
    [one] La plus proche de tes autres cartes est à { $gap } an
   *[other] La plus proche de tes autres cartes est à { $gap } ans
} : plus elle est proche, moins celle-ci te manquera.
why-lifetime-to-come = { $year } n'est pas encore arrivée : personne n'a pu vivre jusque-là.
