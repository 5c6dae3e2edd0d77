/**
 * Animates pieces from their old places to their new ones whenever the view changes.
 *
 * Svelte's own `flip` and `crossfade` need both ends to be drawn; here a piece may also come from,
 * or go to, a zone that only shows a number (a pile, an opponent's hand).
 */

import { untrack } from "svelte";

const EASE = "cubic-bezier(.3,.7,.2,1)";

interface MotionInit {
  /** The element that holds all pieces and zones. */
  root: () => HTMLElement | undefined;
  /** The state whose changes move pieces. */
  watch: () => unknown;
  /** Milliseconds of one movement; 0: none. */
  duration: () => number;
  /** The zone a piece is in now, for pieces that are no longer drawn. */
  where?: (id: string) => string | null;
}

interface DrawnPiece {
  node: HTMLElement;
  box: DOMRect;
}

/** Call once while a board is set up. Zones carry `data-zone`; pieces `data-piece`, `data-from`. */
export function animatePieces(init: MotionInit): void {
  let pieces = new Map<string, DrawnPiece>();
  let zones = new Map<string, DOMRect>();

  $effect.pre(() => {
    init.watch();
    untrack(() => {
      const root = init.root();
      pieces = root && init.duration() ? piecesIn(root) : new Map();
      zones = root ? zonesIn(root) : new Map();
    });
  });

  $effect(() => {
    init.watch();
    untrack(() => {
      const root = init.root();
      const duration = init.duration();
      if (root && duration && pieces.size + zones.size > 0) {
        arrive(root, pieces, zones, duration);
        depart(root, pieces, init.where ?? (() => null), duration);
      }
    });
  });
}

/** Finish all running animations at once. */
export function finishMotion(root: HTMLElement): void {
  for (const animation of root.getAnimations({ subtree: true })) {
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  }
}

function piecesIn(root: HTMLElement): Map<string, DrawnPiece> {
  const found = new Map<string, DrawnPiece>();
  for (const node of root.querySelectorAll<HTMLElement>("[data-piece]")) {
    found.set(node.dataset["piece"] ?? "", { node, box: node.getBoundingClientRect() });
  }
  return found;
}

function zonesIn(root: HTMLElement): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  for (const node of root.querySelectorAll<HTMLElement>("[data-zone]")) {
    found.set(node.dataset["zone"] ?? "", node.getBoundingClientRect());
  }
  return found;
}

function arrive(
  root: HTMLElement,
  pieces: Map<string, DrawnPiece>,
  zones: Map<string, DOMRect>,
  duration: number,
): void {
  for (const node of root.querySelectorAll<HTMLElement>("[data-piece]")) {
    const before =
      pieces.get(node.dataset["piece"] ?? "")?.box ?? zones.get(node.dataset["from"] ?? "");
    if (before) glide(node, before, node.getBoundingClientRect(), duration);
    else if (node.animate) node.animate([{ opacity: 0 }, { opacity: 1 }], duration / 2);
  }
}

function glide(node: HTMLElement, from: DOMRect, to: DOMRect, duration: number): void {
  const [x, y] = shift(from, to);
  if (Math.abs(x) + Math.abs(y) < 1) return;
  node.animate(
    [
      { translate: `${x}px ${y}px`, zIndex: 5 },
      { translate: "0 0", zIndex: 5 },
    ],
    { duration, easing: EASE },
  );
}

function depart(
  root: HTMLElement,
  pieces: Map<string, DrawnPiece>,
  where: (id: string) => string | null,
  duration: number,
): void {
  const zones = zonesIn(root);
  const drawn = piecesIn(root);
  for (const [id, { node, box }] of pieces) {
    const target = zones.get(where(id) ?? "");
    if (!node.isConnected && !drawn.has(id) && target && box.width)
      ghost(root, node, box, target, duration);
  }
}

function ghost(
  root: HTMLElement,
  node: HTMLElement,
  from: DOMRect,
  to: DOMRect,
  duration: number,
): void {
  const twin = floatingCopy(root, node, from);
  const [x, y] = shift(to, from);
  const end = { translate: `${x}px ${y}px`, scale: "0.6", opacity: 0.2 };
  const moving = twin.animate([{ translate: "0 0" }, end], { duration, easing: EASE });
  moving.onfinish = moving.oncancel = () => twin.remove();
}

/** Return a copy of a piece that floats above everything, at a place of the window. */
export function floatingCopy(root: HTMLElement, node: HTMLElement, at: DOMRect): HTMLElement {
  const twin = node.cloneNode(true) as HTMLElement;
  twin.inert = true;
  twin.removeAttribute("data-piece");
  twin.setAttribute("aria-hidden", "true");
  Object.assign(twin.style, {
    position: "fixed",
    left: `${at.left}px`,
    top: `${at.top}px`,
    width: `${at.width}px`,
    height: `${at.height}px`,
    margin: "0",
    zIndex: "6",
    pointerEvents: "none",
  });
  root.append(twin);
  return twin;
}

function shift(from: DOMRect, to: DOMRect): [number, number] {
  return [
    from.left + from.width / 2 - to.left - to.width / 2,
    from.top + from.height / 2 - to.top - to.height / 2,
  ];
}
