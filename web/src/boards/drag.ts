/**
 * Lets a piece be dragged onto a place: an extra way to click the one and then the other.
 *
 * Where a piece is let go it is clicked, and then what it was let go over, as soon as that can be
 * chosen; so a drag does nothing that two clicks do not. A finger must rest on a piece for a moment
 * first, so that the page still scrolls.
 */

import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

import { floatingCopy } from "./animation.svelte";

export interface DragInit {
  /** Selects what can be picked up. */
  pieces: string;
  /** Selects what a piece can be let go over. */
  grounds: string;
  /** Selects what is clicked then: the ground itself, or something within it. */
  places: string;
}

const SLACK = 6; // pixels that a press may wander
const HOLD = 220; // milliseconds that a finger rests
const PATIENCE = 4000; // milliseconds until a place can be chosen

/** What a pointer does that has moved so far, so long after it was pressed. */
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
    let held: Held | null = null;

    function press(event: PointerEvent): void {
      const piece = (event.target as Element).closest<HTMLElement>(init.pieces);
      if (piece && event.isPrimary && event.button === 0) held = new Held(root, piece, event);
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
class Held {
  readonly piece: HTMLElement;
  /** What follows the pointer, once it is dragged. */
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

  /** Whether a finger has rested long enough, so that it does not scroll. */
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
