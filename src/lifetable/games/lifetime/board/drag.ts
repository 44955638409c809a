// A card can be carried to an end of the line, by mouse or by finger.
import { spots } from "$ui/kit/spots";
import type { Side } from "./years";

const SIDES: Side[] = ["left", "right"];
const FAR = 10; // pixels before a tap becomes a drag

export interface Carrying {
  begin: () => boolean;
  /** Dropped: at an end, or back into the hand (null). */
  drop: (side: Side | null) => void;
}

/** The end of the line under a point; anywhere on the stage counts for the nearer one. */
function endAt(x: number, y: number): Side | null {
  const under = document.elementsFromPoint(x, y);
  const end = SIDES.find((side) => under.some((thing) => spots.get(side)?.contains(thing)));
  if (end) return end;
  const stage = under.find((thing) => thing.matches(".play"))?.getBoundingClientRect();
  return stage ? (x < stage.left + stage.width / 2 ? "left" : "right") : null;
}

export function carried(
  card: HTMLElement,
  carrying: Carrying,
): { update: (next: Carrying) => void; destroy: () => void } {
  let from: { x: number; y: number } | null = null;
  let flying = false;
  const down = (event: PointerEvent) => {
    if (event.isPrimary && event.button === 0) from = { x: event.clientX, y: event.clientY };
  };
  const move = (event: PointerEvent) => {
    if (!from) return;
    const [x, y] = [event.clientX - from.x, event.clientY - from.y];
    if (!flying && Math.hypot(x, y) > FAR) {
      if (!carrying.begin()) return void (from = null);
      flying = true;
      card.setPointerCapture(event.pointerId);
      card.classList.add("carried");
    }
    if (flying) card.style.translate = `${x}px ${y}px`;
  };
  const up = (event: PointerEvent) => {
    if (flying) {
      carrying.drop(event.type === "pointerup" ? endAt(event.clientX, event.clientY) : null);
      // The click that follows belongs to the drag and not to the card.
      addEventListener("click", stop, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", stop, { capture: true }), 60);
    }
    from = null;
    flying = false;
    card.style.translate = "";
    card.classList.remove("carried");
  };
  const stop = (event: Event) => event.stopPropagation();
  card.addEventListener("pointerdown", down);
  card.addEventListener("pointermove", move);
  card.addEventListener("pointerup", up);
  card.addEventListener("pointercancel", up);
  return {
    update: (next) => (carrying = next),
    destroy: () => removeEventListener("click", stop, { capture: true }),
  };
}
