/** Where cells lie on the drawing: hexagons with a point at the top, as in the notation. */

import { upTo } from "../../art/petals";

/** From the centre of a cell to its corners. */
export const SIZE = 50;
const WIDTH = SIZE * Math.sqrt(3);

export interface Cell {
  q: number;
  r: number;
}

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

/** The neighbours of `0,0`, clockwise from one o'clock. */
const AROUND: readonly Cell[] = [
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
];

export function nameOf({ q, r }: Cell): string {
  return `${q},${r}`;
}

export function cellNamed(name: string): Cell {
  const [q = 0, r = 0] = name.split(",").map(Number);
  return { q, r };
}

export function centre({ q, r }: Cell): Point {
  return { x: WIDTH * (q + r / 2), y: SIZE * 1.5 * r };
}

export function neighbours(cell: Cell): Cell[] {
  return AROUND.map(({ q, r }) => ({ q: cell.q + q, r: cell.r + r }));
}

/** The free cells that touch any of these. */
export function border(cells: readonly Cell[]): Cell[] {
  const taken = new Set(cells.map(nameOf));
  const free = new Map<string, Cell>();
  for (const cell of cells.flatMap(neighbours)) {
    if (!taken.has(nameOf(cell))) free.set(nameOf(cell), cell);
  }
  return [...free.values()];
}

/** The edge of a group of cells, drawn a little inside of it, as a path. */
export function edge(cells: readonly Cell[], inset = 0): string {
  const inside = new Set(cells.map(nameOf));
  const sides = cells.flatMap((cell) =>
    neighbours(cell).flatMap((near, direction) =>
      inside.has(nameOf(near)) ? [] : [side(cell, direction, inside, inset)],
    ),
  );
  return sides.join("");
}

/**
 * One side of a cell, moved inwards. At either end it stops short of a side that is drawn as well,
 * and reaches over to the next cell of the group where there is none.
 */
function side(cell: Cell, direction: number, inside: Set<string>, inset: number): string {
  const { x, y } = centre(cell);
  const near = neighbours(cell);
  const slant = inset / Math.sqrt(3);
  const reach = (turn: number) =>
    inside.has(nameOf(near[(direction + turn + 6) % 6] ?? cell)) ? slant : -slant;
  const apothem = WIDTH / 2 - inset;
  const angle = ((direction * 60 - 60) * Math.PI) / 180;
  const point = (along: number) => {
    const px = x + apothem * Math.cos(angle) - along * Math.sin(angle);
    const py = y + apothem * Math.sin(angle) + along * Math.cos(angle);
    return `${tenth(px)} ${tenth(py)}`;
  };
  return `M${point(-SIZE / 2 - reach(-1))}L${point(SIZE / 2 + reach(1))}`;
}

/** Rounded, and never minus zero. */
function tenth(value: number): number {
  return Math.round(value * 10) / 10 + 0;
}

/** The smallest box around the cells, with room to spare. */
export function boxOf(cells: readonly Cell[], room: number): Box {
  const points = cells.length ? cells.map(centre) : [{ x: 0, y: 0 }];
  const left = Math.min(...points.map((point) => point.x)) - WIDTH / 2 - room;
  const right = Math.max(...points.map((point) => point.x)) + WIDTH / 2 + room;
  const top = Math.min(...points.map((point) => point.y)) - SIZE - room;
  const bottom = Math.max(...points.map((point) => point.y)) + SIZE + room;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** The corners of a hexagon around the origin. */
export const corners = (size: number): string =>
  upTo(6)
    .map((at) => {
      const angle = (Math.PI / 3) * at + Math.PI / 6;
      return `${(size * Math.cos(angle)).toFixed(2)},${(size * Math.sin(angle)).toFixed(2)}`;
    })
    .join(" ");

const STEPS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The cell that an arrow key leads to: the nearest one in its direction. */
export function onwards(from: Cell, key: string, cells: readonly Cell[]): Cell | null {
  const way = STEPS[key];
  if (!way) return null;
  const start = centre(from);
  let best: Cell | null = null;
  let least = Infinity;
  for (const cell of cells) {
    const { x, y } = centre(cell);
    const along = (x - start.x) * way.x + (y - start.y) * way.y;
    const across = Math.abs((x - start.x) * way.y) + Math.abs((y - start.y) * way.x);
    if (along < SIZE * 0.9 || across > along * 2) continue;
    const cost = along + across * 1.5 - (x > start.x ? 0.1 : 0);
    if (cost < least) {
      least = cost;
      best = cell;
    }
  }
  return best;
}
