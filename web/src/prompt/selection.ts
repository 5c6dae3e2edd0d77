/**
 * Builds a move part by part from a prompt. Knows no game: the parts, and the values possible for
 * each, come with the prompt. A board may ask for parts in its own order, and a part chosen again
 * replaces what was chosen before.
 */

import type { ChoiceData, PromptData, Value } from "../api/types";

export type Parts = Record<string, Value>;

/** How a prompt is answered: by parts that name a move or, typed by hand, in notation. */
export type Answer = { parts: Parts } | { move: string };

export interface Chosen {
  part: string;
  value: Value;
}

/** What can be chosen next, for a given prompt and what was chosen so far. */
export interface Selection {
  prompt: PromptData;
  /** What was chosen so far, in order. */
  chosen: readonly Chosen[];
  /** The part to choose next; null when one move is left. */
  part: string | null;
  /** The values possible for that part, each once. */
  values: readonly Value[];
  /** The moves left. */
  moves: readonly ChoiceData[];
  /** The only move left, ready to be confirmed or played. */
  ready: ChoiceData | null;
}

export function selectionOf(prompt: PromptData, chosen: readonly Chosen[]): Selection {
  const moves = prompt.choices.filter((choice) => fits(choice, chosen));
  const first = moves[0];
  const ready = moves.length === 1 && first ? first : null;
  const part = ready ? null : nextPart(moves, chosen);
  return { prompt, chosen, part, values: part ? valuesOf(moves, part) : [], moves, ready };
}

/**
 * Return the parts chosen after one more choice. Earlier choices stay if a move still has them all; a
 * choice that no move has changes nothing.
 */
export function choose(
  prompt: PromptData,
  chosen: readonly Chosen[],
  pick: Chosen,
): readonly Chosen[] {
  if (!prompt.choices.some((choice) => fits(choice, [pick]))) return chosen;
  const kept = chosen.filter((each) => each.part !== pick.part);
  const place = chosen.findIndex((each) => each.part === pick.part);
  const next = place < 0 ? [...kept, pick] : kept.toSpliced(place, 0, pick);
  return dropUnfit(prompt, next, pick);
}

/**
 * Whether the last part of the only move left was chosen, so that nothing is left to choose. Parts
 * before it with only one value are skipped; a last part with only one value has to be confirmed.
 */
export function isFullyChosen(selection: Selection): boolean {
  const last = Object.keys(selection.ready?.parts ?? {}).at(-1);
  return last !== undefined && selection.chosen.some((each) => each.part === last);
}

/** Whether a value of a part can still be chosen, other parts staying as they are. */
export function possible(selection: Selection, part: string, value: Value): boolean {
  const others = selection.chosen.filter((each) => each.part !== part);
  return selection.prompt.choices.some((choice) => fits(choice, [...others, { part, value }]));
}

/** The value chosen for a part, if there is one. */
export function chosenValue(selection: Selection | null, part: string): Value | null {
  return selection?.chosen.find((each) => each.part === part)?.value ?? null;
}

/** The values that are possible for a part, each once, in order. */
function valuesOf(moves: readonly ChoiceData[], part: string): Value[] {
  const values = moves.map((choice) => choice.parts[part]).filter((value) => value !== undefined);
  return [...new Set(values)];
}

function fits(choice: ChoiceData, chosen: readonly Chosen[]): boolean {
  return chosen.every(({ part, value }) => choice.parts[part] === value);
}

function nextPart(moves: readonly ChoiceData[], chosen: readonly Chosen[]): string | null {
  const open = Object.keys(moves[0]?.parts ?? {}).filter(
    (part) => !chosen.some((each) => each.part === part),
  );
  return open.find((part) => valuesOf(moves, part).length > 1) ?? open[0] ?? null;
}

function dropUnfit(prompt: PromptData, next: Chosen[], pick: Chosen): readonly Chosen[] {
  const kept: Chosen[] = [pick];
  for (const each of next) {
    if (each !== pick && prompt.choices.some((choice) => fits(choice, [...kept, each]))) {
      kept.push(each);
    }
  }
  return next.filter((each) => kept.includes(each));
}
