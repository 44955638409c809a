# Pourquoi les bots de Life is Life pensent ce qu'ils pensent : la raison d'abord, puis ses chances.
why-life-is-life-sudden = Tu réunis les { $count } { life-is-life-ui-animals } : mort subite, tous les autres perdent une vie.
why-life-is-life-scattered = Tu n'as alors aucun animal en double.
why-life-is-life-herd = Ton plus grand troupeau compte alors { $count } { life-is-life-ui-animals }.
why-life-is-life-herd-knock = Tu frappes avec { $count } { life-is-life-ui-animals } comme plus grand troupeau.
why-life-is-life-count = Si les autres ont des mains moyennes, la tienne rapporte alors environ { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
why-life-is-life-count-knock = Tu frappes. Si les autres ont des mains moyennes, la tienne rapporte environ { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
why-life-is-life-leads = { $animals ->
    [0] D'après les cartes que tout le monde a vues, tu n'as alors aucune majorité.
    [one] D'après les cartes que tout le monde a vues, tu as alors la majorité pour un animal. Points gagnés : { $points }.
   *[other] D'après les cartes que tout le monde a vues, tu as alors la majorité pour { $animals } animaux. Points gagnés : { $points }.
}
why-life-is-life-leads-knock = { $animals ->
    [0] D'après les cartes que tout le monde a vues, tu n'as aucune majorité : frapper est risqué.
    [one] Tu frappes. D'après les cartes que tout le monde a vues, tu as la majorité pour un animal. Points gagnés : { $points }.
   *[other] Tu frappes. D'après les cartes que tout le monde a vues, tu as la majorité pour { $animals } animaux. Points gagnés : { $points }.
}
why-life-is-life-knock = Tu frappes maintenant. { why-life-is-life-outlook }{ $others ->
    [0] { "" }
   *[other] { " " }Quelqu'un peut répondre par une mort subite (chances : { $others } %).
}
why-life-is-life-trade = Tu continues à collectionner. { why-life-is-life-outlook }
why-life-is-life-pursue = Tu vises toi-même la mort subite (chances : { $own } %). { why-life-is-life-outlook }
why-life-is-life-danger = Attention, quelqu'un d'autre peut ensuite réussir une mort subite (chances : { $others } %). { why-life-is-life-outlook }
why-life-is-life-outlook = { $best ->
    [0] Tu ne finiras guère en tête
   *[other] Tu peux finir en tête (chances : { $best } %)
}{ $worst ->
    [0] , et guère en dernier.
   *[other] , ou en dernier (chances : { $worst } %).
} Manches que j'ai imaginées : { $rounds }.
