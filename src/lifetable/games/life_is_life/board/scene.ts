import type { Counted, Scene } from "./advance";
import { ANIMALS, type Animal } from "./animals";
import type { View } from "./shapes";

/** What the table is busy with: a turn, showing and counting hands, who loses lives, or sudden death. */
export type Act = "play" | "count" | "verdict" | "sudden";

export function actOf({ scene }: Pick<View, "scene">): Act {
  if (!scene) return "play";
  if (scene.sudden) return "sudden";
  return scene.totals ? "verdict" : "count";
}

/** The seats that were in the round, from one's left round to oneself (or from seat 0). */
export function around(players: number, seat: number | null): number[] {
  const first = seat === null ? 0 : seat + 1;
  return Array.from({ length: players }, (_, i) => (first + i) % players);
}

/** The rule of the lives (LL07, LL04, LL10): how many each seat should lose or gain. */
export function due(scene: Scene, pro: boolean): number[] {
  const living = scene.lives.map((lives) => lives > 0);
  if (scene.sudden) {
    const { seat } = scene.sudden;
    return living.map((alive, i) => (!alive ? 0 : i !== seat ? -1 : pro ? 1 : 0));
  }
  const points = scene.points.filter((_, i) => living[i]);
  const [best, worst] = [Math.max(...points), Math.min(...points)];
  return scene.points.map((n, i) => (!living[i] || n === best ? 0 : n === worst ? -2 : -1));
}

/** Has everything been told that belongs to this end of a round? */
export function settled(scene: Scene, pro: boolean): boolean {
  if (!scene.sudden && !scene.totals) return false;
  const changes = due(scene, pro);
  const changed = changes.filter((n) => n !== 0).length;
  const gone = changes.filter((n, i) => n < 0 && (scene.lives[i] ?? 0) + n <= 0).length;
  return scene.fates.length >= changed && scene.out.length >= gone;
}

/** What became of each animal so far: who scored it, or why nobody did, or still to come. */
export type Mark = {
  animal: Animal;
  state: "won" | "level" | "lone" | "none" | "next";
  seat: number | null;
};

export function marks(scene: Scene): Mark[] {
  return ANIMALS.map((animal, i) => {
    const event = scene.counted[i];
    if (!event) return { animal, state: "next", seat: null };
    return { animal, state: event.seat !== null ? "won" : whyNobody(event), seat: event.seat };
  });
}

/** How a group of cards lies in the count: still to come, up now, kept, or turned over. */
export type Lying = "open" | "now-won" | "now-lost" | "kept" | "over";

export function lying(scene: Scene, animal: Animal, seat: number): Lying {
  const at = ANIMALS.indexOf(animal);
  const event = scene.counted[at];
  if (!event) return "open";
  const now = at === scene.counted.length - 1 && !scene.totals;
  if (event.seat === seat) return now ? "now-won" : "kept";
  return now ? "now-lost" : "over";
}

/** Why nobody scored: level, only a lone card with two left (LL06), or nobody had one. */
export function whyNobody({ counts }: Counted): "level" | "lone" | "none" {
  const most = Math.max(...counts);
  if (most === 0) return "none";
  return most === 1 && counts.filter((n) => n === most).length === 1 ? "lone" : "level";
}

/** Who still has a last turn after a knock, in order. */
export function lastTurns(
  view: Pick<View, "players" | "lives" | "turn" | "last_turns" | "scene">,
): number[] {
  if (view.last_turns === null || view.turn === null || view.scene) return [];
  const seats: number[] = [];
  for (
    let seat = view.turn, i = 0;
    seats.length < view.last_turns && i < view.players;
    i++, seat = (seat + 1) % view.players
  ) {
    if (view.lives[seat]! > 0) seats.push(seat);
  }
  return seats;
}
