# Pourquoi un bot de Lifetime aime un coup. Les années sont des textes.

why-lifetime-chance = { $year } est juste avec { $chance } % de chances ; sinon, tu ramasses { NUMBER($cards) } cartes.
why-lifetime-lay = { $year } est juste avec { $chance } % de chances. Si c'est le cas, quelqu'un d'autre ramasse les cartes avant ton prochain tour dans { $others } % des cas ; compte { NUMBER($cards, minimumFractionDigits: 1) } { $cards ->
        [one] carte
       *[other] cartes
    } pour toi dans cette manche.
why-lifetime-opening =
    { $others ->
        [0] C'est ta dernière carte, et { $year } est juste.
       *[other] En ouvrant avec { $year }, parmi tes autres cartes, { $fitting } sur { $others } seraient justes aussi.
    }
why-lifetime-open = En ouvrant avec { $year }, quelqu'un d'autre ramasse les cartes avant ton prochain tour dans { $others } % des cas ; compte { NUMBER($cards, minimumFractionDigits: 1) } { $cards ->
        [one] carte
       *[other] cartes
    } pour toi dans cette manche.
why-lifetime-blind = Cette carte est perdue de toute façon. { $gap ->
        [one] La plus proche de tes autres cartes est à { $gap } an
       *[other] La plus proche de tes autres cartes est à { $gap } ans
    } : plus elle est proche, moins celle-ci te manquera.
