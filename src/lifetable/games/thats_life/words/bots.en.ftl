# Why a bot likes or dislikes a move of That's Life!
# $value, $to and $points come with their sign; $joined is a percentage.

why-thats-life-pawn =
    { $taken ->
        [none] You take nothing.
        [luck] You take a clover. For now that changes your score by { $points }.
       *[tile] You take { $value }. That changes your score by { $points }.
    } { $landing ->
        [finish] Your pawn is home.
        [start] Your pawn goes back to Start.
        [pawns] Your pawn has other pawns for company on { $tile ->
            [luck] a clover
           *[other] { $to }
        }.
        [guard] Your pawn has a guard for company on { $tile ->
            [luck] a clover
           *[other] { $to }
        }.
       *[alone] Your pawn stands alone on { $tile ->
            [luck] a clover
           *[other] { $to }
        }. { $joined ->
            [0] Nobody can join it before your next turn.
           *[other] Somebody may be able to join it before your next turn (chance: { $joined } %).
        }
    }
why-thats-life-guard =
    You move the guard off { $tile ->
        [start] Start
        [luck] a clover
       *[other] { $value }
    }. { $left ->
        [you] { $tile ->
            [start] Your pawn stays there alone.
           *[other] Your pawn stays there alone and takes the tile when it goes.
        }
        [other] { $tile ->
            [start] Another player's pawn stays there alone.
           *[other] Another player's pawn stays there alone and takes the tile when it goes.
        }
        [several] Several pawns stay there together.
       *[guarded] Another guard stays there.
    } { $landing ->
        [finish] The guard reaches Finish.
        [start] The guard goes back to Start.
        [pawns] The guard joins the pawns on { $goal ->
            [luck] a clover
           *[other] { $to }
        }.
        [guard] The guard joins a guard on { $goal ->
            [luck] a clover
           *[other] { $to }
        }.
       *[alone] The guard waits alone on { $goal ->
            [luck] a clover
           *[other] { $to }
        } until a pawn comes.
    }
why-thats-life-stay = Nothing moves, nothing is taken.
