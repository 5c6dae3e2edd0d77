/** The geometry of the chart of winning chances. */

import type { Decision } from "../api/types";

export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** The number of moves. */
  plies: number;
}

/** Each seat's chances in each position, from the first on: before a move, and at the very end. */
export function chancesOf(
  decisions: readonly Decision[],
  plies: number,
  winners: readonly number[],
  seats: number,
): number[][] {
  const found = decisions.map((each) => each.chances);
  return decisions.length < plies ? found : [...found, resultOf(winners, seats)];
}

/** The result as chances; a single player who does not win has lost to the automaton. */
function resultOf(winners: readonly number[], seats: number): number[] {
  const all = [...Array(seats).keys()];
  const among = winners.length || seats === 1 ? winners : all;
  return all.map((seat) => (among.includes(seat) ? 1 / among.length : 0));
}

export function xOf(frame: Frame, ply: number): number {
  const room = frame.width - frame.left - frame.right;
  return frame.left + (frame.plies ? (ply / frame.plies) * room : 0);
}

export function yOf(frame: Frame, chance: number): number {
  return frame.top + (1 - chance) * (frame.height - frame.top - frame.bottom);
}

/** The ply nearest to a horizontal position. */
export function plyAt(frame: Frame, x: number): number {
  const room = frame.width - frame.left - frame.right;
  const ply = Math.round(((x - frame.left) / room) * frame.plies);
  return Math.min(Math.max(0, ply), frame.plies);
}

/** The line of a seat, as an SVG path. */
export function pathOf(frame: Frame, chances: readonly number[][], seat: number): string {
  const points = chances.map(
    (row, ply) => `${xOf(frame, ply).toFixed(1)} ${yOf(frame, row[seat] ?? 0).toFixed(1)}`,
  );
  return points.length ? `M${points.join("L")}` : "";
}

/** The plies that get a mark: about `number` of them, each seat's offset from the others'. */
export function marksOf(length: number, number: number, seat: number, seats: number): number[] {
  const step = Math.max(1, Math.ceil(length / number));
  const first = Math.floor((step * (seat + 0.5)) / seats);
  return [...Array(length).keys()].filter((ply) => ply % step === first);
}

/** Positions of labels, as near as possible to where they belong without overlapping. */
export function spread(wanted: readonly number[], apart: number, low: number, high: number) {
  const order = wanted.map((_, at) => at).toSorted((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const found = [...wanted];
  let floor = low;
  for (const at of order) {
    found[at] = Math.max(found[at] ?? 0, floor);
    floor = found[at] + apart;
  }
  let ceiling = high;
  for (const at of order.toReversed()) {
    found[at] = Math.min(found[at] ?? 0, ceiling);
    ceiling = found[at] - apart;
  }
  return found;
}

/** The plies labelled on the axis. */
export function ticksOf(plies: number, most: number): number[] {
  const steps = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000];
  const step = steps.find((each) => plies / each <= most) ?? plies;
  return [...Array(plies + 1).keys()].filter((ply) => ply % step === 0);
}
