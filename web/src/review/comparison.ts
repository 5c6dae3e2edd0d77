/** The played and the better move, looked up among the legal moves. */

import type { ChoiceData, Decision, ReplayedPosition } from "../api/types";

/** What was played and what would have been better, with their parts. */
export interface MoveComparison {
  played: ChoiceData;
  better: ChoiceData;
}

export function compareMoves(decision: Decision, before: ReplayedPosition | null): MoveComparison {
  const find = (move: string): ChoiceData =>
    before?.view.prompt?.choices.find((choice) => choice.move === move) ?? { move, parts: {} };
  return { played: find(decision.move), better: find(decision.best) };
}
