# Why the bots of Life is Life think what they think: the reason first, then how likely it is.
why-life-is-life-sudden = You hold all { $count } { life-is-life-ui-animals }: sudden death, everyone else loses a life.
why-life-is-life-scattered = You then hold no animal twice.
why-life-is-life-herd = Your largest herd is then { $count } { life-is-life-ui-animals }.
why-life-is-life-herd-knock = You knock with { $count } { life-is-life-ui-animals } as your largest herd.
why-life-is-life-count = If the others have average hands, yours then scores about { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
why-life-is-life-count-knock = You knock. If the others have average hands, yours scores about { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
why-life-is-life-leads = { $animals ->
    [0] Going by the cards everyone saw, you then lead in no animal.
    [one] Going by the cards everyone saw, you then lead in one animal. Points for that: { $points }.
   *[other] Going by the cards everyone saw, you then lead in { $animals } animals. Points for that: { $points }.
}
why-life-is-life-leads-knock = { $animals ->
    [0] Going by the cards everyone saw, you lead in no animal: knocking is a risk.
    [one] You knock. Going by the cards everyone saw, you lead in one animal. Points for that: { $points }.
   *[other] You knock. Going by the cards everyone saw, you lead in { $animals } animals. Points for that: { $points }.
}
why-life-is-life-knock = You knock now. { why-life-is-life-outlook }{ $others ->
    [0] { "" }
   *[other] { " " }Somebody may answer with sudden death (chance: { $others } %).
}
why-life-is-life-trade = You go on collecting. { why-life-is-life-outlook }
why-life-is-life-pursue = You are after sudden death yourself (chance: { $own } %). { why-life-is-life-outlook }
why-life-is-life-danger = Careful, after this somebody else may manage sudden death (chance: { $others } %). { why-life-is-life-outlook }
why-life-is-life-outlook = { $best ->
    [0] You will hardly come first
   *[other] You may come first (chance: { $best } %)
}{ $worst ->
    [0] , and hardly last.
   *[other] , or last (chance: { $worst } %).
} Rounds I imagined: { $rounds }.
