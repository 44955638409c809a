// The view after one event, as far as the event tells.
import { scores } from "./luck";
import type { Event, EventOf, View } from "./shapes";
import { FINISH, START } from "./stops";

const ascending = (a: number, b: number) => a - b;

function without<T>(list: T[], one: T): T[] {
  const at = list.indexOf(one);
  return at < 0 ? list : list.toSpliced(at, 1);
}

type Pieces = View["start"];

/** A view with the pieces of one place changed. */
function at(view: View, place: number, change: (there: Pieces) => Pieces): View {
  if (place === START) return { ...view, start: change(view.start) };
  if (place === FINISH) return { ...view, finish: change(view.finish) };
  const path = view.path.map((stop) => (stop.tile === place ? { ...stop, ...change(stop) } : stop));
  return { ...view, path };
}

function moved(view: View, event: EventOf<"moved">): View {
  const guard = event.piece === "guard";
  const off = at(view, event.from, (there) => ({
    pawns: guard ? there.pawns : without(there.pawns, event.seat),
    guards: there.guards - (guard ? 1 : 0),
  }));
  const on = at(off, event.to, (there) => ({
    pawns: guard ? there.pawns : [...there.pawns, event.seat].sort(ascending),
    guards: there.guards + (guard ? 1 : 0),
  }));
  return { ...on, ply: view.ply + 1 };
}

const lifted = (view: View, tile: number): View["path"] =>
  view.path.filter((stop) => stop.tile !== tile);

function taken(view: View, event: EventOf<"taken">): View {
  const tile = { tile: event.tile, value: event.value };
  const all = view.taken.map((tiles, seat) =>
    seat === event.seat ? [...tiles, tile].sort((a, b) => a.tile - b.tile) : tiles,
  );
  return counted({ ...view, path: lifted(view, event.tile), taken: all });
}

/** A sprint takes the tile from under a pawn: the pawn then stands nowhere. */
const counted = (view: View): View => ({ ...view, scores: scores(view) });

function swept(view: View, event: EventOf<"left" | "recycled">): View {
  const boxed = { ...view, box: view.box + event.guards };
  if (event.kind === "left") {
    return {
      ...boxed,
      path: lifted(view, event.tile),
      gone: [...view.gone, event.tile].sort(ascending),
    };
  }
  const back = view.path.find((stop) => stop.tile === event.tile);
  return {
    ...boxed,
    path: [...lifted(view, event.tile), ...(back ? [{ ...back, guards: 0 }] : [])],
  };
}

function straggler(view: View, event: EventOf<"straggler">): View {
  const { seat, tile, value } = event;
  if (tile === null || value === null) return view;
  return counted({ ...view, path: lifted(view, tile), straggler: { seat, tile, value } });
}

/** The view after one event. */
export function advance(view: View, event: Event): View {
  switch (event.kind) {
    case "began":
      return { ...view, first: event.seat, turn: event.seat };
    case "rolled":
      return { ...view, turn: event.seat, die: event.die };
    case "moved":
      return moved(view, event);
    case "stayed":
      return { ...view, ply: view.ply + 1 };
    case "taken":
      return taken(view, event);
    case "left":
    case "recycled":
      return swept(view, event);
    case "ended":
      return { ...view, over: true, turn: null, die: null };
    case "straggler":
      return straggler(view, event);
    case "scored":
      return { ...view, scores: event.scores };
    case "home":
    case "finished":
    case "won":
      return view;
  }
}
