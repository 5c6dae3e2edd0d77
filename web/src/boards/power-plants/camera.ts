/** The visible part of the garden. */

import type { Box, Point } from "./hexes";

/** The limits of zooming, relative to the whole garden. */
const CLOSEST = 6;
const FARTHEST = 1.6;

export interface Window {
  width: number;
  height: number;
}

/** The part with the same middle that has the shape of the window. */
export function shaped(box: Box, window: Window): Box {
  if (!window.width || !window.height) return box;
  const ratio = window.width / window.height;
  const width = Math.max(box.width, box.height * ratio);
  const height = width / ratio;
  return around(box.x + box.width / 2, box.y + box.height / 2, width, height);
}

/** The whole garden, with a strip of the window left free for the buttons. */
export function fitted(whole: Box, window: Window, free: { right: number; bottom: number }): Box {
  const [width, height] = [window.width - free.right, window.height - free.bottom];
  const box = shaped(whole, { width, height });
  const unit = box.width / Math.max(1, width);
  return {
    ...box,
    width: box.width + free.right * unit,
    height: box.height + free.bottom * unit,
  };
}

/** The same part seen closer (`by` above 1) or from farther off; the point stays where it is. */
export function zoomed(box: Box, by: number, at: Point, whole: Box): Box {
  const width = clamp(box.width / by, whole.width / CLOSEST, whole.width * FARTHEST);
  const scale = width / box.width;
  return kept(
    {
      x: at.x - (at.x - box.x) * scale,
      y: at.y - (at.y - box.y) * scale,
      width,
      height: box.height * scale,
    },
    whole,
  );
}

export function moved(box: Box, dx: number, dy: number, whole: Box): Box {
  return kept({ ...box, x: box.x + dx, y: box.y + dy }, whole);
}

/** Moved as little as possible so that a point is seen, not too near the rim. */
export function showing(box: Box, point: Point, margin: number, whole: Box): Box {
  const dx = outside(point.x, box.x + margin, box.x + box.width - margin);
  const dy = outside(point.y, box.y + margin, box.y + box.height - margin);
  return dx || dy ? moved(box, dx, dy, whole) : box;
}

export function middle(box: Box): Point {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The middle of the visible part stays inside the garden. */
function kept(box: Box, whole: Box): Box {
  const { x, y } = middle(box);
  return around(
    clamp(x, whole.x, whole.x + whole.width),
    clamp(y, whole.y, whole.y + whole.height),
    box.width,
    box.height,
  );
}

function around(x: number, y: number, width: number, height: number): Box {
  return { x: x - width / 2, y: y - height / 2, width, height };
}

function outside(value: number, low: number, high: number): number {
  return value < low ? value - low : value > high ? value - high : 0;
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}
