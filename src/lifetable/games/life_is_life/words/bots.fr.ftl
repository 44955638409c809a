# Pourquoi les bots de Life is Life pensent ce qu'ils pensent.

why-life-is-life-animals = { $animal ->
    [giraffe] girafes
    [bear] ours
    [mole] taupes
    [goat] chèvres
    [sheep] moutons
    [dog] chiens
    [rabbit] lapins
    [pig] cochons
    [cat] chats
   *[mouse] souris
}
why-life-is-life-sudden = Tu réunis les { $count } { why-life-is-life-animals } : mort subite, tous les autres perdent une vie.
why-life-is-life-scattered = Tu n'as alors aucun animal en double.
why-life-is-life-herd = Ton plus grand troupeau compte alors { $count } { why-life-is-life-animals }.
why-life-is-life-herd-knock = Tu frappes avec { $count } { why-life-is-life-animals } comme plus grand troupeau.
why-life-is-life-count = Cette main vaut environ { $points } points si les autres tiennent ce que le hasard leur a donné.
why-life-is-life-count-knock = Tu frappes avec environ { $points } points si les autres tiennent ce que le hasard leur a donné.
why-life-is-life-leads = { $animals ->
    [0] D'après ce qui a été pris et posé, tu n'as alors aucune majorité.
    [one] D'après ce qui a été pris et posé, tu as alors la majorité d'un animal, soit { $points } points.
   *[other] D'après ce qui a été pris et posé, tu as alors la majorité pour { $animals } animaux, soit { $points } points.
}
why-life-is-life-leads-knock = { $animals ->
    [0] D'après ce qui a été pris et posé, tu n'as aucune majorité : frapper est risqué.
    [one] D'après ce qui a été pris et posé, tu as la majorité d'un animal, soit { $points } points, et tu frappes.
   *[other] D'après ce qui a été pris et posé, tu as la majorité pour { $animals } animaux, soit { $points } points, et tu frappes.
}
why-life-is-life-knock = En frappant maintenant, tu finis en tête dans { $best } % et en queue dans { $worst } % des { $rounds } manches imaginées ; quelqu'un répond par une mort subite dans { $others } %.
why-life-is-life-trade = Avec cet échange, tu finis en tête dans { $best } % et en queue dans { $worst } % des { $rounds } manches imaginées.
why-life-is-life-pursue = Cet échange te permet de déclencher la mort subite dans { $own } % des { $rounds } manches imaginées ; sinon, tu finis en tête dans { $best } %.
why-life-is-life-danger = Après cet échange, quelqu'un d'autre réussit une mort subite dans { $others } % des { $rounds } manches imaginées ; tu finis en tête dans { $best } %.
