/** The moves that cost their player most winning chances. */

import type { Decision } from "../api/types";

const MOST = 3;
const SLIGHT = 0.005; // half a percentage point

/** The three costliest moves of some seats, the worst first. */
export function costliestMoves(
  decisions: readonly Decision[],
  seats: readonly number[],
): Decision[] {
  return decisions
    .filter((each) => each.cost >= SLIGHT && seats.includes(each.seat))
    .toSorted((one, other) => other.cost - one.cost)
    .slice(0, MOST);
}
