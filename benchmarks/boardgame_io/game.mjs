// A board of about 2.2 KB, four players, and one move that changes it and passes the turn.
const tile = (n) => ({ tile: n, value: (n % 17) - 8, pawns: n % 5 ? [] : [n % 4], guards: n % 3 ? 0 : 1 });

export const Laps = {
  name: "laps",
  setup: () => ({ path: Array.from({ length: 34 }, (_, n) => tile(n)), die: 1, moves: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    step: ({ G }, n) => {
      const here = G.path[n % G.path.length];
      here.guards = (here.guards + 1) % 4;
      G.die = (G.die % 6) + 1;
      G.moves += 1;
    },
  },
};
