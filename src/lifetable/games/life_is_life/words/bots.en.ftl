# Why the bots of Life is Life think what they think.

why-life-is-life-animals = { $animal ->
    [giraffe] giraffes
    [bear] bears
    [mole] moles
    [goat] goats
    [sheep] sheep
    [dog] dogs
    [rabbit] rabbits
    [pig] pigs
    [cat] cats
   *[mouse] mice
}
why-life-is-life-sudden = You hold all { $count } { why-life-is-life-animals }: sudden death, everyone else loses a life.
why-life-is-life-scattered = You then hold no animal twice.
why-life-is-life-herd = Your largest herd is then { $count } { why-life-is-life-animals }.
why-life-is-life-herd-knock = You knock with { $count } { why-life-is-life-animals } as your largest herd.
why-life-is-life-count = That hand is worth about { $points } points if the others hold what chance gave them.
why-life-is-life-count-knock = You knock with about { $points } points if the others hold what chance gave them.
why-life-is-life-leads = { $animals ->
    [0] By what was taken and laid, you then lead nowhere.
    [one] By what was taken and laid, you then lead in one animal, worth { $points } points.
   *[other] By what was taken and laid, you then lead in { $animals } animals, worth { $points } points.
}
why-life-is-life-leads-knock = { $animals ->
    [0] By what was taken and laid, you lead nowhere: knocking is a risk.
    [one] By what was taken and laid, you lead in one animal, worth { $points } points, and knock.
   *[other] By what was taken and laid, you lead in { $animals } animals, worth { $points } points, and knock.
}
why-life-is-life-knock = Knocking now makes you best in { $best } % and last in { $worst } % of { $rounds } rounds imagined; someone answers with sudden death in { $others } %.
why-life-is-life-trade = With this trade you end best in { $best } % and last in { $worst } % of { $rounds } rounds imagined.
why-life-is-life-pursue = This trade leads to your own sudden death combination in { $own } % of { $rounds } rounds imagined; otherwise you are best in { $best } %.
why-life-is-life-danger = After this trade someone else manages sudden death in { $others } % of { $rounds } rounds imagined; you are best in { $best } %.
