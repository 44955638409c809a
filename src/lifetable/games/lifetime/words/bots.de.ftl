# Warum die Bots von Lifetime denken, was sie denken: erst der Grund, dann die Chance.
why-lifetime-right = { $chance ->
    [0] { $year } ist fast sicher falsch.
    [100] { $year } stimmt fast sicher.
   *[other] { $year } stimmt vielleicht (Chance: { $chance } %).
}
why-lifetime-taken-by-others = { $others ->
    [0] Dann nimmt kaum jemand anders die Karten, bevor du wieder dran bist.
   *[other] Dann nimmt vielleicht jemand anders die Karten, bevor du wieder dran bist (Chance: { $others } %).
}
why-lifetime-chance = { why-lifetime-right } { $cards ->
    [one] Wenn nicht, nimmst du die Karte.
   *[other] Wenn nicht, nimmst du { $cards } Karten.
}
why-lifetime-lay = { why-lifetime-right } { why-lifetime-taken-by-others } Karten, die du in dieser Runde im Schnitt nimmst: { NUMBER($cards, minimumFractionDigits: 1) }.
why-lifetime-opening = { $others ->
    [0] Das ist deine letzte Karte, und { $year } stimmt.
   *[other] Du eröffnest mit { $year }, das stimmt. Andere Karten von dir, die auch passen: { $fitting } von { $others }.
}
why-lifetime-open = Du eröffnest mit { $year }, das stimmt. { why-lifetime-taken-by-others } Karten, die du in dieser Runde im Schnitt nimmst: { NUMBER($cards, minimumFractionDigits: 1) }.
why-lifetime-blind = Diese Karte ist auf jeden Fall verloren. { $gap ->
    [one] Die nächste deiner anderen Karten ist ein Jahr entfernt
   *[other] Die nächste deiner anderen Karten ist { $gap } Jahre entfernt
}: je näher, desto weniger fehlt sie dir.
why-lifetime-to-come = { $year } liegt noch in der Zukunft: Da kann niemand gelebt haben.
