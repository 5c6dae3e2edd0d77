/** The score sheet, sorted into one column for each player. */

import type { Score } from "../api/types";

interface Column {
  seat: number;
  lines: Score[];
  total: number;
}

/** A column for each seat and for the automaton if it scored, the best first. */
export function columnsOf(scores: readonly Score[], seats: number): Column[] {
  const every = new Set([...Array(seats).keys(), ...scores.map((score) => score.seat)]);
  return [...every]
    .map((seat) => columnOf(scores, seat))
    .toSorted((one, other) => other.total - one.total);
}

function columnOf(scores: readonly Score[], seat: number): Column {
  const lines = scores.filter((score) => score.seat === seat);
  return { seat, lines, total: lines.reduce((sum, line) => sum + line.points, 0) };
}
