/** Which moves gave away most of their player's chances. */

import type { DecisionData } from "../api/types";

const MOST = 3;
const SLIGHT = 0.005; // half a percentage point: nothing to speak of

export interface Costly extends DecisionData {
  cost: number;
}

/** The three costliest moves of some seats, the worst first. */
export function costliest(decisions: readonly DecisionData[], seats: readonly number[]): Costly[] {
  return decisions
    .filter((each): each is Costly => each.cost !== null && each.cost >= SLIGHT)
    .filter((each) => seats.includes(each.seat))
    .toSorted((one, other) => other.cost - one.cost)
    .slice(0, MOST);
}

/** How many moves of some seats were so unusual that the search never tried them. */
export function untried(decisions: readonly DecisionData[], seats: readonly number[]): number {
  return decisions.filter((each) => each.cost === null && seats.includes(each.seat)).length;
}
