# Why a bot likes or dislikes a move of That's Life!
# $value, $to and $points come with their sign; $joined is a percentage.

why-thats-life-pawn =
    { $taken ->
        [none] Leaving takes nothing
        [luck] Leaving takes a luck tile ({ $points } points now)
       *[tile] Leaving takes { $value } ({ $points } points, luck counted)
    }; { $landing ->
        [finish] the pawn is home.
        [start] it goes back to start.
        [pawns] it lands in company on { $tile ->
            [luck] a luck tile
           *[other] { $to }
        }.
        [guard] it lands beside a guard on { $tile ->
            [luck] a luck tile
           *[other] { $to }
        }.
       *[alone] it lands alone on { $tile ->
            [luck] a luck tile
           *[other] { $to }
        }, and the dice let someone join it before your next turn in { $joined } % of cases.
    }
why-thats-life-guard =
    The guard leaves { $tile ->
        [start] start
        [luck] a luck tile
       *[other] { $value }
    }{ $left ->
        [you] { "" }: then your pawn stands there alone and takes it when it goes
        [other] { "" }: then somebody else's pawn stands there alone and takes it when it goes
        [several] , where several pawns stay together
       *[guarded] , where another guard stays
    }; { $landing ->
        [finish] it reaches finish.
        [start] it goes back to start.
        [pawns] it joins the pawns on { $goal ->
            [luck] a luck tile
           *[other] { $to }
        }.
        [guard] it joins a guard on { $goal ->
            [luck] a luck tile
           *[other] { $to }
        }.
       *[alone] it stands alone on { $goal ->
            [luck] a luck tile
           *[other] { $to }
        } until a pawn comes.
    }
why-thats-life-stay = Nothing moves, nothing is taken.
