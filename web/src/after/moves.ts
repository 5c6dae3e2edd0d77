/** Moves of a finished game, looked up among those that were possible. */

import type { ChoiceData, DecisionData, ReplayData } from "../api/types";
import { type Offers, offersOf } from "../prompt/builder";

/** What was played and what would have been better, with their parts. */
export interface Pair {
  played: ChoiceData;
  better: ChoiceData;
}

export function pairOf(decision: DecisionData, before: ReplayData | null): Pair {
  const find = (move: string): ChoiceData =>
    before?.view.prompt?.choices.find((choice) => choice.move === move) ?? { move, parts: {} };
  return { played: find(decision.move), better: find(decision.best) };
}

/** One move as if it were all chosen, so that a board shows it and offers nothing else. */
export function illustrate(shown: ReplayData, move: string): Offers | null {
  const prompt = shown.view.prompt;
  const choice = prompt?.choices.find((each) => each.move === move);
  if (!prompt || !choice) return null;
  const chosen = Object.entries(choice.parts).map(([part, value]) => ({ part, value }));
  return offersOf({ ...prompt, choices: [choice] }, chosen);
}
