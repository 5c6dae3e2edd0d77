/**
 * Where the cells of the flower lie, for drawing. Slot 1 of ring 1 is at the top, slots go round
 * clockwise, and each ring is turned half a slot further than the one inside.
 */

import { upTo } from "../../art/petals";
import type { Cell } from "./cells";

export const RINGS = 5;
const SLOTS = 9;
export const SIZE = 252; // half of the drawing

const EDGES = [37, 74, 112, 152, 194, 239];
const HALF_SLOT = 20; // degrees
const UNDER = 16; // how far a petal reaches under those inside
const TIP = 9; // how far its tip reaches out of its ring
const FULL_TURN = 18; // half slots

type Point = [number, number];

export const CELLS: Cell[] = upTo(RINGS).flatMap((ring) =>
  upTo(SLOTS).map((slot) => ({ ring: ring + 1, slot: slot + 1 })),
);

/** The angle of a cell in half slots. */
function turnOf({ ring, slot }: Cell): number {
  return (2 * (slot - 1) + ring - 1) % FULL_TURN;
}

/** The angle of a cell in degrees, clockwise from the top. */
export function angleOf(cell: Cell): number {
  return HALF_SLOT * turnOf(cell);
}

function polar(radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [radius * Math.sin(angle), -radius * Math.cos(angle)];
}

function edge(ring: number): number {
  return EDGES[ring] ?? 0;
}

/** How far from the centre the sign of a petal is. */
export function heart(ring: number): number {
  return edge(ring - 1) + (edge(ring) - edge(ring - 1)) * 0.56;
}

export function centreOf(cell: Cell): Point {
  return polar(heart(cell.ring), angleOf(cell));
}

function write(points: Point[]): string {
  return points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join(" ");
}

/** A petal of a ring, pointing up. */
export function petalPath(ring: number): string {
  const inner = edge(ring - 1) - UNDER;
  const long = edge(ring) + TIP - inner;
  const half = HALF_SLOT * 0.97;
  const at = (share: number, wide: number): Point => polar(inner + long * share, half * wide);
  const side = (sign: number): Point[] => [
    at(0.22, 0.8 * sign),
    at(0.4, 0.98 * sign),
    at(0.62, sign),
    at(0.84, sign),
    at(0.93, 0.42 * sign),
    at(1, 0),
  ];
  const right = side(1);
  const left = side(-1).reverse().slice(1);
  const base = [at(0, -0.3), at(0, 0.3)];
  return `M${write([base[1] as Point])}C${write(right)}C${write([...left, base[0] as Point])}Z`;
}

/** The veins of a petal, pointing up. */
export function veinPath(ring: number): string {
  const inner = edge(ring - 1) - UNDER;
  const long = edge(ring) + TIP - inner;
  const at = (share: number, wide: number): Point => polar(inner + long * share, HALF_SLOT * wide);
  const vein = (wide: number): string =>
    `M${write([at(0.1, wide * 0.3)])}Q${write([at(0.55, wide), at(0.88, wide * 0.72)])}`;
  return [-0.62, -0.3, 0, 0.3, 0.62].map(vein).join("");
}

/** The neighbour in a direction of the arrow keys; round the ring, outwards or inwards. */
export function neighbour({ ring, slot }: Cell, key: string): Cell | null {
  const round = (by: number): number => ((slot - 1 + by + SLOTS) % SLOTS) + 1;
  if (key === "ArrowRight") return { ring, slot: round(1) };
  if (key === "ArrowLeft") return { ring, slot: round(-1) };
  if (key === "ArrowUp") return { ring: Math.min(ring + 1, RINGS), slot };
  if (key === "ArrowDown") return { ring: Math.max(ring - 1, 1), slot };
  return null;
}

/** The shortest lines that join cells, as a constellation. */
export function constellation(cells: readonly Cell[]): string {
  const points = cells.map(centreOf);
  const joined = points.splice(0, 1);
  let lines = "";
  while (points.length) {
    const [from, to] = nearest(joined, points);
    points.splice(points.indexOf(to), 1);
    joined.push(to);
    lines += `M${write([from])}L${write([to])}`;
  }
  return lines;
}

function nearest(some: Point[], others: Point[]): [Point, Point] {
  const pairs = some.flatMap((one) => others.map((other): [Point, Point] => [one, other]));
  const length = ([one, other]: [Point, Point]): number =>
    Math.hypot(one[0] - other[0], one[1] - other[1]);
  return pairs.reduce((best, pair) => (length(pair) < length(best) - 1e-6 ? pair : best));
}

/** The middle of some cells. */
export function middle(cells: readonly Cell[]): Point {
  const points = cells.map(centreOf);
  const mean = (axis: 0 | 1): number =>
    points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  return [mean(0), mean(1)];
}

/** A pattern of steps laid on the flower: upright, and about the middle of the rings. */
export function laidOut(steps: readonly (readonly number[])[]): Cell[] {
  const pattern = steps.map(([out = 0, turn = 0]) => [out, turn] as const);
  const out = pattern.map(([ring]) => ring);
  const around = pattern.map(([, turn]) => turn);
  const low = Math.min(...out);
  const middle = Math.round((Math.min(...around) + Math.max(...around)) / 2);
  const [first, last] = [1, RINGS - Math.max(...out) + low];
  const wanted = Math.floor((first + last + 1) / 2);
  // A ring where the middle lies at the top, or else half a slot beside it.
  const fitting = [wanted, wanted - 1, wanted + 1].find(
    (ring) => ring >= first && ring <= last && isEven(onLattice(pattern[0], ring - low, -middle)),
  );
  const inner = fitting ?? wanted;
  return pattern.map((step) => {
    const half = onLattice(step, inner - low, fitting === undefined ? 1 - middle : -middle);
    return { ring: inner - low + step[0], slot: ((((half / 2) % SLOTS) + SLOTS) % SLOTS) + 1 };
  });
}

/** Half slots from slot 1 of its ring to a step, moved so far outwards and round. */
function onLattice(step: readonly [number, number] = [0, 0], out: number, round: number): number {
  return step[1] + round - (step[0] + out - 1);
}

function isEven(number: number): boolean {
  return number % 2 === 0;
}

/** The part of the flower that shows some cells, as a `viewBox` of a given height to width. */
export function windowOn(cells: readonly Cell[], tall: number): string {
  const turns = cells.map(turnOf).map((turn) => (turn > SLOTS ? turn - FULL_TURN : turn));
  if (Math.max(...turns) - Math.min(...turns) > SLOTS) {
    const far = edge(Math.max(...cells.map(({ ring }) => ring))) + 2 * TIP;
    return `${-far / tall} ${-far} ${(2 * far) / tall} ${2 * far}`;
  }
  const points = cells.flatMap((cell) => outline(cell));
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const width = Math.max(right - left, (bottom - top) / tall, 150) + 14;
  const x = (left + right - width) / 2;
  const y = (top + bottom - width * tall) / 2;
  return [x, y, width, width * tall].map((number) => number.toFixed(0)).join(" ");
}

function outline(cell: Cell): Point[] {
  const angle = angleOf(cell);
  const [inner, outer] = [edge(cell.ring - 1), edge(cell.ring) + TIP];
  const sides = [angle - HALF_SLOT, angle + HALF_SLOT];
  const shoulder = inner + (outer - inner) * 0.7;
  return [
    polar(inner - UNDER, angle),
    polar(outer, angle),
    ...sides.flatMap((side) => [polar(inner, side), polar(shoulder, side)]),
  ];
}
