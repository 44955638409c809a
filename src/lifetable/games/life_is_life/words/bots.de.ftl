# Warum die Bots von Life is Life denken, was sie denken.

why-life-is-life-animals = { $animal ->
    [giraffe] Giraffen
    [bear] Bären
    [mole] Maulwürfe
    [goat] Ziegen
    [sheep] Schafe
    [dog] Hunde
    [rabbit] Hasen
    [pig] Schweine
    [cat] Katzen
   *[mouse] Mäuse
}
why-life-is-life-sudden = Du hältst alle { $count } { why-life-is-life-animals }: Sudden Death, alle anderen verlieren ein Leben.
why-life-is-life-scattered = Du hältst dann kein Tier doppelt.
why-life-is-life-herd = Deine größte Herde: { $count } { why-life-is-life-animals }.
why-life-is-life-herd-knock = Du klopfst, deine größte Herde: { $count } { why-life-is-life-animals }.
why-life-is-life-count = Diese Hand ist etwa { $points } Punkte wert, wenn die anderen halten, was der Zufall ihnen gab.
why-life-is-life-count-knock = Du klopfst mit etwa { $points } Punkten, wenn die anderen halten, was der Zufall ihnen gab.
why-life-is-life-leads = { $animals ->
    [0] Nach allem, was genommen und abgelegt wurde, führst du dann nirgends.
    [one] Nach allem, was genommen und abgelegt wurde, führst du dann bei einem Tier, { $points } Punkte wert.
   *[other] Nach allem, was genommen und abgelegt wurde, führst du dann bei { $animals } Tieren, { $points } Punkte wert.
}
why-life-is-life-leads-knock = { $animals ->
    [0] Nach allem, was genommen und abgelegt wurde, führst du nirgends: Klopfen ist ein Wagnis.
    [one] Nach allem, was genommen und abgelegt wurde, führst du bei einem Tier, { $points } Punkte wert, und klopfst.
   *[other] Nach allem, was genommen und abgelegt wurde, führst du bei { $animals } Tieren, { $points } Punkte wert, und klopfst.
}
why-life-is-life-knock = Klopfst du jetzt, bist du in { $best } % von { $rounds } gedachten Durchgängen vorn und in { $worst } % Letzter; in { $others } % antwortet jemand mit Sudden Death.
why-life-is-life-trade = Mit diesem Tausch bist du in { $best } % von { $rounds } gedachten Durchgängen vorn und in { $worst } % Letzter.
why-life-is-life-pursue = Dieser Tausch führt in { $own } % von { $rounds } gedachten Durchgängen zu deinem Sudden Death; sonst bist du in { $best } % vorn.
why-life-is-life-danger = Nach diesem Tausch gelingt in { $others } % von { $rounds } gedachten Durchgängen jemand anderem ein Sudden Death; du bist in { $best } % vorn.
