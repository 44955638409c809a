# Warum einem Bot von Lifetime ein Zug gefällt. Jahre kommen als Text.

why-lifetime-chance = { $year } stimmt mit { $chance } % Wahrscheinlichkeit; wenn nicht, nimmst du { NUMBER($cards) } Karten.
why-lifetime-lay = { $year } stimmt mit { $chance } % Wahrscheinlichkeit. Wenn ja, nimmt in { $others } % der Fälle jemand anders die Karten, bevor du wieder dran bist; rechne in dieser Runde mit { NUMBER($cards, minimumFractionDigits: 1) } Karten für dich.
why-lifetime-opening =
    { $others ->
        [0] Das ist deine letzte Karte, und { $year } stimmt.
       *[other] Eröffnest du mit { $year }, würden auch { $fitting } deiner { $others } anderen Karten stimmen.
    }
why-lifetime-open = Eröffnest du mit { $year }, nimmt in { $others } % der Fälle jemand anders die Karten, bevor du wieder dran bist; rechne in dieser Runde mit { NUMBER($cards, minimumFractionDigits: 1) } Karten für dich.
why-lifetime-blind = Diese Karte ist auf jeden Fall verloren. { $gap ->
        [one] Die nächste deiner anderen Karten ist ein Jahr entfernt
       *[other] Die nächste deiner anderen Karten ist { $gap } Jahre entfernt
    }: je näher, desto weniger fehlt sie dir.
