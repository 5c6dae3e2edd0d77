/**
 * Drag and drop, as a shortcut for two clicks.
 *
 * When a piece is dropped it is clicked, and then the drop target, as soon as that can be chosen;
 * so a drag does nothing that two clicks do not. On a touch screen a piece must be held for a moment
 * first, so that the page can still be scrolled.
 */

import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

import { floatingCopy } from "./animation.svelte";

interface DragInit {
  /** CSS selector of what can be dragged. */
  pieces: string;
  /** CSS selector of the drop areas. */
  grounds: string;
  /** CSS selector of what is clicked on a drop: the area itself, or something inside it. */
  places: string;
}

const SLACK = 6; // pixels that a press may move
const HOLD = 220; // milliseconds that a finger is held
const PATIENCE = 4000; // milliseconds until a place can be chosen

/** Return the gesture of a pointer that has moved so far, so long after it was pressed. */
export function gestureOf(
  pointer: string,
  distance: number,
  elapsed: number,
): "press" | "scroll" | "drag" {
  if (pointer === "touch" && elapsed < HOLD) return distance > SLACK ? "scroll" : "press";
  return distance > SLACK ? "drag" : "press";
}

/** Attach to the element that holds all pieces and places. */
export function draggable(init: DragInit): Attachment<HTMLElement> {
  return (root) => {
    let held: DragState | null = null;

    function press(event: PointerEvent): void {
      const piece = (event.target as Element).closest<HTMLElement>(init.pieces);
      if (piece && event.isPrimary && event.button === 0) held = new DragState(root, piece, event);
    }

    function move(event: PointerEvent): void {
      if (held && !held.follows(event)) release();
    }

    function drop(event: PointerEvent): void {
      const piece = held?.twin ? held.piece : null;
      release();
      if (piece) void letGo(root, init, piece, [event.clientX, event.clientY]);
    }

    function release(): void {
      held?.twin?.remove();
      held = null;
    }

    const ends = [
      on(root, "pointerdown", press),
      on(window, "pointermove", move),
      on(window, "pointerup", drop),
      on(window, "pointercancel", release),
      on(root, "touchmove", (event) => held?.rests(event) && event.preventDefault(), {
        passive: false,
      }),
      release,
    ];
    return () => ends.forEach((end) => end());
  };
}

/** A piece under a pressed pointer. */
class DragState {
  readonly piece: HTMLElement;
  /** The copy that follows the pointer, once it is dragged. */
  twin: HTMLElement | null = null;
  private readonly root: HTMLElement;
  private readonly from: PointerEvent;

  constructor(root: HTMLElement, piece: HTMLElement, from: PointerEvent) {
    this.root = root;
    this.piece = piece;
    this.from = from;
  }

  /** Follow the pointer; return whether the piece is still held. */
  follows(event: PointerEvent): boolean {
    const [x, y] = [event.clientX - this.from.clientX, event.clientY - this.from.clientY];
    const elapsed = event.timeStamp - this.from.timeStamp;
    const gesture = this.twin ? "drag" : gestureOf(event.pointerType, Math.hypot(x, y), elapsed);
    if (gesture === "drag") {
      this.twin ??= floatingCopy(this.root, this.piece, this.piece.getBoundingClientRect());
      this.twin.style.translate = `${x}px ${y}px`;
    }
    return gesture !== "scroll";
  }

  /** Whether a finger was held long enough to drag rather than scroll. */
  rests(event: TouchEvent): boolean {
    return this.twin !== null || event.timeStamp - this.from.timeStamp >= HOLD;
  }
}

type Point = [x: number, y: number];

async function letGo(
  root: HTMLElement,
  init: DragInit,
  piece: HTMLElement,
  at: Point,
): Promise<void> {
  const end = performance.now() + PATIENCE;
  if (!groundAt(root, init, at)) return;
  if (piece.ariaPressed !== "true") piece.click();
  do await new Promise(requestAnimationFrame);
  while (!choosePlace(root, init, at) && performance.now() < end);
}

/** Click the place at a point; return whether there is one. */
function choosePlace(root: HTMLElement, init: DragInit, at: Point): boolean {
  const ground = groundAt(root, init, at);
  const within = ground?.querySelector(init.places);
  const place = ground?.matches(init.places) ? document.elementFromPoint(...at) : within;
  return place?.dispatchEvent(new MouseEvent("click", { bubbles: true })) ?? false;
}

function groundAt(root: HTMLElement, { grounds }: DragInit, at: Point): Element | null {
  const found = document.elementFromPoint(...at)?.closest(grounds) ?? null;
  return root.contains(found) ? found : null;
}
