# What a study of That's Life! shows.

thats-life-study-axis-score = points
thats-life-study-axis-path = the tiles, from Start to Finish
thats-life-study-axis-luck = clovers taken
thats-life-study-axis-die = what the die shows
thats-life-study-ending-standard = Every pawn home
thats-life-study-ending-sprint = Sprint
thats-life-study-ending-straggler = Straggler
thats-life-study-worth = What each tile is worth
thats-life-study-worth-says = Who takes { $best } wins { $wins } of the games, who takes { $worst } only { $loses }; an even share is { $even }. The biggest minus, { $biggest }, leaves { $costs }: clovers turn the biggest ones first.
thats-life-study-left = Which tiles nobody takes
thats-life-study-left-says = Of 32 tiles { $tiles } are taken in a random game. Left behind most often: { $most } ({ $often }), least often: { $least } ({ $seldom }).
thats-life-study-luck = What clovers do
thats-life-study-luck-says = Without a clover a random player wins { $none } of the games, with { $many } of them { $with }.
thats-life-study-die = Is the die fair?
thats-life-study-die-says = In { $rolls } rolls it showed { $mean } on average; a fair die shows 3.5.
