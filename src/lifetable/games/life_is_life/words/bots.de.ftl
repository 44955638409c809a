# Warum die Bots von Life is Life denken, was sie denken: erst der Grund, dann die Chance.
why-life-is-life-sudden = Du hast alle { $count } { life-is-life-ui-animals }: Sudden Death, alle anderen verlieren ein Leben.
why-life-is-life-scattered = Du hast dann kein Tier doppelt.
why-life-is-life-herd = Deine größte Herde: { $count } { life-is-life-ui-animals }.
why-life-is-life-herd-knock = Du klopfst, deine größte Herde: { $count } { life-is-life-ui-animals }.
why-life-is-life-count = Haben die anderen mittelmäßige Hände, bringt deine dann etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
why-life-is-life-count-knock = Du klopfst. Haben die anderen mittelmäßige Hände, bringt deine etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
why-life-is-life-leads = { $animals ->
    [0] Nach den Karten, die alle gesehen haben, führst du dann bei keinem Tier.
    [one] Nach den Karten, die alle gesehen haben, führst du dann bei einem Tier. Punkte dafür: { $points }.
   *[other] Nach den Karten, die alle gesehen haben, führst du dann bei { $animals } Tieren. Punkte dafür: { $points }.
}
why-life-is-life-leads-knock = { $animals ->
    [0] Nach den Karten, die alle gesehen haben, führst du bei keinem Tier: Klopfen ist riskant.
    [one] Du klopfst. Nach den Karten, die alle gesehen haben, führst du bei einem Tier. Punkte dafür: { $points }.
   *[other] Du klopfst. Nach den Karten, die alle gesehen haben, führst du bei { $animals } Tieren. Punkte dafür: { $points }.
}
why-life-is-life-knock = Du klopfst jetzt. { why-life-is-life-outlook }{ $others ->
    [0] { "" }
   *[other] { " " }Jemand antwortet vielleicht mit Sudden Death (Chance: { $others } %).
}
why-life-is-life-trade = Du sammelst weiter. { why-life-is-life-outlook }
why-life-is-life-pursue = Du bist selbst auf dem Weg zum Sudden Death (Chance: { $own } %). { why-life-is-life-outlook }
why-life-is-life-danger = Vorsicht, danach schafft vielleicht jemand anders einen Sudden Death (Chance: { $others } %). { why-life-is-life-outlook }
why-life-is-life-outlook = { $best ->
    [0] Ganz vorn liegst du kaum
   *[other] Vielleicht liegst du am Ende vorn (Chance: { $best } %)
}{ $worst ->
    [0] , aber auch kaum ganz hinten.
   *[other] , vielleicht auch ganz hinten (Chance: { $worst } %).
} Durchgänge, die ich mir vorgestellt habe: { $rounds }.
