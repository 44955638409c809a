# The first game of That's Life!, told by the dog.

thats-life-lesson-hello = Hello! This is the path, from Start to Finish. Some tiles are good, some are bad. Bring your three pawns home, and the highest total wins.
thats-life-lesson-die = You rolled a 4. On your turn you move one piece, all the way. Tap a pawn on Start.
thats-life-lesson-bot = Now { $name } rolls and moves.
thats-life-lesson-alone = Your pawn stands all alone on −4. When it leaves, the tile is yours, like it or not. Go on, tap it: −4 won't stay bad for long.
thats-life-lesson-bot-takes = { $name } stood alone too, and has to take −6.
thats-life-lesson-guard = You landed on a clover, but a guard stands there: with company you take nothing. Guards belong to nobody. Send this one away.
thats-life-lesson-bot-again = { $name } starts a second pawn.
thats-life-lesson-clover = Now you are alone on the clover. Leave it and take it.
thats-life-lesson-turned = Look at your total: the clover turned your biggest minus, −4, into +4. That's luck.
thats-life-lesson-company = Remember: on a minus tile, go while others stay. On a plus or a clover, be the last to go.
thats-life-lesson-home = Much later. Only one of your pawns is left, alone on +8. Bring it home! Steps you have too many don't matter.
thats-life-lesson-end = Everybody is home, so the tiles are counted: 25 to 14. You win!
